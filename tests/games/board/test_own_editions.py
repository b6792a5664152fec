"""Editions of one's own: what they name is meant by name, wherever it stands in a list."""

from pathlib import Path

import pytest

from gridwright.content.load import load
from gridwright.core.errors import SetupError
from gridwright.core.rng import Rng
from gridwright.games.board.game import BoardGame
from gridwright.games.registry import open_game
from tests.builders import a_game, play
from tests.content.own_files import write

RESOURCES = 'resources = ["coal", "oil", "garbage", "uranium"]'
HYBRID = 'hybrid = ["coal", "oil"]'
STARTING = {"starting_cities": "on"}


def reordered(directory: Path, title: str, board: str, seats: int, **options: str) -> BoardGame:
    """Return a game in which resources and hybrid fuels are listed the other way round."""
    edits = [
        (RESOURCES, 'resources = ["uranium", "garbage", "oil", "coal"]'),
        (HYBRID, 'hybrid = ["oil", "coal"]'),
    ]
    write(directory, f"editions/{title}.toml", *edits)
    game = open_game(load(directory), title, board, seats, options)
    assert isinstance(game, BoardGame)
    assert game.setup.edition.numbers.resources == ("uranium", "garbage", "oil", "coal")
    return game


@pytest.mark.parametrize(
    ("title", "board", "seats", "options"),
    [
        ("recharged", "usa", 2, STARTING),
        ("recharged", "germany", 3, STARTING),
        ("classic", "central_europe", 3, {"central_europe_rules": "on"}),
    ],
)
def test_the_same_games_are_played_whatever_the_order_of_the_resources(
    tmp_path: Path, title: str, board: str, seats: int, options: dict[str, str]
) -> None:
    """RC-S32, RC-T26, RC-U2, RC-G1, CL-C3, CL-C9: what a rule names is found by its name."""
    game = a_game(title, board, seats, **options)
    other = reordered(tmp_path, title, board, seats, **options)
    state, twin, rng = game.new(7, {}), other.new(7, {}), Rng(7)

    while state.to_act >= 0:
        lines = [game.write(action) for action in game.lowest_bid_actions(state)]
        twins = other.lowest_bid_actions(twin)
        assert len(twins) == len(lines)
        assert all(other.parse(line) in twins for line in lines)
        line = lines[rng.below(len(lines))]
        game.apply(state, game.parse(line))
        other.apply(twin, other.parse(line))
        assert other.snapshot(twin) == game.snapshot(state)
    assert state.round > 5


def test_the_trust_takes_coal_first_for_its_hybrids(tmp_path: Path) -> None:
    """RC-T26: of 3 units for 46, two are coal, although the edition names oil before coal."""
    game = reordered(tmp_path, "recharged", "germany", 2)
    state = game.read_position("round=2 phase=resources order=ATB act=B T.plants=46 T.taken=1")

    play(game, state, "done")

    assert game.snapshot(state)["trust"]["fuel"] == {
        "uranium": 0,
        "garbage": 0,
        "oil": 1,
        "coal": 2,
    }


def test_starting_cities_need_a_resource_that_marks_them(tmp_path: Path) -> None:
    """RC-S32: the edition names it."""
    marker = 'marker = "uranium"                               # its tokens mark starting cities\n'
    write(tmp_path, "editions/recharged.toml", (marker, ""))
    library = load(tmp_path)

    with pytest.raises(SetupError) as error:
        open_game(library, "recharged", "germany", 3, STARTING)

    assert (error.value.message.id, error.value.key) == ("option_marker", "starting_cities")
    assert error.value.message.clauses == ("RC-S32",)
    assert open_game(library, "recharged", "germany", 3, {}).seats == 3
