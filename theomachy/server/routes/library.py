"""What anybody may read: games, cards, maps, rules, lessons, puzzles, and finished games once more."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from pydantic import Field

from theomachy.figures import figures_of
from theomachy.games import GAMES
from theomachy.games import game as game_named
from theomachy.server.answers import (
    Box,
    BuildInfo,
    Examples,
    Gallery,
    GameInfo,
    LessonStep,
    LessonTitle,
    Proof,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleTitle,
    Replay,
    ReviewPart,
    Rules,
    TurningPoints,
    Verified,
)
from theomachy.server.build_info import build_info
from theomachy.server.examples import examples as examples_of
from theomachy.server.finished import ALL, MOST_FRAMES
from theomachy.server.game_info import game_info
from theomachy.server.guard import PlainRoute, unless_gone
from theomachy.server.lessons import titles
from theomachy.server.live_tables import LiveTables
from theomachy.server.model import Model
from theomachy.server.own import takes_texts
from theomachy.server.puzzling import puzzle_titles
from theomachy.server.render import words_of
from theomachy.server.routes import Authorization, Language
from theomachy.server.rules_page import rules_info
from theomachy.server.setting import LONGEST_OPTION
from theomachy.server.table import Denied
from theomachy.signing import KeyInfo
from theomachy.words import CardInfo, Checked, GameWords, language_of, words

LONGEST = 2_000_000  # characters of a record; the server takes less, if it is not told otherwise
MOST_CHOICES = 1_000_000
SeatName = Annotated[str, Field(max_length=20)]
First = Annotated[int, Field(ge=0, le=MOST_CHOICES)]
Count = Annotated[int, Field(ge=0, le=MOST_FRAMES)]


class Watched(Model):
    """Whose eyes to see a record with: a seat's, those of a `watcher`, or `all` open, from the side of `near`."""

    record: str = Field(max_length=LONGEST)
    seat: SeatName = ALL
    near: SeatName = ""
    first: First = Field(default=0, alias="from")
    count: Count = MOST_FRAMES


class Written(Model):
    record: str = Field(max_length=LONGEST)


class ToReview(Written):
    """A record, and where the piece begins."""

    first: First = Field(default=0, alias="from")


class OwnText(Model):
    """Cards, or a map."""

    text: str = Field(max_length=LONGEST_OPTION)


class Learnt(Model):
    """All choices since the lesson began."""

    choices: list[Annotated[str, Field(max_length=200)]] = Field(default_factory=list, max_length=100)


class Tried(Model):
    """A choice; "" if the solution is wanted."""

    choice: str = Field(default="", max_length=200)


def library_routes(tables: LiveTables) -> APIRouter:
    router = APIRouter(prefix="/api", route_class=PlainRoute)

    async def words_for(game: str, table: str | None, language: str | None) -> GameWords:
        """Those of a table know its own cards and its map."""
        game_named(game)
        if table is None:
            return words(language_of(language), game)
        found = (await tables.get(table)).table
        if found.setting.game != game:
            raise Denied("another-game")
        return words_of(found, language_of(language))

    @router.get("/games")
    async def games(accept_language: Language = None) -> list[GameInfo]:
        """What can be played, and how."""
        return [game_info(key, language_of(accept_language)) for key in GAMES]

    @router.get("/build")
    async def build() -> BuildInfo:
        """How strong bots can be here, and whether that changes soon."""
        return build_info()

    @router.get("/games/{game}/cards")
    async def cards(game: str, table: str | None = None, accept_language: Language = None) -> list[CardInfo]:
        """All cards of a game, or of a table that may have cards of its own: always the whole set."""
        return (await words_for(game, table, accept_language)).card_infos()

    @router.get("/games/{game}/map")
    async def map(game: str, table: str | None = None, accept_language: Language = None) -> dict[str, Any]:
        """The map of a game that has one, or of a table."""
        found = (await words_for(game, table, accept_language)).map_info()
        if found is None:
            raise Denied("no-map")
        return dict(found)

    @router.post("/games/{game}/check", response_model=Checked)
    async def check_own(game: str, own: OwnText, request: Request, accept_language: Language = None) -> Response:
        """Cards or a map of one's own: what is wrong, by line, and what can be drawn of them."""
        if not takes_texts(game_named(game).key):
            raise Denied("nothing-to-check")
        return json_response(
            await unless_gone(request, tables.provers.check(game, own.text, language_of(accept_language)))
        )

    # No coroutines, so that each is in a thread of its own: who asks first waits until it is read.

    @router.get("/rules/{game}")
    def rules(game: str, accept_language: Language = None) -> Rules:
        """The rules page, with an anchor for each clause."""
        game_named(game)
        return rules_info(game, language_of(accept_language))

    @router.get("/rules/{game}/examples")
    def examples(game: str, accept_language: Language = None) -> Examples:
        """Positions beside the clauses they explain, before and after a choice."""
        game_named(game)
        return examples_of(game, language_of(accept_language))

    @router.get("/gallery/{game}")
    def gallery(game: str, accept_language: Language = None) -> Gallery:
        """Every card in the box, and how often it was played and won with when bots played."""
        game_named(game)
        return {
            "game": game,
            "cards": words(language_of(accept_language), game).gallery(),
            "figures": figures_of(game),
        }

    @router.get("/lessons/{game}")
    def lesson_titles(game: str, accept_language: Language = None) -> list[LessonTitle]:
        """The guided first game."""
        return titles(game, language_of(accept_language))

    @router.post("/replay", response_model=Replay)
    async def watch(watched: Watched, request: Request, accept_language: Language = None) -> Response:
        """A record, frame by frame."""
        where = watched.seat, watched.near, watched.first, watched.count
        replay = tables.provers.replay(watched.record, language_of(accept_language), *where)
        return json_response(await unless_gone(request, replay))

    @router.post("/replay/box", response_model=Box)
    async def open_box(written: Written, request: Request, accept_language: Language = None) -> Response:
        """The cards and the map of a record, which may have its own."""
        return json_response(
            await unless_gone(request, tables.provers.box(written.record, language_of(accept_language)))
        )

    @router.get("/tables/{table}/replay", response_model=Replay)
    async def watch_again(
        table: str,
        request: Request,
        seat: Annotated[SeatName, Query()] = ALL,
        near: Annotated[SeatName, Query()] = "",
        first: Annotated[First, Query(alias="from")] = 0,
        count: Annotated[Count, Query()] = MOST_FRAMES,
        authorization: Authorization = None,
        accept_language: Language = None,
    ) -> Response:
        """A finished game, frame by frame; of a table that is closed to watchers, for those who sat there."""
        record = (await tables.get(table)).table.record_for(authorization).write()
        where = seat, near, first, count
        return json_response(
            await unless_gone(request, tables.provers.replay(record, language_of(accept_language), *where))
        )

    @router.post("/turning-points", response_model=TurningPoints)
    async def turning_points(written: Written, request: Request, accept_language: Language = None) -> Response:
        """Where a record with an end was decided, as a quick search sees it."""
        points = tables.provers.turning_points(written.record, language_of(accept_language))
        return json_response(await unless_gone(request, points))

    @router.get("/tables/{table}/turning-points", response_model=TurningPoints)
    async def turning_points_of(
        table: str, request: Request, authorization: Authorization = None, accept_language: Language = None
    ) -> Response:
        """The same of a finished game; of a table that is closed to watchers, for those who sat there."""
        live_table = await tables.get(table)
        points = live_table.turning_points(authorization, language_of(accept_language))
        return json_response(await unless_gone(request, points))

    @router.post("/review", response_model=ReviewPart)
    async def review(asked: ToReview, request: Request, accept_language: Language = None) -> Response:
        """What the choices of a record with an end were worth, and what was luck: a piece of it."""
        part = tables.provers.review(asked.record, language_of(accept_language), asked.first)
        return json_response(await unless_gone(request, part))

    @router.get("/tables/{table}/review", response_model=ReviewPart)
    async def review_of(
        table: str,
        request: Request,
        first: Annotated[First, Query(alias="from")] = 0,
        authorization: Authorization = None,
        accept_language: Language = None,
    ) -> Response:
        """The same of a finished game; of a table that is closed to watchers, for those who sat there."""
        part = (await tables.get(table)).review(authorization, language_of(accept_language), first)
        return json_response(await unless_gone(request, part))

    @router.post("/proof", response_model=Proof)
    async def prove(written: Written, request: Request, accept_language: Language = None) -> Response:
        """All that is needed to work every outcome of chance out again, without knowing the rules."""
        return json_response(
            await unless_gone(request, tables.provers.outcomes(written.record, language_of(accept_language)))
        )

    @router.post("/verify")
    async def check(written: Written, request: Request, accept_language: Language = None) -> Verified:
        """Do all outcomes of a record follow from the dealer's secret and the nonces, and has this server signed it?"""
        return await unless_gone(request, tables.verify(written.record, language_of(accept_language)))

    @router.get("/keys")
    async def keys() -> list[KeyInfo]:
        """With which keys this server signs finished records, the oldest first; each is signed by the one before it."""
        return await tables.keys.infos()

    @router.post("/lessons/{game}/{number}", response_model=LessonStep)
    async def learn(
        game: str, number: int, learnt: Learnt, request: Request, accept_language: Language = None
    ) -> Response:
        """Where the learner stands after the choices so far."""
        step = tables.provers.lesson(game, number, learnt.choices, language_of(accept_language))
        answer = await unless_gone(request, step)
        return json_response(answer, 409 if answer.startswith('{"code"') else 200)

    @router.get("/puzzles/{game}")
    def puzzle_list(game: str) -> list[PuzzleTitle]:
        """Decisions with one answer."""
        return puzzle_titles(game)

    @router.get("/puzzles/{game}/{puzzle}", response_model=PuzzleInfo)
    async def puzzle(game: str, puzzle: str, request: Request, accept_language: Language = None) -> Response:
        """What the seat sees that is to answer."""
        found = tables.provers.puzzle(game, puzzle, language_of(accept_language))
        return json_response(await unless_gone(request, found))

    @router.post("/puzzles/{game}/{puzzle}", response_model=PuzzleAnswer)
    async def solve(
        game: str, puzzle: str, tried: Tried, request: Request, accept_language: Language = None
    ) -> Response:
        """Is this the answer, and why not?"""
        told = tables.provers.puzzle_answer(game, puzzle, tried.choice, language_of(accept_language))
        answer = await unless_gone(request, told)
        return json_response(answer, 409 if answer.startswith('{"code"') else 200)

    return router


def json_response(json: str, status: int = 200) -> Response:
    """As it was written in the process apart."""
    return Response(json, status, media_type="application/json")
