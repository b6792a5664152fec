from collections import Counter

import pytest

from gridwright import words
from gridwright.content.load import load
from gridwright.draw import cardgame
from gridwright.draw.cardgame import CardPicture
from gridwright.draw.picture import Highlight
from gridwright.draw.theme import LIGHT
from gridwright.games.cardgame.game import CardGame
from gridwright.games.registry import open_game
from tests.conformance.suite import Seating
from tests.draw.pictures import (
    CARD_SEATINGS,
    Position,
    Snapshot,
    having,
    inside,
    some_positions,
    texts,
    titles,
)


def game_of(position: Position) -> CardGame:
    assert isinstance(position.game, CardGame)
    return position.game


def a_card_game(seats: int = 3) -> CardGame:
    game = open_game(load(), "card", "", seats, {})
    assert isinstance(game, CardGame)
    return game


ENGLISH = words.catalogue("en")
GAME = a_card_game()


def a_snapshot(**fields: object) -> Snapshot:
    return {**GAME.snapshot(GAME.new(1, {})), **fields}


@pytest.mark.parametrize(
    ("word", "expected"),
    [("coal3", ("coal", 3, 3)), ("gas2:1", ("gas", 2, 1)), ("oil1:0", ("oil", 1, 0))],
)
def test_fuel_cards_are_read(word: str, expected: tuple[str, int, int]) -> None:
    assert cardgame.read_fuel_card(word) == expected


def test_a_plant_earns_elektro() -> None:
    face = CardPicture.face(GAME, ENGLISH, "7")

    assert face.label == "Plant 7, burns 3 gas or oil, earns 8 Elektro"
    assert CardPicture.face(GAME, ENGLISH, "12").label == "Plant 12, burns 3 coal, earns 9 Elektro"
    assert CardPicture.face(GAME, ENGLISH, "11").label.endswith(", reconstructed")
    assert CardPicture.face(GAME, ENGLISH, "S3").label == "one more round"


@pytest.mark.parametrize("seating", CARD_SEATINGS, ids=str)
def test_the_columns_show_every_card(seating: Seating) -> None:
    for position in some_positions(seating):
        root = inside(CardPicture(game_of(position), position.snapshot).fuel_market().body)
        drawn = Counter(
            (one.attrib["data-column"], one.attrib["data-fuel-card"])
            for one in having(root, "data-fuel-card")
        )
        columns = position.snapshot["columns"]
        expected = Counter(
            (price, word) for price in ("2", "3", "4") for word in columns[price]
        ) + Counter(("1", f"{kind}1") for kind, count in columns["1"].items() if count)

        assert drawn == expected


def test_a_card_shows_its_units() -> None:
    columns = {"1": {"coal": 2, "gas": 1, "oil": 0, "uranium": 0}, "2": ["coal3"], "3": [], "4": []}
    root = inside(CardPicture(GAME, a_snapshot(columns=columns)).fuel_market().body)
    cards = {one.attrib["data-fuel-card"]: one for one in having(root, "data-fuel-card")}

    assert len(having(cards["coal3"], "data-token", "coal")) == 3
    assert titles(cards["coal3"]) == ["3 coal for 2 Elektro"]
    assert texts(cards["coal1"]) == ["times 2"]
    assert titles(cards["gas1"]) == ["1 natural gas for 1 Elektro"]
    assert texts(cards["gas1"]) == []


def test_cards_on_offer_have_a_ring_and_others_are_pale() -> None:
    """Of two cards alike, one is chosen: its ring is thicker."""
    columns = {"1": {"coal": 1}, "2": ["coal3", "coal3"], "3": ["coal3", "oil2"], "4": []}
    pointed = Highlight(fuel_cards=["coal3 2"], bought={"coal3 2": 1, "coal1 1": 1})
    picture = CardPicture(GAME, a_snapshot(columns=columns), highlight=pointed)
    root = inside(picture.fuel_market().body)

    rings = [one for one in root.iter() if one.attrib.get("stroke") == LIGHT["go"]]
    pale = [one for one in root.iter() if one.attrib.get("opacity") == "0.55"]
    assert [one.attrib["stroke-width"] for one in rings] == ["6", "6", "3.5"]
    names = [having(one, "data-fuel-card")[0].attrib for one in pale]
    assert [(one["data-fuel-card"], one["data-column"]) for one in names] == [
        ("coal3", "3"),
        ("oil2", "3"),
    ]


def test_the_market_is_marked_as_reconstructed() -> None:
    root = inside(CardPicture(GAME, a_snapshot()).plant_market().body)

    assert any(words.startswith("reconstructed · ") for words in texts(root))
    assert len(having(root, "data-card")) == 8


def test_a_seat_shows_plants_and_what_is_left_on_its_fuel_cards() -> None:
    snapshot = a_snapshot()
    owner = {
        "money": 17,
        "plants": ["4a", "12"],
        "fuel_cards": ["coal3:1"],
        "singles": {"coal": 1, "gas": 0, "oil": 0, "uranium": 0},
        "income": 5,
    }
    snapshot["players"] = [owner, *snapshot["players"][1:]]
    root = inside(
        "".join([piece.body for piece in CardPicture(GAME, snapshot, ("Ana",)).panels().values()])
    )
    (panel,) = having(root, "data-seat", "A")

    assert {"Ana", "17", "last income", "5", "at full power", "14"} <= set(texts(panel))
    assert [one.attrib["data-plant"] for one in having(panel, "data-plant")] == ["4a", "12"]
    assert len(having(panel, "data-token", "coal")) == 4  # two plants, a card and a single card
    assert len(having(panel, "r", "5")) == 2  # rings of the units that were used


def test_many_fuel_cards_stand_in_two_lines() -> None:
    snapshot = a_snapshot(order=list("ABC"))
    lean = CardPicture(GAME, snapshot).panel("A", 300)
    rich = {**snapshot["players"][0], "fuel_cards": ["coal3:3"] * 6}
    snapshot["players"] = [rich, *snapshot["players"][1:]]
    fat = CardPicture(GAME, snapshot).panel("A", 300)

    assert fat.height == lean.height + 28
    assert "no fuel" in texts(inside(lean.body))
    assert "nothing" not in texts(inside(fat.body))


def test_the_bank_has_no_money_and_its_own_letter() -> None:
    position = some_positions(Seating("card", "", 2))[-1]
    pieces = CardPicture(game_of(position), position.snapshot).panels().values()
    root = inside("".join([piece.body for piece in pieces]))
    (panel,) = having(root, "data-seat", "T")

    assert texts(panel)[1:3] == ["B", "Trust"]
    assert not having(panel, "data-money")
    assert "last income" not in texts(panel)


@pytest.mark.parametrize("seating", CARD_SEATINGS, ids=str)
def test_what_is_not_in_sight_is_what_is_nowhere_else(seating: Seating) -> None:
    for position in some_positions(seating):
        game, snapshot = game_of(position), position.snapshot
        unseen = cardgame.unseen_plants(game, snapshot)
        owners = [*snapshot["players"], *([snapshot["bank"]] if "bank" in snapshot else [])]
        seen = [word for owner in owners for word in owner["plants"]]
        seen += [*snapshot["current"], *snapshot["future"], *snapshot["removed"]]
        root = inside(CardPicture(game, snapshot).unseen().body)

        assert len(unseen) + len(set(seen) - {"S3"}) == 42
        assert [one.attrib["data-plant"] for one in having(root, "data-plant")] == unseen


def test_a_kind_that_nobody_foresaw_can_be_drawn() -> None:
    columns = {"1": {"peat": 1}, "2": [], "3": [], "4": []}
    body = CardPicture(GAME, a_snapshot(columns=columns)).fuel_market().body

    assert LIGHT["ink-3"] in body


@pytest.mark.parametrize("units", [1, 2, 3])
def test_a_fuel_card_alone_shows_its_units(units: int) -> None:
    card = cardgame.draw_fuel_card(LIGHT, words.catalogue("en"), "gas", units)

    assert card.label == f"{units} natural gas"
    tokens = having(inside(card.body), "data-token")
    assert [each.attrib["data-token"] for each in tokens] == ["gas"] * units
