"""Twelve Heroes: the deck builder. Every hero is three radios (none, one, two), and a tap chooses the next."""

from collections import Counter

from douzaine.boards import Markup, icon, join, tag
from douzaine.boards.builder import Built, Fields
from douzaine.boards.context import served_art
from douzaine.boards.number_format import decimal
from douzaine.games.heroes12.board.deck_code import BY_COST
from douzaine.games.heroes12.board.deck_state import CODE, EMPTY, RANDOM, DeckState, deck_file, read_state
from douzaine.games.heroes12.board.pieces import Look, apple, effect, emblem, hero_name, shield
from douzaine.games.heroes12.heroes import COPIES, COST, DECK, FACTIONS, FORCE, HEROES
from douzaine.match.game import Game
from douzaine.texts import say_in

FACES = {"humans": "knight", "elves": "elf", "orcs_goblins": "orc", "mechanical_army": "iron_giant"}
MOST_COST = max(COST)


def build(game: Game, fields: Fields, lang: str) -> Built:
    """The builder for the content of its form."""
    state = read_state(fields)
    look = Look(game, lang, served_art(game.id)(""), False)
    name = state.name or look.say("deck-page-unnamed")
    table = {"deck_mode": "tournament", "deck_1": dict(state.counts)}
    return Built(
        drawing=_page(look, state, name),
        name=name,
        kept=f"{state.name}\n{state.code}",
        file=deck_file(state, name),
        options=table if state.is_complete else None,
        said=look.say("deck-page-bad-code") if state.bad_code else "",
    )


def _page(look: Look, state: DeckState, name: str) -> Markup:
    held = [
        tag("input", type="hidden", name=field, value=value)
        for field, value in (
            ("was", state.code),
            ("past", "".join(f"{code}|" for code in state.past)),
            ("rolled", state.rolled),
        )
    ]
    left = tag("div", _starts(look, state), _question(look, state), _tiles(look, state), _near(look), class_="dk-left")
    right = tag("div", _costs(look, state), _sharing(look, state), _ends(look, state), class_="dk-right")
    check = tag("button", look.say("deck-page-check"), class_="button quiet small dk-check", name="act", value="check")
    return join((*held, tag("div", _summary(look, state), left, right, class_="dk"), check))


# ---- starting points


def _starts(look: Look, state: DeckState) -> Markup:
    factions = [
        tag(
            "button",
            emblem(look, FACTIONS.index(each), HEROES.index(FACES[each])),
            look.say(f"faction-{each}"),
            class_="chip-button",
            name="act",
            value=each,
        )
        for each in FACTIONS
    ]
    chance = tag("button", icon("dice"), look.say("deck-page-random"), class_="chip-button", name="act", value=RANDOM)
    empty = tag(
        "button",
        look.say("deck-page-empty"),
        class_="link-button" if state.total else "link-button dk-none",
        name="act",
        value=EMPTY,
    )
    word = look.say("deck-page-undo")
    undo = tag(
        "button",
        icon("undo"),
        class_="link-button" if state.past else "link-button dk-none",
        name="act",
        value="undo",
        id="undo",
        title=word,
        aria_label=word,
    )
    ends = tag("span", undo, empty, class_="dk-ends")  # they keep their place, so that nothing moves at the first tap
    return tag(
        "div",
        tag("b", look.say("deck-page-start")),
        *factions,
        chance,
        ends,
        class_="dk-starts",
        role="group",
        aria_label=look.say("deck-page-start"),
    )


def _question(look: Look, state: DeckState) -> Markup | None:
    """A question before a user's list is replaced."""
    if not state.asks:
        return None
    yes = tag(
        "button",
        look.say("deck-page-replace-yes"),
        class_="button primary small",
        name="act",
        value=f"sure:{state.asks}",
        autofocus=True,
    )
    no = tag("button", look.say("deck-page-replace-no"), class_="button quiet small", name="act", value="check")
    return tag(
        "div", tag("b", look.say("deck-page-replace", n=state.total)), yes, no, class_="panel dk-question", role="alert"
    )


# ---- heroes


def _tiles(look: Look, state: DeckState) -> Markup:
    tiles = [_tile(look, hero, state.counts.get(hero, 0)) for hero in BY_COST]
    return tag("div", *tiles, class_="panel dk-tiles", role="group", aria_label=look.say("deck-page-heroes"))


def _tile(look: Look, hero: str, count: int) -> Markup:
    number = HEROES.index(hero)
    spoken = look.say("deck-page-hero", hero=hero_name(look, number), force=FORCE[number], cost=COST[number])
    radios, taps = [], []
    for copies in range(COPIES + 1):
        id, following = f"{hero}-{copies}", (copies + 1) % (COPIES + 1)
        label = look.say("deck-page-copies", hero=spoken, n=copies, most=COPIES)
        radios.append(
            tag("input", type="radio", name=hero, value=copies, id=id, checked=copies == count, aria_label=label)
        )
        taps.append(tag("label", for_=f"{hero}-{following}", class_=f"dk-tap dk-tap-{copies}", aria_hidden="true"))
    price = tag("span", apple(), tag("b", COST[number]), class_="h-cost")
    name = tag("span", hero_name(look, number), class_="dk-name")
    dots = tag("span", tag("i"), tag("i"), class_="dk-dots")
    badges = [tag("b", f"×{copies}", class_=f"dk-badge dk-badge-{copies}") for copies in range(1, COPIES + 1)]
    card = tag("span", emblem(look, -1, number), shield(FORCE[number]), price, name, class_="dk-card")
    drawn = tag("span", card, dots, *badges, class_="dk-face", aria_hidden="true")
    return tag("div", *radios, drawn, *taps, class_=f"dk-tile dk-{hero}", role="radiogroup", aria_label=spoken)


def _near(look: Look) -> Markup:
    """The effect of the focused hero; all are drawn, one is shown."""
    shown = []
    for hero in BY_COST:
        number = HEROES.index(hero)
        numbers = look.say("deck-page-numbers", force=FORCE[number], cost=COST[number])
        head = tag("p", tag("b", hero_name(look, number)), " ", tag("span", numbers))
        does = effect(look, number)
        words = tag("div", head, tag("p", does[:1].upper() + does[1:] + "."))
        picture = tag("span", emblem(look, -1, number), shield(FORCE[number]), class_="dk-near-picture")
        shown.append(tag("div", picture, words, class_=f"dk-near-one near-{hero}"))
    by_key = tag("span", look.say("deck-page-keys"), class_="dk-by-key")
    by_hold = tag("span", look.say("deck-page-hold"), class_="dk-by-hold")
    keys = tag("p", look.say("deck-page-tap"), " ", by_key, by_hold, class_="fine dk-keys")
    return tag("div", *shown, keys, class_="dk-near", aria_hidden="true")


# ---- the result


def _told(look: Look, state: DeckState, id: str | None = None) -> Markup:
    """Whether the deck is complete, or the number of missing or extra cards."""
    told, left = _state_of(state)
    sign = icon({"missing": "dot", "many": "no", "right": "check"}[told])
    words = say_in(look.lang)(f"web-count-{told}", n=left)
    return tag("span", sign, words, class_=f"dk-told dk-{told}", id=id)


def _state_of(state: DeckState) -> tuple[str, int]:
    left = state.total - DECK
    return ("missing" if left < 0 else "many" if left else "right"), abs(left)


def _summary(look: Look, state: DeckState) -> Markup:
    told, left = _state_of(state)
    count = tag(
        "p",
        tag("b", state.total, class_="figure"),
        tag("span", look.say("deck-page-of", n=DECK)),
        _told(look, state, "deck-told"),
        class_="dk-count",
        role="status",
    )
    bar = tag(
        "span",
        tag("i", style=f"--share:{min(state.total, DECK) / max(state.total, DECK):.3f}"),
        class_=f"dk-bar dk-bar-{told}",
        aria_hidden="true",
    )
    help = look.say(f"deck-page-{told}", n=left)
    field = tag(
        "input",
        id="deck-name",
        name="name",
        value=state.name,
        maxlength=40,
        autocomplete="off",
        placeholder=look.say("deck-page-unnamed"),
    )
    label = tag("label", look.say("deck-page-name"), for_="deck-name")
    return tag("section", label, field, count, bar, tag("p", help, class_="fine"), class_="panel dk-summary")


def _costs(look: Look, state: DeckState) -> Markup:
    by_cost: Counter[int] = Counter()
    for hero, count in state.counts.items():
        by_cost[COST[HEROES.index(hero)]] += count
    force = sum(FORCE[HEROES.index(hero)] * count for hero, count in state.counts.items())
    food = sum(cost * count for cost, count in by_cost.items())
    average = decimal(food / state.total, look.lang) if state.total else ""
    told = look.say("deck-page-average", food=average, force=force) if average else ""
    columns = [
        tag(
            "div",
            tag("b", by_cost[cost] or ""),
            *(tag("i") for _ in range(by_cost[cost])),
            tag("span", cost),
            title=look.say("deck-page-column", n=by_cost[cost], cost=cost),
        )
        for cost in range(MOST_COST + 1)
    ]
    head = tag("header", tag("h2", look.say("deck-page-costs")), tag("span", told, class_="fine"))
    words = "; ".join(
        look.say("deck-page-column", n=by_cost[cost], cost=cost) for cost in sorted(by_cost) if by_cost[cost]
    )
    chart = tag("div", *columns, class_="dk-columns", role="img", aria_label=words or look.say("deck-page-costs"))
    return tag(
        "section",
        head,
        chart,
        tag("p", apple(), look.say("deck-page-food"), class_="fine dk-axis"),
        class_="panel dk-costs",
    )


def _sharing(look: Look, state: DeckState) -> Markup:
    copy = tag(
        "button",
        icon("copy"),
        look.say("deck-page-copy"),
        type="button",
        class_="button quiet small",
        data_copy="deck-code",
        data_done=look.say("deck-page-copied"),
        hidden=True,
    )
    code = tag(
        "p",
        tag("input", id="deck-code", readonly=True, value=state.code, aria_label=look.say("deck-page-code")),
        copy if state.code else None,
        class_="dk-code",
    )
    wrong = (
        tag("p", icon("no"), " ", look.say("deck-page-bad-code"), class_="refused", id="code-wrong")
        if state.bad_code
        else None
    )
    field = tag(
        "input",
        id="code",
        name="code",
        value=state.bad_code,
        autocomplete="off",
        autocapitalize="off",
        spellcheck="false",
        maxlength=200,
        aria_invalid="true" if wrong else None,
        aria_describedby="code-wrong" if wrong else None,
    )
    paste = tag(
        "p",
        tag("label", look.say("deck-page-paste"), for_="code", class_="fine"),
        field,
        tag("button", look.say("deck-page-take"), class_="button quiet small", name="act", value=CODE),
        class_="dk-paste",
    )
    fold = tag(
        "details",
        tag("summary", look.say("deck-page-paste-one"), class_="text-link"),
        paste,
        wrong,
        id="paste-fold",
        open=bool(wrong) or None,
    )
    return tag("section", tag("header", tag("h2", look.say("deck-page-code"))), code, fold, class_="panel dk-sharing")


def _ends(look: Look, state: DeckState) -> Markup:
    waits = None if state.is_complete else "true"
    play = tag(
        "button",
        look.say("deck-page-try"),
        class_="button primary",
        name="act",
        value="try",
        data_plain=True,
        aria_disabled=waits,
        aria_describedby="deck-told",
    )
    save = tag(
        "button",
        icon("edit"),
        *_words(look.say("deck-page-save"), look.say("deck-page-save-short")),
        class_="button quiet dk-save",
        name="act",
        value="draft",
        data_plain=True,
    )
    file = tag(
        "button",
        icon("save"),
        *_words(look.say("deck-page-file")),
        class_="button quiet",
        name="act",
        value="file",
        data_plain=True,
    )
    share = tag(
        "button",
        icon("share"),
        *_words(look.say("deck-page-share")),
        type="button",
        class_="button quiet",
        data_share=state.code,
        data_share_text=look.say("deck-page-share-text", code=state.code),
        hidden=True,
    )
    count = tag(
        "p",
        tag("b", state.total, class_="figure"),
        tag("span", look.say("deck-page-of-short", n=DECK)),
        _told(look, state),
        class_="dk-small-count",
        aria_hidden="true",
    )
    return tag("div", count, play, tag("div", save, share, file, class_="dk-more"), class_="dk-act")


def _words(text: str, short: str = "") -> list[Markup]:
    """A button's words; a phone shows the short ones, or the icon alone, and speaks all of them."""
    long = tag("span", text, class_="long")
    return [long, tag("span", short, class_="short", aria_hidden="true")] if short else [long]
