"""A few seconds of play as a moving picture.  Time goes on by hand: a slow machine makes the same pictures."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image, ImageChops

from tests.web.player import Player

SCRIPT = Path(__file__).with_name("movie.js")
SIZE = (800, 500)
A_PICTURE = 66  # ms
REST = 8  # pictures in which nothing moves, at the most
TO_POINT = 8  # pictures from one place to the next
MOST = 150  # pictures
QUALITY = 45


class Movie:
    def __init__(self, player: Player) -> None:
        self.player = player
        self.pictures: list[Image.Image] = []
        self.at = (640.0, 640.0)
        self.resting = 0

    def shoot(self) -> bool:
        """One more picture, unless nothing has moved for long; says whether anything moves."""
        moving = bool(self.player.page.evaluate(f"movie.goOn({A_PICTURE})"))
        shot = Image.open(io.BytesIO(self.player.page.screenshot())).convert("RGB")
        picture = shot.resize(SIZE, Image.Resampling.LANCZOS)
        changed = not self.pictures or ImageChops.difference(picture, self.pictures[-1]).getbbox() is not None
        self.resting = 0 if changed else self.resting + 1
        if self.resting <= REST:
            self.pictures.append(picture)
        return moving or changed

    def point_at(self, x: float, y: float) -> None:
        """The pointer goes there; the mouse itself stays away, lest a card be shown large."""
        begin = self.at
        for step in range(1, TO_POINT + 1):
            part = step / TO_POINT
            part = part * part * (3 - 2 * part)
            self.at = (begin[0] + (x - begin[0]) * part, begin[1] + (y - begin[1]) * part)
            self.player.page.evaluate("([x, y]) => movie.point(x, y)", list(self.at))
            self.shoot()

    def choose(self, at: int) -> None:
        """Points at what is offered there, takes it, and waits until it is this player's turn again."""
        offer = self.player.offered()
        place = self.player.page.evaluate("([at, name]) => offered.reach(at, name)", [at, offer.offers[at]])
        if isinstance(place, dict):
            self.point_at(**place)
        self.player.take(at, offer)
        self.player.look_away()
        while not self.ended and (self.shoot() or not self.player.page.evaluate("offered.settled()")):
            pass

    @property
    def ended(self) -> bool:
        return len(self.pictures) >= MOST

    def write(self, path: Path) -> None:
        first, *others = self.pictures
        first.save(path, save_all=True, append_images=others, duration=A_PICTURE, loop=0, quality=QUALITY, method=6)
