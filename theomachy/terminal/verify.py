"""`theomachy verify`: what a record proves, of its chance and of its end."""

from __future__ import annotations

import argparse

from theomachy.commands import read_text
from theomachy.kernel.errors import BadInput
from theomachy.proof import Known, proof
from theomachy.shown import FALSE, Memory, compared
from theomachy.signing import in_use, is_chain, read_fingerprint, read_keys
from theomachy.words import house_words


def run(args: argparse.Namespace) -> int:
    """0 if nothing is false; if keys are named, only if one of them has signed."""
    w = house_words(args.language)
    known = known_keys(args.key, args.keys)
    verdict = proof(read_text(args.record), args.record, args.language, known)
    shown = Memory().about(verdict.record)
    seen = compared(shown, verdict.record)
    print(verdict.about_chance)
    if verdict.chance:
        print(w.say(f"verify-shown-{seen}", shown=shown.commitment if shown else ""))
    print(verdict.about_end)
    holds = verdict.holds and seen not in FALSE and (known is None or verdict.end == "signed")
    return 0 if holds else 1


def known_keys(fingerprint: str | None, file: str | None) -> Known | None:
    """The key somebody wrote down; those of a server; or, with both, those of the server if that one is among them."""
    if fingerprint is None and file is None:
        return None
    named = read_fingerprint(fingerprint or "")
    if fingerprint is not None and not named:
        raise BadInput("verify-no-fingerprint", text=fingerprint[:80])
    if file is None:
        return Known("you", {named: None})
    keys = read_keys(read_text(file))
    if not keys:
        raise BadInput("verify-no-keys", file=file)
    if not is_chain(keys):
        raise BadInput("verify-broken-keys", file=file)
    trusted = in_use(keys)
    if named and named not in trusted:
        raise BadInput("verify-not-among", key=named, file=file)
    return Known("you", trusted)
