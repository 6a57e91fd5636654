"""`theomachy verify`: what a record proves of its chance."""

from __future__ import annotations

import argparse
from pathlib import Path

from theomachy.kernel.records import read_record_file
from theomachy.proof import proof


def run(args: argparse.Namespace) -> int:
    proved, sentence = proof(read_record_file(Path(args.record)), args.record, args.language)
    print(sentence)
    return 0 if proved else 1
