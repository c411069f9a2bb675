"""Chances in the language of the page."""

from babel.numbers import format_percent


def percent(share: float, lang: str) -> str:
    """A chance with one decimal."""
    return str(format_percent(share, "0.0\u202f%", locale=lang))


def signed(share: float, lang: str) -> str:
    """A change of a chance, with its sign; zero has none."""
    text = percent(abs(share), lang)
    return text if text == percent(0, lang) else ("+" if share > 0 else "−") + text
