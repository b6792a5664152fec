"""Fuel tables: of an edition, and those that a map brings with it."""

from pathlib import Path

import pytest

from gridwright.content.load import load
from tests.content.own_files import (
    CENTRAL_EUROPE,
    CLASSIC,
    GERMANY,
    RECHARGED,
    packaged,
    place,
    problems,
    write,
)

TABLE = """
source = "x"
start = { coal = 10, oil = 9, garbage = 8, uranium = 7 }
[%s.refill]
2 = { coal = [1, 1, 1], oil = [1, 1, 1], garbage = [1, 1, 1], uranium = [1, 1, 1] }
3 = { coal = [2, 2, 2], oil = [1, 1, 1], garbage = [1, 1, 1], uranium = [1, 1, 1] }
4 = { coal = [3, 3, 3], oil = [1, 1, 1], garbage = [1, 1, 1], uranium = [1, 1, 1] }
5 = { coal = [4, 4, 4], oil = [1, 1, 1], garbage = [1, 1, 1], uranium = [1, 1, 1] }
6 = { coal = [5, 5, 5], oil = [1, 1, 1], garbage = [1, 1, 1], uranium = [1, 1, 1] }
"""


def with_table(own: Path, name: str) -> None:
    """Put Germany into *own*, with a fuel table called *name*."""
    place(own, GERMANY, f"{packaged(GERMANY)}\n[{name}]{TABLE % name}")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            "[3, 4, 3]",
            "[3, 4]",
            ("fuel.refill.2.coal: content_steps total=3 found=2"),
        ),
        (
            "[3, 4, 3]",
            "[3, 4, 3, 2]",
            "fuel.refill.2.coal: content_steps total=3 found=4",
        ),
        (
            "[3, 4, 3]",
            "[3, -4, 3]",
            "fuel.refill.2.coal[1]: content_at_least lowest=0 found=-4",
        ),
        (
            "oil = 18",
            "oil = 25",
            "fuel.start.oil: content_start units=25 room=24",
        ),
        ("oil = 24", "oil = 27", "places.oil: content_places places=24 tokens=27"),
        ("oil = { 1 = 3,", "oil = {", "places.oil: content_places places=21 tokens=24"),
        ("16 = 1 }", "16 = 0 }", "places.uranium.16: content_at_least lowest=1 found=0"),
        ('hybrid = ["coal", "oil"]', 'hybrid = ["coal"]', "hybrid: content_two_resources"),
        (
            'hybrid = ["coal", "oil"]',
            'hybrid = ["oil", "oil"]',
            "hybrid[1]: content_twice found=oil",
        ),
        (
            'hybrid = ["coal", "oil"]',
            'hybrid = ["coal", "gas"]',
            "hybrid[1]: content_choice found=gas choices=coal,oil,garbage,uranium",
        ),
    ],
)
def test_resources_that_do_not_add_up_are_told(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    write(tmp_path, CLASSIC, (old, new))

    assert problems(tmp_path) == (f"{CLASSIC}: {problem}",)


def test_a_start_above_the_places_is_told_beside_them(tmp_path: Path) -> None:
    write(tmp_path, CLASSIC, ("coal = { 1 = 3,", "coal = {"))

    assert problems(tmp_path) == (
        f"{CLASSIC}: places.coal: content_places places=21 tokens=24",
        f"{CLASSIC}: fuel.start.coal: content_start units=24 room=21",
        f"{CENTRAL_EUROPE}: fuel.central_europe.start.coal: content_start units=24 room=21",
    )


@pytest.mark.parametrize(
    ("new", "problem"),
    [
        ("", "resources: content_missing"),
        ("resources = 4", "resources: content_list found=4"),
        ('resources = ["coal", 7]', "resources[1]: content_text found=7"),
        ('resources = ["coal", "eco"]', "resources[1]: content_not_a_resource found=eco"),
        ('resources = ["coal", "coal"]', "resources[1]: content_twice found=coal"),
    ],
)
def test_resources_that_are_wrongly_listed_are_told_once(
    tmp_path: Path, new: str, problem: str
) -> None:
    write(tmp_path, CLASSIC, ('resources = ["coal", "oil", "garbage", "uranium"]', new))

    assert problems(tmp_path) == (f"{CLASSIC}: {problem}",)


def test_every_edition_has_a_fuel_table(tmp_path: Path) -> None:
    write(tmp_path, RECHARGED, ("[fuel]", "[fuels]"), ("[fuel.refill]", "[fuels.refill]"))

    assert problems(tmp_path) == (
        f"{RECHARGED}: fuel: content_missing",
        f"{RECHARGED}: fuels: content_unknown_key",
    )


def test_a_map_may_have_a_fuel_table_for_all_its_editions(tmp_path: Path) -> None:
    with_table(tmp_path, "fuel.mine")

    maps = load(tmp_path).board.maps

    for title in ("classic", "recharged"):
        fuel = maps[title, "germany"].fuel
        assert list(fuel) == ["mine"]
        assert fuel["mine"].start == (10, 9, 8, 7)
        assert fuel["mine"].refill[4][0] == (3, 3, 3)
    assert maps["classic", "usa"].fuel == {}


def test_a_map_may_have_a_fuel_table_for_one_edition(tmp_path: Path) -> None:
    with_table(tmp_path, "edition.recharged.fuel.mine")

    maps = load(tmp_path).board.maps

    assert list(maps["recharged", "germany"].fuel) == ["mine"]
    assert maps["classic", "germany"].fuel == {}


@pytest.mark.parametrize("name", ["map", "standard"])
def test_a_fuel_table_of_a_map_has_a_name_of_its_own(tmp_path: Path, name: str) -> None:
    with_table(tmp_path, f"fuel.{name}")

    assert problems(tmp_path) == (f"{GERMANY}: fuel.{name}: content_table_taken name={name}",)
