"""Make the golden matches again: `python -m tests.golden.make`, then read the diff.

Every file `tests/golden/<game>/<variant>.txt` begins with a line of JSON: options, seed, and the
number of moves to show. The rest follows from it: moves, the story, and every reader's view.
"""

import json
import random
from pathlib import Path

import douzaine as dz

HERE = Path(__file__).parent


def golden(game: str, heading: str) -> str:
    """The whole text of a golden match, from its first line."""
    told = json.loads(heading)
    match = dz.Match(dz.game(game).box(**told["options"]), seed=told["seed"])
    rng, lines, shown = random.Random(told["seed"]), [heading], 0
    for _ in range(told["moves"]):
        lines += [f"    {event.rule} {event.text('en')}" for event in match.story[shown:]]
        shown = len(match.story)
        if match.over:
            break
        lines += views(match)
        seat = rng.choice(match.actors)
        move = rng.choice(match.legal(seat))
        lines.append(f"{seat} {move}")
        match.play(seat, move)
    lines.append(f"outcome {match.outcome}")
    return "\n".join(lines) + "\n"


def views(match: dz.Match) -> list[str]:
    """What every reader sees, one line for all who see the same; `-` is a spectator."""
    readers: dict[str, list[str]] = {}
    for reader in (None, *range(match.box.players)):
        text = json.dumps(match.view(reader).position(), ensure_ascii=False)
        readers.setdefault(text, []).append("-" if reader is None else str(reader))
    return [f"  {''.join(who)}: {text}" for text, who in readers.items()]


def main() -> None:
    """Write every golden match again."""
    for path in sorted(HERE.glob("*/*.txt")):
        heading = path.read_text(encoding="utf-8").split("\n", 1)[0]
        path.write_text(golden(path.parent.name, heading), encoding="utf-8")


if __name__ == "__main__":
    main()
