"""What maps of cities share: slots, frames, who is there already, and what lies between them."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli import pieces
from gridwright.cli.console import WIDE, letter_style
from gridwright.cli.grids import plain_table
from gridwright.cli.screen import Screen
from gridwright.core.offers import Offer
from gridwright.games.board.snapshot import BoardSnapshot
from gridwright.games.outpost.snapshot import OutpostSnapshot
from gridwright.tables.table import letter

NOT_YET: Final = "·"  # a slot that opens later
FREE: Final = "○"
MARKED: Final = "S"  # waits for a player who starts there

COVERED: Final = -1  # the cost of a connection that nobody may see yet

Link = tuple[int, int, int]  # two cities and the cost between them

_LINKS: Final = 38  # columns of a city with its connections
_NEAR: Final = 14  # cities around another that are shown


def framed(inside: RenderableType, title: str, width: int, style: str) -> Panel:
    """Return one region in its colour."""
    name = Text(title, style="bold")
    return Panel(inside, title=name, title_align="left", width=width, padding=0, border_style=style)


def city_table(signs: int) -> Table:
    """Return an empty table with columns for names, which give way, and so many *signs*."""
    padding = (0, 1, 0, 0)
    table = Table(box=None, padding=padding, pad_edge=False, expand=True, header_style="dim")
    table.add_column(no_wrap=True, ratio=1, overflow="ellipsis")
    for _ in range(signs):
        table.add_column(no_wrap=True)
    return table


# Connections


def neighbours(city: int, links: Iterable[Link]) -> list[tuple[int, int]]:
    """Return the cities that *links* connect *city* with, each with its cost."""
    return [(b if a == city else a, cost) for a, b, cost in links if city in (a, b)]


def _said(cost: int) -> str:
    return "?" if cost == COVERED else str(cost)


def ways(city: int, links: Sequence[Link]) -> dict[int, tuple[int, int]]:
    """Return by city the cost of the cheapest way from *city*, and the stop before it."""
    found: dict[int, tuple[int, int]] = {}
    reached = {city: (0, city)}
    while reached:
        nearest = min(reached, key=lambda stop: reached[stop])
        cost, before = reached.pop(nearest)
        found[nearest] = cost, before
        for other, more in neighbours(nearest, links):
            if other not in found:
                way = (cost + more, nearest)
                reached[other] = min(reached.get(other, way), way)
    return found


def within(names: dict[int, str], links: Iterable[Link]) -> list[Link]:
    """Return the *links* between cities with *names*."""
    return [(a, b, cost) for a, b, cost in links if a in names and b in names]


class MapScreen(Screen):
    """Draws a title with cities: who is where, and what lies between them."""

    fields: BoardSnapshot | OutpostSnapshot
    building: str  # the phase in which cities are reached
    before: tuple[str, ...]  # the phases before the first round, which have a map of their own
    names: dict[int, str]  # of the cities in play
    links: Sequence[Link]  # between them
    networks: dict[str, dict[str, int]]  # by owner, by city: the price of the slot
    slot_prices: Sequence[int]
    ends_at: int  # cities
    income: tuple[int, ...]  # by the number of cities supplied

    @abstractmethod
    def city_list(self, width: int) -> RenderableType:
        """Return the cities in play with who is there and what it costs to come there."""

    @abstractmethod
    def is_first(self) -> bool:
        """Whether the seat to act is nowhere yet: then it matters what lies around a city."""

    @abstractmethod
    def largest(self) -> int:
        """Return how many cities the largest network has."""

    @cached_property
    def builds(self) -> dict[str, Offer]:
        """What the seat to act could build, by its notation."""
        return {offer.text: offer for offer in self.offers(self.building)}

    def ending(self) -> str:
        is_near = self.fields["phase"] != "over" and self.largest() >= self.ends_at
        return words.text("cli.ending", ends=self.ends_at) if is_near else ""

    def beside_map(self, *left: RenderableType) -> RenderableType:
        """Return the map below other pictures, or beside them where there is room."""
        if self.seen.width < WIDE:
            return pieces.spaced(*left, self.city_list(self.seen.width))
        cities = self.city_list(self.seen.width - pieces.MARKETS_WIDTH - 2)
        return pieces.beside(pieces.spaced(*left), cities)

    def map(self) -> RenderableType:
        return pieces.spaced(self.city_list(self.seen.width), self.connections(), self.warning)

    def payment(self) -> RenderableType:
        return pieces.pay_table(self, self.income)

    # Cities

    def taken(self, city: int) -> list[str]:
        """Return who has the slots of *city*, cheapest first."""
        word = self.seen.game.vocabulary.write("CITY", city)
        found = {network[word]: who for who, network in self.networks.items() if word in network}
        return [found.get(price, "") for price in self.slot_prices]

    def slots(self, city: int) -> Text:
        """Return the slots of *city*, cheapest first: who has each, and which are open yet."""
        text = Text()
        for index, who in enumerate(self.taken(city)):
            if who:
                text.append(who, style="bold" if who == MARKED else f"bold {letter_style(who)}")
            elif index < self.fields["step"]:
                text.append(FREE)
            else:
                text.append(NOT_YET, style="dim")
        return text

    def is_full(self, city: int) -> bool:
        """Whether no slot of *city* is free."""
        return "" not in self.taken(city)[: self.fields["step"]]

    def closed(self, city: int) -> Text | None:
        """Return why the seat to act cannot come to *city*: it is there, or no slot is free."""
        seat = self.seen.to_act
        if seat >= 0 and letter(seat) in self.taken(city):
            return Text(words.text("cli.yours"), style=letter_style(letter(seat)))
        return pieces.dim("cli.full") if self.is_full(city) else None

    def next_slot(self, city: int) -> Text:
        """Return the price of the cheapest slot of *city* that nobody has."""
        return Text(str(self.slot_prices[self.taken(city).index("")]))

    def surrounded(self, city: int, price: Text) -> Text:
        """Return the costs of the connections from *city* before its *price*."""
        costs = sorted([cost for _, cost in neighbours(city, self.links)])
        around_it = Text(f"({' '.join([_said(cost) for cost in costs])})", style="dim")
        return Text.assemble(around_it, " ", price) if price else around_it

    def legend_of_first(self) -> str:
        """Return what stands beside cities while the seat to act is nowhere yet."""
        is_before = self.fields["phase"] in self.before
        return words.text("cli.legend.around" if is_before else "cli.legend.first")

    # Connections

    def connections(self) -> RenderableType:
        """Return the cities in play, each with its neighbours and the costs, cheapest first."""
        lines, width = [], self.seen.width
        for city, name in self.names.items():
            near = neighbours(city, self.links)
            ends = sorted([(cost, self.names[other]) for other, cost in near])
            labels = [Text(f"{other} {_said(cost)}") for cost, other in ends]
            labels[:1] = [Text.assemble((name, "bold cyan"), " ", *labels[:1])]
            lines.append(pieces.in_lines(labels, width // max(1, width // _LINKS) - 1))
        heading = pieces.heading("connections", words.text("cli.legend.connections"))
        return Group(heading, pieces.in_columns(lines, Text("\n").join, width, _LINKS))

    def near(self, word: str) -> RenderableType:
        """Return the cities that are cheapest to reach from another, and over which others."""
        city = self.seen.game.vocabulary.read("CITY", word)
        if city not in self.names:
            return pieces.dim("cli.outside")
        found = ways(city, self.links)
        del found[city]
        nearest = sorted(found, key=lambda other: (found[other][0], self.names[other]))
        table = plain_table("city", "cost>", "over", "slots")
        for other in nearest[:_NEAR]:
            cost, before = found[other]
            over = "" if before == city else self.names[before]
            name = Text(self.names[other], style="bold")
            table.add_row(name, str(cost), over, self.owned(other))
        head = Text.assemble((self.names[city], "bold underline"), "  ", self.owned(city))
        return Group(head, table)

    def owned(self, city: int) -> Text:
        """Return who has what in *city*."""
        return self.slots(city)
