"""Checks that every game must pass, over random matches with random options. Each plays one match of a seed."""

import pickle
import random

from douzaine.engine.story import ALL, ROWS
from douzaine.errors import IllegalMove
from douzaine.match.event import events_of
from douzaine.match.game import Game
from douzaine.match.match import Match
from douzaine.match.words import LANGUAGES
from douzaine.testing.claims import must, must_refuse
from douzaine.testing.matches import play_out, random_box, random_moves

MOST = 400  # moves of an interpreted match: enough for every phase, few enough to repeat
NO_MOVE = "no such move"


def begun(game: Game, seed: int) -> tuple[Match, random.Random]:
    """A new match with random options, and a generator to continue with."""
    rng = random.Random(seed)
    return Match(random_box(game, rng), seed=seed), rng


def check_play(game: Game, seed: int) -> None:
    """Check that there are no dead ends, components are conserved, and the winners share 1."""
    match, rng = begun(game, seed)
    components = game.part("position").components
    counted = components(match.box.data[0], match.data[0])
    for seat, _ in random_moves(match, rng, MOST):
        moves = match.legal(seat)
        must(moves, f"seat {seat} may decide and has no legal move in {match!r}")
        must(len(set(moves)) == len(moves), f"seat {seat} has a legal move twice: {moves}")
        others = [other for other in range(match.box.players) if other not in match.actors]
        must(not any(map(match.legal, others)), f"a seat that may not decide has legal moves in {match!r}")
        now = components(match.box.data[0], match.data[0])
        must(now == counted, f"components were {counted} at the start and are {now} after {len(match.steps)} steps")
    must(match.over or match.actors, f"nobody may decide in {match!r}")
    if match.outcome:
        must(abs(sum(match.outcome.scores) - 1) < 1e-9, f"scores {match.outcome.scores} do not add up to 1")
        must(match.actors == () and match.chance == [], f"something is still asked in {match!r}")
        must_refuse(IllegalMove, "a match that is over accepts a move", match.play, 0, match.box.moves[0])


def check_round_trips(game: Game, seed: int) -> None:
    """Check that a record, a pickle and a copy give the same match."""
    match, rng = begun(game, seed)
    play_out(match, rng, rng.randrange(MOST))
    twins = {
        "replayed from its record": Match.replay(match.record()),
        "unpickled": pickle.loads(pickle.dumps(match)),
        "copied": match.copy(),
    }
    for how, twin in twins.items():
        must(twin.data.tobytes() == match.data.tobytes(), f"a match that was {how} has another Table")
        must(twin.story == match.story, f"a match that was {how} has another story")
        must(twin.record() == match.record(), f"a match that was {how} has another record")
        must(twin.position() == match.position(), f"a match that was {how} has another position")
    must(pickle.loads(pickle.dumps(match.box)) == match.box, f"unpickled, {match.box!r} is another box")


def check_quiet_positions(game: Game, seed: int) -> None:
    """Check that a match started at a quiet position asks the same, and that some position is quiet."""
    rng = random.Random(seed)
    match = Match(random_box(game, rng), dealer=None)
    quiet = 0
    for _ in range(MOST):
        position = match.position()
        if position["quiet"]:
            again = Match.at(match.box, position)
            quiet += 1
            must(again.position() == position, f"a match begun at {position} stands at {again.position()}")
            must(again.actors == match.actors, f"other seats decide in a match begun at {position}")
            must(again.chance == match.chance, f"another chance is pending in a match begun at {position}")
            for seat in match.actors:
                same = sorted(again.legal(seat)) == sorted(match.legal(seat))
                must(same, f"seat {seat} has other moves in a match begun at {position}")
        if match.over:
            break
        if match.chance:
            outcomes = match.chance
            match.deal(rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0])
        else:
            seat = rng.choice(match.actors)
            match.play(seat, rng.choice(match.legal(seat)))
    must(quiet, "no position of a whole match is quiet")


def check_undo_and_copies(game: Game, seed: int) -> None:
    """Check that a copy goes its own way, and that `undo` brings it back."""
    match, rng = begun(game, seed)
    play_out(match, rng, rng.randrange(40))
    if match.over:
        return
    before, twin = match.record(), match.copy()
    twin.play(twin.actors[0], twin.legal(twin.actors[0])[0])
    must(match.record() == before, "a match changes when its copy is played")
    must(twin.record() != before, "a move leaves no trace in the record")
    twin.undo()
    must(twin.record() == before, "a move that was taken back leaves a trace in the record")
    must(twin.data.tobytes() == match.data.tobytes(), "a move that was taken back leaves a trace on the Table")


def check_story_buffer(game: Game, seed: int) -> None:
    """Check that no move emits more events than the story buffer holds."""
    match, rng = begun(game, seed)
    longest = 0
    for _ in random_moves(match, rng, MOST):
        twin = match.copy()
        twin.play(twin.actors[0], twin.legal(twin.actors[0])[0])
        longest = max(longest, twin.told - match.told)
    must(longest < ROWS, f"a move tells {longest} events, and there is room for {ROWS}")


def check_own_view(game: Game, seed: int) -> None:
    """Check that a seat's view has the seat's moves, a spectator's has none, and words have one spelling."""
    match, rng = begun(game, seed)
    for seat, _ in random_moves(match, rng, 60):
        moves = match.legal(seat)
        must(sorted(match.view(seat).legal()) == sorted(moves), f"seat {seat} sees other moves than it has")
        must(match.view(None).legal() == [], "a spectator sees moves")
        for move in moves:
            must(match.box.moves[match.box.move_ids[move]] == move, f"two moves are called {move!r}")
            must(move == " ".join(move.split()), f"spaces of {move!r} are not single ones between words")


def check_all_or_none(game: Game, seed: int) -> None:
    """Check that of several moves at once, an illegal one refuses all."""
    match, rng = begun(game, seed)
    play_out(match, rng, rng.randrange(40))
    if match.over:
        return
    seat, before = match.actors[0], match.record()
    must_refuse(IllegalMove, f"{NO_MOVE!r} is accepted", match.play, seat, [match.legal(seat)[0], NO_MOVE])
    must(match.record() == before, "moves that were refused leave a trace")


def check_texts(game: Game, seed: int) -> None:
    """Check that every event has a text and a reason in every language, for every reader."""
    match, rng = begun(game, seed)
    play_out(match, rng, MOST)
    readers = [match.view(None), *(match.view(seat) for seat in range(match.box.players))]
    for story in (match.story, *(reader.story for reader in readers)):
        for event in story:
            for lang in LANGUAGES:
                must(event.text(lang), f"{event!r} has an empty text in {lang}")
                must(event.why(lang), f"{event!r} has an empty reason in {lang}")


def check_audiences(game: Game, seed: int) -> None:
    """Check that every event reaches the audience that its kind declares."""
    match, rng = begun(game, seed)
    play_out(match, rng, MOST)
    declared = {int(kind): spec for kind, spec in events_of(game).items()}
    story = match.story_since(0)
    for kind, audience, seat, *_ in map(story.row, range(len(story))):
        wanted = {"everybody": ALL, "owner": 1 << max(seat, 0)}.get(declared[kind].audience, audience)
        must(audience == wanted, f"an event of kind {kind} reaches {audience}, not {declared[kind].audience}")
