"""Without a seed nothing is invented: a shuffle is stated, or the record stops there."""

from pathlib import Path

import pytest

import gridwright
from gridwright.core.errors import HiddenChanceError
from gridwright.tables.record import RecordError
from gridwright.tables.table import Table

RECORDS = Path(__file__).parents[1] / "records"
TWO_PLAYERS = "recharged/2-phase_2-usa-stated.txt"


def cut(name: str, key: str) -> tuple[str, int]:
    """Return a record up to its first shuffle of *key*, not stated, and the line that shuffles."""
    lines = (RECORDS / name).read_text(encoding="utf-8").splitlines()
    shuffle = next(i for i, line in enumerate(lines) if line.startswith(f"* {key} "))
    action = max(i for i in range(shuffle) if not lines[i].startswith("*"))
    return "\n".join([*lines[:shuffle], *lines[shuffle + 1 :]]), action + 1


@pytest.mark.parametrize(
    ("name", "key"),
    [
        (TWO_PLAYERS, "deck"),
        ("classic/2-phase_5-central_europe-stated.txt", "deck"),
        ("card/2-update-stated.txt", "fuel_deck"),
        ("outpost/2-phase_2-choice-stated.txt", "deck"),
    ],
)
def test_a_shuffle_that_is_not_stated_stops_the_record_at_its_line(name: str, key: str) -> None:
    """RC-ST10, CL-ST6, CG-3.25, OP-ST.10: the deck is shuffled, and only the record can say how."""
    text, line = cut(name, key)

    with pytest.raises(RecordError) as error:
        gridwright.replay(text)

    assert error.value.line == line
    assert error.value.cause.id == "chance_hidden"
    assert error.value.cause.values == {"key": key}


def before_the_shuffle() -> tuple[Table, str, list[tuple[str, tuple[str, ...]]]]:
    """Return a table without a seed, the action that shuffles next, and the shuffle."""
    lines = (RECORDS / TWO_PLAYERS).read_text(encoding="utf-8").splitlines()
    shuffle = next(i for i, line in enumerate(lines) if line.startswith("* deck "))
    action = lines[shuffle - 1].split(maxsplit=2)[2]
    stated = [("deck", tuple(lines[shuffle].split()[2:]))]
    return gridwright.replay("\n".join(lines[: shuffle - 1])), action, stated


def test_the_same_action_is_played_when_the_shuffle_is_stated() -> None:
    table, action, stated = before_the_shuffle()
    moves = len(table.moves)

    with pytest.raises(HiddenChanceError):
        table.play(action)
    assert len(table.moves) == moves

    table.play(action, None, stated)
    assert table.moves[-1].chance == tuple(stated)


def test_a_position_keeps_that_there_is_no_seed() -> None:
    table, action, stated = before_the_shuffle()

    again = gridwright.position(table.position())

    with pytest.raises(HiddenChanceError):
        again.play(action)
    again.play(action, None, stated)


def test_with_a_seed_the_shuffle_comes_from_it() -> None:
    text, line = cut(TWO_PLAYERS, "deck")
    lines = text.splitlines()[:line]
    lines.insert(1, "seed = 3")

    table = gridwright.replay("\n".join(lines))

    assert table.moves[-1].chance == ()
    (deck,) = [cards for key, cards in table.moves[-1].dealt if key == "deck"]
    assert sorted(deck) == ["22", "36", "40", "42", "44", "50"]
