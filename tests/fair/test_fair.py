"""Fair dice: fixed vectors, no bias, records that can be checked."""

import hmac
import json
import random
from collections import Counter
from pathlib import Path

import pytest

import douzaine as dz
from douzaine.cli import main
from douzaine.match.fair import seal_of
from tests.conftest import play_out

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))


def dealer() -> dz.FairDealer:
    return dz.FairDealer(VECTORS["match"], VECTORS["words"], bytes.fromhex(VECTORS["seed"]))


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert dealer().commitment == VECTORS["commitment"]


@pytest.mark.parametrize("vector", VECTORS["events"])
def test_vectors_written_down_by_hand(vector: dict[str, object]) -> None:
    event = vector["event"]
    assert isinstance(event, int)
    signed = hmac.digest(dealer().seed, dealer().message(event, 0).encode(), "sha256")
    assert signed.hex() == vector["digest"]
    assert dealer().choose(event, [int(weight) for weight in vector["weights"]]) == vector["outcome"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("vector", VECTORS["seals"])
def test_seals_written_down_by_hand(vector: dict[str, str]) -> None:
    assert seal_of(vector["salt"], vector["words"]) == vector["seal"]


def test_words_and_events_change_everything_and_dice_stay_fair() -> None:
    other = dz.FairDealer(VECTORS["match"], ["tarte aux prunes", "x"], dealer().seed)
    mine, theirs = ([each.choose(event, [1] * 6) for event in range(6000)] for each in (dealer(), other))
    assert sum(a == b for a, b in zip(mine, theirs, strict=True)) < 1200
    assert max(abs(count - 1000) for count in Counter(mine).values()) < 150
    assert dz.FairDealer("m", []).seed != dz.FairDealer("m", []).seed


def finished(words: list[str]) -> dz.Match:
    match = dz.Match(dz.game("killer").box(), dealer=dz.FairDealer("m1", words))
    return play_out(match, random.Random(1))


def test_a_record_holds_what_is_needed_to_check_it() -> None:
    match = finished(["plum", "péché \n,"])
    again = dz.Match.replay(match.record())
    assert again.record() == match.record()
    assert again.position() == match.position()


def test_a_changed_roll_word_or_seed_is_found_out() -> None:
    record = finished(["plum", ""]).record()
    line = next(line for line in record.split("\n") if line.startswith("fair "))
    told = json.loads(line[5:])
    for change in ({"words": ["plums", ""]}, {"match": "m2"}):
        with pytest.raises(dz.BadRecord, match="chance event"):
            dz.Match.replay(record.replace(line, "fair " + json.dumps({**told, **change})))
    seed = "00" + told["seed"][2:] if told["seed"][:2] != "00" else "01" + told["seed"][2:]
    with pytest.raises(dz.BadRecord, match="committed"):
        dz.Match.replay(record.replace(line, "fair " + json.dumps({**told, "seed": seed})))
    for broken in (
        {},
        [],
        {**told, "seed": "zz"},
        {**told, "seed": "00"},
        {**told, "words": 3},
        {**told, "match": None},
    ):
        with pytest.raises(dz.BadRecord):
            dz.Match.replay(record.replace(line, "fair " + json.dumps(broken)))


def test_the_command_checks_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fair, plain = tmp_path / "fair.txt", tmp_path / "plain.txt"
    fair.write_text(finished(["", ""]).record(), encoding="utf-8")
    plain.write_text(dz.Match(dz.game("killer").box(), seed=1).record(), encoding="utf-8")
    main(["verify", str(fair), "--lang", "en"])
    assert "chance events follow" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["verify", str(plain)])
