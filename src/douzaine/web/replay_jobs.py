"""Drawing finished matches in worker processes: a moment of a replay, and a review."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from douzaine.boards import Markup, monogram
from douzaine.boards.board import Board, board_of
from douzaine.boards.chart import lines
from douzaine.boards.context import BoardContext, served_art
from douzaine.boards.number_format import percent
from douzaine.boards.pieces import seat_medallion
from douzaine.boards.scene import Player, scene_of
from douzaine.bots import Review
from douzaine.bots.insight_text import chance_text, luck_text, points, sum_text
from douzaine.bots.report import review_source
from douzaine.match.event import decision_text, seat_name
from douzaine.match.match import CHANCE
from douzaine.server.records import Source, replayed
from douzaine.texts import percent_in
from douzaine.web.render.model import rest_ms
from douzaine.web.render.story import story_html
from douzaine.web.render.template import template
from douzaine.web.replay_strip import strip_of

OPEN = "all"
SPEEDS = {"0.5": ("½×", 0.5), "1": ("1×", 1.0), "2": ("2×", 2.0), "4": ("4×", 4.0)}
USUAL_SPEED = "1"
MOST_TOLD = 3  # sentences beside a moment
WORTH_TELLING = 6  # chance events that are named
MISTAKES = 3  # mistakes of each player that are told in full


@dataclass(frozen=True)
class Replay:
    """A match to look at, under its own address."""

    path: str
    record: str  # address of the record
    review: str  # address of its review
    practice: str  # where a form is sent to continue from one of its moments
    source: Source
    names: tuple[str, ...] | None = None  # None: the players are unknown

    @property
    def card(self) -> str:
        """The address of its picture for messages."""
        return f"{self.path.removesuffix('/replay')}/card.png"


def names_of(replay: Replay, lang: str) -> tuple[str, ...]:
    """The players' names, as far as they are known."""
    box = replayed(replay.source).match.box
    return replay.names or tuple(seat_name(box, seat, lang) for seat in range(box.players))


# ---- a moment of a replay


def moment_of_turn(replay: Replay, turn: int) -> int:
    """The first moment of a turn; the last moment for a turn that does not exist."""
    found = replayed(replay.source)
    return dict(found.turns()).get(turn, len(found.beats))


def draw_moment(replay: Replay, at: int, eyes: str, plays: bool, speed: str, lang: str) -> tuple[str, str]:
    """The game's id, and one moment of a replay as HTML, from one point of view."""
    found, names = replayed(replay.source), names_of(replay, lang)
    (match, told), last = found.moment(at), len(found.beats)
    at = min(at, last)
    match = match if match.told else found.set_up()
    seat = int(eyes) if eyes.isdecimal() and int(eyes) < len(names) else None
    view = match.open_view() if eyes == OPEN else match.view(seat)
    board = board_of(match.game)
    scene = scene_of(view, tuple(Player(name) for name in names), facts=board.facts(view, True, None))
    context = BoardContext(scene, view.story, lang, art=served_art(match.game.id))

    strip = strip_of(found, at, names, lang)

    def link(to: int, **more: Any) -> str:
        kept = {"at": to, "eyes": eyes, **({} if speed == USUAL_SPEED else {"speed": speed}), **more}
        return f"{replay.path}?{urlencode(kept)}"

    drawn = template(
        "replay_page.html",
        lang,
        replay=replay,
        plays_on=any(step.seat != CHANCE for step in found.match.steps[len(match.steps) :]),
        reviewed=found.match.outcome is not None,
        game=match.game,
        game_title=match.game.words.text("title", lang),
        names=names,
        signs=_signs(board, names),
        scene=board.scene(context),
        hand=board.hand(context),
        pills=board.pills(context),
        chapters=story_html(context),
        newest=_told_now(board, context, told),
        at=at,
        last=last,
        eyes=eyes,
        link=link,
        plays=plays and at < last,
        pace=round(rest_ms(told) / SPEEDS[speed][1]),
        wait=max(1, round(2 / SPEEDS[speed][1])),
        speed=speed,
        speeds=[(id, shown) for id, (shown, _) in SPEEDS.items()],
        strip=strip,
        title=match.game.words.text("title", lang),
    )
    return match.game.id, drawn


def _signs(board: Board, names: Sequence[str]) -> dict[str, Markup]:
    """The short sign of each player, where there is no room for a name."""
    return {
        name: seat_medallion(seat) if board.has_houses else monogram(name, False) for seat, name in enumerate(names)
    }


def _told_now(board: Board, at: BoardContext, told: int) -> list[str]:
    """A moment's sentences in the story, the newest last."""
    if not told or not len(at.story):
        return []
    end = len(at.story)
    lines = board.lines(at, range(at.story.start_of_turn(end - 1, board.turn_starts), end))
    return [line.text for line in lines if line.last >= end - told][-MOST_TOLD:]


# ---- a review


def describe_review(made: Review, beats: Sequence[int], names: Sequence[str], lang: str) -> dict[str, Any]:
    """A review in words and figures, every part with the moment of the replay it belongs to.

    `players` has what is told of each seat: the share of decisions that were best within the error, the sum that leads
    from the start to the result, luck with its rank, and the costliest mistakes. `turns` are the points of the chart.
    """
    moment = moments(beats)
    turns = [*made.turns, (None, made.chances[-1])]
    return {
        "exact": made.is_exact,
        "source": review_source(made, lang),
        "chart": lines([shares for _, shares in turns], names, 1.0, len(made.turns), percent),
        "turns": [{"turn": turn, "chances": [percent_in(share, lang) for share in shares]} for turn, shares in turns],
        "players": [_player(made, seat, names, moment, lang) for seat in range(len(names))],
        "swings": [_swing(each, names, moment, lang) for each in made.greatest_chances(WORTH_TELLING)],
        "decisions": [_decision(made, each, names, moment, lang) for each in made.decisions if not each.forced],
    }


def moments(beats: Sequence[int]) -> Callable[[int], int]:
    """The moment of the replay just before each step, by number."""
    return lambda step: bisect_right(beats, step)


def _player(made: Review, seat: int, names: Sequence[str], moment: Any, lang: str) -> dict[str, Any]:
    judged, sum_, costliest = made.judged(seat), sum_text(made.sums[seat], lang), made.costliest(MISTAKES, seat)
    share = made.best_share(seat)
    return {
        "name": names[seat],
        "best": sum(not each.is_mistake for each in judged),
        "count": len(judged),
        "share": None if share is None else percent(share),
        "start": sum_.start,
        "own": sum_.own,
        "others": sum_.others,
        "chance": sum_.luck,
        "result": sum_.result,
        "luck": luck_text(made.luck.points[seat], made.luck.percentiles[seat], lang),
        "costly": [_decision(made, each, names, moment, lang) for each in costliest],
        "more": [percent_in(each.cost, lang) for each in made.mistakes(seat) if each not in costliest],
    }


def _decision(made: Review, each: Any, names: Sequence[str], moment: Any, lang: str) -> dict[str, Any]:
    return {
        "number": each.number + 1,
        "steps": each.number,
        "seat": each.seat,
        "at": moment(each.number),
        "who": names[each.seat],
        "turn": each.turn + 1,
        "move": decision_text(made.box, each.moves, lang, names),
        "best": decision_text(made.box, each.best, lang, names),
        "mixed": each.is_mixed,
        "cost": percent_in(max(each.cost, 0), lang),
        "error": percent_in(each.error, lang) if each.error else "",
        "clear": each.is_mistake,
        "chance": percent_in(each.chance, lang),
    }


def _swing(each: Any, names: Sequence[str], moment: Any, lang: str) -> dict[str, Any]:
    return {
        "number": each.number + 1,
        "at": moment(each.decided - 1),
        "turn": each.turn + 1,
        "told": chance_text(each, lang, names),
        "changes": [(name, points(change, lang)) for name, change in zip(names, each.luck, strict=True)],
    }
