"""Calibrated chances and intervals, worked out by hand."""

from math import log

import pytest

from gridwright.advice.calibration import (
    LEAST,
    Calibration,
    Estimate,
    calibration,
    calibration_of,
    estimate,
)
from gridwright.games.registry import SEATS, TITLES

ROUNDS = (10.0, 10.0, 8.0)


def test_without_a_correction_only_the_extremes_change() -> None:
    """Of 1, what 3 seats have at least leaves 0.985 to share: 0.5 becomes 0.005 + 0.4925."""
    chances = Calibration().chances([0.5, 0.5, 0.0], 1, 0.0)

    assert chances == pytest.approx((0.4975, 0.4975, LEAST))


def test_no_chance_is_0_or_1_as_long_as_the_game_goes_on() -> None:
    sure = Calibration(power=2.0).chances([1.0, 0.0], 9, 1.0)

    assert sure == pytest.approx((0.995, 0.005))


def test_a_blend_is_a_part_of_an_equal_share() -> None:
    """A fifth of an equal share of two: 0.8 x 0.9 + 0.1 = 0.82, and 0.18 for the other."""
    chances = Calibration(blend=0.2).chances([0.9, 0.1], 1, 0.0)

    assert chances == pytest.approx((LEAST + 0.99 * 0.82, LEAST + 0.99 * 0.18))


def test_a_power_makes_chances_bolder() -> None:
    """Squared, 0.6 and 0.4 are as 9 to 4."""
    chances = Calibration(power=log(2)).chances([0.6, 0.4, 0.0, 0.0], 1, 0.0)

    assert chances[0] == pytest.approx(LEAST + 0.98 * 9 / 13)


@pytest.mark.parametrize(
    ("correction", "seats", "number", "ending"),
    [
        (Calibration(progress=log(2), rounds=ROUNDS), 3, 10, 0.0),  # as long as usual
        (Calibration(progress=log(2), rounds=ROUNDS), 3, 15, 0.0),  # longer counts no more
        (Calibration(progress=log(4), rounds=ROUNDS), 4, 4, 0.0),  # half of 8 rounds
        (Calibration(ending=log(4)), 4, 1, 0.5),
        (Calibration(seats=-1.0), 2, 1, 0.0),  # half of four seats: e to the power of ln 2
    ],
)
def test_the_power_depends_on_how_far_a_game_is_and_on_the_seats(
    correction: Calibration, seats: int, number: int, ending: float
) -> None:
    """In each of these cases it is 2."""
    raw = [0.6, 0.4, *[0.0] * (seats - 2)]

    chances = correction.chances(raw, number, ending)

    assert chances[0] == pytest.approx(LEAST + (1 - seats * LEAST) * 9 / 13)


@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_every_title_has_a_correction_for_all_numbers_of_seats(title: str) -> None:
    correction = calibration_of(title)

    assert len(correction.rounds) == len(SEATS)
    assert correction.residual > 0
    for seats in SEATS:
        raw = [1.0, *[0.0] * (seats - 1)]
        chances = correction.chances(raw, 9, 1.0)
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= LEAST
        assert max(chances) <= 1 - LEAST + 1e-9
        assert chances[0] > 0.9


def test_a_table_of_the_file_may_lack_terms() -> None:
    assert calibration({"power": 0.5, "rounds": [8, 9]}) == Calibration(power=0.5, rounds=(8, 9))


# Intervals


def test_an_interval_is_wider_where_deals_differ() -> None:
    """Four deals of 0, 0, 1 and 1: without one of them the mean is 2/3 or 1/3.

    These lie 1/6 from 1/2, so the squared error is 3/4 x 4 / 36 = 1/12; that of the mean of four
    such values is 0.2887. With four deals an interval goes 1.96 + 2.8 / 3 of them either way.
    """
    interval = estimate(0.5, [2 / 3, 2 / 3, 1 / 3, 1 / 3])

    assert interval.margin == pytest.approx((1.96 + 2.8 / 3) * 0.2886751)
    assert (interval.low, interval.high) == (0.5 - interval.margin, 0.5 + interval.margin)


def test_where_deals_agree_the_error_of_the_calibration_remains() -> None:
    """0.1 of log odds are 0.025 of an even chance."""
    error = Calibration(residual=0.1).error(0.5)

    assert error == pytest.approx(0.025)
    assert estimate(0.5, [0.5, 0.5], error).margin == pytest.approx(1.96 * 0.025)


def test_one_deal_tells_nothing_of_the_spread() -> None:
    assert estimate(0.3, [0.3]) == Estimate(0.3, 0.0)
