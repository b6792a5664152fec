"""Strengths measured from journals."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from gridwright.arena.ladder import Row, rows
from gridwright.arena.measuring import measured, rendered
from gridwright.arena.strengths import Pool, Strength
from gridwright.core.errors import SetupError
from gridwright.simulate.match import Outcome, Setting

TWO = Setting("card", "", 2)


def an_outcome(places: list[int], *, is_cut: bool = False) -> Outcome:
    nothing = [0 for _ in places]
    return Outcome(places, nothing, 9, is_cut, nothing, [0.0 for _ in places])


def journal(row: Row, folder: Path, outcomes: list[Outcome], version: str = "1+a") -> None:
    lines: list[dict[str, object]] = [{"version": version}]
    lines += [{"index": index, **asdict(outcome)} for index, outcome in enumerate(outcomes)]
    row.path(folder).write_text("".join([f"{json.dumps(line)}\n" for line in lines]))


def results(row: Row, wins: int, losses: int) -> list[Outcome]:
    """Return games with so many wins of the bot of *row*, which sits on either seat in turn."""
    first = [task.bots[0] == row.bot for task in row.schedule.tasks]
    won = [True] * wins + [False] * losses
    return [
        an_outcome([1, 2] if is_first == wins_it else [2, 1])
        for is_first, wins_it in zip(first, won, strict=True)
    ]


def test_points_count_from_steady_with_half_an_imaginary_win_for_both(tmp_path: Path) -> None:
    """4.5 to 1.5 is 3:1: log₁₀ 3 · 400 = 190.8 points; 5.5 to 0.5 is 11:1, 416.6 points."""
    above = Row(TWO, "planner", "steady", 5)
    below = Row(TWO, "steady", "casual", 5)
    journal(above, tmp_path, results(above, 4, 1 + 1)[:-1] + [an_outcome([1, 1], is_cut=True)])
    journal(below, tmp_path, results(below, 5 + 1, 0)[:5], "1+b")

    by_level = measured([above, below], tmp_path, {}, 50)["card", Pool.TWO]

    assert list(by_level) == ["casual", "steady", "planner"]
    assert [strength.value for strength in by_level.values()] == [1083, 1500, 1691]
    assert [strength.games for strength in by_level.values()] == [5, 10, 5]
    assert by_level["steady"].low == by_level["steady"].high == 1500
    assert by_level["steady"].versions == ("1+a", "1+b")
    assert by_level["planner"].versions == ("1+a",)


def test_intervals_grow_narrower_with_games_and_are_open_where_all_were_won(
    tmp_path: Path,
) -> None:
    """With n wins of n, the share that is missing is about Beta(½, n + ½): 2.5 / n at 97.5 %.

    So 100 wins of 100 are odds of at least 39:1 or so, 636 points, with no such limit upwards.
    """
    few, many = Row(TWO, "planner", "steady", 20), Row(TWO, "planner", "steady", 100)
    journal(few, tmp_path, results(few, 10, 10))
    wide = measured([few], tmp_path, {}, 400)["card", Pool.TWO]["planner"]
    journal(many, tmp_path, results(many, 50, 50))
    narrow = measured([many], tmp_path, {}, 400)["card", Pool.TWO]["planner"]
    journal(many, tmp_path, results(many, 100, 0))
    won = measured([many], tmp_path, {}, 400)["card", Pool.TWO]["planner"]

    assert (wide.value, narrow.value) == (1500, 1500)
    assert wide.high - wide.low > 1.5 * (narrow.high - narrow.low)
    assert won.low == pytest.approx(1500 + 636, abs=60)
    assert won.high > 1500 + 1400


def test_games_of_one_deal_count_as_one(tmp_path: Path) -> None:
    """Both games of a deal end alike, or each deal one each way: the same shares, less certain."""
    row = Row(TWO, "planner", "steady", 40)
    journal(row, tmp_path, results(row, 20, 20))
    by_deals = measured([row], tmp_path, {}, 400)["card", Pool.TWO]["planner"]
    by_seats = [an_outcome([1, 2]) for _ in row.schedule.tasks]
    journal(row, tmp_path, by_seats)
    balanced = measured([row], tmp_path, {}, 400)["card", Pool.TWO]["planner"]

    assert by_deals.value == balanced.value == 1500
    assert by_deals.high - by_deals.low > 3 * (balanced.high - balanced.low)


def test_levels_that_met_nobody_are_refused(tmp_path: Path) -> None:
    row = Row(TWO, "novice", "random", 2)
    journal(row, tmp_path, results(row, 1, 1))

    with pytest.raises(SetupError, match="No chain of games connects novice, random with steady"):
        measured([row], tmp_path, {}, 10)


def test_pools_without_games_stay_as_they_were(tmp_path: Path) -> None:
    row = Row(TWO, "planner", "steady", 2)
    before = {
        ("card", Pool.TWO): {"steady": Strength(Pool.TWO, 1500, 1500, 1500, 4, ("0+z",))},
        ("card", Pool.MORE): {"steady": Strength(Pool.MORE, 1500, 1500, 1500, 4, ("0+z",))},
    }
    assert measured([row], tmp_path, before, 10) == before
    journal(row, tmp_path, results(row, 1, 1))

    after = measured([row], tmp_path, before, 10)

    assert after["card", Pool.MORE] == before["card", Pool.MORE]
    assert list(after["card", Pool.TWO]) == ["steady", "planner"]


def test_the_table_has_a_row_for_each_pool() -> None:
    by_level = {
        "steady": Strength(Pool.TWO, 1500, 1500, 1500, 4, ("0+z",)),
        "planner": Strength(Pool.TWO, 1900, 1800, 2000, 4, ("0+z",)),
    }

    *_, line = rendered({("card", Pool.TWO): by_level}).splitlines()

    assert line.split(" | ")[1:-1] == ["", "", "", "1500", "1900 (1800 - 2000)", ""]
    assert line.endswith(" | 0 / 0 / 0 / 4 / 4 / 0 |")
    assert "Card Game, 2" in line


@pytest.mark.parametrize("short", [False, True])
def test_the_ladder_connects_all_levels_in_every_pool(short: bool) -> None:  # noqa: FBT001
    pools: dict[tuple[str, bool], set[tuple[str, ...]]] = {}
    for row in rows(short=short):
        pair = tuple([name.partition("@")[0] for name in (row.bot, row.against)])
        pools.setdefault((row.setting.title, row.setting.seats == 2), set()).add(pair)

    steps = {("novice", "random"), ("casual", "novice"), ("steady", "casual")}
    steps |= {("planner", "steady"), ("master", "planner")}
    assert len(pools) == 4 * 2
    assert all([steps <= pairs for pairs in pools.values()])
