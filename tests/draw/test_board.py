from collections import Counter
from pathlib import Path

import pytest

from gridwright import words
from gridwright.content.layout import check_layouts, layout_for
from gridwright.content.load import ContentError, load
from gridwright.draw.board import draw_board
from gridwright.draw.boardgame import BoardPicture, city_board, printed_board
from gridwright.draw.cities import houses_of
from gridwright.draw.picture import Highlight
from gridwright.draw.theme import DARK, LIGHT, THEMES, Theme, seat_colour
from gridwright.games.board.game import BoardGame
from gridwright.games.registry import open_game
from tests.builders import a_game, a_state
from tests.builders import houses as build
from tests.conformance.suite import Seating
from tests.content.own_files import packaged, place
from tests.draw.pictures import (
    BOARD_SEATINGS,
    Position,
    fills,
    having,
    houses,
    inside,
    shift,
    some_positions,
    texts,
    titles,
    tree,
)

GERMANY = Seating("recharged", "germany", 4)


def game_of(position: Position) -> BoardGame:
    assert isinstance(position.game, BoardGame)
    return position.game


@pytest.mark.parametrize("seating", BOARD_SEATINGS, ids=str)
def test_every_city_is_drawn_once_where_it_stands(seating: Seating) -> None:
    for position in some_positions(seating):
        game = game_of(position)
        layout = layout_for(game.setup.map)
        root = inside(BoardPicture(game, position.snapshot).board().body)
        plates = having(root, "data-city")
        where = {plate.attrib["data-city"]: shift(plate) for plate in plates}

        assert len(plates) == 42
        assert where == {
            city.id: (layout.places[city.id].x, layout.places[city.id].y)
            for city in game.setup.map.cities
        }


@pytest.mark.parametrize("seating", BOARD_SEATINGS, ids=str)
def test_every_house_has_the_colour_of_its_owner(seating: Seating) -> None:
    for index, position in enumerate(some_positions(seating)):
        theme = ("light", "dark")[index % 2]
        picture = BoardPicture(game_of(position), position.snapshot, theme=THEMES[theme])
        root = inside(picture.board().body)
        owners = dict(zip("ABCDEF", position.snapshot["players"], strict=False))
        if "trust" in position.snapshot:
            owners["T"] = position.snapshot["trust"]
        expected = Counter(
            (city, letter, seat_colour(THEMES[theme], letter))
            for letter, owner in owners.items()
            for city in owner["cities"]
        )

        assert Counter(houses(root)) == expected


@pytest.mark.parametrize("seating", BOARD_SEATINGS, ids=str)
def test_every_connection_has_its_cost(seating: Seating) -> None:
    position = some_positions(seating)[0]
    game = game_of(position)
    ids = [city.id for city in game.setup.map.cities]
    root = inside(BoardPicture(game, position.snapshot).board().body)

    drawn = {one.attrib["data-cost"]: texts(one) for one in having(root, "data-cost")}

    assert drawn == {
        f"{ids[first]} {ids[second]}": [str(cost)]
        for first, second, cost in game.setup.map.connections
    }


def test_a_house_stands_on_the_slot_that_was_paid() -> None:
    owners = {"A": {"essen": 10, "kiel": 15}, "B": {"essen": 20}, "T": {"kiel": 10}}

    assert houses_of((10, 15, 20), owners) == {"essen": ("A", "", "B"), "kiel": ("T", "A", "")}


def test_slots_of_one_price_are_filled_one_after_the_other() -> None:
    assert houses_of((10, 10), {"A": {"kiel": 10}, "B": {"kiel": 10}}) == {"kiel": ("A", "B")}


def board_body(highlight: Highlight, me: str = "", step: int = 1) -> str:
    game = a_game("recharged", "germany", 3)
    state = a_state(game, step=step)
    build(state, "A", "essen", "duisburg")
    build(state, "B", "essen")
    picture = BoardPicture(game, game.snapshot(state), highlight=highlight, me=me)
    return picture.board().body


def plate_of(body: str, city: str) -> list[str]:
    (plate,) = having(inside(body), "data-city", city)
    return texts(plate)


def test_a_plate_shows_its_name_its_houses_and_the_prices_left() -> None:
    assert plate_of(board_body(Highlight()), "essen") == ["Essen", "A", "B", "20"]
    assert plate_of(board_body(Highlight()), "kiel") == ["Kiel", "10", "15", "20"]


def test_a_long_name_has_its_label() -> None:
    assert plate_of(board_body(Highlight()), "frankfurt_oder")[0] == "Frankfurt-O"


def test_slots_that_are_not_open_are_dashed() -> None:
    def dashed(step: int) -> int:
        (plate,) = having(inside(board_body(Highlight(), step=step)), "data-city", "kiel")
        return len(having(plate, "stroke-dasharray"))

    assert [dashed(1), dashed(2), dashed(3)] == [2, 1, 0]


def test_what_is_on_offer_has_a_halo_and_its_price() -> None:
    root = inside(board_body(Highlight(prices={"koeln": 14, "muenster": 16})))
    (plate,) = having(root, "data-city", "koeln")

    assert {one.attrib["data-halo"] for one in having(root, "data-halo")} == {"koeln", "muenster"}
    assert plate.attrib["data-price"] == "14"
    assert titles(plate) == [
        "Köln (South-West), slot 10 free, slot 15 free, slot 20 free. Available for 14"
    ]


def test_the_chosen_city_has_a_thicker_halo_and_a_yellow_slot() -> None:
    root = inside(board_body(Highlight(prices={"koeln": 14, "muenster": 16}, chosen="koeln")))
    wide = {one.attrib["data-halo"]: one.attrib["width"] for one in having(root, "data-halo")}
    (plate,) = having(root, "data-city", "koeln")

    assert wide == {"koeln": "104", "muenster": "99"}  # plates of 86, and 2 x 9 or 2 x 6.5
    assert len(having(plate, "fill", LIGHT["go"])) == 1


def test_a_city_may_be_chosen_that_is_not_on_offer() -> None:
    root = inside(board_body(Highlight(chosen="koeln")))

    assert [one.attrib["data-halo"] for one in having(root, "data-halo")] == ["koeln"]


def test_a_way_lights_its_lines_and_costs() -> None:
    root = inside(board_body(Highlight(path=("essen", "duesseldorf", "koeln"))))
    lit = [
        one.attrib["data-cost"]
        for one in having(root, "data-cost")
        if one[0].attrib["fill"] == LIGHT["go"]
    ]
    (way,) = having(root, "data-layer", "path")

    assert lit == ["essen duesseldorf", "duesseldorf koeln"]
    assert way.attrib["d"].count("L") == 2
    assert not having(inside(board_body(Highlight(path=("essen",)))), "data-layer", "path")


def test_halos_lie_under_costs_and_costs_under_plates() -> None:
    root = inside(board_body(Highlight(prices={"koeln": 14}, path=("essen", "duesseldorf"))))

    assert [one.attrib["data-layer"] for one in having(root, "data-layer")] == [
        "lines",
        "path",
        "halos",
        "costs",
        "plates",
    ]


def test_a_planned_house_is_dashed_in_the_colour_of_its_seat() -> None:
    root = inside(board_body(Highlight(planned=("koeln",), seat="B")))
    (house,) = having(root, "data-planned")

    assert house.attrib["data-planned"] == "B"
    assert house[0].attrib["stroke"] == seat_colour(LIGHT, "B")
    assert "stroke-dasharray" in house[0].attrib


def test_ones_own_cities_have_a_heavier_frame() -> None:
    root = inside(board_body(Highlight(), me="B"))
    heavy = [
        plate.attrib["data-city"]
        for plate in having(root, "data-city")
        if having(plate, "stroke-width", "3")
    ]

    assert heavy == ["essen"]


def test_regions_out_of_play_are_hatched_and_their_cities_pale() -> None:
    position = some_positions(GERMANY)[-1]
    root = inside(BoardPicture(game_of(position), position.snapshot).board().body)
    in_play = set(position.snapshot["regions"])
    hatched = {
        one.attrib["data-region"]
        for one in having(root, "data-region")
        if one.attrib["fill"] == "url(#hatch-light)"
    }
    pale = [plate for plate in having(root, "data-city") if having(plate, "opacity", "0.42")]

    assert len(in_play) == 4
    assert len(hatched) == 2
    assert not hatched & in_play
    assert len(pale) == 14
    assert {plate.attrib["data-in-play"] for plate in pale} == {"no"}
    assert all(titles(plate)[0].endswith(", out of play") for plate in pale)


def test_regions_on_offer_have_a_yellow_edge() -> None:
    root = inside(board_body(Highlight(regions=("north", "west"))))
    edges = [one for one in having(root, "stroke", LIGHT["go"]) if "d" in one.attrib]

    assert len(edges) == 2


def test_regions_have_the_colour_that_is_printed() -> None:
    root = inside(board_body(Highlight()))
    colours = {one.attrib["data-region"]: one.attrib["fill"] for one in having(root, "data-region")}

    assert colours["north"] == LIGHT["region-teal"] == "#B9DDD4"
    assert colours["south"] == LIGHT["region-purple"] == "#DCCDEB"


def test_connections_that_cost_nothing_are_thick() -> None:
    root = inside(board_body(Highlight()))
    (lines,) = having(root, "data-layer", "lines")
    thick = [one for one in lines[1:] if one.attrib["stroke-width"] == "7"]

    assert sum(one.attrib["d"].count("L") for one in thick) == 3  # Essen, Halle and Frankfurt-M


def test_marked_cities_have_a_flag() -> None:
    position = next(
        position
        for position in some_positions(Seating("recharged", "usa", 4, (("starting_cities", "on"),)))
        if position.snapshot["phase"] == "starting_cities"
    )
    position.snapshot["marked"] = ["denver"]
    root = inside(BoardPicture(game_of(position), position.snapshot).board().body)

    assert [one.attrib["data-marked"] for one in having(root, "data-marked")] == ["denver"]


def own_game(own: Path) -> BoardGame:
    text = packaged("maps/germany.toml").replace('id = "germany"', 'id = "elsewhere"')
    text = text.replace('name = "Germany"', 'name = "Else <where>"')
    place(own, "maps/elsewhere.toml", text.replace('colour = "teal"', 'colour = "mauve"'))
    game = open_game(load(own), "classic", "elsewhere", 3, {})
    assert isinstance(game, BoardGame)
    return game


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_a_map_without_a_layout_is_drawn(tmp_path: Path, theme: Theme) -> None:
    game = own_game(tmp_path)
    snapshot = game.snapshot(game.new(5, {}))
    city_map = game.setup.map
    board = city_board(city_map, (10, 15, 20), snapshot, layout_for(city_map, tmp_path))
    piece = draw_board(board, theme, words.catalogue("en"))
    root = tree(piece.svg())
    regions = having(root, "data-region")

    assert len(having(root, "data-city")) == 42
    assert len(having(root, "data-cost")) == 83
    assert titles(root)[0] == "Board: Else <where>"
    assert len(regions) == 6
    assert len({one.attrib["stroke"] for one in regions}) == 4  # three in play, others alike
    assert all(fills(one) == ["none"] for one in regions)


def test_a_layout_of_ones_own_is_drawn_with_its_map(tmp_path: Path) -> None:
    """The position, the small picture, and the board among the components."""
    text = packaged("layout/germany.toml").replace('map = "germany"', 'map = "elsewhere"')
    place(tmp_path, "layout/elsewhere.toml", text)
    game = own_game(tmp_path)
    own = layout_for(game.setup.map, tmp_path)
    assert own.land
    assert not layout_for(game.setup.map).land

    picture = BoardPicture(game, game.snapshot(game.new(5, {})), words=words.catalogue("en"))
    printed = BoardPicture.printed(load(tmp_path), "classic", LIGHT, words.catalogue("en"))
    thumbnail = BoardPicture.thumbnail(game, LIGHT, words.catalogue("en"))

    assert own.land in picture.board().svg()
    board = printed["elsewhere"].board
    assert board is not None
    assert own.land in board.svg()
    assert own.land in thumbnail.svg()


def test_all_layouts_of_a_directory_are_checked(tmp_path: Path) -> None:
    own_game(tmp_path)
    check_layouts(load(tmp_path))
    place(tmp_path, "layout/elsewhere.toml", "format = 2")
    place(tmp_path, "layout/outpost.toml", "format = 1")

    with pytest.raises(ContentError) as caught:
        check_layouts(load(tmp_path))

    files = {str(problem.values["file"]) for problem in caught.value.problems}
    assert files == {"layout/elsewhere.toml", "layout/outpost.toml"}


@pytest.mark.parametrize("name", ["germany", "usa"])
def test_a_printed_board_has_all_regions_and_no_house(name: str) -> None:
    content = load().board
    city_map = content.maps["recharged", name]
    board = printed_board(city_map, (10, 15, 20), layout_for(city_map))

    root = inside(draw_board(board, LIGHT, words.catalogue("en")).body)

    assert [area.is_in for area in board.regions] == [True] * 6
    assert len(having(root, "data-city")) == 42
    assert list(houses(root)) == []
    assert not [each for each in titles(root) if "out of play" in each]
