"""Small pictures of titles, and seats as houses."""

import pytest

from gridwright import words
from gridwright.content.load import load
from gridwright.draw.players import draw_seats
from gridwright.draw.theme import LIGHT, PAGE
from gridwright.draw.titles import PICTURES
from gridwright.games.registry import open_game
from tests.draw.pictures import having, inside

NAMESPACE = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    ("title", "board", "cities"),
    [
        *(("recharged", board, 42) for board in ("germany", "usa")),
        *(("classic", board, 42) for board in ("germany", "usa", "central_europe")),
        ("outpost", "", 31),
    ],
)
def test_a_map_has_a_dot_for_every_city_and_no_number(title: str, board: str, cities: int) -> None:
    game = open_game(load(), title, board, 4, {})

    piece = PICTURES.named(title).thumbnail(game, PAGE, words.current())

    assert piece.body.count("<circle") == cities
    assert "<text" not in piece.body
    assert len(piece.svg()) < 15_000


def test_the_card_game_shows_three_of_its_plants() -> None:
    game = open_game(load(), "card", "", 4, {})

    root = inside(PICTURES.named("card").thumbnail(game, LIGHT, words.current()).body)

    assert [card.attrib["data-card"] for card in having(root, "data-card")] == ["22", "26", "25"]


def test_open_seats_are_gaps_between_houses() -> None:
    piece = draw_seats(["A", "", "C"], PAGE, "2 of 3")
    root = inside(piece.body)

    assert [house.attrib["data-house"] for house in having(root, "data-house")] == ["A", "C"]
    assert piece.body.count("stroke-dasharray") == 1
    assert (piece.width, piece.label) == (72, "2 of 3")
