"""Fragments in pieces: what a page was sent before is only named, and what is new is sent.

A message is a line of words, and after it all new texts as they are, one after another. A word stands for one piece:
`=80` for the next 80 signs of the texts, `+80` for the next 80 signs that are to be remembered as well, under the next
number from 0, and `7` for what was remembered under that number; `!` says to forget everything first.
"""

from collections.abc import Iterable

from douzaine.draw.markup import ascii_only

LONG = 80  # signs of a piece that is worth remembering
MOST = 500  # pieces remembered; then both sides begin again


class Pieces:
    """What one page has been sent.

    Texts are told apart by their hashes, which nobody outside this process can foresee: keeping the texts of all open
    pages would take many times the memory of their matches.
    """

    def __init__(self, anew: bool = False) -> None:
        self._words: dict[int, str] = {}  # by the hash of what they stand for
        self._anew = anew  # whether the page is to forget what it knows

    def message(self, parts: Iterable[str]) -> str:
        """A fragment as the page is sent it."""
        known = self._words
        words: list[str] = []
        texts: list[str] = []
        short = 0  # signs of texts that no word stands for yet
        if self._anew or len(known) > MOST:
            self._anew = False
            known.clear()
            words.append("!")
        for part in parts:
            if not part.isascii():  # else signs would not be counted alike everywhere
                part = ascii_only(part)
            if (size := len(part)) < LONG:
                texts.append(part)
                short += size
                continue
            if short:
                words.append(f"={short}")
                short = 0
            word = known.get(key := hash(part))
            if word is None:
                known[key] = str(len(known))
                words.append(f"+{size}")
                texts.append(part)
            else:
                words.append(word)
        if short:
            words.append(f"={short}")
        return f"{' '.join(words)}\n{''.join(texts)}"
