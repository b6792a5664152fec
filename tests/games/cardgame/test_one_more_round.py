"""The one-more-round card: where it is drawn, what it removes, and the round that follows."""

import pytest

from gridwright.core.rng import Rng
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex
from gridwright.parts.auction import Open
from gridwright.parts.card_market import LAST_CARD
from tests.games.cardgame.positions import (
    a_game,
    a_market,
    a_state,
    acting,
    cards_of,
    deck,
    fuel_cards,
    money,
    named,
    offers,
    order,
    own,
    plants,
    play,
    reason,
    removed,
    row,
    store,
    token,
    told,
    words_of,
)

Position = tuple[CardGame, CardState]
PLENTY = "coal1 " * 40


def auction(deck_: str, *, seats: int = 3, buried: str = "") -> Position:
    """Round 2, phase 1: 5a with the token, 6a, 7 and 8a are for sale."""
    game = a_game(seats)
    state = a_state(game, deck=f"{deck_} {buried}")
    state.cards.buried = cards_of(state, buried)
    state.fuel = a_market(deck=PLENTY)
    return game, state


def bureaucracy(deck_: str, *, last_card: LastCard = LastCard.AHEAD) -> Position:
    """Round 2, phase 3: the last of three players is about to produce; fuel is plenty."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="C", deck=deck_, last_card=last_card)
    state.fuel = a_market(deck=PLENTY)
    return game, state


# In phase 1


def test_in_phase_1_the_card_comes_to_the_eighth_place() -> None:
    """CG-T11, CG-1.32: it is the most expensive of the future market."""
    game, state = auction("S3", buried="30 31")

    events = play(game, state, "open 6a 6", "drop", "drop")

    assert row(state) == "5a 7 8a 9 10 11 12 S3"
    assert state.phase == PhaseIndex.AUCTION
    assert "one_more_round" in told(game, events)


def test_what_lay_below_is_shuffled_into_a_new_stack() -> None:
    """CG-1.33, CG-3.35: at once, and it can be drawn from now on."""
    tops = set()
    for seed in range(40):
        game, state = auction("S3", buried="30 31 32")
        state.rng = Rng(seed)
        play(game, state, "open 6a 6", "drop", "drop")
        assert sorted(deck(state).split()) == ["30", "31", "32"]
        tops.add(deck(state).split()[0])

    assert tops == {"30", "31", "32"}


def test_auctions_go_on_with_four_plants() -> None:
    """CG-1.34: 5a, 7, 8a and 9 are for sale; the card is not, and stays on the last place."""
    game, state = auction("S3", buried="30 31 32")
    state.rng.stated = (("deck", cards_of(state, "31 30 32")),)
    play(game, state, "open 6a 6", "drop", "drop")

    assert words_of(state, state.for_sale()) == "5a 7 8a 9"
    assert game.refusal(state, Open(LAST_CARD, 50)).message == "one_more_round"
    assert reason(game, state, "open 10 10") == "future_market"

    play(game, state, "open 9 9", "drop")
    assert row(state) == "5a 7 8a 10 11 12 31 S3"
    assert state.last_card == LastCard.AHEAD


def test_at_the_end_of_the_phase_six_plants_remain() -> None:
    """CG-T11, CG-1.35, CG-1.31, CG-1.53: unsold 5a is replaced; then the card and the lowest go."""
    game, state = auction("S3", buried="30 31 32")
    state.rng.stated = (("deck", cards_of(state, "31 30 32")),)

    events = play(game, state, "open 6a 6", "drop", "drop", "pass", "pass")

    assert state.phase == PhaseIndex.RESOURCES
    assert removed(state) == "5a 7"
    assert row(state) == "8a 9 10 11 12 31"
    assert deck(state) == "30 32"
    assert "plant_removed plant=7 why=one_more_round" in told(game, events)


def test_the_card_is_gone_for_good() -> None:
    """CG-1.35: nobody sees it again, in the market or in the stack."""
    game, state = auction("S3", buried="30 31 32")

    play(game, state, "open 5a 1", "drop", "drop", "pass", "pass")

    assert removed(state) == "6a"
    assert "S3" not in row(state).split() + deck(state).split()
    assert len(state.cards.row) == 6


def test_a_card_drawn_for_the_unsold_plant() -> None:
    """CG-T19, CG-1.31, CG-1.32, CG-1.33, CG-1.35, CG-1.53: it is the replacement of 5a."""
    game, state = auction("S3", buried="30 31 32")

    play(game, state, "pass", "pass", "pass")

    assert removed(state) == "5a 6a"
    assert row(state) == "7 8a 9 10 11 12"
    assert sorted(deck(state).split()) == ["30", "31", "32"]
    assert state.last_card == LastCard.OUT_IN_AUCTION


def test_a_plant_that_undercuts_can_bring_the_card() -> None:
    """CG-1.30, CG-1.32: 4a is removed, and the next card of the stack is the last."""
    game, state = auction("4a S3", buried="30 31")

    play(game, state, "open 6a 6", "drop", "drop")

    assert removed(state) == "4a"
    assert token(state) == "-"
    assert row(state) == "5a 7 8a 9 10 11 12 S3"


def test_without_a_stack_the_market_shrinks() -> None:
    """CG-1.37, ruling CG-A24: nothing lay below the card, so sold plants are not replaced."""
    game, state = auction("S3")

    play(game, state, "open 5a 1", "drop", "drop", "open 7 7", "drop", "open 6a 6")

    assert removed(state) == "8a"
    assert row(state) == "9 10 11 12"
    assert state.cards.deck == ()


def test_the_end_of_phase_1_has_an_order() -> None:
    """CG-1.53: unsold plant, last card, order of round 1, demolition card."""
    game = a_game(3, demolition="on")
    state = a_state(game, number=1, deck="S3 30 31", money=12)
    state.cards.buried = cards_of(state, "30 31")
    for letter, words in (("A", "3a 3b 4a"), ("B", ""), ("C", "")):
        own(state, letter, words)

    lines = ["open 6a 6", "drop", "drop", "remove 3a", "open 7 7", "drop", "open 8a 8"]
    events = play(game, state, *lines)

    kinds = [event.kind.id for event in events]
    end = kinds[kinds.index("plant_removed") :]
    assert end == ["plant_removed", "plant_removed", "turn_order", "demolition_card"]
    whys = [event.values["why"] for event in named(events, "plant_removed")]
    assert whys == ["unsold", "one_more_round"]


# The rest of that round


def test_the_round_of_the_card_is_played_to_its_end() -> None:
    """CG-0.5, CG-0.6, CG-3.40: fuel, production with income, new order; then the last round."""
    game, state = auction("S3", buried="30 31 32")
    own(state, "C", "8b 13")

    play(game, state, "pass", "pass", "pass", "done", "done", "done")
    assert not state.is_last_round()

    events = play(game, state, "power none", "power none", "power 13")
    assert [money(state, letter) for letter in "ABC"] == [51, 51, 57]
    assert order(state) == "CBA"
    assert state.round == 3
    assert state.is_last_round()
    assert "last_round" in told(game, events)


def test_after_phase_1_step_3_removes_the_lowest() -> None:
    """CG-T33, CG-3.38: once, instead of moving the highest; the market stays at six."""
    game, state = auction("S3", buried="30 31 32")
    state.rng.stated = (("deck", cards_of(state, "31 30 32")),)
    play(game, state, "pass", "pass", "pass")
    assert row(state) == "7 8a 9 10 11 12"

    events = play(game, state, *["done"] * 3, *["power none"] * 3)

    assert row(state) == "8a 9 10 11 12 31"
    assert removed(state) == "5a 6a 7"
    assert deck(state) == "30 32"
    assert named(events, "put_under") == []
    assert "plant_removed plant=7 why=update" in told(game, events)


def test_after_phase_1_step_3_may_find_no_plant_to_draw() -> None:
    """CG-3.38, ruling CG-A24: without a stack five plants remain."""
    game, state = auction("S3")

    play(game, state, "pass", "pass", "pass", *["done"] * 3, *["power none"] * 3)

    assert row(state) == "8a 9 10 11 12"
    assert state.is_last_round()


def test_reshuffles_after_the_card_remove_plants_as_ever() -> None:
    """CG-3.28, CG-3.29, CG-3.38: one for the shuffle and one for step 3, both replaced."""
    game, state = bureaucracy("30 31 32", last_card=LastCard.OUT_IN_AUCTION)
    state.cards.row = cards_of(state, "7 8a 9 10 11 12")
    state.fuel = a_market(discard="coal1 " * 12)

    play(game, state, "power none")

    assert removed(state) == "7 8a"
    assert row(state) == "9 10 11 12 30 31"


# In phase 3


def test_the_highest_plant_goes_under_the_stack() -> None:
    """CG-3.33..CG-3.35: 12 lies below the last card, and 13 takes its place in the market."""
    game, state = bureaucracy("13 14 S3")

    events = play(game, state, "power none")

    assert row(state) == "5a 6a 7 8a 9 10 11 13"
    assert deck(state) == "14 S3 12"
    assert words_of(state, state.cards.buried) == "12"
    assert removed(state) == ""
    assert "put_under plant=12" in told(game, events)


def test_plants_gather_below_the_card() -> None:
    """CG-3.35: after two rounds 12 and 14 lie there, the first uppermost."""
    game, state = bureaucracy("13 14 15 S3")
    play(game, state, "power none")

    play(game, state, "pass", "pass", "pass", *["done"] * 3, *["power none"] * 3)

    assert deck(state) == "S3 12 14"
    assert row(state) == "6a 7 8a 9 10 11 13 15"


def test_a_drawn_plant_is_sorted_in() -> None:
    """CG-3.34: 6b comes after 6a."""
    game, state = bureaucracy("6b 14 S3")

    play(game, state, "power none")

    assert row(state) == "5a 6a 6b 7 8a 9 10 11"


def test_the_card_in_step_3() -> None:
    """CG-T32, CG-3.33, CG-3.36, CG-3.37: 12 is put under first; the card and 5a go; six remain."""
    game, state = bureaucracy("S3 30 31")
    state.rng.stated = (("deck", cards_of(state, "12 31 30")),)

    events = play(game, state, "power none")

    assert removed(state) == "5a"
    assert row(state) == "6a 7 8a 9 10 11"
    assert deck(state) == "12 31 30"
    assert state.is_last_round()
    assert "plant_removed plant=5a why=one_more_round" in told(game, events)


def test_the_stack_is_shuffled_in_step_3() -> None:
    """CG-3.37: all that lay below the card, the plant put there just now included."""
    tops = set()
    for seed in range(40):
        game, state = bureaucracy("S3 30 31")
        state.rng = Rng(seed)
        play(game, state, "power none")
        tops.add(deck(state).split()[0])

    assert tops == {"12", "30", "31"}


def test_the_card_in_step_2() -> None:
    """CG-T34, CG-3.36, CG-3.37, CG-3.39: it replaces 5a after a reshuffle; step 3 does nothing."""
    game, state = bureaucracy("S3 30 31")
    state.fuel = a_market(discard="coal1 " * 12)
    state.rng.stated = (
        ("fuel_deck", fuel_cards("coal1 " * 12)),
        ("deck", cards_of(state, "31 30")),
    )

    events = play(game, state, "power none")

    assert removed(state) == "5a 6a"
    assert row(state) == "7 8a 9 10 11 12"
    assert deck(state) == "31 30"
    assert named(events, "put_under") == []
    whys = [event.values["why"] for event in named(events, "plant_removed")]
    assert whys == ["reshuffle", "one_more_round"]
    assert state.round == 3
    assert state.is_last_round()


def test_a_second_reshuffle_in_that_step_uses_the_six_plants() -> None:
    """CG-3.36, CG-3.39, ruling CG-A14: the lowest of six goes and the new stack replaces it."""
    game, state = bureaucracy("S3 30 31")
    state.fuel = a_market(discard="coal1", late="coal3 gas3 oil3 uranium2")
    state.rng.stated = (
        ("fuel_deck", fuel_cards("coal1")),
        ("deck", cards_of(state, "31 30")),
        ("fuel_deck", fuel_cards("gas3 coal3 oil3 uranium2")),
    )

    play(game, state, "power none")

    assert removed(state) == "5a 6a 7"
    assert row(state) == "8a 9 10 11 12 31"
    assert deck(state) == "30"


# The last round


def last_round(market: str = "21 22 23 24 25 26", deck_: str = "27 28 29") -> Position:
    game = a_game(3)
    state = a_state(game, last_card=LastCard.LAST_ROUND, market=market, deck=deck_)
    state.fuel = a_market("coal3", deck=PLENTY)
    return game, state


def test_all_six_plants_may_be_auctioned() -> None:
    """CG-1.36, CG-1.5: there is no future market in the last round."""
    game, state = last_round()

    opened = dict.fromkeys([line.split()[1] for line in offers(game, state) if line != "pass"])

    assert list(opened) == ["21", "22", "23", "24", "25", "26"]
    assert game.snapshot(state)["future"] == []


def test_sold_plants_are_replaced_in_the_last_round() -> None:
    """CG-1.37, CG-1.20: six places while the stack lasts; the new plant is for sale at once."""
    game, state = last_round(deck_="27")

    play(game, state, "open 22 22", "drop", "drop")
    assert row(state) == "21 23 24 25 26 27"
    assert reason(game, state, "open 27 27") == "allowed"

    play(game, state, "open 27 27", "drop")
    assert row(state) == "21 23 24 25 26"


def test_the_last_round_ends_after_fuel() -> None:
    """CG-0.6, CG-3.1, CG-4.2: no bureaucracy, no income, no refill; the game is over."""
    game, state = last_round()
    own(state, "A", "8a")
    play(game, state, "pass", "pass", "pass")

    events = play(game, state, "done", "done", "done")

    assert state.phase == PhaseIndex.OVER
    assert acting(state) == "-"
    assert [money(state, letter) for letter in "ABC"] == [50, 50, 50]
    assert [event.kind.id for event in events] == ["scored"] * 3
    assert game.legal_actions(state) == []
    assert reason(game, state, "pass") == "game_over"


def test_one_may_pass_in_the_last_round() -> None:
    """CG-1.38: as in every round but the first."""
    game, state = last_round()

    assert reason(game, state, "pass") == "allowed"


@pytest.mark.parametrize(
    ("last_card", "is_last"),
    [
        (LastCard.AHEAD, False),
        (LastCard.OUT_IN_AUCTION, True),
        (LastCard.OUT_IN_BUREAUCRACY, True),
    ],
)
def test_the_card_and_nothing_else_brings_the_last_round(
    last_card: LastCard,
    is_last: bool,  # noqa: FBT001
) -> None:
    """CG-4.1, ruling CG-A27: not the number of plants."""
    deck = "30 31 32" if is_last else "30 31 32 S3"
    game, state = bureaucracy(deck, last_card=last_card)
    state.cards.row = cards_of(state, "7 8a 9 10 11 12")

    play(game, state, "power none")

    assert state.is_last_round() is is_last


def test_without_the_card_round_follows_round() -> None:
    """CG-3.41, CG-4.1: with phase 1 in the new order."""
    game, state = bureaucracy("13 14 15 16 17 18 S3")

    play(game, state, "power none")

    assert (state.round, state.phase) == (3, PhaseIndex.AUCTION)
    assert state.last_card == LastCard.AHEAD
    assert not state.is_last_round()


def test_a_last_round_without_plants_has_no_auction() -> None:
    """Ruling CG-A24: nobody can open anything, so fuel is next."""
    game, state = bureaucracy("", last_card=LastCard.OUT_IN_BUREAUCRACY)
    state.cards.row = ()

    play(game, state, "power none")

    assert state.is_last_round()
    assert state.phase == PhaseIndex.RESOURCES


def test_step_3_without_any_plant_left() -> None:
    """CG-3.38, ruling CG-A24: nothing to remove and nothing to draw."""
    game, state = bureaucracy("", last_card=LastCard.OUT_IN_AUCTION)
    state.cards.row = ()

    play(game, state, "power none")

    assert row(state) == ""
    assert removed(state) == ""


def test_exactly_one_round_follows() -> None:
    """CG-0.6, CG-3.40: the card in round 2, the end in round 3."""
    game, state = auction("S3", buried="30 31 32")
    rounds = set()

    while acting(state) != "-":
        rounds.add(state.round)
        lines = {"auction": "pass", "resources": "done", "bureaucracy": "power none"}
        play(game, state, lines[game.phase_of(state)])

    assert rounds == {2, 3}
    assert state.round == 3


def test_a_plant_bought_in_the_last_round_counts() -> None:
    """CG-4.2, CG-4.3: phase 1 and phase 2 are played, then points are counted."""
    game, state = last_round("20 22 23 24 25 26")
    own(state, "A", "12")
    store(state, "A", "coal2")
    state.to_act = 0

    play(game, state, "open 20 1", "drop", "drop", "pass", "pass")
    play(game, state, "done", "done", "buy coal 3 at 2", "done")

    assert plants(state, "A") == "12 20"
    assert game.scores(state) == [9 + 9 + 4, 5, 5]
