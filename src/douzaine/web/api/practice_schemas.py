"""Practice tables in the API."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from douzaine.server.bots import DEFAULT_LEVEL
from douzaine.web.api.schemas import Name, SeatNumber, Word

OwnSeat = Annotated[SeatNumber | None, Meta(description="by default yours, else that of the next to decide")]


class NewPractice(Struct, forbid_unknown_fields=True):
    """A position to practise from."""

    game: Word
    position: Annotated[dict[str, Any], Meta(description="a quiet one, as `position-schema` describes it")]
    options: dict[str, Any] = {}
    seat: OwnSeat = None
    level: Annotated[Word, Meta(description="of the bots on all other seats")] = DEFAULT_LEVEL
    name: Name = ""


class Moment(Struct, forbid_unknown_fields=True):
    """A moment of a match to practise from."""

    steps: Annotated[int, Meta(ge=0, le=1_000_000, description="lines of the record's moves before it, chance too")]
    seat: OwnSeat = None
    level: Annotated[Word, Meta(description="of the bots on all other seats")] = DEFAULT_LEVEL
    name: Name = ""
