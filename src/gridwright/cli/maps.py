"""What the screens of titles with a map share: cities, slots and connections."""

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
from gridwright.cli.console import WIDE, letter_style, plain_table
from gridwright.cli.screen import Screen
from gridwright.core.notation import Decision
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
_NEAREST: Final = 14  # cities that are listed around another


def framed(inside: RenderableType, title: str, width: int, style: str) -> Panel:
    """Return one region in its colour."""
    name = Text(title, style="bold")
    return Panel(inside, title=name, title_align="left", width=width, padding=0, border_style=style)


def city_table(signs: int) -> Table:
    """Return an empty table of cities: a name, which may be cut, and *signs* narrow columns."""
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


def _cost_text(cost: int) -> str:
    return "?" if cost == COVERED else str(cost)


def cheapest_paths(city: int, links: Sequence[Link]) -> dict[int, tuple[int, int]]:
    """Return by city the cost of the cheapest path from *city*, and the last stop before it."""
    paths: dict[int, tuple[int, int]] = {}
    frontier = {city: (0, city)}
    while frontier:
        nearest = min(frontier, key=lambda stop: frontier[stop])
        paths[nearest] = frontier.pop(nearest)
        cost = paths[nearest][0]
        for other, more in neighbours(nearest, links):
            if other not in paths:
                path = (cost + more, nearest)
                frontier[other] = min(frontier.get(other, path), path)
    return paths


def within(names: dict[int, str], links: Iterable[Link]) -> list[Link]:
    """Return the *links* between cities with *names*."""
    return [(a, b, cost) for a, b, cost in links if a in names and b in names]


class MapScreen(Screen):
    """Draws a title with cities and connections."""

    fields: BoardSnapshot | OutpostSnapshot
    building_phase: str
    setup_phases: tuple[str, ...]  # before the first round; their map shows other costs
    city_names: dict[int, str]  # of the cities in play
    links: Sequence[Link]  # between them
    networks: dict[str, dict[str, int]]  # by owner, by city: the price of the slot
    slot_prices: Sequence[int]
    ends_at: int  # cities
    income: tuple[int, ...]  # by the number of cities supplied

    @abstractmethod
    def city_list(self, width: int) -> RenderableType:
        """Return the cities in play with their slots and what it costs to build there."""

    @abstractmethod
    def is_first(self) -> bool:
        """Whether the seat to act has no city yet: then the connections around each one matter."""

    @abstractmethod
    def largest(self) -> int:
        """Return the size of the largest network."""

    @cached_property
    def builds(self) -> dict[tuple[str, str], Offer]:
        """What the seat to act could build, by verb and city."""
        offers = self.offers(self.building_phase)
        return {(o.verb, o.target): o for o in offers if o.decision is Decision.BUILD}

    def can_supply(self, seat: int) -> int:
        """Return how many cities *seat* could supply now."""
        standing = self.game.standing(self.view, seat)
        return min(standing.output, standing.cities)

    def ending(self) -> str:
        is_near = self.fields["phase"] != "over" and self.largest() >= self.ends_at
        return words.text("cli.ending", ends=self.ends_at) if is_near else ""

    def with_map(self, *left: RenderableType) -> RenderableType:
        """Return the map to the right of *left* where there is room, else below it."""
        if self.width < WIDE:
            return pieces.spaced(*left, self.city_list(self.width))
        cities = self.city_list(self.width - pieces.MARKETS_WIDTH - 2)
        return pieces.beside(pieces.spaced(*left), cities)

    def map(self) -> RenderableType:
        return pieces.spaced(self.city_list(self.width), self.connections(), self.warning)

    def payment(self) -> RenderableType:
        supplied = [self.can_supply(seat) for seat in range(self.game.seats)]
        return pieces.pay_table(supplied, self.income)

    # Cities

    def slot_owners(self, city: int) -> list[str]:
        """Return who has the slots of *city*, cheapest first."""
        word = self.game.vocabulary.write("CITY", city)
        owners = {network[word]: who for who, network in self.networks.items() if word in network}
        return [owners.get(price, "") for price in self.slot_prices]

    def slots(self, city: int) -> Text:
        """Return the slots of *city*, cheapest first: their owners, free ones and later ones."""
        text = Text()
        for index, who in enumerate(self.slot_owners(city)):
            if who:
                text.append(who, style="bold" if who == MARKED else f"bold {letter_style(who)}")
            elif index < self.fields["step"]:
                text.append(FREE)
            else:
                text.append(NOT_YET, style="dim")
        return text

    def is_full(self, city: int) -> bool:
        """Whether no slot of *city* is free."""
        return "" not in self.slot_owners(city)[: self.fields["step"]]

    def closed_note(self, city: int) -> Text | None:
        """Return why the seat to act cannot build in *city*: it has, or no slot is free."""
        seat = self.to_act
        if seat >= 0 and letter(seat) in self.slot_owners(city):
            return Text(words.text("cli.yours"), style=letter_style(letter(seat)))
        return pieces.dim("cli.full") if self.is_full(city) else None

    def next_slot(self, city: int) -> Text:
        """Return the price of the cheapest free slot of *city*."""
        return Text(str(self.slot_prices[self.slot_owners(city).index("")]))

    def with_connection_costs(self, city: int, price: Text) -> Text:
        """Return *price* behind the costs of the connections of *city*."""
        costs = sorted([cost for _, cost in neighbours(city, self.links)])
        connections = Text(f"({' '.join([_cost_text(cost) for cost in costs])})", style="dim")
        return Text.assemble(connections, " ", price) if price else connections

    def first_city_legend(self) -> str:
        """Return what the numbers beside cities mean while the seat to act has none."""
        is_setup = self.fields["phase"] in self.setup_phases
        return words.text("cli.legend.around" if is_setup else "cli.legend.first")

    # Connections

    def connections(self) -> RenderableType:
        """Return the cities in play, each with its neighbours and the costs, cheapest first."""
        lines, width = [], self.width
        for city, name in self.city_names.items():
            near = neighbours(city, self.links)
            ends = sorted([(cost, self.city_names[other]) for other, cost in near])
            labels = [Text(f"{other} {_cost_text(cost)}") for cost, other in ends]
            labels[:1] = [Text.assemble((name, "bold cyan"), " ", *labels[:1])]
            lines.append(pieces.in_lines(labels, width // max(1, width // _LINKS) - 1))
        heading = pieces.heading("connections", words.text("cli.legend.connections"))
        return Group(heading, pieces.in_columns(lines, Text("\n").join, width, _LINKS))

    def surroundings(self, word: str) -> RenderableType:
        """Return the cities that are cheapest to reach from one, and the last stop on the way."""
        city = self.game.vocabulary.read("CITY", word)
        if city not in self.city_names:
            return pieces.dim("cli.outside")
        paths = cheapest_paths(city, self.links)
        del paths[city]
        nearest = sorted(paths, key=lambda other: (paths[other][0], self.city_names[other]))
        table = plain_table("city", "cost>", "over", "slots")
        for other in nearest[:_NEAREST]:
            cost, before = paths[other]
            over = "" if before == city else self.city_names[before]
            name = Text(self.city_names[other], style="bold")
            table.add_row(name, str(cost), over, self.occupants(other))
        head = Text.assemble((self.city_names[city], "bold underline"), "  ", self.occupants(city))
        return Group(head, table)

    def occupants(self, city: int) -> Text:
        """Return who owns what in *city*."""
        return self.slots(city)
