"""Reads editions of the board game from editions/*.toml, with the plants that they name."""

from typing import Final

from gridwright.content.checked import Checked
from gridwright.content.data_files import DataFiles
from gridwright.content.fuel import SEATS, STEPS, Resources, read_fuel_table
from gridwright.content.plants import ECO, HYBRID, Deck, Fuels, read_deck
from gridwright.content.types import NO_RESOURCE, EditionData, SeatRules, price_track

_REGIONS: Final = 6  # of every map
_HYBRID_RESOURCES: Final = 2


def read_edition(title: str, files: DataFiles) -> tuple[EditionData, Resources]:
    """Return the edition of *title*, and its resources for reading its maps."""
    book = files.open(f"editions/{title}.toml")
    resources = _resources(book)
    fuels = _fuels(book, resources.names)
    deck = read_deck(book, files, fuels)
    houses, first_houses, trust_fuel = _trust(book, resources.names, fuels)
    edition = EditionData(
        title=title,
        name=book.get("name").text(),
        resources=resources.names,
        tokens=resources.tokens,
        tracks=tuple(price_track(prices) for prices in resources.prices),
        plants=deck.plants,
        money=book.get("money").integer(0),
        income=_income(book.get("income")),
        slots=_slots(book.get("slots")),
        first_market=deck.first_market,
        first_draw=deck.first_draw,
        seat_rules=_seat_rules(book.get("seats"), deck),
        fuel=read_fuel_table(book.get("fuel"), resources),
        marker=_marker(book, resources.names),
        trust_houses=houses,
        trust_first_houses=first_houses,
        trust_fuel=trust_fuel,
        source=book.get("source").text(),
    )
    return edition, resources


def _resources(book: Checked) -> Resources:
    resource_list, tokens, places = book.get("resources"), book.get("tokens"), book.get("places")
    names = resource_list.slugs()
    for item, name in zip(resource_list.items(), names, strict=True):
        if name in (HYBRID, ECO):
            item.problem("content_not_a_resource", found=name)
    if not resource_list.is_sound():
        names = tuple(key for key in tokens.entries() if key != "source")
    tokens.get("source").text()
    places.get("source").text()
    counts = tuple(tokens.get(name).integer(1) for name in names)
    prices = tuple(_prices(places.get(name)) for name in names)
    is_sound = resource_list.is_sound() and tokens.is_sound() and places.is_sound()
    for name, count, track in zip(names, counts, prices, strict=True):
        # With fewer spaces than tokens, a refill could find the track full.
        if is_sound and len(track) != count:
            places.get(name).problem("content_places", places=len(track), tokens=count)
    return Resources(names, counts, prices, is_sound)


def _prices(places: Checked) -> tuple[int, ...]:
    counts = places.counts()
    return tuple(price for price in sorted(counts) for _ in range(counts[price]))


def _fuels(book: Checked, resources: tuple[str, ...]) -> Fuels:
    """Return the resources behind the fuels on the cards."""
    resource_list, hybrid = book.get("resources"), book.get("hybrid")
    mixed = hybrid.slugs() if not resource_list.is_sound() else hybrid.choices(resources)
    if hybrid.is_sound() and len(mixed) != _HYBRID_RESOURCES:
        hybrid.problem("content_two_resources")
    burns: dict[str, tuple[int, ...]] = {name: (i,) for i, name in enumerate(resources)}
    burns[HYBRID] = tuple(resources.index(name) for name in mixed if name in resources)
    burns[ECO] = ()
    return Fuels(burns, resource_list.is_sound())


def _income(block: Checked) -> tuple[int, ...]:
    block.get("source").text()
    pays = block.get("pays")
    income = pays.integers(1)
    if pays.is_sound() and not income:
        pays.problem("content_empty")
    if pays.is_sound() and list(income) != sorted(income):
        pays.problem("content_never_falls")
    return income


def _slots(block: Checked) -> tuple[int, ...]:
    slots = block.integers(0)
    if block.is_sound() and (len(slots) != STEPS or list(slots) != sorted(slots)):
        block.problem("content_slots")
    return slots


def _marker(book: Checked, resources: tuple[str, ...]) -> int:
    """Return the resource that marks starting cities, if the edition has them."""
    marker = book.find("marker")
    if marker is None:
        return NO_RESOURCE
    name = marker.one_of(resources) if book.get("resources").is_sound() else marker.slug()
    return resources.index(name) if name in resources else NO_RESOURCE


def _trust(book: Checked, resources: tuple[str, ...], fuels: Fuels) -> tuple[int, int, int]:
    """Return the Trust's houses, how many of them are placed at setup, and its preferred fuel."""
    block = book.find("trust")
    if block is None:
        return 0, 0, NO_RESOURCE
    mixed = tuple(resources[fuel] for fuel in fuels.burns[HYBRID])
    first = block.get("hybrid_first")
    fuel = first.one_of(mixed) if book.get("hybrid").is_sound() else first.slug()
    block.get("source").text()
    houses = block.get("houses").integer(1)
    first_houses = block.get("first_houses").integer(0)
    if block.is_sound() and first_houses > houses:
        block.get("first_houses").problem("content_houses", houses=houses)
    return houses, first_houses, resources.index(fuel) if fuel in resources else NO_RESOURCE


def _seat_rules(block: Checked, deck: Deck) -> dict[int, SeatRules]:
    block.get("source").text()
    return {seats: _seat_rule(block.get(str(seats)), deck) for seats in SEATS}


def _seat_rule(block: Checked, deck: Deck) -> SeatRules:
    rules = SeatRules(
        regions=block.get("regions").integer(1, _REGIONS),
        plant_limit=block.get("plant_limit").integer(1),
        plugs_removed=block.get("plugs_removed").integer(0) if deck.has_plugs else 0,
        plants_removed=block.get("plants_removed").integer(0),
        step2_at=block.get("step2_at").integer(1),
        ends_at=block.get("ends_at").integer(1),
    )
    if not block.is_sound():
        return rules
    if rules.ends_at <= rules.step2_at:
        block.get("ends_at").problem("content_above", other="step2_at", limit=rules.step2_at)
    if deck.is_sound and rules.plugs_removed > deck.removable_plugs:
        block.get("plugs_removed").problem("content_left", left=deck.removable_plugs)
    if deck.is_sound and rules.plants_removed > deck.removable_plants:
        block.get("plants_removed").problem("content_left", left=deck.removable_plants)
    return rules
