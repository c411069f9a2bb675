"""A style sheet for browsers without `light-dark()`, such as Safari before 17.5, made from the others.

Each rule that uses it is written twice, with the light and with the dark colours, for browsers without the function.
"""

import re
from collections.abc import Iterator
from functools import cache

import douzaine as dz
from douzaine.web.render.template import HERE

UNKNOWN = "@supports not (color: light-dark(#000, #fff))"
DARK_BY_SYSTEM, DARK_BY_CHOICE = ':root:not([data-theme="light"])', ':root[data-theme="dark"]'
FUNCTION = "light-dark("


@cache
def older_css() -> str:
    """The whole sheet."""
    paths = sorted((HERE / "static").glob("*.css"))
    paths += [dz.game(id).folder / "board" / "board.css" for id in dz.games()]
    rules = [rule for path in paths if path.exists() for rule in _rules(path.read_text(encoding="utf-8"))]
    return f"{UNKNOWN} {{\n" + "\n".join(rules) + "\n}\n"


def _rules(text: str) -> Iterator[str]:
    """The replacements for the rules of a sheet, or of a block in it, that use the function."""
    for head, body in _blocks(re.sub(r"/\*.*?\*/", "", text, flags=re.S)):
        if FUNCTION not in body:
            continue
        if head.startswith("@"):
            inner = " ".join(_rules(body))
            yield f"{head} {{ {inner} }}" if inner else ""
            continue
        uses = [each.strip() for each in body.split(";") if FUNCTION in each]
        light, dark = ("; ".join(_chosen(each, which) for each in uses) for which in (0, 1))
        yield f"{_under(':root', head)} {{ {light} }}"
        yield f"@media (prefers-color-scheme: dark) {{ {_under(DARK_BY_SYSTEM, head)} {{ {dark} }} }}"
        yield f"{_under(DARK_BY_CHOICE, head)} {{ {dark} }}"


def _blocks(text: str) -> Iterator[tuple[str, str]]:
    """Every top-level block: what stands before its braces, and between them."""
    depth = start = opened = 0
    for place, sign in enumerate(text):
        if sign == "{":
            depth += 1
            if depth == 1:
                opened = place
        elif sign == "}":
            depth -= 1
            if depth == 0:
                yield text[start:opened].strip(), text[opened + 1 : place]
                start = place + 1


def _chosen(declaration: str, which: int) -> str:
    """A declaration with one colour of each pair."""
    while FUNCTION in declaration:
        start = declaration.index(FUNCTION)
        pair, after = _inside(declaration, start + len(FUNCTION))
        declaration = declaration[:start] + _parts(pair)[which] + declaration[after:]
    return declaration


def _inside(text: str, start: int) -> tuple[str, int]:
    """The text up to the closing bracket, and the position after it."""
    depth = 1
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            return text[start:place], place + 1
    raise ValueError(text)


def _parts(text: str) -> list[str]:
    """The parts between commas outside brackets."""
    found, depth = [""], 0
    for sign in text:
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if sign == "," and depth == 0:
            found.append("")
        else:
            found[-1] += sign
    return [each.strip() for each in found]


def _under(root: str, head: str) -> str:
    """Selectors for one state of the root, with more weight than the ones they replace."""
    return ", ".join(f"{root}{each}" if each.startswith(":root") else f"{root} {each}" for each in _parts(head))
