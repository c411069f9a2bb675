"""Killer in the browser: everybody's HP."""

from collections.abc import Iterator
from functools import partial

from douzaine.boards import Markup, badge, bar, icon, monogram, plate, tag, under_name
from douzaine.boards.context import BoardContext
from douzaine.games.killer.board.attack import Attack
from douzaine.games.killer.table import Phase

BAR_HP = 36  # the value of a full bar, unless somebody has more
SET_UP = frozenset({Phase.FIRST_PLAYER, Phase.CAPITAL_ROLL, Phase.CAPITAL_KEEP})


def plates(at: BoardContext, attack: Attack | None) -> Iterator[Markup]:
    """All players in turn order; possible targets are controls."""
    table, places = at.table, places_of(at)
    longest, start = max(BAR_HP, *table.hp), at.options["starting_hp"]
    turn = -1 if at.over else attack.attacker if attack else table.turn  # as long as an attack is shown, it is theirs
    playing = table.phase not in SET_UP
    for seat, player in enumerate(at.players):
        hp, move = table.hp[seat], f"attack {seat}"
        strike = attack if attack and attack.target == seat else None
        marks = (seat == turn, at.is_reader(seat), playing and not hp, places.get(seat), strike)
        draw = partial(_seat, at, seat, hp, start, longest, *marks)
        yield draw() if move in at.legal else at.cached(("seat", seat, player, hp, start, longest, *marks), draw)


def places_of(at: BoardContext) -> dict[int, int]:
    """The place of each player who is out for good."""
    if all(at.table.hp[: at.table.seats]) or at.options["eliminated_players"] != "out":
        return {}
    story = at.story
    ends = [story[-back] for back, kind in enumerate(story.kinds(), 1) if kind == "eliminated"]
    fallen = [event.seat for event in reversed(ends) if event.seat is not None]
    return {seat: len(at.players) - number for number, seat in enumerate(fallen)}


def _seat(
    at: BoardContext,
    seat: int,
    hp: int,
    start: int,
    longest: int,
    active: bool,
    own: bool,
    down: bool,
    place: int | None,
    strike: Attack | None,
) -> Markup:
    """A player with their HP, in figures and as a bar with a notch where it began."""
    player = at.players[seat]
    you = tag("small", at.say("board-you")) if own else None
    bot = icon("gear", at.say("board-bot")) if player.bot and not player.stand_in else None
    life = tag("span", icon("heart", class_="hp"), tag("b", hp), class_="k-hp")
    if down:
        which = tag("b", at.say("board-place", place=place)) if place else None
        out = tag("span", at.say("board-out"), which and " · ", class_="k-out" if which else None)
        life = tag("span", out, which, class_="k-hp out")
    name = tag("span", tag("b", player.name), " ", bot, " ", you, under_name(player, at.lang), class_="who")
    lost = strike.damage or 0 if strike else 0
    lines = monogram(player.name, own), name, life, bar(hp / longest, notch=start / longest, lost=lost / longest)
    marks = _struck(strike) if strike else ()
    names = " ".join(["fallen"] * down + ["target"] * (strike is not None))
    drawing = plate(*lines, *marks, player=player, lang=at.lang, active=active, own=own, class_=names)
    label = f"{player.name}, {at.say('scene-hp', hp=hp)}"
    return at.pick(f"attack {seat}", drawing, badge("selected"), label=label, class_="seat", id=f"seat-{seat}")


def _struck(strike: Attack) -> Iterator[Markup]:
    """A sword on the target, and the damage."""
    yield tag("span", icon("sword"), class_="k-sword", aria_hidden="true")
    if strike.damage:
        yield tag("span", icon("heart"), tag("b", f"−{strike.damage}"), class_="k-minus", id="damage")
