"""Killer in the browser: HP plates, the dice tray, odds of each choice, and where the total can land."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from douzaine.draw import Markup, badge, bar, d6, heart_lost, icon, join, monogram, plate, small_d6, svg, tag
from douzaine.draw.markup import NOTHING, ascii_only, escape, parts, raw, shown_while
from douzaine.games.killer import gauge as odds
from douzaine.games.killer.box import Phase
from douzaine.games.killer.gauge import KEEPS, asks_for_dice, gauge, odds_panel
from douzaine.games.killer.position import faces

if TYPE_CHECKING:
    from douzaine.match.event import Event, Story
    from douzaine.match.game import Box
    from douzaine.match.stage import Player, Stage
    from douzaine.match.view import View

BAR_HP = 36  # what a full bar means, unless somebody has more
GOLD = "#F3D48A"
SET_UP = frozenset({int(Phase.FIRST_PLAYER), int(Phase.CAPITAL_ROLL), int(Phase.CAPITAL_KEEP)})
ATTACKS = frozenset({int(Phase.ATTACK), int(Phase.LUCK)})
FACE_NAMES = frozenset("123456")
CHOSEN_SUM, CHOSEN_BUTTON = "chosen-sum", "chosen-button"  # where a page shows what the chosen dice make
EMPTY_SLOT = '<div class="slot empty"></div>'
END_OF_TRAY = Markup("</div></div></section>")
MOST_PREVIEWED = 6  # with more dice in the tray there are too many choices to draw each of them


# ---- the scene


def scene(stage: "Stage") -> list[Any]:
    """Plates above, the tray and its odds in the middle, the gauge below."""
    story = stage.view.story
    key = ("dice", stage.lang, stage.hints, stage.solved is None, stage.view.data.tobytes(), len(story))
    shown = dice(stage) if stage.asked else stage.once(key, lambda: dice(stage))  # only one decides at a time
    return [parts("div", *plates(stage), class_="k-plates"), shown]


def dice(stage: "Stage") -> list[Any]:
    """The tray with its odds and the gauge: the same for all who do not decide."""
    chosen = choices(stage) if stage.previews else []
    return [parts("div", tray(stage, chosen), odds_panel(stage, chosen), class_="k-middle"), gauge(stage, chosen)]


def plates(stage: "Stage") -> Iterator[Markup]:
    """Everybody's HP in turn order; whoever can be attacked now is a control."""
    table = stage.view.data[0]
    every = table["hp"].tolist()
    longest = max(BAR_HP, *every)
    turn = -1 if stage.view.over else int(table["turn"])
    playing, legal = int(table["phase"]) not in SET_UP, stage.legal if stage.asked else ()
    for seat in range(int(table["seats"])):
        hp = every[seat]
        marks = (seat == turn, stage.is_reader(seat), playing and not hp)
        drawing = (stage.view.box, stage.lang, stage.players[seat], hp, longest, *marks)
        if f"attack {seat}" in legal:
            label = _seat_label(stage.view.box, stage.lang, stage.players[seat], hp)
            shown = (_plate(*drawing), badge("selected"))
            yield stage.pick(f"attack {seat}", *shown, label=label, id=f"seat-{seat}", class_="seat")
        else:
            yield _seat(seat, *drawing)


@lru_cache(5000)
def _seat(seat: int, box: "Box", lang: str, player: "Player", hp: int, *drawing: Any) -> Markup:
    """A player who cannot be attacked now."""
    shown = (_plate(box, lang, player, hp, *drawing), badge("selected"))
    label = _seat_label(box, lang, player, hp)
    return ascii_only(tag("div", *shown, class_="piece seat", role="img", aria_label=label, id=f"seat-{seat}"))


def _seat_label(box: "Box", lang: str, player: "Player", hp: int) -> str:
    return f"{player.name}, {box.game.words.text('scene-hp', lang, hp=hp)}"


def _plate(
    box: "Box", lang: str, player: "Player", hp: int, longest: int, active: bool, own: bool, down: bool
) -> Markup:
    """A player with their HP, in figures and as a bar."""
    say = partial(box.game.words.text, lang=lang)
    filled, notch = hp / longest, box.options["starting_hp"] / longest
    you = tag("small", say("board-you")) if own else None
    bot = icon("gear", say("board-bot")) if player.bot else None
    away = tag("small", say("board-away", since=player.away), class_="away-since") if player.away else None
    life = tag("span", icon("heart", class_="hp"), tag("b", hp), class_="k-hp")
    if down:
        life = tag("span", say("scene-eliminated"), class_="k-hp out")
    name = tag("span", tag("b", player.name), " ", bot, " ", you, " ", away, class_="who")
    lines = monogram(player.name, own), name, life, bar(filled, notch=notch)
    return ascii_only(plate(*lines, active=active, own=own, away=player.away, class_="fallen" if down else ""))


# ---- the tray


def tray(stage: "Stage", chosen: Sequence["Choice"]) -> list[Any]:
    """The dice of this roll above, those set aside below."""
    heading, hint = map(escape, _tray_words(stage))
    lying = list(rolled(stage))
    columns = min(max(len(lying), 4), MOST_PREVIEWED)
    aside = escape(stage.say("board-hits" if rolls_attack(stage) else "board-aside"))
    above = raw(
        f'<section class="k-tray" aria-label="{escape(stage.say("board-tray"))}">'
        f'<div class="k-tray-head"><h2>{heading}</h2><span>{hint}</span></div>'
        f'<div class="k-rolled" style="--columns:{columns}">'
    )
    between = raw(
        f'</div><div class="k-aside"><div><h3>{aside}</h3>{"".join(_sums(stage, chosen))}</div><div class="k-slots">'
    )
    return [above, *lying, between, *set_aside(stage), END_OF_TRAY]


def _tray_words(stage: "Stage") -> tuple[str, str]:
    table = stage.view.data[0]
    if stage.view.over:
        return stage.say("board-over"), ""
    if value := int(table["attack"]):
        return stage.say("board-attack", value=value), stage.say("board-attack-hint", value=value)
    hint = stage.say("board-at-least-one") if asks_for_dice(stage) else ""
    return stage.say("board-roll", number=_rolls_so_far(stage.view)), hint


def _rolls_so_far(view: "View") -> int:
    """Which roll of the turn lies there; the Table does not count them, the story does."""
    count = 0
    for kind in view.story.kinds():
        count += kind in ("rolls", "rolls_again")
        if kind == "rolls":
            return count
    return 1


def rolls_attack(stage: "Stage") -> bool:
    """Whether the dice set aside are hits."""
    return int(stage.view.data[0]["phase"]) in ATTACKS and not stage.view.over


def rolled(stage: "Stage") -> Iterator[Markup]:
    """Dice that can be set aside are checkboxes; the same die keeps its id wherever it lies."""
    table = stage.view.data[0]
    free = len(free_dice(stage))
    attacks = int(table["phase"]) == Phase.ATTACK
    lying = missed(stage.view) if attacks else faces(table["rolled"])
    numbers = Numbers(faces(table["kept"]))
    first = len(lying) - free  # dice above the lowest one set aside can no longer be taken
    for place, face in enumerate(lying):
        number = numbers.next(face)
        if 0 <= place - first < free:
            yield stage.always(
                ("free", face, number, place - first), partial(_free_die, stage, face, number, place - first)
            )
        else:
            still = " still" if free or attacks else ""
            yield stage.always(("die", face, number, still), partial(_still_die, stage, face, number, f"die{still}"))


def _free_die(stage: "Stage", face: int, number: int, place: int) -> Markup:
    label, id = stage.say("board-die", face=face), f"die-{face}-{number}"
    return stage.tick(f"keep {face}", place, d6(face), badge("selected"), label=label, id=id, class_="die")


def _still_die(stage: "Stage", face: int, number: int, kind: str) -> Markup:
    drawing = (d6(face), None if kind == "slot" else badge("selected"))
    label = stage.say("board-die", face=face)
    return tag("div", *drawing, class_=f"piece {kind}", id=f"die-{face}-{number}", role="img", aria_label=label)


def free_dice(stage: "Stage") -> list[int]:
    """Faces of the dice that the reader may set aside now, from high to low."""
    if not asks_for_dice(stage):
        return []
    table = stage.view.data[0]
    most = int(table["lowest"]) + 1
    return [face for face in faces(table["rolled"]) if face <= most]


def missed(view: "View") -> list[int]:
    """The dice of the last roll of an attack that did not hit."""
    for event in reversed(view.story):
        if event.kind == "attack_rolls":
            return [int(face) for face in str(event.details["dice"]) if int(face) != view.data[0]["attack"]]
        if event.kind in ("targets", "forgets", "takes_all_up"):
            break
    return []


def set_aside(stage: "Stage") -> Iterator[Markup]:
    """Dice set aside, then those the reader has chosen but not sent, then empty places."""
    numbers = Numbers([])
    for face in faces(stage.view.data[0]["kept"]):
        number = numbers.next(face)
        yield stage.always(("kept", face, number), partial(_still_die, stage, face, number, "slot"))
    for number, face in enumerate(free_dice(stage)):
        yield stage.always(("unsent", face, number), partial(_unsent, stage, face, number))
    yield raw(EMPTY_SLOT * stage.view.box.options["dice_count"])


def _unsent(stage: "Stage", face: int, number: int) -> Markup:
    return stage.preview(d6(face), when=[number], class_="slot unsent")


def _sums(stage: "Stage", chosen: Sequence["Choice"]) -> Iterator[Markup]:
    """`12 + 10 = 22`, before and after the choice that is being made."""
    table = stage.view.data[0]
    kept = sum(faces(table["kept"]))
    if rolls_attack(stage):
        hits, value = int(table["hits"]), int(table["attack"])
        yield tag("p", stage.say("board-hits-sum", hits=hits, value=value, damage=hits * value), class_="k-sum")
        return
    yield raw(f'<p class="k-sum" data-unless="any">{kept or ""}</p>')
    if chosen:
        yield _new_sums(tuple(free_dice(stage)), kept)
    elif asks_for_dice(stage):
        yield raw(f'<div id="{CHOSEN_SUM}" class="k-sum" data-when="any" data-preview=""></div>')


@lru_cache(1000)
def _new_sums(free: tuple[int, ...], kept: int) -> Markup:
    """The sum after every choice; there are dozens, so they are written directly."""
    return Markup(
        "".join([f'<div{shown} class="k-sum">{_new_sum(dice, kept)}</div>' for dice, shown, _ in _choices(free)])
    )


def _new_sum(dice: tuple[int, ...], kept: int) -> str:
    now = sum(dice)
    both = f"{kept} + {now} = " if kept else ""
    return f'<span class="sum">{both}</span><b>{kept + now}</b>'


class Numbers:
    """Counts dice by face, so that each gets an id of its own."""

    def __init__(self, before: Sequence[int]) -> None:
        self._count = {face: list(before).count(face) for face in before}

    def next(self, face: int) -> int:
        """The number of one more die of this face."""
        self._count[face] = self._count.get(face, 0) + 1
        return self._count[face]


# ---- choosing


class Choice(NamedTuple):
    """One set of ticked dice."""

    dice: tuple[int, ...]
    shown: str  # the attributes of what shows only while it is made
    left: int


def choices(stage: "Stage") -> list[Choice]:
    """Every set of dice the reader can tick, if there are not too many."""
    free = free_dice(stage)
    return _choices(tuple(free)) if len(free) <= MOST_PREVIEWED else []


@lru_cache(1000)
def _choices(free: tuple[int, ...]) -> list[Choice]:
    return [
        Choice(tuple([free[number] for number in ticked]), shown_while(ticked, others), len(others))
        for ticked, others in _ways(len(free))
    ]


@cache
def _ways(count: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every way to tick some of so many dice: those ticked, and the others."""
    sets = [ticked for size in range(1, count + 1) for ticked in combinations(range(count), size)]
    return [(ticked, tuple(sorted(set(range(count)) - set(ticked)))) for ticked in sets]


def preview(stage: "Stage", fields: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """What the ticked dice lead to, by the places for it."""
    ticked = [word.removeprefix("keep ") for word in fields.get("move", ())]
    dice = tuple(sorted((int(face) for face in ticked if face in FACE_NAMES), reverse=True))
    if not asks_for_dice(stage) or Counter(dice) - Counter(free_dice(stage)):
        return {}
    table = stage.view.data[0]
    left = len(faces(table["rolled"])) - len(dice)
    text = _keep_text(stage.view.box.game, stage.lang, dice, left)
    known = {CHOSEN_SUM: _new_sum(dice, sum(faces(table["kept"]))), CHOSEN_BUTTON: escape(text)}
    return known | odds.preview(stage, dice)


def send(stage: "Stage") -> Markup:
    """The buttons beside the prompt."""
    if not stage.asked:
        return NOTHING
    if asks_for_dice(stage):
        return join(_dice_buttons(stage))
    if int(stage.view.data[0]["phase"]) == Phase.LUCK:
        return stage.press(stage.move_text("continue"), "continue", quiet=True) + stage.press(
            stage.move_text("stop"), "stop"
        )
    nobody = "attack nobody"
    quiet = stage.press(stage.move_text(nobody), nobody, quiet=True) if nobody in stage.legal else Markup("")
    return quiet + stage.send_buttons(stage.say("board-choose-target"))


def _dice_buttons(stage: "Stage") -> Iterator[Markup]:
    yield tag("button", stage.say("board-clear"), type="reset", class_="button quiet", data_when="any")
    yield tag("span", stage.say("board-choose-dice"), class_="button waiting", data_unless="any")
    table = stage.view.data[0]
    beyond = len(faces(table["rolled"])) - len(free_dice(stage))  # rolled, but no longer to be taken
    if stage.previews and choices(stage):
        yield _keep_buttons(stage.view.box.game, stage.lang, tuple(free_dice(stage)), beyond)
    else:
        any_dice = stage.say("board-keep-any")
        yield stage.press(tag("span", any_dice, id=CHOSEN_BUTTON, data_preview=any_dice), when=["any"])
    if "roll" in stage.legal:
        yield stage.press(stage.move_text("roll"), "roll", unless=["any"])


@lru_cache(1000)
def _keep_buttons(game: Any, lang: str, free: tuple[int, ...], beyond: int) -> Markup:
    """A button for every set of dice: there are dozens, so they are written directly."""
    parts = []
    for dice, shown, others in _choices(free):
        text = escape(_keep_text(game, lang, dice, others + beyond))
        parts.append(f'<button type="submit" class="button primary"{shown}>{text}</button>')
    return ascii_only("".join(parts))


def _keep_text(game: Any, lang: str, dice: tuple[int, ...], left: int) -> str:
    spoken = " ".join(map(str, dice))
    if not left:
        return str(game.words.text("board-keep-all", lang, dice=spoken))
    return str(game.words.text("board-keep-roll", lang, dice=spoken, left=left))


def moves(view: "View", fields: Mapping[str, Sequence[str]]) -> list[str]:
    """Ticked dice are set aside from high to low, and the rest is rolled, if there is any."""
    words = list(fields.get("move", ()))
    keeps = sorted((word for word in words if word.startswith("keep ")), reverse=True)
    if not keeps:
        return words
    left = len(faces(view.data[0]["rolled"])) - len(keeps)
    return keeps + (["roll"] if left > 0 else [])


# ---- around the scene


def note(stage: "Stage") -> str:
    """The line under the prompt."""
    table = stage.view.data[0]
    if int(table["phase"]) in KEEPS:
        return stage.say("board-note-dice")
    if int(table["phase"]) == Phase.TARGET:
        return stage.say("board-note-target")
    return stage.say("board-note-luck")


def pills(stage: "Stage") -> list[str]:
    """Chips in the bar."""
    return [stage.say("board-turn", number=stage.view.turns + 1)]


def chapter(stage: "Stage", events: "Story") -> str:
    """What a turn is called in the story: by whose it is."""
    seat = events.first_seat
    return stage.say("board-turn", number=events[0].turn + 1) if seat is None else stage.names[seat]


def picture(stage: "Stage", event: "Event") -> Markup:
    """A small picture beside a sentence of the story."""
    if event.kind in ("rolls", "rolls_again", "sets_aside", "attack_rolls") and event.details["dice"]:
        return small_d6(int(str(event.details["dice"])[0]))
    if event.kind in ("total", "ghost_idle", "stays_down", "exact_idle"):
        return tag("b", event.details["total"], class_="figure")
    if event.kind in ("heals", "attack_heals", "returns", "capital"):
        return icon("heart", class_="good")
    if event.kind in ("loses", "damages", "eliminated", "eliminated_for_good", "loses_attack"):
        return tag("span", heart_lost(), class_="lost")
    if event.kind == "wins":
        return icon("heart", class_="hp")
    return icon("sword")


def track(view: "View") -> list[int]:
    """What the chart of the result shows: HP by seat."""
    return [int(hp) for hp in view.data[0]["hp"][: view.data[0]["seats"]]]


def guide(view: "View") -> str | None:
    """Which sentence helps in a first match."""
    table = view.data[0]
    if int(table["phase"]) == Phase.KEEP:
        return "dice" if not faces(table["kept"]) else "rest"
    return {Phase.TARGET: "target", Phase.LUCK: "luck"}.get(Phase(int(table["phase"])))


def poster(art: Any) -> Markup:
    """The picture on the shelf: six dice between 12 and 30."""
    ticks = [_tick(k) for k in range(31)]
    places = ((6, 0, -96, -2), (6, -38, -30, 5), (4, 36, -32, -5), (5, -72, 38, -7), (6, -2, 44, 3), (3, 68, 36, 8))
    dice = [
        tag(
            "g",
            tag("g", d6(face, size=68), transform="translate(-34 -33)"),
            transform=f"translate({x} {y}) rotate({turn})",
        )
        for face, x, y, turn in places
    ]
    figures = [
        tag("text", text, x=x, y=-36, class_="figure", font_size=24, fill=GOLD)
        for text, x in (("12", -131), ("30", 131))
    ]
    return svg(300, 320, *ticks, *dice, *figures, left=-150, top=-172)


def _tick(total: int) -> Markup:
    """A mark on the dial of totals, from 6 on the left to 36 on the right."""
    turn, threshold = -126 + 252 * total / 30, total in (6, 24)
    return tag(
        "path",
        d="M0-122V-108" if threshold else "M0-118V-110",
        transform=f"rotate({turn:.1f})",
        stroke=GOLD if threshold else "#D9909C",
        stroke_width=4 if threshold else 2.6,
        stroke_linecap="round",
    )
