"""Content of one's own at the front door: `data` is a directory or a library."""

from collections.abc import Callable
from pathlib import Path

import pytest

import gridwright
from gridwright.content.load import ContentError, Source, load
from gridwright.tables.record import RecordError
from tests.own_data import MAP, own_data

AS_TEXT: Callable[[Path], Source] = str


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return own_data(tmp_path)


@pytest.mark.parametrize("source_of", [AS_TEXT, Path, load])
def test_a_table_is_laid_with_a_directory_or_a_library(
    own: Path, source_of: Callable[[Path], Source]
) -> None:
    table = gridwright.table("recharged", MAP, seats=3, seed=7, data=source_of(own))

    assert repr(table).startswith("<recharged on atlantis: A, B, C; round 1")
    assert table.game.standing(table.state, 0).money == 77


def test_titles_list_maps_of_ones_own(own: Path) -> None:
    assert gridwright.titles(own)[0].maps == ("atlantis", "germany", "usa")
    assert gridwright.titles()[0].maps == ("germany", "usa")


def test_a_record_is_replayed_with_its_own_content_only(own: Path) -> None:
    table = gridwright.table("recharged", MAP, seats=3, seed=7, data=own)
    table.play("open 5 60")
    text = table.record()

    again = gridwright.replay(text, own)

    assert again.record() == text
    assert again.content == table.content
    with pytest.raises(RecordError, match="has no map 'atlantis'"):
        gridwright.replay(text)
    with pytest.raises(RecordError, match="different cards, numbers or maps"):
        gridwright.replay(text.replace("map = atlantis", "map = germany"))


def test_a_record_is_judged_with_its_own_content(own: Path) -> None:
    table = gridwright.table("recharged", MAP, seats=3, seed=7, data=own)
    for text in ("open 5 60", "drop", "drop"):
        table.play(text)

    judgements = gridwright.analyse(table.record(), "planner@2", jobs=2, data=own)

    assert judgements[0].played == ("open 5 60",)


def test_a_position_is_read_with_content_of_ones_own(own: Path) -> None:
    table = gridwright.table("recharged", MAP, seats=3, seed=7, data=own)

    again = gridwright.position(table.position(), data=load(own))

    assert again.position() == table.position()
    assert again.game.name_of("flensburg") == "Flensburg"


def test_the_environment_is_for_the_command_line(
    own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRIDWRIGHT_DATA", str(own))

    assert gridwright.table(seats=3, seed=7).game.spec.own == ""
    assert gridwright.titles()[0].maps == ("germany", "usa")


def test_what_is_wrong_with_a_directory_is_said(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="nowhere: no such directory"):
        gridwright.table(data=tmp_path / "nowhere")


def test_no_directory_is_the_packaged_content() -> None:
    assert gridwright.table(seats=3, data="").library is load()
