"""What a summary leaves out, and who leads."""

from gridwright.simulate.ledger import Details, SeatRound
from gridwright.simulate.match import Outcome, Result, Task
from gridwright.simulate.summary import Average, Summary, curve


def game(*rounds: tuple[tuple[int, int], ...]) -> Result:
    """Return a game of two seats with cities and income of both in every round."""
    rows = [
        SeatRound(number, seat, 0, income, 0, 0, cities, 0)
        for number, seats in enumerate(rounds, 1)
        for seat, (cities, income) in enumerate(seats)
    ]
    outcome = Outcome([1, 2], [1, 0], len(rounds), is_cut=False, decisions=[1, 1], seconds=[0, 0])
    return Result(Task(0, 1, ("a", "b")), outcome, Details(rounds=rows, order=[0, 1]))


def changes(result: Result) -> float:
    summary = Summary()
    summary.add(result)
    return summary.mean_lead_changes


def test_the_lead_changes_when_another_has_more_cities_alone() -> None:
    """First seat 0, then equal, then seat 1, then seat 0 again: two changes."""
    assert (
        changes(game(((2, 0), (1, 9)), ((2, 0), (2, 9)), ((2, 0), (3, 9)), ((4, 0), (3, 9)))) == 2
    )


def test_without_cities_income_is_the_lead_but_for_the_last_round() -> None:
    assert changes(game(((0, 5), (0, 4)), ((0, 5), (0, 6)), ((0, 9), (0, 0)))) == 1


def test_rounds_that_few_games_came_to_are_left_out() -> None:
    """Of 40 games, two are a twentieth, one is not."""
    by_round = {1: Average(40, 80), 2: Average(2, 10), 3: Average(1, 50)}

    assert curve(by_round) == [(1.0, 2.0), (2.0, 5.0)]
    assert curve({}) == []
