"""Positions as text and as pictures."""

import numpy as np
import pytest

from gridwright.rl.rendering import as_picture, as_text, rendered
from gridwright.rl.tables import Place


@pytest.mark.parametrize("title", ["recharged", "card", "outpost"])
def test_a_picture_has_rows_columns_and_colours(title: str) -> None:
    picture = as_picture(Place(title).lay(3), width=320)

    assert picture.dtype == np.uint8
    assert picture.shape[1:] == (320, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 20  # not one colour only


def test_the_text_is_the_screen_of_the_terminal() -> None:
    play = Place("recharged", "germany", 3).lay(3)

    text = as_text(play)

    assert "\x1b[" in text
    for number in play.state.cards.row:
        assert str(number) in text


def test_without_a_mode_nothing_is_rendered() -> None:
    assert rendered(Place("card").lay(3), None) is None
