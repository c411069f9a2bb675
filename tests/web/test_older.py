"""What Safari 17 and Firefox 128 know: colours for light and dark have a stand-in, and nothing newer is needed."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import douzaine as dz
from douzaine.web.older import UNKNOWN, _blocks, with_stand_ins
from douzaine.web.render.template import HERE

BOARDS = [dz.game(id).folder / "board" / "board.css" for id in dz.games()]
SHEETS = [*(HERE / "static").glob("*.css"), *filter(Path.exists, BOARDS)]
SCRIPTS = [*(HERE / "static").glob("*.js")]

# Known to Chromium, but not to Safari 17.0, or not to Firefox 128, and missed where it is not known. What only adds
# to a page that does without it (`text-wrap`, `scrollbar-width`, `::highlight`, `::details-content`) is no matter.
NEWER_CSS = (
    r"@scope|@starting-style|@view-transition|@function|@position-try|anchor(?:-size)?\(|(?:position|anchor)-(?:anchor|name|area)"
    r"|field-sizing|interpolate-size|calc-size\(|sibling-(?:index|count)\(|[\s:(]if\(|:open\b|:has-slotted"
    r"|(?:animation|scroll|view)-timeline|transition-behavior|(?<!-webkit-)backdrop-filter|scroll-state\(|[\s:,]style\("
    r"|[\s:,]linear\(|[\s:,](?:shape|xywh|rect)\(|margin-trim|text-box|object-view-box|(?<!-)line-clamp|[\s;{]d:\s*path"
)
NEWER_JS = (
    r"withResolvers|(?:Object|Map)\.groupBy|startViewTransition|moveBefore|requestIdleCallback|scrollend|Promise\.try"
    r"|AbortSignal\.any|RegExp\.escape|setHTML|getHTML|DurationFormat|requestClose|isError|(?:to|from)(?:Hex|Base64)\("
    r"|\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|some|every|find|reduce|toArray|forEach)\("
)


def test_a_rule_is_followed_by_its_colours_for_light_and_for_dark() -> None:
    made = with_stand_ins("a, b:is(c, d) { color: light-dark(rgb(1 2 3 / 0.5), #fff); margin: 0 } e { top: 0 }")
    assert made.splitlines() == [
        "a, b:is(c, d) { color: light-dark(rgb(1 2 3 / 0.5), #fff); margin: 0 }",
        "@supports not (color: light-dark(#000, #fff)) { a, b:is(c, d) { color: rgb(1 2 3 / 0.5) }"
        ' @media screen and (prefers-color-scheme: dark) { :where(:root:not([data-theme="light"])) a,'
        ' :where(:root:not([data-theme="light"])) b:is(c, d) { color: #fff } }'
        ' @media screen { :where(:root[data-theme="dark"]) a,'
        ' :where(:root[data-theme="dark"]) b:is(c, d) { color: #fff } } }',
        "e { top: 0 }",
    ]


def test_blocks_within_blocks_and_the_root_itself() -> None:
    made = with_stand_ins("@media (width < 9px) { :root { --ink: light-dark(#000, #eee) } }")
    assert made.startswith("@media (width < 9px) { :root { --ink: light-dark(#000, #eee) } @supports")
    assert ':where(:root[data-theme="dark"]):root { --ink: #eee }' in made


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: "-".join(path.parts[-3:]))
def test_every_rule_is_sent_as_it_stands_and_every_pair_has_a_stand_in(path: Path) -> None:
    text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S)
    sent = with_stand_ins(text)
    rules = [re.sub(r"\s+", " ", rule.strip()) for rule in text.split("}") if rule.strip()]
    squeezed = re.sub(r"\s+", " ", sent)
    assert all(rule in squeezed for rule in rules)
    assert sent.count("{") == sent.count("}")
    assert sent.count(UNKNOWN) == len(re.findall(r"\{[^{}]*light-dark\([^{}]*\}", text))


@pytest.mark.parametrize("path", [*SHEETS, *SCRIPTS], ids=lambda path: "-".join(path.parts[-3:]))
def test_nothing_newer_is_needed(path: Path) -> None:
    text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S)
    assert not re.findall(NEWER_CSS if path.suffix == ".css" else NEWER_JS, text)
    if path.suffix == ".css":
        assert not list(nested(text)), "rules within rules: Safari 17.0 knows only those that begin with a sign"
        assert text.count(" user-select:") == text.count("-webkit-user-select:"), "Safari knows the prefix only"


def nested(text: str) -> Iterator[str]:
    """The selectors of rules that hold other rules."""
    for head, body in _blocks(text):
        if head.startswith("@"):
            yield from nested(body)
        elif "{" in body:
            yield head


def test_what_is_visible_can_be_asked_of_every_browser() -> None:
    asked = {path.name for path in SCRIPTS if "checkVisibility" in path.read_text(encoding="utf-8")}
    assert asked == {
        "keys.js",
        "learn.js",
    }  # Safari before 17.4: keys.js stands in for it, on every page before learn.js
