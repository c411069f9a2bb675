"""The page of a review, in a worker process: one player's chances turn by turn, the costliest choices, and a board."""

import pickle
from collections import Counter
from collections.abc import Sequence
from typing import Any

from douzaine.boards import Markup, icon, svg, tag
from douzaine.boards.board import board_of
from douzaine.boards.context import BoardContext, served_art
from douzaine.boards.scene import Player, scene_of
from douzaine.bots import Review
from douzaine.match.game import Game
from douzaine.server.records import replayed
from douzaine.texts import say_in
from douzaine.web.render.daily import pictures_of
from douzaine.web.replay_jobs import MISTAKES, Replay, describe_review, moment_of_turn, moments, names_of

SWINGS = 3  # chance events that are marked and described
TOP_STEP = 0.2  # the top of the chart is a multiple of this chance


def draw_review(
    made: bytes, replay: Replay, seat: int | None, pick: int, turn: int | None, lang: str
) -> dict[str, Any]:
    """The page of a review about one player, with the board of one moment."""
    review, beats = pickle.loads(made)
    names = names_of(replay, lang)
    told = describe_review(review, beats, names, lang)
    seat = seat if seat is not None and seat < len(names) else _most_telling(review)
    costly = told["players"][seat]["costly"]
    pick = min(max(pick, 1), max(1, len(costly)))
    shown = costly[pick - 1] if costly and turn is None else None
    number = turn if turn is not None else shown["turn"] if shown else review.turns[-1][0]
    at = moment_of_turn(replay, number) if shown is None else shown["at"]
    for each, made_so in zip(costly, review.mistakes(seat), strict=False):
        each["pictures"] = choices_in_pictures(review.box.game, made_so.moves, made_so.best)
    marks = [(n, each["turn"]) for n, each in enumerate(costly, 1)]
    swings = [each for each in review.greatest_chances(len(review.turns)) if abs(each.luck[seat]) >= 0.005]
    swings = sorted(swings, key=lambda each: -abs(each.luck[seat]))[:SWINGS]
    lucky = [(each.turn + 1, each.luck[seat] > 0) for each in swings]
    return {
        **told,
        "seat": seat,
        "own": told["players"][seat],
        "pick": pick if shown else 0,
        "shown": shown,
        "turn": number,
        "turns_seen": sorted({each for each, _ in review.turns}),
        "at": at,
        "course": _course(review, seat, marks, lucky, number, pick if shown else 0, lang),
        "dice": _dice(told, swings, seat, moments(beats), names, lang),
        "scene": _scene(replay, at, seat, names, lang),
    }


def _most_telling(review: Review) -> int:
    """The player to show to visitors who did not play: the one whose choices cost most."""
    return max(range(len(review.chances[0])), key=lambda seat: sum(each.cost for each in review.mistakes(seat)))


def choices_in_pictures(game: Game, *choices: Sequence[str]) -> list[Markup]:
    """What was chosen and what was better, where a game's pieces say it without words; else nothing."""
    drawn = pictures_of(game)
    if drawn is None or not drawn.SAYS_ALL:
        return []
    pictures = [drawn.picture(moves, served_art(game.id)) for moves in choices]
    return pictures if all(pictures) else []


def _dice(
    told: dict[str, Any], swings: Sequence[Any], seat: int, moment: Any, names: Sequence[str], lang: str
) -> list[dict[str, Any]]:
    from douzaine.bots.insight_text import chance_text, points

    return [
        {
            "told": chance_text(each, lang, names),
            "turn": each.turn + 1,
            "at": moment(each.decided - 1),
            "change": points(each.luck[seat], lang),
        }
        for each in swings
    ]


def _scene(replay: Replay, at: int, seat: int, names: Sequence[str], lang: str) -> Markup:
    """The board of a moment, as that player saw it."""
    found = replayed(replay.source)
    match, _ = found.moment(at)
    match = match if match.told else found.set_up()
    view = match.view(seat)
    board = board_of(match.game)
    scene = scene_of(view, tuple(Player(name) for name in names), facts=board.facts(view, False, None))
    return board.scene(BoardContext(scene, view.story, lang, art=served_art(match.game.id)))


# ---- the chart


def _course(
    review: Review,
    seat: int,
    marks: Sequence[tuple[int, int]],
    lucky: Sequence[tuple[int, bool]],
    turn: int,
    pick: int,
    lang: str,
) -> Markup:
    """One player's chance by turn, with the choices and the luck described beside it."""
    say = say_in(lang)
    points = [(number, shares[seat]) for number, shares in review.turns]
    end = points[-1][0] + 1
    points.append((end, review.chances[-1][seat]))
    top = max(TOP_STEP, -(-max(share for _, share in points) // TOP_STEP) * TOP_STEP)
    first = points[0][0]

    def x(number: float) -> float:
        return (number - first) / max(1, end - first)

    def y(number: int) -> float:
        return height(points, number) / top

    spoken = ", ".join(f"{say('web-turn', number=number)}: {round(100 * share)}\u202f%" for number, share in points)
    drawing = _chance_line([(x(number), share / top) for number, share in points], _marks(top), top, x(turn), spoken)
    scale = [
        tag("span", f"{round(100 * share)}\u202f%", class_="course-mark", style=f"--y:{share / top:.4f}")
        for share in _marks(top)
    ]
    turns: Counter[int] = Counter()

    def place(at: int) -> str:
        """Where a mark stands: on the line, or beyond those that stand there already."""
        up = turns[at] * (1 if y(at) < 0.6 else -1)
        turns[at] += 1
        return f"--x:{x(at):.4f};--y:{y(at):.4f};--up:{up}"

    choices = [_choice(number, seat, place(at), number == pick, lang) for number, at in marks]
    luck = [_lucky(place(at), good) for at, good in lucky]
    plot = tag("div", drawing, *scale, *luck, *choices, class_="course-plot")
    return tag("div", plot, _turn_links(seat, first, end, turn, x, lang), class_="course review-course")


def height(points: Sequence[tuple[int, float]], number: int) -> float:
    """How high a line is at a turn; not every turn of a long match is one of its points."""
    after = next((n for n, (each, _) in enumerate(points) if each >= number), len(points) - 1)
    (left, low), (right, high) = points[max(0, after - 1)], points[after]
    way = (number - left) / (right - left) if left < number < right else float(number > left)
    return low + (high - low) * way


def _choice(number: int, seat: int, style: str, is_picked: bool, lang: str) -> Markup:
    return tag(
        "a",
        number,
        class_="review-mark on" if is_picked else "review-mark",
        href=f"?seat={seat}&pick={number}",
        style=style,
        aria_label=say_in(lang)("web-review-choice", number=number),
    )


def _lucky(style: str, is_good: bool) -> Markup:
    drawing = icon("up" if is_good else "down")
    return tag("span", drawing, class_="review-luck", style=style, aria_hidden="true")


def _chance_line(
    points: Sequence[tuple[float, float]], marks: Sequence[float], top: float, now: float, spoken: str
) -> Markup:
    """The line in parts of its width and height, with a grid and a mark at the current turn."""
    way = " ".join(f"{100 * x:.2f} {100 - 100 * y:.2f}" for x, y in points)
    return svg(
        100,
        100,
        *(tag("path", d=f"M0 {100 - 100 * share / top:.2f}H100", class_="grid") for share in marks),
        tag("path", d=f"M0 100L{way}L100 100Z", class_="area"),
        tag("path", d=f"M{way}", class_="line own"),
        tag("path", d=f"M{100 * now:.2f} 0V100", class_="now"),
        preserveAspectRatio="none",
        label=spoken,
    )


def _marks(top: float) -> list[float]:
    return [share * TOP_STEP for share in range(round(top / TOP_STEP) + 1)]


def _turn_links(seat: int, first: int, end: int, now: int, x: Any, lang: str) -> Markup:
    step = max(1, -(-(end - first) // 6))
    apart = [number for number in (first, *range(first + step, end, step)) if abs(number - now) > step / 2]
    named = sorted({now, *apart} & set(range(first, end)))
    links = [
        tag(
            "a",
            number,
            href=f"?seat={seat}&turn={number}",
            style=f"--x:{x(number):.4f}",
            aria_current="step" if number == now else None,
            aria_label=say_in(lang)("web-turn", number=number),
        )
        for number in named
    ]
    return tag("nav", *links, class_="course-turns", aria_label=say_in(lang)("web-turns"))


__all__ = ["MISTAKES", "choices_in_pictures", "draw_review", "height"]
