"""Twelve Heroes in the browser: the regions at an earlier event, as far as the story tells."""

from collections import defaultdict
from dataclasses import dataclass, field

from douzaine.games.heroes12.heroes import Hero
from douzaine.match.event import Event, Story

ARRIVES = ("deploys", "ship")
LEAVES = ("strategist", "starves", "behemoth")
TOLD = frozenset({
    *ARRIVES, *LEAVES, "goblin", "goat", "moves", "flies", "chariot", "knight", "cannon", "cube", "wins_tile", "scores",
    "tile_opens", "new_tile",
})  # fmt: skip


@dataclass
class Past:
    """Heroes by region and seat, open tiles, cubes on them, and victory points."""

    heroes: dict[tuple[int, int], list[int]] = field(default_factory=lambda: defaultdict(list))
    tiles: dict[int, int] = field(default_factory=dict)
    cubes: dict[tuple[int, int], int] = field(default_factory=lambda: defaultdict(int))
    points: dict[int, int] = field(default_factory=lambda: defaultdict(int))

    def come(self, region: int, seat: int, hero: int) -> None:
        """A hero arrives."""
        self.heroes[region, seat].append(hero)

    def go(self, region: int, seat: int, hero: int) -> None:
        """A hero leaves; one that the story never mentioned leaves no trace."""
        if hero in self.heroes[region, seat]:
            self.heroes[region, seat].remove(hero)


def past_of(story: Story, until: int) -> Past:
    """The state before an event."""
    past = Past()
    kinds = list(story.part(range(until)).kinds())[::-1]
    for number in [number for number, kind in enumerate(kinds) if kind in TOLD]:
        event = story[number]
        if event.seat is not None:
            _walk(past, event.seat, event)
        if event.kind in ("tile_opens", "new_tile"):
            past.tiles[event.details["region"]] = event.details["tile"]
    return past


def _walk(past: Past, seat: int, event: Event) -> None:
    kind, details = event.kind, event.details
    if kind in ARRIVES:
        past.come(details["region"], seat, details["hero"])
    elif kind in LEAVES:
        past.go(details["region"], seat, details["hero"])
    elif kind == "goblin":
        past.come(details["region"], seat, Hero.GOBLIN)
    elif kind == "goat":
        past.go(details["region"], seat, Hero.GOAT)
    elif kind in ("moves", "flies"):
        hero = details.get("hero", Hero.GIANT_FALCON)
        past.go(details["from"], seat, hero)
        past.come(details["to"], seat, hero)
    elif kind == "chariot":
        past.go(details["region"], 1 - seat, details["hero"])
    elif kind in ("knight", "cannon"):
        past.go(details["place"], seat, details.get("hero", Hero.CANNON))
    else:
        _control(past, seat, event)


def _control(past: Past, seat: int, event: Event) -> None:
    details = event.details
    if event.kind == "cube":
        past.cubes[details["region"], seat] += 1
    elif event.kind == "wins_tile":
        for each in (0, 1):
            past.heroes.pop((details["region"], each), None)
            past.cubes.pop((details["region"], each), None)
    elif event.kind == "scores":
        past.points[seat] = details["total"]
