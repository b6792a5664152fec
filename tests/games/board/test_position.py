"""Positions as one line of text: written by the engine, or by hand."""

import pytest

from gridwright.core.errors import SetupError
from gridwright.core.rng import Rng
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import PhaseIndex
from tests.builders import a_game, offers, slots_taken
from tests.conformance.offering import check_position
from tests.conformance.suite import Seating, choose

GERMANY = a_game("recharged", "germany", 3)
PAIR = a_game("recharged", "germany", 2)
USA = a_game("recharged", "usa", 3)


# Whole games


@pytest.mark.parametrize(
    "seating",
    [
        Seating("recharged", "germany", 2, (("starting_cities", "on"),)),
        Seating("recharged", "germany", 3, (("regions", "draft"), ("demolition", "on"))),
        Seating("recharged", "usa", 4, (("hidden_money", "on"),)),
        Seating("classic", "central_europe", 3, (("central_europe_rules", "on"),)),
    ],
    ids=str,
)
@pytest.mark.games
def test_every_position_of_a_game_is_read_back(seating: Seating) -> None:
    """In full, and as those at the table and those who watch see it."""
    game = a_game(seating.title, seating.board, seating.seats, **dict(seating.options))
    state, rng = game.new(5, {}), Rng(5)

    while game.to_act(state) >= 0:
        check_position(game, state)
        game.apply(state, choose(game, state, rng))
    check_position(game, state)


# By hand


def test_an_empty_text_is_the_start_of_round_1() -> None:
    """All regions and the fuel of the start."""
    state = GERMANY.read_position("")

    assert (state.round, state.phase, state.step) == (1, PhaseIndex.AUCTION, 1)
    assert state.fuel.on_sale == [24, 18, 9, 2]
    assert state.fuel.supply == [0, 6, 15, 10]
    assert len(state.area.cities) == 42
    assert offers(GERMANY, state)[0] == "open 3 1"


def test_a_short_text_is_enough_for_a_building_turn() -> None:
    """RC-4.13: from Essen, Duisburg costs the slot alone; the others follow from the text."""
    state = GERMANY.read_position(
        "round=2 phase=building step=2 order=BCA A.money=15 A.cities=essen B.cities=essen,duisburg"
    )

    assert state.to_act == 0
    assert slots_taken(state, "essen") == 0b011
    costs = {offer.text: offer.cost for offer in GERMANY.offers(state, 0) if offer.is_legal}
    assert costs == {
        "build duisburg": 15,
        "build dortmund": 10 + 5,
        "build duesseldorf": 10 + 2,
        "done": 0,
    }


def test_fuel_that_somebody_has_is_not_on_sale() -> None:
    """Of 24 coal, 4 lie on plants and 20 are on sale; 3 markers of uranium lie on the map."""
    state = USA.read_position("A.plants=4,10 A.fuel=coal:4 marked=boise,omaha,fargo")

    assert state.fuel.on_sale == [20, 18, 9, 2]
    assert state.fuel.supply == [0, 6, 15, 7]
    assert state.players[0].capacity.pure == (8, 0, 0, 0)


def test_what_is_on_sale_may_be_stated() -> None:
    assert USA.read_position("fuel=coal:3,uranium:1").fuel.on_sale == [3, 0, 0, 1]
    assert USA.read_position("fuel=-").fuel.supply == [24, 24, 24, 12]


def test_the_trust_is_read_with_its_reserve() -> None:
    """RC-T2: 16 houses, two of them here."""
    state = PAIR.read_position("T.cities=kiel,hamburg T.plants=20 T.fuel=coal:3 T.taken=1")

    assert state.trust is not None
    assert state.trust.reserve == 14
    assert state.trust.has_taken
    assert state.order == (0, 2, 1)
    assert [plant.number for plant in state.trust.plants] == [20]


def test_the_end_has_nobody_to_act() -> None:
    state = GERMANY.read_position("phase=over A.cities=kiel,hamburg A.powered=2")

    assert GERMANY.to_act(state) == -1
    assert GERMANY.scores(state) == [2, 0, 0]


def test_what_a_map_remembers_is_read() -> None:
    """RC-G1: uranium is not refilled any more; on the other map there is no such word."""
    state = GERMANY.read_position("ended=uranium")

    assert GERMANY.snapshot(state)["ended_refills"] == ["uranium"]
    assert "ended=uranium" in GERMANY.write_position(state)
    assert wrong(USA, "ended=uranium") == ("ended", "position_key")


# What cannot be


def wrong(game: BoardGame, text: str) -> tuple[str, str]:
    """Return the key and the message id with which *text* is refused."""
    with pytest.raises(SetupError) as error:
        game.read_position(text)
    return error.value.key, error.value.message.id


@pytest.mark.parametrize(
    ("text", "key", "message"),
    [
        ("T.plants=3", "T.plants", "position_key"),
        ("step=4", "step", "position_bounds"),
        ("regions=north,atlantis", "regions", "position_name"),
        ("regions=north,south", "regions", "regions_apart"),
        ("A.powered=1", "A.powered", "position_bounds"),
        ("A.fuel=coal", "A.fuel", "position_number"),
        ("A.fuel=gas:1", "A.fuel", "position_name"),
        ("A.fuel=coal:25", "A.fuel", "position_bounds"),
        ("A.plants=4 A.fuel=coal:1,coal:1", "A.fuel", "position_double"),
        ("fuel=coal:24 A.plants=4 A.fuel=coal:1", "fuel", "position_fuel"),
        ("A.fuel=coal:20 B.fuel=coal:20", "fuel", "position_fuel"),
        ("regions=north A.cities=essen", "A.cities", "position_name"),
        ("A.cities=essen:1,essen:2", "A.cities", "position_double"),
        ("marked=paris", "marked", "position_name"),
        ("marked=kiel,kiel", "marked", "position_marked"),
        ("marked=kiel A.cities=kiel", "marked", "position_marked"),
        ("ended=gas", "ended", "position_name"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_key(
    text: str, key: str, message: str
) -> None:
    assert wrong(GERMANY, text) == (key, message)


def test_the_trust_has_no_more_than_16_houses() -> None:
    cities = [city.id for city in PAIR.setup.map.cities[:17]]

    assert wrong(PAIR, f"T.cities={','.join(cities)}") == ("T.cities", "position_reserve")
