"""What the players of Outpost may agree on before the game."""

import pytest

from gridwright.content.load import load
from gridwright.content.rulebook import clauses
from gridwright.core.errors import SetupError
from gridwright.core.options import declared
from gridwright.games.outpost.game import open_outpost
from gridwright.games.outpost.options import OutpostOptions
from gridwright.games.outpost.snapshot import snapshot
from gridwright.games.outpost.state import Phase
from tests.games.outpost.positions import a_game, to_act


def test_the_defaults_are_those_of_the_engine() -> None:
    options = declared(OutpostOptions, "outpost")

    assert [(option.name, option.default) for option in options] == [("area", "choose")]
    assert OutpostOptions().area == "choose"
    assert all(clause in clauses() for option in options for clause in option.clauses)


@pytest.mark.parametrize("area", ["west", "east"])
def test_the_small_area_may_be_fixed_before(area: str) -> None:
    """OP-S4: nobody has to choose then."""
    state = a_game(4, area=area).new(1, {})

    assert snapshot(state)["areas"] == ["central", area]
    assert (state.phase, state.round) == (Phase.AUCTION, 1)


def test_the_small_area_may_be_drawn_by_lot() -> None:
    """OP-S4: both come up, and the seed decides."""
    game = a_game(4, area="random")

    found = {str(snapshot(game.new(seed, {}))["areas"]) for seed in range(20)}

    assert found == {"['central', 'west']", "['central', 'east']"}
    assert game.new(3, {}).area.regions == game.new(3, {}).area.regions


def test_without_a_seed_the_area_is_named() -> None:
    """OP-S4: a game written down elsewhere knows which area it was."""
    chance = a_game(4, area="west").layout(a_game(4, area="west").new(1, {}))

    with pytest.raises(SetupError) as caught:
        a_game(4, area="random").new(None, chance)

    assert (caught.value.message.id, caught.value.key) == ("outpost_area_unnamed", "area")
    assert snapshot(a_game(4, area="west").new(None, chance))["areas"] == ["central", "west"]


def test_by_default_the_first_player_chooses() -> None:
    """OP-S4: before anything else."""
    state = a_game(4).new(1, {"order": ("D", "A", "B", "C")})

    assert state.phase == Phase.AREA
    assert to_act(state) == "D"


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
@pytest.mark.parametrize("area", ["random", "west"])
def test_only_four_players_have_a_choice(seats: int, area: str) -> None:
    """OP-S3, OP-S4, OP-S5: with fewer there is no small area, with more both are in play."""
    with pytest.raises(SetupError) as caught:
        open_outpost(load(), "outpost", "", seats, {"area": area}, 2)

    assert (caught.value.message.id, caught.value.key) == ("outpost_area_choice", "area")


def test_other_words_are_refused() -> None:
    with pytest.raises(SetupError) as caught:
        open_outpost(load(), "outpost", "", 4, {"area": "central"}, 2)
    assert caught.value.message.id == "option_choice"
    assert caught.value.message.values["choices"] == ("choose", "random", "west", "east")

    with pytest.raises(SetupError) as caught:
        open_outpost(load(), "outpost", "", 4, {"regions": "draft"}, 2)
    assert caught.value.message.id == "option_unknown"
