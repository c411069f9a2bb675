"""The texts of a review, shared by the terminal and the pages."""

from collections.abc import Sequence
from dataclasses import dataclass

from babel.numbers import format_decimal

from douzaine.boards.number_format import percent
from douzaine.bots.luck import Luck, Stretch, rank_of, word_of
from douzaine.bots.review import Sum
from douzaine.match.words import table_words

MOST_SENTENCES = 3  # kinds of events that report one chance event


def points(share: float, lang: str) -> str:
    """A change of a chance in whole percentage points, with its sign; zero has none."""
    whole = round(100 * share)
    return ("+" if whole > 0 else "−" if whole < 0 else "") + str(format_decimal(abs(whole), locale=lang))


@dataclass(frozen=True)
class SumText:
    """A sum in whole percentage points, which adds up to the last digit."""

    start: str
    own: str
    others: str
    luck: str
    result: str


def sum_text(told: Sum, lang: str) -> SumText:
    """A seat's path from start to result. The rounding error goes to the others' choices, which are the rest."""
    start, own, luck, result = (round(100 * part) for part in (told.start, told.own, told.luck, told.result))
    others = result - start - own - luck
    changes = [points(part / 100, lang) for part in (own, others, luck)]
    return SumText(percent(start / 100), changes[0], changes[1], changes[2], percent(result / 100))


def luck_text(share: float, percentile: float, lang: str) -> str:
    """Luck as it is shown: "−19, 24 of 100: harsh"."""
    say = table_words().text
    return say("server-luck-rank", lang, points=points(share, lang), rank=rank_of(percentile), word=word_of(percentile))


def luck_word(percentile: float, lang: str) -> str:
    """Luck in one word."""
    return table_words().text("server-luck-word", lang, word=word_of(percentile))


def luck_texts(luck: Luck, lang: str) -> list[str]:
    """Every seat's luck."""
    return [luck_text(*each, lang) for each in zip(luck.points, luck.percentiles, strict=True)]


def chance_text(each: Stretch, lang: str, names: Sequence[str] | None = None) -> str:
    """A chance event in sentences; the deal before anybody decides is summarised if it is long."""
    sentences = [event.text(lang, names) for event in each.events]
    if each.number == 0 and len(sentences) > MOST_SENTENCES:
        return table_words().text("bots-review-deal", lang)
    return " ".join(sentences[:MOST_SENTENCES]) + (" …" if len(sentences) > MOST_SENTENCES else "")
