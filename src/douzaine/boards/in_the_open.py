"""A match with nothing hidden, for the pictures of its rules."""

from douzaine.boards.board import board_of
from douzaine.boards.context import BoardContext, served_art
from douzaine.boards.scene import Player, scene_of
from douzaine.match.match import Match
from douzaine.texts import say_in

OTHERS = ("Mia", "Tom", "Noé", "Ada", "Ivo")  # the other players of examples


def in_the_open(match: Match, lang: str) -> BoardContext:
    """The context for pictures of a match with nothing hidden."""
    view, game = match.open_view(), match.game
    names = (say_in(lang)("learn-name"), *OTHERS)
    players = tuple(Player(names[seat]) for seat in range(match.box.players))
    scene = scene_of(view, players, facts=board_of(game).facts(view, False, None))
    return BoardContext(scene, view.story, lang, art=served_art(game.id))
