"""The ledger of a game: every Elektro and every bid is in it."""

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from gridwright.core.events import EventKind
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.games.board.state import PhaseIndex
from gridwright.simulate.ledger import Details, FinishedAuction, Ledger, Purchase, SeatRound
from gridwright.simulate.match import Setting, Task, Worker
from tests import builders
from tests.conformance.suite import Seating
from tests.conformance.titles import SEATINGS
from tests.games.outpost import positions

ROUNDS = 12  # enough for Step 3, full plants and compensation
BOTS = ("steady", "random", "steady", "random", "steady", "random")


@cache
def played(seating: Seating, seed: int) -> Details:
    """Return the details of a game at this table."""
    table = (seating.title, seating.board, seating.seats, dict(seating.options))
    worker = Worker(Setting(*table, round_limit=ROUNDS, keeps_details=True))
    details = worker.play(Task(0, seed, BOTS[: seating.seats])).details
    assert details is not None
    return details


def entered(game: Game[Any], state: State, *lines: str) -> Details:
    """Return what a ledger holds after these actions."""
    ledger = Ledger(game)
    ledger.update(state)
    for line in lines:
        game.apply(state, game.parse(line), ledger.sink)
        ledger.update(state)
    return ledger.details


# At every table


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_every_round_of_every_seat_adds_up(seating: Seating) -> None:
    """Money before + income + compensation - purchases = money after, at every kind of table."""
    details = played(seating, seed=5)

    assert len({row.round for row in details.rounds}) > 4
    for seat in range(seating.seats):
        rows = [row for row in details.rounds if row.seat == seat]
        for row in rows:
            received = row.income + row.compensation
            assert row.money_before + received - spent(details, row) == row.money
        assert [row.round for row in rows] == list(range(1, len(rows) + 1))
        assert all(before.money == row.money_before for before, row in pairwise(rows))


def spent(details: Details, row: SeatRound) -> int:
    """Return what a seat paid in the round of *row*."""
    round_and_seat = (row.round, row.seat)
    purchases = details.purchases
    return sum(entry.cost for entry in purchases if (entry.round, entry.seat) == round_and_seat)


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_every_card_that_was_bought_has_its_auction(seating: Seating) -> None:
    details = played(seating, seed=6)

    cards = [entry for entry in details.purchases if entry.kind in ("plant", "card")]
    sales = [(sale.round, sale.winner, sale.card, sale.price) for sale in details.auctions]
    assert [(entry.round, entry.seat, entry.item, entry.cost) for entry in cards] == sales
    assert [sale.auction for sale in details.auctions] == list(range(1, len(sales) + 1))
    for sale in details.auctions:
        assert sale.bids == sorted(set(sale.bids))
        assert len(sale.bidders) == len(sale.bids)
        assert (sale.bidders[0], sale.bidders[-1]) == (sale.opener, sale.winner)
        assert set(sale.bidders) <= {*sale.dropped, sale.winner}
        assert sale.winner not in sale.dropped
        assert sale.price == sale.bids[-1] or seating.title == "outpost"


def test_every_way_to_pay_and_to_be_paid_was_seen() -> None:
    """The tables above buy everything that can be bought, and the Contractor pays there."""
    games = [played(seating, seed=5) for seating in SEATINGS]

    kinds = {entry.kind for details in games for entry in details.purchases}
    assert kinds == {"plant", "card", "fuel", "city", "workers"}
    rounds = [row for details in games for row in details.rounds]
    assert sum(row.compensation > 0 for row in rounds) > 20
    assert sum(row.income > 0 for row in rounds) > 1000


# By hand


def test_coal_from_the_storage_is_a_purchase_of_fuel() -> None:
    """RC-U2, RC-U3: three units for 8 each, bought by C in the second round."""
    game = builders.a_game(board="usa", seats=3)
    state = builders.a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")
    builders.own(state, "C", 20)
    builders.own(state, "A", 25, 31, 36)
    builders.own(state, "B", 8, 10, 15)
    builders.on_sale(state, coal=0)
    builders.store(state, "A", coal=16)
    builders.store(state, "B", coal=3)

    details = entered(game, state, "buy storage 3")

    assert details.purchases == [Purchase(2, 2, "fuel", "coal", 3, 24)]


def test_compensation_is_neither_income_nor_a_purchase() -> None:
    """DC-6: card 2 pays 5 to A, who bought plant 20 for 20 of its 100; C and B pass."""
    game = builders.a_game("classic", "germany", 3, demolition="on")
    market = (20, 21, 22, 24, 25, 26, 27, 29)
    state = builders.a_state(game, order="ABC", market=market, money=100)
    builders.own(state, "A", 3, 4, 5)
    builders.put(state, "demolition=2:0")
    turns = ("open 20 20", "drop", "drop", "remove 3", "pass", "pass")
    rest = ("done",) * 6 + ("power none",) * 3

    details = entered(game, state, *turns, *rest)

    assert details.purchases == [Purchase(2, 0, "plant", "20", 1, 20)]
    assert details.rounds == [
        SeatRound(2, 0, 100, 10, 5, 95, 0, 3),
        SeatRound(2, 1, 100, 10, 0, 110, 0, 0),
        SeatRound(2, 2, 100, 10, 0, 110, 0, 0),
    ]


def test_an_auction_has_every_bid_in_order() -> None:
    """A opens with 10, B bids 11, C drops out, A bids 12, B drops out."""
    game = builders.a_game()
    state = builders.a_state(game, order="ABC", market=(10, 11, 12, 13, 14, 15, 16, 17))

    details = entered(game, state, "open 10 10", "bid 11", "drop", "bid 12", "drop")

    assert details.auctions == [
        FinishedAuction(
            auction=1,
            round=2,
            card="10",
            opener=0,
            bidders=[0, 1, 0],
            bids=[10, 11, 12],
            dropped=[2, 1],
            winner=0,
            price=12,
        )
    ]


def test_a_card_nobody_else_wants_goes_for_the_first_bid() -> None:
    """B and C leave plant 10 to A; then B opens, and C alone is asked."""
    game = builders.a_game()
    state = builders.a_state(game, order="ABC", market=(10, 11, 12, 13, 14, 15, 16, 17))

    details = entered(game, state, "open 10 10", "drop", "drop", "open 12 13", "drop")

    assert [sale.bids for sale in details.auctions] == [[10], [13]]
    assert [sale.dropped for sale in details.auctions] == [[1, 2], [2]]
    assert [sale.winner for sale in details.auctions] == [0, 1]


def test_the_price_of_a_card_is_what_was_paid_after_the_rebate() -> None:
    """OP-X.3, case OP-T3: A owns Data Library, bids 14 and pays 9."""
    game = positions.a_game()
    state = positions.a_state(game, current="3 12 13 14", future="15 16 17 18", deck="19 21 S3")
    positions.own(state, "A", "11")

    details = entered(game, state, "open 12 14", "drop", "drop")

    (sale,) = details.auctions
    assert (sale.card, sale.bids, sale.price) == ("12", [14], 9)
    assert details.purchases == [Purchase(sale.round, 0, "card", "12", 1, 9)]


def test_events_that_only_a_map_of_ones_own_has_are_entered_too() -> None:
    """B pays a toll of 4, receives a subsidy of 9 and buys plant 13 for 13, without an auction."""
    game = builders.a_game()
    state = builders.a_state(game, order="ABC")
    ledger = Ledger(game)
    ledger.update(state)
    toll = EventKind("toll", ("amount",), cost="amount")
    subsidy = EventKind("subsidy", ("money",), gain="money", account="subsidy")
    sale = EventKind("sale", ("plant", "cost"), cost="cost", brings="plant", item="plant")

    ledger.sink.add(toll, 1, {"amount": 4})
    ledger.sink.add(subsidy, 1, {"money": 9})
    ledger.sink.add(sale, 1, {"plant": "13", "cost": 13})
    state.players[1].money += 9 - 4 - 13
    state.round += 1
    ledger.update(state)

    assert ledger.details.purchases == [
        Purchase(2, 1, "toll", "", 4, 4),
        Purchase(2, 1, "plant", "13", 1, 13),
    ]
    assert ledger.details.auctions == []
    assert ledger.details.rounds[1] == SeatRound(2, 1, 50, 0, 9, 42, 0, 0)
