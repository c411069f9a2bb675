"""Killer in a replay: the names of steps, by the kinds of their events."""

_KINDS = {
    "begin": (
        "begins",
        "capital",
    ),
    "roll": (
        "rolls",
        "rolls_again",
    ),
    "keep": ("sets_aside",),
    "total": (
        "total",
        "loses",
        "heals",
        "exact_idle",
        "ghost_idle",
        "stays_down",
    ),
    "attack": (
        "attacks_low",
        "attacks_high",
        "attack_heals",
    ),
    "target": (
        "targets",
        "forgets",
    ),
    "volley": (
        "attack_rolls",
        "hits",
        "misses",
        "all_hit",
        "takes_all_up",
        "continues",
        "loses_attack",
    ),
    "stop": ("stops",),
    "damage": ("damages",),
    "out": (
        "eliminated",
        "eliminated_for_good",
    ),
    "back": ("returns",),
    "win": (
        "wins",
        "turn_limit",
    ),
}
STEPS = {kind: step for step, kinds in _KINDS.items() for kind in kinds}
