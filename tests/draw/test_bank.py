"""The bank of a clock over a game."""

import re

import pytest

from gridwright.draw.bank import ROUNDS, BankLabels, draw_bank, levels
from gridwright.draw.theme import DARK, LIGHT

LABELS = BankLabels("A bank", "10 min", ("round 2", "4", "6", "8"))


def test_without_refills_a_tenth_of_the_bank_is_left() -> None:
    pairs = levels(1000, 0)

    assert pairs[0] == pytest.approx((1000, 901))  # the first takes 11 of 100 parts of 900
    assert pairs[1] == pytest.approx((901, 766))
    assert pairs[-1] == pytest.approx((190, 100))


def test_a_refill_never_fills_the_bank_above_the_most() -> None:
    pairs = levels(100, 100)  # 800 in all, of which 720 are taken: 79.2 in the first round

    assert pairs[0] == pytest.approx((100, 20.8))
    assert pairs[1] == pytest.approx((100, 0))  # 108 are not there
    assert [begins for begins, _ in pairs] == [100] * 8


def test_every_refill_is_a_dot_and_the_curve_stays_above_the_line() -> None:
    svg = draw_bank(600, 120, LIGHT, LABELS).svg()
    curve = re.search(r'<path d="M([^"]+)"', svg)
    assert curve is not None
    heights = [float(corner.split()[1]) for corner in curve[1].split("L")]

    assert svg.count("<circle") == len(ROUNDS) - 1
    assert len(heights) == 2 * len(ROUNDS)
    assert (heights[0], max(heights) < 80) == (22, True)
    assert "<circle" not in draw_bank(600, 0, LIGHT, LABELS).svg()
    assert svg != draw_bank(600, 120, DARK, LABELS).svg()
