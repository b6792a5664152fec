"""Draws what can be bought: the plant market with its deck, and the columns of fuel cards."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gridwright.cli import pieces
from gridwright.cli.cardgame.position import Position
from gridwright.cli.console import fuel_style, joined
from gridwright.cli.pieces import LAST_CARD_WORD, Face

_COLUMNS = ("1", "2", "3", "4")


def plant_words(position: Position, word: str) -> str:
    """Return what a plant does: ``2 coal → 5 Elektro``."""
    plant = position.plant(word)
    return f"{pieces.fuel_words(plant, position.content.resources)} → {plant.output} Elektro"


# Plants


def plant_market(position: Position) -> RenderableType:
    """Return the rows of cards and what is known of the deck."""
    fields = position.fields
    rows = {
        label: [_face(position, card) for card in row]
        for label, row in (("on sale", fields["current"]), ("future", fields["future"]))
    }
    words = pieces.deck_words(fields["deck"], position.top_card())
    return Group(pieces.heading("Plants", words), pieces.card_rows(rows))


def _face(position: Position, card: str) -> Face:
    if card == LAST_CARD_WORD:
        return pieces.last_card("one more round")
    fields = position.fields
    return pieces.plant_face(
        card,
        position.plant(card),
        position.content.resources,
        is_cheap=card == fields["discount"],
        is_up=fields["auction"] is not None and fields["auction"]["plant"] == card,
    )


def auction_line(position: Position) -> Text | None:
    """Return the auction in progress, or None."""
    auction = position.fields["auction"]
    if auction is None:
        return None
    word = str(auction["plant"])
    item = f"plant {word} ({plant_words(position, word)})"
    return pieces.auction_line(position.seen, auction, item)


# Fuel


def fuel_market(position: Position) -> RenderableType:
    """Return the cards of each fuel by column: the column is the price, a card shows its units."""
    fields = position.fields
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("price", no_wrap=True)
    for column in _COLUMNS:
        table.add_column("1 singles" if column == "1" else column)
    table.add_column("units", justify="right", no_wrap=True)
    for name in position.content.resources:
        cells = [_cards(position, name, column) for column in _COLUMNS]
        units = str(fields["market"][name])
        table.add_row(Text(name, style=fuel_style(name)), *cells, units)
    return Group(pieces.heading("Fuel", _stack_words(position)), table)


def _cards(position: Position, name: str, column: str) -> Text:
    """Return the cards of one fuel in one column, by their units."""
    style = fuel_style(name)
    cards = [Text(f"[{units}]", style=style) for units in _units(position, name, column)]
    return joined(cards, " ") if cards else Text("·", style="dim")


def _units(position: Position, name: str, column: str) -> list[int]:
    columns = position.fields["columns"]
    if column == "1":
        return [1] * columns["1"][name]
    cards = {"2": columns["2"], "3": columns["3"], "4": columns["4"]}[column]
    return [int(card[-1]) for card in cards if card[:-1] == name]


def _stack_words(position: Position) -> str:
    """Return how many cards wait in the stack and lie on the discard pile."""
    fields = position.fields
    discarded = len(fields["fuel_discard"])
    words = f"{fields['fuel_deck']} cards in the stack, {discarded} on the discard pile"
    if position.view.fuel.is_limited:
        left = [f"{count} {name}" for name, count in fields["supply"].items()]
        words = f"{words}, singles left: {', '.join(left)}"
    return words
