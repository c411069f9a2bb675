"""King of 12 in a replay: the names of steps, by the kinds of their events."""

_KINDS = {
    "roll": ("rolls", "rolls_again"),
    "shown": ("shows",),
    "cancelled": (
        "cancelled",
        "lady",
        "silenced",
    ),
    "effects": (
        "merchants",
        "receives",
        "troublemakers",
        "flipped",
        "reverses",
        "turns",
        "value_first",
        "flip_first",
        "doubles",
        "adds",
        "subtracts",
        "golem",
        "oracle",
    ),
    "values": (
        "compares",
        "covered",
        "knight",
        "gambler",
        "knight_and_gambler",
    ),
    "points": (
        "first",
        "first_low",
        "first_gambled",
        "first_both",
        "second",
        "second_low",
        "second_gambled",
        "second_both",
        "no_second",
        "nobody",
        "no_token",
        "takes",
        "takes_nothing",
        "ladies_tied",
        "nothing_to_take",
    ),
    "round": (
        "wins_round",
        "no_winner",
    ),
    "next": (
        "round",
        "buries",
    ),
    "win": (
        "king",
        "wins",
        "round_limit",
    ),
}
STEPS = {kind: step for step, kinds in _KINDS.items() for kind in kinds}
