"""Twelve Heroes in the browser: the pieces that can be chosen now."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

from douzaine.boards.context import BoardContext
from douzaine.games.heroes12.box import MOST_FOOD
from douzaine.games.heroes12.heroes import HEROES, REGIONS, Hero
from douzaine.games.heroes12.rules.maintenance import FIRST_FEEDING, FIRST_GOATS
from douzaine.games.heroes12.table import CAMP, NOBODY, PICKS, ROUNDS, Phase, Stage
from douzaine.match.fields import Fields

HAND = -2  # in place of a region, as CAMP is
REGION, FOOD = 60, 70  # numbers of the controls for regions and food; pieces come before these

FROM_HAND = {Phase.PICK: "pick", Phase.MULLIGAN: "under", Phase.SHIP: "add", Phase.HAND_LIMIT: "drop"}
AT_ORIGIN = (Phase.MOVE_HERO, Phase.BEHEMOTH_HERO, Phase.KNIGHT_HERO, Phase.STRATEGIST_HERO)
ANYWHERE = (Phase.BEHEMOTH_REGION, Phase.KNIGHT_PLACE, Phase.STRATEGIST_REGION)
PLACED = (Phase.DEPLOY_REGION, Phase.DEPLOY_FOOD, Phase.MOVE_TO, Phase.MOVE_FOOD)  # the hero has already been named
DEPLOYS = (Phase.ACTION, Phase.DEPLOY_MORE, Phase.DEPLOY_REGION, Phase.DEPLOY_FOOD)
LEFT_OUT = ("done", "none", "end", "supply", "yes", "no")  # moves that are buttons of their own


class Choice(NamedTuple):
    """A piece that can be chosen, and what must be chosen with it."""

    number: int  # of the control; -1: the hero has already been named
    value: str  # sent by the form as `move`
    seat: int
    place: int  # HAND, CAMP or a region
    hero: int  # NOBODY: the region itself
    copy: int = 0  # distinguishes equal heroes there
    targets: tuple[int, ...] = ()  # regions, one of which must be chosen
    most_food: int = 0  # maximum food that can go with it

    @property
    def word(self) -> str:
        """The first word of the move."""
        return self.value.partition(" ")[0]

    @property
    def when(self) -> tuple[int, ...]:
        """The choices that make this one active."""
        return (self.number,) if self.number >= 0 else ()


class Choices:
    """Everything the reader can choose now, by piece. Empty unless the reader decides."""

    def __init__(self, at: BoardContext) -> None:
        self.table = at.table
        self.phase = Phase(self.table.phase)
        self.seat = -1 if at.seat is None else at.seat
        self.asked = at.asked
        self.legal = at.legal
        ways = self._ways() if self.asked else ()
        self.all = [Choice(number, *way) for number, way in enumerate(ways)]
        self._found = {(c.seat, c.place, c.hero, c.copy, c.word == "burn"): c for c in self.all}
        self.named = self._named() if self.asked and self.phase in PLACED else None

    def of(self, seat: int, place: int, hero: int, copy: int = 0, burn: bool = False) -> Choice | None:
        """The choice of a piece."""
        return self._found.get((seat, place, hero, copy, burn))

    @cached_property
    def travellers(self) -> list[Choice]:
        """Heroes that go to a region, with food."""
        return [self.named] if self.named else [choice for choice in self.all if choice.targets]

    @property
    def is_placed(self) -> bool:
        """Whether only the food is open: hero and region are already named."""
        return self.phase in (Phase.DEPLOY_FOOD, Phase.MOVE_FOOD)

    @cached_property
    def several(self) -> bool:
        """Whether any number of pieces is chosen, each with a checkbox."""
        return self.phase in (Phase.MULLIGAN, Phase.STRATEGIST_REGION) or self.wanted > 1

    @property
    def wanted(self) -> int:
        """How many pieces have to be chosen."""
        return PICKS - self.table.picks[self.seat] if self.phase == Phase.PICK else 1

    @cached_property
    def most_food(self) -> int:
        """The maximum food that any hero can take."""
        return max((choice.most_food for choice in self.travellers), default=0)

    # ---- by phase

    def _ways(self) -> Iterator[tuple[Any, ...]]:
        """value, seat, place, hero, copy, targets, most food of each piece that can be chosen."""
        phase, table, seat = self.phase, self.table, self.seat
        if phase == Phase.ACTION:
            yield from self._actions()
        elif phase in FROM_HAND:
            yield from self._each(FROM_HAND[phase], seat, HAND)
        elif phase == Phase.STARVE:
            yield from self._each("starve", seat, table.cursor - FIRST_FEEDING)
        elif phase == Phase.CHARIOT:
            yield from self._each("return", 1 - seat, table.origin)
        elif phase in AT_ORIGIN:
            yield from self._each("hero", seat, table.origin)
        elif phase in ANYWHERE:
            for place in range(CAMP if phase == Phase.KNIGHT_PLACE else 0, REGIONS):
                yield from self._each(f"at {place + 1 if place != CAMP else 'camp'}", seat, place)
        elif phase == Phase.DEPLOY_MORE:
            yield from self._each("deploy", seat, CAMP)
        elif phase in (Phase.FALCON, Phase.ORDER, Phase.ARCHANGEL, Phase.GOBLIN):
            yield from self._regions()

    def _actions(self) -> Iterator[tuple[Any, ...]]:
        """R59 to R69: cards to recruit or discard, heroes to deploy or move."""
        yield from self._each("recruit", self.seat, HAND)
        yield from self._each("burn", self.seat, HAND)
        yield from self._each("deploy", self.seat, CAMP)
        for region in range(REGIONS):
            if f"move {region + 1}" in self.legal:
                yield from self._each(f"at {region + 1}", self.seat, region)

    def _each(self, word: str, seat: int, place: int) -> Iterator[tuple[Any, ...]]:
        """Every hero of a place that can be named."""
        there = heroes_in(self.table, seat, place)
        journey = (self._targets(word, place), self._food(place)) if there else ()
        for hero, copy in there:
            value = f"{word} {HEROES[hero]}"
            if word.startswith("at ") or value in self.legal:
                yield value, seat, place, hero, copy, *journey

    def _regions(self) -> Iterator[tuple[Any, ...]]:
        """Regions to choose, or the hero there that is concerned."""
        for move in self.legal:
            word, _, number = move.partition(" ")
            region = int(number or 0) - 1
            if word == "fly":
                falcon = int(Hero.GIANT_FALCON)
                yield move, self.seat, region, falcon, 0, self._targets(word, region), self._food(region)
            elif word == "resolve":
                yield move, self.seat, region, self.table.waiting[region], 0
            elif word == "region":
                yield move, self.seat, region, NOBODY, 0

    def _named(self) -> Choice:
        """The hero named before, and its destinations."""
        deploys = self.phase in DEPLOYS
        place = CAMP if deploys else self.table.origin
        targets = (self.table.target,) if self.is_placed else self._targets("deploy" if deploys else "fly", place)
        hero = self.table.named
        return Choice(-1, "deploy" if deploys else "hero", self.seat, place, hero, 0, targets, self._food(place))

    def _targets(self, word: str, place: int) -> tuple[int, ...]:
        """R7, R64: regions of this Deploy that are free, or adjacent ones."""
        if word == "deploy":
            used = 0 if self.phase == Phase.ACTION else self.table.used
            return tuple(region for region in range(REGIONS) if not used >> region & 1)
        moves = word == "fly" or self.phase in (Phase.ACTION, Phase.MOVE_HERO)
        return tuple(region for region in range(REGIONS) if moves and place >= 0 and abs(region - place) == 1)

    def _food(self, place: int) -> int:
        """R65, R68: the food a hero could take from there."""
        there = self.table.camp_food[self.seat] if place == CAMP else self.table.food[self.seat, place]
        return min(there, MOST_FOOD) if place != HAND else 0


def heroes_in(table: Fields, seat: int, place: int) -> list[tuple[int, int]]:
    """Every card of a place as (hero, which copy)."""
    cards = table.hand[seat] if place == HAND else table.camp[seat] if place == CAMP else table.at[seat, place]
    return [(hero, copy) for hero, count in enumerate(cards) if count for copy in range(count)]


def is_drafting(at: BoardContext) -> bool:
    """Whether packs are still being passed around."""
    table = at.table
    return bool(at.options["deck_mode"] == "draft" and table.stage == Stage.SETUP and table.draft_round < ROUNDS)


def region_in_question(table: Fields) -> int | None:
    """The region that a decision is about, if there is one."""
    phase, region = Phase(table.phase), None
    if phase == Phase.GOAT:
        region = table.cursor - FIRST_GOATS
    elif phase == Phase.STARVE:
        region = table.cursor - FIRST_FEEDING
    elif phase in (Phase.CHARIOT, Phase.BEHEMOTH_HERO, Phase.STRATEGIST_HERO, Phase.MOVE_HERO):
        region = table.origin
    elif phase == Phase.SHIP:
        region = table.ship
    return region
