"""Sums over games: made-up ones worked out by hand, and real ones that agree with their ledger."""

import pytest

from gridwright.content.load import load
from gridwright.explorer.aggregate import (
    BANDS,
    WHOLE,
    Aggregate,
    Count,
    band_of,
    read,
    rounds_of,
)
from gridwright.explorer.played import played
from gridwright.simulate.ledger import Details, FinishedAuction, Purchase
from gridwright.simulate.match import Outcome, Result, Setting, Task, Worker
from gridwright.tables import record
from gridwright.tables.replay import replay


def outcome(places: list[int], rounds: int, *, is_cut: bool = False) -> Outcome:
    seats = len(places)
    return Outcome(places, [0] * seats, rounds, is_cut, [0] * seats, [0.0] * seats)


def auction(number: int, opener: int, card: str, winner: int, price: int) -> FinishedAuction:
    return FinishedAuction(number, 1, card, opener, [opener], [price], [], winner, price)


SHARED = outcome([1, 3, 1], 9)  # seats 0 and 2 share the win
SHARED_DETAILS = Details(
    purchases=[
        Purchase(1, 0, "plant", "13", 1, 15),
        Purchase(1, 2, "plant", "4", 1, 4),
        Purchase(1, 0, "fuel", "coal", 3, 3),
        Purchase(1, 0, "city", "essen", 1, 10),
        Purchase(1, 0, "city", "duisburg", 1, 10),
        Purchase(2, 1, "city", "essen", 1, 15),
        Purchase(5, 1, "plant", "13", 1, 20),
        Purchase(12, 2, "plant", "36", 1, 50),
    ],
    auctions=[auction(1, 2, "13", 0, 15), auction(2, 2, "4", 2, 4)],
    order=[2, 0, 1],
)
CUT = outcome([1, 1, 1], 60, is_cut=True)
CUT_DETAILS = Details(
    purchases=[Purchase(1, 0, "plant", "13", 1, 15), Purchase(1, 0, "city", "essen", 1, 10)],
    auctions=[auction(1, 0, "13", 0, 15)],
    order=[0, 1, 2],
)


def two_games() -> Aggregate:
    sums = Aggregate()
    sums.add(SHARED, SHARED_DETAILS, ("steady", "planner", "steady"))
    sums.add(CUT, CUT_DETAILS, ("steady", "steady", "steady"))
    return sums


def test_what_was_done_is_counted_with_what_was_won() -> None:
    sums = two_games()

    assert (sums.games, sums.cut) == (2, 1)
    assert sums.players == {"steady": 5, "planner": 1}
    assert sums.lengths == {9: 1, 60: 1}
    assert sums.sales == {
        ("13", 1, 15): Count(2, 30),  # half a win, and a game that nobody won
        ("4", 1, 4): Count(1, 30),
        ("13", 4, 20): Count(1, 0),  # round 5 is in the band that begins with 4
        ("36", 8, 50): Count(1, 30),
    }
    assert sums.openings == {"13": Count(2, 30), "4": Count(1, 30)}
    assert sums.cities == {"essen": Count(3, 30)}  # Duisburg was nobody's first
    assert sums.starts == {1: Count(2, 30), 2: Count(2, 30), 3: Count(2, 0)}


def test_a_count_is_a_share() -> None:
    tally = Count(4, 90).tally

    assert (tally.games, tally.won, tally.share) == (4, 1.5, 0.375)


def test_sums_of_two_parts_are_those_of_the_whole() -> None:
    first, second = Aggregate(), Aggregate()
    first.add(SHARED, SHARED_DETAILS, ("steady", "planner", "steady"))
    second.add(CUT, CUT_DETAILS, ("steady", "steady", "steady"))

    second.merge(first)

    assert second == two_games()


def test_sums_are_read_as_they_were_written() -> None:
    sums = two_games()

    assert read(sums.as_json()) == sums
    assert sums.as_json()["sales"]["13"] == [[1, 15, 2, 30], [4, 20, 1, 0]]


def test_every_round_is_in_one_band() -> None:
    assert [band_of(number) for number in (0, 1, 2, 3, 4, 5, 6, 7, 8, 40)] == [
        *(1, 1, 2, 3, 4, 4, 6, 6, 8, 8),
    ]
    assert [rounds_of(band) for band in BANDS] == [(1, 1), (2, 2), (3, 3), (4, 5), (6, 7), (8, 0)]


@pytest.mark.parametrize("places", [[1], [1, 1], [1, 1, 1], [1] * 4, [1] * 5, [1] * 6])
def test_a_win_is_shared_without_a_rest(places: list[int]) -> None:
    assert WHOLE % len(places) == 0


# Real games


def game(title: str, board: str) -> Result:
    setting = Setting(title, board, 3, keeps_details=True, keeps_records=True)
    return Worker(setting).play(Task(0, 7, ("casual", "novice", "steady")))


@pytest.mark.parametrize(
    ("title", "board"),
    [("recharged", "germany"), ("classic", "usa"), ("card", ""), ("outpost", "")],
)
def test_sums_agree_with_the_ledger_of_a_real_game(title: str, board: str) -> None:
    result = game(title, board)
    details = result.details
    assert details is not None
    sums = Aggregate()
    sums.add(result.outcome, details, result.task.bots)
    bought = [each for each in details.purchases if each.kind in ("plant", "card")]
    firsts = {
        each.seat: each.item for each in details.purchases[::-1] if each.kind in ("city", "station")
    }

    assert len(bought) > 5
    assert sum([count.times for count in sums.sales.values()]) == len(bought)
    paid = [price * count.times for (_, _, price), count in sums.sales.items()]
    assert sum(paid) == sum([each.cost for each in bought])
    assert sum([count.times for count in sums.openings.values()]) == len(
        [each for each in details.auctions if each.round == 1]
    )
    assert [count.times for count in sums.starts.values()] == [1, 1, 1]
    assert sum([count.won for count in sums.starts.values()]) == WHOLE
    assert sorted(sums.cities) == sorted(set(firsts.values()))
    assert bool(sums.cities) == (title != "card")
    assert sums.lengths == {result.outcome.rounds: 1}


@pytest.mark.parametrize(("title", "board"), [("recharged", "germany"), ("outpost", "")])
def test_a_table_counts_like_the_simulation_that_played_it(title: str, board: str) -> None:
    result = game(title, board)
    assert result.details is not None
    table = replay(record.read(result.details.record), load())

    ended, details = played(table)

    assert (ended.places, ended.rounds) == (result.outcome.places, result.outcome.rounds)
    assert details.purchases == result.details.purchases
    assert details.auctions == result.details.auctions
    assert details.order == result.details.order
