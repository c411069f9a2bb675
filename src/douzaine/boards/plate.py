"""A player's plate: who sits there, and whether they are present, away, replaced, or short of time."""

from typing import Any

from douzaine.boards.icons import icon
from douzaine.boards.markup import Markup, tag
from douzaine.boards.scene import Player
from douzaine.texts import table_words, time_in

LAST_SECONDS = 5  # last seconds, counted one by one
AN_HOUR_S = 3600


def plate(
    *children: Any,
    player: Player | None = None,
    lang: str = "en",
    active: bool = False,
    own: bool = False,
    **attributes: Any,
) -> Markup:
    """A panel, framed while its player is to act and dashed while the seat is empty, with a tag for absence."""
    away = player.away if player else None
    marks = {"plate": True, "active": active, "own": own, "away": away is not None}
    if player is not None:
        marks |= {"stood-in": player.stand_in, "timed": player.until is not None}
    extra = attributes.pop("class_", "")
    names = " ".join([name for name, on in marks.items() if on] + ([extra] if extra else []))
    since = None
    if away is not None:
        words = table_words().text("web-away-since", lang, since=time_in(lang, away))
        since = tag("small", words, class_="away-since")
    return tag("div", *children, since, class_=names, **attributes)


def under_name(player: Player, lang: str) -> Markup | None:
    """The line under a name: the time left to decide, or that a bot plays in the player's place."""
    say = table_words().text
    if player.stand_in:
        return tag("span", icon("gear"), tag("span", " ", say("web-bot-plays", lang)), class_="under-name")
    if player.until is None:
        return None
    length = minutes(player.length)
    seconds = "|".join(say("web-seconds", lang, count=count) for count in range(LAST_SECONDS + 1))
    left = tag("time", length, data_until=player.until, data_length=player.length, data_seconds=seconds)
    of = tag("span", " ", say("web-time-of", lang, length=length)) if player.length < AN_HOUR_S else None
    return tag("span", left, of, class_="under-name")


def minutes(seconds: int) -> str:
    """A time as clocks show it: `1:00`."""
    hours, rest = divmod(seconds, AN_HOUR_S)
    shown = f"{rest // 60:02}" if hours else str(rest // 60)
    return f"{hours}:{shown}:{rest % 60:02}" if hours else f"{shown}:{rest % 60:02}"
