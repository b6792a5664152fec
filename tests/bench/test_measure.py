"""The measuring itself: that it measures a whole game, and knows which modules make the engine."""

import json
from pathlib import Path

import pytest

import gridwright
from gridwright.bench.engine import engine_modules, is_compiled
from gridwright.bench.measure import measure
from gridwright.compiled import INTERPRETED, PACKAGES
from gridwright.content.load import load
from gridwright.core.playout import playout
from gridwright.core.rng import Rng
from tests.builders import a_game

SRC = Path(gridwright.__file__).parent


@pytest.mark.parametrize(
    ("title", "board", "seats"),
    [("recharged", "germany", 3), ("classic", "usa", 2), ("card", "", 4), ("outpost", "", 2)],
)
def test_a_measurement_says_what_was_measured_and_how_fast_it_was(
    title: str, board: str, seats: int
) -> None:
    speed = measure(load(), title, board, seats, seconds=0.0)

    assert (speed.title, speed.map, speed.seats) == (title, board, seats)
    assert speed.compiled is is_compiled()
    assert speed.games == 1  # at least one, however little time there is
    assert speed.seconds > 0
    assert speed.decisions_per_game > 50
    assert speed.games_per_s > 0
    assert speed.decisions_per_s > speed.games_per_s
    assert min(speed.copy_us, speed.legal_us, speed.apply_us, speed.view_us) > 0
    assert min(speed.resample_us, speed.redeal_us, speed.hash_us) > 0
    assert speed.peak_mb > 1


def test_games_are_played_while_there_is_time() -> None:
    speed = measure(load(), "recharged", "germany", 3, seconds=0.3)

    assert speed.games > 1
    assert speed.seconds >= 0.3
    assert speed.games_per_s == pytest.approx(speed.games / speed.seconds, rel=0.05)


def test_the_decisions_are_those_of_the_games() -> None:
    """The one game that is measured without any time has seed 1, for cards and for choices."""
    game = a_game("recharged", "germany", 3)

    speed = measure(load(), "recharged", "germany", 3, seconds=0.0)

    assert speed.decisions_per_game == playout(game, game.new(1, {}), Rng(1))


def test_a_measurement_can_be_written_down() -> None:
    fields = measure(load(), "card", "", 3, seconds=0.0).as_dict()

    assert json.loads(json.dumps(fields)) == fields
    assert list(fields)[:6] == ["title", "map", "seats", "compiled", "games", "seconds"]


# The engine


def test_the_engine_is_every_module_of_its_packages() -> None:
    """And `content.types`, which they are made of; nothing above them."""
    files = [path for layer in PACKAGES for path in (SRC / layer).rglob("*.py")]
    names = {
        ".".join(("gridwright", *path.relative_to(SRC).with_suffix("").parts)) for path in files
    }

    modules = engine_modules()

    left_out = {f"gridwright.{name}" for name in INTERPRETED}
    assert set(modules) == {name.removesuffix(".__init__") for name in names} - left_out | {
        "gridwright.content.types"
    }
    assert "gridwright.bots.base" in left_out
    assert PACKAGES == ("core", "parts", "phases", "games", "bots", "encoding")
    assert "gridwright.games.outpost.phases.auction" in modules


def test_the_engine_is_compiled_when_all_its_modules_are() -> None:
    modules = engine_modules()

    assert is_compiled() == all(modules.values())
    assert set(modules.values()) <= {True, False}
