"""What clients send through the socket: one JSON object a message, checked before anything else sees it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, TypeAdapter

from theomachy.server.model import Model
from theomachy.server.setting import Name
from theomachy.words import LANGUAGES

VERSION = 2
Id = Annotated[int, Field(ge=0, lt=1 << 53)]  # chosen by the client; the reply has the same
Seq = Annotated[int, Field(ge=0, lt=1 << 53)]
Language = Literal["en", "de", "it"]
assert set(LANGUAGES) == {"en", "de", "it"}


class Greeting(BaseModel):
    """As much of a hello as every version understands."""

    type: Literal["hello"]
    version: int = 1


class Hello(Model):
    """The first message.  Without a key one watches; `since` is the last update that is known already.  A bot that
    guesses names the build it is of in `recall`: then positions bring what a guess needs."""

    type: Literal["hello"]
    version: Literal[2]
    key: str | None = Field(default=None, min_length=16, max_length=100)
    name: Name | None = None
    since: Seq | None = None
    language: Language = "en"
    recall: str | None = Field(default=None, max_length=100)


class GiveNonce(Model):
    type: Literal["nonce"]
    id: Id
    nonce: str = Field(pattern=r"^([0-9a-f]{2}){16,64}$")


class Choose(Model):
    """`at` is the last update its sender has seen: it names the position he answers."""

    type: Literal["choose"]
    id: Id
    at: Seq
    choice: str = Field(max_length=200)


class Undo(Model):
    """With `at` it is for the choice that its sender has seen last, and for no other if it comes twice."""

    type: Literal["undo"]
    id: Id
    at: Seq | None = None


class OfferDraw(Model):
    type: Literal["draw"]
    id: Id


class Answer(Model):
    """To what another player asks for; `at` names the update in which he asked."""

    type: Literal["answer"]
    id: Id
    at: Seq
    yes: bool


class Resign(Model):
    type: Literal["resign"]
    id: Id


class Chat(Model):
    """With `at`, the last update its sender has seen, it is said once even if it comes twice."""

    type: Literal["chat"]
    id: Id
    at: Seq | None = None
    text: str = Field(min_length=1, max_length=1000)


class React(Model):
    """`at` is as for a chat."""

    type: Literal["react"]
    id: Id
    at: Seq | None = None
    reaction: str = Field(max_length=20)


class Rotate(Model):
    """The key is replaced, by one that its holder has made or by one of the server; the reply has it.  Who has made it
    himself still has it if the reply is lost."""

    type: Literal["rotate"]
    id: Id
    key: str | None = Field(default=None, pattern=r"^[A-Za-z0-9_-]{32,64}$")


class Rematch(Model):
    """Seats exchanged, with the same keys."""

    type: Literal["rematch"]
    id: Id


class Ping(Model):
    """The reply has the time of the server's clock."""

    type: Literal["ping"]
    id: Id


AnyCommand = GiveNonce | Choose | Undo | OfferDraw | Answer | Resign | Chat | React | Rotate | Rematch | Ping
GREETING: TypeAdapter[Greeting] = TypeAdapter(Greeting)
HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
COMMAND: TypeAdapter[AnyCommand] = TypeAdapter(Annotated[AnyCommand, Field(discriminator="type")])
