"""Positions as one line: the words that all titles share, written, read and refused.

Read at tables of Recharged: 42 plants, 3 to 15 of them small, and 8 removed with three players.
"""

import pytest

import gridwright
from gridwright.core.errors import SetupError
from gridwright.core.rng import Rng
from gridwright.games.board.game import BoardGame
from gridwright.parts.card_market import UNKNOWN, UNKNOWN_LARGE, UNKNOWN_SMALL
from gridwright.phases.state import UNKNOWN_MONEY
from tests.builders import S3, a_game, offers, play

GERMANY = a_game("recharged", "germany", 3)
PAIR = a_game("recharged", "germany", 2)
FOUR = a_game("recharged", "germany", 4)
SECRET = a_game("recharged", "germany", 3, hidden_money="on")
PAID = a_game("recharged", "germany", 3, demolition="on")
CLASSIC = a_game("classic", "germany", 3)

SHARED = [
    "round",
    "phase",
    "act",
    "order",
    "market",
    "deck",
    "unseen",
    "discount",
    "rng",
    "A.money",
]


# Written


@pytest.mark.parametrize("title", ["recharged", "classic", "card", "outpost"])
def test_every_title_begins_with_the_same_keys(title: str) -> None:
    board = "germany" if title in ("recharged", "classic") else ""
    table = gridwright.table(title, board, seats=3, seed=1)

    keys = [word.partition("=")[0] for word in table.position().split()[4:]]

    tokenless = title in ("classic", "outpost")
    assert keys[: len(SHARED) - tokenless] == [
        key for key in SHARED if key != "discount" or not tokenless
    ]


def test_an_auction_is_written() -> None:
    state = GERMANY.read_position("round=2 finished=C sold=1 auction=5:12:B discount=-")

    text = GERMANY.write_position(state)

    assert text.startswith("round=2 phase=auction act=A order=ABC market=3,4,5,6,7,8,9,10 deck=11,")
    assert " discount=- auction=5:12:B:A finished=C sold=1 rng=0 A.money=50 " in text


def test_what_is_not_known_is_a_question_mark() -> None:
    state = SECRET.read_position("market=3,4,5,6,7,8,9,10 deck=11,20,S3,13")

    seen = SECRET.write_position(SECRET.view(state, 1))

    assert " deck=?s,?,S3,13 unseen=?,?," in seen
    assert " rng=? A.money=? B.money=50 C.money=? " in seen


# What is left out


def test_nothing_at_all_is_the_first_auction() -> None:
    """RC-S8, RC-S22: cards in order; 14, 15 and the six highest were removed unseen."""
    state = GERMANY.read_position("")

    assert (state.round, state.to_act, state.order) == (1, 0, (0, 1, 2))
    assert [player.money for player in state.players] == [50, 50, 50]
    assert state.cards.row == (3, 4, 5, 6, 7, 8, 9, 10)
    assert state.cards.deck[:5] == (11, 12, 13, 16, 17)
    assert state.cards.deck[-2:] == (38, S3)
    assert state.unseen == (14, 15, 39, 40, 42, 44, 46, 50)
    assert state.token.card == 3
    assert state.rng == Rng(0)


def test_cards_that_somebody_has_do_not_lie_in_the_market() -> None:
    state = GERMANY.read_position("A.plants=3,5 removed=4")

    assert state.cards.row == (6, 7, 8, 9, 10, 11, 12, 13)
    assert state.cards.deck[0] == 16


def test_a_deck_that_is_named_leaves_the_rest_unseen() -> None:
    state = GERMANY.read_position("deck=13,14,S3")

    assert state.cards.deck == (13, 14, S3)
    assert state.unseen[:3] == (11, 12, 15)
    assert len(state.unseen) == 42 - 8 - 2


def test_once_the_last_card_is_out_the_deck_was_put_under_it() -> None:
    state = GERMANY.read_position("step=3 market=20,21,22 deck=31,30")

    assert state.cards.buried == (30, 31)
    assert S3 not in GERMANY.read_position("step=3").cards.deck
    assert S3 not in GERMANY.read_position("market=20,21,22,S3").cards.deck


def test_cards_that_nobody_knows_hide_the_chance() -> None:
    """RC-S28: the back of the top card is seen; 34 plants lie nowhere, 26 of them in the deck."""
    state = GERMANY.read_position(f"deck=?s{',?' * 25},S3")

    assert state.cards.deck == (UNKNOWN_SMALL, *[UNKNOWN] * 25, S3)
    assert state.unseen == (UNKNOWN,) * 8
    assert state.rng.is_hidden


def test_cards_under_the_deck_may_be_named() -> None:
    """After the shuffle of a hidden deck nobody knows where they lie."""
    state = GERMANY.read_position("step=3 market=20,21,22 deck=?l,? buried=31,30")

    assert state.cards.deck == (UNKNOWN_LARGE, UNKNOWN)
    assert state.cards.buried == (30, 31)


def test_a_position_whose_cards_are_left_out_can_be_dealt_again() -> None:
    """RC-S22: as many of each back were removed as the rules say."""
    state = GERMANY.read_position("A.plants=4,5 B.plants=20")

    again = GERMANY.resample(GERMANY.view(state, 0), Rng(1))

    cards = (*again.cards.deck[:-1], *again.unseen)
    assert sorted(cards) == sorted((*state.cards.deck[:-1], *state.unseen))


# Who must decide, and what about


@pytest.mark.parametrize(("text", "order"), [("BA", (1, 2, 0)), ("BTA", (1, 2, 0))])
def test_the_dummy_may_be_left_out_of_the_order(text: str, order: tuple[int, ...]) -> None:
    """RC-T12: it stands in the middle."""
    assert PAIR.read_position(f"order={text}").order == order


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("order=CAB", 2),
        ("order=CAB finished=C", 0),
        ("order=CAB act=B finished=C", 1),
        ("order=CAB phase=resources", 1),
        ("order=CAB phase=building", 1),
        ("order=CAB phase=building act=A", 0),
        ("order=CAB phase=bureaucracy", 2),
        ("order=CAB phase=over", -1),
        ("auction=3:5:B", 2),
    ],
)
def test_who_must_decide_follows_from_the_rest(text: str, seat: int) -> None:
    """RC-2.4, RC-3.2, RC-4.2: from the first, or from the last; one of several may be named."""
    assert GERMANY.read_position(text).to_act == seat


def test_an_auction_may_be_running() -> None:
    """RC-2.22: B leads with 12 for plant 5; C speaks, then A, who are left by default."""
    state = GERMANY.read_position("round=2 auction=5:12:B")

    assert state.auction.waiting == (2, 0)
    assert offers(GERMANY, state)[0] == "bid 13"
    play(GERMANY, state, "drop", "drop")
    assert [plant.number for plant in state.players[1].plants] == [5]


def test_money_that_is_hidden_may_be_bid() -> None:
    state = SECRET.read_position("round=2 A.money=? auction=5:60:A:C")

    assert state.players[0].money == UNKNOWN_MONEY
    assert state.auction.bid == 60


def test_a_buyer_may_have_to_make_room() -> None:
    """RC-2.33, RC-2.35: B bought plant 13 just now beside 4, 5 and 6."""
    state = GERMANY.read_position("round=3 B.plants=4,5,6,13 new=13 finished=A sold=1")

    assert offers(GERMANY, state) == ["remove 4", "remove 5", "remove 6"]
    play(GERMANY, state, "remove 4")
    assert state.to_act == 2


def test_a_buyer_may_have_to_discard() -> None:
    """RC-2.37: plants 5, 9 and 13 hold 2 oil and 4 of either; 6 coal and 4 oil are too many."""
    state = GERMANY.read_position("round=3 A.plants=5,9,13 A.fuel=coal:6,oil:4 new=13")

    assert offers(GERMANY, state) == [
        "discard coal 2 oil 2",
        "discard coal 3 oil 1",
        "discard coal 4",
    ]


def test_the_token_lies_on_the_lowest_plant_unless_it_is_said() -> None:
    """RC-2.2: in the auction; it may lie aside, and classic has none."""
    assert GERMANY.read_position("market=7,8,9").token.card == 7
    assert GERMANY.read_position("discount=4").token.card == 4
    assert GERMANY.read_position("discount=-").token.card == 0
    assert GERMANY.read_position("market=-").token.card == 0
    assert GERMANY.read_position("phase=building").token.card == 0
    assert CLASSIC.read_position("").token.card == 0


def test_the_card_of_the_contractor_is_read() -> None:
    """DC-3."""
    state = PAID.read_position("demolition=3:1")

    assert (state.demolition.top, state.demolition.removals) == (2, 1)
    assert "demolition=3:1" in PAID.write_position(state)
    assert PAID.read_position("demolition=2").demolition.removals == 0


def test_chance_is_read() -> None:
    assert GERMANY.read_position("rng=ff").rng == Rng(255)
    assert GERMANY.read_position("rng=?").rng.is_hidden
    assert GERMANY.read_position("rng=-").rng.is_bound
    assert " rng=- " in GERMANY.write_position(GERMANY.read_position("rng=-"))


# Refused

SMALL = "market=3,4,5,6,7,8,9,10 A.plants=11,12,13 B.plants=14,15"

WRONG = [
    ("colour=blue", "colour", "position_key"),
    ("round=x", "round", "position_number"),
    ("round=0", "round", "position_bounds"),
    ("phase=regions round=1", "round", "position_bounds"),
    ("phase=lunch", "phase", "position_name"),
    ("rng=xyz", "rng", "position_rng"),
    ("rng=", "rng", "position_rng"),
    ("rng=11112222333344445", "rng", "position_rng"),
    ("demolition=1:0", "demolition", "position_key"),
    # Seats
    ("order=AB", "order", "order_seats"),
    ("order=ABA", "order", "order_seats"),
    ("order=ATBC", "order", "order_seats"),
    ("act=D", "act", "position_act"),
    ("act=AB", "act", "position_act"),
    ("act=A finished=A", "act", "position_act"),
    ("finished=ABC", "act", "position_act"),
    ("phase=over act=A", "act", "position_act"),
    ("auction=3:5:A:BC act=C", "act", "position_act"),
    ("finished=AX", "finished", "position_name"),
    ("finished=AA", "finished", "position_double"),
    ("A.money=lots", "A.money", "position_number"),
    ("A.money=-1", "A.money", "position_bounds"),
    ("A.money=?", "A.money", "position_number"),
    ("T.taken=1", "T.taken", "position_key"),
    # Cards
    ("A.plants=41", "A.plants", "position_name"),
    ("A.plants=S3", "A.plants", "position_name"),
    ("A.plants=?", "A.plants", "position_name"),
    ("A.plants=4,4", "A.plants", "position_double"),
    ("A.plants=4 B.plants=4", "B.plants", "position_double"),
    ("removed=4 market=4", "market", "position_double"),
    ("market=3,?", "market", "position_name"),
    ("market=3,4,5,6,7,8,9,10,11", "market", "position_most"),
    ("market=S3,S3", "market", "position_double"),
    ("market=3,S3 deck=S3", "deck", "position_double"),
    ("deck=3,S3", "deck", "position_double"),
    ("deck=13,?s,S3", "deck", "position_name"),
    ("unseen=S3", "unseen", "position_double"),
    ("deck=13,S3 unseen=14", "deck", "position_cards"),
    ("deck=?,S3 unseen=?", "deck", "position_cards"),
    (f"deck={'?,' * 27}S3", "unseen", "position_unseen"),
    (f"{SMALL} deck={'?,' * 21}S3", "unseen", "position_unseen"),
    ("deck=11,20,S3 removed=12,13,14,15", "unseen", "position_unseen"),
    (f"deck=?s,{'?,' * 22}S3 removed=11,12,13", "deck", "position_back"),
    ("step=3 market=20 deck=?s buried=30", "deck", "position_back"),
    ("step=3 market=20 deck=?l buried=3", "deck", "position_back"),
    ("buried=x", "buried", "position_name"),
    ("buried=13", "buried", "position_buried"),
    ("step=3 deck=13 buried=14", "buried", "position_buried"),
    ("step=3 deck=13,14 buried=13", "buried", "position_stack"),
    ("step=3 deck=13,14 buried=13,13", "buried", "position_double"),
    ("deck=13,S3,14 buried=-", "buried", "position_stack"),
    # The auction
    ("sold=1", "sold", "position_bounds"),
    ("auction=3", "auction", "position_auction"),
    ("auction=3:5", "auction", "position_auction"),
    ("auction=3:5:A:B:C", "auction", "position_auction"),
    ("auction=10:10:A", "auction", "position_name"),
    ("auction=3:x:A", "auction", "position_number"),
    ("auction=3:0:A", "auction", "position_bounds"),
    ("auction=4:3:A", "auction", "position_bounds"),
    ("auction=3:51:A", "auction", "position_bounds"),
    ("auction=3:5:D", "auction", "position_name"),
    ("auction=3:5:A:", "auction", "position_auction"),
    ("auction=3:5:A:AB", "auction", "position_auction"),
    ("auction=3:5:A:BB", "auction", "position_double"),
    ("auction=3:5:A:B finished=B", "auction", "position_auction"),
    ("auction=3:5:A:B finished=A", "auction", "position_auction"),
    ("phase=building auction=3:5:A", "auction", "position_phase"),
    ("discount=50", "discount", "position_name"),
    ("phase=building discount=3", "discount", "position_phase"),
    # Owners
    ("A.plants=3,4,5,6", "A.plants", "position_limit"),
    ("new=3 A.plants=3,4,5,6,7", "A.plants", "position_limit"),
    ("new=7 A.plants=7,8,9,10 B.plants=3,4,5,6", "B.plants", "position_limit"),
    ("new=x", "new", "position_name"),
    ("new=7", "act", "position_act"),
    ("A.plants=7 new=7", "new", "position_new"),
    ("A.plants=4,5,6,13 new=13 auction=3:5:B", "new", "position_new"),
    ("phase=building A.plants=7 new=7", "new", "position_phase"),
    ("A.fuel=coal:1", "A.fuel", "position_storage"),
    ("A.plants=4 A.fuel=coal:5", "A.fuel", "position_storage"),
    ("A.plants=5 A.fuel=coal:3,oil:2", "A.fuel", "position_storage"),
    ("A.plants=4,5,8,13 new=13 A.fuel=oil:5", "A.fuel", "position_storage"),
]


def wrong(game: BoardGame, text: str) -> tuple[str, str]:
    """Return the key and the message id with which *text* is refused."""
    with pytest.raises(SetupError) as error:
        game.read_position(text)
    return error.value.key, error.value.message.id


@pytest.mark.parametrize(("text", "key", "message"), WRONG, ids=[case[0] for case in WRONG])
def test_what_cannot_be_is_refused_with_its_key(text: str, key: str, message: str) -> None:
    assert wrong(GERMANY, text) == (key, message)


@pytest.mark.parametrize(
    ("game", "text", "key", "message"),
    [
        (PAIR, "order=ABT", "order", "order_seats"),
        (PAIR, "order=ATA", "order", "order_seats"),
        (PAIR, "act=T", "act", "position_act"),
        (PAIR, "T.taken=2", "T.taken", "position_bounds"),
        (CLASSIC, "discount=-", "discount", "position_key"),
        (PAID, "demolition=7", "demolition", "position_bounds"),
        (PAID, "demolition=1:4", "demolition", "position_bounds"),
        (FOUR, "A.cities=essen:4", "A.cities", "position_bounds"),
        (FOUR, "A.cities=essen:x", "A.cities", "position_number"),
        (FOUR, "A.cities=paris", "A.cities", "position_name"),
        (FOUR, "A.cities=essen:1 B.cities=essen:1", "B.cities", "position_slot"),
        (
            FOUR,
            "A.cities=essen B.cities=essen C.cities=essen D.cities=essen",
            "D.cities",
            "position_slot",
        ),
    ],
)
def test_what_is_wrong_depends_on_the_table(
    game: BoardGame, text: str, key: str, message: str
) -> None:
    assert wrong(game, text) == (key, message)
