"""Reads the Demolition Contractor from demolition.toml: a side per kind of game."""

from gridwright.content.checked import Checked
from gridwright.content.types import DemolitionCard


def read_cards(
    block: Checked, count: int, stated: tuple[int, int] | None = None
) -> tuple[DemolitionCard, ...]:
    """Return the *count* cards of one side; the rulebook may have *stated* what the first pays."""
    card_list = block.get("cards")
    items = card_list.items()
    cards = tuple(_card(item, number) for number, item in enumerate(items, 1))
    is_sound = card_list.is_sound()
    if is_sound and len(cards) != count:
        card_list.problem("content_cards", total=count, found=len(cards))
    if is_sound and stated is not None and (cards[0].first, cards[0].others) != stated:
        items[0].problem("content_pays", "CG-U5", first=stated[0], others=stated[1])
    for index in range(1, len(cards)):
        if is_sound and not _rises(cards[index - 1], cards[index]):
            items[index].problem("content_rising")
    return cards


def _card(item: Checked, number: int) -> DemolitionCard:
    printed, others = item.get("card"), item.get("others")
    if printed.integer(1) != number and printed.is_sound():
        printed.problem("content_ascending", number=number)
    card = DemolitionCard(
        first=item.get("first").integer(0),
        others=others.integer(0),
        source=item.get("source").text(),
    )
    if item.is_sound() and card.others > card.first:
        others.problem("content_at_most", other="first", limit=card.first)
    return card


def _rises(above: DemolitionCard, card: DemolitionCard) -> bool:
    """Whether *card* pays more than the one *above* it in some way, and less in none (CG-U5)."""
    rises = card.first > above.first or card.others > above.others
    return rises and card.first >= above.first and card.others >= above.others
