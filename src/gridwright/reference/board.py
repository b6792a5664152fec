"""The reference of the board games: plants, numbers of an edition, payment, refill, maps."""

from collections.abc import Iterator

from gridwright import words
from gridwright.content.types import CityMap, EditionData, FuelTable, Library
from gridwright.reference.sheet import (
    NO_BACK,
    Cell,
    Column,
    Reference,
    Sheet,
    back,
    burns,
    columns,
    demolition,
    fuel_name,
    links_by_city,
    numbers_heading,
    origin,
    payment_sheet,
    rows,
    sheet_text,
    source_of,
    titled,
    unknown_edition,
)


class BoardReference(Reference):
    """An edition of the board game."""

    def __init__(self, library: Library, title: str) -> None:
        """Find the edition called *title*, or raise an error with those that exist."""
        super().__init__(library, title)
        self.edition = edition_named(library, title)

    def cards(self) -> list[Sheet]:
        edition = self.edition
        plants = sorted(edition.plants.values(), key=lambda plant: plant.number)
        has_backs = any(plant.is_small for plant in plants)
        lines = [
            (
                plant.number,
                burns(edition.resources, plant),
                2 * plant.need,
                plant.output,
                back(is_small=plant.is_small) if has_backs else NO_BACK,
            )
            for plant in plants
        ]
        names = columns("plant>", "burns", "stores>", "cities>", "back")
        heading = sheet_text("plants", name=titled(self.title, edition.name))
        return [Sheet(heading, plants[0].source, names, rows(lines))]

    def numbers(self) -> list[Sheet]:
        edition = self.edition
        sentences = [
            sheet_text("money", money=edition.money),
            sheet_text("slots", prices=tuple([str(price) for price in edition.slots])),
        ]
        if edition.trust_houses:
            houses, first = edition.trust_houses, edition.trust_first_houses
            sentences.append(sheet_text("trust", houses=houses, first=first))
        heading = sheet_text("edition", name=titled(self.title, edition.name))
        return [
            Sheet(heading, edition.source, above=tuple(sentences)),
            self._by_players(),
            self._tokens(),
            self._places(),
        ]

    def _by_players(self) -> Sheet:
        rules = self.edition.seat_rules
        has_plugs = any(row.plugs_removed for row in rules.values())
        removed = ("plugs_removed>", "sockets_removed>") if has_plugs else ("removed>",)
        lines = []
        for seats, row in rules.items():
            counts = (row.plugs_removed, row.plants_removed)[-len(removed) :]
            lines.append((seats, row.regions, row.plant_limit, *counts, row.step2_at, row.ends_at))
        names = columns("players>", "regions>", "plants_each>", *removed, "step2_at>", "end_at>")
        return Sheet(sheet_text("by_players"), self._source("seats"), names, rows(lines))

    def _tokens(self) -> Sheet:
        counts = zip(self.edition.resources, self.edition.tokens, strict=True)
        lines = [(Cell(fuel_name(name), (name,)), count) for name, count in counts]
        names = columns("fuel", "units>")
        return Sheet(sheet_text("tokens"), self._source("tokens"), names, rows(lines))

    def _places(self) -> Sheet:
        """Return how many spaces of the market have each price, by fuel."""
        tracks = self.edition.tracks
        prices = sorted({price for track in tracks for price in track.prices})
        lines = [(price, *[track.prices.count(price) for track in tracks]) for price in prices]
        fuels = [
            Column(fuel_name(name), is_number=True, fuels=(name,))
            for name in self.edition.resources
        ]
        names = (*columns("price>"), *fuels)
        return Sheet(sheet_text("places"), self._source("places"), names, rows(lines))

    def payment(self) -> Sheet:
        return payment_sheet(
            self.edition.income, titled(self.title, self.edition.name), self._source("income")
        )

    def refill(self) -> list[Sheet]:
        """Return how much fuel refills the market, by players and Step, for all maps."""
        tables = {"standard": self.edition.fuel}
        for city_map in self._maps().values():
            tables.update(city_map.fuel)
        return [self._refill(name, table) for name, table in tables.items()]

    def _refill(self, name: str, table: FuelTable) -> Sheet:
        fuels = [
            Column(f"{fuel_name(fuel)} 1/2/3", is_number=True, fuels=(fuel,))
            for fuel in self.edition.resources
        ]
        lines: list[list[object]] = [
            [seats, *[" / ".join([str(amount) for amount in steps]) for steps in row]]
            for seats, row in table.refill.items()
        ]
        lines.append([sheet_text("start"), *table.start])
        heading = sheet_text(
            "refill", name=titled(self.title, self.edition.name), table=_table_name(name)
        )
        return Sheet(heading, origin(table.source), (*columns("players>"), *fuels), rows(lines))

    def sections(self) -> Iterator[tuple[str, Sheet]]:
        yield "plants", self.cards()[0]
        edition, *others = self.numbers()
        yield from self.numbered("numbers", [numbers_heading(edition), *others])
        yield "payment", self.payment()
        yield from self.numbered("refill", self.refill())
        for name, city_map in self._maps().items():
            yield name, cities(city_map)
        yield "demolition", demolition(self.library)["board"]

    def _maps(self) -> dict[str, CityMap]:
        maps = self.library.board.maps.items()
        return {name: city_map for (title, name), city_map in maps if title == self.title}

    def _source(self, block: str) -> str:
        return source_of(self.library, f"editions/{self.title}.toml", block)


def edition_named(library: Library, title: str) -> EditionData:
    """Return the edition of a board game, or raise an error with those that exist."""
    if title not in library.board.editions:
        raise unknown_edition(library, title)
    return library.board.editions[title]


def cities(city_map: CityMap) -> Sheet:
    """Return all cities with their regions and connections, the cheapest first."""
    links = links_by_city(len(city_map.cities), city_map.connections)
    lines = []
    for city, near in zip(city_map.cities, links, strict=True):
        ends = [
            words.text("web.components.link", city=city_map.cities[other].name, cost=cost)
            for cost, other in sorted(near)
        ]
        region = words.current().shown("region", city_map.regions[city.region].id)
        lines.append((city.name, region, ", ".join(ends)))
    name = words.current().shown("board", city_map.name)
    heading = words.text("web.components.map", name=name)
    return Sheet(heading, city_map.source, columns("city", "region", "connections"), rows(lines))


def _table_name(name: str) -> str:
    """Return the name of a refill table: that of its map, or of the one for all other maps."""
    for identifier in (f"board.{name}", f"cli.refills.{name}"):
        if words.current().knows(identifier):
            return words.text(identifier)
    return name
