"""The pieces of a position one by one, as pages get them."""

import pytest

from gridwright.content.load import load
from gridwright.draw.boardgame import BoardPicture
from gridwright.draw.cards import draw_chip, draw_low_card
from gridwright.draw.theme import LIGHT
from gridwright.draw.titles import PICTURES
from gridwright.tables.table import Table, TableSpec
from tests.builders import a_game
from tests.conformance.suite import Seating
from tests.draw.pictures import inside, positions, texts
from tests.draw.test_markets import ENGLISH

BOARD = "board fuel line_fuel line_market low_fuel low_market market prices"
PLANET = "board labour line_market low_labour low_market market narrow_labour prices"


@pytest.mark.parametrize(
    ("seating", "shape", "named"),
    [
        (Seating("recharged", "germany", 4), "portrait", BOARD),
        (Seating("classic", "central_europe", 3), "portrait", BOARD),
        (Seating("recharged", "usa", 4), "landscape", BOARD),
        (Seating("classic", "usa", 6), "landscape", BOARD),
        (Seating("card", "", 4), "cards", "fuel market narrow_fuel narrow_market unseen"),
        (Seating("outpost", "", 2), "planet", PLANET),
        (Seating("outpost", "", 6), "planet", PLANET),
    ],
    ids=str,
)
def test_every_table_has_its_pieces(seating: Seating, shape: str, named: str) -> None:
    position = positions(seating)[-1]

    picture = PICTURES.named(seating.title)(position.game, position.snapshot)
    panels = picture.panels()

    assert (picture.shape, sorted(picture.sources())) == (shape, named.split())
    assert list(panels) == position.snapshot["order"]
    assert len({piece.width for piece in panels.values()}) == 1


def test_one_s_own_company_is_drawn_large_and_not_among_the_others() -> None:
    position = positions(Seating("outpost", "", 4))[-1]

    picture = PICTURES.named("outpost")(position.game, position.snapshot, me="B")

    assert "company" in picture.sources()
    assert sorted(picture.panels()) == ["A", "C", "D"]


@pytest.mark.parametrize(
    ("seating", "phases", "note"),
    [
        (Seating("recharged", "germany", 4), 5, ""),
        (Seating("card", "", 4), 3, "reconstructed set"),
        (Seating("outpost", "", 4), 4, "reconstructed set"),
    ],
    ids=str,
)
def test_the_bar_has_the_phases_of_its_title(seating: Seating, phases: int, note: str) -> None:
    position = positions(seating)[0]

    picture = PICTURES.named(seating.title)(position.game, position.snapshot)

    assert (len(picture.phases), picture.note) == (phases, note)


def test_a_chip_without_room_shows_its_number_alone() -> None:
    face = BoardPicture.face(a_game("recharged", "germany", 3), ENGLISH, "26")

    assert texts(inside(draw_chip(face, LIGHT, 80).body)) == ["26", "2", "5"]
    assert texts(inside(draw_chip(face, LIGHT, 36).body)) == ["26"]
    assert texts(inside(draw_low_card(face, LIGHT).body)) == ["26", "5"]


@pytest.mark.parametrize(
    ("title", "board", "boards", "markets"),
    [("recharged", "usa", 1, 2), ("card", "", 2, 1), ("outpost", "", 2, 1)],
)
def test_a_position_has_a_centre_a_side_and_panels(
    title: str, board: str, boards: int, markets: int
) -> None:
    table = Table(TableSpec(title, board, 3, ("Ana", "Bea", "Cid"), seed=1), load())

    picture = PICTURES.named(title)(table.game, table.game.snapshot(table.state), table.names)
    panels = picture.panels(300)

    assert (len(picture.centre()), len(picture.side()), len(panels)) == (boards, markets, 3)
    drawn = "".join([piece.body for piece in panels.values()])
    assert all([name in drawn for name in table.names])


@pytest.mark.parametrize(
    ("title", "board", "word", "number"),
    [("classic", "germany", "25", "25"), ("card", "", "5a", "5"), ("outpost", "", "14", "14")],
)
def test_cards_have_the_faces_of_their_title(
    title: str, board: str, word: str, number: str
) -> None:
    table = Table(TableSpec(title, board, 3, seed=1), load())

    face = PICTURES.named(title).face(table.game, ENGLISH, word)

    assert (face.word, face.number) == (word, number)
