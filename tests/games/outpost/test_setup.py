from collections import Counter

import pytest

from gridwright.content.load import load
from gridwright.content.rulebook import clauses
from gridwright.core.errors import HiddenChanceError, SetupError, Values
from gridwright.core.game import Stated
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.initial_state import lay
from gridwright.games.outpost.snapshot import snapshot
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from gridwright.games.registry import open_game
from gridwright.parts.card_market import LAST_CARD, UNKNOWN, UNKNOWN_SMALL
from tests.games.outpost.positions import (
    a_game,
    a_larger_game,
    a_state,
    boxed,
    current,
    deck,
    future,
    on_market,
    order,
    own,
    play,
    reason,
    to_act,
    words,
)

PLUGS = set(range(1, 8)) | set(range(23, 28)) | {38}  # cards numbered 2 to 14
FIRST_TEN = "2 3 5a 5b 7 8a 10 11 5c 14"

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def drawn(state: OutpostState) -> tuple[int, ...]:
    """Return all cards of a fresh table in the order in which they are drawn."""
    return state.dealt + state.market.deck


# Players and pieces


def test_two_to_six_can_play() -> None:
    """OP-S1: one alone or seven are refused."""
    for seats in (2, 3, 4, 5, 6):
        assert len(a_game(seats).new(1, {}).players) == seats

    for seats in (1, 7):
        with pytest.raises(SetupError) as caught:
            open_game(load(), "outpost", "", seats, {})
        assert (caught.value.key, caught.value.message.id) == ("seats", "seats_number")
        assert caught.value.message.clauses == ("OP-S1",)


@every_count
def test_everybody_starts_with_60_elektro(seats: int) -> None:
    """OP-S12: nobody has more or less."""
    state = a_game(seats).new(1, {})

    assert [player.money for player in state.players] == [60] * seats


@every_count
def test_18_stations_and_8_buildings_lie_on_each_board(seats: int) -> None:
    """OP-S11, OP-S13: of 20 stations one marks the order and one the network size."""
    state = a_game(seats).new(1, {})

    for player in state.players:
        assert player.company.stations == 18
        assert player.company.buildings == [4, 4]


def test_the_buildings_lock_all_slots() -> None:
    """OP-S13: a card of the pool finds no slot while no building has left the board."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.EXPANSION)
    own(state, "C", "12 26")

    assert reason(game, state, "slot 12") == "no_free_slot"
    assert reason(game, state, "slot 26") == "no_free_slot"


@every_count
def test_every_network_starts_at_0(seats: int) -> None:
    """OP-S15: nobody has a city, and so nobody has a structure."""
    state = a_game(seats).new(1, {})

    assert state.largest_network() == 0
    assert [player.company.structure for player in state.players] == [0] * seats
    assert state.sites == 0


def test_the_first_order_is_drawn_by_lot() -> None:
    """OP-S16: with three players each of the six orders comes up; the first in it opens."""
    states = [a_game(3).new(seed, {}) for seed in range(40)]

    assert {order(state) for state in states} == {"ABC", "ACB", "BAC", "BCA", "CAB", "CBA"}
    assert all(to_act(state) == order(state)[0] for state in states)


# Areas and connections


def test_the_board_has_a_large_area_and_two_small_ones() -> None:
    """OP-S2: the central one is in play whatever the number of players."""
    cities = a_game().setup.content.cities
    sizes = Counter(a_game().setup.content.areas[city.area] for city in cities)

    assert sizes == {"central": 21, "west": 5, "east": 5}
    for seats in (2, 3, 4, 5, 6):
        assert a_game(seats).new(1, {}).area.contains(0)


@pytest.mark.parametrize("seats", [2, 3])
def test_two_and_three_play_in_the_central_area(seats: int) -> None:
    """OP-S3: its 21 cities and no others."""
    state = a_game(seats).new(1, {})

    assert snapshot(state)["areas"] == ["central"]
    assert state.area.cities == tuple(range(21))


@pytest.mark.parametrize(("area", "first"), [("west", 21), ("east", 26)])
def test_four_choose_one_small_area(area: str, first: int) -> None:
    """OP-S4: it joins the central area; the other stays closed."""
    game = a_game(4)
    state = game.new(1, {"order": ("C", "A", "B", "D")})
    assert state.phase == PhaseIndex.AREA
    assert to_act(state) == "A"

    play(game, state, f"area {area}")

    assert snapshot(state)["areas"] == ["central", area]
    assert state.area.cities == (*range(21), *range(first, first + 5))
    assert (state.phase, state.round) == (PhaseIndex.AUCTION, 1)


def test_the_central_area_cannot_be_chosen_as_the_small_one() -> None:
    """OP-S2, OP-S4: it is in play already."""
    game = a_game(4)
    state = game.new(1, {})

    assert reason(game, state, "area central") == "central_area"
    assert reason(game, state, "area west") == "allowed"


@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_play_on_the_whole_board(seats: int) -> None:
    """OP-S5: all 31 cities."""
    state = a_game(seats).new(1, {})

    assert snapshot(state)["areas"] == ["central", "west", "east"]
    assert state.area.cities == tuple(range(31))


def test_a_token_is_dealt_on_each_of_46_connections() -> None:
    """OP-S6: all tokens are used, and other seeds deal them otherwise."""
    first, second = a_game().new(1, {}), a_game().new(2, {})

    dealt = Counter(first.costs)

    assert len(first.setup.content.connections) == 46
    assert dealt == {2: 2, 3: 4, 4: 5, 5: 7, 6: 7, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert Counter(second.costs) == dealt
    assert first.costs != second.costs


@pytest.mark.parametrize(("seats", "usable"), [(2, 30), (3, 30), (4, 38), (5, 46), (6, 46)])
def test_connections_outside_the_play_area_are_closed(seats: int, usable: int) -> None:
    """OP-S7: 30 connections are central, 8 lie in or lead to each small area."""
    state = a_state(a_game(seats))

    ends = sum(cities.bit_count() for cities in state.area.neighbours)

    assert ends == 2 * usable


# The labour market


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_each_sector_is_full(seats: int, each: int) -> None:
    """OP-S8: N workers in sectors 1 to 8, 2N in the last, where a worker costs 10."""
    state = a_game(seats).new(1, {})

    sectors = snapshot(state)["labour_market"]

    prices = ("1", "2", "3", "4", "5", "6", "7", "8")
    assert sectors == {**dict.fromkeys(prices, each), "10": 2 * each}


@pytest.mark.parametrize(("seats", "workers"), [(2, 30), (3, 30), (4, 40), (5, 50), (6, 50)])
def test_no_other_worker_is_in_the_game(seats: int, workers: int) -> None:
    """OP-S9: those that find no place on the labour market stay in the box."""
    state = a_game(seats).new(1, {})

    assert on_market(state) == workers
    assert state.labour.supply == [0]


# The deck


@pytest.mark.parametrize(
    ("seats", "plugs", "sockets", "cards"),
    [(2, 2, 6, 38), (3, 2, 6, 38), (4, 1, 3, 42), (5, 0, 0, 46), (6, 0, 0, 46)],
)
def test_cards_are_removed_unseen(seats: int, plugs: int, sockets: int, cards: int) -> None:
    """OP-S18, OP-S20, case OP-T15: so many of 13 plug and of 32 socket cards leave the game."""
    state = a_game(seats).new(5, {})

    removed = Counter(card in PLUGS for card in state.unseen)

    assert (removed[True], removed[False]) == (plugs, sockets)
    assert len(drawn(state)) == cards
    assert sorted([*drawn(state), *state.unseen]) == [*range(1, 46), LAST_CARD]


@every_count
def test_nine_plug_cards_come_first_and_the_stage_3_card_last(seats: int) -> None:
    """OP-S19, OP-S22, OP-S23, case OP-T15: whatever the seed."""
    for seed in range(20):
        cards = drawn(a_game(seats).new(seed, {}))

        assert set(cards[:9]) <= PLUGS
        assert cards[-1] == LAST_CARD
        assert LAST_CARD not in cards[:-1]


def test_plug_and_socket_cards_are_shuffled_on_their_own() -> None:
    """OP-S18: which plug cards come first, and which cards are removed, is chance."""
    states = [a_game(3).new(seed, {}) for seed in range(60)]

    tops = [card for state in states for card in drawn(state)[:9]]
    removed = {card for state in states for card in state.unseen}

    assert set(tops) == PLUGS
    assert len({drawn(state)[:9] for state in states}) == 60
    assert removed == set(range(1, 46))


def test_the_other_plug_cards_lie_anywhere_in_the_deck() -> None:
    """OP-S21: with five players the last 4 plug cards are mixed with the 32 socket cards."""
    places: set[int] = set()
    for seed in range(60):
        cards = drawn(a_game(5).new(seed, {}))
        plugs = [place for place, card in enumerate(cards) if card in PLUGS]
        assert len(plugs) == 13
        places.update(plugs[9:])

    assert min(places) == 9
    assert max(places) == 44
    assert len(places) == 36


# The market


@every_count
def test_both_rows_have_four_places(seats: int) -> None:
    """OP-S25, OP-S29: all eight are taken at the start."""
    for seed in range(20):
        market = a_game(seats).new(seed, {}).market

        assert (len(market.current), len(market.future)) == (4, 4)


def stated(game: OutpostGame, market: str, last: str = "") -> Stated:
    """State the *market* and a deck of all other cards, those of *last* at its end."""
    held = [*market.split(), *last.split()]
    names = game.setup.content.words.values()
    rest = [name for name in names if name not in held]
    return {"market": tuple(market.split()), "deck": (*rest, *last.split(), "S3")}


def test_eight_cards_are_drawn_and_sorted() -> None:
    """OP-S26, OP-S27: the four lowest numbers are for sale; the ninth card stays on the deck."""
    game = a_game(5)
    state = game.new(1, stated(game, "14 8 5a 13 2 10 7 6"))

    assert (current(state), future(state)) == ("2 5a 6 7", "8 10 13 14")
    assert len(state.market.deck) == 38


def test_the_draw_goes_on_until_every_place_is_taken() -> None:
    """OP-S27, OP-S29, case OP-T14: 10 cards, as the two 05 and then a third lie on one pile."""
    game = a_larger_game(5)
    state = game.new(1, stated(game, FIRST_TEN))

    assert (current(state), future(state)) == ("2 3 5a+5b+5c 7", "8a 10 11 14")
    assert words(state, state.dealt) == FIRST_TEN


def test_the_later_of_two_equal_cards_lies_on_top() -> None:
    """OP-S27, ruling OP-A38: the top card is for sale."""
    game = a_larger_game(5)
    state = game.new(1, stated(game, "2 3 5b 5c 5a 8a 10 11 7 14"))

    assert current(state) == "2 3 5b+5c+5a 7"


def test_equal_numbers_lie_side_by_side_on_the_future_market() -> None:
    """OP-S28: three 08 take three places, so eight draws are enough."""
    game = a_larger_game(5)
    state = game.new(1, stated(game, "8b 2 8a 3 10 8c 5a 7"))

    assert (current(state), future(state)) == ("2 3 5a 7", "8b 8a 8c 10")
    assert len(state.dealt) == 8


def test_an_equal_number_joins_the_fourth_pile() -> None:
    """OP-S27: the four lowest different numbers count, so a second 08 lies on the first."""
    game = a_larger_game(5)
    state = game.new(1, stated(game, "2 3 5a 8a 8b 10 11 13 14"))

    assert (current(state), future(state)) == ("2 3 5a 8a+8b", "10 11 13 14")


# Stated chance


def test_all_chance_of_the_layout_can_be_stated() -> None:
    """OP-S6, OP-S16, OP-S23: a table laid from words is the one that wrote them."""
    game = a_game(3)
    original = game.new(7, {})

    layout = game.layout(original)
    again = game.new(None, layout)

    assert set(layout) == {"order", "market", "deck", "connections"}
    assert (again.order, again.costs, again.dealt) == (
        original.order,
        original.costs,
        original.dealt,
    )
    assert again.market == original.market
    assert set(again.unseen) == set(original.unseen)


def test_a_stated_order_may_name_the_syndicate() -> None:
    """OP-Y.5: it stands in the middle anyway."""
    game = a_game(2)

    assert order(game.new(1, {"order": ("B", "T", "A")})) == "BTA"
    assert order(game.new(1, {"order": ("B", "A")})) == "BTA"


def wrong(game: OutpostGame, seed: int | None, chance: Stated) -> tuple[str, str, Values]:
    """Return key, message and values of the error that the stated *chance* causes."""
    with pytest.raises(SetupError) as caught:
        lay(game.setup, seed, chance)
    message = caught.value.message
    assert all(clause in clauses() for clause in message.clauses)
    return caught.value.key, message.id, message.values


def test_without_a_seed_everything_must_be_stated() -> None:
    game = a_game()

    key, message, values = wrong(game, None, {"order": ("A", "B", "C")})

    assert (key, message) == ("seed", "outpost_chance_missing")
    assert values == {"keys": ("order", "market", "deck", "connections")}


@pytest.mark.parametrize("letters", ["A B", "A B B", "A B D", "A B CC", "A B T"])
def test_a_stated_order_names_each_seat_once(letters: str) -> None:
    """OP-S16: A, B and C, and T only where the Syndicate plays."""
    found = wrong(a_game(), 1, {"order": tuple(letters.split())})

    assert found == ("order", "order_seats", {"seats": ("A", "B", "C")})


def test_stated_connections_hold_the_tokens_of_the_game() -> None:
    """OP-S6: neither a word nor another token will do."""
    game = a_game()
    costs = [str(cost) for cost in game.new(1, {}).costs]

    letters = wrong(game, 1, {"connections": ("x", *costs[1:])})
    others = wrong(game, 1, {"connections": ("13", *costs[1:])})

    assert letters == ("connections", "outpost_connections_numbers", {})
    assert others == ("connections", "outpost_connections_tokens", {"count": 46})


def test_market_and_deck_are_stated_together() -> None:
    game = a_game(5)
    both = stated(game, "2 3 4 5a 6 7 8 10")

    assert wrong(game, 1, {"market": both["market"]})[:2] == ("deck", "outpost_market_and_deck")
    assert wrong(game, 1, {"deck": both["deck"]})[:2] == ("market", "outpost_market_and_deck")


EIGHT = "2 3 4 5a 6 7 8 10"


@pytest.mark.parametrize(
    ("market", "change", "key", "message", "values"),
    [
        (EIGHT, ("S3", ""), "deck", "outpost_deck_stage3", {}),
        (EIGHT, ("14", "99"), "deck", "outpost_card_unknown", {"card": "99"}),
        (EIGHT, ("14", "16"), "deck", "outpost_card_twice", {"card": "16"}),
        (EIGHT, ("14", "2"), "deck", "outpost_card_twice", {"card": "2"}),
        ("2 3 4 5a 6 7 8 2", ("", ""), "market", "outpost_card_twice", {"card": "2"}),
        ("2 3 4 5a 6 7 8 16", ("", ""), "market", "outpost_first_cards", {"count": 9}),
        (f"{EIGHT} 12", ("", ""), "market", "outpost_market_draws", {"draws": 8, "said": 9}),
        (
            "2 3 4 5a 5b 7 8 10",
            ("", ""),
            "market",
            "outpost_market_draws",
            {"draws": 9, "said": 8},
        ),
        (
            EIGHT,
            ("16", ""),
            "deck",
            "outpost_cards_removed",
            {"seats": 5, "small": 0, "large": 0},
        ),
    ],
)
def test_stated_cards_are_checked(
    market: str, change: tuple[str, str], key: str, message: str, values: Values
) -> None:
    """OP-S20, OP-S22, OP-S23, OP-S26, OP-S29: what contradicts the components is refused."""
    game = a_game(5)
    chance = stated(game, market)
    old, new = change
    named = [new if word == old else word for word in chance["deck"]]
    chance["deck"] = tuple([word for word in named if word])

    assert wrong(game, 1, chance) == (key, message, values)


def test_the_right_number_of_cards_must_be_missing() -> None:
    """OP-S20: with three players 2 plug and 6 socket cards."""
    game = a_game(3)
    chance = stated(game, EIGHT)

    missing: Values = {"seats": 3, "small": 2, "large": 6}
    assert wrong(game, 1, chance) == ("deck", "outpost_cards_removed", missing)


def test_deck_and_draws_are_the_chance_of_play() -> None:
    """OP-ST.10: stating anything else is an error."""
    game = a_game()
    cards = game.chance("deck", ("26", "5a"))

    assert game.chance_words("deck", cards) == "26 5a"
    assert game.chance_words("draw", game.chance("draw", ("12",))) == "12"
    with pytest.raises(SetupError) as caught:
        game.chance("order", ("A",))
    assert caught.value.message.id == "outpost_chance_key"


# A deck that nobody knows


def hidden(game: OutpostGame, market: str) -> OutpostState:
    """Lay a table with this market and ``deck = ?``."""
    return game.new(1, {"market": tuple(market.split()), "deck": ("?",)})


@pytest.mark.parametrize(
    ("market", "top"),
    [(EIGHT, UNKNOWN_SMALL), ("2 3 4 5a 5b 7 8 10 11", UNKNOWN)],
)
def test_a_deck_may_be_known_to_nobody(market: str, top: int) -> None:
    """OP-S20, OP-S23: 45 cards less 8 are in play; the first nine are plugs, so much is known."""
    game = a_game(3)
    state = hidden(game, market)

    drawn = len(market.split())
    assert state.market.deck == (top, *[UNKNOWN] * (36 - drawn), LAST_CARD)
    assert state.unseen == (UNKNOWN,) * 8
    assert state.rng.is_hidden
    assert game.view(state, 0) == state
    assert game.layout(state)["deck"] == ("?",)


def test_a_card_that_nobody_knows_is_drawn_as_it_is_stated() -> None:
    """OP-2m.1: without a word about it play cannot go on, and nothing is changed."""
    game = a_game(3)
    state = hidden(game, EIGHT)
    play(game, state, "open 4 4", "drop")
    after = state.copy()

    with pytest.raises(HiddenChanceError) as caught:
        game.apply(after, game.parse("drop"))
    assert caught.value.key == "draw"

    state.rng.stated = (("draw", game.chance("draw", ("14",))),)
    game.apply(state, game.parse("drop"))
    assert (current(state), future(state)) == ("2 3 5a 6", "7 8 10 14")
    assert len(state.rng.stated) == 0


@pytest.mark.parametrize(
    ("market", "message"),
    [
        ("2 3 4 5a 6 7 8", "outpost_market_short"),
        ("2 3 4 5a 5b 7 8 10", "outpost_market_short"),
        (f"{EIGHT} 11", "outpost_market_draws"),
        ("2 3 4 5a 6 7 8 16", "outpost_first_cards"),
    ],
)
def test_the_market_before_a_hidden_deck_is_checked(market: str, message: str) -> None:
    """OP-S23, OP-S26, OP-S29: it must be just as many cards as fill it."""
    chance: Stated = {"market": tuple(market.split()), "deck": ("?",)}

    assert wrong(a_game(3), 1, chance)[:2] == ("market", message)


def test_nothing_is_in_the_box_at_the_start() -> None:
    """OP-S20: what was removed was removed face down."""
    state = a_game(3).new(1, {})

    assert boxed(state) == ""
    assert deck(state).endswith(" S3")
