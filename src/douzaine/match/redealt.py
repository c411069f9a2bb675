"""Matches that agree with what somebody sees of another one."""

from douzaine.engine.chance import stream
from douzaine.engine.table import copy_record, new_record
from douzaine.match.dealer import SeededDealer
from douzaine.match.match import Match
from douzaine.match.view import SPECTATOR, View

HIDDEN = 2**33  # the stream of a seed for hidden cards: above the numbers of all chance events


def redealt(view: View, seed: int | None = None) -> Match:
    """Deal again what the reader of a view cannot see, from a seed that also deals everything after it."""
    dealer = SeededDealer(seed)
    table = new_record(view.data.dtype)
    if view.shows_everything:
        table = copy_record(view.data)
    else:
        reader = SPECTATOR if view.seat is None else view.seat
        rules = view.box.game.rule_set.best()
        rules.redeal(view.box.data, view.data, reader, stream(dealer.seed, HIDDEN), table)
    return Match(view.box, dealer=dealer, table=table)
