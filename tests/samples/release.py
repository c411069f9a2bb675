"""Write samples of the version at hand, to be read by all later ones: `python -m tests.samples.release 0.2.0`.

Make them once, when a version is released, with its own code, and never again. A sample of its database comes from
`tests.samples.make`, as for a migration: `python -m tests.samples.make 0005-0.2.0`.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import douzaine as dz

SAMPLES = Path(__file__).parent
BOXES: dict[str, list[dict[str, Any]]] = {
    "killer": [{"players": 2}, {"players": 5, "all_hit": "push_luck", "first_player": 3}],
    "king12": [{"players": 2}, {"players": 4, "card_set": "random"}, {"players": 3, "discard_piles": "open"}],
    "crowns13": [{"players": 2}, {"players": 4}],
    "heroes12": [{}, {"rules": "advanced"}],
}
WORDS = ("rain", "", "Zoé", "x", "y")
PART = 40  # decisions of a match that is not over


def main(version: str) -> None:
    """Play some matches of every game, seeded and fair, over and not, and one from a position."""
    folder = SAMPLES / "releases" / version
    folder.mkdir(parents=True)
    matches = {
        f"{id}-{number}-{how}": played(id, number, options, how)
        for id, boxes in BOXES.items()
        for number, options in enumerate(boxes)
        for how in ("seed", "fair", "part")
    }
    start = dz.Match.at(dz.game("killer").box(players=2), {"hp": [3, 9], "turn": 1}, seed=5)
    matches["killer-from"] = play_on(start, random.Random(3), 6)
    for name, match in matches.items():
        (folder / f"{name}.txt").write_text(match.record(), encoding="utf-8")
    told = {name: told_of(match) for name, match in matches.items()}
    text = json.dumps(told, ensure_ascii=False, indent=0, default=int) + "\n"
    (folder / "told.json").write_text(text, encoding="utf-8")


def played(id: str, number: int, options: dict[str, Any], how: str) -> dz.Match:
    """One match, dealt by a seed or by committed dice, to its end or not."""
    box, rng = dz.game(id).box(**options), random.Random(f"{id}{number}{how}")
    fair = dz.FairDealer(f"{id}-{number}", WORDS[: box.players], bytes(range(32)))
    match = dz.Match(box, dealer=fair) if how == "fair" else dz.Match(box, seed=17 + number)
    return play_on(match, rng, PART if how == "part" else 10_000)


def play_on(match: dz.Match, rng: random.Random, most: int) -> dz.Match:
    """Play at random for so many decisions, or to the end."""
    for _ in range(most):
        if match.over:
            break
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def told_of(match: dz.Match) -> dict[str, Any]:
    """What a match has come to, as plain values."""
    told = {
        "position": match.position(),
        "outcome": [match.outcome.reason, list(match.outcome.winners)] if match.outcome else None,
        "events": len(match.story),
        "views": [match.view(seat).position() for seat in (None, 0)],
    }
    plain: dict[str, Any] = json.loads(json.dumps(told, default=int))
    return plain


if __name__ == "__main__":
    main(sys.argv[1])
