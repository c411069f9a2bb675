"""Killer in the browser: an attack from its target to its damage, shown until somebody rolls again."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from douzaine.boards import Markup, d6, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.number_format import percent
from douzaine.games.killer.bots.odds import hit_distribution
from douzaine.match.event import Event

ENDS = frozenset({"misses", "loses_attack", "damages", "stops"})
BEFORE = frozenset({"rolls", "rolls_again", "capital", "begins"})  # after the newest of these events there is no attack
MOST_ROWS = 7  # numbers of hits that are listed
NEAR = 2  # rows before that of the hits, and one after it, stand on a phone


class Attack(NamedTuple):
    """The newest attack, read from the story."""

    attacker: int
    target: int
    value: int
    dice: tuple[int, ...]  # set aside for it, in order
    rolls: tuple[tuple[int, ...], ...]  # every roll since all dice were last taken up
    hits: int  # of the whole attack
    is_over: bool
    damage: int | None  # None until it lands
    hp: int  # the target's, afterwards

    @property
    def total(self) -> int:
        """The total of the dice that made it."""
        return sum(self.dice)


def attack_of(at: BoardContext) -> Attack | None:
    """The current attack, or the last one while nobody has rolled since."""
    if at.table.phase == at.game.part("table").Phase.TARGET:
        return None
    for back, kind in enumerate(at.story.kinds(), 1):
        if kind in BEFORE:
            return None
        if kind in ("attacks_low", "attacks_high"):
            return _read([at.story[-each] for each in range(back, 0, -1)], _set_aside(at, back))
    return None


def _set_aside(at: BoardContext, since: int) -> tuple[int, ...]:
    """The dice of the roll before an event."""
    dice: tuple[int, ...] = ()
    for back, kind in enumerate(at.story.kinds(), 1):
        if back > since and kind == "sets_aside":
            dice = (*map(int, str(at.story[-back].details["dice"])), *dice)
        if back > since and kind == "rolls":
            break
    return dice


def _read(told: list[Event], dice: tuple[int, ...]) -> Attack | None:
    """Read the events of an attack, starting with the total that made it."""
    first, named = told[0], next((each for each in told if each.kind in ("targets", "forgets")), None)
    if named is None or first.seat is None:
        return None
    rolls: list[tuple[int, ...]] = []
    hits, is_over, damage, hp = 0, False, None, 0
    for each in told:
        if each.kind == "attack_rolls":
            rolls.append(tuple(int(face) for face in str(each.details["dice"])))
        elif each.kind == "takes_all_up":
            rolls.clear()
        elif each.kind == "hits":
            hits = each.details["hits"]
        elif each.kind == "damages":
            damage, hp = each.details["hits"] * each.details["value"], each.details["hp"]
        is_over |= each.kind in ENDS
    target: int = named.details["target"] if named.kind == "targets" else first.seat
    return Attack(first.seat, target, first.details["value"], dice, tuple(rolls), hits, is_over, damage, hp)


# ---- in the tray


def attack_tray(at: BoardContext, attack: Attack) -> Markup:
    """All dice: hits lit, numbered and bracketed by roll, misses faded; the sum below."""
    who, whom = at.names[attack.attacker], at.names[attack.target]
    heading = tag("h2", at.say("board-attacks", who=who, target=whom, value=attack.value))
    head = tag("div", heading, tag("span", at.say("board-attack-hint", value=attack.value)), class_="k-tray-head")
    dice = at.options["dice_count"]
    pieces, brackets = list(_dice(at, attack)), list(_brackets(at, attack))
    row = tag("div", *pieces, class_="k-attack-dice")
    under = tag("div", *brackets, class_="k-brackets")
    fallen = tag("div", row, under, class_="k-fallen", style=f"--dice:{dice}")
    return tag("section", head, fallen, _sum(at, attack), class_="k-tray k-striking", aria_label=at.say("board-tray"))


def _dice(at: BoardContext, attack: Attack) -> Iterator[Markup]:
    number = 0
    seen: Counter[int] = Counter()
    for roll in attack.rolls:
        for place in range(roll.count(attack.value)):
            number += 1
            yield _die(at, attack.value, number, "k-hit", tag("b", number, class_="k-number"), style=f"--n:{place}")
    for face in attack.rolls[-1] if attack.rolls else ():
        if face != attack.value:
            seen[face] += 1
            yield _die(at, face, seen[face], "k-miss")


def _die(at: BoardContext, face: int, number: int, kind: str, mark: Markup | None = None, **more: str) -> Markup:
    label = at.say("board-die", face=face)
    names, id = f"piece k-struck {kind}", f"die-{face}-{number}"
    return tag("div", d6(face), mark, class_=names, id=id, role="img", aria_label=label, **more)


def _brackets(at: BoardContext, attack: Attack) -> Iterator[Markup]:
    """The hits of each roll, under its dice."""
    for number, roll in enumerate(attack.rolls, 1):
        hits, last = roll.count(attack.value), number == len(attack.rolls)
        if hits:
            yield tag("span", at.say("board-attack-roll", number=number, hits=hits), style=f"--span:{hits}")
        if last and hits < len(roll) and (attack.is_over or not hits):
            words = at.say("board-attack-none", number=number, value=attack.value) if not hits else ""
            yield tag("span", words, class_="k-none", style=f"--span:{len(roll) - hits}")


def _sum(at: BoardContext, attack: Attack) -> Markup:
    """`4 × 2 = 8`: hits, value, and damage."""
    hits = tag(
        "span", tag("b", attack.hits), tag("small", at.say("board-hits-word", hits=attack.hits)), class_="k-unit"
    )
    value = tag("span", tag("b", attack.value), tag("small", at.say("board-value-word")), class_="k-unit")
    loss = attack.hits * attack.value if attack.damage is None else attack.damage
    result = tag("b", loss, class_="k-loss" + (" landed" if attack.damage is not None else ""))
    words = tag("small", at.say("board-off", target=at.names[attack.target]))
    return tag("div", hits, "×", value, "=", result, words, class_="k-product")


# ---- beside it


def attack_odds(at: BoardContext, attack: Attack) -> Markup:
    """The probability of each number of hits before the first roll."""
    chances = hit_distribution(at.options["dice_count"], at.options["all_hit"])
    shown = dict(list(chances.items())[:MOST_ROWS])
    most = float(max(shown.values()))
    rows = []
    first = max(0, min(attack.hits, len(shown) - 2) - NEAR)
    for hits, chance in shown.items():
        now = " now" if hits == attack.hits else "" if first <= hits <= first + NEAR + 1 else " far"
        bar = tag("span", tag("i", style=f"width:{100 * float(chance) / most:.0f}%"), class_="k-track")
        loss = f"−{hits * attack.value}" if hits else "–"
        words = tag("span", at.say("board-hits-count", hits=hits))
        rows.append(tag("p", words, tag("b", loss), bar, tag("span", percent(float(chance))), class_=f"k-outcome{now}"))
    heading = tag("h2", at.say("board-attack-does", value=attack.value))
    or_more = float(sum(chance for hits, chance in chances.items() if hits >= max(attack.hits, 1)))
    foot = at.say("board-or-more", hits=max(attack.hits, 1), chance=percent(or_more))
    return tag("section", heading, *rows, tag("p", foot, class_="k-way"), class_="panel k-odds k-outcomes")
