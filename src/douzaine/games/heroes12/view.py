"""Twelve Heroes: what a seat sees, and a random Table that agrees with it."""

from douzaine.engine.rule import rule
from douzaine.engine.table import copy_header
from douzaine.games.heroes12.heroes import DECK, KINDS
from douzaine.games.heroes12.rules.guess import guess_cards, guess_draft, guess_drafted
from douzaine.games.heroes12.rules.sight import (
    see_draft,
    see_hidden_cards,
    see_open_cards,
    see_own_cards,
    see_table,
    see_what_happens,
)
from douzaine.games.heroes12.table import PICKS, ROUNDS, SEATS, SPECTATOR, TRUTH, Phase, Source


@rule
def view(box, table, seat, out):
    """Everything open, the own cards, and what the seat has learned (spectator: seat -1)."""
    copy_header(table, out)
    out.reader = SPECTATOR + 1 + seat
    see_table(table, out)
    see_what_happens(table, out)
    see_open_cards(table, out)
    for each in range(SEATS):
        if each == seat:
            see_own_cards(table, each, out)
        else:
            see_hidden_cards(table, each, out)
    if seat >= 0 and table.source == Source.DRAFT:
        see_draft(table, seat, out)


@rule
def redeal(box, seen, seat, rng, out):
    """Deal everything anew that the reader cannot know; what was learned stays."""
    copy_known(seen, seat, out)
    if seen.source != Source.DRAFT:
        for each in range(SEATS):
            if each != seat:
                guess_cards(box, out, each, rng)
    elif seen.draft_round < ROUNDS:
        guess_draft(seen, seat, rng, out)
    else:
        guess_drafted(seen, seat, rng, out)


@rule
def copy_known(seen, seat, out):
    """The reader's view, as the beginning of a whole Table."""
    copy_header(seen, out)
    out.reader = TRUTH
    see_table(seen, out)
    see_what_happens(seen, out)
    see_open_cards(seen, out)
    for each in range(SEATS):
        out.hand_size[each] = seen.hand_size[each]
        out.deck_size[each] = seen.deck_size[each]
        out.under_size[each] = seen.under_size[each]
        out.picks[each] = seen.picks[each]
        for place in range(DECK):
            out.under[each, place] = seen.under[each, place]
        for pick in range(PICKS):
            out.picked[each, pick] = seen.picked[each, pick]
        for hero in range(KINDS):
            for turn in range(ROUNDS):
                out.passed[each, turn, hero] = seen.passed[each, turn, hero]
                out.gifts[each, turn, hero] = seen.gifts[each, turn, hero]
            if each == seat:
                out.hand[each, hero] = seen.hand[each, hero]
                out.deck[each, hero] = seen.deck[each, hero]


@rule
def reopen(box, seen, seat):
    """R24: a draft as it was before the other seat had picked; that it has is all that ever shows of it."""
    if seen.phase == Phase.PICK:
        seen.actors |= 1 << (1 - seat)
