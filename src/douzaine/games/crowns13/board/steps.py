"""13 Crowns in a replay: the names of steps, by the kinds of their events."""

_KINDS = {
    "deal": (
        "begins",
        "takes_crowns",
        "dealt",
    ),
    "king": (
        "plays",
        "announces",
        "names_colour",
    ),
    "guard": (
        "stops",
        "places_guard",
        "ignores_guard",
    ),
    "gift": ("gives",),
    "law": (
        "applies",
        "claims_most",
        "matches",
        "fails",
        "has_fewest",
        "has_hand",
    ),
    "payment": (
        "shows",
        "discards",
        "pays_coat",
        "pays_joker",
        "pays_token",
        "pays_guards",
        "pays_crowns",
    ),
    "reward": (
        "gains_crowns",
        "gains_token",
        "drops",
        "declines",
        "lost",
        "steals_crown",
        "steals_card",
        "steals_token",
        "enough",
    ),
    "hand": (
        "renews",
        "draws",
        "rebuilds",
        "rebuilds_around_hole",
        "draws_short",
    ),
    "win": (
        "wins",
        "turn_limit",
    ),
}
STEPS = {kind: step for step, kinds in _KINDS.items() for kind in kinds}
