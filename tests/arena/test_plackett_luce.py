"""Strengths that rankings show, worked out by hand."""

from math import exp, log

import pytest

from gridwright.arena.plackett_luce import Evidence, fit


def evidence_of(*rankings: tuple[str, tuple[int, ...], int]) -> Evidence:
    """Return rankings: the seats as letters, their places, and how often that happened."""
    evidence = Evidence()
    for seats, places, times in rankings:
        evidence.add(tuple(seats), places, times)
    return evidence


def test_three_wins_to_one_are_a_difference_of_the_logarithm_of_three() -> None:
    strengths = fit(evidence_of(("ab", (1, 2), 3), ("ab", (2, 1), 1)), {"b": 0.0})

    assert strengths["a"] == pytest.approx(log(3))
    assert strengths["b"] == 0.0


def test_a_fixed_strength_moves_all_others() -> None:
    strengths = fit(evidence_of(("ab", (1, 2), 3), ("ab", (2, 1), 1)), {"a": 5.0})

    assert strengths["b"] == pytest.approx(5 - log(3))


def test_strengths_add_up_along_a_chain() -> None:
    """B wins 2:1 against A, and C 4:1 against B: 8:1 between C and A, who never met."""
    games = evidence_of(("ab", (1, 2), 1), ("ab", (2, 1), 2), ("bc", (1, 2), 1), ("bc", (2, 1), 4))

    assert fit(games, {"a": 0.0})["c"] == pytest.approx(log(8))


def test_one_among_three_alike_wins_by_its_odds_against_each() -> None:
    """Twice as strong as each of three, it is first in 2 / 5 of all games: in 12 of 30.

    It is second in 3 / 5 · 2 / 4 of them, third in 3 / 5 · 2 / 4 · 2 / 3: 9, 6, and last in 3.
    """
    games = evidence_of(
        ("abbb", (1, 2, 3, 4), 12),
        ("babb", (1, 2, 3, 4), 9),
        ("bbab", (1, 2, 3, 4), 6),
        ("bbba", (1, 2, 3, 4), 3),
    )

    assert fit(games, {"b": 0.0})["a"] == pytest.approx(log(2))


def test_a_tie_lies_between_both_orders() -> None:
    """Two ties count as a win and a loss, so 2 wins, 0 losses and 2 ties are 3:1."""
    games = evidence_of(("ab", (1, 2), 2), ("ab", (1, 1), 2))

    assert fit(games, {"b": 0.0})["a"] == pytest.approx(log(3))


def test_a_tie_of_three_counts_all_six_orders() -> None:
    tied = evidence_of(("abc", (1, 1, 1), 6))
    orders = ((1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1))
    broken = evidence_of(*[("abc", places, 1) for places in orders])

    assert tied.placed == pytest.approx(broken.placed)
    assert tied.fields == pytest.approx(broken.fields)


def test_seats_of_one_player_alone_say_nothing() -> None:
    games = evidence_of(("aaa", (1, 2, 3), 1), ("abb", (1, 2, 3), 1))

    assert dict(games.fields) == {(("a", 1), ("b", 2)): 1.0}
    assert games.pairs == {("a", "b")}


def test_weights_are_numbers_of_games() -> None:
    games, once = Evidence(), evidence_of(("ab", (1, 2), 1))
    games.merge(once, 2.5)
    games.merge(evidence_of(("ab", (2, 1), 1)), 0.5)

    assert fit(games, {"b": 0.0})["a"] == pytest.approx(log(5))


def test_who_always_wins_has_no_limit_but_what_is_expected() -> None:
    """With a deviation of 1, the slope of one win is that of the expectation: 1 / (1 + e^x) = x."""
    games = evidence_of(("ab", (1, 2), 1))

    with pytest.raises(ValueError, match="without a limit"):
        fit(games, {"b": 0.0})
    strength = fit(games, {"b": 0.0}, deviation=1.0)["a"]
    assert 1 / (1 + exp(strength)) == pytest.approx(strength)


def test_players_that_never_met_the_fixed_one_have_no_strength() -> None:
    with pytest.raises(ValueError, match="without a limit"):
        fit(evidence_of(("cd", (1, 2), 1), ("cd", (2, 1), 1)), {"a": 0.0})
