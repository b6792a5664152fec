"""The commitment to a seed: its hash, its place in records, and cards that are not of the seed."""

import re
from pathlib import Path

import pytest

from gridwright.content.load import load
from gridwright.core.game import SPECTATOR
from gridwright.tables import record
from gridwright.tables.commitment import (
    Commitment,
    CommitmentError,
    annotated,
    check,
    hash_of,
    stated_in,
)
from gridwright.tables.replay import replay
from gridwright.tables.table import Table
from tests.conformance.suite import restated

SALT = "000102030405060708090a0b0c0d0e0f"
HASH = hash_of(5, SALT)
RECORDS = Path(__file__).parents[1] / "records"
GAMES = (
    "recharged/4-phase_5-germany",
    "classic/2-early-germany",
    "card/3-refill-limited",
    "outpost/3-phase_2",
)


def finished(name: str) -> Table:
    return replay(record.read((RECORDS / f"{name}.txt").read_text(encoding="utf-8")), load())


def seed_of(table: Table) -> int:
    assert table.spec.seed is not None
    return table.spec.seed


def opened(seed: int) -> Commitment:
    """Return the commitment to *seed* as it is when the game is over."""
    return Commitment(hash_of(seed, SALT), seed, SALT)


def check_text(text: str, commitment: Commitment) -> None:
    check(record.read(text), commitment, load())


def test_the_hash_is_that_of_sha256sum() -> None:
    """``printf '%s%s' 7 000102030405060708090a0b0c0d0e0f | sha256sum``."""
    assert hash_of(7, SALT) == "1728492794e759e53ab4a0f63548339dafe26f48cbd1b3041c6466caf16c9794"


def test_a_record_holds_it_in_comments_that_change_nothing() -> None:
    table = finished(GAMES[1])
    text = record.write(table)

    running = annotated(text, Commitment("ab" * 32))
    over = annotated(text, Commitment("ab" * 32, seed_of(table), SALT))

    assert running.count("\n") == text.count("\n") + 1
    assert f"\n# commitment = {'ab' * 32}\n# salt = {SALT}\n---\n" in over
    for noted in (running, over, over.replace("\n", "\r\n")):
        assert record.write(replay(record.read(noted), load())) == text
    assert stated_in(running, record.read(running)) == Commitment("ab" * 32, seed_of(table))
    for noted in (over, over.replace("\n", "\r\n")):
        assert stated_in(noted, record.read(noted)) == Commitment("ab" * 32, seed_of(table), SALT)
    assert stated_in(text, record.read(text)) == Commitment("", seed_of(table))


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_is_that_of_its_seed(name: str) -> None:
    table = finished(name)

    check_text(record.write(table), opened(seed_of(table)))
    check_text(restated(table), opened(seed_of(table)))


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_the_running_game_is_checked_when_the_seed_is_known(name: str) -> None:
    """It has no seed and no deck, but every card that was turned up."""
    table = finished(name)
    running = Table(table.spec, load())
    for move in table.moves[:-1]:
        running.play(move.action, move.seat)
    text = record.write_public(running)
    assert record.read(text).spec.seed is None
    assert running.view(SPECTATOR) != running.state

    check_text(text, opened(seed_of(table)))

    with pytest.raises(CommitmentError, match="seed deals something else at line"):
        check_text(text, opened(seed_of(table) + 1))


def test_another_deck_is_noticed_even_in_cards_that_never_came() -> None:
    table = finished(GAMES[1])
    lines = restated(table).splitlines()
    index = next(index for index, line in enumerate(lines) if line.startswith("deck = "))
    cards = lines[index].split()
    cards[-2], cards[-3] = cards[-3], cards[-2]  # far down: never turned up, but not of the seed
    lines[index] = " ".join(cards)
    text = "\n".join([*lines, ""])

    assert replay(record.read(text), load()).is_over
    with pytest.raises(CommitmentError, match="seed deals something else"):
        check_text(text, opened(seed_of(table)))


def test_a_shuffle_during_play_is_compared_too() -> None:
    """The order of the cards below is stated, though nobody sees it."""
    table = finished("card/3-refill-limited")
    text = restated(table)
    shuffles = re.findall(r"^\* fuel_deck .*$", text, re.MULTILINE)
    assert shuffles
    words = shuffles[-1].split()
    swapped = next(at for at in range(len(words) - 1, 2, -1) if words[at] != words[at - 1])
    words[swapped], words[swapped - 1] = words[swapped - 1], words[swapped]
    other = text.replace(shuffles[-1], " ".join(words))

    assert replay(record.read(other), load()).is_over
    with pytest.raises(CommitmentError, match="seed deals something else"):
        check_text(other, opened(seed_of(table)))


@pytest.mark.parametrize(
    ("commitment", "reason"),
    [
        (Commitment("", 5, SALT), "'commitment' is missing"),
        (Commitment(HASH, None, SALT), "'seed' is missing"),
        (Commitment(HASH, 5, ""), "'salt' is missing"),
        (Commitment("ab", 5, SALT), "64 hexadecimal digits"),
        (Commitment(HASH, 5, SALT[:-1]), "a salt 32"),
        (Commitment(HASH, 5, SALT.upper()), "a salt 32"),
        (Commitment(HASH, 5, "f" * 32), f"but the commitment is {HASH}"),
        (opened(6), "a different seed from 6"),
        (Commitment(HASH, 6, SALT), f"Seed and salt give {hash_of(6, SALT)}"),
    ],
)
def test_what_does_not_fit_is_said(commitment: Commitment, reason: str) -> None:
    text = "gridwright record 1\ntitle = card\nseats = 3\nseed = 5\n---\n"

    with pytest.raises(CommitmentError, match=reason):
        check_text(text, commitment)


def test_a_game_from_a_position_has_none() -> None:
    game = record.read("gridwright record 1\ntitle = card\nseats = 3\nposition = x\n---\n")

    with pytest.raises(CommitmentError, match="starts from a position"):
        check(game, opened(5), load())
