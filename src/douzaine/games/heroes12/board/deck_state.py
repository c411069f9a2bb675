"""Twelve Heroes: the state of a deck builder, and the effect of each button."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace

from douzaine.boards.builder import Fields, one
from douzaine.games.heroes12.board.deck_code import code_of, read_code
from douzaine.games.heroes12.decks import GAME, SCHEMA
from douzaine.games.heroes12.heroes import COPIES, DECK, FACTION_DECKS, FACTIONS, HEROES

LONGEST_NAME = 40
LONGEST_TYPED = 200  # characters of what was typed for a code
MOST_PAST = 30  # steps that can be undone
EMPTY, RANDOM, CODE = "empty", "random", "code"


@dataclass(frozen=True)
class DeckState:
    """An edited list: the number of each hero, its name, and earlier states."""

    counts: Mapping[str, int]
    name: str = ""
    past: tuple[str, ...] = ()  # codes, the newest last
    rolled: str = ""  # the last random list: it can be replaced without asking
    asks: str = ""  # a button that would replace the list, until the user confirms
    bad_code: str = ""  # an invalid typed code

    @property
    def total(self) -> int:
        """The number of cards."""
        return sum(self.counts.values())

    @property
    def code(self) -> str:
        """The list as a code."""
        return code_of(self.counts)

    @property
    def is_complete(self) -> bool:
        """Whether it is playable."""
        return self.total == DECK

    def with_list(self, counts: Mapping[str, int]) -> "DeckState":
        """Another list; the change can be undone."""
        if code_of(counts) == self.code:
            return self
        return replace(self, counts=dict(counts), past=(*self.past, self.code)[-MOST_PAST:])


def read_state(fields: Fields) -> DeckState:
    """The state of a form, after its button was pressed."""
    return _pressed(_changed(fields), one(fields, "act"), one(fields, "code"))


def _changed(fields: Fields) -> DeckState:
    """The ticked list; if the page was drawn with another one, that one can be restored."""
    name = " ".join(one(fields, "name").split())[:LONGEST_NAME]
    was = read_code(one(fields, "was")) or {}
    past = tuple(part for part in one(fields, "past").split("|")[:-1] if part == "" or read_code(part))
    if "was" not in fields:
        return _opened(one(fields, "code"), one(fields, "kept"), name)
    state = DeckState(was, name, past[-MOST_PAST:], one(fields, "rolled"))
    ticked = {hero: min(int(count), COPIES) for hero in HEROES if (count := one(fields, hero, "0")) in ("1", "2")}
    return state.with_list(ticked)


def _opened(linked: str, kept: str, name: str) -> DeckState:
    """The state of a new page: from a link, from the browser, or empty. Undo restores what a link replaced."""
    kept_name, _, kept_code = kept.partition("\n")
    own, given = read_code(kept_code) or {}, read_code(linked)
    if given is None:
        return DeckState(own, name or kept_name[:LONGEST_NAME], bad_code=linked[:LONGEST_TYPED])
    return DeckState(own, name).with_list(given) if own else DeckState(given, name)


def _pressed(state: DeckState, act: str, code: str) -> DeckState:
    if act == "undo" and state.past:
        return replace(state, counts=read_code(state.past[-1]) or {}, past=state.past[:-1])
    if act == CODE:
        given = read_code(code)
        return (
            replace(state, bad_code=code[:LONGEST_TYPED] or "?")
            if given is None
            else _replaced(state, f"code:{code_of(given)}")
        )
    if act.startswith("sure:"):
        return _replaced(state, act.removeprefix("sure:"), sure=True)
    return _replaced(state, act) if act in (EMPTY, RANDOM, *FACTIONS) else state


def _replaced(state: DeckState, by: str, sure: bool = False) -> DeckState:
    """Another list instead of this one; a user's own list is only replaced after a question."""
    known = {code_of(faction_deck(each)) for each in FACTIONS} | {state.rolled, ""}
    if not sure and by != EMPTY and state.code not in known:
        return replace(state, asks=by)
    if by == RANDOM:
        counts = random_deck()
        return replace(state.with_list(counts), rolled=code_of(counts))
    if by in FACTIONS:
        return state.with_list(faction_deck(by))
    return state.with_list(read_code(by.removeprefix("code:")) or {} if by.startswith("code:") else {})


def faction_deck(faction: str) -> dict[str, int]:
    """The ready-made list of a faction."""
    return dict(zip(HEROES, FACTION_DECKS[FACTIONS.index(faction)], strict=True))


def random_deck() -> dict[str, int]:
    """Twelve random cards."""
    cards = list(HEROES) * COPIES
    secrets.SystemRandom().shuffle(cards)
    return {hero: cards[:DECK].count(hero) for hero in HEROES}


def deck_file(state: DeckState, name: str) -> str:
    """The list as a deck file."""
    title = name.replace("\\", "").replace('"', "'")
    lines = [f'game = "{GAME}"', f"schema = {SCHEMA}", 'id = "my-deck"', f'title = "{title}"', "", "[deck]"]
    return "\n".join(lines + [f"{hero} = {state.counts[hero]}" for hero in HEROES if state.counts.get(hero)]) + "\n"
