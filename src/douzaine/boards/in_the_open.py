"""A match with nothing hidden, as the pictures of its rules are drawn from it."""

from douzaine.boards.board import board_of
from douzaine.boards.context import BoardContext, served_art
from douzaine.boards.scene import Player, scene_of
from douzaine.match.match import Match

NAMES = ("Lea", "Mia", "Tom", "Noé", "Ada", "Ivo")  # of those who play examples


def in_the_open(match: Match, lang: str) -> BoardContext:
    """What pictures draw from."""
    view, game = match.open_view(), match.game
    players = tuple(Player(NAMES[seat]) for seat in range(match.box.players))
    scene = scene_of(view, players, facts=board_of(game).facts(view, False, None))
    return BoardContext(scene, view.story, lang, art=served_art(game.id))
