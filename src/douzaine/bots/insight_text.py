"""What a review says of a match, in the words of a reader: shared by the terminal and the pages."""

from collections.abc import Sequence

from babel.numbers import format_decimal

from douzaine.bots.luck import Luck, Stretch, rank_of, word_of
from douzaine.match.words import table_words

MOST_SENTENCES = 3  # that tell of one chance event


def points(share: float, lang: str) -> str:
    """A change of a chance in whole points of a hundred, with its sign; nothing has none."""
    whole = round(100 * share)
    return ("+" if whole > 0 else "−" if whole < 0 else "") + str(format_decimal(abs(whole), locale=lang))


def luck_text(share: float, percentile: float, lang: str) -> str:
    """Luck as people read it: "−19, 24 of 100: harsh"."""
    say = table_words().text
    return say("server-luck-rank", lang, points=points(share, lang), rank=rank_of(percentile), word=word_of(percentile))


def luck_texts(luck: Luck, lang: str) -> list[str]:
    """Every seat's luck."""
    return [luck_text(*each, lang) for each in zip(luck.points, luck.percentiles, strict=True)]


def chance_text(each: Stretch, lang: str, names: Sequence[str] | None = None) -> str:
    """A chance event in sentences; what is dealt before anybody decides is the deal, where there is much of it."""
    sentences = [event.text(lang, names) for event in each.events]
    if each.number == 0 and len(sentences) > MOST_SENTENCES:
        return table_words().text("bots-review-deal", lang)
    return " ".join(sentences[:MOST_SENTENCES]) + (" …" if len(sentences) > MOST_SENTENCES else "")
