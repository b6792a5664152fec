"""Reads maps from maps/*.toml; one file describes the boards of a map in all editions."""

import re
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from gridwright.content.checked import Checked
from gridwright.content.fuel import Resources, read_fuel_table
from gridwright.content.types import City, CityMap, Fact, FuelTable, Region

_FORMAT: Final = 1
_REGIONS: Final = 6
_CITIES_PER_REGION: Final = 7
_MOST_CITIES: Final = 62  # so that a set of cities fits into a machine word
_COUNTRY: Final = re.compile(r"[A-Z]{2}")
_NOWHERE: Final = City("", "", 0, "", 0.0, 0.0)  # stand-in for a city that is not on the map

_REMOVED: Final = "connections_removed"
_ADDED: Final = "connections_added"
_CHANGED: Final = "connections_changed"
_NOT_FACTS: Final = ("fuel", "region_colours")  # tables of an edition that are read here

_RESERVED: Final = ("map", "standard")  # other values of the option that selects a fuel table

_Pair = frozenset[str]  # the two cities of a connection


@dataclass(frozen=True, slots=True)
class _Link:
    """A connection by city ids, with its row in the file."""

    row: Checked
    first: str
    second: str
    cost: int

    @property
    def pair(self) -> _Pair:
        return frozenset((self.first, self.second))


@dataclass(frozen=True, slots=True)
class _Board:
    """The tables of one edition, by id."""

    regions: tuple[Region, ...]
    cities: dict[str, City]
    links: dict[_Pair, _Link]


def read_map(map_id: str, file: Checked, resources: dict[str, Resources]) -> list[CityMap]:
    """Return the map of *file*, once per edition that prints it; *resources* are by title."""
    name = _head(map_id, file)
    editions, base_edition = _editions(file, tuple(resources))
    base = _base(file)
    maps = []
    for title in editions:
        block = file.get("edition").get(title)
        board = base if title == base_edition else _other_board(file, block, base)
        _check_structure(file, block, board, title)
        city_map = CityMap(
            id=map_id,
            name=name,
            title=title,
            regions=board.regions,
            cities=tuple(board.cities.values()),
            connections=_connections(board),
            fuel=_fuel(file, block, resources.get(title)),
            rules=block.get("rules").slug(),
            facts=_facts(block),
            source=block.get("source").text(),
        )
        maps.append(city_map)
    return maps


def _head(map_id: str, file: Checked) -> str:
    """Check format and id, and return the name of the map."""
    file.get("format").integer(_FORMAT, _FORMAT)
    identifier = file.get("id")
    if identifier.slug() != map_id and identifier.is_sound():
        identifier.problem("content_file_name", found=identifier.slug())
    native_name = file.find("native_name")
    if native_name is not None:
        native_name.text()
    return file.get("name").text()


def _editions(file: Checked, titles: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    """Return the editions that print this map, and the one that the main tables describe."""
    edition_list = file.get("editions")
    editions = edition_list.choices(titles)
    if edition_list.is_sound() and not editions:
        edition_list.problem("content_empty")
    base = file.get("base_edition")
    if edition_list.is_sound():
        return editions, base.one_of(editions)
    return tuple(file.get("edition").entries()), base.text()


def _base(file: Checked) -> _Board:
    regions = _regions(file.get("regions"))
    cities = _cities(file.get("cities"), regions)
    links: dict[_Pair, _Link] = {}
    for link in _links(file.get("connections").items(), cities):
        if link.pair in links:
            link.row.problem("content_link_twice", first=link.first, second=link.second)
        links[link.pair] = link
    return _Board(regions, cities, links)


def _regions(block: Checked) -> tuple[Region, ...]:
    items = block.items()
    ids = [item.get("id").slug() for item in items]
    for index, item in enumerate(items):
        if item.is_sound() and ids[index] in ids[:index]:
            item.get("id").problem("content_twice", found=ids[index])
    if block.is_sound() and len(items) != _REGIONS:
        block.problem("content_regions", total=_REGIONS, found=len(items))
    regions = []
    for item, region_id in zip(items, ids, strict=True):
        entry = item.get("neighbours")
        others = tuple(other for other in ids if other != region_id)
        neighbours = entry.choices(others) if _are_complete(ids) else entry.slugs()
        indices = tuple(sorted(ids.index(other) for other in neighbours if other in ids))
        regions.append(Region(region_id, item.get("colour").text(), indices))
    return tuple(regions)


def _are_complete(ids: Collection[str]) -> bool:
    """Whether all *ids* could be read, so that any other id is an error."""
    return bool(ids) and "" not in ids


def _cities(block: Checked, regions: tuple[Region, ...]) -> dict[str, City]:
    region_ids = tuple(region.id for region in regions)
    cities: dict[str, City] = {}
    for item in block.items():
        city = _city(item, region_ids)
        if city.id in cities and item.get("id").is_sound():
            item.get("id").problem("content_twice", found=city.id)
        cities[city.id] = city
    are_regions_clear = _are_complete(region_ids) and len(set(region_ids)) == len(region_ids)
    if not block.is_sound() or not are_regions_clear:
        return cities
    if len(cities) > _MOST_CITIES:
        block.problem("content_most_cities", most=_MOST_CITIES, found=len(cities))
    for index, region_id in enumerate(region_ids):
        count = sum(city.region == index for city in cities.values())
        total = _CITIES_PER_REGION
        if count != total:
            block.problem("content_region_cities", name=region_id, found=count, total=total)
    return cities


def _city(item: Checked, region_ids: tuple[str, ...]) -> City:
    region_name = item.get("region")
    region = region_name.one_of(region_ids) if _are_complete(region_ids) else region_name.slug()
    country, label = item.find("country"), item.find("short")
    if label is not None:
        label.text()
    return City(
        id=item.get("id").slug(),
        name=item.get("name").text(),
        region=region_ids.index(region) if region in region_ids else 0,
        country="" if country is None else _country(country),
        latitude=item.get("lat").decimal(-90, 90),
        longitude=item.get("lon").decimal(-180, 180),
    )


def _country(item: Checked) -> str:
    code = item.text()
    if item.is_sound() and not _COUNTRY.fullmatch(code):
        item.problem("content_country", found=code)
    return code


def _links(rows: list[Checked], cities: Collection[str], *, has_cost: bool = True) -> list[_Link]:
    """Return the valid connections among *rows*."""
    links = []
    for row in rows:
        cells = row.items()
        if row.is_sound() and len(cells) != (3 if has_cost else 2):
            row.reject("content_link" if has_cost else "content_link_removed")
        elif row.is_sound():
            cost = cells[2].integer(0) if has_cost else 0
            link = _Link(row, cells[0].text(), cells[1].text(), cost)
            _check_ends(link, cities)
            links.append(link)
    return [link for link in links if link.row.is_sound()]


def _check_ends(link: _Link, cities: Collection[str]) -> None:
    if not link.row.is_sound():
        return
    if link.first == link.second:
        link.row.problem("content_to_itself", name=link.first)
    for city in (link.first, link.second):
        if _are_complete(cities) and city not in cities:
            link.row.problem("content_unknown_city", found=city)


def _are_tables_sound(file: Checked) -> bool:
    return all(file.get(key).is_sound() for key in ("regions", "cities", "connections"))


def _other_board(file: Checked, block: Checked, base: _Board) -> _Board:
    """Return the board of another edition, which *block* describes as changes to *base*."""
    new_cities = _replacement_cities(block, base.cities)
    cities = {city.id: city for city in (new_cities.get(c.id, c) for c in base.cities.values())}
    cities |= {city.id: city for city in new_cities.values()}
    is_sound = _are_tables_sound(file) and block.is_sound()
    base_links = [_with_new_cities(link, new_cities) for link in base.links.values()]
    links = {link.pair: link for link in base_links}
    known = cities if _are_complete(base.cities) else ()
    for key in (_REMOVED, _ADDED, _CHANGED):
        rows = block.optional_items(key)
        for link in _links(rows, known, has_cost=key != _REMOVED):
            exists = link.pair in links
            if is_sound and exists == (key == _ADDED):
                fault = "content_link_exists" if exists else "content_link_missing"
                link.row.problem(fault, first=link.first, second=link.second)
            if key == _REMOVED:
                links.pop(link.pair, None)
            else:
                links[link.pair] = link
    return _Board(_recoloured(block, base.regions), cities, links)


def _replacement_cities(block: Checked, cities: dict[str, City]) -> dict[str, City]:
    """Return the cities that replace others in this edition, by the ids of the others."""
    new_cities: dict[str, City] = {}
    for item in block.optional_items("cities_replaced"):
        old, new = item.get("old"), item.get("id")
        if old.is_sound() and _are_complete(cities) and old.text() not in cities:
            old.problem("content_unknown_city", found=old.text())
        if old.text() in new_cities and old.is_sound():
            old.problem("content_replaced_twice", found=old.text())
        if new.slug() in cities or new.slug() in (city.id for city in new_cities.values()):
            new.problem("content_city_exists", found=new.slug())
        new_cities[old.text()] = replace(
            cities.get(old.text(), _NOWHERE),
            id=new.slug(),
            name=item.get("name").text(),
            latitude=item.get("lat").decimal(-90, 90),
            longitude=item.get("lon").decimal(-180, 180),
        )
    return new_cities


def _with_new_cities(link: _Link, new_cities: dict[str, City]) -> _Link:
    """Return *link* with its cities replaced."""
    names = {old: city.id for old, city in new_cities.items()}
    first, second = (names.get(end, end) for end in (link.first, link.second))
    return replace(link, first=first, second=second)


def _recoloured(block: Checked, regions: tuple[Region, ...]) -> tuple[Region, ...]:
    colours = block.find("region_colours")
    if colours is None:
        return regions
    new = {key: colour.text() for key, colour in colours.entries().items()}
    ids = [region.id for region in regions]
    for region_id in new:
        if _are_complete(ids) and region_id not in ids:
            colours.get(region_id).problem("content_unknown_region")
    return tuple(replace(region, colour=new.get(region.id, region.colour)) for region in regions)


def _check_structure(file: Checked, block: Checked, board: _Board, title: str) -> None:
    """Check the *board* as a whole, if its tables are sound."""
    if _are_tables_sound(file) and block.is_sound():
        _check_neighbours(file.get("regions"), board, title)
        _check_connected(file.get("connections"), board, title)


def _check_neighbours(block: Checked, board: _Board, title: str) -> None:
    """Check that neighbours are exactly the regions with a connection between them."""
    shared: set[tuple[int, int]] = set()
    for link in board.links.values():
        first, second = board.cities[link.first].region, board.cities[link.second].region
        shared |= {(first, second), (second, first)}
    for index, item in enumerate(block.items()):
        for other, region in enumerate(board.regions):
            is_shared = (index, other) in shared and index != other
            if is_shared == (other in board.regions[index].neighbours):
                continue
            fault = "content_neighbour_lacking" if is_shared else "content_neighbour_wrong"
            item.get("neighbours").problem(fault, neighbour=region.id, edition=title)


def _check_connected(block: Checked, board: _Board, title: str) -> None:
    """Check that connections join all cities."""
    ways: dict[str, list[str]] = {city: [] for city in board.cities}
    for link in board.links.values():
        ways[link.first].append(link.second)
        ways[link.second].append(link.first)
    start = next(iter(ways))
    reached = {start}
    frontier = [start]
    while frontier:
        neighbours = set(ways[frontier.pop()]) - reached
        reached |= neighbours
        frontier += neighbours
    island = min(reached, ways.keys() - reached, key=len)
    if island:
        block.problem("content_cut_off", cities=tuple(sorted(island)), edition=title)


def _connections(board: _Board) -> tuple[tuple[int, int, int], ...]:
    indices = {city: index for index, city in enumerate(board.cities)}
    return tuple(
        (indices[link.first], indices[link.second], link.cost)
        for link in board.links.values()
        if link.pair <= indices.keys()
    )


def _fuel(file: Checked, block: Checked, resources: Resources | None) -> dict[str, FuelTable]:
    """Return the map's own fuel tables: those of the edition, or else of all its editions."""
    own, common = block.find("fuel"), file.find("fuel")
    tables = common if own is None else own
    if tables is None:
        return {}
    if resources is None or not resources.is_sound:
        tables.ignore()
        return {}
    for name, table in tables.entries().items():
        if name in _RESERVED:
            table.problem("content_table_taken", name=name)
    fuel: dict[str, FuelTable] = {}
    for name, table in tables.entries().items():
        start = next(iter(fuel.values())).start if fuel else None  # all have the start of the first
        fuel[name] = read_fuel_table(table, resources, start)
    return fuel


def _facts(block: Checked) -> dict[str, dict[str, Fact]]:
    """Return the tables of an edition that the map's rules read."""
    return {
        name: {key: entry.fact() for key, entry in table.entries().items()}
        for name, table in block.tables().items()
        if name not in _NOT_FACTS
    }
