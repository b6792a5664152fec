"""The Demolition Contractor with the Card Game."""

import pytest

from gridwright.content.load import load
from gridwright.core.events import Event
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex
from tests.games.cardgame.positions import (
    a_game,
    a_market,
    a_state,
    acting,
    bank_owns,
    cards_of,
    money,
    named,
    offers,
    own,
    plants,
    play,
    reason,
    removed,
    told,
)

Position = tuple[CardGame, CardState]
MARKET = "20 21 22 23 24 25 26 27"
DECK = "28 29 30 31 32 33 34 35 S3"


def at_the_limit(option: str = "on", *, cash: int = 100, card: int = 1) -> Position:
    """Everybody owns three plants; 20 to 23 are for sale; card *card* is on top."""
    game = a_game(3, demolition=option)
    state = a_state(game, market=MARKET, deck=DECK, money=cash)
    state.fuel = a_market(deck="coal1 " * 40)
    own(state, "A", "3a 4a 5a")
    own(state, "B", "6a 7 8a")
    own(state, "C", "9 10 13")
    state.demolition.top = card - 1
    return game, state


def paid(events: list[Event]) -> list[tuple[int, int | str]]:
    return [(event.seat, event.values["amount"]) for event in named(events, "compensated")]


# The cards


def test_the_card_game_uses_five_cards() -> None:
    """DC-1, DC-2, DC-4: 1 on top, 5 at the bottom."""
    game = a_game(3, demolition="on")
    state = game.new(1, {})

    assert len(state.demolition.cards) == 5
    assert state.demolition.cards == load().card.demolition
    assert game.snapshot(state)["demolition"] == {"card": 1, "first": 1, "others": 0}


def test_without_the_option_nobody_is_paid() -> None:
    """DC-1: the expansion is a choice."""
    game, state = at_the_limit("off")

    events = play(game, state, "open 21 21", "drop", "drop", "remove 3a")

    assert paid(events) == []
    assert money(state, "A") == 79
    assert "demolition" not in game.snapshot(state)


# Compensation


def test_card_1_pays_as_in_the_book() -> None:
    """CG-T13, DC-6, DC-7, DC-9: the first gets 1, the second 0; then card 1 leaves."""
    game, state = at_the_limit()

    events = play(game, state, "open 21 21", "drop", "drop", "remove 3a")
    events += play(game, state, "open 22 22", "drop", "remove 6a")
    assert paid(events) == [(0, 1)]
    assert [money(state, letter) for letter in "AB"] == [80, 78]
    assert state.demolition.top == 0

    events = play(game, state, "pass")
    assert game.snapshot(state)["demolition"] == {"card": 2, "first": 2, "others": 1}
    assert "demolition_card card=2" in told(game, events)


def test_the_first_to_remove_gets_more() -> None:
    """DC-6, DC-7, DC-10: by time, not by turn order; one card leaves for three removals."""
    game, state = at_the_limit(card=4)

    events = play(game, state, "open 21 21", "drop", "bid 22", "drop", "remove 9")
    events += play(game, state, "open 22 22", "drop", "remove 3a")
    events += play(game, state, "open 23 23", "remove 6a")

    assert paid(events) == [(2, 4), (0, 2), (1, 2)]
    assert state.demolition.top == 4


def test_who_has_room_is_not_paid() -> None:
    """DC-6: A buys a third plant; B is the first to remove one."""
    game, state = at_the_limit(card=2)
    own(state, "A", "3a 4a")

    events = play(game, state, "open 21 21", "drop", "drop", "open 22 22", "drop", "remove 6a")

    assert paid(events) == [(1, 2)]


def test_the_compensation_cannot_pay_for_the_plant() -> None:
    """CG-T42, DC-8: 4 Elektro and 3 to come: a bid of 4 is legal, 5 is not; 3 are left."""
    game, state = at_the_limit(cash=4, card=3)

    assert reason(game, state, "open 20 5") == "over_cash"
    assert reason(game, state, "open 20 4") == "allowed"

    play(game, state, "open 20 4", "drop", "drop")
    assert money(state, "A") == 0

    events = play(game, state, "remove 3a")
    assert money(state, "A") == 3
    assert "compensated A amount=3" in told(game, events)


# The stack


def test_without_removals_the_card_stays() -> None:
    """DC-11: a purchase alone does not count."""
    game, state = at_the_limit()
    own(state, "A", "3a 4a")

    events = play(game, state, "open 21 21", "drop", "drop", "pass", "pass")

    assert state.phase == PhaseIndex.RESOURCES
    assert state.demolition.top == 0
    assert named(events, "demolition_card") == []


def test_a_first_removal_without_money_counts() -> None:
    """DC-9, DC-7: the second remover of card 1 gets 0; the card leaves once."""
    game, state = at_the_limit()
    own(state, "C", "9")

    play(game, state, "open 21 21", "drop", "drop", "remove 3a")
    play(game, state, "open 22 22", "drop", "remove 6a", "pass")

    assert state.demolition.top == 1


def test_the_last_card_stays() -> None:
    """CG-T43, DC-12: card 5 pays 5 and 3, and stays for the rest of the game."""
    game, state = at_the_limit(card=5)

    events = play(game, state, "open 21 21", "drop", "drop", "remove 3a")
    events += play(game, state, "open 22 22", "drop", "remove 6a", "pass")

    assert paid(events) == [(0, 5), (1, 3)]
    assert state.demolition.top == 4
    assert named(events, "demolition_card") == []


def test_later_cards_pay_more() -> None:
    """DC-4, DC-9, DC-12, DC-13: A alone removes a plant in seven rounds running."""
    game, state = at_the_limit(cash=500)
    state.cards.row = cards_of(state, "12 14 15 16 17 18 19 20")
    state.cards.deck = cards_of(state, "21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 S3")
    state.token.lay(state.cards.row[0], 12)
    amounts = []

    for _ in range(7):
        while acting(state) != "A":
            play(game, state, "pass")
        events = play(game, state, offers(game, state)[0])
        while state.auction.item:
            events += play(game, state, "drop")
        events += play(game, state, offers(game, state)[0])
        amounts += [amount for _, amount in paid(events)]
        while state.phase == PhaseIndex.AUCTION:
            play(game, state, "pass")
        play(game, state, *["done"] * 3, *["power none"] * 3)

    assert amounts == [1, 2, 3, 4, 5, 5, 5]


# What stays as it was


def test_only_the_auction_changes() -> None:
    """DC-5, DC-1: after the same auction the tables differ by A's 1 Elektro alone."""
    snapshots = []
    for option in ("off", "on"):
        game, state = at_the_limit(option)
        play(game, state, "open 21 21", "drop", "drop", "remove 3a", "pass", "pass")
        state.players[0].money -= 1 if option == "on" else 0
        play(game, state, "done", "done", "done", "power none", "power 8a", "power 13")
        fields = game.snapshot(state)
        fields.pop("demolition", None)
        snapshots.append(fields)

    assert snapshots[0] == snapshots[1]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_nobody_is_paid_before_round_4(seats: int) -> None:
    """DC-14: one plant a round; the fourth, in round 4, is the first that costs one."""
    game = a_game(seats, demolition="on")
    state = game.new(4, {})
    for player in state.players:
        player.money = 500
    rounds = []

    while state.round <= 4:
        number = state.round
        line = "drop" if state.auction.item else offers(game, state)[0]
        if state.phase == PhaseIndex.RESOURCES:
            line = "done"
        rounds += [number for _ in paid(play(game, state, line))]

    assert rounds == [4]  # the others get nothing from card 1


def test_plants_that_leave_the_market_pay_nothing() -> None:
    """DC-15: unsold under the token, undercut, with the last card, for a reshuffle."""
    game, state = at_the_limit()
    own(state, "A", "3a")
    state.cards.deck = cards_of(state, "14 28 29 30 31 S3 33 34")
    state.fuel = a_market(discard="coal1 " * 12)

    events = play(game, state, "open 21 21", "drop", "drop", "pass", "pass")
    assert removed(state) == "14"  # undercut: 20 lost the token

    events += play(game, state, *["done"] * 3, *["power none"] * 3)
    assert removed(state) == "14 20"  # for the reshuffle

    events += play(game, state, "pass", "pass", "pass")
    assert removed(state) == "14 20 22"  # unsold under the token

    state.cards.deck = cards_of(state, "S3 33 34")
    events += play(game, state, *["done"] * 3, *["power none"] * 3)
    assert removed(state) == "14 20 22 23"  # with the last card

    assert paid(events) == []
    assert state.demolition.top == 0


# The Bank


def with_the_bank() -> Position:
    game = a_game(2, demolition="on")
    state = a_state(game, market=MARKET, deck=DECK, money=100)
    bank_owns(state, "11 12 14")
    own(state, "A", "3a")
    own(state, "B", "6a 7 8a")
    return game, state


def test_the_bank_gets_no_compensation_and_is_not_the_first() -> None:
    """DC-16: it gives up 11 after A's purchase; then B is the first to be paid."""
    game, state = with_the_bank()

    events = play(game, state, "open 21 21", "drop")
    assert plants(state, "T") == "12 14 24"
    assert removed(state) == "11"
    assert paid(events) == []

    events = play(game, state, "open 22 22", "remove 6a")
    assert paid(events) == [(1, 1)]
    assert money(state, "B") == 79
    assert state.demolition.top == 1


def test_the_banks_removal_alone_leaves_the_card() -> None:
    """DC-16, DC-11: no player has removed a plant."""
    game, state = with_the_bank()

    play(game, state, "open 21 21", "drop", "pass")

    assert "11" in removed(state).split()
    assert state.phase == PhaseIndex.RESOURCES
    assert state.demolition.top == 0


def test_the_contractor_works_in_the_last_round() -> None:
    """DC-6, DC-12: until the end of the game."""
    game = a_game(3, demolition="on")
    state = a_state(
        game, market="20 21 22 23 24 25", deck="26 27", last_card=LastCard.LAST_ROUND, money=100
    )
    own(state, "A", "3a 4a 5a")

    events = play(game, state, "open 25 25", "drop", "drop", "remove 5a")

    assert paid(events) == [(0, 1)]
