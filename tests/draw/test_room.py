"""Pieces for little room: seats in a row or many in a column, markets on low screens."""

import pytest

from gridwright import words
from gridwright.draw.boardgame import BoardPicture
from gridwright.draw.fuel import FuelMarket, Track, draw_fuel_line, draw_fuel_market
from gridwright.draw.outpost import OutpostPicture
from gridwright.draw.picture import SeatLabel
from gridwright.draw.players import Fact, PlayerPanel, draw_compact, draw_player
from gridwright.draw.theme import LIGHT
from gridwright.draw.titles import PICTURES
from gridwright.games.board.state import PhaseIndex
from gridwright.games.outpost.game import OutpostGame
from tests.builders import a_game, a_state, houses, own, store
from tests.conformance.suite import Seating
from tests.draw.pictures import SEATINGS, having, inside, positions, some_positions, texts

ENGLISH = words.catalogue("en")
USA = a_game("recharged", "usa", 6)
FACTS = [Fact("2", after="cities", mark="city")]
ANA = PlayerPanel("A", "Ana", 1, 40, FACTS)


def building() -> BoardPicture:
    """Six seats of which F has built, and E is building."""
    state = a_state(USA, phase=PhaseIndex.BUILDING, order="ABCDEF", to_act="E")
    own(state, "A", 5, 26)
    store(state, "A", coal=1)
    houses(state, "A", "seattle", "portland")
    return BoardPicture(USA, USA.snapshot(state), ("Ana", "Bo", "Cy", "Di", "Eva", "Fay"))


def test_a_seat_in_a_row_has_three_lines() -> None:
    piece = building().seat("A")

    assert (piece.width, piece.height) == (203, 75)
    assert texts(inside(piece.body)) == [
        *["1", "A", "50", "Ana"],
        *["2", "powers", "6"],
        *["5", "2", "1", "26", "2", "5", "1"],
    ]


def test_a_word_says_who_acts_and_a_tick_who_is_done() -> None:
    picture = building()

    said = {letter: texts(inside(picture.seat(letter).body)) for letter in "DEF"}

    assert "building" in said["E"]
    assert "building" not in said["D"]
    assert not {"waiting", "done ✓"} & {*said["D"], *said["F"]}
    ticks = {letter: picture.seat(letter).body.count("l3,3l5.5") for letter in "DEF"}
    assert ticks == {"D": 0, "E": 0, "F": 1}
    assert "done ✓" in picture.seat("F").label


@pytest.mark.parametrize(("seats", "wide"), [(2, 304), (4, 304), (5, 245), (6, 203)])
def test_fewer_seats_in_a_row_are_wider(seats: int, wide: float) -> None:
    position = positions(Seating("classic", "usa", seats))[-1]
    picture = PICTURES.named("classic")(position.game, position.snapshot)

    assert {picture.seat(letter).width for letter in picture.order} == {wide}


def test_the_seats_of_a_page_are_of_one_size() -> None:
    for seating in SEATINGS[::3]:
        for position in some_positions(seating):
            picture = PICTURES.named(seating.title)(position.game, position.snapshot, me="A")
            seats = [picture.seat(letter) for letter in picture.order]
            assert len({seat.width for seat in seats}) == 1
            if picture.shape in ("landscape", "planet"):
                assert {seat.height for seat in seats} == {75}


def test_six_seats_beside_a_portrait_map_are_low() -> None:
    heights = {}
    for seats in (5, 6):
        game = a_game("recharged", "germany", seats)
        picture = BoardPicture(game, game.snapshot(a_state(game)))
        heights[seats] = picture.seat("A").height

    assert heights == {5: 93, 6: 84}


@pytest.mark.parametrize("draw", [draw_compact, draw_player])
def test_bars_tell_the_strength_of_a_bot(draw: object) -> None:
    assert callable(draw)
    label = SeatLabel(strength=3, face="face-volta")
    bot = PlayerPanel("A", "Volta", 1, 40, FACTS, label=label, words=ENGLISH)

    (bars,) = having(inside(draw(bot, LIGHT, 264).body), "data-bars", "3")

    colours = [bar.attrib["fill"] for bar in bars]
    assert colours == [LIGHT["ink"]] * 3 + [LIGHT["line"]] * 2
    assert having(inside(draw(ANA, LIGHT, 264).body), "data-bars") == []


def test_a_bot_has_a_face_in_a_column_and_none_in_a_row() -> None:
    label = SeatLabel(face="face-volta")
    bot = PlayerPanel("A", "Volta", 1, 40, FACTS, label=label, words=ENGLISH)

    assert 'href="#face-volta"' in draw_player(bot, LIGHT).body
    assert "face-volta" not in draw_compact(bot, LIGHT, 203).body


def test_a_low_market_has_its_future_in_one_line() -> None:
    game = a_game("recharged", "germany", 3)
    state = a_state(game, market=(3, 4, 5, 6, 7, 8))
    picture = BoardPicture(game, game.snapshot(state))
    drawn = {name: picture.sources()[f"{name}market"].draw() for name in ("", "low_", "line_")}

    assert drawn[""].height > drawn["low_"].height > drawn["line_"].height
    future = {
        name: [card.attrib["data-card"] for card in having(inside(drawn[name].body), "data-row")]
        for name in ("", "low_")
    }
    assert future == {"": ["3", "4", "5", "6", "7", "8"], "low_": ["3", "4", "5", "6", "7", "8"]}
    assert texts(inside(drawn["line_"].body))[1:] == ["3", "4", "5", "6", "7", "8"]


def test_the_rows_of_a_low_fuel_market_are_20_apart() -> None:
    tracks = [Track("coal", (1, 1, 2, 2), 3), Track("oil", (1, 1, 2, 2), 0)]
    market = FuelMarket(tracks, "refill")

    tall = draw_fuel_market(market, LIGHT, ENGLISH)
    low = draw_fuel_market(market, LIGHT, ENGLISH, is_low=True)

    assert tall.height - low.height == 2 * (32 - 20) + 6
    assert texts(inside(draw_fuel_line(market, LIGHT, ENGLISH).body)) == [
        *["Resource market", "3", "1", "0"],
    ]


def test_the_labour_market_in_two_rows_has_all_workers() -> None:
    position = positions(Seating("outpost", "", 3))[-1]
    assert isinstance(position.game, OutpostGame)
    picture = OutpostPicture(position.game, position.snapshot)

    wide, narrow = [
        having(inside(picture.sources()[name].draw().body), "data-token", "worker")
        for name in ("labour", "narrow_labour")
    ]

    assert len(wide) == len(narrow) == position.snapshot["market"]["workers"] > 0
