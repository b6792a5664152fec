"""Setup of the Card Game: the order, the plants, the fuel, and chance that a record states."""

from collections import Counter

import pytest

from gridwright.content.load import load
from gridwright.core.errors import HiddenChanceError, SetupError, spelled
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex
from gridwright.games.registry import open_game
from gridwright.parts.card_market import LAST_CARD, UNKNOWN, UNKNOWN_LARGE, UNKNOWN_SMALL
from tests.games.cardgame.positions import (
    a_game,
    a_market,
    a_state,
    acting,
    columns,
    deck,
    fuel_words,
    listed,
    money,
    order,
    plants,
    play,
    row,
    the_bank,
    token,
    units,
    words_of,
)

SMALL = listed("3a 3b 4a 4b 5a 5b 5c 6a 6b 7 8a 8b 9")
LARGE = [str(number) for number in (*range(10, 37), 38, 40)]

every_seats = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def laid(seats: int, seed: int = 1) -> CardState:
    return a_game(seats).new(seed, {})


# Players


@every_seats
def test_two_to_six_may_play(seats: int) -> None:
    """CG-S1, CG-S2: as many players as seats, each of them once in the row of the order."""
    state = laid(seats)

    assert len(state.players) == seats
    assert sorted(state.humans()) == list(range(seats))


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_nobody_else_may_play(seats: int) -> None:
    """CG-S1: neither alone nor with seven."""
    with pytest.raises(SetupError) as error:
        open_game(load(), "card", "", seats, {})

    assert error.value.key == "seats"
    assert error.value.message.id == "seats_number"
    assert error.value.message.clauses == ("CG-S1",)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_only_the_players_stand_in_the_order(seats: int) -> None:
    """CG-S3: cards of those who do not play are gone, and from three on there is no Bank."""
    state = laid(seats)

    assert len(state.order) == seats
    assert state.bank is None


def test_the_first_order_is_drawn_by_lot() -> None:
    """CG-S4: each of the six orders of three comes up, and the first of it acts first."""
    states = [laid(3, seed) for seed in range(60)]

    orders = {order(state) for state in states}

    assert orders == {"ABC", "ACB", "BAC", "BCA", "CAB", "CBA"}
    assert all(acting(state) == order(state)[0] for state in states)


def test_the_bank_stands_second_between_two_players() -> None:
    """CG-S6, CG-S7: chance decides only who of the two is first."""
    orders = {order(laid(2, seed)) for seed in range(20)}

    assert orders == {"ATB", "BTA"}


@every_seats
def test_everybody_starts_with_twelve(seats: int) -> None:
    """CG-S8: and with no plant and no fuel."""
    state = laid(seats)

    for letter in "ABCDEF"[:seats]:
        assert money(state, letter) == 12
        assert plants(state, letter) == ""
        assert units(state, letter) == {}


def test_the_bank_has_no_money() -> None:
    """CG-S9: it owns plants and fuel, never money; CG-T14 counts 0 for it."""
    state = laid(2)

    assert not hasattr(the_bank(state), "money")
    assert a_game(2).snapshot(state)["bank"] == {
        "plants": [],
        "fuel": {"coal": 0, "gas": 0, "oil": 0, "uranium": 0},
        "fuel_cards": [],
        "singles": {"coal": 0, "gas": 0, "oil": 0, "uranium": 0},
    }


def test_a_table_for_two_lies_as_in_the_book() -> None:
    """CG-T14, CG-S6, CG-S8, CG-S25, CG-S26, CG-S29, CG-S30: the picture of the setup for two."""
    state = laid(2)

    assert len(state.order) == 3
    assert order(state)[1] == "T"
    assert [money(state, letter) for letter in "AB"] == [12, 12]
    assert [len(column) for column in state.fuel.columns] == [4, 4, 4]
    assert state.fuel.singles == [0, 0, 0, 0]
    assert fuel_words(state.fuel.discard) == "coal3 gas3 oil2 uranium1"
    assert fuel_words(state.fuel.late) == "coal3 gas3 oil3 uranium2"


# Plants


def test_eight_small_plants_start_face_up() -> None:
    """CG-S10, CG-S15: any of the thirteen small plants, never a large one or the last card."""
    states = [laid(4, seed) for seed in range(40)]

    assert all(len(state.cards.row) == 8 for state in states)
    assert {word for state in states for word in row(state).split()} == set(SMALL)


def test_the_market_is_sorted() -> None:
    """CG-S10, CG-G2: ascending by number."""
    for seed in range(20):
        numbers = [int(word.strip("abc")) for word in row(laid(3, seed)).split()]
        assert numbers == sorted(numbers)


def test_of_equal_numbers_the_later_lies_to_the_right() -> None:
    """CG-S11: revealed as 5c, 9, 5a, 5b and so on, they lie 5c, 5a, 5b."""
    game = a_game(3)

    state = game.new(1, {"market": listed("5c 9 5a 8b 5b 8a 4b 4a")})

    assert row(state) == "4b 4a 5c 5a 5b 8b 8a 9"


def test_chance_decides_which_of_two_equals_lies_left() -> None:
    """CG-S10, CG-S11: they lie as they were revealed, not by any other order."""
    rows = [row(laid(3, seed)).split() for seed in range(80)]

    both = [words for words in rows if "3a" in words and "3b" in words]

    assert {words.index("3a") < words.index("3b") for words in both} == {True, False}


def test_the_four_lowest_are_for_sale() -> None:
    """CG-S12, CG-S13: the current market, and the other four as the future market."""
    game = a_game(3)
    state = game.new(1, {"market": listed("9 3a 8a 4a 7 5a 6a 3b")})

    fields = game.snapshot(state)

    assert fields["current"] == ["3a", "3b", "4a", "5a"]
    assert fields["future"] == ["6a", "7", "8a", "9"]
    assert words_of(state, state.for_sale()) == "3a 3b 4a 5a"


@every_seats
def test_the_token_waits_for_phase_1(seats: int) -> None:
    """CG-S14: once round 1 has begun, it lies on the lowest plant, as in every phase 1."""
    state = laid(seats)

    assert (state.round, state.phase, state.last_card) == (1, PhaseIndex.AUCTION, LastCard.AHEAD)
    assert token(state) == row(state).split()[0]


@pytest.mark.parametrize(
    ("seats", "small", "large"), [(2, 1, 5), (3, 2, 6), (4, 1, 3), (5, 0, 0), (6, 0, 0)]
)
def test_some_plants_leave_the_game_unseen(seats: int, small: int, large: int) -> None:
    """CG-S16: as many small and large ones as the table says, and no view shows which."""
    game = a_game(seats)
    state = game.new(1, {})

    unseen = words_of(state, state.unseen).split()

    assert sum(word in SMALL for word in unseen) == small
    assert sum(word in LARGE for word in unseen) == large
    assert game.view(state, 0).unseen == (UNKNOWN,) * (small + large)


def test_chance_removes_the_plants() -> None:
    """CG-S16: every small plant outside the market and every large one can be hit."""
    removed = Counter[str]()
    for seed in range(300):
        state = laid(3, seed)
        removed.update(words_of(state, state.unseen).split())

    assert set(removed) == {*SMALL, *LARGE}


@pytest.mark.parametrize(
    ("seats", "small", "large", "height"),
    [(2, 3, 24, 29), (3, 2, 23, 27), (4, 3, 26, 31), (5, 4, 29, 35), (6, 4, 29, 35)],
)
def test_the_stack_has_its_height(seats: int, small: int, large: int, height: int) -> None:
    """CG-T15, CG-S17..CG-S20: a small plant, the mixed rest, and the last card at the bottom."""
    for seed in range(10):
        words = deck(laid(seats, seed)).split()

        assert len(words) == height
        assert words[-1] == "S3"
        assert words[0] in SMALL
        assert sum(word in SMALL for word in words[1:-1]) == small
        assert sum(word in LARGE for word in words[1:-1]) == large


def test_small_and_large_plants_are_mixed() -> None:
    """CG-S15, CG-S18: below the top, small ones lie anywhere, and large ones in any order."""
    decks = [deck(laid(6, seed)).split() for seed in range(200)]

    places = {index for words in decks for index in range(1, 34) if words[index] in SMALL}
    large = {tuple(word for word in words if word in LARGE) for words in decks}

    assert places == set(range(1, 34))
    assert len(large) == 200


def test_any_remaining_small_plant_may_lie_on_top() -> None:
    """CG-S17, CG-S20: it is drawn by lot."""
    assert {deck(laid(2, seed)).split()[0] for seed in range(100)} == set(SMALL)


def test_the_first_plant_drawn_is_small() -> None:
    """CG-S20: whatever is bought first, a small plant takes its place."""
    for seed in range(12):
        game = a_game(3)
        state = game.new(seed, {})
        before = row(state).split()
        events = play(game, state, f"open {before[0]} 1", "drop", "drop")
        drawn = [e.values["plant"] for e in events if e.kind.id == "plant_drawn"]
        assert drawn[0] in SMALL


def test_everybody_sees_the_back_of_the_top_plant() -> None:
    """CG-S19, CG-S21: the rest of the stack is hidden but for the last card at its bottom."""
    game = a_game(3)
    state = game.new(1, {})

    seen = game.view(state, 1)
    assert seen.cards.deck == (UNKNOWN_SMALL, *[UNKNOWN] * 25, LAST_CARD)

    state.cards.deck = (state.cards.deck[1], state.cards.deck[0], *state.cards.deck[2:])
    assert words_of(state, state.cards.deck[:1]) in LARGE
    assert game.view(state, 1).cards.deck[0] == UNKNOWN_LARGE


# Fuel


@every_seats
def test_seven_single_cards_lie_beside_the_prices(seats: int) -> None:
    """CG-S23, CG-S26: two coal, two gas, two oil and one uranium; none in column 1 yet."""
    state = laid(seats)

    assert state.fuel.supply == [2, 2, 2, 1]
    assert state.fuel.singles == [0, 0, 0, 0]


REGULAR = {
    2: "coal1 coal2 coal2 coal2 coal3 coal3 coal3 coal3 gas1 gas2 gas2 gas2 gas2 gas3 gas3"
    " oil1 oil1 oil2 oil2 oil2 oil3 uranium1 uranium1 uranium2",
    4: "coal2 coal3 gas1 gas3 oil2 uranium1",
    5: "coal1 coal2 gas2 oil1 oil3 uranium1",
}
"""The cards marked 2-6, and those that come in with 4 and with 5 players."""


@every_seats
def test_the_number_of_players_decides_which_fuel_cards_are_used(seats: int) -> None:
    """CG-S24: those whose mark holds it; the rest stays in the box."""
    state = laid(seats)

    wanted = [word for least, words in REGULAR.items() if least <= seats for word in words.split()]
    used = [word for column in columns(state) for word in column.split()]
    used += fuel_words(state.fuel.deck).split()

    assert Counter(used) == Counter(wanted)
    assert len(used) == {2: 24, 3: 24, 4: 30, 5: 36, 6: 36}[seats]


@pytest.mark.parametrize(
    ("seats", "column", "height"), [(2, 4, 12), (3, 4, 12), (4, 5, 15), (5, 6, 18), (6, 6, 18)]
)
def test_columns_2_to_4_are_filled(seats: int, column: int, height: int) -> None:
    """CG-S25..CG-S27: as many cards each as the table says; the rest is the fuel stack."""
    state = laid(seats)

    assert [len(cards) for cards in state.fuel.columns] == [column] * 3
    assert state.fuel.singles == [0, 0, 0, 0]
    assert len(state.fuel.deck) == height


def test_chance_deals_the_fuel() -> None:
    """CG-S25, CG-S27: each layout has its own market, and its own stack that nobody sees."""
    states = [laid(3, seed) for seed in range(30)]

    assert len({tuple(columns(state)) for state in states}) == 30
    assert len({state.fuel.deck for state in states}) == 30
    assert a_game(3).view(states[0], 0).fuel.deck == (UNKNOWN,) * 12


def test_columns_are_sorted_by_kind_and_units() -> None:
    """CG-S28: coal, gas, oil, uranium from the top; of one kind fewer units first."""
    market = "uranium1 oil2 coal3 coal1 gas2 gas1 uranium2 oil3 oil1 gas3 coal2 oil1"

    state = a_game(3).new(1, {"fuel_market": listed(market)})

    assert columns(state) == [
        "coal1 coal3 oil2 uranium1",
        "gas1 gas2 oil3 uranium2",
        "coal2 gas3 oil1 oil1",
    ]


@every_seats
def test_the_first_discard_pile_is_one_card_of_each_kind(seats: int) -> None:
    """CG-S29: the four + cards; CG-S30: the four ++ cards wait."""
    state = laid(seats)

    for cards in (state.fuel.discard, state.fuel.late):
        assert [word[:-1] for word in fuel_words(cards).split()] == [
            "coal",
            "gas",
            "oil",
            "uranium",
        ]


def test_a_fuel_card_has_one_to_three_units() -> None:
    """CG-G15: of one kind, and all of them are there when it is new."""
    state = laid(6)
    cards = [card for column in state.fuel.columns for card in column]
    cards += [*state.fuel.deck, *state.fuel.discard, *state.fuel.late]

    assert len(cards) == 44
    assert {card % 4 for card in cards} == {1, 2, 3}
    assert {card // 4 for card in cards} == {0, 1, 2, 3}


def test_all_components_are_there() -> None:
    """CG-T44, CG-S10, CG-S15, CG-S19, CG-S23: 42 plants, one last card, 51 fuel cards."""
    state = laid(6)

    cards = [*state.cards.row, *state.cards.deck]
    fuel = sum(len(column) for column in state.fuel.columns)
    fuel += len(state.fuel.deck) + len(state.fuel.discard) + len(state.fuel.late)

    assert sorted(words_of(state, tuple(cards)).split()) == sorted([*SMALL, *LARGE, "S3"])
    assert fuel + sum(state.fuel.supply) == 51


# Chance that a record states

ORDER = ("C", "A", "B")
ROW = listed("3a 4a 4b 5a 5b 6a 8a 9")
STACK = listed("7 10 3b 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 5c S3")
FUEL = listed("coal1 coal2 gas1 gas2 oil1 oil2 uranium1 uranium2 coal3 gas3 oil3 coal3")
FUEL_STACK = listed("gas2 oil1 coal2 gas2 uranium1 coal3 oil2 gas2 coal2 oil2 gas3 coal3")
STATED = {
    "order": ORDER,
    "market": ROW,
    "deck": STACK,
    "fuel_market": FUEL,
    "fuel_deck": FUEL_STACK,
}


def refused(stated: dict[str, str], seed: int | None = 1) -> tuple[str, str]:
    """Return the key, and the reason in ids and values, why a layout for three is refused."""
    with pytest.raises(SetupError) as error:
        a_game(3).new(seed, {key: listed(text) for key, text in stated.items()})
    return error.value.key, spelled(error.value.message)


def test_a_layout_may_be_stated_without_a_seed() -> None:
    """CG-S4, CG-S16, CG-S27: everything that chance decides; the missing plants follow."""
    state = a_game(3).new(None, STATED)

    assert order(state) == "CAB"
    assert row(state) == "3a 4a 4b 5a 5b 6a 8a 9"
    assert deck(state) == " ".join(STACK)
    assert words_of(state, state.unseen) == "6b 8b 33 34 35 36 38 40"
    assert columns(state) == [
        "coal1 coal2 gas1 gas2",
        "oil1 oil2 uranium1 uranium2",
        "coal3 coal3 gas3 oil3",
    ]
    assert fuel_words(state.fuel.deck) == " ".join(FUEL_STACK)


def test_a_layout_is_told_in_the_words_that_state_it() -> None:
    game = a_game(3)

    told = game.layout(game.new(None, STATED))

    assert told == {**STATED, "fuel_market": (*FUEL[:8], "coal3", "coal3", "gas3", "oil3")}
    assert game.new(None, told) == game.new(None, STATED)


@pytest.mark.parametrize("key", list(STATED))
def test_stating_one_thing_leaves_the_rest_to_the_seed(key: str) -> None:
    """The order, the plants and the fuel have chances of their own."""
    game = a_game(3)
    drawn = game.layout(game.new(5, {}))
    other = game.layout(game.new(6, {}))
    stated = {key: other[key], "market": other["market"]} if key == "deck" else {key: other[key]}

    told = game.layout(game.new(5, stated))

    assert told[key] == other[key]
    groups = (("order",), ("market", "deck"), ("fuel_market", "fuel_deck"))
    rest = [name for group in groups if key not in group for name in group]
    assert {name: told[name] for name in rest} == {name: drawn[name] for name in rest}


def test_a_stated_fuel_market_leaves_the_others_in_the_stack() -> None:
    """CG-S27: what does not lie in the columns lies in the stack."""
    state = a_game(3).new(1, {"fuel_market": FUEL})

    assert Counter(fuel_words(state.fuel.deck).split()) == Counter(FUEL_STACK)


def test_a_stated_fuel_stack_leaves_the_others_in_the_market() -> None:
    """CG-S25: what does not lie in the stack lies in the columns."""
    state = a_game(3).new(1, {"fuel_deck": FUEL_STACK})

    assert Counter(" ".join(columns(state)).split()) == Counter(FUEL)


@pytest.mark.parametrize("key", list(STATED))
def test_without_a_seed_everything_must_be_stated(key: str) -> None:
    fewer = {name: " ".join(words) for name, words in STATED.items() if name != key}

    assert refused(fewer, None) == (
        "seed",
        "card_seed_missing keys=order,market,deck,fuel_market,fuel_deck",
    )


@pytest.mark.parametrize("words", ["A B", "A B B", "A B D", "A B C C", "A B Cy", "A T B C", ""])
def test_a_stated_order_names_every_seat_once(words: str) -> None:
    """CG-S4: the three seats, each once; there is no Bank with three."""
    assert refused({"order": words}) == ("order", "order_seats seats=A,B,C")


def test_the_bank_may_be_named_in_a_stated_order() -> None:
    """CG-S7: wherever it is named, it stands second."""
    game = a_game(2)

    for words in ("B A", "B T A", "T B A"):
        assert order(game.new(1, {"order": tuple(words.split())})) == "BTA"


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("3a 4a 4b 5a 5b 6a 8a", "card_market_small size=8 (CG-S10)"),
        ("3a 4a 4b 5a 5b 6a 8a 9 7", "card_market_small size=8 (CG-S10)"),
        ("3a 4a 4b 5a 5b 6a 8a 10", "card_market_small size=8 (CG-S10)"),
        ("3a 4a 4b 5a 5b 6a 8a 8", "card_plant_unknown word=8"),
        ("3a 4a 4b 5a 5b 6a 8a 3a", "card_plant_twice word=3a"),
    ],
)
def test_a_stated_market_must_be_possible(words: str, text: str) -> None:
    """CG-S10: eight different small plants."""
    assert refused({"market": words}) == ("market", text)


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("", "card_deck_end word=S3 (CG-S19)"),
        ("7 10 11", "card_deck_end word=S3 (CG-S19)"),
        ("7 S3 10 S3", "card_plant_unknown word=S3"),
        ("7 10 10 S3", "card_plant_twice word=10"),
        ("7 10 3a S3", "card_deck_market plant=3a"),
        ("S3", "card_deck_top (CG-S20)"),
        ("10 7 S3", "card_deck_top (CG-S20)"),
        (
            "7 3b 6b 10 S3",
            "card_deck_removed seats=3 small=2 large=6 (CG-S16)",
        ),
    ],
)
def test_a_stated_deck_must_be_possible(words: str, text: str) -> None:
    """CG-S16, CG-S19, CG-S20: what lies in it, on top of it and under it."""
    assert refused({"market": " ".join(ROW), "deck": words}) == ("deck", text)


def test_the_missing_plants_count_by_their_backs() -> None:
    """CG-S16: one small and seven large ones missing are eight, but not the right eight."""
    words = " ".join(["6b", *STACK])
    swapped = words.replace(" 32 ", " ")

    assert refused({"market": " ".join(ROW), "deck": swapped}) == (
        "deck",
        "card_deck_removed seats=3 small=2 large=6 (CG-S16)",
    )


def test_a_stated_deck_needs_its_market() -> None:
    assert refused({"deck": " ".join(STACK)}) == (
        "deck",
        "card_market_missing",
    )


def test_a_stated_market_draws_the_rest_by_lot() -> None:
    """CG-S16..CG-S20: the stack under a stated market is as high as ever, a small one on top."""
    state = a_game(3).new(3, {"market": ROW})
    words = deck(state).split()

    assert len(words) == 27
    assert words[0] in SMALL
    assert not set(words) & set(ROW)
    assert len(state.unseen) == 8


@pytest.mark.parametrize(
    ("stated", "key", "text"),
    [
        (
            {"fuel_market": " ".join(FUEL[:11])},
            "fuel_market",
            "card_fuel_market_size size=12 (CG-S25)",
        ),
        (
            {"fuel_market": " ".join([*FUEL, "coal3"])},
            "fuel_market",
            "card_fuel_market_size size=12 (CG-S25)",
        ),
        (
            {"fuel_deck": " ".join(FUEL_STACK[:11])},
            "fuel_deck",
            "card_fuel_market_size size=12 (CG-S25)",
        ),
        (
            {"fuel_deck": " ".join([*FUEL_STACK, "coal1"])},
            "fuel_deck",
            "card_fuel_market_size size=12 (CG-S25)",
        ),
        (
            {"fuel_market": " ".join([*FUEL[:11], "coal4"])},
            "fuel_market",
            "card_fuel_card_unknown word=coal4 first=coal1 last=uranium3",
        ),
        (
            {"fuel_market": " ".join([*FUEL[:11], "uranium3"])},
            "fuel_market",
            "card_fuel_cards seats=3 (CG-S24)",
        ),
        (
            {"fuel_market": " ".join(FUEL), "fuel_deck": " ".join([*FUEL_STACK[:11], "coal1"])},
            "fuel_deck",
            "card_fuel_cards seats=3 (CG-S24)",
        ),
    ],
)
def test_stated_fuel_must_be_possible(stated: dict[str, str], key: str, text: str) -> None:
    """CG-S24, CG-S25: no card is lost, doubled or of another number of players."""
    assert refused(stated) == (key, text)


# Decks that nobody knows


HIDDEN = {**STATED, "deck": ("?",), "fuel_deck": ("?",)}


def test_a_game_may_begin_with_decks_that_nobody_knows() -> None:
    """CG-S16..CG-S21, CG-S27: only the back of the top plant, the last card, and heights."""
    game = a_game(3)

    state = game.new(None, HIDDEN)

    assert state.cards.deck == (UNKNOWN_SMALL, *[UNKNOWN] * 25, LAST_CARD)
    assert state.unseen == (UNKNOWN,) * 8
    assert state.fuel.deck == (UNKNOWN,) * 12
    assert state == game.view(game.new(None, STATED), 0)
    assert game.layout(state)["deck"] == ("?s", *["?"] * 25, "S3")
    assert game.layout(state)["fuel_deck"] == ("?",) * 12


def test_play_goes_on_where_the_drawn_plant_is_stated() -> None:
    """CG-1.20: 7 takes the place of the sold 3a, and the next plant is hidden again."""
    game = a_game(3)
    state = game.new(None, HIDDEN)
    play(game, state, "open 3a 1", "drop")
    unplayed = state.copy()

    state.rng.stated = (("draw", game.chance("draw", ("7",))),)
    play(game, state, "drop")

    assert row(state) == "4a 4b 5a 5b 6a 7 8a 9"
    assert len(state.cards.deck) == 26
    with pytest.raises(HiddenChanceError) as error:
        play(game, unplayed, "drop")
    assert error.value.key == "draw"


def test_play_goes_on_where_the_drawn_fuel_is_stated() -> None:
    """CG-3.22: two cards of column 4 are drawn, as the record says; then a third is unknown."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="C")
    state.fuel = a_market("coal1 " * 4, "gas1 " * 4, "oil1 oil1", discard="coal3")
    state.fuel.deck = (UNKNOWN, UNKNOWN)
    unplayed = state.copy()
    state.rng.stated = tuple([("fuel", game.chance("fuel", (word,))) for word in ("oil3", "oil2")])

    play(game, state, "power none")

    assert columns(state)[2] == "oil1 oil1 oil2 oil3"
    assert fuel_words(state.fuel.deck) == ""
    with pytest.raises(HiddenChanceError) as error:
        play(game, unplayed, "power none")
    assert error.value.key == "fuel"


def test_a_hidden_fuel_deck_needs_its_market() -> None:
    assert refused({"fuel_deck": "?"}) == ("fuel_deck", "card_market_missing")


# Chance during play


def test_chance_during_play_is_read_and_written() -> None:
    game = a_game(3)

    for key, words in (
        ("deck", ("10", "3a")),
        ("fuel_deck", ("coal3", "uranium1")),
        ("draw", ("10",)),
        ("fuel", ("gas2",)),
    ):
        assert game.chance_words(key, game.chance(key, words)) == " ".join(words)


@pytest.mark.parametrize(
    ("key", "words", "text"),
    [
        ("deck", "S3", "card_plant_unknown word=S3"),
        ("fuel_deck", "coal", "card_fuel_card_unknown word=coal first=coal1 last=uranium3"),
        ("draw", "S3", "card_plant_unknown word=S3"),
        ("draw", "3a 4a", "card_chance_one_card key=draw"),
        ("fuel", "coal1 coal2", "card_chance_one_card key=fuel"),
        (
            "market",
            "3a",
            "card_chance_unknown key=market keys=deck,fuel_deck,draw,fuel",
        ),
    ],
)
def test_chance_that_cannot_be_is_refused(key: str, words: str, text: str) -> None:
    with pytest.raises(SetupError) as error:
        a_game(3).chance(key, listed(words))

    assert spelled(error.value.message) == text
    assert error.value.key == key
