from dataclasses import asdict
from pathlib import Path

import pytest

from gridwright.content import layout as layouts
from gridwright.content.layout import Layout, Place, layout_for, packaged_layout, spread
from gridwright.content.load import ContentError, load
from tests.content.own_files import line, packaged, place, write

GERMANY = "layout/germany.toml"
MAP = load().board.maps["recharged", "germany"]
CLASSIC = load().board.maps["classic", "germany"]


def problems(own: Path) -> tuple[str, ...]:
    with pytest.raises(ContentError) as caught:
        layout_for(MAP, own)
    return tuple([line(problem) for problem in caught.value.problems])


def test_a_layout_is_read() -> None:
    layout = layout_for(MAP)

    assert layout.map == "germany"
    assert layout.box == (860.0, 1000.0)
    assert layout.view == (-10.0, -12.0, 868.0, 1023.0)
    assert layout.plate == 42
    assert layout.badge == (26.0, 20.0)
    assert layout.places["flensburg"] == Place(308.6, 28.4, 86, "")
    assert layout.places["frankfurt_oder"].label == ""
    assert layout_for(load().board.maps["recharged", "usa"]).places["washington"].label == (
        "Washington D.C."
    )
    assert layout.badge_at("essen", "duisburg") == (89.8, 403.0)
    assert layout.land.startswith("M18,337 ")
    assert set(layout.regions) == {"north", "north_east", "west", "east", "south_west", "south"}


def test_a_packaged_layout_is_read_once_and_only_when_asked_for() -> None:
    packaged_layout.cache_clear()
    load()
    assert packaged_layout.cache_info().currsize == 0

    assert layout_for(MAP) is layout_for(CLASSIC)
    assert packaged_layout.cache_info().currsize == 1


def test_cities_of_two_editions_in_one_place_share_the_costs() -> None:
    layout = layout_for(MAP)

    assert layout.badge_at("rostock", "stralsund") == layout.badge_at("rostock", "torgelow")
    assert (
        layout.badge_at("mainz", "trier") == layout.badge_at("wiesbaden", "trier") == (165.2, 684.5)
    )


def test_a_tag_is_where_the_layout_says_or_where_there_is_room(tmp_path: Path) -> None:
    write(tmp_path, GERMANY, ('kiel = "top right"', 'kiel = "bottom"'), ('essen = "top right"', ""))

    assert layout_for(MAP).tag_at("kiel") == (34.5, -31.0)
    assert layout_for(MAP, tmp_path).tag_at("kiel") == (0, 31.0)
    assert layout_for(MAP, tmp_path).tags["essen"] == "top right"


def test_a_layout_of_ones_own_replaces_the_packaged_one(tmp_path: Path) -> None:
    write(tmp_path, GERMANY, ("x = 308.6, y = 28.4", "x = 300, y = 30.5"))

    assert layout_for(MAP, tmp_path).places["flensburg"] == Place(300, 30.5, 86, "")
    assert layout_for(MAP).places["flensburg"].x == 308.6


def test_other_layouts_of_ones_own_are_no_matter(tmp_path: Path) -> None:
    write(tmp_path, GERMANY)
    place(tmp_path, "layout/usa.toml", "nonsense")

    assert asdict(layout_for(MAP, tmp_path)) == asdict(layout_for(MAP))


def test_without_a_layout_of_ones_own_the_packaged_one_is_taken(tmp_path: Path) -> None:
    assert layout_for(MAP, tmp_path) is layout_for(MAP)
    assert layout_for(load().outpost, tmp_path).map == "outpost"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("format = 1", "format = 2", "format: content_between lowest=1 highest=1 found=2"),
        ('map = "germany"', 'map = "usa"', "map: content_file_name found=usa"),
        ('map = "germany"', "map = 3", "map: content_text found=3"),
        ("box = [860, 1000]", "box = [860]", "box: content_numbers total=2 found=1"),
        (
            "box = [860, 1000]",
            "box = [860, 0]",
            "box[1]: content_between lowest=1 highest=100000 found=0",
        ),
        ("box = [860, 1000]", "box = 860", "box: content_list found=860"),
        ("868, 1023]", "-20, 1023]", "view: content_view"),
        ("height = 42, ", "", "plate.height: content_missing"),
        ("x = 308.6", 'x = "east"', "cities.flensburg.x: content_number found='east'"),
        ("y = 28.4, width = 86", "y = 28.4", "cities.flensburg.width: content_missing"),
        (
            "y = 28.4, width = 86",
            "y = 28.4, width = 50",
            "cities.flensburg.width: content_least_width least=86",
        ),
        ("y = 28.4,", "y = 28.4, z = 1,", "cities.flensburg.z: content_unknown_key"),
        (
            '["duisburg", "essen", 89.8, 403.0]',
            '["duisburg", "essen", 89.8]',
            "connections.badges[BADGE]: content_badge",
        ),
        (
            '["duisburg", "essen", 89.8, 403.0]',
            '["duisburg", "atlantis", 89.8, 403.0]',
            "connections.badges[BADGE][1]: content_unknown_city found=atlantis",
        ),
        (
            '["duisburg", "essen", 89.8, 403.0]',
            '["duisburg", "essen", 89.8, "low"]',
            "connections.badges[BADGE][3]: content_number found='low'",
        ),
        (
            '["duisburg", "essen", 89.8, 403.0]',
            '"essen"',
            "connections.badges[BADGE]: content_list found='essen'",
        ),
        (
            '["duisburg", "essen", 89.8, 403.0],',
            '["duisburg", "essen", 89.8, 403.0], ["essen", "duisburg", 1, 1],',
            "connections.badges[AFTER]: content_link_twice first=essen second=duisburg",
        ),
        (
            'land = "M18,337',
            'land = "L18,337',
            "shapes.land: content_shape",
        ),
        ('north = "M96', 'nord = "M96', "shapes.regions: content_lacks name=north"),
        (
            'kiel = "top right"',
            'kiel = "above"',
            f"tags.kiel: content_choice found=above choices={','.join(layouts.TAG_PLACES)}",
        ),
        (
            '  ["duisburg", "essen", 89.8, 403.0],\n',
            "",
            "connections.badges: content_lacks_link first=duisburg second=essen",
        ),
    ],
)
def test_broken_layouts_are_named_with_file_and_key(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    write(tmp_path, GERMANY, (old, new))
    before = packaged(GERMANY).split('["duisburg", "essen"')[0].split("badges = [")[1]
    index = before.count("[")
    problem = problem.replace("BADGE", str(index)).replace("AFTER", str(index + 1))

    assert problems(tmp_path) == (f"{GERMANY}: {problem}",)


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    write(tmp_path, GERMANY, ("format = 1", "format = 2"), ("x = 308.6", "x = true"))

    assert problems(tmp_path) == (
        f"{GERMANY}: format: content_between lowest=1 highest=1 found=2",
        f"{GERMANY}: cities.flensburg.x: content_number found=True",
    )


def test_a_city_without_a_place_is_named(tmp_path: Path) -> None:
    line = "flensburg = { x = 308.6, y = 28.4, width = 86 }\n"
    badge = next(row for row in packaged(GERMANY).splitlines() if '"flensburg"' in row)
    write(tmp_path, GERMANY, (line, ""), (f"{badge}\n", ""))

    assert problems(tmp_path) == (
        f"{GERMANY}: cities: content_lacks name=flensburg",
        f"{GERMANY}: connections.badges: content_lacks_link first=flensburg second=kiel",
    )


def test_a_file_that_is_no_layout_is_named(tmp_path: Path) -> None:
    place(tmp_path, GERMANY, "format = ")

    assert problems(tmp_path)[0].startswith(f"{GERMANY}: content_not_toml reason=")


def test_shapes_may_be_left_out(tmp_path: Path) -> None:
    place(tmp_path, GERMANY, packaged(GERMANY).split("[shapes]")[0])
    layout = layout_for(MAP, tmp_path)

    assert layout.land == ""
    assert layout.regions == {}


# Maps without a layout


def test_a_map_without_a_layout_is_spread_out(tmp_path: Path) -> None:
    text = packaged("maps/usa.toml").replace('id = "usa"', 'id = "elsewhere"')
    place(tmp_path, "maps/elsewhere.toml", text)
    city_map = load(tmp_path).board.maps["classic", "elsewhere"]
    layout = layout_for(city_map, tmp_path)

    assert set(layout.places) == {city.id for city in city_map.cities}
    assert smallest_gap(layout) >= 26
    assert layout.places["seattle"].x < layout.places["boston"].x
    assert layout.places["miami"].y > layout.places["boston"].y
    for spot in layout.places.values():
        assert spot.width / 2 < spot.x < layout.box[0] - spot.width / 2
        assert 21 < spot.y < layout.box[1] - 21


def test_a_map_of_ones_own_with_other_cities_does_not_use_the_packaged_layout(
    tmp_path: Path,
) -> None:
    text = packaged("maps/germany.toml").replace('"flensburg"', '"sylt"')
    place(tmp_path, "maps/germany.toml", text)
    city_map = load(tmp_path).board.maps["classic", "germany"]

    assert "sylt" in layout_for(city_map, tmp_path).places


def test_a_new_connection_has_its_cost_in_the_middle() -> None:
    layout = layout_for(MAP)
    one, other = layout.places["kiel"], layout.places["passau"]

    assert layout.badge_at("kiel", "passau") == ((one.x + other.x) / 2, (one.y + other.y) / 2)


def test_cities_in_one_spot_are_pushed_apart() -> None:
    layout = spread("twins", {"a": ("A", 1.0, 1.0), "b": ("B", 1.0, 1.0)})

    assert smallest_gap(layout) == pytest.approx(27, abs=0.2)  # 26 and half a unit on each side


def test_plates_are_pushed_the_shorter_way() -> None:
    across = spread("pair", {"a": ("A", 0.0, 0.0), "b": ("B", 0.1, 0.0), "c": ("C", 1.0, 9.0)})
    back = spread("pair", {"b": ("B", 0.1, 0.0), "a": ("A", 0.0, 0.0), "c": ("C", 1.0, 9.0)})

    assert smallest_gap(across) >= 26
    assert smallest_gap(back) >= 26
    side = spread("side", {"a": ("A", 9.0, 0.4), "b": ("B", 0.0, 0.0), "c": ("C", 1.1, 0.0)})
    assert side.places["b"].x < side.places["c"].x
    turned = spread("side", {"a": ("A", 9.0, 0.4), "c": ("C", 1.1, 0.0), "b": ("B", 0.0, 0.0)})
    assert turned.places["b"].x < turned.places["c"].x
    assert side.places["b"].y == side.places["c"].y


def test_pushing_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layouts, "_ROUNDS", 1)
    crowd = {f"city{number}": ("Name", 0.0, 0.0) for number in range(9)}

    assert len(spread("crowd", crowd).places) == 9


def test_long_names_have_wide_plates() -> None:
    layout = spread("names", {"a": ("A", 0.0, 0.0), "b": ("Wilhelmshaven an der Jade", 1.0, 1.0)})

    assert layout.places["a"].width == 86
    assert layout.places["b"].width == 184  # 25 letters of 6.8, and 14 around them


def smallest_gap(layout: Layout) -> float:
    places = list(layout.places.values())
    gaps = []
    for index, one in enumerate(places):
        for other in places[:index]:
            across = abs(one.x - other.x) - (one.width + other.width) / 2
            gaps.append(max(across, abs(one.y - other.y) - layout.plate))
    return min(gaps)
