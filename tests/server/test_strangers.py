"""What strangers send is read, checked and first played in a process apart: what befalls that befalls nobody."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.bad_input import bad_input
from tests.olympus.hostile_files import CANNOT_BE_READ, FULL, HEAD, SOLDIERS, card
from tests.server.service import FRIEND, ME, Service, service
from tests.server.test_hostile import nothing_in_the_log as nothing_in_the_log
from theomachy.games.deukalion.drawing import packaged_map
from theomachy.games.olympus import options as olympus
from theomachy.kernel.errors import BadInput, Wording
from theomachy.server import pieces, setting, workers
from theomachy.server import table as tables
from theomachy.server.setting import Setting
from theomachy.server.table import Denied
from theomachy.server.trial import first_played
from theomachy.server.workers import Provers
from theomachy.words import LANGUAGES, house_words

OURS = HEAD + card("myrmidon", "soldier")


def setting_of(game: str = "olympus", **options: Any) -> dict[str, Any]:
    return {"game": game, "seats": [ME, FRIEND], "options": options}


async def post(server: Service, language: str = "en", **options: Any) -> Any:
    new = {"setting": setting_of("deukalion" if "map" in options else "olympus", **options)}
    return await server.http.post("/api/tables", json=new, headers={"Accept-Language": language})


# --- at the door ------------------------------------------------------------------------------------------------------


def test_hostile_cards_are_refused_by_a_sentence_and_good_ones_are_played(tmp_path: Path) -> None:
    async def attack() -> None:
        async with service(tmp_path) as server:
            for name in ("a key with 12,000 dots", "20,000 empty cards", "brackets in brackets", "a million signs"):
                answer = await post(server, custom_cards=CANNOT_BE_READ[name])
                assert answer.status_code in (413, 422), answer.text
                assert len(answer.text) < 600
            assert (await post(server, custom_cards=OURS)).status_code == 201
            assert (await post(server, map=packaged_map() + "# ours\n")).status_code == 201
            assert (await post(server, map="nothing")).json()["code"] == "bad-input"

    asyncio.run(attack())


def test_chains_without_end_do_not_end_the_server(tmp_path: Path) -> None:
    """116 soldiers of whom each calls the next: they may be played or not, but never bring the house down."""

    async def attack() -> None:
        async with service(tmp_path) as server:
            assert (await post(server, custom_cards=SOLDIERS, effect_limit=1000)).status_code in (201, 422)
            assert (await post(server, custom_cards=OURS)).status_code == 201

    asyncio.run(attack())


def test_the_loop_never_reads_what_strangers_have_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is it read here at all before the process apart has said yes."""
    read: list[int] = []
    made_options = Setting.made_options

    def noted(self: Setting) -> Any:
        read.append(threading.get_ident())
        return made_options(self)

    monkeypatch.setattr(setting.Setting, "made_options", noted)

    async def attack() -> None:
        async with service(tmp_path) as server:
            await post(server, custom_cards=CANNOT_BE_READ["20,000 empty cards"])
            assert read == []
            await post(server, custom_cards=OURS)
            assert read
            assert threading.get_ident() not in read

    asyncio.run(attack())


def test_what_takes_too_long_is_given_up(tmp_path: Path) -> None:
    async def attack() -> None:
        async with service(tmp_path) as server:
            assert (await post(server, custom_cards=OURS)).status_code == 201
            server.tables.provers.seconds = 0.01
            for language in LANGUAGES:
                answer = await post(server, language, custom_cards=FULL)
                assert (answer.status_code, answer.json()["code"]) == (422, "too-hard")
                assert answer.json()["text"] == house_words(language).say("denied-too-hard")
            server.tables.provers.seconds = 60
            assert (await post(server, custom_cards=OURS)).status_code == 201

    asyncio.run(attack())


# --- a process that is lost -------------------------------------------------------------------------------------------


def asked_of(program: str, monkeypatch: pytest.MonkeyPatch, *, then: str = "olympus") -> BaseException | None:
    """What a process that was tampered with leads to; the next one answers all the same."""
    start = f"import os, signal\nfrom theomachy.server import thinking, trial\n{program}\nthinking.main()"
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-P", "-c", start))

    async def ask() -> BaseException | None:
        provers = Provers(1, 60, 1)
        try:
            await provers.first_played(setting_of(custom_cards=OURS), "de")
            return None
        except (Denied, BadInput) as error:
            return error
        finally:
            monkeypatch.undo()
            assert json.loads(await provers.lesson(then, 1, [], "en"))["lesson"] == 1
            await provers.close()

    return asyncio.run(ask())


def test_nothing_is_wrong_with_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked_of("", monkeypatch) is None


@pytest.mark.parametrize(
    "program",
    [
        "trial.play = lambda *_: bytearray(thinking.MEMORY)",
        "trial.TRIALS, thinking.SECONDS = 1 << 30, 1",  # it plays for ever
        "trial.play = lambda *_: os.kill(os.getpid(), signal.SIGSEGV)",
    ],
    ids=["memory", "time", "crash"],
)
def test_a_process_that_is_lost_is_a_sentence_and_the_next_one_answers(
    program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = asked_of(program, monkeypatch)
    assert isinstance(error, Denied)
    assert error.code == "too-hard"


def test_what_cannot_be_played_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    error = asked_of("trial.play = lambda *_: 1 / 0", monkeypatch)
    assert isinstance(error, BadInput)
    assert error.wording == Wording("table-unplayable")


def test_the_trial_plays_what_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    with bad_input("It is missing"):
        first_played(setting_of(custom_cards=HEAD + "x = 1\n"), "en")
    assert first_played(setting_of(custom_cards=OURS), "en")
    assert first_played(
        {**setting_of("deukalion", map=packaged_map() + "# ours\n"), "seats": [ME] + [FRIEND] * 3}, "it"
    )


# --- what stays -------------------------------------------------------------------------------------------------------


def test_only_so_many_card_sets_are_kept() -> None:
    for number in range(olympus.MOST_SETS + 5):
        olympus.card_set(HEAD + card(f"one_{number}", "soldier"))
    assert len(olympus.CARD_SETS) <= olympus.MOST_SETS + 1
    assert "" in olympus.CARD_SETS


# --- long games -------------------------------------------------------------------------------------------------------


def test_a_game_without_end_is_ended_by_its_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_CHOICES", 60)

    async def attack() -> None:
        async with service(tmp_path) as server:
            id, keys = await server.set_table(ME, {"kind": "bot", "bot": "random"}, game="deukalion")
            async with server.visit(id, keys[0]) as me:
                await server.begin(id, me)
                for number in range(60):
                    while not me.now["choices"] and not server.tables.by_id[id].table.endless:
                        me.take(await me.receive())
                    if server.tables.by_id[id].table.endless:
                        break
                    await me.choose(number)
                table = server.tables.by_id[id].table
                assert table.endless
                if table.to_move() == 0:
                    await server.catch_up(id, me)
                    assert (await me.choose(0))["code"] == "endless"
                seq = table.seq
                await asyncio.sleep(0.2)
                assert table.seq == seq  # the bot has stopped, too
                assert (await me.ask("resign"))["type"] == "reply"

    asyncio.run(attack())


def test_what_happens_while_the_story_is_told_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A story is put into words in pieces; meanwhile the game goes on."""
    monkeypatch.setattr(pieces, "PIECE", -1.0)  # everybody else gets his turn after every sentence

    async def attack() -> None:
        async with service(tmp_path) as server:
            id, keys = await server.set_table(ME, FRIEND, game="deukalion")
            async with server.visit(id, keys[0]) as me, server.visit(id, keys[1]) as friend:
                await server.begin(id, me, friend)
                await server.choose(id, 40, me, friend)
                playing = asyncio.create_task(server.choose(id, 20, me, friend))
                for _ in range(10):
                    async with server.visit(id, keys[0]) as other:
                        welcome = json.loads(other.received[0])
                        story = welcome["story"]
                        assert len(story) == welcome["now"]["event_count"]
                        await server.catch_up(id, other)
                        while not json.loads(other.received[-1])["now"]:  # more has happened meanwhile
                            other.take(await other.receive())
                        for update in other.updates:
                            story += update["events"]
                        assert len(story) == other.now["event_count"]
                await playing

    asyncio.run(attack())


def test_the_plain_page_says_what_was_too_hard(tmp_path: Path) -> None:
    async def attack() -> None:
        async with service(tmp_path) as server:
            server.tables.provers.seconds = 0.0
            page = await server.http.post("/verify/plain", data={"record": "x"}, headers={"Accept-Language": "it"})
            assert page.status_code == 200
            assert house_words("it").say("denied-too-hard") in page.text.replace("&#x27;", "'")

    asyncio.run(attack())
