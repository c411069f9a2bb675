"""Twelve Heroes: what a deck builder holds, and what each of its buttons does to it."""

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
    """A list in the making: how many of each hero, its name, and what it was before."""

    counts: Mapping[str, int]
    name: str = ""
    past: tuple[str, ...] = ()  # codes, the newest last
    rolled: str = ""  # the last list that chance made: it can be replaced unasked
    asks: str = ""  # a button that would replace the list, until somebody says yes
    bad_code: str = ""  # what was typed and names no deck

    @property
    def total(self) -> int:
        """How many cards there are."""
        return sum(self.counts.values())

    @property
    def code(self) -> str:
        """The list as a code."""
        return code_of(self.counts)

    @property
    def is_complete(self) -> bool:
        """Whether it can be played."""
        return self.total == DECK

    def with_list(self, counts: Mapping[str, int]) -> "DeckState":
        """Another list, which can be undone."""
        if code_of(counts) == self.code:
            return self
        return replace(self, counts=dict(counts), past=(*self.past, self.code)[-MOST_PAST:])


def read_state(fields: Fields) -> DeckState:
    """The state that a sent form means, after its button was pressed."""
    return _pressed(_changed(fields), one(fields, "act"), one(fields, "code"))


def _changed(fields: Fields) -> DeckState:
    """The list as it is ticked; if it was another when the page was drawn, that one is remembered."""
    name = " ".join(one(fields, "name").split())[:LONGEST_NAME]
    was = read_code(one(fields, "was")) or {}
    past = tuple(part for part in one(fields, "past").split("|")[:-1] if part == "" or read_code(part))
    if "was" not in fields:
        return _opened(one(fields, "code"), one(fields, "kept"), name)
    state = DeckState(was, name, past[-MOST_PAST:], one(fields, "rolled"))
    ticked = {hero: min(int(count), COPIES) for hero in HEROES if (count := one(fields, hero, "0")) in ("1", "2")}
    return state.with_list(ticked)


def _opened(linked: str, kept: str, name: str) -> DeckState:
    """The state of a fresh page: from a link, from what was kept, or empty. Undo gives back what a link replaced."""
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
    """Another list in place of this one; one that somebody made is asked about first."""
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
    """Twelve cards by chance."""
    cards = list(HEROES) * COPIES
    secrets.SystemRandom().shuffle(cards)
    return {hero: cards[:DECK].count(hero) for hero in HEROES}


def deck_file(state: DeckState, name: str) -> str:
    """The list as a deck file."""
    title = name.replace("\\", "").replace('"', "'")
    lines = [f'game = "{GAME}"', f"schema = {SCHEMA}", 'id = "my-deck"', f'title = "{title}"', "", "[deck]"]
    return "\n".join(lines + [f"{hero} = {state.counts[hero]}" for hero in HEROES if state.counts.get(hero)]) + "\n"
