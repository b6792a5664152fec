"""Positions in pieces: every title has something to play on, markets, and a panel for everybody."""

import pytest

from gridwright.content.load import load
from gridwright.draw.parts import faces_of, parts_of
from gridwright.tables.table import Table, TableSpec


@pytest.mark.parametrize(
    ("title", "board", "boards", "markets"),
    [("recharged", "usa", 1, 2), ("card", "", 2, 1), ("outpost", "", 2, 1)],
)
def test_a_position_comes_in_pieces(title: str, board: str, boards: int, markets: int) -> None:
    table = Table(TableSpec(title, board, 3, ("Ana", "Bea", "Cid"), seed=1), load())

    parts = parts_of(table.game, table.game.snapshot(table.state), table.names)

    assert (len(parts.board), len(parts.markets), len(parts.players)) == (boards, markets, 3)
    said = "".join([piece.body for piece in parts.players])
    assert all([name in said for name in table.names])


@pytest.mark.parametrize(
    ("title", "board", "word", "number"),
    [("classic", "germany", "25", "25"), ("card", "", "5a", "5"), ("outpost", "", "14", "14")],
)
def test_cards_have_the_faces_of_their_title(
    title: str, board: str, word: str, number: str
) -> None:
    table = Table(TableSpec(title, board, 3, seed=1), load())

    (face,) = faces_of(table.game, [word])

    assert (face.word, face.number) == (word, number)
