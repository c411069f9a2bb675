"""King of 12 in the browser: the current round and turn, and first-match help."""

from collections.abc import Sequence

from douzaine.boards import tag
from douzaine.boards.context import BoardContext
from douzaine.games.king12.board.cards import how_many
from douzaine.games.king12.board.recap import number_in_round
from douzaine.games.king12.box import HAND, SEATS_A_BOX, Card
from douzaine.games.king12.table import NONE, Phase
from douzaine.match.event import Story
from douzaine.match.fields import Fields


def pills(at: BoardContext) -> list[str]:
    """The round, how long it can last, and the number of players if one box is not enough."""
    table = at.table
    if at.over or not table.rounds:
        return []
    round = at.say("scene-round", round=table.rounds)
    many = [at.say("board-players", n=table.seats)] if table.seats > SEATS_A_BOX else []
    turn = 0 if table.phase in (Phase.ROLL, Phase.BURY) else turn_of_round(table)
    if not turn:  # the cards of the round are back in hand
        return [round, *many]
    longest = HAND - 1 - max(map(how_many, table.buried[: table.seats]))
    short = at.say("board-turn-short", round=table.rounds, number=turn, most=longest)
    first = tag("span", round, class_="r-long") + tag("span", short, class_="r-short")
    return [first, at.say("board-turn", number=turn, most=longest), *many]


def asked_together(at: BoardContext) -> Sequence[int]:
    """All seats for a pick; for an effect, the seats whose cards leave them a choice."""
    table = at.table
    if table.phase == Phase.EFFECTS:
        return [seat for seat in range(table.seats) if table.asked >> seat & 1]
    return range(table.seats) if table.phase == Phase.PICK else ()


def turn_of_round(table: Fields) -> int:
    """The number of the turn in its round: one more than the cards played."""
    lies = table.phase == Phase.PICK or table.card[0] != NONE
    return how_many(table.discard[0]) + bool(lies)


def chapter(at: BoardContext, events: Story) -> str:
    """The heading of a turn in the story."""
    round, turn = number_in_round(at.story, at.table.rounds, events[0].turn)
    return at.say("board-chapter", round=round, turn=turn)


def chapter_to_come(at: BoardContext) -> str:
    """The heading of a turn for which cards are being picked; empty at other times."""
    table = at.table
    picks = table.phase == Phase.PICK and not at.over
    return at.say("board-chapter", round=table.rounds, turn=turn_of_round(table)) if picks else ""


def guide(at: BoardContext) -> str | None:
    """The text for a first match."""
    table = at.table
    if table.phase == Phase.PICK:
        return _guide_to_pick(table)
    if table.phase == Phase.EFFECTS:
        return "turn" if table.card[at.seat] == Card.SORCERER else "order"
    return {Phase.TAKE: "take", Phase.BURY: "bury"}.get(table.phase)


def _guide_to_pick(table: Fields) -> str | None:
    """The help before a pick: in the first round one thing per turn, then how a round ended."""
    turn = turn_of_round(table)
    if table.rounds == 1:
        return {1: "pick", 2: "equal", 3: "gone"}.get(turn, "ends")
    if turn > 1:
        return None
    return "new" if any(table.won[: table.seats]) else "nobody"
