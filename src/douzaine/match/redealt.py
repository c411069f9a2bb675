"""A match that agrees with what somebody sees of another one."""

from douzaine.engine.chance import stream
from douzaine.engine.table import copy_record, new_record
from douzaine.match.dealer import SeededDealer
from douzaine.match.match import Match
from douzaine.match.view import SPECTATOR, View

HIDDEN = 2**33  # the stream of a seed that deals what is hidden: above the numbers of all chance events


def redealt(view: View, seed: int | None = None) -> Match:
    """Deal anew what the reader of a view cannot see, by a seed, which deals everything that follows as well."""
    dealer = SeededDealer(seed)
    table = new_record(view.data.dtype)
    if view.shows_everything:
        table = copy_record(view.data)
    else:
        reader = SPECTATOR if view.seat is None else view.seat
        rules = view.box.game.rule_set.best()
        rules.redeal(view.box.data, view.data, reader, stream(dealer.seed, HIDDEN), table)
    return Match(view.box, dealer=dealer, table=table)
