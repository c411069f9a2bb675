r"""Provably fair chance: committed to before play, checkable by anybody afterwards.

Before play the server draws a secret seed of 32 bytes and shows its SHA-256. Every seat may add words
of its own. Block b of chance event n (both counted from 0) is

    HMAC-SHA256(seed, "douzaine fair 1\n" match "\n" words "\n" n "\n" b)

where `match` is the match's public id and `words` is the SHA-256 (in hex) of each seat's words (UTF-8),
joined by commas. A record may hold that SHA-256 alone, as `{"sha256": "…"}`, where somebody's words are
no longer told. A block is read as four unsigned 64-bit numbers, first byte highest. With outcomes of
total weight W, the first number below the greatest multiple of W that fits 64 bits decides: its rest
by W is the ticket, and outcomes take tickets in their order, as many as their weight. Numbers above
are skipped (no modulo bias), and further blocks are made as needed. At the end the seed is revealed.

So that nobody chooses words knowing everybody else's, a seat first shows only their seal,

    SHA-256(salt words)

with a salt of 32 hex digits that stands right before the words, both as UTF-8. Salts and words are revealed when
every seal is there.
"""

import hashlib
import hmac
import json
import re
import secrets
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import Any

from douzaine.errors import BadRecord

SEED_BYTES = 32
NUMBERS = struct.Struct("!4Q")  # in a block
MOST_WORDS = 200  # characters that a seat may add
SALT_BYTES = 16


def seal_of(salt: str, words: str) -> str:
    """The seal that a seat shows of its words before any are revealed, in hex."""
    return hashlib.sha256((salt + words).encode()).hexdigest()


@dataclass(frozen=True)
class HiddenWords:
    """Words that are no longer revealed: the dice need only their SHA-256, in hex."""

    sha256: str


class FairDealer:
    """Chance from a committed seed and every seat's words."""

    def __init__(self, match: str, words: Sequence[str | HiddenWords], seed: bytes | None = None) -> None:
        self.match: str = match  # the match's public name
        self.words = tuple(words)  # of each seat
        self.seed: bytes = secrets.token_bytes(SEED_BYTES) if seed is None else seed  # a secret until the match is over

    def __repr__(self) -> str:
        return f"<FairDealer of {self.match}, sealed as {self.commitment[:8]}…>"

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, shown before play."""
        return hashlib.sha256(self.seed).hexdigest()

    def choose(self, event: int, weights: Sequence[int]) -> int:
        """The outcome of chance event number `event`."""
        total = sum(weights)
        limit = 2**64 // total * total
        ticket = self._number(event, limit) % total
        for index, weight in enumerate(weights):
            if ticket < weight:
                return index
            ticket -= weight
        raise AssertionError("a ticket is below the total weight")

    def _number(self, event: int, limit: int) -> int:
        """The first number of an event that is below a limit."""
        for block in count():
            digest = hmac.digest(self.seed, self.message(event, block).encode(), "sha256")
            for number in NUMBERS.unpack(digest):
                if number < limit:
                    return int(number)
        raise AssertionError("blocks do not end")

    def message(self, event: int, block: int) -> str:
        """The bytes that are signed for one block of an event."""
        return f"douzaine fair 1\n{self.match}\n{self._words}\n{event}\n{block}"

    @cached_property
    def _words(self) -> str:
        return ",".join(self.words_sha256)

    @property
    def words_sha256(self) -> tuple[str, ...]:
        """The SHA-256 of each seat's words, in hex."""
        return tuple(
            each.sha256 if isinstance(each, HiddenWords) else hashlib.sha256(each.encode()).hexdigest()
            for each in self.words
        )

    def describe(self) -> str:
        """The line of a record: everything needed to check the dice, including the seed."""
        words = [{"sha256": each.sha256} if isinstance(each, HiddenWords) else each for each in self.words]
        told = {"match": self.match, "words": words, "commitment": self.commitment, "seed": self.seed.hex()}
        return "fair " + json.dumps(told, ensure_ascii=False)


def read_fair(text: str) -> FairDealer:
    """The dealer that a record's line describes. Raises `BadRecord` if the seed does not match the commitment."""
    told: Any = json.loads(text)
    try:
        match, words, seed = told["match"], [_read_words(each) for each in told["words"]], bytes.fromhex(told["seed"])
        if not isinstance(match, str) or len(seed) != SEED_BYTES:
            raise TypeError
        dealer = FairDealer(match, words, seed)
        if not hmac.compare_digest(dealer.commitment, str(told["commitment"])):
            raise BadRecord("error-fair-seed")
    except (KeyError, TypeError, UnicodeEncodeError):
        raise BadRecord("error-fair-line") from None
    return dealer


def _read_words(told: Any) -> str | HiddenWords:
    """A seat's words, or the `{"sha256": "…"}` in their place."""
    if isinstance(told, str):
        return told
    sha256 = told["sha256"] if isinstance(told, dict) else None
    if not isinstance(sha256, str) or not re.fullmatch("[0-9a-f]{64}", sha256):
        raise TypeError
    return HiddenWords(sha256)
