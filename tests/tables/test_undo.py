"""Taking back: one's own actions, until another person acts or something is revealed."""

import pytest

import gridwright
from gridwright.core.errors import UndoError
from gridwright.tables.table import Table, TakenBack
from tests.conformance.suite import value

BOTS = frozenset({1, 2})


def building() -> Table:
    """Return a table of three in the first building phase; C builds first, then B, then A."""
    table = gridwright.table(
        "recharged", "germany", seats=3, seed=5, regions="north, north_east, east"
    )
    order = table.layout["order"]
    for _ in order:
        table.play(table.legal_actions()[0])
        while table.game.phase_of(table.state) == "auction" and "drop" in texts(table):
            table.play("drop")
    while table.game.phase_of(table.state) == "resources":
        table.play("done")
    return table


def texts(table: Table) -> list[str]:
    return [table.game.write(action) for action in table.legal_actions()]


def reason(table: Table, seat: int | None = None, bots: frozenset[int] = frozenset()) -> str:
    found = table.why_no_undo(seat, bots)
    return "" if found is None else found.id


def test_the_last_person_takes_back_one_action_after_the_other() -> None:
    table = building()
    before = value(table.state)
    played = len(table.moves)
    table.play("build kiel")
    table.play("build luebeck")

    second = table.undo()
    first = table.undo()

    assert [table.game.write(move.action) for move in (*second, *first)] == [
        "build luebeck",
        "build kiel",
    ]
    assert value(table.state) == before
    assert len(table.moves) == played


def test_a_seat_takes_back_only_its_own() -> None:
    table = building()
    builder = table.to_act
    table.play("build kiel")
    other = next(seat for seat in range(3) if seat != builder)

    assert reason(table, builder) == ""
    assert reason(table, other) == "undo_other"
    with pytest.raises(UndoError) as error:
        table.undo(other)
    assert error.value.message.values == {"who": builder}


def test_another_persons_action_closes_undo() -> None:
    table = building()
    first = table.to_act
    table.play("build kiel")
    table.play("done")
    second = table.to_act
    assert reason(table, first) == ""

    table.play("done")

    assert reason(table, first) == "undo_other"
    assert reason(table, second) == ""


def test_answers_of_bots_are_taken_back_with_the_action() -> None:
    table = building()
    first = table.to_act
    before = value(table.state)
    table.play("done")
    bot = table.to_act
    table.play("done")

    taken = table.undo(first, frozenset({bot}))

    assert [move.seat for move in taken] == [bot, first]
    assert value(table.state) == before


def test_without_a_seat_it_is_the_last_person() -> None:
    table = building()
    first = table.to_act
    table.play("build kiel")
    table.play("done")
    bot = table.to_act
    table.play("done")

    taken = table.undo(bots=frozenset({bot}))

    assert [(move.seat, table.game.write(move.action)) for move in taken] == [
        (bot, "done"),
        (first, "done"),
    ]


def test_bots_alone_take_back_the_last_action() -> None:
    table = building()
    table.play("done")

    assert len(table.undo(bots=frozenset({0, 1, 2}))) == 1


def test_what_was_revealed_stands() -> None:
    """A bid was seen, a card was drawn: neither can be taken back."""
    table = gridwright.table("recharged", "germany", seats=3, seed=5)
    opener = table.to_act
    table.play(table.legal_actions()[0])

    assert reason(table, opener) == "undo_revealed"
    with pytest.raises(UndoError):
        table.undo(opener)


def test_a_fresh_table_has_nothing_to_take_back() -> None:
    table = gridwright.table(seed=1)

    assert reason(table) == "undo_nothing"
    with pytest.raises(UndoError):
        table.undo()


def test_a_seat_that_has_not_acted_has_nothing_to_take_back() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=5)
    table.play(table.legal_actions()[0])
    idle = next(seat for seat in range(3) if seat != table.moves[0].seat)

    assert reason(table, idle, frozenset({table.moves[0].seat})) == "undo_other"


def test_the_version_only_grows() -> None:
    table = building()
    before = table.version
    table.play("build kiel")
    taken = table.undo()

    assert table.version == before + 2
    assert table.log[-1] == TakenBack(taken[0].seat, taken)
    assert table.log[-2] == taken[0]
    assert len(table.moves) == before


# Going back


def test_everybody_goes_back_over_what_was_revealed() -> None:
    """The first auction reveals a plant: undo ends there, going back does not."""
    table = building()
    start = value(
        gridwright.table(
            "recharged", "germany", seats=3, seed=5, regions="north, north_east, east"
        ).state
    )
    played = [table.game.write(move.action) for move in table.moves]
    version = table.version
    assert any(move.reveals for move in table.moves)

    taken = table.go_back(0, 2)

    assert value(table.state) == start
    assert [table.game.write(move.action) for move in reversed(taken)] == played
    assert (table.moves, table.version) == ([], version + 1)
    assert table.log[-1] == TakenBack(2, taken)
    for line in played:  # the same cards come again
        table.play(line)
    assert value(table.state) == value(building().state)


def test_going_back_a_little_leaves_undo_as_it_was() -> None:
    table = building()
    before, count = value(table.state), len(table.moves)
    table.play("build kiel")
    table.play("build luebeck")

    table.go_back(count + 1, 0)
    table.undo()

    assert value(table.state) == before
    assert len(table.moves) == count


def test_after_going_back_far_undo_ends_at_the_last_reveal() -> None:
    table = building()
    phases = [move.reveals for move in table.moves]
    last = len(phases) - phases[::-1].index(True)  # actions up to the last reveal
    table.play("build kiel")

    table.go_back(last - 1, 0)

    assert len(table.moves) == last - 1
    table.play(building().moves[last - 1].action)
    assert reason(table) == "undo_revealed"


@pytest.mark.parametrize("count", [-1, 3, 4])
def test_there_must_be_something_to_go_back_over(count: int) -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=5)
    for _ in range(3):
        table.play(table.legal_actions()[0])
    before = value(table.state)

    with pytest.raises(UndoError) as error:
        table.go_back(count, 0)

    assert error.value.message.id == "undo_nothing"
    assert (value(table.state), len(table.moves), table.version) == (before, 3, 3)
