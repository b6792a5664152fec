"""What a seat saw since the auction or its turn began."""

from typing import Any

from gridwright.content.load import load
from gridwright.core.phase import State
from gridwright.tables.retracing import recent_views
from gridwright.tables.table import Table, TableSpec


def a_table(*lines: str) -> Table:
    table = Table(TableSpec("recharged", "germany", 3, seed=5), load())
    for line in lines:
        table.play(line)
    return table


def bids(views: list[State]) -> list[int]:
    auctions: list[Any] = list(views)
    return [view.auction.bid for view in auctions]


def test_an_auction_goes_back_to_the_first_bid_that_the_seat_could_answer() -> None:
    """C opens, and A and B raise in turn; the opening was a decision of its own."""
    table = a_table("open 5 5", "bid 6", "bid 7", "bid 8", "bid 9", "bid 10")
    opener, first = [move.seat for move in table.moves[:2]]

    assert table.to_act == opener
    assert bids(recent_views(table, opener)) == [7, 10]
    table.play("drop")
    assert table.to_act == first
    assert bids(recent_views(table, first)) == [5, 8, 10]


def test_what_is_hidden_stays_hidden() -> None:
    table = a_table("open 5 5", "bid 6", "bid 7")

    (view,) = recent_views(table, table.to_act)

    assert view == table.view(table.to_act)


def test_a_turn_goes_back_to_its_first_action() -> None:
    """Two purchases of the seat that buys first; what it did in the auction does not count."""
    table = a_table()
    while table.game.phase_of(table.state) == "auction":
        actions = table.game.lowest_bid_actions(table.state)
        table.play(actions[-1] if "drop" in map(table.game.write, actions) else actions[0])
    seat = table.to_act
    money = [table.game.standing(table.state, seat).money]
    for _ in range(2):
        table.play("buy coal 1")
        money.append(table.game.standing(table.state, seat).money)

    views = recent_views(table, seat)

    assert [table.game.standing(view, seat).money for view in views] == money
