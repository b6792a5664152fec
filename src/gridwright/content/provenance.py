"""Where what is printed is not known and was reconstructed: what screens say so of."""

from typing import Final

from gridwright.content.types import CardContent, DemolitionCard, OutpostContent

RECONSTRUCTED: Final = "reconstructed"

CARDS: Final = "cards"  # the set of cards or components
DEMOLITION: Final = "demolition"  # what the Demolition Contractor pays


def reconstructed(content: tuple[object, ...]) -> tuple[str, ...]:
    """Return which of *content* is reconstructed, as `games.registry.in_play` gives it."""
    kinds: list[str] = []
    for part in content:
        if isinstance(part, CardContent | OutpostContent) and part.provenance == RECONSTRUCTED:
            kinds.append(CARDS)
        cards = part if isinstance(part, tuple) else ()
        if any(is_reconstructed(card) for card in cards if isinstance(card, DemolitionCard)):
            kinds.append(DEMOLITION)
    return tuple(kinds)


def has_reconstructed(content: tuple[object, ...], number: int) -> bool:
    """Whether the amounts of Demolition card *number* are."""
    parts = [part for part in content if isinstance(part, tuple)]
    cards = [card for part in parts for card in part if isinstance(card, DemolitionCard)]
    return is_reconstructed(cards[number - 1])


def is_reconstructed(card: DemolitionCard) -> bool:
    """Whether the amounts of *card* are."""
    return card.source.startswith(RECONSTRUCTED)
