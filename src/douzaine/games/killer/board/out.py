"""Killer in the browser: the summary for a player who is out, shown over tray and gauge until they watch on."""

from typing import Any, NamedTuple

from douzaine.boards import Markup, svg, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.icons import HEART
from douzaine.boards.markup import points, ring, short
from douzaine.games.killer.board.plates import places_of
from douzaine.match.event import Event
from douzaine.texts import names_in

WIDE, HIGH, OUT = 480, 78, 98  # of the chart, and of the word at its end
FIGURE = 30  # the room that a figure needs there


class Life(NamedTuple):
    """One player's match."""

    dealt: int
    healed: int
    lost: tuple[int, ...]  # the start of the match
    taken: tuple[tuple[int, int], ...]  # damage, and from whom
    course: tuple[tuple[int, int], ...]  # HP after every turn in which they changed
    last: Event | None  # the event that took the last HP


def out_card(at: BoardContext) -> Markup | None:
    """The summary for a reader who cannot come back; None for everybody else, and in a picture."""
    seat = None if at.is_picture else at.seat
    place = places_of(at).get(seat) if seat is not None and not is_decided(at) else None
    if seat is None or place is None:
        return None
    life = life_of(at, seat)
    heading = tag("h2", at.say("board-out-of", place=place, players=len(at.players)))
    facts = tag("dl", *_facts(at, life), class_="k-facts")
    watch = tag("label", at.say("board-watch-on"), for_="watch-on", class_="button primary")
    jump = tag("button", at.say("board-jump"), type="button", class_="button quiet only-js", data_jump=True)
    again = tag("a", at.say("board-new-match"), href="/", class_="button quiet")
    words = tag(
        "div",
        heading,
        _why(at, life),
        facts,
        _course(at, life),
        tag("p", watch, jump, again, class_="k-out-ways"),
        class_="k-out-words",
    )
    art = tag("div", _emblem(), class_="k-out-art", aria_hidden="true")
    switch = tag("input", type="checkbox", id="watch-on", class_="spoken-check", aria_label=at.say("board-watch-on"))
    return switch + tag("section", art, words, class_="k-out-card", aria_label=at.say("board-out"))


def is_decided(at: BoardContext) -> bool:
    """Whether only one player is left."""
    return at.over or sum(hp > 0 for hp in at.table.hp[: at.table.seats]) < 2


def play_on(at: BoardContext) -> str | None:
    """Tell a reader who cannot come back that the others play on; None for everybody else."""
    places = places_of(at)
    if at.seat is None or is_decided(at) or at.seat not in places:
        return None
    living = [name for seat, name in enumerate(at.names) if seat not in places]
    return at.say("board-play-on", who=names_in(at.lang, living), count=len(living))


def life_of(at: BoardContext, seat: int) -> Life:
    """A player's match, read from the story."""
    dealt = healed = 0
    lost, taken, course = [], [], [(0, int(at.options["starting_hp"]))]
    last = None
    for event in at.story:
        details = event.details
        if (details.get("target") == seat and event.kind == "damages") or (
            event.seat == seat and event.kind == "loses"
        ):
            last = event
        if event.kind == "damages":
            damage = details["hits"] * details["value"]
            if details["target"] == seat:
                taken.append((damage, event.seat or 0))
                course.append((event.turn + 1, details["hp"]))
            elif event.seat == seat:
                dealt += damage
        elif event.seat == seat and event.kind in ("heals", "attack_heals", "loses", "capital"):
            healed += (
                details["die"] if event.kind == "heals" else details["value"] if event.kind == "attack_heals" else 0
            )
            lost += [details["loss"]] if event.kind == "loses" else []
            course.append((event.turn + 1 if event.kind != "capital" else 0, details["hp"]))
    return Life(dealt, healed, tuple(lost), tuple(taken), tuple(course), last)


def _facts(at: BoardContext, life: Life) -> list[Markup]:
    names = ", ".join(dict.fromkeys(at.names[seat] for _, seat in life.taken))
    rows = (
        (str(life.dealt), at.say("board-fact-dealt")),
        (str(life.healed), at.say("board-fact-healed")),
        (_sum(life.lost), at.say("board-fact-lost")),
        (_sum([damage for damage, _ in life.taken]), at.say("board-fact-taken", who=names or "nobody")),
    )
    return [tag("div", tag("dd", tag("b", figure)), tag("dt", words)) for figure, words in rows]


def _sum(parts: tuple[int, ...] | list[int]) -> str:
    """`6 + 7 = 13`, while that is short."""
    if 1 < len(parts) <= 3:
        return f"{' + '.join(map(str, parts))} = {sum(parts)}"
    return str(sum(parts))


def _why(at: BoardContext, life: Life) -> Markup | None:
    """The event that took the last HP."""
    had = life.course[-2][1] if len(life.course) > 1 else 0
    if life.last is None:
        return None
    given: dict[str, Any] = {**life.last.details, "who": at.names[life.last.seat or 0], "had": had}
    if life.last.kind == "damages":
        given["damage"] = given["hits"] * given["value"]
        return tag("p", at.say("board-out-hit", **given), class_="k-out-why")
    return tag("p", at.say("board-out-lost", **given), class_="k-out-why")


def _course(at: BoardContext, life: Life) -> Markup:
    """HP from turn to turn, as steps with figures."""
    last, most = max(life.course[-1][0], 1), max(hp for _, hp in life.course) or 1
    path, said, free, told = "", [], 0.0, -1.0 * FIGURE
    for number, (turn, hp) in enumerate(life.course):
        x, y = WIDE * turn / last, HIGH - HIGH * max(hp, 0) / most
        path += f"H{short(x)}V{short(y)}" if number else f"M{short(x)} {short(y)}"
        ahead = WIDE * life.course[number + 1][0] / last if number + 1 < len(life.course) else x
        middle = (x + ahead) / 2
        if ahead - x >= FIGURE and middle >= free:
            said.append(tag("text", hp, x=short(middle), y=short(y - 5), class_="k-figure"))
            free = middle + FIGURE
        if number and ((x - told >= FIGURE and WIDE - x >= FIGURE) or turn == last):
            words = turn if told >= 0 else at.say("board-turn", number=turn)
            said.append(tag("text", words, x=short(x), y=HIGH + 20))
            told = x
    end = tag("circle", cx=WIDE, cy=HIGH, r=5, class_="k-end")
    said.append(tag("text", at.say("board-out"), x=WIDE + 11, y=HIGH + 4, class_="k-figure k-last"))
    lines = [tag("path", d=f"M0 {y}H{WIDE}", class_="k-grid") for y in (0, HIGH)]
    scale = [tag("text", hp, x=-8, y=y + 4, class_="k-side") for hp, y in ((most, 0), (0, HIGH))]
    label = at.say("board-course", hp=life.course[0][1], turn=last)
    parts = (*lines, *scale, *said, tag("path", d=path, class_="k-line"), end)
    return svg(WIDE + 34 + OUT, HIGH + 46, *parts, left=-34, top=-20, label=label, class_="k-course")


def _emblem() -> Markup:
    """A shield of twelve sides with a heart in two, and the sword that parted it."""
    left, right = "M.12-.75-.16-.3.14 0-.1.9", "M.12-.75-.16-.3.14 0-.1.9"
    halves = (
        tag("clipPath", tag("path", d=f"{left}H-1.2V-1.2H.12Z"), id="k-left"),
        tag("clipPath", tag("path", d=f"{right}H1.2V-1.2H.12Z"), id="k-right"),
        tag("path", d=HEART, clip_path="url(#k-left)", transform="translate(-3 0) scale(33)", fill="#A61E4D"),
        tag("path", d=HEART, clip_path="url(#k-right)", transform="translate(3 3) scale(33)", fill="#8C1741"),
    )
    studs = [tag("circle", cx=short(x), cy=short(y), r=1.6, fill="#C8962E") for x, y in ring(12, 52)]
    shield = (
        tag("ellipse", cy=63, rx=46, ry=5, fill="#000", fill_opacity=0.28),
        tag("polygon", points=points(ring(12, 57, 15)), fill="#E7DEC9"),
        tag("polygon", points=points(ring(12, 49, 15)), fill="#FBF3E0", stroke="#CDBF9F"),
    )
    sword = (
        tag("path", d="M44-44 40-27-9 22-22 9 27-40Z", fill="#2F4570"),
        tag("path", d="M44-44 40-27-9 22-15.5 15.5Z", fill="#23324F"),
        tag("path", d="M-15.5 15.5-33 33", stroke="#5B3A1E", stroke_width=6, stroke_linecap="round"),
        tag("path", d="M-28 4-4 28", stroke="#C8962E", stroke_width=6, stroke_linecap="round"),
        tag("circle", cx=-35, cy=35, r=5, fill="#C8962E"),
    )
    return svg(130, 130, *shield, *studs, *halves, *sword, left=-65, top=-60)
