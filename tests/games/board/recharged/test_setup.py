from collections import Counter

import pytest

from gridwright.content.load import load
from gridwright.core.errors import SetupError
from gridwright.core.game import SPECTATOR, Stated
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.games.registry import open_game, title_named
from gridwright.parts.card_market import UNKNOWN, UNKNOWN_LARGE, UNKNOWN_SMALL
from tests.builders import (
    RESOURCES,
    S3,
    a_game,
    a_state,
    offers,
    on_sale,
    play,
    put,
    reason,
    why_not,
)

COAL, OIL, GARBAGE, URANIUM = range(4)
PLUGS = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}
SEEDS = range(60)

# A deal for three players: plugs 11 and 15 and sockets 16 to 21 are missing.
MARKET = "3 4 5 7 8 9 12 14"
SOCKETS = "22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 42 44 46 50"
DECK = f"13 6 10 {SOCKETS} S3"


def stated(**words: str) -> Stated:
    return {key: tuple(text.split()) for key, text in words.items()}


def why_not_laid(key: str, **words: str) -> tuple[str, ...]:
    """Return why a table with this stated chance cannot be laid; it is said under *key*."""
    game = a_game(regions="north, west, east")
    with pytest.raises(SetupError) as raised:
        game.new(1, stated(**words))
    assert raised.value.key == key
    return (raised.value.message.id, *raised.value.message.clauses)


# Players and map


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    """RC-S1: two to six people play."""
    assert len(a_game(seats=seats).new(1, {}).players) == seats


@pytest.mark.parametrize("seats", [1, 7])
def test_one_or_seven_cannot_play(seats: int) -> None:
    """RC-S1: fewer than two or more than six people do not."""
    with pytest.raises(SetupError) as raised:
        a_game(seats=seats)

    assert raised.value.message.id == "seats_number"
    assert raised.value.message.values["seats"] == seats


def test_the_maps_are_germany_and_usa() -> None:
    """RC-S2: there are two maps."""
    content = load()

    assert sorted(title_named("recharged").maps(content)) == ["germany", "usa"]
    with pytest.raises(SetupError) as raised:
        open_game(content, "recharged", "central_europe", 3, {})
    assert raised.value.message.id == "map_unknown"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_both_maps_are_laid_by_the_same_numbers(seats: int) -> None:
    """RC-S2: only the clauses of a map itself make a difference."""
    germany, usa = a_game(board="germany", seats=seats), a_game(board="usa", seats=seats)

    assert germany.setup.seat_rules == usa.setup.seat_rules
    assert germany.setup.fuel_start == usa.setup.fuel_start
    assert germany.setup.refill == usa.setup.refill
    assert germany.new(1, {}).cards == usa.new(1, {}).cards


@pytest.mark.parametrize("board", ["germany", "usa"])
def test_a_map_has_six_regions_of_seven_cities(board: str) -> None:
    """RC-S3: six regions, seven cities each."""
    cities = a_game(board=board).setup.map.cities

    assert Counter(city.region for city in cities) == {0: 7, 1: 7, 2: 7, 3: 7, 4: 7, 5: 7}


# Play area

GERMAN_NEIGHBOURS = {
    "east": {"north_east", "north", "south", "south_west", "west"},
    "north_east": {"east", "north"},
    "north": {"east", "north_east", "west"},
    "west": {"east", "north", "south_west"},
    "south_west": {"east", "west", "south"},
    "south": {"east", "south_west"},
}


def hang_together(regions: set[str]) -> bool:
    reached = {min(regions)}
    while True:
        grown = {near for region in reached for near in GERMAN_NEIGHBOURS[region]} & regions
        if grown <= reached:
            return reached == regions
        reached |= grown


@pytest.mark.parametrize(
    ("seats", "regions", "cities"), [(2, 3, 21), (3, 3, 21), (4, 4, 28), (5, 5, 35), (6, 5, 35)]
)
@pytest.mark.parametrize("board", ["germany", "usa"])
def test_the_number_of_regions_depends_on_the_players(
    board: str, seats: int, regions: int, cities: int
) -> None:
    """RC-S4: regions in play are 3, 3, 4, 5, 5 for 2 to 6 players."""
    game = a_game(board=board, seats=seats)
    state = game.new(1, {})

    assert len(game.layout(state)["regions"]) == regions
    assert len(state.area.cities) == cities


def test_another_number_of_regions_is_refused() -> None:
    """RC-S4: three players cannot play on four regions."""
    with pytest.raises(SetupError) as raised:
        a_game(regions="north, east, west, south")

    assert raised.value.key == "regions"
    assert raised.value.message.id == "regions_count"
    assert raised.value.message.values["size"] == 3


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_random_play_area_hangs_together(seats: int) -> None:
    """RC-S5: whatever the lot says, the regions form one connected group."""
    game = a_game(seats=seats)

    areas = [set(game.layout(game.new(seed, {}))["regions"]) for seed in SEEDS]

    assert all(hang_together(area) for area in areas)
    assert len({frozenset(area) for area in areas}) > 3


def test_named_regions_must_hang_together() -> None:
    """RC-S5: north-east and south touch neither each other nor through the west."""
    with pytest.raises(SetupError) as raised:
        a_game(regions="north_east, west, south")

    assert raised.value.key == "regions"
    assert raised.value.message.id == "regions_apart"


def test_regions_are_drafted_so_that_they_hang_together() -> None:
    """RC-S5: each region that is added touches one chosen before."""
    game = a_game(regions="draft")
    state = game.new(None, stated(order="B C A", market=MARKET, deck=DECK))
    play(game, state, "region north_east")

    assert offers(game, state) == ["region north", "region east"]
    assert why_not(game, state, "region south", "region") == ("region_apart", "south", "RC-S5")
    assert why_not(game, state, "region north_east", "region") == (
        "region_chosen",
        "north_east",
        "RC-S5",
    )

    play(game, state, "region east", "region south")

    assert game.layout(state)["regions"] == ("north_east", "east", "south")
    assert state.phase == PhaseIndex.AUCTION


def test_everybody_may_build_in_every_region_in_play() -> None:
    """RC-S6: regions belong to nobody: each seat may start in each of the 21 cities."""
    game = a_game(regions="north, west, east")
    state = game.new(1, {})

    starts = []
    for letter in "ABC":
        put(state, f"phase=building discount= act={letter}")
        starts.append([line for line in offers(game, state) if line.startswith("build")])

    assert len(starts[0]) == 21
    assert {"build hamburg", "build essen", "build leipzig"} <= set(starts[0])
    assert "build berlin" not in starts[0]
    assert starts[0] == starts[1] == starts[2]


# Players' start


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_starts_with_50_elektro_and_no_city(seats: int) -> None:
    """RC-S7, RC-S8: 50 Elektro, the score marker on 0, and nothing else."""
    state = a_game(seats=seats).new(1, {})

    for player in state.players:
        assert player.money == 50
        assert player.cities == ()
        assert player.plants == ()
        assert player.stored == [0, 0, 0, 0]


def test_the_first_turn_order_is_drawn_by_lot() -> None:
    """RC-S9: every order of three seats comes up, and nobody is done yet."""
    game = a_game()

    states = [game.new(seed, {}) for seed in SEEDS]

    assert {state.order for state in states} == {
        (0, 1, 2),
        (0, 2, 1),
        (1, 0, 2),
        (1, 2, 0),
        (2, 0, 1),
        (2, 1, 0),
    }
    assert all(state.auction.finished == 0 for state in states)


# Resource market


@pytest.mark.parametrize("board", ["germany", "usa"])
@pytest.mark.parametrize(
    ("resource", "tokens", "first", "all_together"),
    [
        (COAL, 24, 1, 108),  # RC-S10: 3 x (1 + 2 + ... + 8)
        (OIL, 18, 3, 99),  # RC-S11: 3 x (3 + 4 + ... + 8)
        (GARBAGE, 9, 6, 63),  # RC-S12: 3 x (6 + 7 + 8)
        (URANIUM, 2, 14, 30),  # RC-S13: 14 + 16
    ],
)
def test_fuel_on_sale_at_the_start(
    board: str, resource: int, tokens: int, first: int, all_together: int
) -> None:
    """T26, RC-S10..RC-S13, RC-S15: full spaces from the dear end, each token at its price."""
    market = a_game(board=board).new(1, {}).fuel

    assert market.on_sale[resource] == tokens
    assert market.cost(resource, 1) == first
    assert market.cost(resource, tokens) == all_together


def test_the_number_on_a_space_is_the_price_of_each_token_there() -> None:
    """RC-S15: three coal at 1, then three at 2, then the first at 3."""
    market = a_game().new(1, {}).fuel

    assert [market.cost(COAL, amount) for amount in range(1, 8)] == [1, 2, 3, 5, 7, 9, 12]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_all_other_tokens_form_the_supply(seats: int) -> None:
    """RC-S14: no coal, 6 oil, 15 garbage, 10 uranium."""
    assert a_game(seats=seats).new(1, {}).fuel.supply == [0, 6, 15, 10]


@pytest.mark.parametrize("board", ["germany", "usa"])
@pytest.mark.parametrize(
    ("seats", "refill"),
    [
        (2, [3, 2, 1, 1]),
        (3, [4, 2, 1, 1]),
        (4, [5, 3, 2, 1]),
        (5, [5, 4, 3, 2]),
        (6, [7, 5, 3, 2]),
    ],
)
def test_the_refill_card_of_the_player_count_is_used(
    board: str, seats: int, refill: list[int]
) -> None:
    """RC-S16: the numbers depend on the players and not on the map."""
    game = a_game(board=board, seats=seats)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    on_sale(state, **dict.fromkeys(RESOURCES, 0))

    play(game, state, *["power none"] * seats)

    assert state.fuel.on_sale == refill


# Plant cards


def test_plants_3_to_15_have_a_plug_on_the_back() -> None:
    """RC-S17: 13 plug plants, 29 socket plants, and the Step 3 card is neither."""
    plants = a_game().setup.edition.numbers.plants

    assert {number for number, plant in plants.items() if plant.is_small} == PLUGS
    assert len([plant for plant in plants.values() if not plant.is_small]) == 29
    assert S3 not in plants


def test_eight_plug_plants_are_revealed_at_random() -> None:
    """RC-S18: the market shows eight different plug plants; any of the 13 may be among them."""
    game = a_game()

    rows = [game.new(seed, {}).cards.row for seed in SEEDS]

    assert all(len(set(row)) == 8 and set(row) < PLUGS for row in rows)
    assert {number for row in rows for number in row} == PLUGS
    assert len(set(rows)) > 30


def test_the_four_lowest_plants_are_the_current_market() -> None:
    """RC-S19: current and future market, each ascending."""
    game = a_game(regions="north, west, east")
    state = game.new(None, stated(order="A B C", market="14 3 12 7 5 9 8 4", deck=DECK))

    shown = game.snapshot(state)

    assert shown["current"] == [3, 4, 5, 7]
    assert shown["future"] == [8, 9, 12, 14]


def test_a_market_that_was_not_dealt_from_plug_plants_is_refused() -> None:
    """RC-S18: 16 has a socket on the back."""
    assert why_not_laid("market", market="3 4 5 7 8 9 12 16") == ("market_plugs", "RC-S18")
    assert why_not_laid("market", market="3 4 5 7 8 9 12") == ("market_size",)


def test_a_plug_plant_lies_unseen_on_top_of_the_deck() -> None:
    """T84, RC-S20, RC-S26: the ninth plug plant, whichever it is; nobody sees its number."""
    game = a_game()

    states = [game.new(seed, {}) for seed in SEEDS]

    tops = [state.cards.deck[0] for state in states]
    assert set(tops) == PLUGS
    assert all(top not in state.cards.row for top, state in zip(tops, states, strict=True))
    for state in states[:5]:
        for seat in (0, 1, 2, SPECTATOR):
            assert game.view(state, seat).cards.deck[0] == UNKNOWN_SMALL


def test_the_plant_on_top_is_the_first_drawn() -> None:
    """RC-S26: the first purchase brings the plug plant that was set aside."""
    game = a_game(regions="north, west, east")
    state = game.new(None, stated(order="A B C", market=MARKET, deck=DECK))

    events = play(game, state, "open 3 1", "drop", "drop")

    assert [event.values for event in events if event.kind.id == "plant_drawn"] == [{"plant": 13}]
    assert 13 in state.cards.row


def test_a_deck_with_a_socket_plant_on_top_is_refused() -> None:
    """RC-S26: the card on top has a plug on the back."""
    assert why_not_laid("deck", market=MARKET, deck=f"22 13 6 10 {SOCKETS[3:]} S3") == (
        "deck_top_plug",
        "RC-S26",
    )


def test_the_socket_plants_are_shuffled() -> None:
    """RC-S21: their order differs from game to game, and any of the 29 may come first."""
    game = a_game(seats=5)

    orders = [
        tuple(card for card in game.new(seed, {}).cards.deck if card != S3 and card > 15)
        for seed in range(200)
    ]

    assert all(len(set(order)) == 29 for order in orders)
    assert len(set(orders)) == 200
    assert len({order[0] for order in orders}) == 29


@pytest.mark.parametrize(
    ("seats", "plugs", "sockets"), [(2, 1, 5), (3, 2, 6), (4, 1, 3), (5, 0, 0), (6, 0, 0)]
)
def test_plants_are_removed_unseen(seats: int, plugs: int, sockets: int) -> None:
    """RC-S22: plug and socket plants that leave the game before it starts."""
    game = a_game(seats=seats)

    for seed in range(10):
        state = game.new(seed, {})

        assert len([number for number in state.unseen if number <= 15]) == plugs
        assert len([number for number in state.unseen if number > 15]) == sockets
        assert not set(state.unseen) & {*state.cards.row, *state.cards.deck}


def test_which_plants_are_removed_is_chance() -> None:
    """RC-S21, RC-S22: both kinds are shuffled, so any of the 42 plants may be removed."""
    game = a_game()

    removed = {number for seed in range(200) for number in game.new(seed, {}).unseen}

    assert len(removed) == 42


def test_a_deck_that_lacks_other_plants_is_refused() -> None:
    """RC-S22: with three players two plug and six socket plants are missing."""
    assert why_not_laid("deck", market=MARKET, deck=f"13 6 10 11 {SOCKETS[3:]} S3") == (
        "deck_removed",
        "RC-S22",
    )


def test_nobody_learns_which_plants_were_removed() -> None:
    """RC-S23: no seat, no spectator, and not the list of plants that left the game."""
    game = a_game()
    state = game.new(1, {})

    for seat in (0, 1, 2, SPECTATOR):
        view = game.view(state, seat)

        assert view.unseen == (UNKNOWN,) * 8
        assert view.box == ()
        assert set(view.cards.deck[1:-1]) == {UNKNOWN}


def test_plug_and_socket_plants_are_shuffled_into_one_deck() -> None:
    """RC-S24: the four plug plants that are left lie anywhere below the first card."""
    game = a_game(seats=5)

    decks = [game.new(seed, {}).cards.deck for seed in range(200)]

    places = [[i for i, card in enumerate(deck) if i and card in PLUGS] for deck in decks]
    assert all(len(found) == 4 for found in places)
    assert {place for found in places for place in found} == set(range(1, 34))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_step_3_card_lies_under_the_deck(seats: int) -> None:
    """T84, RC-S25: the Step 3 card is the last one, and there is one."""
    deck = a_game(seats=seats).new(1, {}).cards.deck

    assert deck[-1] == S3
    assert deck.count(S3) == 1


def test_a_deck_without_the_step_3_card_below_is_refused() -> None:
    """RC-S25: a stated deck ends with it."""
    refused = why_not_laid("deck", market=MARKET, deck=f"13 6 10 {SOCKETS}")

    assert refused == ("deck_end", "RC-S25", "CL-S20")


@pytest.mark.parametrize(("seats", "size"), [(2, 29), (3, 27), (4, 31), (5, 35), (6, 35)])
def test_the_size_of_the_deck(seats: int, size: int) -> None:
    """T84, RC-S27: with the Step 3 card 29, 27, 31, 35, 35."""
    assert len(a_game(seats=seats).new(1, {}).cards.deck) == size


def test_a_deck_of_another_size_is_refused() -> None:
    """RC-S27: one card too few."""
    refused = why_not_laid("deck", market=MARKET, deck=f"13 6 {SOCKETS} S3")

    assert refused == ("deck_size", "RC-S27", "CL-S22")


@pytest.mark.parametrize(
    ("deck", "back"), [((11, 27, 9, S3), UNKNOWN_SMALL), ((27, 11, 9, S3), UNKNOWN_LARGE)]
)
def test_the_back_of_the_top_card_is_public(deck: tuple[int, ...], back: int) -> None:
    """RC-S28: everybody sees plug or socket, and nothing else of the deck but its last card."""
    game = a_game()
    state = a_state(game, market=(3, 4, 5, 6, 7, 8, 12, 14), deck=deck)

    for seat in (0, 1, 2, SPECTATOR):
        assert game.view(state, seat).cards.deck == (back, UNKNOWN, UNKNOWN, S3)


# The first round


def test_the_discount_token_starts_off_the_market() -> None:
    """RC-S29: while the table is laid, the token lies aside."""
    game = a_game(regions="draft")
    state = game.new(1, {})

    assert state.phase == PhaseIndex.REGIONS
    assert state.token.card == 0
    assert game.snapshot(state)["discount"] is None


def test_the_game_starts_with_the_auction_of_round_1_in_step_1() -> None:
    """RC-S30: the order by lot stands in for Phase 1."""
    game = a_game(regions="north, west, east")
    state = game.new(None, stated(order="C A B", market=MARKET, deck=DECK))

    assert (state.round, state.step, state.phase) == (1, 1, PhaseIndex.AUCTION)
    assert state.order == (2, 0, 1)
    assert state.to_act == 2


# Starting cities


def a_table_of_experts() -> tuple[BoardGame, BoardState]:
    """Lay a table on which C, then A, then B mark a city in the north, west or east."""
    game = a_game(regions="north, west, east", starting_cities="on")
    return game, game.new(None, stated(order="C A B", market=MARKET, deck=DECK))


def test_experts_mark_starting_cities_in_player_order() -> None:
    """RC-S31: after order and play area are fixed each player marks one city of the play area."""
    game, state = a_table_of_experts()
    assert (state.round, state.phase) == (0, PhaseIndex.STARTING_CITIES)
    assert len(offers(game, state)) == 21

    markers = []
    for line in ("start hamburg", "start essen", "start leipzig"):
        markers.append(state.to_act)
        play(game, state, line)

    assert markers == [2, 0, 1]
    assert (state.round, state.phase) == (1, PhaseIndex.AUCTION)
    assert game.snapshot(state)["marked"] == ["hamburg", "essen", "leipzig"]


def test_only_cities_of_the_play_area_are_marked() -> None:
    """RC-S31: Berlin lies in the north-east, which is not in play."""
    game, state = a_table_of_experts()

    assert reason(game, state, "start berlin") == "outside_area"
    assert why_not(game, state, "start berlin", "city") == ("outside_area", "berlin", "RC-4.14")
    assert "start berlin" not in offers(game, state)


def test_regions_are_drafted_before_cities_are_marked() -> None:
    """RC-S31: the play area is fixed first."""
    game = a_game(regions="draft", starting_cities="on")
    state = game.new(1, {})

    play(game, state, "region north", "region west", "region east")

    assert state.phase == PhaseIndex.STARTING_CITIES


def test_starting_cities_are_an_option() -> None:
    """RC-S31: without the agreement nobody marks anything."""
    game = a_game(regions="north, west, east")
    state = game.new(1, {})

    assert state.phase == PhaseIndex.AUCTION
    assert state.marked == 0
    assert reason(game, state, "start hamburg") == "wrong_phase"


def test_markers_come_from_the_uranium_supply() -> None:
    """RC-S32: three markers leave 7 of 10 in the supply; the market keeps its 2."""
    game, state = a_table_of_experts()

    play(game, state, "start hamburg", "start essen", "start leipzig")

    assert state.fuel.supply[URANIUM] == 7
    assert state.fuel.on_sale[URANIUM] == 2


def test_markers_on_the_board_are_not_used_for_the_refill() -> None:
    """RC-S32: with all other uranium in the market nothing is refilled."""
    game, state = a_table_of_experts()
    play(game, state, "start hamburg", "start essen", "start leipzig")
    on_sale(state, uranium=9)
    put(state, "phase=bureaucracy discount=")

    play(game, state, "power none", "power none", "power none")

    assert state.fuel.on_sale[URANIUM] == 9
    assert state.fuel.supply[URANIUM] == 0


def test_a_city_is_marked_only_once() -> None:
    """RC-S33: the second player must choose another city."""
    game, state = a_table_of_experts()
    play(game, state, "start hamburg")

    assert why_not(game, state, "start hamburg", "city") == ("already_marked", "hamburg", "RC-S33")
    assert "start hamburg" not in offers(game, state)
    assert len(offers(game, state)) == 20
