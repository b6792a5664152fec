"""What the players of Outpost may agree on before the game."""

import pytest

from gridwright.content.load import load
from gridwright.content.rulebook import clauses
from gridwright.core.errors import SetupError
from gridwright.core.options import declared
from gridwright.games.outpost.options import OutpostOptions
from gridwright.games.outpost.snapshot import snapshot
from gridwright.games.outpost.state import PhaseIndex
from gridwright.games.registry import open_game
from gridwright.tables import record
from gridwright.tables.replay import replay
from gridwright.tables.table import Table, TableSpec
from tests.games.outpost.positions import a_game, to_act


def test_the_defaults_are_those_of_the_engine() -> None:
    options = declared(OutpostOptions, "outpost")

    assert [(option.name, option.default) for option in options] == [
        ("area", "choose"),
        ("syndicate_takes", "after_nomination"),
    ]
    assert OutpostOptions() == OutpostOptions("choose", "after_nomination")
    assert all(clause in clauses() for option in options for clause in option.clauses)


@pytest.mark.parametrize("area", ["west", "east"])
def test_the_small_area_may_be_fixed_before(area: str) -> None:
    """OP-S4: nobody has to choose then."""
    state = a_game(4, area=area).new(1, {})

    assert snapshot(state)["areas"] == ["central", area]
    assert (state.phase, state.round) == (PhaseIndex.AUCTION, 1)


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


def test_an_area_drawn_by_lot_is_stated_by_its_name() -> None:
    """OP-S4: with what else was dealt; then no seed is needed."""
    game = a_game(4, area="random")
    states = [game.new(seed, {}) for seed in range(8)]

    chances = [game.layout(state) for state in states]
    again = [game.new(None, chance) for chance in chances]

    assert {chance["area"] for chance in chances} == {("west",), ("east",)}
    assert [state.area.regions for state in again] == [state.area.regions for state in states]


def test_a_header_may_state_the_area() -> None:
    """OP-S4: what `layout` says is what a record's header takes."""
    spec = TableSpec("outpost", "", 4, (), {"area": "random"}, seed=3)
    table = Table(spec, load())
    stated = Table(TableSpec("outpost", "", 4, (), {"area": "random"}, None, table.layout), load())

    again = replay(record.read(record.write(stated)), load())

    assert again.game.snapshot(again.state) == table.game.snapshot(table.state)


@pytest.mark.parametrize("area", ["random", "west"])
@pytest.mark.parametrize("said", [("central",), ("north",), ("west", "east")])
def test_only_an_area_that_can_be_is_stated(area: str, said: tuple[str, ...]) -> None:
    """OP-S4: a small one, and the one that was agreed on."""
    with pytest.raises(SetupError) as caught:
        a_game(4, area=area).new(1, {"area": said})

    assert (caught.value.message.id, caught.value.key) == ("outpost_area_stated", "area")


def test_an_area_that_is_fixed_may_be_stated_too() -> None:
    """OP-S4: west it is, and nothing else."""
    game = a_game(4, area="west")

    assert snapshot(game.new(1, {"area": ("west",)}))["areas"] == ["central", "west"]
    with pytest.raises(SetupError):
        game.new(1, {"area": ("east",)})


def test_by_default_seat_a_chooses() -> None:
    """OP-S4, ruling OP-A41: before anything else, and so before the order is drawn."""
    state = a_game(4).new(1, {"order": ("D", "A", "B", "C")})

    assert state.phase == PhaseIndex.AREA
    assert to_act(state) == "A"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_only_two_players_meet_the_syndicate(seats: int) -> None:
    """OP-Y.1: with more nobody takes a card like that. The default, spelled out, says nothing."""
    with pytest.raises(SetupError) as caught:
        open_game(load(), "outpost", "", seats, {"syndicate_takes": "after_auction"}, 2)
    usual = open_game(load(), "outpost", "", seats, {"syndicate_takes": "after_nomination"}, 2)

    assert usual.spec.options == ()
    assert (caught.value.message.id, caught.value.key) == (
        "outpost_no_syndicate",
        "syndicate_takes",
    )


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
@pytest.mark.parametrize("area", ["random", "west"])
def test_only_four_players_have_a_choice(seats: int, area: str) -> None:
    """OP-S3, OP-S4, OP-S5: with fewer there is no small area, with more both are in play."""
    with pytest.raises(SetupError) as caught:
        open_game(load(), "outpost", "", seats, {"area": area}, 2)

    assert (caught.value.message.id, caught.value.key) == ("outpost_area_choice", "area")


def test_other_words_are_refused() -> None:
    with pytest.raises(SetupError) as caught:
        open_game(load(), "outpost", "", 4, {"area": "central"}, 2)
    assert caught.value.message.id == "option_choice"
    assert caught.value.message.values["choices"] == ("choose", "random", "west", "east")

    with pytest.raises(SetupError) as caught:
        open_game(load(), "outpost", "", 4, {"regions": "draft"}, 2)
    assert caught.value.message.id == "option_unknown"
