"""Seeded matches at tables, as plain data: whatever keeps and draws tables, these are the same."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, NamedTuple

import douzaine as dz

WORDS = {"killer": "cerise", "king12": "prune", "crowns13": "olive", "heroes12": "figue"}  # codes begin with them
GAMES = tuple(WORDS)
MATCHES = 40  # a game
DRAWN = 40  # rows of a match whose pages are drawn
MIDDLE, LONGEST = 80, 2500  # rows of a match that is left in the middle, of one that is played to its end
NAMES = ("Ana", "Noé", "D'Arcy", "Zoë & <b>Co</b>", "Łukasz", "李")
BOTS = ("Ada", "Blaise", "Émilie", "Gottfried", "Sofia", "Kurt")


class Chair(NamedTuple):
    person: str | None  # None: a bot sits there
    name: str
    words: str  # added to the dice


class Row(NamedTuple):
    kind: str  # move, back, leave, silent, return
    seat: int
    words: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """A table, and all that was done there."""

    game: str
    number: int
    options: dict[str, Any]
    seed: str
    chairs: tuple[Chair, ...]
    rows: tuple[Row, ...]
    over: bool  # by the rules, not because somebody left
    terms: dict[str, Any]  # leaving, clock, hints, guided
    away: tuple[str, ...]  # people whose pages are closed

    @property
    def code(self) -> str:
        return code_of(self.game, self.number)

    @property
    def drawn_from(self) -> int:
        """How many rows come before those whose pages are drawn."""
        return max(0, len(self.rows) - DRAWN)

    @property
    def people(self) -> dict[str, list[int]]:
        """Who sits there, and on which seats."""
        people = dict.fromkeys(chair.person for chair in self.chairs if chair.person)
        return {each: [seat for seat, chair in enumerate(self.chairs) if chair.person == each] for each in people}

    @property
    def summary(self) -> str:
        """What is not as usual, and how far it goes."""
        usual = {option.id: option.default for option in dz.game(self.game).options}
        written = {id: json.dumps(value) for id, value in self.options.items() if value != usual[id]}
        options = [f"{id}={text if len(text) < 40 else f'({len(text)} signs)'}" for id, text in written.items()]
        seats = f"{len(self.people)} people on {len(self.chairs)} seats"
        ending = "over" if self.over else self.rows[-1].kind
        return f"{' '.join((seats, *options))}, rows {self.drawn_from} to {len(self.rows)} {ending}"


def code_of(game: str, number: int) -> str:
    return f"{WORDS[game]}-{1000 + number}"


@cache
def played(game: str, number: int) -> Played:
    """Match `number`. One person holds two seats, sits among bots, plays by a clock, or may leave, in turn."""
    rng, kind = Random(f"{game} {number}"), number % 4
    box, seed = box_for(dz.game(game), rng), rng.randbytes(32)
    chairs = seated(box.players, kind)
    match = dz.Match(box, dealer=dz.FairDealer(code_of(game, number), [each.words for each in chairs], seed))
    clock = rng.choice((30, 86400)) if kind == 2 else None
    flags = {"hints": rng.random() < 0.7, "guided": rng.random() < 0.3}
    terms: dict[str, Any] = {"leaving": rng.choice(("bot", "end")), "clock": clock, **flags}
    most = LONGEST if number % 3 == 0 else DRAWN if number % 5 < 3 else MIDDLE
    rows = tuple(rows_of(match, chairs, kind, terms["leaving"], most, rng))
    away = ("person1",) if kind == 3 else ()
    return Played(game, number, dict(box.options), seed.hex(), chairs, rows, match.over, terms, away)


def box_for(game: dz.Game, rng: Random) -> dz.Box:
    """A box with options drawn from their examples; combinations that are refused are drawn again."""
    while True:
        options = {}
        for option in game.options:
            examples = sorted((each for each in option.examples if not option.names_a_file(each)), key=repr)
            if examples and rng.random() < 0.4:
                options[option.id] = rng.choice(examples)
        if game.seats[1] > game.seats[0]:
            options["players"] = rng.randint(game.seats[0], min(5, game.seats[1]))
        try:
            return game.box(**options)
        except dz.BadOption:
            continue


def seated(players: int, kind: int) -> tuple[Chair, ...]:
    """Who sits where."""
    found = []
    for seat in range(players):
        person = None if kind == 1 and seat else f"person{max(0, seat - 1) if kind == 0 else seat}"
        found.append(Chair(person, NAMES[seat] if person else BOTS[seat], f"mots {seat}" if seat % 2 else ""))
    return tuple(found)


def rows_of(match: dz.Match, chairs: Sequence[Chair], kind: int, leaving: str, most: int, rng: Random) -> list[Row]:
    """What is done at a table: legal moves at random, and now and then something else. `match` is played on."""
    rows: list[Row] = []
    silent: set[int] = set()
    has_left = False
    while not match.over and len(rows) < most:
        seat, luck = rng.choice(match.actors), rng.random()
        if seat in silent and luck < 0.4:
            rows.append(Row("return", seat, ()))
            silent.remove(seat)
        elif kind == 2 and luck < 0.15 and seat not in silent:
            rows.append(Row("silent", seat, ()))
            silent.add(seat)
        elif kind == 3 and luck < 0.02 and not has_left:
            rows.append(Row("leave", seat, ()))
            has_left = True
            if leaving == "end":
                break
        else:
            words, begun = decision(match, seat, rng), len(match.steps)
            rows.append(Row("move", seat, words))
            match.play(seat, words)
            done = match.steps[begun:]
            if kind == 1 and luck < 0.2 and chairs[seat].person and all(step.seat != dz.CHANCE for step in done):
                rows.append(Row("back", seat, (str(len(done)),)))
                for _ in done:
                    match.undo()
    return rows


def decision(match: dz.Match, seat: int, rng: Random) -> tuple[str, ...]:
    """One or several moves to make at once."""
    trial, words = match.copy(), []
    trial.dealer = None
    while True:
        words.append(rng.choice(trial.legal(seat)))
        trial.play(seat, words[-1])
        if seat not in trial.actors or len(words) == 12 or rng.random() < 0.3:
            return tuple(words)
