"""What the screens of two titles share: plants that burn fuel, and maps of cities."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli import pieces
from gridwright.cli.console import WIDE, fuel_style, letter_style, plain_table
from gridwright.cli.pieces import DUMMY, LAST_CARD_WORD, Face, listed, owner_name
from gridwright.cli.screen import Screen
from gridwright.content.provenance import has_reconstructed
from gridwright.content.types import Plant
from gridwright.core.notation import Decision
from gridwright.core.offers import Offer
from gridwright.games.board.game import BoardGame
from gridwright.games.board.json_types import BoardOwnerSnapshot, BoardSnapshot
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.json_types import CardOwnerSnapshot, CardSnapshot
from gridwright.games.outpost.json_types import OutpostSnapshot
from gridwright.tables.table import letter, seat_of

NOT_YET: Final = "·"  # a slot that opens later
FREE: Final = "○"
MARKED: Final = "S"  # waits for a player who starts there

COVERED: Final = -1  # the cost of a connection that nobody may see yet

Link = tuple[int, int, int]  # two cities and the cost between them

_LINKS: Final = 38  # columns of a city with its connections
_PAY: Final = 18  # columns of a number of cities and what it pays
_NEAREST: Final = 14  # cities that are listed around another


def framed(inside: RenderableType, title: str, width: int, style: str) -> Panel:
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
    return [(b if a == city else a, cost) for a, b, cost in links if city in (a, b)]


def _cost_text(cost: int) -> str:
    return "?" if cost == COVERED else str(cost)


def _cheapest_paths(city: int, links: Sequence[Link]) -> dict[int, tuple[int, int]]:
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
    income: tuple[int, ...]  # by the number of cities supplied

    @abstractmethod
    def city_list(self, width: int) -> RenderableType:
        """Return the cities in play with their slots and what it costs to build there."""

    @abstractmethod
    def is_first(self) -> bool:
        """Whether the seat to act has no city yet: then the connections around each one matter."""

    def largest(self) -> int:
        seats = range(self.game.seats)
        return max([self.game.standing(self.view, seat).cities for seat in seats])

    @cached_property
    def builds(self) -> dict[tuple[str, str], Offer]:
        """What the seat to act could build, by verb and city."""
        offers = self.offers(self.building_phase)
        return {(o.verb, o.target): o for o in offers if o.decision is Decision.BUILD}

    def can_supply(self, seat: int) -> int:
        standing = self.game.standing(self.view, seat)
        return min(standing.output, standing.cities)

    def ending(self) -> str:
        limit = self.game.limits(self.view).cities
        is_near = self.fields["phase"] != "over" and self.largest() >= limit
        return words.text("cli.ending", ends=limit) if is_near else ""

    def with_map(self, *left: RenderableType) -> RenderableType:
        """Return the map to the right of *left* where there is room, else below it."""
        if self.width < WIDE:
            return pieces.spaced(*left, self.city_list(self.width))
        cities = self.city_list(self.width - pieces.MARKETS_WIDTH - 2)
        return pieces.beside(pieces.spaced(*left), cities)

    def map(self) -> RenderableType:
        return pieces.spaced(self.city_list(self.width), self.connections(), self.warning)

    def payment(self) -> RenderableType:
        """Return what cities pay, with the letters of the seats that could supply as many now."""
        pay = enumerate(self.income)
        cells = [Text(words.text("cli.pays", cities=cities, pay=money)) for cities, money in pay]
        for seat in range(self.game.seats):
            cell = cells[min(self.can_supply(seat), len(cells) - 1)]
            cell.append(f" {letter(seat)}", style=f"bold {letter_style(letter(seat))}")
        columns = pieces.in_columns(cells, Text("\n").join, pieces.MARKETS_WIDTH, _PAY)
        return Group(pieces.heading("payment", words.text("cli.legend.payment")), columns)

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
        return "" not in self.slot_owners(city)[: self.fields["step"]]

    def closed_note(self, city: int) -> Text | None:
        """Return why the seat to act cannot build in *city*: it has, or no slot is free."""
        seat = self.to_act
        if seat >= 0 and letter(seat) in self.slot_owners(city):
            return Text(words.text("cli.yours"), style=letter_style(letter(seat)))
        return pieces.dim("cli.full") if self.is_full(city) else None

    def next_slot(self, city: int) -> Text:
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
        paths = _cheapest_paths(city, self.links)
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
        return self.slots(city)


class PlantScreen(Screen):
    """Draws a title whose plants burn fuel."""

    game: BoardGame | CardGame
    fields: BoardSnapshot | CardSnapshot
    resources: tuple[str, ...]
    columns: tuple[str, ...]  # of the table of players, as `facts` has them
    owners: Mapping[str, BoardOwnerSnapshot | CardOwnerSnapshot]  # by letter

    @abstractmethod
    def plant(self, word: str) -> Plant:
        """Return the plant called *word*."""

    @abstractmethod
    def abilities(self, who: str, *, is_brief: bool) -> dict[str, Text | str]:
        """Return the last columns of the table of players: what a seat or the dummy can do."""

    def stored(self, who: str) -> list[Text]:
        fuel = self.owners[who]["fuel"].items()
        return [
            Text(words.text("fuel.amount", resource=name, amount=units), fuel_style(name))
            for name, units in fuel
            if units
        ]

    def facts(self, who: str, separator: str) -> dict[str, Text | str]:
        seat = seat_of(who)
        money = "" if who == DUMMY else self.fields["players"][seat]["money"]
        return {
            "money": "?" if money is None else str(money),
            "plants": self.labels(self.owners[who]["plants"], separator),
            "stored": listed(self.stored(who), separator if separator == "\n" else ", "),
            **self.abilities(who, is_brief=separator == ", "),
        }

    def situation(self) -> tuple[object, ...]:
        fields = self.fields
        return fields["round"], fields["phase"], (*fields["current"], *fields["future"])

    # Plants

    def card(self, word: str, *, is_brief: bool = False) -> str:
        burns, output = self._burns(word), self.plant(word).output
        is_cheap = not is_brief and word == str(self.fields["discount"])
        return self.say("cli.run_cheap" if is_cheap else "cli.run", burns=burns, output=output)

    def _fuels(self, word: str) -> tuple[str, ...]:
        return tuple([self.resources[fuel] for fuel in self.plant(word).burns])

    def _burns(self, word: str) -> str:
        """Return what one run burns: ``2 coal/oil``, ``eco``."""
        fuels, need = self._fuels(word), self.plant(word).need
        return words.text("cli.burns" if fuels else "cli.eco", need=need, fuel=fuels)

    def _run(self, word: str) -> Text:
        run = f" {self._burns(word)} → {self.plant(word).output}"
        return Text(run, style=fuel_style(*self._fuels(word)))

    def labels(self, plants: list[int] | list[str], separator: str = "\n") -> Text:
        """Return plants in few signs, ``10 2 coal → 2``, or by their numbers alone."""
        labels = []
        for word in [str(plant) for plant in plants]:
            label = Text(word, f"bold {fuel_style(*self._fuels(word))}")
            if separator != " ":
                is_short = separator == "\n" and not f"{word} "[:2].isdigit()
                label = Text.assemble(" " if is_short else "", label, self._run(word))
            labels.append(label)
        return listed(labels, separator)

    def plant_market(self, *, is_brief: bool = False) -> RenderableType:
        current = [self._face(str(card)) for card in self.fields["current"]]
        future = [self._face(str(card)) for card in self.fields["future"]]
        return pieces.card_market(self, "plants", current, future, is_brief=is_brief)

    def _face(self, word: str) -> Face:
        if word == LAST_CARD_WORD:
            return pieces.last_card(self)
        style = fuel_style(*self._fuels(word))
        title = Text(word, style=f"bold {style}")
        if word == str(self.fields["discount"]):
            title.append(" ").append_text(pieces.tag(words.text("cli.from", bid=1)))
        return Face(title, self._run(word), style, pieces.is_up(self, word))

    # Players

    def owner_line(self) -> Text:
        who = letter(self.to_act)
        return pieces.owner_line(self, who, self.facts(who, ", "))

    def players(self) -> RenderableType:
        notes = self.notes()
        if "demolition" in self.fields:
            amounts = self.fields["demolition"]
            is_reconstructed = has_reconstructed(self.game.printed(), amounts["card"])
            note = "cli.demolition_reconstructed" if is_reconstructed else "cli.demolition"
            notes.append(pieces.dim(note, **amounts))
        return Group(pieces.heading("players"), self._table("\n"), *notes)

    def player_lines(self) -> RenderableType:
        """Return a line for each player, and one more for the seat to act."""
        return pieces.stacked(self._table(" "), self.owner_line())

    def _table(self, separator: str) -> RenderableType:
        table = plain_table("player", *self.columns, is_wide=self.width < WIDE)
        for who in self.owners:
            name = owner_name(self, who, self.fields["to_act"])
            table.add_row(name, *self.facts(who, separator).values())
        return table

    def notes(self) -> list[Text]:
        """Return what stands below the table of players."""
        return []
