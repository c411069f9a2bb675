"""Making a table: in one click, as an invitation, or with every option of the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.bots import NAMES, levels_for
from douzaine.draw import Markup
from douzaine.errors import BadDeck, BadOption, DouzaineError
from douzaine.games.declare import Finding, Option
from douzaine.web.decks import agree, hidden_options
from douzaine.web.lobby import is_deck
from douzaine.web.minds import DEFAULT_LEVEL, offered_somewhere
from douzaine.web.render import CLOCKS, clock_text
from douzaine.web.site import clean_name, game_style, go, language, page, say_in_request, site, somebody
from douzaine.web.store import Person, Seat
from douzaine.web.table import bot_seat
from douzaine.web.template import board_of, has_style

LARGEST_DECK = 200_000  # characters


# ---- one click


async def play_now(request: Request) -> Response:
    """A match against bots, with what suits a first game."""
    form = await request.form()
    game = dz.game(str(form.get("game", "")))
    person = await somebody(request, str(form.get("name", "")))
    box = game.box(**first_game(game))
    played = [
        match for match in await site(request).store.matches_of(person.id) if match.game == game.id and match.started
    ]
    seats = seated(person, ["me"] + [DEFAULT_LEVEL] * (box.players - 1), {})
    return go(request, f"/t/{await site(request).tables.create(person, box, seats, guided=not played)}")


async def invite(request: Request) -> Response:
    """A private table with open seats, and a link to send around."""
    form = await request.form()
    game = dz.game(str(form.get("game", "")))
    person = await somebody(request, str(form.get("name", "")))
    box = game.box(**first_game(game))
    seats = seated(person, ["me"] + ["open"] * (box.players - 1), {})
    return go(request, f"/t/{await site(request).tables.create(person, box, seats)}")


def first_game(game: dz.Game) -> dict[str, Any]:
    """The options that suit a first game, as the game's box says."""
    return dict(getattr(game.part("box"), "FIRST_MATCH", {}))


def seated(person: Person, kinds: list[str], guests: Mapping[int, str]) -> list[Seat]:
    """Seats by what was chosen for each: `me`, `guest` (at this device), `open`, or a level of bots."""
    seats: list[Seat] = []
    for number, kind in enumerate(kinds):
        names = [seat.name for seat in seats] + [person.name]
        if kind in ("me", "guest"):
            name = person.name if kind == "me" else guests.get(number) or f"{person.name} {number + 1}"
            seats.append(Seat(number, "person", person.id, None, name))
        elif kind in NAMES:
            seats.append(bot_seat(number, kind, names))
        else:
            seats.append(Seat(number, "open", None, None, ""))
    return seats


# ---- every option


@dataclass(frozen=True)
class Asked:
    """One option as the form shows it."""

    id: str
    label: str
    help: str
    kind: str  # whole, choice, on_off, seat, deck, text, own
    value: Any
    choices: tuple[tuple[str, str], ...] = ()
    range: tuple[int, int] | None = None
    drawing: Markup | None = None
    is_usual: bool = True
    examples: tuple[str, ...] = ()


async def settings(request: Request) -> Response:
    """The form with every option of a game."""
    game = dz.game(request.path_params["game"])
    preset = request.query_params.get("preset", "")
    return await form_page(request, game, first_game(game) if preset == "first" else {})


async def form_page(
    request: Request,
    game: dz.Game,
    options: Mapping[str, Any],
    status: int = 200,
    error: str | None = None,
    findings: tuple[str, ...] = (),
    form: Mapping[str, Any] | None = None,
) -> Response:
    """The form, perhaps with what was wrong with it."""
    lang = language(request)
    asked = [ask(game, option, options.get(option.id, option.default), lang) for option in game.options]
    return await page(
        request,
        "settings.html",
        status,
        game=game,
        title=game.words.text("title", lang),
        players=next((each for each in asked if each.id == "players"), None),
        asked=[each for each in asked if each.id != "players"],
        most=game.seats[1],
        levels=offered_somewhere(game),
        usual_level=DEFAULT_LEVEL,
        clocks=[(each, clock_text(each, lang)) for each in CLOCKS],
        error=error,
        findings=findings,
        given=dict(form or {}),
        warnings=warnings(game, options, lang),
        preset=bool(first_game(game)),
        own_decks=bool(hidden_options(game, None)),
        has_deck=game.has_part("deck"),
        style=game_style(game) if has_style(game) else None,
    )


def ask(game: dz.Game, option: Option, value: Any, lang: str) -> Asked:
    """One option with its label, its help and the control that fits it."""
    own = getattr(board_of(game), "option", lambda game, id, value, lang: None)(game, option.id, value, lang)
    kind = "own" if own is not None else "deck" if is_deck(option) else option.kind
    choices: tuple[tuple[str, str], ...] = ()
    if kind == "choice":
        choices = tuple((word, game.words.text(f"option-{option.id}.{word}", lang)) for word in option.examples)
    return Asked(
        id=option.id,
        label=game.words.text(f"option-{option.id}", lang),
        help=game.words.text(f"option-{option.id}.help", lang),
        kind=kind,
        value=value,
        choices=choices,
        range=option.range,
        drawing=own,
        is_usual=value == option.default,
        examples=tuple(str(each) for each in option.examples if isinstance(each, str | int)),
    )


def warnings(game: dz.Game, options: Mapping[str, Any], lang: str) -> tuple[str, ...]:
    """What may disappoint about these options."""
    try:
        return agree(game, options)[0].warning_texts(lang)
    except DouzaineError:
        return ()


async def create(request: Request) -> Response:
    """Open the table that the form describes, or show the form with what is wrong."""
    game = dz.game(request.path_params["game"])
    async with request.form(max_part_size=LARGEST_DECK) as form:
        options = await read_options(game, form)
    try:
        box, missing = agree(game, options)
    except BadDeck as error:
        found = tuple(finding_text(game, each, language(request)) for each in error.errors)
        message = say_in_request(request, "web-error-deck", count=len(found))
        return await form_page(request, game, options, 422, message, found, form=dict(form))
    except BadOption as error:
        return await form_page(request, game, options, 422, error.text(language(request)), form=dict(form))
    kinds = [str(form.get(f"seat-{number}", "open")) for number in range(box.players)]
    if set(kinds) & set(NAMES) - set(levels_for(box)):
        error_text = say_in_request(request, "web-error-no-level")
        return await form_page(request, game, options, 422, error_text, form=dict(form))
    person = await somebody(request, str(form.get("name", "")))
    guests = {number: clean_name(str(form.get(f"guest-{number}", ""))) for number in range(box.players)}
    code = await site(request).tables.create(
        person,
        box,
        seated(person, kinds, guests),
        missing,
        public=form.get("public") == "on",
        spectators=form.get("spectators") == "on",
        hints=form.get("hints") == "on",
        guided=form.get("guided") == "on",
        leaving="end" if form.get("leaving") == "end" else "bot",
        clock=next((each for each in CLOCKS if str(each) == form.get("clock")), None),
    )
    return go(request, f"/t/{code}")


async def read_options(game: dz.Game, form: FormData) -> dict[str, Any]:
    """The options of a sent form; those left as usual are left out."""
    options: dict[str, Any] = {}
    for option in game.options:
        values = [value for value in form.getlist(f"option-{option.id}") if isinstance(value, str) and value != ""]
        file = form.get(f"file-{option.id}")
        if isinstance(file, UploadFile) and file.size:
            options[option.id] = as_text((await file.read(LARGEST_DECK)).decode("utf-8", "replace"))
        elif len(values) > 1:
            options[option.id] = values
        elif values and not (is_deck(option) and is_path(option, values[0])):
            options[option.id] = written(option, values[0].replace("\r\n", "\n"))
    return options


def written(option: Option, value: str) -> Any:
    """A value as somebody wrote it: several words with commas are a list."""
    parts = [part.strip() for part in value.split(",")]
    return parts if option.kind == "text" and not is_deck(option) and len(parts) > 1 else value


def as_text(content: str) -> str:
    """The content of a file so that nothing can take it for the path of another: a path has one line."""
    return content if "\n" in content.strip() else f"\n{content}\n"


def is_path(option: Option, value: str) -> bool:
    """Whether a text could name a file of the server: a deck is a known word or a whole text, never a path."""
    return value not in option.examples and "\n" not in value.strip()


def finding_text(game: dz.Game, finding: object, lang: str) -> str:
    """Something found in a deck, in words."""
    if not isinstance(finding, Finding):
        return str(finding)
    where = f"{finding.line}: " if finding.line else ""
    return where + finding.phrase(game.id).text(lang)


async def deck_template(request: Request) -> Response:
    """A commented deck file to start from."""
    game = dz.game(request.path_params["game"])
    if not game.has_part("deck"):
        return go(request, f"/new/{game.id}")
    text = game.part("deck").template(language(request))
    name = f'attachment; filename="{game.id}-deck.txt"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": name})


ROUTES = [
    Route("/play", play_now, methods=["POST"]),
    Route("/invite", invite, methods=["POST"]),
    Route("/new/{game}", settings),
    Route("/new/{game}", create, methods=["POST"]),
    Route("/new/{game}/deck", deck_template),
]
