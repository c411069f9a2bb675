"""Style sheets for browsers that do not know `light-dark()`, as Safari before 17.5.

Each rule that uses it is followed by the same with the light and with the dark colours, where the function is not
known. They weigh as much as the rule they stand for and come right after it, so that what overrides it still does.
"""

import re
from collections.abc import Iterator
from functools import cache

UNKNOWN = "@supports not (color: light-dark(#000, #fff))"
DARK_BY_SYSTEM, DARK_BY_CHOICE = ':where(:root:not([data-theme="light"]))', ':where(:root[data-theme="dark"])'
FUNCTION = "light-dark("


@cache
def with_stand_ins(text: str) -> str:
    """A style sheet, as it is sent."""
    return "\n".join(_rules(re.sub(r"/\*.*?\*/", "", text, flags=re.S)))


def _rules(text: str) -> Iterator[str]:
    """The rules of a sheet, or of a block in it, and after each the one that stands in for it."""
    for head, body in _blocks(text):
        if head.startswith("@") and FUNCTION in body:
            yield f"{head} {{ {' '.join(_rules(body))} }}"
            continue
        yield f"{head} {{{body}}}"
        if FUNCTION in body:
            yield _stand_in(head, body)


def _stand_in(head: str, body: str) -> str:
    """What a rule says in light and in dark; on paper it is always light."""
    uses = [each.strip() for each in body.split(";") if FUNCTION in each]
    light, dark = ("; ".join(_chosen(each, which) for each in uses) for which in (0, 1))
    by_system = f"@media screen and (prefers-color-scheme: dark) {{ {_under(DARK_BY_SYSTEM, head)} {{ {dark} }} }}"
    by_choice = f"@media screen {{ {_under(DARK_BY_CHOICE, head)} {{ {dark} }} }}"
    return f"{UNKNOWN} {{ {head} {{ {light} }} {by_system} {by_choice} }}"


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
    """Selectors that hold only where the root is so."""
    return ", ".join(f"{root}{each}" if each.startswith(":root") else f"{root} {each}" for each in _parts(head))
