"""What is reconstructed is known of every table."""

from dataclasses import replace

import pytest

import gridwright
from gridwright.content.load import load
from gridwright.content.provenance import is_reconstructed, reconstructed


@pytest.mark.parametrize(
    ("title", "demolition", "marks"),
    [
        ("classic", "off", ()),
        ("recharged", "on", ("demolition",)),
        ("card", "off", ("cards",)),
        ("card", "on", ("cards", "demolition")),
    ],
)
def test_a_table_knows_what_is_reconstructed(
    title: str, demolition: str, marks: tuple[str, ...]
) -> None:
    """CG-U1, CG-U5."""
    assert gridwright.table(title, seats=3, seed=1, demolition=demolition).reconstructed == marks


def test_the_components_of_outpost_are_reconstructed() -> None:
    """OP-U1."""
    assert gridwright.table("outpost", seats=3, seed=1).reconstructed == ("cards",)


def test_what_is_as_printed_has_no_mark() -> None:
    library = load()
    cards = replace(library.card, provenance="book")
    paid = tuple([replace(card, source="book") for card in library.card.demolition])

    assert reconstructed((cards, paid)) == ()
    assert not is_reconstructed(paid[0])
    assert is_reconstructed(library.card.demolition[1])
