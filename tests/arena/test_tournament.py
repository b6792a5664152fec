"""Shares, intervals and times, worked out by hand."""

import pytest

from gridwright.arena.ratings import ratings
from gridwright.arena.tournament import lineup_results, schedule
from gridwright.simulate.match import Outcome


def outcome(*places: int, rounds: int = 10) -> Outcome:
    """Return a game that ended with these places; every seat decided twice, in half a second."""
    seats = len(places)
    return Outcome(
        list(places),
        [0] * seats,
        rounds,
        is_cut=False,
        decisions=[2] * seats,
        seconds=[0.5] * seats,
        slowest=[0.4] * seats,
        late=[1] * seats,
    )


def test_a_plan_plays_every_seating_of_every_deal() -> None:
    tournament = schedule(("a", "b"), 3, 4, seed=50)

    first = [
        task
        for task, (lineup, _) in zip(tournament.tasks, tournament.places, strict=True)
        if lineup == 0
    ]
    assert [(task.seed, task.bots) for task in first] == [
        (50, ("a", "b", "b")),
        (50, ("b", "b", "a")),
        (50, ("b", "a", "b")),
        (51, ("a", "b", "b")),
        (51, ("b", "b", "a")),
        (51, ("b", "a", "b")),
    ]
    assert [task.index for task in tournament.tasks] == list(range(len(tournament.tasks)))


def test_shares_are_counted_by_deal() -> None:
    """Two deals of two seats: "a" wins both games of the first, one of two of the second."""
    tournament = schedule(("a", "b"), 2, 4, seed=1)
    won = {0: outcome(1, 2), 1: outcome(2, 1), 2: outcome(1, 2), 3: outcome(1, 2)}

    (result,) = lineup_results(tournament, won)
    mine, yours = result.shares

    assert (mine.share, yours.share) == (0.75, 0.25)
    assert mine.chance == 0.5
    # Deals brought 1 and 0.5: deviation 0.3536, error 0.25, and 0.75 + 1.96 * 0.25 is over 1.
    assert mine.interval == pytest.approx((0.26, 1.0))
    assert mine.milliseconds == 250
    assert mine.slowest == 0.4
    assert mine.late == 4
    assert (result.games, result.rounds, result.cut) == (4, 40, 0)


def test_a_shared_win_counts_by_halves() -> None:
    tournament = schedule(("a", "b"), 2, 1, seed=1)

    (result,) = lineup_results(tournament, {0: outcome(1, 1)})

    assert [share.share for share in result.shares] == [0.5, 0.5]
    assert result.shares[0].interval == (0.0, 1.0)


def test_who_wins_more_is_rated_higher() -> None:
    tournament = schedule(("weak", "strong"), 2, 20, seed=1)
    won = {
        task.index: outcome(*(1 if bot == "strong" else 2 for bot in task.bots))
        for task in tournament.tasks
    }

    best, worst = ratings(tournament, won)

    assert (best.bot, worst.bot) == ("strong", "weak")
    assert best.low > worst.low
