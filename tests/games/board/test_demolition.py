"""The Demolition Contractor in the board games."""

import pytest

from gridwright.content.load import load
from gridwright.core.events import NOBODY, Event
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    current,
    money,
    next_shuffle,
    offers,
    own,
    plants,
    play,
    put,
    reason,
    row,
    some_houses,
    store,
)

MARKET = (20, 21, 22, 24, 25, 26, 27, 29)
DECK = (30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 42, S3)


def at_the_limit(seats: int = 3, **options: str) -> tuple[BoardGame, BoardState]:
    """Return a classic auction in which everybody owns as many plants as allowed."""
    game = a_game("classic", "germany", seats, **options)
    state = a_state(game, order="ABCDEF"[:seats], market=MARKET, deck=DECK, money=100)
    own(state, "A", 3, 4, 5)
    own(state, "B", 6, 7, 8)
    if seats > 2:
        own(state, "C", 9, 10, 13)
    return game, state


def paid(events: list[Event]) -> list[tuple[int, int | str]]:
    """Return who was compensated with how much."""
    return [(e.seat, e.values["amount"]) for e in events if e.kind.id == "compensated"]


# The cards


@pytest.mark.parametrize(
    ("title", "board"),
    [
        ("classic", "germany"),
        ("classic", "central_europe"),
        ("classic", "usa"),
        ("recharged", "germany"),
        ("recharged", "usa"),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_board_game_can_be_played_with_it(title: str, board: str, seats: int) -> None:
    """DC-1, DC-3: both editions on all their maps, with six cards."""
    state = a_game(title, board, seats, demolition="on").new(1, {})

    assert len(state.demolition.cards) == 6


def test_without_the_option_nobody_is_paid() -> None:
    """DC-1: the expansion is a choice."""
    game, state = at_the_limit()

    events = play(game, state, "open 20 20", "drop", "drop", "remove 3")

    assert paid(events) == []
    assert money(state, "A") == 80
    assert "demolition" not in game.snapshot(state)


def test_the_rules_of_the_game_stay_as_they_are() -> None:
    """DC-1: the limit, the plant to keep and the fuel that is lost are the same."""
    game, state = at_the_limit(demolition="on")
    store(state, "A", oil=4, coal=2)
    play(game, state, "open 20 20", "drop", "drop")

    assert offers(game, state)[:3] == ["remove 3", "remove 4", "remove 5"]
    assert reason(game, state, "remove 20") == "just_bought"

    play(game, state, "remove 5")
    assert plants(state, "A") == [3, 4, 20]
    assert row(state) == [21, 22, 24, 25, 26, 27, 29, 30]


def test_the_stack_lies_in_ascending_order() -> None:
    """DC-3, DC-4: card 1 is on top, card 6 at the bottom."""
    game, state = at_the_limit(demolition="on")

    assert [(card.first, card.others) for card in state.demolition.cards] == [
        (3, 0),
        (5, 2),
        (8, 4),
        (11, 6),
        (14, 8),
        (18, 10),
    ]
    assert game.snapshot(state)["demolition"] == {"card": 1, "first": 3, "others": 0}


# Payment


def test_the_first_to_remove_a_plant_gets_the_higher_amount() -> None:
    """DC-6: card 2 pays A 5."""
    game, state = at_the_limit(demolition="on")
    put(state, "demolition=2:0")

    events = play(game, state, "open 20 20", "drop", "drop", "remove 3")

    assert paid(events) == [(0, 5)]
    assert money(state, "A") == 100 - 20 + 5


def test_all_others_in_the_same_phase_get_the_lower_amount() -> None:
    """DC-7: card 2 pays C 5, who removes first, then A and B 2 each."""
    game, state = at_the_limit(demolition="on")
    put(state, "demolition=2:0")

    events = play(game, state, "open 20 20", "drop", "bid 21", "drop", "remove 9")
    events += play(game, state, "open 22 22", "drop", "remove 3", "open 21 21", "remove 6")

    assert paid(events) == [(2, 5), (0, 2), (1, 2)]
    assert [money(state, letter) for letter in "ABC"] == [100 - 22 + 2, 100 - 21 + 2, 100 - 21 + 5]


def test_on_the_first_card_the_others_get_nothing() -> None:
    """DC-7: card 1 pays 3 and 0."""
    game, state = at_the_limit(demolition="on")

    events = play(game, state, "open 20 20", "drop", "drop", "remove 3")
    events += play(game, state, "open 21 21", "drop", "remove 6")

    assert paid(events) == [(0, 3)]
    assert money(state, "B") == 100 - 21


def test_who_has_room_gets_nothing_and_is_not_the_first() -> None:
    """DC-6: A buys a third plant and removes none; B is the first to remove one."""
    game, state = at_the_limit(demolition="on")
    own(state, "A", 3, 4)

    events = play(game, state, "open 20 20", "drop", "drop", "open 21 21", "drop", "remove 6")

    assert paid(events) == [(1, 3)]


def test_the_compensation_cannot_pay_for_the_plant() -> None:
    """DC-8: A has 20 and may not bid 21 against the 3 to come; he ends with 3."""
    game, state = at_the_limit(demolition="on")
    put(state, "A.money=20")

    assert reason(game, state, "open 20 21") == "over_cash"
    assert reason(game, state, "open 21 21") == "over_cash"

    play(game, state, "open 20 20", "drop", "drop")
    assert money(state, "A") == 0

    play(game, state, "remove 3")
    assert money(state, "A") == 3


def test_the_log_tells_of_the_compensation() -> None:
    """DC-6, DC-9: who was paid, and which card is next."""
    game, state = at_the_limit(demolition="on")

    events = play(game, state, "open 20 20", "drop", "drop", "remove 3", "pass", "pass")
    told = [(event.kind.id, event.seat, event.values) for event in events]

    assert ("compensated", 0, {"amount": 3}) in told
    assert ("demolition_card", NOBODY, {"card": 2}) in told


# The end of the phase


def test_the_top_card_leaves_after_a_phase_with_removals() -> None:
    """DC-9, DC-10: one card, though three plants were removed, and only when all is over."""
    game, state = at_the_limit(demolition="on")

    play(game, state, "open 20 20", "drop", "drop", "remove 3", "open 21 21", "drop", "remove 6")
    assert state.demolition.top == 0

    play(game, state, "open 22 22", "remove 9")
    assert state.phase == PhaseIndex.RESOURCES
    assert game.snapshot(state)["demolition"] == {"card": 2, "first": 5, "others": 2}


def test_the_top_card_stays_after_a_phase_without_removals() -> None:
    """DC-11: plants were bought, but nobody had to make room."""
    game, state = at_the_limit(demolition="on")
    own(state, "A", 3, 4)

    events = play(game, state, "open 20 20", "drop", "drop", "pass", "pass")

    assert state.phase == PhaseIndex.RESOURCES
    assert game.snapshot(state)["demolition"] == {"card": 1, "first": 3, "others": 0}
    assert [event for event in events if event.kind.id == "demolition_card"] == []


def test_six_cards_pay_more_and_more_and_the_last_one_stays() -> None:
    """DC-4, DC-9, DC-12, DC-13: A removes a plant in eight rounds running."""
    game, state = at_the_limit(demolition="on")
    put(state, "A.money=500")
    amounts = []

    for _ in range(8):
        plant = current(state)[0]
        while state.to_act != 0:
            play(game, state, "pass")
        line = f"open {plant} {plant}"
        events = play(game, state, line)
        while state.auction.item:
            events += play(game, state, "drop")
        events += play(game, state, f"remove {plants(state, 'A')[0]}")
        amounts += [amount for _, amount in paid(events)]
        while state.phase == PhaseIndex.AUCTION:
            play(game, state, "pass")
        play(game, state, *["done"] * 6, *["power none"] * 3)

    assert amounts == [3, 5, 8, 11, 14, 18, 18, 18]
    assert state.demolition.top == 5


# What stays as it was


def test_only_the_auction_phase_changes() -> None:
    """DC-5: resources, building, bureaucracy and the turn order take the same course."""
    lines = [
        *["buy garbage 1", "done", "buy oil 2", "done", "buy coal 3", "done"],
        *["build essen", "done", "build berlin", "done", "build kiel", "done"],
        *["power 4 with coal 2", "power 7 with oil 3", "power 13"],
    ]
    told = []
    for option in ("off", "on"):
        game, state = at_the_limit(demolition=option)
        own(state, "B", 7, 8)
        own(state, "C", 6, 10, 13)
        own(state, "B", 7, 8, 9)
        store(state, "B", oil=1)
        play(game, state, "pass", "pass", "pass")
        events = play(game, state, *lines)
        fields = game.snapshot(state)
        fields.pop("demolition", None)
        told.append(([(e.kind.id, e.seat, e.values) for e in events], fields))

    assert told[0] == told[1]


def test_a_removal_changes_nothing_but_money() -> None:
    """DC-5: after the same auction the tables differ by A's 3 Elektro alone."""
    snapshots = []
    for option in ("off", "on"):
        game, state = at_the_limit(demolition=option)
        play(game, state, "open 20 20", "drop", "drop", "remove 3", "pass", "pass")
        if option == "on":
            put(state, f"A.money={money(state, 'A') - 3}")
        fields = game.snapshot(state)
        fields.pop("demolition", None)
        snapshots.append(fields)

    assert snapshots[0] == snapshots[1]


@pytest.mark.parametrize(
    ("title", "seats", "earliest"),
    [("classic", 2, 5), ("classic", 3, 4), ("recharged", 2, 4), ("recharged", 3, 4)],
)
def test_nobody_is_paid_before_the_limit_is_reached(title: str, seats: int, earliest: int) -> None:
    """DC-14: with one plant a round in round 4; where four are allowed, in round 5."""
    game = a_game(title, "germany", seats, demolition="on")
    state = game.new(4, {})
    while state.phase in (PhaseIndex.REGIONS, PhaseIndex.TRUST):
        play(game, state, offers(game, state)[0])
    for player in state.players:
        player.money = 500

    rounds = []
    while state.round <= earliest:
        number = state.round
        events = play(game, state, cheapest_purchase(game, state))
        rounds += [number for _ in paid(events)]

    assert rounds == [earliest]


def cheapest_purchase(game: BoardGame, state: BoardState) -> str:
    """Return what somebody does who buys a plant whenever he can, and nothing else."""
    if state.phase == PhaseIndex.AUCTION and state.auction.item:
        return "drop"
    return offers(game, state)[
        -1 if state.phase in (PhaseIndex.RESOURCES, PhaseIndex.BUILDING) else 0
    ]


def test_plants_that_leave_the_market_pay_nothing() -> None:
    """DC-15: an unsold plant, an outgrown one, one drawn in vain, those of Steps 2 and 3."""
    game = a_game("classic", "germany", 3, demolition="on")
    state = a_state(
        game, order="ABC", market=(7, 8, 9, 22, 24, 25, 26, 27), deck=(3, S3, 30, 31, 33), money=50
    )
    own(state, "A", 4, 5, 6)
    some_houses(state, "A", 6)
    next_shuffle(state, 33, 31, 30)

    events = play(game, state, "pass", "pass", "pass")  # 7 unsold, 3 in vain, 8 with Step 3
    assert state.box == (7, 3, 8)
    assert paid(events) == []
    assert [money(state, letter) for letter in "ABC"] == [50, 50, 50]
    assert state.demolition.top == 0

    play(game, state, *["done"] * 5)
    put(state, "A.money=200")
    cities = ["hannover", "luebeck", "schwerin"]
    events = play(game, state, *[f"build {city}" for city in cities], "done")
    assert 9 in state.box  # outgrown by nine cities
    assert paid(events) == []
    assert state.demolition.top == 0


def test_a_discounted_plant_left_unsold_pays_nothing() -> None:
    """DC-15: in Recharged the plant under the token leaves the market, not a player."""
    game = a_game("recharged", "germany", 3, demolition="on")
    state = a_state(game, order="ABC", market=MARKET, deck=DECK)
    own(state, "A", 3, 4, 5)

    events = play(game, state, "pass", "pass", "pass")

    assert state.box == (20,)
    assert paid(events) == []
    assert state.demolition.top == 0


def test_the_trust_gets_no_compensation_and_is_not_the_first() -> None:
    """DC-17, RC-T19: it removes its lowest plant after A's purchase; B is the first to be paid."""
    game = a_game("recharged", "germany", 2, demolition="on")
    state = a_state(game, order="ATB", market=MARKET, deck=DECK, money=100)
    own(state, "T", 11, 12, 13)
    assert state.trust is not None
    own(state, "B", 6, 7, 8)

    events = play(game, state, "open 21 21", "drop")
    assert [plant.number for plant in state.trust.plants] == [12, 13, 25]
    assert paid(events) == []
    assert state.demolition.removals == 0

    events = play(game, state, "open 22 22", "remove 6")
    assert paid(events) == [(1, 3)]
    assert state.demolition.top == 1


def test_the_trusts_removal_alone_leaves_the_card() -> None:
    """DC-17, RC-T19, DC-11: no player removed a plant, so the top card stays."""
    game = a_game("recharged", "germany", 2, demolition="on")
    state = a_state(game, order="ATB", market=MARKET, deck=DECK, money=100)
    own(state, "T", 11, 12, 13)
    assert state.trust is not None

    play(game, state, "open 21 21", "drop", "pass")

    assert 11 in state.box
    assert state.phase == PhaseIndex.RESOURCES
    assert state.demolition.top == 0


def test_the_cards_come_from_the_content() -> None:
    """DC-3: the light side, which the board games use."""
    game = a_game("classic", "germany", 3, demolition="on")

    assert game.setup.demolition == load().board.demolition
