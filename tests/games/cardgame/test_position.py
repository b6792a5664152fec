"""Positions as one line of words: written, read back, written by hand, and written wrongly."""

import pytest

from gridwright.core.errors import SetupError
from gridwright.core.rng import Rng
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex
from gridwright.parts.card_market import UNKNOWN
from tests.games.cardgame.positions import (
    a_game,
    acting,
    columns,
    deck,
    fuel_words,
    listed,
    money,
    offers,
    order,
    plants,
    play,
    row,
    singles,
    stored_cards,
    the_bank,
    token,
    units,
    words_of,
)

# Whole games


def check_both_ways(game: CardGame, state: CardState) -> None:
    """The position, and what a seat sees of it, come back equal."""
    for seen in (state, game.view(state, 0)):
        text = game.write_position(seen)
        again = game.read_position(text)
        assert again == seen, text
        assert type(again.rng) is type(seen.rng)
        assert game.write_position(again) == text


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"demolition": "on", "singles": "limited"}], ids=str)
@pytest.mark.games
def test_every_position_of_a_game_comes_back(seats: int, options: dict[str, str]) -> None:
    game = a_game(seats, **options)
    state, rng = game.new(seats, {}), Rng(seats)
    while state.phase != PhaseIndex.OVER:
        check_both_ways(game, state)
        actions = game.lowest_bid_actions(state)
        game.apply(state, actions[rng.below(len(actions))])
    check_both_ways(game, state)


def test_a_buyer_who_makes_room_comes_back() -> None:
    """CG-1.23, CG-1.25: before a plant is removed, and while fuel must be chosen."""
    game = a_game(3)
    state = game.read_position(
        "round=2 finished=BC market=5a,6a,8a,8b,9,10,11,13 A.plants=5c,7,12 A.fuel=gas2,gas2,oil3"
    )

    play(game, state, "open 5a 1")
    assert offers(game, state) == ["remove 5c", "remove 7", "remove 12"]
    check_both_ways(game, state)

    play(game, state, "remove 7")
    assert offers(game, state) == [
        "discard oil 3",
        "discard gas 1 oil 2",
        "discard gas 2 oil 1",
        "discard gas 3",
    ]
    check_both_ways(game, state)


# Written


def test_a_fresh_table_is_written_in_its_words() -> None:
    stated = {
        "order": listed("C A B"),
        "market": listed("3a 4a 4b 5a 5b 6a 8a 9"),
        "deck": listed(
            "7 10 3b 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 5c S3"
        ),
        "fuel_market": listed(
            "coal1 coal2 gas1 gas2 oil1 oil2 uranium1 uranium2 coal3 gas3 oil3 coal3"
        ),
        "fuel_deck": listed("gas2 oil1 coal2 gas2 uranium1 coal3 oil2 gas2 coal2 oil2 gas3 coal3"),
    }
    game = a_game(3)

    text = game.write_position(game.new(None, stated))

    shared, _, rest = text.partition(" rng=")
    assert shared == (
        "round=1 phase=auction act=C order=CAB market=3a,4a,4b,5a,5b,6a,8a,9 "
        "deck=7,10,3b,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,5c,S3 "
        "unseen=6b,8b,33,34,35,36,38,40 discount=3a"
    )
    assert rest.partition(" ")[2] == (
        "A.money=12 B.money=12 C.money=12 last=ahead "
        "column2=coal1,coal2,gas1,gas2 column3=oil1,oil2,uranium1,uranium2 "
        "column4=coal3,coal3,gas3,oil3 "
        "fuel_deck=gas2,oil1,coal2,gas2,uranium1,coal3,oil2,gas2,coal2,oil2,gas3,coal3 "
        "fuel_discard=coal3,gas3,oil2,uranium1 fuel_late=coal3,gas3,oil3,uranium2"
    )


def test_a_view_is_written_with_what_it_hides() -> None:
    """CG-S21: the back of the top plant shows; nothing else of decks and removed plants."""
    game = a_game(3)

    text = game.write_position(game.view(game.new(1, {}), 0))

    assert f" deck=?s,{'?,' * 25}S3 " in text
    assert " unseen=?,?,?,?,?,?,?,? " in text
    assert f" fuel_deck={','.join('?' * 12)} " in text
    assert " rng=? " in text


# Written by hand


def test_nothing_at_all_is_the_start_of_a_game() -> None:
    """CG-S8, CG-S10, CG-S29, CG-S30: cards in order instead of by lot."""
    state = a_game(3).read_position("")

    assert (state.round, state.phase, state.last_card) == (1, PhaseIndex.AUCTION, LastCard.AHEAD)
    assert (order(state), acting(state), token(state)) == ("ABC", "A", "3a")
    assert row(state) == "3a 3b 4a 4b 5a 5b 5c 6a"
    assert deck(state).split()[:5] == ["6b", "7", "8a", "10", "11"]
    assert deck(state).split()[-2:] == ["32", "S3"]
    assert words_of(state, state.unseen) == "8b 9 33 34 35 36 38 40"
    assert columns(state) == [
        "coal1 coal2 coal2 coal2",
        "coal3 coal3 coal3 coal3",
        "gas1 gas2 gas2 gas2",
    ]
    assert fuel_words(state.fuel.deck).split()[0] == "gas2"
    assert fuel_words(state.fuel.discard) == "coal3 gas3 oil2 uranium1"
    assert fuel_words(state.fuel.late) == "coal3 gas3 oil3 uranium2"
    assert [money(state, letter) for letter in "ABC"] == [12, 12, 12]
    assert state.rng == Rng(0)


def test_a_short_position_is_played_on() -> None:
    """CG-2.10: A, the last in order, keeps 1 of 3 coal; 2 return beside the one there."""
    game = a_game(3)
    state = game.read_position(
        "round=4 phase=resources order=CBA A.money=20 B.money=7 C.money=9 A.plants=12 "
        "A.fuel=coal3,coal3:2 column1=coal:1 column2=coal3"
    )

    assert acting(state) == "A"
    assert state.fuel.supply == [1, 2, 2, 1]
    play(game, state, "buy coal 3 at 2")

    assert stored_cards(state, "A") == "coal3:1 coal3:2 coal3:3"
    assert singles(state) == {"coal": 3}
    assert [money(state, letter) for letter in "ABC"] == [18, 7, 9]
    assert columns(state) == ["", "", ""]


def test_an_auction_is_written_by_hand() -> None:
    """CG-1.7: B leads with 7; C speaks next, then A, who are all that is left by default."""
    game = a_game(3)
    state = game.read_position("round=2 auction=5a:7:B market=5a,6a,7,8a,9,10,11,12")

    assert acting(state) == "C"
    assert state.auction.waiting == (2, 0)
    play(game, state, "bid 8", "drop", "drop")
    assert plants(state, "C") == "5a"


def test_the_bank_is_read() -> None:
    """CG-1.43, CG-S9: its plants, oldest first, its fuel, and whether it had its turn."""
    state = a_game(2).read_position(
        "phase=resources order=BA T.plants=9,4a T.fuel=gas1,coal:1 T.taken=1"
    )

    assert order(state) == "BTA"
    assert plants(state, "T") == "9 4a"
    assert units(state, "T") == {"coal": 1, "gas": 1}
    assert the_bank(state).has_taken
    assert not the_bank(a_game(2).read_position("order=ATB")).has_taken


def test_fuel_that_nobody_knows_hides_the_chance() -> None:
    """CG-S24: of 32 cards 8 lie in the piles by default and 2 in a column."""
    state = a_game(3).read_position(f"column3=coal1,gas1 fuel_deck={','.join('?' * 22)}")

    assert columns(state) == ["", "coal1 gas1", ""]
    assert state.rng.is_hidden


def test_piles_hold_what_is_left_of_their_cards() -> None:
    """CG-S29: two uranium2 exist for three players; C has both, so the late pile lacks its own."""
    state = a_game(3).read_position("C.plants=24,40 C.fuel=uranium2,uranium2 column2=-")

    assert fuel_words(state.fuel.late) == "coal3 gas3 oil3"
    assert "uranium2" not in fuel_words(state.fuel.deck)


def test_all_may_be_over() -> None:
    game = a_game(3)
    state = game.read_position(
        "round=9 phase=over last=round deck=- A.income=20 B.income=21 C.income=19"
    )

    assert game.to_act(state) == -1
    assert game.ranking(state) == [2, 1, 3]
    assert deck(state) == ""


# Written wrongly


WRONG = [
    ("last=soon", "last", "position_name"),
    ("T.taken=1", "T.taken", "position_key"),
    ("A.income=lots", "A.income", "position_number"),
    ("auction=3b:2:A", "auction", "position_bounds"),
    # The one-more-round card
    ("market=-", "market", "card_position_market"),
    ("phase=resources market=3a,S3", "last", "card_position_last"),
    ("deck=13,14 buried=13,14", "last", "card_position_last"),
    ("last=round deck=S3", "last", "card_position_last"),
    # Fuel
    ("A.fuel=coal4", "A.fuel", "card_fuel_card_unknown"),
    ("A.fuel=coal1", "A.fuel", "position_storage"),
    ("A.plants=12 A.fuel=coal3:4", "A.fuel", "position_bounds"),
    ("A.plants=12 A.fuel=coal:0", "A.fuel", "position_bounds"),
    ("A.plants=12 A.fuel=coal1,coal1", "A.fuel", "position_double"),
    ("column1=coal1", "column1", "card_position_column1"),
    ("column2=gas1,gas2,gas2,gas2,gas2", "column2", "position_most"),
    ("column2=coal1 column3=coal1", "column3", "position_double"),
    ("column2=?", "column2", "card_fuel_card_unknown"),
    ("fuel_deck=coal1", "fuel_deck", "position_cards"),
    ("fuel_deck=?", "fuel_deck", "position_cards"),
    ("fuel_discard=uranium2,uranium2,uranium2", "fuel_discard", "position_double"),
]


@pytest.mark.parametrize(("text", "key", "message"), WRONG, ids=[case[0] for case in WRONG])
def test_a_wrong_position_says_what_is_wrong(text: str, key: str, message: str) -> None:
    with pytest.raises(SetupError) as error:
        a_game(3).read_position(text)

    assert (error.value.key, error.value.message.id) == (key, message)


@pytest.mark.parametrize(
    ("seats", "options", "text", "key", "message"),
    [
        (2, {}, "order=TAB", "order", "order_seats"),
        (2, {}, "T.plants=7,8a,9,10", "T.plants", "position_limit"),
        (2, {}, "T.taken=x", "T.taken", "position_number"),
        (3, {"singles": "limited"}, "column1=coal:3", "column1", "card_position_singles"),
    ],
)
def test_what_is_wrong_depends_on_the_table(
    seats: int, options: dict[str, str], text: str, key: str, message: str
) -> None:
    with pytest.raises(SetupError) as error:
        a_game(seats, **options).read_position(text)

    assert (error.value.key, error.value.message.id) == (key, message)


def test_a_stated_card_that_lies_elsewhere_shows_in_the_position() -> None:
    """CG-1.20: 9 lies in the market, so it cannot be drawn as well."""
    game = a_game(3)
    state = game.view(game.read_position("finished=BC market=3a,4a,4b,5a,5b,6a,8a,9"), 0)
    state.unseen, state.cards.deck = (UNKNOWN,) * 8, (UNKNOWN,) * 26 + state.cards.deck[-1:]
    state.rng.stated = (("draw", game.chance("draw", ("9",))),)

    play(game, state, "open 3a 1")

    with pytest.raises(SetupError) as error:
        game.read_position(game.write_position(state))
    assert error.value.message.id == "position_double"
