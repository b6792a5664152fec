"""Plants that cannot be."""

from pathlib import Path

import pytest

from tests.content.own_files import (
    CLASSIC,
    PLANTS,
    RECHARGED,
    problems,
    write,
)


@pytest.mark.parametrize(
    ("path", "old", "new", "problem"),
    [
        (
            CLASSIC,
            "first_market = [3, 4,",
            "first_market = [4, 4,",
            "first_market: content_first_market total=8",
        ),
        (
            CLASSIC,
            "first_market = [3, 4,",
            "first_market = [3, 4, 4,",
            "first_market: content_first_market total=8",
        ),
        (
            CLASSIC,
            "first_market = [3, 4,",
            "first_market = [4,",
            "first_market: content_first_market total=8",
        ),
        (
            CLASSIC,
            "first_market = [3, 4,",
            "first_market = [1, 4,",
            "first_market[0]: content_no_plant plant=1",
        ),
        (CLASSIC, "first_draw = 13", "first_draw = 41", "first_draw: content_no_plant plant=41"),
        (
            CLASSIC,
            "first_draw = 13",
            "first_draw = 10",
            "first_draw: content_first_draw plant=10",
        ),
        (
            RECHARGED,
            "plugs_up_to = 15",
            "plugs_up_to = 10",
            "plugs_up_to: content_plugs needed=9 found=8",
        ),
        (
            CLASSIC,
            'plants = "board"',
            'plants = "mine"',
            "plants: content_names_no_file path=plants/mine.toml",
        ),
        (
            CLASSIC,
            'plants = "board"',
            'plants = "../board"',
            "plants: content_slug found=../board",
        ),
        (PLANTS, "number = 4,", "number = 3,", "plants[1].number: content_twice found=3"),
        (
            PLANTS,
            "number = 50,",
            "number = 99,",
            "plants[41].number: content_between lowest=1 highest=98 found=99",
        ),
        (
            PLANTS,
            'fuel = "garbage"',
            'fuel = "gas"',
            (
                "plants[3].fuel: content_choice found=gas"
                " choices=coal,oil,garbage,uranium,hybrid,eco"
            ),
        ),
        (
            PLANTS,
            'fuel = "eco", need = 0',
            'fuel = "eco", need = 1',
            "plants[10].need: content_need",
        ),
        (
            PLANTS,
            "need = 2",
            "need = 0",
            "plants[0].need: content_need",
        ),
        (PLANTS, "need = 2", "need = -2", "plants[0].need: content_at_least lowest=0 found=-2"),
        (PLANTS, "cities = 1", "cities = 0", "plants[0].cities: content_at_least lowest=1 found=0"),
    ],
)
def test_plants_that_cannot_be_are_told(
    tmp_path: Path, path: str, old: str, new: str, problem: str
) -> None:
    write(tmp_path, path, (old, new))

    assert problems(tmp_path) == (f"{path}: {problem}",)
