"""The cards of the Demolition Contractor."""

from pathlib import Path

import pytest

from gridwright.content.load import load
from tests.content.own_files import (
    DEMOLITION,
    problems,
    write,
)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("card = 6,", "card = 7,", "[5].card: content_ascending number=6"),
        (
            "first = 18, others = 10",
            "first = 18, others = 19",
            "[5].others: content_at_most other=first limit=18",
        ),
        (
            "first = 18, others = 10",
            "first = 13, others = 10",
            "[5]: content_rising",
        ),
        (
            "first = 18, others = 10",
            "first = 18, others = 7",
            "[5]: content_rising",
        ),
        (
            "first = 18, others = 10",
            "first = 14, others = 8",
            "[5]: content_rising",
        ),
        (
            "first = 3, others = 0",
            "first = 3, others = -1",
            "[0].others: content_at_least lowest=0 found=-1",
        ),
        (
            '  { card = 6, first = 18, others = 10, source = "reconstructed" },\n',
            "",
            ": content_cards total=6 found=5",
        ),
    ],
)
def test_compensation_for_removed_plants_rises(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    """DC-3, DC-13."""
    write(tmp_path, DEMOLITION, (old, new))

    assert problems(tmp_path) == (f"{DEMOLITION}: board_game.cards{problem}",)


@pytest.mark.parametrize(
    "amounts", ["first = 18, others = 8", "first = 14, others = 9", "first = 14, others = 14"]
)
def test_one_amount_may_stay_when_the_other_rises(tmp_path: Path, amounts: str) -> None:
    """DC-13: the card above it pays 14 and 8."""
    write(tmp_path, DEMOLITION, ("first = 18, others = 10", amounts))

    card = load(tmp_path).board.demolition[5]

    assert f"first = {card.first}, others = {card.others}" == amounts


def test_both_sides_of_the_demolition_cards_are_checked(tmp_path: Path) -> None:
    write(tmp_path, DEMOLITION, ("first = 2, others = 1", "first = 1, others = 0"))

    assert problems(tmp_path) == ((f"{DEMOLITION}: card_game.cards[1]: content_rising"),)
