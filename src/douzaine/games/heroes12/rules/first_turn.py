"""The first turn: exchanging cards (R40 to R42)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.games.heroes12.events import EventKind
from douzaine.games.heroes12.rules.asking import ask_for
from douzaine.games.heroes12.rules.cards import put_under
from douzaine.games.heroes12.rules.military import begin_military
from douzaine.games.heroes12.table import Phase, Setup


@rule
def ask_for_mulligan(table):
    """R40, R41: the first player may exchange cards, then the other."""
    table.changed = 0
    seat = table.first if table.cursor == Setup.MULLIGAN_FIRST else 1 - table.first
    ask_for(table, seat, Phase.MULLIGAN)


@rule
def exchange_card(table, seat, hero, story):
    """R40, Q18: one card goes under the deck; another choice follows."""
    put_under(table, seat, hero)
    table.changed += 1
    emit(story, EventKind.UNDER, seat, hero, audience=1 << seat)
    ask_for(table, seat, Phase.MULLIGAN)


@rule
def end_mulligan(table, seat, story):
    """R40, R41: as many cards are drawn as were put under the deck."""
    kind = EventKind.CHANGES_FIRST if table.cursor == Setup.MULLIGAN_FIRST else EventKind.CHANGES_SECOND
    emit(story, kind, seat, table.changed)
    table.draws[seat] = table.changed
    table.drawing = EventKind.DRAWS_CHANGED
    table.changed = 0
    table.cursor += 1


@rule
def start_play(table, story):
    """R42: play starts with the Military phase of the first player."""
    emit(story, EventKind.FIRST_TURN, table.first)
    begin_military(table)
