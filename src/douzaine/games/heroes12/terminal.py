"""Twelve Heroes in a terminal of 80 columns: the drawing of a view, and its prompts."""

from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from douzaine.games.heroes12.heroes import FORCE, HEROES, REGIONS, TILE_SLOTS, TILE_VP, TILES
from douzaine.games.heroes12.rules.maintenance import FIRST_FEEDING, FIRST_GOATS
from douzaine.games.heroes12.table import NOBODY, PICKS, SEATS, SPECTATOR, TRUTH, Phase, Stage, Token
from douzaine.match.view import View

WIDTH = 76  # of 80 columns, within the frame of a panel
LABEL = 11  # columns of the words before a list of heroes


def prompt(seen: Any) -> tuple[str, dict[str, Any]]:
    """The text that asks the reader of a View or a board to decide, with its details."""
    table = seen.table
    phase = Phase(table.phase)
    if phase == Phase.ACTION:
        return _prompt_for_action(table, seen.seat)
    if phase == Phase.PICK:
        return "pick", {"count:number": PICKS - table.picks[seen.seat or 0]}
    if phase == Phase.GOAT:
        return "goat", {"region:region": table.cursor - FIRST_GOATS}
    if phase == Phase.STARVE:
        return "starve", {"region:region": table.cursor - FIRST_FEEDING, "count:number": table.left}
    details: dict[str, Any] = {}
    if phase in (Phase.CHARIOT, Phase.MOVE_HERO, Phase.BEHEMOTH_HERO):
        details["region:region"] = table.origin
    if phase == Phase.SHIP:
        details["region:region"] = table.ship
    if table.named != NOBODY and phase != Phase.MOVE_HERO:
        details["hero:hero"] = table.named
    return phase.name.lower().replace("_", "-"), details


def _prompt_for_action(table: Any, seat: int | None) -> tuple[str, dict[str, Any]]:
    if table.extra:
        return "extra", {}
    if table.actions:
        return "action", {"count:number": table.actions}
    return ("last" if seat is None or table.hand_size[seat] else "finish"), {}


def decision(moves: Sequence[str]) -> tuple[str, dict[str, Any]] | None:
    """The text of a whole decision: a hero, its destination, and its food."""
    said = {word: rest for word, _, rest in (move.partition(" ") for move in moves)}
    hero, region = said.get("deploy") or said.get("hero"), said.get("region") or said.get("to")
    if hero not in HEROES or region is None or "food" not in said:
        return None
    told = {"hero:hero": HEROES.index(hero), "region:number": int(region), "food:number": int(said["food"])}
    return ("send", told) if "deploy" in said else ("march", told)


def text(view: View, lang: str, names: Sequence[str]) -> RenderableType:
    """The other player above, the regions between, the reader (or seat 0) below."""
    own = view.table.reader - SPECTATOR - 1
    below = own if own >= 0 else 0
    parts = [_heading(view, lang, names), _player(view, lang, names, 1 - below)]
    parts += [_regions(view, lang, names, below), _player(view, lang, names, below)]
    return Group(*parts)


def _say(view: View, lang: str) -> Any:
    return lambda id, **values: view.box.game.words.text(id, lang, **values)


def _heading(view: View, lang: str, names: Sequence[str]) -> Text:
    table, say = view.table, _say(view, lang)
    phase = say(f"scene-phase-{Stage(table.stage).name.lower()}")
    line = Text(say("scene-turn", phase=phase, who=names[table.turn]), "bold")
    if table.stage == Stage.MILITARY and not view.over:
        line += Text("   " + say("scene-actions", count=table.actions + table.extra), "dim")
    tiles = [(say(f"tile-{name}"), n) for name, n in zip(TILES, table.hidden_tiles, strict=True) if n]
    if tiles:
        listed = ", ".join(name + (f" ×{count}" if count > 1 else "") for name, count in tiles)
        line += Text("   " + say("scene-hidden-tiles", tiles=listed), "dim")
    return line


def _player(view: View, lang: str, names: Sequence[str], seat: int) -> RenderableType:
    """VP, camp, hand, deck and discard pile of one player."""
    table, say = view.table, _say(view, lang)
    name = Text(names[seat], "bold") + Text("   " + say("scene-vp", vp=table.vp[seat]), "green")
    if table.faction[seat] >= 0:
        name += Text("   " + view.box.game.part("box").name_of(view.box, "faction", table.faction[seat], lang))
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=LABEL, style="dim")
    grid.add_column(width=WIDTH - LABEL - 2)
    camp = say("scene-food", food=table.camp_food[seat]) + " · " + _heroes(view, table.camp[seat], lang)
    grid.add_row(say("scene-camp"), camp)
    grid.add_row(say("scene-hand"), _cards(view, seat, "hand", lang))
    grid.add_row(say("scene-deck"), _cards(view, seat, "deck", lang) + _under(view, seat, lang))
    grid.add_row(say("scene-discard"), _heroes(view, table.discard[seat], lang))
    return Group(name, grid)


def _heroes(view: View, cards: list[int], lang: str, force: bool = False) -> str:
    """Heroes with their number, and in a region their force."""
    say = _say(view, lang)
    shown = []
    for hero, count in zip(range(len(HEROES)), cards, strict=True):
        if count:
            strength = f" {FORCE[hero]}" if force else ""
            shown.append(say(f"hero-{HEROES[hero]}") + strength + (f" ×{count}" if count > 1 else ""))
    return ", ".join(shown) or say("scene-nobody")


def _cards(view: View, seat: int, zone: str, lang: str) -> str:
    """A hand or deck: its size, and the cards that the reader knows."""
    table, say = view.table, _say(view, lang)
    size: int = getattr(table, f"{zone}_size")[seat]
    cards: list[int] = getattr(table, zone)[seat]
    line, others = str(say("scene-cards", count=size)), size - sum(cards)
    if not size or not (any(cards) or table.reader in (TRUTH, SPECTATOR + 1 + seat)):
        return line
    known = [_heroes(view, cards, lang)] if any(cards) else []
    unknown = [say("scene-unknown", count=others)] if others else []
    return str(say("scene-known", cards=line, heroes=", ".join(known + unknown)))


def _under(view: View, seat: int, lang: str) -> str:
    """Cards under the deck, from top to bottom, as far as the reader knows them."""
    table, say = view.table, _say(view, lang)
    size = table.under_size[seat]
    names = [say(f"hero-{HEROES[hero]}") if hero != NOBODY else "?" for hero in table.under[seat][:size]]
    return "; " + say("scene-under", heroes=", ".join(names)) if size else ""


def _regions(view: View, lang: str, names: Sequence[str], below: int) -> RenderableType:
    """Three columns: the other side, the tile, the reader's side."""
    say = _say(view, lang)
    grid = Grid(box=SIMPLE_HEAD, width=WIDTH, show_lines=True, padding=(0, 1), pad_edge=False)
    for region in range(REGIONS):
        grid.add_column(say("scene-region", number=region + 1), ratio=1, justify="left", header_style="bold")
    grid.add_row(*(_side(view, lang, names, region, 1 - below) for region in range(REGIONS)))
    grid.add_row(*(_tile(view, lang, names, region) for region in range(REGIONS)))
    grid.add_row(*(_side(view, lang, names, region, below) for region in range(REGIONS)))
    return grid


def _side(view: View, lang: str, names: Sequence[str], region: int, seat: int) -> Text:
    table, say = view.table, _say(view, lang)
    force = say("scene-force", force=table.force[seat, region])
    food = say("scene-food", food=table.food[seat, region])
    lines = Text(f"{force} · {food}\n", "bold" if table.present[seat, region] else "dim")
    lines += Text(_heroes(view, table.at[seat, region], lang, force=True))
    if table.target == region and table.phase in (Phase.DEPLOY_FOOD, Phase.MOVE_FOOD) and seat == table.turn:
        lines += Text("\n→ " + say(f"hero-{HEROES[table.named]}"), "yellow")
    return lines


def _tile(view: View, lang: str, names: Sequence[str], region: int) -> Text:
    table, say = view.table, _say(view, lang)
    tile = table.tile[region]
    if not tile:
        return Text(say("scene-no-tile"), "dim")
    name = say(f"tile-{TILES[tile - 1]}") + ", " + say("scene-vp", vp=TILE_VP[tile - 1])
    lines = Text(name, "cyan") + Text(" · " + say("scene-below", count=table.below[region]), "dim")
    for seat in range(SEATS):
        cubes, slots = table.cubes[seat, region], TILE_SLOTS[tile - 1]
        lines += Text(f"\n{'■' * cubes}{'□' * (slots - cubes)} {names[seat]}")
        lines += Text(" ★" if table.popularity[region] == seat else "", "magenta")
    if table.popularity[region] == Token.ON_TILE:
        lines += Text("\n★ " + say("scene-popularity"), "magenta")
    return lines
