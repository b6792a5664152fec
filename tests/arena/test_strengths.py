"""The file of strengths: what it says, and what is refused."""

from pathlib import Path

import pytest

from gridwright.arena import strengths
from gridwright.arena.strengths import (
    Pool,
    Strength,
    StrengthsError,
    equal_levels,
    pool_of,
    read,
    strength_of,
    strengths_at,
    written,
)
from gridwright.bots.roster import names
from gridwright.core.errors import SetupError
from gridwright.games.registry import SEATS, TITLES

STEADY = '[card.two.steady]\nvalue = 1500\nlow = 1500\nhigh = 1500\ngames = 9\nversions = ["1+a"]\n'
NOVICE = '[card.two.novice]\nvalue = 1400\nlow = 1350\nhigh = 1460\ngames = 8\nversions = ["1+a"]\n'


def file_with(text: str, folder: Path) -> Path:
    path = folder / "strength.toml"
    path.write_text(text, encoding="utf-8")
    return path


def a_strength(value: int, low: int, high: int, games: int = 100) -> Strength:
    return Strength(Pool.TWO, value, low, high, games, ("1+a",))


def test_every_level_has_a_strength_at_every_table() -> None:
    for title in TITLES:
        for seats in SEATS:
            measured = [strength_of(level, title.name, seats) for level in names()]
            assert measured[names().index("steady")].value == 1500
            assert min(measured, key=lambda strength: strength.value) == measured[0]


def test_two_seats_are_a_pool_of_their_own() -> None:
    assert [pool_of(seats) for seats in SEATS] == [Pool.TWO, *[Pool.MORE] * 4]
    assert strengths_at("card", 3) is strengths_at("card", 6)
    assert strengths_at("card", 2) is not strengths_at("card", 3)


def test_a_level_that_was_not_measured_is_refused() -> None:
    with pytest.raises(SetupError, match=r"'master@9s' in .*Card Game with 2 seats"):
        strength_of("master@9s", "card", 2)


def test_points_are_strengths_and_openskills_mu() -> None:
    """400 points are odds of 10:1; with two seats openskill divides mu by √(2 · (25² / 36 + 1))."""
    strength = a_strength(1900, 1800, 2000)

    assert strength.units == pytest.approx(2.302585)
    assert strength.mu == pytest.approx(25 + 2.302585 * 6.0599, abs=1e-3)
    with_four = Strength(Pool.MORE, 1900, 1800, 2000, 100, ("1+a",))
    assert with_four.mu == pytest.approx(25 + 2.302585 * 8.5700, abs=1e-3)


@pytest.mark.parametrize(
    ("other", "is_like"),
    [
        (a_strength(1540, 1460, 1620), True),
        (a_strength(1551, 1490, 1610), False),  # too far
        (a_strength(1540, 1501, 1580), False),  # surely stronger
        (a_strength(1540, 1460, 1620, games=49), False),  # hardly known
    ],
)
def test_levels_are_alike_where_games_show_no_difference(other: Strength, is_like: bool) -> None:  # noqa: FBT001
    assert a_strength(1500, 1500, 1500).is_like(other) is is_like
    assert other.is_like(a_strength(1500, 1500, 1500)) is is_like


def test_levels_that_are_alike_form_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random is nobody's choice; master is like planner, but only these two."""
    by_level = {
        "random": a_strength(1500, 1400, 1600),
        "novice": a_strength(1490, 1400, 1580),
        "casual": a_strength(1510, 1430, 1590),
        "steady": a_strength(1500, 1500, 1500),
        "planner": a_strength(2000, 1900, 2100),
        "master": a_strength(2040, 1940, 2140),
    }
    monkeypatch.setattr(strengths, "_packaged", lambda: {("card", Pool.TWO): by_level})

    assert equal_levels("card", 2) == (("novice", "casual", "steady"), ("planner", "master"))
    by_level["casual"] = a_strength(1600, 1560, 1640)
    assert equal_levels("card", 2) == (("planner", "master"),)
    by_level["master"] = a_strength(2140, 2100, 2180)
    assert equal_levels("card", 2) == ()
    assert equal_levels("card", 3) == ()


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    measured = {
        ("card", Pool.TWO): {
            "steady": a_strength(1500, 1500, 1500),
            "master@2s": a_strength(2000, 1900, 2100),
        }
    }

    text = written(measured)

    assert '[card.two."master@2s"]' in text
    assert read(file_with(text, tmp_path)) == measured


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("value = ", r"strength.toml cannot be used: .*"),
        (STEADY.replace("card", "chess"), "chess is missing or wrong"),
        (STEADY.replace("two", "seven"), "card.seven is missing or wrong"),
        ("card = 1", "card is missing or wrong"),
        ("[card]\ntwo = 1", "card.two is missing or wrong"),
        ("[card.two]\nsteady = 1", "card.two.steady is missing or wrong"),
        (NOVICE, "card.two.steady is missing or wrong"),
        (STEADY.replace("1500", "1501"), "card.two.steady is missing or wrong"),
        (STEADY + NOVICE.replace("two.novice", "two.genius"), "There is no bot 'genius'"),
        (STEADY + NOVICE + "wins = 3", "card.two.novice.wins is missing or wrong"),
        (STEADY + NOVICE.replace("low = 1350\n", ""), "card.two.novice.low is missing or wrong"),
        (STEADY + NOVICE.replace("1400", "1400.5"), "card.two.novice.value is missing or wrong"),
        (STEADY + NOVICE.replace("1400", "1340"), "card.two.novice.value is missing or wrong"),
        (STEADY + NOVICE.replace("= 8", "= 0"), "card.two.novice.games is missing or wrong"),
        (STEADY + NOVICE.replace('["1+a"]', "[]"), "card.two.novice.versions is missing or wrong"),
        (STEADY + NOVICE.replace('["1+a"]', "[1]"), "card.two.novice.versions is missing or wrong"),
    ],
)
def test_a_broken_file_is_refused_with_the_place(text: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(StrengthsError, match=reason):
        read(file_with(text, tmp_path))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StrengthsError, match=r"strength\.toml cannot be used"):
        read(tmp_path / "strength.toml")
