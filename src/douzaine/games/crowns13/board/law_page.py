"""13 Crowns: the editor of laws: all cards on the left, one law in the middle, its result on the right."""

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from douzaine.boards import Markup, icon, join, tag
from douzaine.boards.builder import Built, Fields, one
from douzaine.boards.context import served_art
from douzaine.boards.number_format import percent
from douzaine.games.crowns13.board.cards import FIELDS, card_alone, sign
from douzaine.games.crowns13.board.law_parts import act_button, action_panel, reward_panel
from douzaine.games.crowns13.decks import check
from douzaine.games.crowns13.decks.checks import HOLES, LONGEST_TITLE
from douzaine.games.crowns13.decks.fresh_hands import HAND, share_of_hands
from douzaine.games.crowns13.decks.workshop import Laws, numbers, opened, reopened, step
from douzaine.games.crowns13.decks.writing import house_cards
from douzaine.games.crowns13.laws import COLOURS, SPECIAL, ids_of, law_text
from douzaine.games.declare import Finding
from douzaine.match.game import Box, Game

CHECKS = (  # the text of each line of the check, and its findings
    ("kings", ("D07", "W1")),
    ("holes", ("D08", "W2")),
    ("specials", ("D10", "D11", "D12")),
    ("laws", ("D09", "D13", "D14", "D15")),
)


def build(game: Game, fields: Fields, lang: str) -> Built:
    """The editor for the content of its form."""
    laws = read_laws(fields, lang)
    if not laws.title:
        laws = replace(laws, title=game.words.text("law-page-unnamed", lang))
    found = check(laws.file)
    is_playable = all(finding.is_warning for finding in found)
    return Built(
        drawing=_page(game, laws, found, is_playable),
        name=laws.title,
        kept=f"{laws.current}.{laws.packed}",
        file=laws.file,
        options={"deck": laws.file} if is_playable else None,
        said=game.words.text("law-page-refused", lang, n=len(laws.wrong)) if laws.wrong else "",
    )


def read_laws(fields: Fields, lang: str) -> Laws:
    """The deck of a form, after its button was pressed."""
    current, _, packed = (one(fields, "laws") or one(fields, "kept")).partition(".")
    was = replace(reopened(packed, lang), past=tuple(one(fields, "past").split())).at(current)
    now = was
    if "laws" in fields:  # otherwise nothing has been typed yet
        now = replace(now, title=_title(one(fields, "name")) or now.title)
        titled = now.card | ({"title": title} if (title := _title(one(fields, "title"))) else {})
        now = numbers(now.with_card(titled), one(fields, "count"), [*fields.get("amount", ())])
    act = one(fields, "act")
    if any(text.strip() for text in fields.get("file", ())):
        now = opened(one(fields, "file"), now)
    elif act == "undo" and now.cards == was.cards:
        return was.undone()
    else:
        now = step(now, act)
    return now.remembering(was)


def _title(text: str) -> str:
    return "".join(sign for sign in " ".join(text.split()) if sign.isprintable())[:LONGEST_TITLE]


def _page(game: Game, laws: Laws, found: list[Finding], is_playable: bool) -> Markup:
    held = [
        tag("input", type="hidden", name=name, value=value)
        for name, value in (("laws", f"{laws.current}.{laws.packed}"), ("past", " ".join(laws.past)))
    ]
    say = game.words.text
    undo = act_button(
        join((icon("undo"), say("law-page-undo", laws.lang))), "undo", "button quiet", id="undo", is_off=not laws.past
    )
    house = act_button(
        say("law-page-house", laws.lang), "house", "button quiet", is_off=laws.current not in laws.changed()
    )
    saved = tag("p", say("law-page-saved", laws.lang), class_="fine")
    ends = tag("div", undo, house, saved, class_="lw-ends")
    middle = tag("div", action_panel(game, laws), reward_panel(game, laws), ends, class_="lw-middle")
    columns = tag("div", _cards(game, laws, found), middle, _outcome(game, laws, is_playable), class_="lw")
    return join((*held, columns))


# ---- left: the cards, the check, files


def _cards(game: Game, laws: Laws, found: list[Finding]) -> Markup:
    say, changed = game.words.text, laws.changed()
    name = tag("input", id="laws-name", name="name", value=laws.title, maxlength=LONGEST_TITLE, autocomplete="off")
    count = tag(
        "span",
        tag("i", class_="lw-dot"),
        say("law-page-changed", laws.lang, n=len(changed)),
        class_="fine lw-changed",
        role="status",
    )
    rows = [_row(game, laws, colour, changed) for colour in (*COLOURS, None)]
    file = tag(
        "label",
        icon("open"),
        say("law-page-open", laws.lang),
        tag("input", type="file", name="file", accept=".txt,.toml,text/plain"),
        class_="button quiet small lw-open",
    )
    save = tag(
        "button",
        icon("save"),
        say("law-page-save", laws.lang),
        class_="button quiet small",
        name="act",
        value="file",
        data_plain=True,
    )
    return tag(
        "section",
        tag("label", say("law-page-name", laws.lang), for_="laws-name"),
        name,
        tag("header", tag("h2", say("law-page-cards", laws.lang)), count),
        tag("div", *rows, class_="lw-grid", role="group", aria_label=say("law-page-cards", laws.lang)),
        _check(game, laws, found),
        tag("div", save, file, class_="lw-files"),
        tag(
            "button",
            say("law-page-open-now", laws.lang),
            class_="button quiet small dk-check",
            name="act",
            value="open",
        ),
        class_="panel lw-left",
    )


def _row(game: Game, laws: Laws, colour: str | None, changed: list[int]) -> Markup:
    """The cards of a colour, or the special ones."""
    of_colour = [number for number, card in enumerate(laws.cards) if card.get("colour") == colour]
    kind = COLOURS.index(colour) if colour else SPECIAL
    drawn = []
    for number in of_colour:
        id = laws.cards[number]["id"]
        mark = tag("i", class_="lw-dot") if number in changed else None
        spoken = game.words.text("law-page-card", laws.lang, card=id, changed=int(number in changed))
        drawn.append(
            tag(
                "button",
                id[1:] if kind != SPECIAL else id.replace("S0", "S"),
                mark,
                class_=f"lw-card h-{FIELDS[kind]}",
                name="act",
                value=f"card:{number}",
                id=f"pick-{number}",
                aria_label=spoken,
                aria_current="true" if number == laws.current else None,
            )
        )
    return tag(
        "div", *drawn, tag("span", sign(kind), class_=f"lw-sign lw-{FIELDS[kind]}", aria_hidden="true"), class_="lw-row"
    )


def _check(game: Game, laws: Laws, found: list[Finding]) -> Markup:
    say = game.words.text
    lines = []
    for id, codes in CHECKS:
        if not any(finding.code in codes for finding in found):
            lines.append(
                tag("li", icon("check"), say(f"law-page-check-{id}", laws.lang, holes=HOLES), class_="lw-good")
            )
    lines += [_found(game, laws, finding) for finding in found]
    refused = [_found(game, laws, finding) for finding in laws.wrong]
    head = tag("p", icon("no"), " ", say("law-page-refused", laws.lang, n=len(refused)), class_="refused", role="alert")
    bad_file = tag("div", head, tag("ul", *refused), class_="lw-refused") if refused else None
    return tag("div", bad_file, tag("h2", say("law-page-check", laws.lang)), tag("ul", *lines), class_="lw-check")


def _found(game: Game, laws: Laws, finding: Finding) -> Markup:
    """A finding and its card, which can be shown."""
    text = finding.phrase(game.id).text(laws.lang)
    number = next((number for number, card in enumerate(laws.cards) if card["id"] == finding.card), None)
    show = None
    if number is not None and not laws.wrong:
        label = game.words.text("law-page-show", laws.lang)
        show = act_button(label, f"card:{number}", "link-button", label=f"{label} {finding.card}")
    card = tag("b", finding.card, ": ") if finding.card not in ("-", "", None) else None
    line = game.words.text("law-page-line", laws.lang, n=finding.line) if finding.line and laws.wrong else None
    small = tag("small", f" ({line})") if line else None
    is_bad = not finding.is_warning
    return tag(
        "li",
        icon("no" if is_bad else "warning"),
        tag("span", card, text, small, " ", show),
        class_="lw-bad" if is_bad else "lw-warn",
    )


# ---- right: the card, its sentence, how often it can be obeyed


def _outcome(game: Game, laws: Laws, is_playable: bool) -> Markup:
    say, box = game.words.text, box_to_draw(game, laws)
    number = ids_of(box).index(laws.card["id"])
    picture = tag("div", tag("div", card_alone(box, number, served_art(game.id)), class_="lw-one"), class_="lw-stage")
    title = tag(
        "input", id="card-title", name="title", value=laws.card["title"], maxlength=LONGEST_TITLE, autocomplete="off"
    )
    named = tag(
        "p",
        tag("label", say("law-page-title", laws.lang, card=laws.card["id"]), for_="card-title", class_="fine"),
        title,
        class_="lw-title",
    )
    sentence = tag("h2", law_text(box, number, laws.lang), class_="lw-sentence", aria_live="polite")
    words = tag("section", sentence, *_share(game, laws), named, class_="panel lw-words")
    play = tag(
        "button",
        say("law-page-lay", laws.lang),
        class_="button primary",
        name="act",
        value="lay",
        data_plain=True,
        aria_disabled=None if is_playable else "true",
    )
    test = tag(
        "button",
        say("law-page-try", laws.lang),
        class_="button quiet",
        name="act",
        value="try",
        data_plain=True,
        aria_disabled=None if is_playable else "true",
    )
    waits = None if is_playable else tag("p", say("law-page-waits", laws.lang), class_="fine")
    return tag("div", picture, words, play, test, waits, class_="lw-right")


def box_to_draw(game: Game, laws: Laws) -> Box:
    """A box in which the card can be drawn; cards without their holes are replaced meanwhile."""
    cards, missing = [*laws.cards], HOLES - laws.holes
    for number, card in enumerate(cards):
        if missing and number != laws.current and card["kind"] == "king" and not card.get("hole"):
            cards[number] = {key: value for key, value in card.items() if key != "reward"} | {"hole": True}
            missing -= 1
    is_extra = bool(laws.card.get("extra"))
    return game.box(deck=replace(laws, cards=cards).file, first_king_extra=is_extra)


def _share(game: Game, laws: Laws) -> Iterable[Markup]:
    """The share of fresh hands that can obey the law, compared with the original law."""
    say, lang = game.words.text, laws.lang
    share = share_for(laws.cards, laws.current)
    if laws.card["action"]["do"] == "hand_size":
        yield tag("p", say("law-page-fresh-size", lang, fits=int(bool(share)), n=HAND), class_="fine")
        return
    if share is None:
        yield tag("p", say(f"law-page-no-share-{_depends_on(laws)}", lang), class_="fine")
        return
    yield tag(
        "p",
        tag("b", percent(float(share)), class_="figure"),
        tag("span", say("law-page-share", lang)),
        class_="lw-share",
    )
    house = house_cards(lang)
    usual = share_for(house, laws.current) if laws.current < len(house) else None
    tick = tag("i", style=f"--at:{float(usual):.3f}", class_="lw-tick") if usual is not None else None
    yield tag("span", tag("i", style=f"--share:{float(share):.3f}"), tick, class_="lw-bar", aria_hidden="true")
    if usual is None or laws.current not in laws.changed():
        yield tag("p", say("law-page-is-house", lang) if laws.current not in laws.changed() else "", class_="fine")
        return
    way = "harder" if share < usual else "easier" if share > usual else "even"
    yield tag("p", say(f"law-page-{way}", lang, share=percent(float(usual))), class_="fine")


def share_for(cards: list[dict[str, object]], number: int) -> Fraction | None:
    """The share of fresh hands that can obey a card's law, dealt from all other cards but the extra one."""
    others = [card for at, card in enumerate(cards) if at != number and not card.get("extra")]
    return share_of_hands(cards[number]["action"], others)  # type: ignore[arg-type]


def _depends_on(laws: Laws) -> str:
    action = laws.card["action"]
    return "others" if action["do"] in ("most", "fewest_crowns") else "crowns" if "crowns" in action else "tokens"
