"""Pieces of pictures that several titles share: rows of cards, auctions, tracks, players.

A piece gets what it shows; it asks no position and knows no rule.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final, TypeVar

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli.console import letter_style, seat_style
from gridwright.cli.grids import grid, plain_table, with_columns
from gridwright.cli.screen import Screen, Seen
from gridwright.content.provenance import RECONSTRUCTED
from gridwright.content.types import CardContent, OutpostContent
from gridwright.core.errors import Value
from gridwright.tables.table import letter, seat_of

LAST_CARD_WORD: Final = "S3"  # what every title calls the card under the deck
MARKETS_WIDTH: Final = 76  # columns of markets where something stands beside them
DUMMY: Final = "T"  # the letter of the Trust, the Bank, the Syndicate

_ROW: Final = 4  # cards side by side
_CARD: Final = 17  # columns of a card
_LABEL: Final = 8  # columns before the cards: four of them fit a narrow terminal
_PAY: Final = 18  # columns of a number of cities and what it pays
_BACKS: Final = {"?s": "small", "?l": "large", "s3": "last"}


T = TypeVar("T")

# Frames


def dim(identifier: str, **values: Value) -> Text:
    """Return words that stand back."""
    return Text(words.text(identifier, **values), style="dim")


def heading(identifier: str, said: str = "") -> Text:
    """Return the line above a picture."""
    name = (words.text(f"cli.heading.{identifier}"), "bold underline")
    return Text.assemble(name, "  ", (said, "dim")) if said else Text.assemble(name)


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
    drawn = grid([(left, right)])
    drawn.columns[0].width = MARKETS_WIDTH
    return drawn


def in_columns(
    parts: Sequence[T], drawn: Callable[[Sequence[T]], RenderableType], width: int, least: int
) -> Table:
    """Return *parts* running down as many columns of at least *least* as *width* allows."""
    abreast = max(1, width // least)
    height = max(1, -(-len(parts) // abreast))
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
    for _ in range(abreast):
        grid.add_column(ratio=1)
    starts = range(0, len(parts), height)
    grid.add_row(*[drawn(parts[start : start + height]) for start in starts])
    return grid


def notice(printed: CardContent | OutpostContent, what: str = "cards") -> Text | None:
    """Return that *what* is shown is not as it is printed, where it is not."""
    if printed.provenance != RECONSTRUCTED:
        return None
    text = Text(words.text(f"cli.notice.{what}", set=printed.set_id), style="dim")
    text.stylize("not dim bold yellow", 0, len(text.plain.split(maxsplit=1)[0]))
    return text


def headline(screen: Screen, what: str, where: list[str], goal: str) -> RenderableType:
    """Return title and moment, below them turn order and goal, and what must not be missed."""
    moment, names = screen.fields, []
    for who in moment["order"]:
        mark, style = ("▶", "bold ") if who == moment["to_act"] else ("", "")
        names.append(Text(f"{mark}{screen.seen.name(who)}", f"{style}{letter_style(who)}"))
    grid = Table.grid(expand=True)
    grid.add_column()
    grid.add_column(justify="right")
    if moment["round"]:
        where.insert(0, words.text("cli.round", round=moment["round"]))
    grid.add_row(Text(what, style="bold"), Text(" · ".join(where), style="bold"))
    turn_order = Text.assemble(dim("cli.order"), " ", Text(" > ").join(names))
    grid.add_row(turn_order, Text(goal, style="dim"))
    ending = screen.ending()
    alarm = Text(ending, style="bold yellow") if ending else None
    return stacked(Rule(style="dim"), grid, screen.warning, alarm)


# Cards and auctions


@dataclass(frozen=True, slots=True)
class Face:
    """One card of a market: what stands in its frame, and how it looks."""

    title: Text
    body: Text
    style: str
    is_up: bool = False  # for auction just now


def last_card(seen: Seen) -> Face:
    """Return the card under the deck, which is never for sale."""
    name = seen.say("cli.last_card")
    return Face(Text(), Text(f" {name}", style="bold"), "none")


def is_up(screen: Screen, word: str) -> bool:
    """Whether the card called *word* is for auction just now."""
    auction = screen.fields["auction"]
    return auction is not None and str(auction["plant"]) == word


def card_market(
    screen: Screen, name: str, current: list[Face], future: list[Face], *, is_brief: bool
) -> RenderableType:
    """Return the rows of cards, what is known of the deck, and the auction in progress."""
    head = heading(name, deck_words(screen.seen, screen.fields["deck"]))
    return stacked(head, _card_rows(current, future, is_brief=is_brief), auction_line(screen))


def _card_rows(current: list[Face], future: list[Face], *, is_brief: bool) -> Table:
    """Return rows of cards behind their labels, or briefly each card in a line or less.

    Only what is on sale is in full colour.
    """
    rows = grid(gap=1 if is_brief else 0)
    rows.add_column(width=_LABEL - is_brief, vertical="top" if is_brief else "middle")
    for label, faces in (("on_sale", current), ("future", future)):
        height, is_dim = max([_height(face) for face in faces], default=1), label == "future"
        for start in range(0, len(faces), _ROW):
            row = faces[start : start + _ROW]
            drawn = [
                _brief(face, is_dim) if is_brief else _drawn(face, height, is_dim) for face in row
            ]
            shown = "" if start else words.text(f"cli.column.{label}")
            rows.add_row(Text(shown, style="bold"), *drawn)
    return rows


def _height(face: Face) -> int:
    """Return how many lines a card needs: longer words go to the next."""
    lines = face.body.plain.split("\n")
    return sum([max(1, len(wrap(line, _CARD - 2))) for line in lines])


def _drawn(face: Face, height: int, is_dim: bool) -> Panel:
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


def _brief(face: Face, is_dim: bool) -> Text:
    """Return a card in one line; the one for auction just now stands out."""
    number, _, tagged = face.title.plain.partition(" ")
    parts = [*face.body.plain.split("\n"), tagged]
    said = ", ".join([" ".join(part.split()) for part in parts if part.strip()])
    text = Text.assemble("▸" if face.is_up else "", (number, f"bold {face.style}"), f" {said}")
    text.stylize("dim" if is_dim else face.style)
    return text


def tag(said: str) -> Text:
    """Return what lies on a card, such as a token."""
    return Text(f" {said} ", style="bold reverse")


def deck_words(seen: Seen, count: int) -> str:
    """Return how many cards are left, what is known of the next, and how far the last is."""
    deck = seen.fact("deck").casefold().split(",")
    top, last = deck[0], LAST_CARD_WORD.casefold()
    back = _BACKS.get(top)
    said = words.text("cli.deck", count=count)
    if count and top not in ("", "-", "?"):
        known = seen.say(f"cli.top.{back}") if back else seen.say("cli.top.plant", plant=top)
        said = words.text("cli.deck_top", count=count, top=known)
    if last in deck[1:]:
        ahead = words.text("cli.deck_last", count=deck.index(last), card=seen.say("cli.last_card"))
        said = f"{said}, {ahead}"
    return said


def auction_line(screen: Screen) -> Text | None:
    """Return the auction in progress: what is up, who leads, who may still bid; or None."""
    auction, seen = screen.fields["auction"], screen.seen
    if auction is None:
        return None
    word, leader = str(auction["plant"]), auction["leader"] or DUMMY
    item = seen.say("cli.item", plant=word, run=screen.card(word))
    name = seen.name(leader)
    said = Text(words.text("cli.auction", item=item, leader=name, bid=auction["bid"]))
    said.highlight_words([name], f"bold {letter_style(leader)}")
    line = Text.assemble(heading("auction"), "  ", said)
    if auction["waiting"]:
        names = [Text(seen.name(who), style=letter_style(who)) for who in auction["waiting"]]
        line.append(f"; {words.text('cli.still_in')} ").append_text(Text(", ").join(names))
    return line


# Tracks of prices


@dataclass(frozen=True, slots=True)
class Track:
    """One resource with its priced places; the units lie on the dearest of them."""

    name: str
    style: str
    prices: tuple[int, ...]
    units: int
    supply: tuple[str, ...] = ()


def price_tracks(tracks: list[Track]) -> Table:
    """Return what each place costs and where a unit lies."""
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
    """Return the places of one price."""
    empty = len(track.prices) - track.units
    text = Text()
    for place, cost in enumerate(track.prices):
        if cost == price:
            text.append("●" if place >= empty else "·", track.style if place >= empty else "dim")
    return text


# Money


def pay_table(screen: Screen, income: tuple[int, ...]) -> RenderableType:
    """Return what supplied cities pay; whoever can supply so many now stands behind it."""
    cells = [Text(words.text("cli.pays", cities=n, pay=pay)) for n, pay in enumerate(income)]
    for seat in range(screen.seen.game.seats):
        most = min(screen.best(seat, "cities"), len(income) - 1)
        cells[most].append(f" {letter(seat)}", style=f"bold {seat_style(seat)}")
    columns = in_columns(cells, Text("\n").join, MARKETS_WIDTH, _PAY)
    return Group(heading("payment", words.text("cli.legend.payment")), columns)


# Players


def owners(players: Sequence[T], dummy: T | None) -> dict[str, T]:
    """Return what *players* own by the letters of their seats, and behind them the *dummy*."""
    found = {letter(seat): player for seat, player in enumerate(players)}
    return found if dummy is None else {**found, DUMMY: dummy}


def owner_name(seen: Seen, who: str, to_act: str | None, *, marks_bots: bool = True) -> Text:
    """Return letter and name of a seat or of the dummy."""
    mark = "▶" if who == to_act else " "
    name = seen.name(who)
    label = f"{mark}{who}" if name == who else f"{mark}{who} {name}"
    text = Text.assemble((label, f"bold {letter_style(who)}"))
    if marks_bots and seat_of(who) in seen.bots:
        text.append(" ").append_text(dim("cli.bot"))
    return text


def owner_line(seen: Seen, who: str, facts: Mapping[str, Text | str]) -> Text:
    """Return what the seat to act has, in a line: *facts* by the ids of their columns."""
    told = [Text.assemble(words.text(f"cli.fact.{key}"), " ", said) for key, said in facts.items()]
    return Text.assemble(owner_name(seen, who, who, marks_bots=False), "  ", Text(" · ").join(told))


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
