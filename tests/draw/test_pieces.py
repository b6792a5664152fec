"""The pieces of a position one by one, as pages get them."""

import pytest

from gridwright.draw import boardgame
from gridwright.draw.moment import moment_of
from gridwright.draw.pieces import pieces_of
from gridwright.draw.plants import draw_chip, draw_low_card
from gridwright.draw.scene import Scene
from gridwright.draw.tokens import LIGHT
from tests.builders import a_game
from tests.conformance.suite import Seating
from tests.draw.pictures import inside, positions, texts
from tests.draw.test_markets import ENGLISH

BOARD = "board fuel market"


@pytest.mark.parametrize(
    ("seating", "shape", "named"),
    [
        (Seating("recharged", "germany", 4), "portrait", BOARD),
        (Seating("classic", "central_europe", 3), "portrait", BOARD),
        (Seating("recharged", "usa", 4), "landscape", BOARD),
        (Seating("classic", "usa", 6), "landscape", BOARD),
        (Seating("card", "", 4), "cards", "fuel market narrow_fuel narrow_market unseen"),
        (Seating("outpost", "", 2), "planet", "board labour market"),
        (Seating("outpost", "", 6), "planet", "board labour market"),
    ],
    ids=str,
)
def test_every_table_has_its_pieces(seating: Seating, shape: str, named: str) -> None:
    position = positions(seating)[-1]
    scene = Scene(position.snapshot)

    pieces = pieces_of(position.game, scene)

    assert (pieces.shape, sorted(pieces.named)) == (shape, named.split())
    assert list(pieces.players) == position.snapshot["order"]
    assert len({piece.width for piece in pieces.players.values()}) == 1


def test_one_s_own_company_is_drawn_large_and_not_among_the_others() -> None:
    position = positions(Seating("outpost", "", 4))[-1]

    pieces = pieces_of(position.game, Scene(position.snapshot, me="B"))

    assert "company" in pieces.named
    assert sorted(pieces.players) == ["A", "C", "D"]


@pytest.mark.parametrize(
    ("seating", "phases", "note"),
    [
        (Seating("recharged", "germany", 4), 5, ""),
        (Seating("card", "", 4), 3, "reconstructed set"),
        (Seating("outpost", "", 4), 4, "reconstructed set"),
    ],
    ids=str,
)
def test_the_moment_has_the_phases_of_its_title(seating: Seating, phases: int, note: str) -> None:
    position = positions(seating)[0]

    moment = moment_of(position.game, Scene(position.snapshot))

    assert (len(moment.phases), moment.note) == (phases, note)


def test_a_chip_without_room_shows_its_number_alone() -> None:
    face = boardgame.face(a_game("recharged", "germany", 3), ENGLISH, 26)

    assert texts(inside(draw_chip(face, LIGHT, 80).body)) == ["26", "2", "5"]
    assert texts(inside(draw_chip(face, LIGHT, 36).body)) == ["26"]
    assert texts(inside(draw_low_card(face, LIGHT).body)) == ["26", "5"]
