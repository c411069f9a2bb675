"""The story buffer: rules emit events, one per row.

Row 0 holds the number of events in its first column; every other row is one event: kind, audience, seat, a, b, c, d.
Simulations pass a buffer without rows, and nothing is written.
"""

from typing import Any

import numpy as np

from douzaine.engine.rule import rule

ALL = -1  # audience: everybody may read the details; otherwise a bit mask of seats
NOBODY = -1  # in place of a seat: the event is nobody's
ROWS = 256  # events that one move or one chance outcome may emit; a test watches that it is enough


def new_story(rows: int = ROWS) -> "np.ndarray[Any, Any]":
    """An empty buffer for so many events; 0 makes one that stays empty."""
    return np.zeros((rows + 1 if rows else 0, 7), np.int64)


@rule
def emit(story, kind, seat=NOBODY, a=0, b=0, c=0, d=0, audience=ALL):
    """Write an event; readers outside its audience do not see its secret details."""
    if story.shape[0] == 0:
        return
    number = story[0, 0] + 1
    story[0, 0] = number
    if number >= story.shape[0]:
        return
    story[number, 0] = kind
    story[number, 1] = audience
    story[number, 2] = seat
    story[number, 3] = a
    story[number, 4] = b
    story[number, 5] = c
    story[number, 6] = d


@rule
def emit_nothing(story, kind, seat=NOBODY, a=0, b=0, c=0, d=0, audience=ALL):
    """Replaces `emit` where nobody will ever read the story."""
