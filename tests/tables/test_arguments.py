"""Values of the wrong type, and numbers that count nothing, are refused in words."""

from collections.abc import Callable
from typing import Any

import pytest

import gridwright
from gridwright import words
from gridwright.core.errors import ArgumentError, GridwrightError, SetupError
from gridwright.tables.table import Table

Call = Callable[[Table, Any], object]


def a_table() -> Table:
    return gridwright.table("recharged", "germany", seats=3, seed=7, names=("Ann", "Bob", "Cid"))


@pytest.mark.parametrize(
    ("call", "value", "sentence"),
    [
        (
            lambda _, seed: gridwright.table(seed=seed),
            "7",
            "seed must be of type int or NoneType, not str.",
        ),
        (
            lambda _, names: gridwright.table(names=names),
            "abcd",
            "names must be of type tuple or list, not str.",
        ),
        (
            lambda _, names: gridwright.table(seats=2, names=names),
            ("A", 2),
            "names must be of type str, not int.",
        ),
        (
            lambda _, data: gridwright.titles(data),
            5,
            "data must be of type Library, Path, str or NoneType, not int.",
        ),
        (lambda _, text: gridwright.replay(text), b"x", "text must be of type str, not bytes."),
        (
            lambda _, text: gridwright.position(text),
            None,
            "text must be of type str, not NoneType.",
        ),
        (
            lambda _, text: gridwright.analyse(text),
            None,
            "text must be of type str, not NoneType.",
        ),
        (lambda _, name: gridwright.bot(name), 5, "bot must be of type str, not int."),
        (
            lambda _, seed: gridwright.bot(seed=seed),
            1.5,
            "seed must be of type int or NoneType, not float.",
        ),
        (
            lambda _, table: gridwright.advise(table),
            "x",
            "table must be of type Table, not str.",
        ),
        (
            lambda table, seed: gridwright.advise(table, seed=seed),
            None,
            "seed must be of type int, not NoneType.",
        ),
        (
            lambda table, most: gridwright.advise(table, most=most),
            "3",
            "most must be of type int, not str.",
        ),
        (
            lambda table, action: table.play(action),
            5,
            "action must be of type Action or str, not int.",
        ),
        (
            lambda table, action: table.why_not(action),
            None,
            "action must be of type Action or str, not NoneType.",
        ),
        (
            lambda table, chance: table.play("open 4 4", chance=chance),
            5,
            "chance must be of type Iterable, not int.",
        ),
        (
            lambda table, count: table.go_back(count, 0),
            "1",
            "count must be of type int, not str.",
        ),
        (
            lambda table, phase: table.offers(0, phase),
            None,
            "phase must be of type str, not NoneType.",
        ),
        (
            lambda table, phase: table.draft(0, phase),
            5,
            "phase must be of type str, not int.",
        ),
        (
            lambda _, title: gridwright.table(title),
            None,
            "title must be of type str, not NoneType.",
        ),
        (
            lambda _, board: gridwright.table("recharged", board),
            5,
            "board must be of type str, not int.",
        ),
        (
            lambda _, seats: gridwright.table(seats=seats),
            "3",
            "seats must be of type int, not str.",
        ),
        (
            lambda table, fact: table.say(fact),
            "x",
            "fact must be of type Event or Message, not str.",
        ),
        (
            lambda table, events: table.as_dict(events=events),
            None,
            "events must be of type int, not NoneType.",
        ),
        (
            lambda table, language: table.as_dict(language=language),
            5,
            "language must be of type str, not int.",
        ),
        (
            lambda table, language: table.draw(language=language),
            None,
            "language must be of type str, not NoneType.",
        ),
    ],
)
def test_a_value_of_the_wrong_type_is_refused(call: Call, value: object, sentence: str) -> None:
    table = a_table()

    with pytest.raises(ArgumentError) as error:
        call(table, value)

    assert str(error.value) == sentence
    assert table == a_table()


def test_the_refusal_is_in_the_language_in_use() -> None:
    with pytest.raises(ArgumentError) as error, words.speaking(words.catalogue("pl")):
        gridwright.replay(5)  # type: ignore[arg-type] # what is tested

    assert error.value.as_dict("pl")["sentence"] == "text: potrzebny jest typ str, a nie int."


@pytest.mark.parametrize(
    "call",
    [
        lambda table: table.view(None),
        lambda table: table.draw(None),
        lambda table: table.go_back(0, None),
        lambda table: table.go_back(0, 3),
        lambda table: table.undo(3),
        lambda table: table.why_no_undo(-2),
    ],
)
def test_a_seat_is_one_of_the_table(call: Callable[[Table], object]) -> None:
    table = a_table()
    table.play("open 4 4")

    with pytest.raises(GridwrightError, match=r"There is no seat .*: the seats are 0 to 2"):
        call(table)

    assert table.version == 1


@pytest.mark.parametrize(
    "chance", [["draw 31"], [1], "draw 31", [("draw", "31")], [("draw", (31,))], [("draw",)]]
)
def test_stated_chance_is_a_key_with_words(chance: Any) -> None:  # noqa: ANN401 - what is tested
    table = a_table()

    with pytest.raises(
        GridwrightError, match="A chance outcome is a key followed by its words"
    ) as error:
        table.play("open 4 4", chance=chance)

    assert error.value.message.id == "chance_shape"
    assert table.version == 0


@pytest.mark.parametrize(
    "call",
    [
        lambda table, number: gridwright.advise(table, "planner@4", most=number),
        lambda table, number: gridwright.analyse(table.record(), "planner@4", jobs=number),
    ],
)
@pytest.mark.parametrize("number", [0, -1])
def test_at_least_one_is_wanted(call: Call, number: int) -> None:
    with pytest.raises(SetupError, match=f" must be at least 1, not {number}"):
        call(a_table(), number)


def test_names_may_be_a_list() -> None:
    names: Any = ["Ann", "Bob", "Cid"]
    table = gridwright.table("recharged", "germany", seats=3, seed=7, names=names)

    assert table.names == ("Ann", "Bob", "Cid")
    assert table == a_table()
