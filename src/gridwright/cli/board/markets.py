"""Draws what can be bought: the plant market with its deck, and the fuel on its track."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gridwright.cli.board.position import Position
from gridwright.cli.console import fuel_style, letter_style
from gridwright.content.types import Plant

_ROW: Final = 4  # cards side by side
_CARD: Final = 17  # columns of a card
_LABEL: Final = 8  # columns before the cards: four of them fit a narrow terminal
_LAST_CARD: Final = "S3"


def fuel_words(position: Position, plant: Plant) -> str:
    """Return what one run burns: ``2 coal/oil``, ``eco``."""
    fuels = position.fuels_of(plant)
    return f"{plant.need} {'/'.join(fuels)}" if fuels else "eco"


def plant_words(position: Position, number: int) -> str:
    """Return what a plant does: ``2 coal → 1 city``."""
    plant = position.plant(number)
    noun = "city" if plant.output == 1 else "cities"
    return f"{fuel_words(position, plant)} → {plant.output} {noun}"


def plant_label(position: Position, number: int) -> Text:
    """Return a plant in few signs: ``10 2 coal → 2``."""
    plant = position.plant(number)
    style = fuel_style(*position.fuels_of(plant))
    words = f" {fuel_words(position, plant)} → {plant.output}"
    return Text.assemble((str(number), f"bold {style}"), (words, style))


# Plants


def plant_market(position: Position) -> RenderableType:
    """Return the rows of cards and what is known of the deck."""
    fields = position.fields
    cards = Table.grid()
    cards.add_column(width=_LABEL, vertical="middle")
    for label, row in (("on sale", fields["current"]), ("future", fields["future"])):
        for start in range(0, len(row), _ROW):
            drawn = [
                _card(position, card, is_future=label == "future")
                for card in row[start : start + _ROW]
            ]
            cards.add_row(Text("" if start else label, style="bold"), *drawn)
    return Group(_heading("Plants", _deck_words(position)), cards)


def _heading(title: str, words: str) -> Text:
    return Text.assemble((title, "bold underline"), "  ", (words, "dim"))


def _deck_words(position: Position) -> str:
    count = position.fields["deck"]
    top = position.top_card()
    words = f"{count} card{'' if count == 1 else 's'} in the deck"
    return f"{words}, on top: {top}" if top else words


def _card(position: Position, card: int | str, *, is_future: bool) -> RenderableType:
    if isinstance(card, str):
        words = "Step 3" if card == _LAST_CARD else card
        return Panel(Text(f" {words}", style="bold"), width=_CARD, padding=0)
    plant = position.plant(card)
    style = fuel_style(*position.fuels_of(plant))
    title = Text(str(card), style=f"bold {style}")
    if card == position.fields["discount"]:
        title.append(" ").append(" from 1 ", style="bold reverse")
    run = Text(f" {fuel_words(position, plant)} → {plant.output}", style=style)
    auction = position.fields["auction"]
    is_up = auction is not None and auction["plant"] == card
    frame = box.HEAVY if is_up else box.ROUNDED
    border = "dim" if is_future else f"bold {style}" if is_up else style
    return Panel(
        run,
        title=title,
        title_align="left",
        width=_CARD,
        padding=0,
        box=frame,
        border_style=border,
    )


def auction_line(position: Position) -> Text | None:
    """Return the auction in progress, or None."""
    auction = position.fields["auction"]
    if auction is None:
        return None
    seen = position.seen
    leader = auction["leader"]
    line = Text.assemble(
        ("Auction", "bold underline"),
        f"  plant {auction['plant']} ({plant_words(position, auction['plant'])}), ",
        (seen.name(leader), f"bold {letter_style(leader)}"),
        " leads with ",
        (str(auction["bid"]), "bold"),
    )
    if auction["waiting"]:
        names = [Text(seen.name(who), style=letter_style(who)) for who in auction["waiting"]]
        line.append("; still in: ").append_text(Text(", ").join(names))
    return line


# Fuel


def fuel_market(position: Position) -> RenderableType:
    """Return the track of every fuel: what each place costs and where a unit lies."""
    edition = position.edition
    prices = sorted({price for track in edition.tracks for price in track.prices})
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("price", no_wrap=True)
    for price in prices:
        table.add_column(str(price), justify="center", no_wrap=True)
    table.add_column("on sale", justify="right", no_wrap=True)
    table.add_column("supply", justify="right", no_wrap=True)
    for index, name in enumerate(edition.resources):
        track = edition.tracks[index].prices
        units = position.fields["market"][name]
        cells = [_places(track, price, units, fuel_style(name)) for price in prices]
        supply = str(position.fields["supply"][name])
        table.add_row(Text(name, style=fuel_style(name)), *cells, str(units), supply)
    return Group(_heading("Fuel", _refill_words(position)), table)


def _places(track: tuple[int, ...], price: int, units: int, style: str) -> Text:
    """Return the places of one price: the units lie on the dearest places of the track."""
    empty = len(track) - units
    text = Text()
    for place, cost in enumerate(track):
        if cost == price:
            text.append("●" if place >= empty else "·", style if place >= empty else "dim")
    return text


def _refill_words(position: Position) -> str:
    """Return what the coming bureaucracy adds in this Step."""
    step = position.fields["step"]
    parts = []
    for index, name in enumerate(position.edition.resources):
        amount = position.setup.refill[index][step - 1]
        ended = name in position.fields["ended_refills"]
        parts.append(f"{name} +{0 if ended else amount}")
    return f"refill in Step {step}: {', '.join(parts)}"


def storage_line(position: Position) -> Text | None:
    """Return the coal storage, where the map has one."""
    for index, name in enumerate(position.edition.resources):
        price = position.setup.map_rules.storage_price(index)
        if price:
            amount = position.fields["supply"][name]
            return Text(f"Storage: {amount} {name} at {price} each", style="dim")
    return None
