"""A finished match in one line and as a picture, with what everybody may know who may see its result."""

from douzaine.boards.board import board_of
from douzaine.server.records import replayed
from douzaine.texts import names_in, say_in
from douzaine.web.replay_jobs import Replay, names_of


def headline(replay: Replay, lang: str) -> tuple[str, str]:
    """Who won, which game and in how many turns; only the game if nobody did."""
    match = replayed(replay.source).match
    told = board_of(match.game).turns_told(match.open_view().story)
    title, turns = match.game.words.text("title", lang), say_in(lang)("web-card-turns", turns=told)
    if match.outcome is None:
        return title, turns
    names = names_of(replay, lang)
    winners = [names[seat] for seat in match.outcome.winners]
    won = say_in(lang)("web-wins", who=names_in(lang, winners), count=len(winners)) if winners else title
    return won, f"{title} · {turns}"


def draw_card(replay: Replay, lang: str) -> bytes | None:
    """The picture of a finished match, in a worker process; None if it is not over."""
    from douzaine.web.share_card import result_card

    if not replayed(replay.source).match.over:
        return None
    return result_card(replay.source, names_of(replay, lang), *headline(replay, lang))
