"""Reads the maps: maps/*.toml. One file describes the boards that all editions print of a map."""

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
_MOST_CITIES: Final = 62  # a set of cities fits into one machine word
_COUNTRY: Final = re.compile(r"[A-Z]{2}")
_NOWHERE: Final = City("", "", 0, "", 0.0, 0.0)  # in place of a city that is not on the map

_REMOVED: Final = "connections_removed"
_ADDED: Final = "connections_added"
_CHANGED: Final = "connections_changed"
_NOT_FACTS: Final = ("fuel", "region_colours")  # tables of an edition that no rule reads

_TAKEN: Final = ("map", "standard")  # what else the table of a game may be called

_Pair = frozenset[str]  # the two ends of a connection


@dataclass(frozen=True, slots=True)
class _Link:
    """A connection by city ids, with the row that says it."""

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
    """Return the map of *file* as each of its editions prints it; *resources* by known title."""
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
    """Check what identifies the map and return its name."""
    file.get("format").integer(_FORMAT, _FORMAT)
    identifier = file.get("id")
    if identifier.slug() != map_id and identifier.is_sound():
        identifier.problem("content_file_name", found=identifier.slug())
    native_name = file.find("native_name")
    if native_name is not None:
        native_name.text()
    return file.get("name").text()


def _editions(file: Checked, titles: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    """Return the titles that print this map, and the one that the main tables describe."""
    listed = file.get("editions")
    editions = listed.choices(titles)
    if listed.is_sound() and not editions:
        listed.problem("content_empty")
    base = file.get("base_edition")
    if listed.is_sound():
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
        named = item.get("neighbours")
        others = tuple(other for other in ids if other != region_id)
        neighbours = named.choices(others) if _are_complete(ids) else named.slugs()
        indices = tuple(sorted(ids.index(other) for other in neighbours if other in ids))
        regions.append(Region(region_id, item.get("colour").text(), indices))
    return tuple(regions)


def _are_complete(ids: Collection[str]) -> bool:
    """Whether all *ids* could be read, so that one which is not among them means nothing."""
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
    named = item.get("region")
    region = named.one_of(region_ids) if _are_complete(region_ids) else named.slug()
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
    """Return the *rows* that are connections between two of the *cities*."""
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
    """Return the board of another edition than the *base*, which *block* tells apart from it."""
    new_cities = _replaced(block, base.cities)
    cities = {city.id: city for city in (new_cities.get(c.id, c) for c in base.cities.values())}
    cities |= {city.id: city for city in new_cities.values()}
    is_sound = _are_tables_sound(file) and block.is_sound()
    links = {link.pair: link for link in (_moved(c, new_cities) for c in base.links.values())}
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


def _replaced(block: Checked, cities: dict[str, City]) -> dict[str, City]:
    """Return the cities that this edition prints in the place of others, by the others' ids."""
    replaced: dict[str, City] = {}
    for item in block.optional_items("cities_replaced"):
        old, new = item.get("old"), item.get("id")
        if old.is_sound() and _are_complete(cities) and old.text() not in cities:
            old.problem("content_unknown_city", found=old.text())
        if old.text() in replaced and old.is_sound():
            old.problem("content_replaced_twice", found=old.text())
        if new.slug() in cities or new.slug() in (city.id for city in replaced.values()):
            new.problem("content_city_exists", found=new.slug())
        replaced[old.text()] = replace(
            cities.get(old.text(), _NOWHERE),
            id=new.slug(),
            name=item.get("name").text(),
            latitude=item.get("lat").decimal(-90, 90),
            longitude=item.get("lon").decimal(-180, 180),
        )
    return replaced


def _moved(link: _Link, new_cities: dict[str, City]) -> _Link:
    """Return *link* between the cities that took the place of its own."""
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
    """Note what is wrong with the *board* as a whole, if all its pieces are right."""
    if _are_tables_sound(file) and block.is_sound():
        _check_neighbours(file.get("regions"), board, title)
        _check_connected(file.get("connections"), board, title)


def _check_neighbours(block: Checked, board: _Board, title: str) -> None:
    """Note regions whose neighbours are not exactly those that share a connection with them."""
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
    """Note cities that no chain of connections joins with the rest."""
    ways: dict[str, list[str]] = {city: [] for city in board.cities}
    for link in board.links.values():
        ways[link.first].append(link.second)
        ways[link.second].append(link.first)
    start = next(iter(ways))
    reached = {start}
    waiting = [start]
    while waiting:
        neighbours = set(ways[waiting.pop()]) - reached
        reached |= neighbours
        waiting += neighbours
    cut_off = min(reached, ways.keys() - reached, key=len)
    if cut_off:
        block.problem("content_cut_off", cities=tuple(sorted(cut_off)), edition=title)


def _connections(board: _Board) -> tuple[tuple[int, int, int], ...]:
    indices = {city: index for index, city in enumerate(board.cities)}
    return tuple(
        (indices[link.first], indices[link.second], link.cost)
        for link in board.links.values()
        if link.pair <= indices.keys()
    )


def _fuel(file: Checked, block: Checked, resources: Resources | None) -> dict[str, FuelTable]:
    """Return the fuel tables of the map: those of the edition, or those of all its editions."""
    own, common = block.find("fuel"), file.find("fuel")
    tables = common if own is None else own
    if tables is None:
        return {}
    if resources is None or not resources.is_sound:
        tables.pass_over()
        return {}
    for name, table in tables.entries().items():
        if name in _TAKEN:
            table.problem("content_table_taken", name=name)
    fuel: dict[str, FuelTable] = {}
    for name, table in tables.entries().items():
        start = next(iter(fuel.values())).start if fuel else None  # the first is played with
        fuel[name] = read_fuel_table(table, resources, start)
    return fuel


def _facts(block: Checked) -> dict[str, dict[str, Fact]]:
    """Return the tables of an edition that its rules read."""
    return {
        name: {key: entry.fact() for key, entry in table.entries().items()}
        for name, table in block.tables().items()
        if name not in _NOT_FACTS
    }
