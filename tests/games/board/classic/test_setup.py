import pytest

from gridwright.content.load import load
from gridwright.core.errors import SetupError
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.games.registry import open_game
from gridwright.parts.card_market import UNKNOWN
from tests.builders import (
    S3,
    a_game,
    a_state,
    houses,
    money,
    offers,
    on_sale,
    own,
    play,
    put,
    reason,
    row,
    why_not,
)

NOT_FACE_UP = {
    *(11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32),
    *(33, 34, 35, 36, 37, 38, 39, 40, 42, 44, 46, 50),
}
"""The 33 plants that are neither face up at the start nor plant 13."""


def regions_of(game: BoardGame, state: BoardState) -> frozenset[str]:
    """Return the names of the regions in play."""
    regions = game.setup.map.regions
    return frozenset(r.id for index, r in enumerate(regions) if state.area.regions >> index & 1)


def in_regions(regions: str) -> tuple[BoardGame, BoardState]:
    """Return a position of Phase 4 in which only *regions* are in play, A to build."""
    game = a_game("classic", "germany", 3, regions=regions)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", money=100)
    put(state, f"regions={regions.replace(', ', ',')}")
    return game, state


# Players and map


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_play(seats: int) -> None:
    """CL-S1: a table can be laid for two to six."""
    state = a_game("classic", "germany", seats).new(1, {})

    assert len(state.players) == seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_or_more_cannot_play(seats: int) -> None:
    """CL-S1: not one, not seven."""
    with pytest.raises(SetupError) as error:
        open_game(load(), "classic", "germany", seats, {})

    assert error.value.key == "seats"
    assert error.value.message.id == "seats_number"
    assert error.value.message.clauses == ("CL-S1",)


def test_the_maps_are_germany_and_central_europe() -> None:
    """CL-S2: the second with or without its own rules."""
    content = load()

    for board, options in [
        ("germany", {}),
        ("central_europe", {}),
        ("central_europe", {"central_europe_rules": "on"}),
    ]:
        game = open_game(content, "classic", board, 3, options)
        assert isinstance(game, BoardGame)
        assert game.setup.map.id == board


def test_a_map_that_does_not_exist_is_refused() -> None:
    """CL-S2: the maps that there are get named."""
    with pytest.raises(SetupError) as error:
        open_game(load(), "classic", "france", 3, {})

    assert error.value.key == "map"
    assert error.value.message.values["maps"] == ("central_europe", "germany", "usa")


def test_the_usa_have_no_rules_of_their_own() -> None:
    """CL-U1: no storage, and the market of Germany: with 3 players 4, 2, 1 and 1 in Step 1."""
    usa = a_game("classic", "usa", 3)

    assert usa.setup.fuel_start == (24, 18, 6, 2)
    assert usa.setup.refill == ((4, 5, 3), (2, 3, 4), (1, 2, 3), (1, 1, 1))
    assert usa.setup.refill == a_game("classic", "germany", 3).setup.refill
    assert "buy storage AMOUNT" not in [form.text for form in usa.forms]
    with pytest.raises(SetupError) as error:
        a_game("classic", "usa", 3, storage_when_empty="on")
    assert error.value.key == "storage_when_empty"


@pytest.mark.parametrize("board", ["germany", "central_europe"])
@pytest.mark.parametrize(
    ("seats", "regions", "cities"), [(2, 3, 21), (3, 3, 21), (4, 4, 28), (5, 5, 35), (6, 5, 35)]
)
def test_one_region_for_each_player_with_two_exceptions(
    board: str, seats: int, regions: int, cities: int
) -> None:
    """CL-S3, CL-S4: one more with two, one fewer with six; each region has seven cities."""
    game = a_game("classic", board, seats)
    state = game.new(1, {})

    assert len(game.setup.map.regions) == 6
    assert len(regions_of(game, state)) == regions
    assert len(state.area.cities) == cities


def test_random_regions_hang_together() -> None:
    """CL-S5: of the 20 triples of German regions the 13 contiguous ones come up, no other.

    The east touches all others, so it goes with any two (10); without it the regions form a
    chain of five, which has three contiguous triples.
    """
    game = a_game("classic", "germany", 3)
    chain = ["north_east", "north", "west", "south_west", "south"]
    triples = {frozenset(chain[start : start + 3]) for start in range(3)}
    triples |= {frozenset({"east", a, b}) for a in chain for b in chain if a != b}

    drawn = {regions_of(game, game.new(seed, {})) for seed in range(300)}

    assert len(triples) == 13
    assert drawn == triples


def test_drafted_regions_must_touch() -> None:
    """CL-S5: a region apart from those chosen is refused, and so is one chosen twice."""
    game = a_game("classic", "germany", 3, regions="draft")
    state = game.new(None, {"order": ("B", "C", "A"), "deck": full_deck(), "market": FACE_UP})

    play(game, state, "region north_east")

    assert why_not(game, state, "region south_west", "region") == (
        "region_apart",
        "south_west",
        "CL-S5",
    )
    assert why_not(game, state, "region north_east", "region") == (
        "region_chosen",
        "north_east",
        "CL-S5",
    )
    assert offers(game, state) == ["region north", "region east"]


FACE_UP = ("3", "4", "5", "6", "7", "8", "9", "10")


def full_deck() -> tuple[str, ...]:
    """Return a deck for three players in which the eight highest plants are missing."""
    return ("13", *[str(number) for number in sorted(NOT_FACE_UP)[:25]], "S3")


def test_everybody_may_play_in_every_chosen_region() -> None:
    """CL-S6: each seat may found its network in any of the 21 cities."""
    game, state = in_regions("north, north_east, west")

    for letter in "ABC":
        put(state, f"act={letter}")
        assert len(offers(game, state)) == 21 + 1  # and "done"


def test_cities_outside_the_play_area_are_out_of_reach() -> None:
    """CL-S7: Erfurt lies in the east, which is not in play."""
    game, state = in_regions("north, north_east, west")
    houses(state, "A", "kassel")

    assert why_not(game, state, "build erfurt", "city") == (
        "outside_area",
        "erfurt",
        "CL-S7",
        "CL-4.13",
    )


def test_connections_outside_the_play_area_are_out_of_use() -> None:
    """CL-S7: from Kassel to Berlin by Hannover and Magdeburg 40, not by Erfurt and Halle 38."""
    game, state = in_regions("north, north_east, west")
    houses(state, "A", "kassel")

    play(game, state, "build berlin")

    assert money(state, "A") == 100 - (10 + 40)


# Players


def test_everybody_starts_with_50_elektro() -> None:
    """CL-S8: and with neither plant nor fuel."""
    state = a_game("classic", "germany", 6).new(1, {})

    assert [player.money for player in state.players] == [50] * 6
    assert [player.plants for player in state.players] == [()] * 6
    assert [player.stored for player in state.players] == [[0, 0, 0, 0]] * 6


def test_everybody_starts_at_0_of_the_score_track() -> None:
    """CL-S9: nobody has a city."""
    state = a_game("classic", "germany", 4).new(1, {})

    assert [len(player.cities) for player in state.players] == [0, 0, 0, 0]
    assert state.largest_network() == 0


def test_the_first_turn_order_is_drawn_by_lot() -> None:
    """CL-S10: each of the six orders of three players comes up."""
    game = a_game("classic", "germany", 3)

    orders = {game.new(seed, {}).order for seed in range(100)}

    assert orders == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


# Resources


def test_the_resource_market_starts_as_printed() -> None:
    """CL-S11, CL-S12, CL-S13, CL-S14: 24 coal, 18 oil, 6 garbage, 2 uranium."""
    state = a_game("classic", "germany", 3).new(1, {})

    assert state.fuel.on_sale == [24, 18, 6, 2]


@pytest.mark.parametrize(
    ("plant", "fuel", "amount", "cost"),
    [
        (4, "coal", 4, 1 + 1 + 1 + 2),  # CL-S11
        (3, "oil", 4, 3 + 3 + 3 + 4),  # CL-S12
        (14, "garbage", 4, 7 + 7 + 7 + 8),  # CL-S13
        (11, "uranium", 2, 14 + 16),  # CL-S14
    ],
)
def test_the_first_units_cost_what_their_places_say(
    plant: int, fuel: str, amount: int, cost: int
) -> None:
    """CL-S11..CL-S14: coal from 1, oil from 3, garbage from 7, uranium 14 and 16."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA")
    own(state, "A", plant)

    play(game, state, f"buy {fuel} {amount}")

    assert money(state, "A") == 50 - cost


@pytest.mark.parametrize(("plant", "fuel"), [(4, "coal"), (3, "oil"), (14, "garbage")])
def test_only_uranium_costs_more_than_8(plant: int, fuel: str) -> None:
    """CL-S15: the last unit of coal, oil and garbage lies on 8, that of uranium on 16."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA")
    own(state, "A", plant, 11)
    on_sale(state, coal=1, oil=1, garbage=1, uranium=1)

    play(game, state, f"buy {fuel} 1")
    after_fuel = money(state, "A")
    play(game, state, "buy uranium 1")

    assert after_fuel == 50 - 8
    assert money(state, "A") == 50 - 8 - 16


def test_all_other_units_form_the_supply() -> None:
    """CL-S16: no coal, 6 oil, 18 garbage, 10 uranium."""
    state = a_game("classic", "germany", 3).new(1, {})

    assert state.fuel.supply == [0, 6, 18, 10]


# Plants


def test_the_lowest_eight_plants_start_face_up() -> None:
    """CL-S17: 3 to 6 may be auctioned, 7 to 10 are the future market."""
    game = a_game("classic", "germany", 3)

    fields = game.snapshot(game.new(1, {}))

    assert fields["current"] == [3, 4, 5, 6]
    assert fields["future"] == [7, 8, 9, 10]


@pytest.mark.parametrize(("seats", "removed"), [(2, 8), (3, 8), (4, 4), (5, 0), (6, 0)])
def test_some_plants_are_removed_unseen(seats: int, removed: int) -> None:
    """CL-S18, CL-S19: of the 33 that are neither face up nor plant 13."""
    state = a_game("classic", "germany", seats).new(1, {})
    in_deck = state.cards.deck[1:-1]

    assert len(state.unseen) == removed
    assert {*state.unseen, *in_deck} == NOT_FACE_UP
    assert len(state.unseen) + len(in_deck) == 33


def test_the_plants_removed_are_chosen_by_chance() -> None:
    """CL-S19: over many games each of the 33 plants is missing once."""
    game = a_game("classic", "germany", 3)

    missing = [frozenset(game.new(seed, {}).unseen) for seed in range(60)]

    assert set().union(*missing) == NOT_FACE_UP
    assert len(set(missing)) == 60


def test_the_deck_is_shuffled_above_the_step_3_card() -> None:
    """CL-S20: with five players the same 33 plants lie in another order in every game."""
    game = a_game("classic", "germany", 5)

    decks = [game.new(seed, {}).cards.deck for seed in range(20)]

    assert {deck[-1] for deck in decks} == {S3}
    assert len(set(decks)) == 20


def test_plant_13_is_always_drawn_first() -> None:
    """CL-S21: the first purchase brings it into the market."""
    game = a_game("classic", "germany", 3)

    for seed in range(10):
        state = game.new(seed, {})
        play(game, state, "open 3 3", "drop", "drop")
        assert row(state) == [4, 5, 6, 7, 8, 9, 10, 13]


@pytest.mark.parametrize(("seats", "cards"), [(2, 27), (3, 27), (4, 31), (5, 35), (6, 35)])
def test_the_deck_has_its_size_and_its_ends(seats: int, cards: int) -> None:
    """CL-S20, CL-S21, CL-S22, case T84: plant 13 on top, the Step 3 card below."""
    deck = a_game("classic", "germany", seats).new(7, {}).cards.deck

    assert len(deck) == cards
    assert (deck[0], deck[-1]) == (13, S3)


def test_nobody_sees_the_deck_nor_what_was_removed() -> None:
    """CL-S23: at the start everybody knows plant 13 on top and the Step 3 card, nothing else."""
    game = a_game("classic", "germany", 3)
    state = game.new(1, {})

    seen = game.view(state, 0)

    assert seen.cards.deck == (13, *[UNKNOWN] * 25, S3)
    assert seen.unseen == (UNKNOWN,) * 8


def test_the_back_of_the_top_card_tells_nothing() -> None:
    """CL-S23: all backs are alike, so a card on top is unknown whether it is 11 or 50."""
    game = a_game("classic", "germany", 3)
    low = a_state(game, deck=(11, 25, S3))
    high = a_state(game, deck=(50, 25, S3))

    assert game.view(low, 0).cards.deck == (UNKNOWN, UNKNOWN, S3)
    assert game.view(high, 0).cards.deck == (UNKNOWN, UNKNOWN, S3)


def test_the_game_starts_in_step_1() -> None:
    """CL-S24, CL-ST1: round 1, one house per city."""
    game = a_game("classic", "germany", 3)
    state = game.new(1, {})
    fields = game.snapshot(state)

    assert (fields["step"], fields["round"], fields["phase"]) == (1, 1, "auction")


def test_there_is_no_discount() -> None:
    """CL-S25: the lowest plant costs its number in every round."""
    game = a_game("classic", "germany", 3)
    state = game.new(1, {})

    assert game.snapshot(state)["discount"] is None
    assert reason(game, state, "open 3 1") == "below_number"


def test_there_are_no_starting_cities() -> None:
    """CL-S25: the option belongs to the other edition."""
    with pytest.raises(SetupError) as error:
        open_game(load(), "classic", "germany", 3, {"starting_cities": "on"})

    assert error.value.key == "starting_cities"
    assert error.value.message.clauses == ("CL-S25",)


def test_there_is_no_trust() -> None:
    """CL-S25: two players are alone at the table."""
    game = a_game("classic", "germany", 2)
    state = game.new(1, {})

    assert state.trust is None
    assert sorted(state.order) == [0, 1]
    assert "trust" not in game.snapshot(state)


def test_germany_has_no_rule_of_its_own() -> None:
    """CL-G1: buying plant 39 does not end the refill of uranium; the table is the standard one."""
    game = a_game("classic", "germany", 3)
    state = a_state(
        game, order="ABC", step=3, market=(31, 32, 33, 34, 35, 39), deck=(40,), money=100
    )
    on_sale(state, coal=10, oil=10, garbage=10, uranium=2)
    play(game, state, "open 39 39", "drop", "drop", "pass", "pass")
    play(game, state, "done", "done", "done", "done", "done", "done")

    play(game, state, "power none", "power none", "power none")

    assert state.fuel.on_sale == [10 + 3, 10 + 4, 10 + 3, 2 + 1]
