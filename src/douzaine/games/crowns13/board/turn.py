"""13 Crowns in the browser: the events of a turn, grouped into changes of the King and applications of a law."""

from collections.abc import Sequence

from douzaine.boards.story_lines import EventGroup
from douzaine.match.event import Event

CHANGES = frozenset({"gives", "ignores_guard", "plays", "announces"})
PAYS = frozenset({
    "shows", "discards", "pays_coat", "pays_joker", "pays_token", "pays_guards", "pays_crowns", "claims_most",
    "matches", "has_fewest", "has_hand", "names_colour",
})  # fmt: skip
REWARDS = frozenset({
    "gains_crowns", "gains_token", "drops", "declines", "lost", "steals_crown", "steals_card", "steals_token", "fails",
})  # fmt: skip
RENEWS = frozenset({"renews", "draws", "draws_short"})
STARTS = frozenset({"takes_crowns"})
DEALS = frozenset({"dealt"})
UNTOLD = frozenset({"stops"})


def event_groups(told: Sequence[tuple[int, Event]]) -> list[EventGroup]:
    """The sentences of a turn; their kinds are `change`, `apply`, `renew`, `start`, `deal` and `one`."""
    found: list[EventGroup] = []
    for number, event in told:
        kind = _kind(event)
        if kind is None:
            continue
        goes_on = found and found[-1].kind == kind and kind != "one" and event.kind != "applies"
        if not goes_on:
            found.append(EventGroup(kind, number, number))
        found[-1].last = number
        found[-1].events.append(event)
    return found


def _kind(event: Event) -> str | None:
    if event.kind in UNTOLD:
        return None
    if event.kind == "applies" or event.kind in PAYS or event.kind in REWARDS:
        return "apply"
    for kind, kinds in (("change", CHANGES), ("renew", RENEWS), ("start", STARTS), ("deal", DEALS)):
        if event.kind in kinds:
            return kind
    return "one"
