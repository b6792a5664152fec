"""Pieces of pictures that several titles share: rows of cards, auctions, tracks, players.

A piece gets what it shows; it asks no position and knows no rule.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypedDict

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gridwright.cli.console import fuel_style, joined, letter_style
from gridwright.cli.screen import Seen
from gridwright.content.types import Plant
from gridwright.parts.card_market import LAST_CARD, UNKNOWN_LARGE, UNKNOWN_SMALL

LAST_CARD_WORD: Final = "S3"  # what every title's snapshot calls the card under the deck
MARKETS_WIDTH: Final = 76  # columns of markets where something stands beside them

_ROW: Final = 4  # cards side by side
_CARD: Final = 17  # columns of a card
_LABEL: Final = 8  # columns before the cards: four of them fit a narrow terminal
RECONSTRUCTED: Final = "reconstructed"


class Auction(TypedDict):
    """The auction in progress, as a snapshot has it."""

    plant: int | str
    bid: int
    leader: str
    waiting: list[str]


class Demolition(TypedDict):
    """The demolition card on top, as a snapshot has it."""

    card: int
    first: int
    others: int


# Frames


def heading(title: str, words: str = "") -> Text:
    """Return the line above a picture."""
    text = Text(title, style="bold underline")
    return Text.assemble(text, "  ", (words, "dim")) if words else text


def spaced(*parts: RenderableType | None) -> RenderableType:
    """Return *parts* below each other, with a blank line between them; None is left out."""
    spread: list[RenderableType] = []
    for part in parts:
        if part is not None:
            spread.extend([Text(""), part])
    return Group(*spread[1:])


def stacked(*parts: RenderableType | None) -> RenderableType:
    """Return *parts* directly below each other; None is left out."""
    return Group(*[part for part in parts if part is not None])


def beside(left: RenderableType, right: RenderableType) -> Table:
    """Return the markets with something to the right of them."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=MARKETS_WIDTH)
    grid.add_column()
    grid.add_row(left, right)
    return grid


def notice(provenance: str, set_id: str, what: str = "cards") -> Text | None:
    """Return that *what* is shown is not as it is printed, where it is not."""
    if provenance != RECONSTRUCTED:
        return None
    return Text.assemble(
        (provenance.capitalize(), "bold yellow"),
        (f" {what} ({set_id}), replaceable with --data", "dim"),
    )


def two_lines(what: str, where: str, order: Text, goal: str) -> Table:
    """Return the headline: title and moment, and below them turn order and goal."""
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    line.add_row(Text(what, style="bold"), Text(where, style="bold"))
    line.add_row(order, Text(goal, style="dim"))
    return line


# Cards and auctions


@dataclass(frozen=True, slots=True)
class Face:
    """One card of a market: what stands in its frame, and how it looks."""

    title: Text
    body: Text
    style: str
    is_up: bool = False  # for auction just now


def last_card(words: str) -> Face:
    """Return the card under the deck, which is never for sale."""
    return Face(Text(), Text(f" {words}", style="bold"), "none")


def card_rows(rows: dict[str, list[Face]]) -> Table:
    """Return rows of cards behind their labels; only the first row is in full colour."""
    grid = Table.grid()
    grid.add_column(width=_LABEL, vertical="middle")
    for index, (label, faces) in enumerate(rows.items()):
        height = max([face.body.plain.count("\n") + 1 for face in faces], default=1)
        for start in range(0, len(faces), _ROW):
            row = faces[start : start + _ROW]
            drawn = [_drawn(face, height, is_dim=index > 0) for face in row]
            grid.add_row(Text("" if start else label, style="bold"), *drawn)
    return grid


def _drawn(face: Face, height: int, *, is_dim: bool) -> Panel:
    bright = f"bold {face.style}" if face.is_up else face.style
    return Panel(
        face.body,
        title=face.title or None,
        title_align="left",
        width=_CARD,
        height=height + 2,
        padding=0,
        box=box.HEAVY if face.is_up else box.ROUNDED,
        border_style="dim" if is_dim else bright,
    )


def tag(words: str) -> Text:
    """Return what lies on a card, such as a token."""
    return Text(f" {words} ", style="bold reverse")


def deck_words(count: int, top: str) -> str:
    """Return how many cards are left and what is known of the next."""
    words = f"{count} card{'' if count == 1 else 's'} in the deck"
    return f"{words}, on top: {top}" if top else words


def top_of(deck: tuple[int, ...], small: str, large: str, last: str) -> str:
    """Return what the back of the top card of a seen *deck* tells: *small*, *large* or *last*."""
    if not deck:
        return ""
    return {UNKNOWN_SMALL: small, UNKNOWN_LARGE: large, LAST_CARD: last}.get(deck[0], "")


def auction_line(seen: Seen, auction: Auction | None, item: str) -> Text | None:
    """Return the auction in progress, in which *item* is up; or None."""
    if auction is None:
        return None
    leader = auction["leader"]
    line = Text.assemble(
        ("Auction", "bold underline"),
        f"  {item}, ",
        (seen.name(leader), f"bold {letter_style(leader)}"),
        " leads with ",
        (str(auction["bid"]), "bold"),
    )
    if auction["waiting"]:
        names = [Text(seen.name(who), style=letter_style(who)) for who in auction["waiting"]]
        line.append("; still in: ").append_text(joined(names, ", "))
    return line


# Plants that burn fuel


def fuels_of(plant: Plant, resources: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of the fuels that *plant* burns."""
    return tuple([resources[fuel] for fuel in plant.burns])


def fuel_words(plant: Plant, resources: tuple[str, ...]) -> str:
    """Return what one run burns: ``2 coal/oil``, ``eco``."""
    fuels = fuels_of(plant, resources)
    return f"{plant.need} {'/'.join(fuels)}" if fuels else "eco"


def plant_style(plant: Plant, resources: tuple[str, ...]) -> str:
    return fuel_style(*fuels_of(plant, resources))


def plant_label(word: str, plant: Plant, resources: tuple[str, ...]) -> Text:
    """Return a plant in few signs: ``10 2 coal → 2``."""
    style = plant_style(plant, resources)
    words = f" {fuel_words(plant, resources)} → {plant.output}"
    return Text.assemble((word, f"bold {style}"), (words, style))


def plant_face(
    word: str, plant: Plant, resources: tuple[str, ...], *, is_cheap: bool, is_up: bool
) -> Face:
    """Return the card of a plant; a cheap one lies under the discount token."""
    style = plant_style(plant, resources)
    title = Text(word, style=f"bold {style}")
    if is_cheap:
        title.append(" ").append_text(tag("from 1"))
    run = Text(f" {fuel_words(plant, resources)} → {plant.output}", style=style)
    return Face(title, run, style, is_up)


def aligned(labels: Iterable[Text]) -> Text:
    """Return labels of cards below each other, numbers of one digit set to the right."""
    return joined(
        [Text.assemble("" if label.plain[:2].isdigit() else " ", label) for label in labels], "\n"
    )


# Tracks of prices


@dataclass(frozen=True, slots=True)
class Track:
    """One resource with its priced places; the units lie on the dearest of them."""

    name: str
    style: str
    prices: tuple[int, ...]
    units: int
    supply: str = ""


def price_tracks(tracks: list[Track], *, has_supply: bool) -> Table:
    """Return what each place costs and where a unit lies."""
    prices = sorted({price for track in tracks for price in track.prices})
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("price", no_wrap=True)
    for price in prices:
        table.add_column(str(price), justify="center", no_wrap=True)
    table.add_column("on sale", justify="right", no_wrap=True)
    if has_supply:
        table.add_column("supply", justify="right", no_wrap=True)
    for track in tracks:
        cells = [_places(track, price) for price in prices]
        supply = [track.supply] if has_supply else []
        table.add_row(Text(track.name, style=track.style), *cells, str(track.units), *supply)
    return table


def _places(track: Track, price: int) -> Text:
    """Return the places of one price."""
    empty = len(track.prices) - track.units
    text = Text()
    for place, cost in enumerate(track.prices):
        if cost == price:
            text.append("●" if place >= empty else "·", track.style if place >= empty else "dim")
    return text


# Players


def turn_order(seen: Seen, order: list[str], to_act: str | None) -> Text:
    """Return who comes after whom, with a mark before whoever must decide."""
    names = []
    for who in order:
        style = letter_style(who)
        is_next = who == to_act
        name = seen.name(who)
        names.append(Text(f"▶{name}" if is_next else name, f"bold {style}" if is_next else style))
    return Text.assemble(("Order ", "dim"), joined(names, " > "))


def owner_name(seen: Seen, who: str, to_act: str | None, *, marks_bots: bool = True) -> Text:
    """Return letter and name of a seat or of the dummy."""
    mark = "▶" if who == to_act else " "
    name = seen.name(who)
    label = f"{mark}{who}" if name == who else f"{mark}{who} {name}"
    text = Text.assemble((label, f"bold {letter_style(who)}"))
    if marks_bots and ord(who) - ord("A") in seen.bots:
        text.append(" bot", style="dim")
    return text


def player_table(*, is_wide: bool = True, gap: int = 2) -> Table:
    """Return an empty table in the manner of all that list players."""
    padding = (0, gap, 0, 0)
    return Table(box=None, padding=padding, pad_edge=False, expand=is_wide, header_style="dim")


def demolition_line(card: Demolition) -> Text:
    """Return what the demolition card on top pays."""
    text = f"Demolition card {card['card']}: first {card['first']}, others {card['others']}"
    return Text(text, style="dim")


def in_lines(labels: list[Text], width: int) -> Text:
    """Return *labels* with commas between them, broken into lines only after a comma."""
    text, used = Text(), 0
    for index, label in enumerate(labels):
        if index:
            is_full = used + len(label) + 2 > width
            text.append(",\n" if is_full else ", ")
            used = 0 if is_full else used + 2
        text.append_text(label)
        used += len(label)
    return text


def dash() -> Text:
    """Return the sign for nothing."""
    return Text("-", style="dim")
