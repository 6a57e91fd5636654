"""The requests that the server answers, by what they are about."""

from typing import Annotated

from fastapi import Header

Language = Annotated[str | None, Header(alias="accept-language")]
Authorization = Annotated[str | None, Header()]
