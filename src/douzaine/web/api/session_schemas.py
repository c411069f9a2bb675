"""Sessions in the API."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


class SessionInfo(Struct):
    """A device or a program signed in as you."""

    id: str
    kind: Literal["cookie", "api"]
    created: float
    seen_on: Annotated[int, Meta(description="the last day it was used, counted from 1970-01-01")]
    this: bool


class Sessions(Struct):
    """All your sessions."""

    sessions: list[SessionInfo]
