"""Twelve Heroes in the browser: remarks and columns for a finished match."""

from douzaine.boards import Markup, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.story_lines import Remark
from douzaine.games.heroes12.board.story import turn_of
from douzaine.games.heroes12.heroes import TILE_VP, TILES
from douzaine.match.event import Event


def standing(at: BoardContext, seat: int) -> str:
    """Victory points; as a sum if they come from several tiles."""
    points = [TILE_VP[event.details["tile"] - 1] for _, event in _won(at, seat)]
    total = at.say("scene-vp", vp=at.table.vp[seat])
    is_sum = len(points) > 1 and sum(points) == at.table.vp[seat]
    return f"{' + '.join(map(str, points))} = {total}" if is_sum else total


def tiles(at: BoardContext) -> list[Markup | str]:
    """The tiles of each seat, with their turns."""
    won = [[_tile(at, turn, event) for turn, event in _won(at, seat)] for seat in range(len(at.names))]
    return [tag("span", *each, class_="h-result-tiles") if each else "–" for each in won]


def remarks(at: BoardContext) -> list[Remark]:
    """Every tile on its winner's line."""
    return [
        Remark(turn, seat, f"{_name(at, event)} +{TILE_VP[event.details['tile'] - 1]}")
        for seat in range(len(at.names))
        for turn, event in _won(at, seat)
    ]


def _won(at: BoardContext, seat: int) -> list[tuple[int, Event]]:
    """A seat's tiles, with their turns."""
    told = enumerate(at.story)
    return [
        (turn_of(at.story, number), event) for number, event in told if event.kind == "wins_tile" and event.seat == seat
    ]


def _name(at: BoardContext, event: Event) -> str:
    return at.say(f"tile-{TILES[event.details['tile'] - 1]}")


def _tile(at: BoardContext, turn: int, event: Event) -> Markup:
    """A tile with its turn."""
    kind = int(event.details["tile"])
    when = at.say("result-tile-turn", turn=turn)
    picture = tag("img", src=at.art(f"tile-{TILES[kind - 1]}.svg"), alt=at.say(f"tile-{TILES[kind - 1]}"))
    return tag("span", picture, tag("small", when), tag("b", TILE_VP[kind - 1]), class_="h-result-tile")
