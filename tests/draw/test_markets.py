"""Plant markets, fuel markets and payment of the board titles."""

from dataclasses import replace

import pytest

from gridwright import words
from gridwright.draw.boardgame import BoardPicture
from gridwright.draw.cards import (
    LAST_BAND,
    CardState,
    draw_card,
    draw_chip,
    draw_narrow_card,
    last_face,
    plant_face,
)
from gridwright.draw.fuel import FuelMarket, Track, draw_fuel_market, draw_payment
from gridwright.draw.markets import Market, draw_market
from gridwright.draw.picture import Highlight
from gridwright.draw.theme import LIGHT
from gridwright.games.board.game import BoardGame
from tests.builders import a_game, a_state, on_sale, play
from tests.conformance.suite import Seating
from tests.draw.pictures import (
    BOARD_SEATINGS,
    Snapshot,
    fills,
    having,
    inside,
    some_positions,
    texts,
    titles,
)

ENGLISH = words.catalogue("en")
RECHARGED = a_game("recharged", "germany", 3)
USA = a_game("recharged", "usa", 3)


# Cards


def test_a_card_says_number_need_and_output() -> None:
    face = BoardPicture.face(RECHARGED, ENGLISH, "26")
    root = inside(draw_card(face, LIGHT).body)

    assert texts(root) == ["26", "5"]
    assert len(having(root, "data-token", "oil")) == 2
    assert titles(root) == ["Plant 26, burns 2 oil, powers 5 cities"]
    assert fills(root)[0] == LIGHT["band-oil"]


def test_a_hybrid_has_two_bands() -> None:
    root = inside(draw_card(BoardPicture.face(RECHARGED, ENGLISH, "29"), LIGHT).body)

    assert fills(root)[:2] == [LIGHT["band-coal"], LIGHT["band-oil"]]
    assert len(having(root, "data-token", "coal+oil")) == 1
    assert titles(root) == ["Plant 29, burns 1 coal or oil, powers 4 cities"]


def test_an_ecological_plant_needs_no_fuel() -> None:
    root = inside(draw_card(BoardPicture.face(RECHARGED, ENGLISH, "13"), LIGHT).body)

    assert texts(root) == ["13", "no fuel", "1"]
    assert fills(root)[0] == LIGHT["band-eco"]


def test_an_arrow_gives_way_to_a_long_note() -> None:
    short = BoardPicture.face(RECHARGED, ENGLISH, "13")
    long = replace(short, note="nothing at all")
    arrow = "h7m-3,-3l3,3l-3,3"

    assert arrow in draw_card(short, LIGHT).body
    assert arrow not in draw_card(long, LIGHT).body


def test_a_reconstructed_card_says_so() -> None:
    plant = RECHARGED.setup.edition.numbers.plants[26]
    resources = RECHARGED.setup.edition.numbers.resources
    changed = type(plant)(26, 26, plant.burns, 2, 5, is_small=False, source="reconstructed")

    assert plant_face(ENGLISH, "26", changed, resources).label.endswith(", reconstructed")


def test_the_look_of_a_card_tells_what_happens_to_it() -> None:
    face = BoardPicture.face(RECHARGED, ENGLISH, "26")

    def drawn(look: CardState) -> str:
        return draw_card(face, LIGHT, look).body

    assert LIGHT["go"] in drawn(CardState(is_up=True))
    assert LIGHT["go"] in drawn(CardState(is_chosen=True))
    assert LIGHT["bad"] in drawn(CardState(is_leaving=True))
    assert LIGHT["bad"] in drawn(CardState(is_leaving=True, reason="leaves the game"))
    assert LIGHT["go"] not in drawn(CardState())
    assert texts(inside(drawn(CardState(tag="from 1"))))[-1] == "from 1"
    assert (
        texts(inside(drawn(CardState(reason="needs 46, you have 41"))))[-1]
        == "needs 46, you have 41"
    )
    assert 'data-row="future"' in drawn(CardState(is_future=True))
    assert drawn(CardState(under=1)) != drawn(CardState())
    assert draw_card(face, LIGHT, CardState(reason="no")).height == 90


def test_a_narrow_card_says_the_same() -> None:
    face = BoardPicture.face(RECHARGED, ENGLISH, "26")

    assert texts(inside(draw_narrow_card(face, LIGHT, None, 60).body)) == ["26", "5"]
    tagged = inside(draw_narrow_card(face, LIGHT, CardState(tag="from 1", is_future=True), 60).body)
    assert texts(tagged) == ["26", "5", "from 1"]


def test_a_chip_says_number_need_and_output() -> None:
    root = inside(draw_chip(BoardPicture.face(RECHARGED, ENGLISH, "26"), LIGHT, 80).body)

    assert texts(root) == ["26", "2", "5"]
    assert texts(
        inside(draw_chip(BoardPicture.face(RECHARGED, ENGLISH, "13"), LIGHT, 60).body)
    ) == [
        "13",
        "1",
    ]


# The plant market


def market_of(game: BoardGame, *lines: str, **fields: object) -> tuple[str, Snapshot]:
    state = a_state(game, market=(4, 5, 7, 8, 13, 15, 18, 22))
    play(game, state, *lines)
    snapshot: Snapshot = {**game.snapshot(state), **fields}
    return BoardPicture(game, snapshot).plant_market().body, snapshot


def test_the_market_has_two_rows() -> None:
    root = inside(market_of(RECHARGED)[0])
    rows = {one.attrib["data-card"]: one.attrib["data-row"] for one in having(root, "data-card")}

    assert list(rows) == ["4", "5", "7", "8", "13", "15", "18", "22"]
    assert [word for word, row in rows.items() if row == "future"] == ["13", "15", "18", "22"]
    assert "Future market" in texts(root)


def test_the_discount_lies_on_one_card() -> None:
    root = inside(market_of(RECHARGED)[0])
    (card,) = having(root, "data-card", "4")

    assert "from 1" in texts(card)
    assert texts(root).count("from 1") == 1


def test_the_card_on_the_block_has_a_ring() -> None:
    root = inside(market_of(RECHARGED, "open 7 7")[0])
    ringed = [
        card.attrib["data-card"]
        for card in having(root, "data-card")
        if having(card, "stroke", LIGHT["halo-edge"])
    ]

    assert ringed == ["7"]


def test_cards_on_offer_have_a_ring() -> None:
    _, snapshot = market_of(RECHARGED)
    picture = BoardPicture(RECHARGED, snapshot, highlight=Highlight(cards=("5", "8")))
    root = inside(picture.plant_market().body)
    ringed = [
        card.attrib["data-card"]
        for card in having(root, "data-card")
        if having(card, "stroke", LIGHT["halo-edge"])
    ]

    assert ringed == ["5", "8"]


def test_six_cards_lie_in_one_row() -> None:
    body, _ = market_of(RECHARGED, current=[25, 26, 27, 28, 29, 30], future=[], discount=None)
    root = inside(body)

    assert "all for auction" in texts(root)
    assert "Future market" not in texts(root)
    assert len(having(root, "data-row", "current")) == 6


def test_the_step_3_card_is_no_plant() -> None:
    root = inside(market_of(RECHARGED, future=[13, 15, 18, "S3"])[0])
    (card,) = having(root, "data-card", "S3")

    assert texts(card) == ["S3", "Step 3"]
    assert last_face("Step 3").bands == (LAST_BAND,)
    assert BoardPicture.face(RECHARGED, ENGLISH, "4").bands != (LAST_BAND,)


def test_an_empty_market_says_so() -> None:
    root = inside(market_of(RECHARGED, current=[], future=[], deck=0)[0])
    ahead = inside(market_of(RECHARGED, current=[], future=[], deck=42)[0])

    assert texts(root)[-1] == "No plants left."
    assert texts(ahead)[-1] == "The cards haven't been dealt yet."


def test_demolition_is_told() -> None:
    root = inside(market_of(RECHARGED, demolition={"card": 1, "first": 18, "others": 10})[0])

    assert any(words.startswith("demolition 18, then 10 · ") for words in texts(root))


def test_a_future_row_may_stand_alone() -> None:
    market = Market("Plants", [], [BoardPicture.face(RECHARGED, ENGLISH, "13")], 3)

    assert texts(inside(draw_market(market, LIGHT, ENGLISH).body))[:2] == [
        "Plants",
        "3 in the deck",
    ]


# The fuel market


def test_a_track_is_filled_from_its_dear_end() -> None:
    track = Track("coal", (1, 1, 2, 2, 3, 3), 3, 2)

    assert track.cells() == {
        1: ["empty", "empty"],
        2: ["empty", "chosen"],
        3: ["chosen", "token"],
    }
    assert track.next_price() == 2
    assert Track("coal", (1, 2), 0).next_price() is None


@pytest.mark.parametrize("seating", BOARD_SEATINGS[::3], ids=str)
def test_the_market_shows_every_unit_on_sale(seating: Seating) -> None:
    for position in some_positions(seating):
        assert isinstance(position.game, BoardGame)
        root = inside(BoardPicture(position.game, position.snapshot).fuel_market().body)
        for resource, units in position.snapshot["market"].items():
            (row,) = having(root, "data-fuel", resource)

            assert len(having(row, "data-token", resource)) == units + 1  # one is the label


def test_rows_say_stock_and_price() -> None:
    state = a_state(USA)
    on_sale(state, coal=4, oil=0, garbage=1, uranium=3)
    root = inside(BoardPicture(USA, USA.snapshot(state)).fuel_market().body)

    assert titles(root)[:4] == [
        "Coal, 4 on sale, the next costs 7",
        "Oil, out of stock",
        "Garbage, 1 on sale, the next costs 8",
        "Uranium, 3 on sale, the next costs 12",
    ]
    (uranium,) = having(root, "data-fuel", "uranium")
    assert texts(uranium) == ["uranium", "3", "10", "12", "14", "16"]


def test_the_usa_have_a_storage_of_coal() -> None:
    state = a_state(USA)
    on_sale(state, coal=15)
    root = inside(BoardPicture(USA, USA.snapshot(state)).fuel_market().body)
    (storage,) = having(root, "data-storage")

    assert titles(storage) == ["storage, 9 coal at 8 each"]
    assert len(having(storage, "data-token", "coal")) == 10
    state = a_state(RECHARGED)
    other = inside(BoardPicture(RECHARGED, RECHARGED.snapshot(state)).fuel_market().body)
    assert not having(other, "data-storage")


def test_what_is_chosen_turns_yellow() -> None:
    snapshot = RECHARGED.snapshot(a_state(RECHARGED))
    picture = BoardPicture(RECHARGED, snapshot, highlight=Highlight(fuel={"coal": 3}))
    root = inside(picture.fuel_market().body)
    (row,) = having(root, "data-fuel", "coal")

    assert len(having(row, "fill", LIGHT["go"])) == 3


def test_the_refill_is_told_and_what_ended_is_0() -> None:
    snapshot = RECHARGED.snapshot(a_state(RECHARGED, step=2))
    words = "refill in Step 2: 5 coal · 3 oil · 2 garbage · 1 uranium"
    ended = "refill in Step 2: 5 coal · 3 oil · 2 garbage · 0 uranium"

    assert words in texts(inside(BoardPicture(RECHARGED, snapshot).fuel_market().body))
    snapshot["ended_refills"] = ["uranium"]
    assert ended in texts(inside(BoardPicture(RECHARGED, snapshot).fuel_market().body))


def test_a_market_of_one_resource_has_only_its_prices() -> None:
    market = FuelMarket([Track("peat", (2, 4), 1)], "no refill")

    assert texts(inside(draw_fuel_market(market, LIGHT, ENGLISH).body)) == [
        "Resource market",
        "no refill",
        "2",
        "4",
        "peat",
        "1",
    ]


# Payment


def test_roofs_stand_where_seats_supplied_cities() -> None:
    root = inside(draw_payment((10, 22, 33), {"A": 0, "B": 2, "C": 7}, LIGHT, ENGLISH).body)
    stands = {
        cell.attrib["data-pay"]: [one.attrib["data-roof"] for one in having(cell, "data-roof")]
        for cell in having(root, "data-pay")
    }

    assert stands == {"0": ["A"], "1": [], "2": ["B", "C"]}
    assert texts(root)[2:] == ["0", "10", "1", "22", "2", "33"]
