"""Killer in the browser: the story, a few sentences per turn: what was kept, the attack, and its result."""

from collections.abc import Callable, Iterator, Sequence

from douzaine.boards import Markup, heart_lost, icon, small_d6, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.story_lines import StoryLine, Why
from douzaine.games.killer.board import why
from douzaine.games.killer.board.turn import Roll, Strike, Turn, turn_of
from douzaine.match.event import Event, Story

GAINS = frozenset({"heals", "attack_heals", "returns", "capital"})
LOSSES = frozenset({"loses", "eliminated", "eliminated_for_good", "loses_attack"})


def chapter(at: BoardContext, events: Story) -> str:
    """The heading of a turn: its player and its number."""
    seat, number = events.first_seat, events[0].turn + 1
    if seat is None:
        return at.say("board-turn", number=number)
    return at.say("tell-turn-of", who=at.names[seat], number=number)


def lines(at: BoardContext, numbers: range) -> list[StoryLine]:
    """The sentences of one turn: rolls join what was kept, hits join the attack."""
    turn = turn_of([*zip(numbers, at.story.part(numbers), strict=True)])
    found: list[StoryLine] = []
    for first, last, event in turn.sentences:
        found += _line(at, turn, first, last, event)
    return found


def _line(at: BoardContext, turn: Turn, first: int, last: int, event: Event) -> Iterator[StoryLine]:
    if event.kind == "keeps":
        roll = turn.rolls[first]
        yield StoryLine(first, last, _kept(at, roll, event), _die(roll.kept[0][0] if roll.kept else roll.rolled[0]))
    elif event.kind in ("attacks_low", "attacks_high"):
        total, value = event.details["total"], event.details["value"]
        figure = tag("b", total, class_="figure")
        text = at.say("tell-attack-total", sets=_sets(turn.roll.kept), total=total, value=value)
        yield StoryLine(first, last, text, figure, why.attack_total(at, turn, event))
    elif event.kind in ("targets", "forgets") and turn.strike:
        yield StoryLine(first, last, _attack(at, turn.strike, event), _die(turn.strike.value))
    elif event.kind == "misses":
        if turn.strike and not turn.strike.hits:
            yield StoryLine(first, last, at.say("tell-no-hit", value=turn.strike.value), icon("sword"), None)
    else:
        yield StoryLine(first, last, *_plain(at, turn, first, event))


def _plain(at: BoardContext, turn: Turn, number: int, event: Event) -> tuple[str, Markup, Why | None]:
    """An event that is its own sentence."""
    told = TOLD.get(event.kind)
    if told is not None:
        return told(at, turn, number, event)
    return at.event_text(event), _picture(event), why.plain(at, turn, event)


def _heals(at: BoardContext, turn: Turn, number: int, event: Event) -> tuple[str, Markup, Why | None]:
    die, hp = event.details["die"], event.details["hp"]
    text = at.say("tell-heals", who=_name(at, event), total=turn.roll.total, die=die, hp=hp)
    return text, icon("heart", class_="hp"), why.heals(at, turn, event)


def _loses(at: BoardContext, turn: Turn, number: int, event: Event) -> tuple[str, Markup, Why | None]:
    return (
        at.event_text(event),
        tag("span", heart_lost(), class_="lost"),
        why.loses(at, turn, event, hp_before(at, number, event.seat or 0)),
    )


def _damages(at: BoardContext, turn: Turn, number: int, event: Event) -> tuple[str, Markup, Why | None]:
    details, before = event.details, hp_before(at, number, event.details["target"])
    damage = details["hits"] * details["value"]
    values = {"hits": details["hits"], "value": details["value"], "target": at.names[details["target"]]}
    text = at.say("tell-damages", **values, damage=damage, hp=details["hp"])
    if not details["hp"] and before is not None:
        text = at.say("tell-damages-all", **values, damage=damage, before=before)
    return text, icon("sword"), why.damages(at, turn, event, before)


def _out(at: BoardContext, turn: Turn, number: int, event: Event) -> tuple[str, Markup, Why | None]:
    heart = tag("span", heart_lost(), class_="lost")
    if at.options["eliminated_players"] != "out":
        return at.event_text(event), heart, why.plain(at, turn, event)
    fallen = sum(at.story[each].kind == "eliminated" for each in range(number))
    players = len(at.players)
    return at.say("tell-out", who=_name(at, event), place=players - fallen, players=players), heart, None


TOLD: dict[str, Callable[[BoardContext, Turn, int, Event], tuple[str, Markup, Why | None]]] = {
    "heals": _heals,
    "loses": _loses,
    "damages": _damages,
    "eliminated": _out,
}


def hp_before(at: BoardContext, number: int, seat: int) -> int | None:
    """A seat's HP before an event, as far as the story goes."""
    for back in range(number - 1, -1, -1):
        event = at.story[back]
        if "hp" in event.details and event.details.get("target", event.seat) == seat:
            return event.details["hp"]
        if event.kind == "returns" and event.seat == seat:
            return event.details["die"]
    fixed = at.options["starting_hp_mode"] == "fixed"
    return int(at.options["starting_hp"]) if fixed and at.story and at.story[0].kind == "begins" else None


# ---- sentences


def _kept(at: BoardContext, roll: Roll, event: Event) -> str:
    """The dice set aside so far, and the roll to choose from."""
    values = {"who": _name(at, event), "sets": _sets(roll.kept), "dice": _dice(roll.rolled)}
    if not roll.kept:
        return at.say("tell-rolls", **values)
    if roll.is_counted:
        return at.say("tell-keeps", **values, sum=roll.total)
    return at.say("tell-keeps-rolls" if roll.rolled else "tell-keeps-so-far", **values, sum=roll.total)


def _attack(at: BoardContext, strike: Strike, event: Event) -> str:
    """The target, and the hits of every roll."""
    who, whom = _name(at, event), at.names[event.details.get("target", event.seat or 0)]
    if not strike.rolls:
        return at.say("tell-attacks", who=who, target=whom, value=strike.value)
    rolls = []
    for number, dice in enumerate(strike.rolls):
        hits = dice.count(strike.value)
        shown = _dice([strike.value] * hits)
        if number:
            rolls.append(at.say("tell-then", dice=shown, hits=hits) if hits else at.say("tell-then-none"))
        else:
            rolls.append(at.say("tell-first-roll", dice=shown, hits=hits, count=len(dice)))
    return at.say("tell-attack", who=who, target=whom, rolls=", ".join(rolls))


def _name(at: BoardContext, event: Event) -> str:
    return at.names[event.seat] if event.seat is not None else ""


def _dice(faces: Sequence[int]) -> str:
    return " ".join(map(str, faces))


def _sets(kept: Sequence[Sequence[int]]) -> str:
    return ", ".join(map(_dice, kept))


# ---- pictures


def _die(face: int) -> Markup:
    return small_d6(face)


def _picture(event: Event) -> Markup:
    """A small picture beside a sentence of the story."""
    if event.kind in GAINS:
        return icon("heart", class_="good")
    if event.kind in LOSSES:
        return tag("span", heart_lost(), class_="lost")
    if "total" in event.details:
        return tag("b", event.details["total"], class_="figure")
    return icon("heart", class_="hp") if event.kind == "wins" else icon("sword")
