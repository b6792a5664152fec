from collections import Counter

import pytest

from gridwright import words
from gridwright.content.layout import layout_for
from gridwright.content.load import load
from gridwright.draw.board import draw_board
from gridwright.draw.cards import draw_card
from gridwright.draw.outpost import OutpostPicture
from gridwright.draw.picture import Highlight
from gridwright.draw.planet import printed_board
from gridwright.draw.theme import LIGHT, seat_colour
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.registry import open_game
from tests.conformance.suite import Seating
from tests.draw.pictures import (
    OUTPOST_SEATINGS,
    Position,
    Snapshot,
    having,
    houses,
    inside,
    shift,
    some_positions,
    texts,
    titles,
)


def game_of(position: Position) -> OutpostGame:
    assert isinstance(position.game, OutpostGame)
    return position.game


def an_outpost(seats: int = 3) -> OutpostGame:
    game = open_game(load(), "outpost", "", seats, {})
    assert isinstance(game, OutpostGame)
    return game


ENGLISH = words.catalogue("en")
GAME = an_outpost()


def a_snapshot(**fields: object) -> Snapshot:
    return {**GAME.snapshot(GAME.new(1, {})), **fields}


def companies(snapshot: Snapshot) -> dict[str, Snapshot]:
    found = dict(zip("ABCDEF", snapshot["players"], strict=False))
    return found | ({"T": snapshot["syndicate"]} if "syndicate" in snapshot else {})


@pytest.mark.parametrize("seating", OUTPOST_SEATINGS, ids=str)
def test_the_planet_shows_every_city_station_and_site(seating: Seating) -> None:
    for position in some_positions(seating):
        game, snapshot = game_of(position), position.snapshot
        root = inside(OutpostPicture(game, snapshot).board().body)
        places = layout_for(game.setup.content).places
        plates = having(root, "data-city")
        sites = Counter(
            (plate.attrib["data-city"], one.attrib["data-roof"])
            for plate in plates
            for one in having(plate, "data-roof")
        )

        assert {plate.attrib["data-city"]: shift(plate) for plate in plates} == {
            city.id: (places[city.id].x, places[city.id].y) for city in game.setup.content.cities
        }
        assert Counter(houses(root)) == Counter(
            (city, letter, seat_colour(LIGHT, letter))
            for letter, company in companies(snapshot).items()
            for city in company["stations"]
        )
        assert sites == Counter(
            (city, letter)
            for letter, company in companies(snapshot).items()
            for city in company["sites"]
        )


def test_connections_cost_what_was_dealt() -> None:
    snapshot = a_snapshot()
    ids = [city.id for city in GAME.setup.content.cities]
    root = inside(OutpostPicture(GAME, snapshot).board().body)

    assert {one.attrib["data-cost"]: texts(one) for one in having(root, "data-cost")} == {
        f"{ids[first]} {ids[second]}": [str(cost)]
        for (first, second), cost in zip(
            GAME.setup.content.connections, snapshot["connections"], strict=True
        )
    }


def test_areas_out_of_play_are_pale() -> None:
    root = inside(OutpostPicture(GAME, a_snapshot(areas=["central"])).board().body)
    pale = {
        one.attrib["data-region"]
        for one in having(root, "data-region")
        if one.attrib["fill"] == LIGHT["planet-out"]
    }

    assert pale == {"west", "east"}


@pytest.mark.parametrize(
    ("word", "label"),
    [
        ("12", "Plant 12, needs 2 workers, powers 2 cities"),
        ("26", "Housing 26, 3 beds"),
        ("11", "Technology 11, Data Library"),
        ("S3", "Stage 3"),
    ],
)
def test_cards_say_what_they_are(word: str, label: str) -> None:
    assert OutpostPicture.face(GAME, ENGLISH, word).label == label


def test_of_a_pile_the_top_card_is_seen_with_its_discount() -> None:
    current = [{"cards": ["12", "26"], "tokens": 14}, {"cards": ["11"], "tokens": 0}]
    auction = {"plant": "11", "bid": 11, "leader": "A", "waiting": []}
    future = [{"cards": ["6"], "tokens": 0}, "S3"]
    picture = OutpostPicture(GAME, a_snapshot(current=current, future=future, auction=auction))
    root = inside(picture.card_market().body)
    rows = {one.attrib["data-card"]: one.attrib["data-row"] for one in having(root, "data-card")}

    assert rows == {"26": "current", "11": "current", "6": "future", "S3": "future"}
    assert texts(having(root, "data-card", "26")[0]) == ["26", "beds", "3", "-14"]
    assert having(having(root, "data-card", "11")[0], "fill", LIGHT["go"])


def test_cards_with_beds_and_workers() -> None:
    current = [{"cards": [word], "tokens": 0} for word in ("5a", "44", "46")]
    root = inside(OutpostPicture(GAME, a_snapshot(current=current, future=[])).card_market().body)

    assert texts(having(root, "data-card", "5a")[0]) == ["5", "bed", "1"]
    assert texts(having(root, "data-card", "44")[0])[0] == "44"
    assert texts(having(root, "data-card", "46")[0]) == ["46", "3", "7"]


def test_the_labour_market_is_one_track() -> None:
    prices = GAME.setup.labour.prices
    snapshot = a_snapshot(market={"workers": 7})
    picture = OutpostPicture(GAME, snapshot, highlight=Highlight(fuel={"workers": 2}))
    root = inside(picture.labour_market().body)
    sectors = {one.attrib["data-sector"]: one for one in having(root, "data-sector")}

    assert list(sectors) == ["1", "2", "3", "4", "5", "6", "7", "8", "10"]
    assert len(having(root, "data-token", "worker")) == 7
    assert len(having(root, "fill", LIGHT["go"])) == 2
    assert f"7 workers, the next costs {prices[-7]}" in texts(root)
    assert titles(sectors["1"]) == ["0 workers at 1 each"]
    nobody = inside(OutpostPicture(GAME, a_snapshot(market={"workers": 0})).labour_market().body)
    assert "nobody for hire" in texts(nobody)


def a_company(**fields: object) -> Snapshot:
    snapshot = a_snapshot()
    owner = {
        **snapshot["players"][0],
        "slots": {"plant": ["12"], "housing": ["26"]},
        "unlocked": {"plant": 2, "housing": 1},
        "pool": ["11", "6"],
        **fields,
    }
    return {**snapshot, "players": [owner, *snapshot["players"][1:]]}


def test_a_company_shows_cards_free_places_and_locked_ones() -> None:
    root = inside(OutpostPicture(GAME, a_company()).panel("A", 304).body)

    assert [one.attrib["data-plant"] for one in having(root, "data-plant")] == ["12", "26"]
    assert texts(root).count("free") == 1
    assert {one.attrib["data-pool"]: texts(one) for one in having(root, "data-pool")} == {
        "11": ["11 Data Library"],
        "6": ["6 plant"],
    }


def test_a_narrow_company_says_its_numbers_without_words() -> None:
    picture = OutpostPicture(GAME, a_company(workers=2, beds=4, seasonal=3, network_size=6))

    wide = texts(inside(picture.panel("A", 304).body))
    narrow = texts(inside(picture.panel("A", 152).body))

    assert {"6", "cities", "2", "of 4 beds", "3"} <= set(wide)
    assert {"6", "2", "3"} <= set(narrow)
    assert not {"cities", "of 4 beds"} & set(narrow)


def test_a_company_may_be_drawn_with_its_cards_in_full() -> None:
    root = inside(OutpostPicture(GAME, a_company()).large_company("A").body)

    assert [one.attrib["data-card"] for one in having(root, "data-card")] == ["12", "26"]
    assert texts(root).count("free") == 1


def test_a_full_pool_shows_numbers_alone() -> None:
    picture = OutpostPicture(GAME, a_company(pool=["11", "6", "8", "14", "13", "7"]))
    root = inside(picture.panel("A", 200).body)

    assert [texts(one) for one in having(root, "data-pool")] == [
        ["11"],
        ["6"],
        ["8"],
        ["14"],
        ["13"],
        ["7"],
    ]
    empty = inside(OutpostPicture(GAME, a_company(pool=[])).panel("A", 304).body)
    assert "pool empty" in texts(empty)


def test_a_technology_in_a_slot_has_its_name() -> None:
    moon = [word for word, name in names().items() if name == "moon_base"]
    picture = OutpostPicture(GAME, a_company(slots={"plant": moon, "housing": []}))

    assert "Moon Base" in texts(inside(picture.panel("A", 304).body))


def names() -> dict[str, str]:
    content = GAME.setup.content
    return {content.words[card]: entry.technology for card, entry in content.cards.items()}


def test_who_works_is_counted() -> None:
    snapshot = a_company(workers=2, beds=4, seasonal=3, robots=5, money=77, network_size=6)
    snapshot["to_act"] = "B"
    picture = OutpostPicture(GAME, snapshot)
    words = texts(inside(picture.panel("A", 304).body))

    assert words[1:12] == [
        *["A", "A", "77", "6", "cities"],
        *["2", "of 4 beds", "seasonal", "3", "robots", "5"],
    ]


def test_the_syndicate_has_no_money_and_its_own_letter() -> None:
    position = some_positions(Seating("outpost", "", 2))[-1]
    pieces = OutpostPicture(game_of(position), position.snapshot, me="A").panels().values()
    root = inside("".join([piece.body for piece in pieces]))
    (panel,) = having(root, "data-seat", "T")

    assert texts(panel)[1:3] == ["S", "Syndicate"]
    assert not having(panel, "data-money")
    assert {one.attrib["data-seat"] for one in having(root, "data-seat")} == {"B", "T"}


def test_payment_shows_who_supplied_how_many() -> None:
    root = inside(OutpostPicture(GAME, a_snapshot()).payment().body)

    assert len(having(root, "data-roof")) == 3
    assert texts(root)[2:4] == ["0", "10"]


def test_tokens_that_nobody_may_see_are_covered() -> None:
    """OP-S30: before the small area is chosen all 46 show a question mark."""
    game = an_outpost(4)
    covered = game.snapshot(game.view(game.new(1, {}), 0))

    root = inside(OutpostPicture(game, covered).board().body)

    badges = having(root, "data-cost")
    assert [texts(badge) for badge in badges] == [["?"]] * 46


def test_the_printed_board_has_all_areas_and_covered_connections() -> None:
    content = load().outpost
    board = printed_board(content)

    root = inside(draw_board(board, LIGHT, ENGLISH).body)

    assert [area.is_in for area in board.regions] == [True] * 3
    assert len(having(root, "data-city")) == 31
    assert list(houses(root)) == []
    assert texts(root).count("?") == 46


@pytest.mark.parametrize(("beds", "icons"), [(1, 1), (2, 2), (3, 1), (5, 1)])
def test_beds_never_reach_their_number(beds: int, icons: int) -> None:
    """Three beds beside each other would lie under the number."""
    content = load().outpost
    card = next(card for card in content.cards.values() if card.beds == beds)

    drawn = draw_card(OutpostPicture.face(GAME, ENGLISH, content.words[card.card]), LIGHT)

    assert drawn.body.count("<circle") == icons  # each bed has a head on it
