"""Numbers as people read them."""

from typing import Any

SURE = 1 - 1e-9  # sums of many small chances are not exactly 1


def percent(chance: Any) -> str:
    """A chance in whole percent, the same in both languages; small but positive ones are marked."""
    whole = round(100 * float(chance))
    if not whole:
        return "<1\u202f%" if chance else "0\u202f%"
    return ">99\u202f%" if whole == 100 and chance < SURE else f"{whole}\u202f%"


def decimal(value: Any, lang: str) -> str:
    """A number with one decimal, in the language's notation."""
    text = f"{float(value):.1f}".replace("-", "−")
    return text.replace(".", ",") if lang == "fr" else text


def signed(value: Any, lang: str) -> str:
    """A number with one decimal and its sign."""
    text = decimal(value, lang)
    return text if text.startswith("−") else f"+{text}"
