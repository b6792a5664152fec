"""Parts of pictures that several titles share: rows of cards, auctions, tracks, players."""

from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from typing import Final, NamedTuple, TypeVar

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli.console import grid, letter_style, plain_table, seat_style, with_columns
from gridwright.cli.screen import Screen
from gridwright.content.provenance import RECONSTRUCTED
from gridwright.content.types import CardContent, OutpostContent
from gridwright.core.errors import Value
from gridwright.core.events import NOBODY
from gridwright.core.standing import LARGE, LAST, SMALL
from gridwright.tables.table import letter, seat_of

LAST_CARD_WORD: Final = "S3"  # what every title calls the card under the deck
MARKETS_WIDTH: Final = 76  # columns of markets where something stands beside them
DUMMY: Final = "T"  # the letter of the Trust, the Bank, the Syndicate

_ROW: Final = 4  # cards side by side
_CARD: Final = 17  # columns of a card
_ARROW: Final = " → "
_LABEL: Final = 8  # columns before the cards: four of them fit a narrow terminal


T = TypeVar("T")

# Frames


def dim(identifier: str, **values: Value) -> Text:
    return Text(words.text(identifier, **values), style="dim")


def heading(identifier: str, note: str = "") -> Text:
    name = (words.text(f"cli.heading.{identifier}"), "bold underline")
    return Text.assemble(name, "  ", (note, "dim")) if note else Text.assemble(name)


def spaced(*parts: RenderableType | None) -> RenderableType:
    """Return *parts* below each other, with a blank line between them; None is left out."""
    blank = Text("")
    return Group(*[line for part in parts if part is not None for line in (blank, part)][1:])


def stacked(*parts: RenderableType | None) -> RenderableType:
    """Return *parts* directly below each other; None is left out."""
    return Group(*[part for part in parts if part is not None])


def beside(left: RenderableType, right: RenderableType) -> Table:
    """Return the markets with something to the right of them."""
    table = grid([(left, right)])
    table.columns[0].width = MARKETS_WIDTH
    return table


def in_columns(
    parts: Sequence[T], draw: Callable[[Sequence[T]], RenderableType], width: int, column: int
) -> Table:
    """Return *parts* running down columns at least *column* wide, as many as fit into *width*."""
    count = max(1, width // column)
    height = max(1, -(-len(parts) // count))
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
    for _ in range(count):
        grid.add_column(ratio=1)
    starts = range(0, len(parts), height)
    grid.add_row(*[draw(parts[start : start + height]) for start in starts])
    return grid


def notice(printed: CardContent | OutpostContent, what: str = "cards") -> Text | None:
    """Return a notice if *what* is reconstructed and not as printed."""
    if printed.provenance != RECONSTRUCTED:
        return None
    text = Text(words.text(f"cli.notice.{what}", set=printed.set_id), style="dim")
    text.stylize("not dim bold yellow", 0, len(text.plain.split(maxsplit=1)[0]))
    return text


def headline(screen: Screen, title: str, moment: list[str], goal: str) -> RenderableType:
    """Return title and moment, turn order and goal, and a warning that the end is near."""
    fields, names = screen.fields, []
    for who in fields["order"]:
        mark, style = ("▶", "bold ") if who == fields["to_act"] else ("", "")
        names.append(Text(f"{mark}{screen.name(who)}", f"{style}{letter_style(who)}"))
    grid = Table.grid(expand=True)
    grid.add_column()
    grid.add_column(justify="right")
    if fields["round"]:
        moment.insert(0, words.text("cli.round", round=fields["round"]))
    grid.add_row(Text(title, style="bold"), Text(" · ".join(moment), style="bold"))
    turn_order = Text.assemble(dim("cli.order"), " ", Text(" > ").join(names))
    grid.add_row(turn_order, Text(goal, style="dim"))
    ending = screen.ending()
    alarm = Text(ending, style="bold yellow") if ending else None
    return stacked(Rule(style="dim"), grid, screen.warning, alarm)


# Cards and auctions


class Face(NamedTuple):
    """One card of a market as it is drawn."""

    title: Text
    body: Text
    style: str
    is_up: bool = False  # for auction now


def last_card(screen: Screen) -> Face:
    """Return the card under the deck, which is never for sale."""
    name = screen.say("cli.last_card")
    return Face(Text(), Text(f" {name}", style="bold"), "none")


def is_up(screen: Screen, word: str) -> bool:
    lot = screen.game.lot(screen.view)
    return lot is not None and lot.card == word


def card_market(
    screen: Screen, name: str, current: list[Face], future: list[Face], *, is_brief: bool
) -> RenderableType:
    """Return the rows of cards, what is known of the deck, and the auction in progress."""
    head = heading(name, _deck_note(screen))
    return stacked(head, _card_rows(current, future, is_brief=is_brief), auction_line(screen))


def _card_rows(current: list[Face], future: list[Face], *, is_brief: bool) -> Table:
    """Return rows of cards behind their labels; future ones are dim, brief ones have no frame."""
    rows = grid(gap=1 if is_brief else 0)
    rows.add_column(width=_LABEL - is_brief, vertical="top" if is_brief else "middle")
    for label, faces in (("on_sale", current), ("future", future)):
        height, is_dim = max([_height(face) for face in faces], default=1), label == "future"
        for start in range(0, len(faces), _ROW):
            row = faces[start : start + _ROW]
            cards = [
                _brief(face, is_dim) if is_brief else _framed(face, height, is_dim) for face in row
            ]
            name = "" if start else words.text(f"cli.column.{label}")
            rows.add_row(Text(name, style="bold"), *cards)
    return rows


def _height(face: Face) -> int:
    """Return how many lines a card needs once its text is wrapped."""
    lines = _body(face).plain.split("\n")
    return sum([max(1, len(wrap(line, _CARD - 2))) for line in lines])


def _body(face: Face) -> Text:
    """Return the text of a card; a long line breaks before the arrow, not after it."""
    lines: list[Text] = []
    for line in face.body.split("\n"):
        burns, arrow, _ = line.plain.partition(_ARROW)
        is_long = arrow and line.cell_len > _CARD - 2
        lines += line.divide([len(burns)]) if is_long else [line]
    return Text("\n").join(lines)


def _framed(face: Face, height: int, is_dim: bool) -> Panel:
    bright = f"bold {face.style}" if face.is_up else face.style
    return Panel(
        _body(face),
        title=face.title or None,
        title_align="left",
        width=_CARD,
        height=height + 2,
        padding=0,
        box=box.HEAVY if face.is_up else box.ROUNDED,
        border_style="dim" if is_dim else bright,
    )


def _brief(face: Face, is_dim: bool) -> Text:
    """Return a card in one line; the one up for auction stands out."""
    number, _, tagged = face.title.plain.partition(" ")
    parts = [*face.body.plain.split("\n"), tagged]
    body = ", ".join([" ".join(part.split()) for part in parts if part.strip()])
    text = Text.assemble("▸" if face.is_up else "", (number, f"bold {face.style}"), f" {body}")
    text.stylize("dim" if is_dim else face.style)
    return text


def tag(label: str) -> Text:
    return Text(f" {label} ", style="bold reverse")


def _deck_note(screen: Screen) -> str:
    """Return how many cards are left, what is known of the next, and how far the last one is."""
    deck, last_card = screen.game.deck(screen.view), screen.say("cli.last_card")
    note = words.text("cli.deck", count=deck.count)
    if deck.top:
        is_back = deck.top in (SMALL, LARGE, LAST)
        identifier = f"cli.top.{deck.top}" if is_back else "cli.top.plant"
        top = screen.say(identifier, plant=deck.top)
        note = words.text("cli.deck_top", count=deck.count, top=top)
    if deck.until_last is None:
        return note
    return f"{note}, {words.text('cli.deck_last', count=deck.until_last, card=last_card)}"


def auction_line(screen: Screen) -> Text | None:
    """Return the card up for auction, the bid, its leader and who may still bid; else None."""
    lot, seats = screen.game.lot(screen.view), screen.game.seats
    if lot is None:
        return None
    leader = seats if lot.leader == NOBODY else lot.leader
    item = screen.say("cli.item", plant=lot.card, run=screen.card(lot.card))
    name = screen.name(leader)
    state = Text(words.text("cli.auction", item=item, leader=name, bid=lot.bid))
    state.highlight_words([name], f"bold {seat_style(leader, seats)}")
    line = Text.assemble(heading("auction"), "  ", state)
    if lot.waiting:
        names = [Text(screen.name(seat), style=seat_style(seat, seats)) for seat in lot.waiting]
        line.append(f"; {words.text('cli.still_in')} ").append_text(Text(", ").join(names))
    return line


# Tracks of prices


class Track(NamedTuple):
    """One resource with its priced places; the units lie on the dearest of them."""

    name: str
    style: str
    prices: tuple[int, ...]
    units: int
    supply: tuple[str, ...] = ()


def price_tracks(tracks: list[Track]) -> Table:
    """Return the places of each resource by price, with the units that lie there."""
    prices = sorted({price for track in tracks for price in track.prices})
    table = plain_table("price", gap=1)
    for price in prices:
        table.add_column(str(price), justify="center", no_wrap=True)
    with_columns(table, "on_sale>", *["supply>" for _ in tracks[0].supply])
    for track in tracks:
        cells = [_places(track, price) for price in prices]
        table.add_row(Text(track.name, style=track.style), *cells, str(track.units), *track.supply)
    return table


def _places(track: Track, price: int) -> Text:
    empty = len(track.prices) - track.units
    text = Text()
    for place, cost in enumerate(track.prices):
        if cost == price:
            text.append("●" if place >= empty else "·", track.style if place >= empty else "dim")
    return text


# Players


def owners(players: Sequence[T], dummy: T | None) -> dict[str, T]:
    """Return *players* by the letters of their seats, and behind them the *dummy*."""
    by_letter = {letter(seat): player for seat, player in enumerate(players)}
    return by_letter if dummy is None else {**by_letter, DUMMY: dummy}


def owner_name(screen: Screen, who: str, to_act: str | None, *, marks_bots: bool = True) -> Text:
    mark = "▶" if who == to_act else " "
    name = screen.name(who)
    label = f"{mark}{who}" if name == who else f"{mark}{who} {name}"
    text = Text.assemble((label, f"bold {letter_style(who)}"))
    if marks_bots and seat_of(who) in screen.bots:
        text.append(" ").append_text(dim("cli.bot"))
    return text


def owner_line(screen: Screen, who: str, facts: Mapping[str, Text | str]) -> Text:
    """Return *facts*, by the ids of their columns, as a line."""
    name = owner_name(screen, who, who, marks_bots=False)
    labels = [
        Text.assemble(words.text(f"cli.fact.{key}"), " ", fact) for key, fact in facts.items()
    ]
    return Text.assemble(name, "  ", Text(" · ").join(labels))


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


def listed(labels: list[Text], separator: str) -> Text:
    """Return *labels* as one text, or the sign for nothing."""
    return Text(separator).join(labels) if labels else Text("-", style="dim")
