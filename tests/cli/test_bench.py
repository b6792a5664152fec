"""The command `bench`, and what `--version` says of the engine."""

import json

import pytest

from gridwright import __version__
from gridwright.bench.engine import engine_modules
from gridwright.bench.measure import Measurement
from gridwright.cli import bench
from tests.cli.terminal import gridwright

SHORT = ("bench", "--seconds", "0.01")


def test_figures_are_printed_as_json() -> None:
    result = gridwright(*SHORT, "--title", "recharged", "--map", "usa", "--seats", "2", "--json")

    found = json.loads(result.stdout)
    assert tuple(found) == Measurement.__slots__
    assert (found["title"], found["map"], found["seats"]) == ("recharged", "usa", 2)
    assert found["compiled"] == all(engine_modules().values())
    assert min(found["games_per_s"], found["decisions_per_s"], found["copy_us"]) > 0


@pytest.mark.parametrize("title", ["card", "outpost"])
def test_titles_without_a_map_are_measured_without_one(title: str) -> None:
    result = gridwright(*SHORT, "--title", title, "--seats", "3")

    assert result.exit_code == 0
    assert result.stdout.startswith(f"{title}, 3 seats: ")
    assert "games per second" in result.stdout
    assert "µs to copy a position" in result.stdout
    assert "\nengine: " in result.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--title", "chess"), "There is no title 'chess'."),
        (("--title", "card", "--map", "usa"), "is played without a map."),
        (("--seats", "9"), "is for 2 to 6 players"),
    ],
)
def test_a_table_that_cannot_be_is_refused(arguments: tuple[str, ...], message: str) -> None:
    result = gridwright(*SHORT, *arguments)

    assert result.exit_code == 2
    assert message in result.stderr


def test_the_version_takes_two_lines() -> None:
    result = gridwright("--version")

    first, second = result.stdout.splitlines()
    assert result.exit_code == 0
    assert first == f"gridwright {__version__}"
    assert second.startswith("engine: ")


@pytest.mark.parametrize(
    "arguments", [("--version", "--verbose"), ("--verbose", "--version")], ids=["after", "before"]
)
def test_a_verbose_version_lists_every_module_of_the_engine(arguments: tuple[str, ...]) -> None:
    result = gridwright(*arguments)

    lines = result.stdout.splitlines()
    assert result.exit_code == 0
    assert len(lines) == 2 + len(engine_modules())
    kind = "compiled" if engine_modules()["gridwright.core.rng"] else "interpreted"
    assert f"  core.rng {kind}" in lines


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--verbose", "titles"), "--verbose only works with --version"),
        (("--language", "en"), "Missing command"),
    ],
)
def test_options_without_a_command_to_use_them_are_refused(
    arguments: tuple[str, ...], problem: str
) -> None:
    result = gridwright(*arguments)

    assert result.exit_code == 2
    assert problem in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("modules", "words"),
    [
        ({"a": True, "b": True}, "engine: compiled"),
        ({"a": False, "b": False}, "engine: interpreted"),
        ({"a": True, "b": False, "c": False}, "engine: 1 of 3 modules compiled"),
    ],
)
def test_an_engine_may_be_compiled_in_part(modules: dict[str, bool], words: str) -> None:
    assert bench.engine_words(modules) == words
