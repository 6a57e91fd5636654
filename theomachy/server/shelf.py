"""What anybody may read: cards, maps, rules."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import FastAPI, Header

from theomachy.games import game as game_named
from theomachy.server.answers import Rules
from theomachy.server.hall import Hall
from theomachy.server.render import words_of
from theomachy.server.rules_page import rules_told
from theomachy.server.table import Denied
from theomachy.words import CardTold, GameWords, language_of, words

Language = Annotated[str | None, Header(alias="accept-language")]


def add_shelf(app: FastAPI, hall: Hall) -> None:
    async def words_for(game: str, table: str | None, language: str | None) -> GameWords:
        """Those of a table know its own cards and its map."""
        game_named(game)
        if table is None:
            return words(language_of(language), game)
        found = (await hall.desk(table)).table
        if found.setting.game != game:
            raise Denied("another-game")
        return words_of(found, language_of(language))

    @app.get("/api/games/{game}/cards")
    async def cards(game: str, table: str | None = None, accept_language: Language = None) -> list[CardTold]:
        """All cards of a game, or of a table that may have cards of its own: always the whole set."""
        return (await words_for(game, table, accept_language)).cards_told()

    @app.get("/api/games/{game}/map")
    async def map(game: str, table: str | None = None, accept_language: Language = None) -> dict[str, Any]:
        """The map of a game that has one, or of a table."""
        told = (await words_for(game, table, accept_language)).map_told()
        if told is None:
            raise Denied("no-map")
        return dict(told)

    @app.get("/api/rules/{game}")
    async def rules(game: str, accept_language: Language = None) -> Rules:
        """The rules page, with an anchor for each clause."""
        game_named(game)
        return rules_told(game, language_of(accept_language))
