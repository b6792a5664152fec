"""Which printed content is unknown and had to be reconstructed, which screens must say."""

from typing import Final

from gridwright.content.types import CardContent, DemolitionCard, OutpostContent

RECONSTRUCTED: Final = "reconstructed"

CARDS: Final = "cards"  # the set of cards or components
DEMOLITION: Final = "demolition"  # what the Demolition Contractor pays


def reconstructed(content: tuple[object, ...]) -> tuple[str, ...]:
    """Return the reconstructed kinds among *content*, which comes from `Game.printed`."""
    kinds: list[str] = []
    for part in content:
        if isinstance(part, CardContent | OutpostContent) and part.provenance == RECONSTRUCTED:
            kinds.append(CARDS)
        cards = part if isinstance(part, tuple) else ()
        if any(is_reconstructed(card) for card in cards if isinstance(card, DemolitionCard)):
            kinds.append(DEMOLITION)
    return tuple(kinds)


def has_reconstructed(content: tuple[object, ...], number: int) -> bool:
    """Whether the amounts of Demolition card *number* are reconstructed."""
    parts = [part for part in content if isinstance(part, tuple)]
    cards = [card for part in parts for card in part if isinstance(card, DemolitionCard)]
    return is_reconstructed(cards[number - 1])


def is_reconstructed(card: DemolitionCard) -> bool:
    return card.source.startswith(RECONSTRUCTED)
