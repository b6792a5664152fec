"""Charts over rounds: where lines go, that marks stand apart, and what a pointer is told."""

import re
from itertools import pairwise

import pytest

from gridwright.draw.chart import ROUNDS_SIZE, RoundsChart, Series, draw_rounds
from gridwright.draw.theme import DARK, LIGHT


def drawn(*series: Series, rounds: int = 3, steps: tuple[tuple[int, str], ...] = ()) -> str:
    chart = RoundsChart("Cities", range(1, rounds + 1), series, steps, ["all"] * rounds)
    return draw_rounds(chart, LIGHT).body


def lines(body: str, colour: str) -> list[str]:
    return re.findall(rf'<path d="([^"]+)" stroke="{colour}" stroke-width="2.4"', body)


def test_a_line_goes_through_its_values() -> None:
    """The axis ends at 10, and 156 units are between 12 and 168: a half is at 90."""
    body = drawn(Series("A", [0, 5, 10]))

    assert lines(body, LIGHT["seat-a"]) == ["M32.0 168.0 L180.0 90.0 L328.0 12.0"]


def test_every_line_has_a_dark_edge() -> None:
    body = drawn(Series("C", [0, 5, 10]))

    assert body.index(f'stroke="{LIGHT["top"]}" stroke-width="3.6"') < body.index(
        f'stroke="{LIGHT["seat-c"]}" stroke-width="2.4"'
    )


def test_where_there_is_no_value_there_is_no_line() -> None:
    gap = drawn(Series("B", [0, None, 10]))
    none = drawn(Series("B", [None, None, None]))

    assert lines(gap, LIGHT["seat-b"]) == ["M32.0 168.0 L32.0 168.0M328.0 12.0 L328.0 12.0"]
    assert lines(none, LIGHT["seat-b"]) == []
    assert "data-house" not in none


def test_marks_stand_at_the_ends_and_apart() -> None:
    body = drawn(*[Series(letter, [0, 0, 3]) for letter in "ABCD"], Series("coal", [1, 1, 1]))

    heights = [float(y) for y in re.findall(r"translate\(342 ([\d.]+)\)", body)]
    gaps = [second - first for first, second in pairwise(heights)]
    assert len(heights) == 5
    assert min(gaps) >= 17
    assert max(heights) <= ROUNDS_SIZE[1]
    assert 'data-token="coal"' in body


@pytest.mark.parametrize("count", [4, 6])
def test_marks_at_the_bottom_do_not_leave_the_chart(count: int) -> None:
    body = drawn(*[Series(letter, [9, 5, 0]) for letter in "ABCDEF"[:count]])

    heights = [float(y) for y in re.findall(r"translate\(342 ([\d.]+)\)", body)]
    assert max(heights) == 166
    assert min(heights) == 166 - 17 * (count - 1)


def test_steps_are_dashed_and_those_of_one_round_share_a_line() -> None:
    body = drawn(Series("A", [1, 2, 3]), steps=((2, "Step 2"), (2, "Step 3"), (3, "end")))

    assert body.count('stroke-dasharray="3 3"') == 2
    assert "Step 2, Step 3" in body


def test_a_name_at_the_right_end_stays_inside() -> None:
    body = drawn(Series("A", [1, 2, 3]), steps=((3, "a long name of a step"),))

    (start,) = re.findall(r'<text x="([\d.]+)"[^>]*>a long name', body)
    assert float(start) < ROUNDS_SIZE[0] - 150


def test_many_rounds_share_their_numbers() -> None:
    body = drawn(Series("A", [1] * 20), rounds=20)

    below = re.findall(r'y="185"[^>]*>(\d+)<', body)
    assert below == [str(number) for number in range(1, 21, 2)]


def test_a_chart_of_one_round_has_a_dot() -> None:
    body = drawn(Series("A", [1]), rounds=1)

    assert lines(body, LIGHT["seat-a"]) == ["M32.0 12.0 L32.0 12.0"]
    assert body.count("<title>all</title>") == 1


def test_charts_follow_the_theme() -> None:
    chart = RoundsChart("Cities", [1, 2], [Series("A", [1, 2])])

    assert DARK["seat-a"] in draw_rounds(chart, DARK).body
