"""Lessons that are wrong are refused, with file and key."""

from pathlib import Path

import pytest

from gridwright.content.data_files import DataFiles
from gridwright.content.load import ContentError
from gridwright.core.errors import GridwrightError
from gridwright.lessons.conditions import (
    Compared,
    ConditionError,
    Did,
    Happened,
    Has,
    InPhase,
    LastRound,
    Over,
    Role,
    Turn,
    condition,
)
from gridwright.lessons.format import Deed, Kind, Ring
from gridwright.lessons.reading import read_lessons
from tests.lessons.pupils import LESSONS, LIBRARY

SMALL = """
format = 1
lesson = "small"
title = "recharged"
minutes = 5
chapters = ["one"]

[table]
map = "germany"
seats = 2
seed = 5
you = "A"
names = { B = "Volta" }
bots = "novice"

[[step]]
id = "look"
part = "one"
when = ["turn auction", "round = 1"]
sees = "The market."
may = "Go on."
show = ["plants", "plant:10", "city:essen", "seat:B"]
say = "look"
ask = [{ chip = "why", say = "look.why" }, { does = "advise" }]
until = ["did open"]
reply = [{ kind = "good", if = ["did open 10"], say = "look.ten" }]
"""


def faults(tmp_path: Path, text: str) -> list[str]:
    folder = tmp_path / "lessons"
    folder.mkdir()
    (folder / "small.toml").write_text(text, encoding="utf-8")
    try:
        read_lessons(DataFiles(tmp_path), LIBRARY)
    except ContentError as error:
        return str(error).splitlines()
    return []


def test_a_lesson_is_read(tmp_path: Path) -> None:
    assert faults(tmp_path, SMALL) == []
    lesson = read_lessons(DataFiles(tmp_path), LIBRARY)["small"]

    step = lesson.steps[0]
    assert step.show == (
        *(Ring("plants"), Ring("plant", "10"), Ring("city", "essen"), Ring("seat", "B")),
    )
    assert [chip.deed for chip in step.chips] == [Deed.SAY, Deed.ADVISE]
    assert (step.chips[0].label, step.chips[0].say) == ("chip.why", "look.why")
    assert step.replies[0].kind is Kind.GOOD
    assert lesson.boards[0].names == ("", "Volta")
    assert (lesson.boards[0].tempo, lesson.boards[0].stop, lesson.taught) == ("calm", (), ())


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("round = 1", "round is 1", "step[0].when[1]: 'round is 1' is not a condition"),
        ("plant:10", "plant:2", "step[0].show[1]: there is no such part of the page: 'plant:2'"),
        ('"plants"', '"market"', "step[0].show[0]: there is no such part of the page: 'market'"),
        ("city:essen", "city:paris", "there is no such part of the page: 'city:paris'"),
        ("seat:B", "seat:C", "there is no such part of the page: 'seat:C'"),
        ("did open 10", "did open 2", "step[0].reply[0].if[0]: no table of the lesson has '2'"),
        ("did open 10", "have paris", "no table of the lesson has 'paris'"),
        ('kind = "good"', 'kind = "bad"', "step[0].reply[0].kind: unknown 'bad'"),
        ('does = "advise"', 'does = "win"', "step[0].ask[1].does: unknown 'win'"),
        ('part = "one"', 'part = "two"', "step[0].part: unknown 'two'"),
        ('lesson = "small"', 'lesson = "large"', "lesson: unknown 'large'"),
        ("format = 1", "format = 2", "format: must be from 1 to 1"),
        ('map = "germany"', 'map = "atlantis"', "table: "),
        ("seats = 2", "seats = 9", "table.seats: must be from 1 to 6"),
        ('names = { B = "Volta" }', "names = {}", "table.names: must be the names of the seats B"),
        ('bots = "novice"', 'bots = "genius"', "table.bots: unknown 'genius'"),
        ("seed = 5", "seed = -1", "table.seed: must be from 0 to"),
        ('say = "look"\n', "", "step[0].say: missing"),
        ("minutes = 5", "minutes = 5\nhours = 1", "hours: unknown key"),
        ('map = "germany"\nseats = 2', 'position = "nonsense"', "table.position: "),
    ],
)
def test_a_fault_is_told_with_its_key(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in SMALL

    problems = faults(tmp_path, SMALL.replace(old, new, 1))

    assert [line for line in problems if fault in line] != [], problems
    assert all(line.startswith("lessons/small.toml: ") for line in problems)


def test_a_step_is_there_once(tmp_path: Path) -> None:
    twice = SMALL + SMALL[SMALL.index("[[step]]") :]

    assert faults(tmp_path, twice) == ["lessons/small.toml: step[1].id: 'look' is listed twice"]


TAUGHT = """
[taught]
move = "open 10 10"
mistake = "open 3 30"
level = "planner@8"
worth = { "open 10 10" = 50 }
ceiling = 18
"""


def test_what_is_taught_is_a_line_of_the_game(tmp_path: Path) -> None:
    text = SMALL.replace("[[step]]", f"{TAUGHT}[[step]]")
    assert faults(tmp_path, text) == []

    wrong = text.replace('mistake = "open 3 30"', 'mistake = "fly"')
    (tmp_path / "lessons" / "small.toml").unlink()
    (tmp_path / "lessons").rmdir()

    assert faults(tmp_path, wrong)[0].startswith("lessons/small.toml: taught.mistake: ")


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("turn building", Turn("building")),
        ("phase expansion", InPhase("expansion")),
        ("over", Over()),
        ("last round", LastRound()),
        ("did done", Did("done", "", wanted=True)),
        ("did not open 10", Did("open", "10", wanted=False)),
        ("have not kassel", Has("kassel", wanted=False)),
        ("have kassel", Has("kassel", wanted=True)),
        ("event built other city=kassel", Happened("built", "other", (("city", "kassel"),))),
        ("event step3_drawn", Happened("step3_drawn", "", ())),
        ("my.cities >= 7", Compared("my.cities", ">=", 7)),
        ("my.cities < my.capacity", Compared("my.cities", "<", "my.capacity")),
    ],
)
def test_conditions_are_read(text: str, read: object) -> None:
    assert condition(text) == read


def test_roles_are_what_may_be_done() -> None:
    assert isinstance(condition("role opener"), Role)


@pytest.mark.parametrize(
    "text",
    [
        *("", "turn", "turn nowhere", "phase over", "role king", "did", "did fly", "did open 1 2"),
        *("event", "event flood", "event built city=", "event built mine", "have", "have a b"),
        *("have Not!", "over and out", "last stage", "my.cities", "my.cities > ", "luck > 3"),
        *("my.cities ~ 3", "my.cities > luck", "my.cities > 99999", "did not", "have not"),
    ],
)
def test_what_is_no_condition_is_refused(text: str) -> None:
    with pytest.raises(ConditionError):
        condition(text)


def test_packaged_lessons_are_sound() -> None:
    assert len(LESSONS) == 12
    with pytest.raises(KeyError):
        LESSONS["chess"]
    assert issubclass(ConditionError, GridwrightError)
