"""Chance in words instead of a seed: what a header may state, and what contradicts the box."""

import pytest

from gridwright.core.errors import HiddenChanceError, SetupError
from gridwright.core.game import SPECTATOR, Stated
from gridwright.parts.card_market import UNKNOWN, UNKNOWN_SMALL
from tests.builders import S3, a_game, play

RECHARGED = a_game("recharged", "germany", 3, regions="north, north_east, west")
CLASSIC = a_game("classic", "germany", 3, regions="north, north_east, west")
MARKET = "3 4 5 6 7 8 9 10"
DECK = "13 11 12 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 S3"


def stated(**words: str) -> Stated:
    whole = {"order": "A B C", "market": MARKET, "deck": DECK, **words}
    return {key: tuple(text.split()) for key, text in whole.items() if text}


def test_a_layout_is_written_in_the_words_that_lay_it() -> None:
    """RC-S25, RC-S26: nothing is left to chance."""
    state = RECHARGED.new(None, stated())

    assert RECHARGED.layout(state) == {
        "regions": ("north", "north_east", "west"),
        **stated(),
    }


@pytest.mark.parametrize(
    ("words", "key", "message"),
    [
        ({"order": ""}, "seed", "seed_missing"),
        ({"deck": ""}, "seed", "seed_missing"),
        ({"order": "A B"}, "order", "order_seats"),
        ({"market": ""}, "deck", "market_missing"),
        ({"market": "3 4"}, "market", "market_size"),
        ({"market": "3 4 5 6 7 8 9 41"}, "market", "plant_unknown"),
        ({"market": "3 4 5 6 7 8 9 ten"}, "market", "plant_unknown"),
        ({"market": "3 3 5 6 7 8 9 10"}, "market", "plant_twice"),
        ({"market": "3 4 5 6 7 8 9 16"}, "market", "market_plugs"),
        ({"deck": DECK.removesuffix(" S3")}, "deck", "deck_end"),
        ({"deck": DECK.replace("13 11", "10 11")}, "deck", "deck_in_market"),
        ({"deck": DECK.replace("13 11", "13 13")}, "deck", "plant_twice"),
        ({"deck": DECK.removeprefix("13 ")}, "deck", "deck_size"),
        ({"deck": DECK.replace("13 11 12 16", "16 11 12 13")}, "deck", "deck_top_plug"),
        ({"deck": DECK.replace("12", "50")}, "deck", "deck_removed"),
    ],
)
def test_a_layout_that_contradicts_the_box_is_refused(
    words: dict[str, str], key: str, message: str
) -> None:
    """RC-S18, RC-S22, RC-S25, RC-S26, RC-S27."""
    with pytest.raises(SetupError) as error:
        RECHARGED.new(None, stated(**words))

    assert (error.value.key, error.value.message.id) == (key, message)


@pytest.mark.parametrize(
    ("words", "message", "clause"),
    [
        (
            {"market": "3 4 5 6 7 8 9 11", "deck": DECK.replace("11", "10")},
            "market_fixed",
            "CL-S17",
        ),
        ({"deck": DECK.replace("13 11", "11 13")}, "deck_top", "CL-S21"),
    ],
)
def test_the_first_cards_of_classic_are_fixed(
    words: dict[str, str], message: str, clause: str
) -> None:
    with pytest.raises(SetupError) as error:
        CLASSIC.new(None, stated(**words))

    assert error.value.message.id == message
    assert error.value.message.clauses == (clause,)


def test_without_a_seed_random_regions_must_be_named() -> None:
    with pytest.raises(SetupError) as error:
        a_game("recharged", "germany", 3).new(None, stated())

    assert error.value.key == "regions"
    assert error.value.message.values == {"keys": ("regions",)}


# What a shuffle or a draw during play may turn out to be


def test_outcomes_of_play_are_read_and_written() -> None:
    assert RECHARGED.chance("deck", ("31", "25")) == (31, 25)
    assert RECHARGED.chance("draw", ("31",)) == (31,)
    assert RECHARGED.chance_words("deck", (31, 25)) == "31 25"


@pytest.mark.parametrize(
    ("key", "words", "message"),
    [
        ("cards", ("31",), "shuffle_unknown"),
        ("deck", ("S3",), "plant_unknown"),
        ("deck", ("31", "31"), "plant_twice"),
        ("draw", ("31", "25"), "draw_one"),
        ("draw", (), "draw_one"),
    ],
)
def test_outcomes_that_cannot_be_are_refused(
    key: str, words: tuple[str, ...], message: str
) -> None:
    with pytest.raises(SetupError) as error:
        RECHARGED.chance(key, words)

    assert (error.value.key, error.value.message.id) == (key, message)


# A deck that nobody knows


def test_a_deck_may_be_unknown() -> None:
    """RC-S26, RC-S27: a plug on top of 26 plants, and eight removed unseen."""
    state = RECHARGED.new(None, stated(deck="?"))

    assert state.cards.deck == (UNKNOWN_SMALL, *[UNKNOWN] * 25, S3)
    assert state.unseen == (UNKNOWN,) * 8
    assert state.rng.is_hidden
    assert RECHARGED.layout(state)["deck"] == ("?s", *["?"] * 25, "S3")
    assert RECHARGED.view(state, SPECTATOR) == state


def test_the_first_card_of_classic_is_known_all_the_same() -> None:
    """CL-S21: plant 13, whatever else lies there."""
    state = CLASSIC.new(None, stated(deck="?", market=""))

    assert state.cards.deck[:2] == (13, UNKNOWN)
    assert state.cards.row == (3, 4, 5, 6, 7, 8, 9, 10)


def test_play_stops_at_a_card_that_nobody_knows() -> None:
    """RC-2.38: the plant that takes the place of the one sold."""
    state = RECHARGED.new(None, stated(deck="?"))
    play(RECHARGED, state, "open 3 1", "drop")

    with pytest.raises(HiddenChanceError) as error:
        RECHARGED.apply(state.copy(), RECHARGED.parse("drop"))
    assert error.value.key == "draw"

    state.rng.stated = (("draw", (13,)),)
    play(RECHARGED, state, "drop")
    assert 13 in state.cards.row


def test_names_are_printed() -> None:
    assert RECHARGED.name_of("koeln") == "Köln"
    assert RECHARGED.name_of("north_east") == "north east"
