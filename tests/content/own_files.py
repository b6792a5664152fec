"""Data files of one's own, made from the packaged ones, and what the loader says of them."""

from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from gridwright.content.data_files import DataFiles
from gridwright.content.load import ContentError, load
from gridwright.core.errors import Message, spelled

CLASSIC = "editions/classic.toml"
RECHARGED = "editions/recharged.toml"
PLANTS = "plants/board.toml"
GERMANY = "maps/germany.toml"
USA = "maps/usa.toml"
CENTRAL_EUROPE = "maps/central_europe.toml"
DEMOLITION = "demolition.toml"


def packaged(path: str) -> str:
    """Return the text of a packaged file."""
    return resources.files("gridwright").joinpath("data", path).read_text("utf-8")


def place(own: Path, path: str, text: str) -> None:
    """Put a file with this *text* into *own*."""
    file = own / path
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")


def write(own: Path, path: str, *edits: tuple[str, str]) -> None:
    """Put the packaged file into *own*, with the first place of each old text made new."""
    text = packaged(path)
    for old, new in edits:
        assert old in text
        text = text.replace(old, new, 1)
    place(own, path, text)


def problems(own: Path) -> tuple[str, ...]:
    """Return all that is wrong with the files of *own*, which cannot be loaded: ids and values."""
    with pytest.raises(ContentError) as caught:
        load(own)
    return tuple([line(problem) for problem in caught.value.problems])


def problems_of(read: Callable[[DataFiles], object], own: Path) -> tuple[str, ...]:
    """Return all that is wrong with the files of *own* that *read* opens, and with no others."""
    files = DataFiles(own)
    read(files)
    return tuple([line(problem) for problem in files.problems()])


def line(problem: Message) -> str:
    """Return *problem* spelled out behind its file and key."""
    values = problem.values
    text = values["text"]
    assert isinstance(text, Message)
    found = ": ".join([str(values[key]) for key in ("file", "key") if key in values])
    return f"{found}: {spelled(text)}"
