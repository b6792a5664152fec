from pathlib import Path
from typing import IO

import pytest

from gridwright.content.data_files import DataFiles
from gridwright.content.load import ContentError, load
from gridwright.core.errors import GridwrightError, Message
from tests.content.own_files import (
    CLASSIC,
    DEMOLITION,
    GERMANY,
    PLANTS,
    line,
    packaged,
    place,
    problems,
    write,
)


def test_the_packaged_files_are_right() -> None:
    library = load()

    assert len(library.board.maps) == 5
    assert library.own == ""


def test_the_packaged_files_are_read_once() -> None:
    assert load() is load()


def test_an_empty_directory_changes_nothing(tmp_path: Path) -> None:
    library = load(tmp_path)

    assert library.board == load().board
    assert library.own == str(tmp_path)


def test_a_file_of_ones_own_replaces_the_packaged_one(tmp_path: Path) -> None:
    write(tmp_path, CLASSIC, ("money = 50", "money = 60"))
    write(tmp_path, GERMANY, ('["flensburg", "kiel", 4]', '["flensburg", "kiel", 5]'))
    write(
        tmp_path,
        PLANTS,
        ("need = 2, cities = 1 },\n  { number = 4", "need = 2, cities = 9 },\n  { number = 4"),
    )
    write(tmp_path, DEMOLITION, ("first = 18, others = 10", "first = 19, others = 10"))

    board = load(tmp_path).board

    assert board.editions["classic"].money == 60
    assert board.editions["recharged"].money == 50
    assert {title: board.maps[title, "germany"].connections[0][2] for title in board.editions} == {
        "classic": 5,
        "recharged": 5,
    }
    assert board.editions["recharged"].plants[3].output == 9
    assert board.demolition[5].first == 19


def test_files_of_ones_own_leave_the_packaged_library_alone(tmp_path: Path) -> None:
    write(tmp_path, CLASSIC, ("money = 50", "money = 60"))

    load(tmp_path)

    assert load().board.editions["classic"].money == 50


def test_a_map_of_ones_own_is_added(tmp_path: Path) -> None:
    text = packaged(GERMANY).replace('id = "germany"', 'id = "elsewhere"')
    place(tmp_path, "maps/elsewhere.toml", text.replace('name = "Germany"', 'name = "Elsewhere"'))

    maps = load(tmp_path).board.maps

    assert maps["recharged", "elsewhere"].name == "Elsewhere"
    assert maps["classic", "elsewhere"].id == "elsewhere"
    assert maps["classic", "elsewhere"].connections == maps["classic", "germany"].connections
    assert len(maps) == 7


def test_an_edition_may_name_plants_of_ones_own(tmp_path: Path) -> None:
    write(tmp_path, CLASSIC, ('plants = "board"', 'plants = "mine"'))
    place(
        tmp_path,
        "plants/mine.toml",
        packaged(PLANTS).replace("cities = 6 },\n]", "cities = 8 },\n]"),
    )

    editions = load(tmp_path).board.editions

    assert editions["classic"].plants[50].output == 8
    assert editions["recharged"].plants[50].output == 6


def test_a_directory_must_exist(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere"

    assert problems(missing) == (f"{missing}: content_no_directory",)


def test_all_problems_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    write(tmp_path, CLASSIC, ("money = 50", 'money = "50"'), ("ends_at = 14", "ends_at = 6"))
    write(tmp_path, PLANTS, ("number = 50", "number = 99"))
    write(tmp_path, GERMANY, ('"hamburg", 8]', '"foo", 8]'))
    place(tmp_path, DEMOLITION, "[card_game")

    with pytest.raises(ContentError) as caught:
        load(tmp_path)

    assert sorted(str(caught.value).splitlines()) == [
        (
            "demolition.toml: not TOML: Expected ']' at the end of a table declaration"
            " (at end of document)"
        ),
        "editions/classic.toml: money: must be a whole number, not '50'",
        "editions/classic.toml: seats.6.ends_at: must be more than step2_at, which is 6",
        "maps/germany.toml: connections[1]: unknown city 'foo'",
        "plants/board.toml: plants[41].number: must be from 1 to 98, not 99",
    ]
    assert caught.value.message == Message("content_wrong", {"count": 5})
    assert isinstance(caught.value, GridwrightError)


def test_a_problem_names_the_clauses_that_it_contradicts(tmp_path: Path) -> None:
    """CG-TB7."""
    write(tmp_path, "cardgame/rules.toml", ('["coal", "gas", "oil"', '["peat", "gas", "oil"'))

    with pytest.raises(ContentError) as caught:
        load(tmp_path)

    assert str(caught.value) == (
        "cardgame/rules.toml: resources:"
        " must name coal, gas, oil, uranium, and nothing else (CG-TB7)"
    )


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    (tmp_path / "maps").mkdir()
    (tmp_path / GERMANY).write_bytes(b'name = "M\xfcnchen"')

    assert problems(tmp_path) == ("maps/germany.toml: content_not_text",)


def test_a_file_that_may_not_be_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_file = Path.open

    def refuse(path: Path, mode: str = "r") -> IO[str] | IO[bytes]:
        if path.is_relative_to(tmp_path):
            raise PermissionError(13, "Permission denied")
        return open_file(path, mode)

    write(tmp_path, GERMANY)
    monkeypatch.setattr(Path, "open", refuse)

    assert problems(tmp_path) == (
        "maps/germany.toml: content_unreadable reason=[system.forbidden]",
    )


def test_a_file_that_is_nowhere_is_told_to_its_reader() -> None:
    files = DataFiles(None)

    content = files.open("maps/atlantis.toml")

    assert not content.is_sound()
    assert [line(problem) for problem in files.finish()] == ["maps/atlantis.toml: content_no_file"]


@pytest.mark.parametrize("path", ["editions/mine.toml", "plants/mine.toml"])
def test_a_file_that_nothing_refers_to_is_told(tmp_path: Path, path: str) -> None:
    place(tmp_path, path, packaged(PLANTS))

    assert problems(tmp_path) == (f"{path}: content_unused",)


def test_an_unreadable_edition_does_not_make_its_plants_superfluous(tmp_path: Path) -> None:
    place(tmp_path, "plants/mine.toml", packaged(PLANTS))
    place(tmp_path, CLASSIC, 'plants = "mine')

    assert [line.split(":")[0] for line in problems(tmp_path)] == [CLASSIC]


def test_other_files_in_the_directory_are_left_alone(tmp_path: Path) -> None:
    place(tmp_path, "maps/notes.txt", "not a map")
    place(tmp_path, "tools.toml", "[not] a data file")

    assert load(tmp_path).board == load().board
