"""Turns title, map, seats and options into a `Setup`, or refuses them with the reason."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from gridwright.content.types import NO_RESOURCE, BoardContent, CityMap, EditionData, FuelTable
from gridwright.core.errors import SetupError, Values
from gridwright.core.options import chosen
from gridwright.games.board.edition import Edition, classic
from gridwright.games.board.initial_state import named_regions
from gridwright.games.board.maps.known import map_rules
from gridwright.games.board.maps.rules import MapRules
from gridwright.games.board.options import (
    DRAFT,
    MAP_OPTIONS,
    OF_THE_MAP,
    RANDOM,
    STANDARD,
    BoardOptions,
)
from gridwright.games.board.state import PhaseIndex, Setup
from gridwright.phases.position import Naming, naming

EDITIONS: Final[dict[str, Callable[[EditionData], Edition]]] = {
    "recharged": Edition,
    "classic": classic,
}


def board_setup(  # noqa: PLR0913 - what a table is opened with
    content: BoardContent,
    title: str,
    board: str,
    seats: int,
    values: dict[str, str],
    own: str = "",
) -> Setup:
    """Return the setup of a table; *values* are the options that were chosen.

    *own* is the user's directory that *content* was read from.
    """
    options = chosen(BoardOptions, title, values)
    city_map = content.maps[(title, board)]
    edition = EDITIONS[title](content.editions[title])
    rules = map_rules(city_map, edition.numbers, options)
    start, refill = _fuel_tables(edition.numbers, city_map, rules, options)
    setup = Setup(
        edition,
        city_map,
        rules,
        options,
        seats,
        edition.numbers.seat_rules[seats],
        start.start,
        refill.refill[seats],
        content.demolition if options.demolition else (),
        _names(edition, seats),
        tuple([city.region for city in city_map.cities]),
        tuple([sum([1 << near for near in region.neighbours]) for region in city_map.regions]),
        {},
        own,
    )
    _check(setup, values)
    if options.regions in (RANDOM, DRAFT):
        return setup
    regions = named_regions(setup, options.regions)
    names = [region.id for index, region in enumerate(city_map.regions) if regions >> index & 1]
    return replace(setup, options=replace(options, regions=", ".join(names)))


def _fuel_tables(
    numbers: EditionData, city_map: CityMap, rules: MapRules, options: BoardOptions
) -> tuple[FuelTable, FuelTable]:
    """Return the tables for the start and for the refill (CL-C11, rulings A06 and A55).

    The first table of a map replaces the standard one, if its rules are in play; the option
    `refill` can choose any of them by name.
    """
    standard = numbers.fuel
    of_the_map = next(iter(city_map.fuel.values()), standard)
    own = of_the_map if rules.name == city_map.rules else standard
    known = {OF_THE_MAP: own, STANDARD: standard, **city_map.fuel}
    if options.refill not in known:
        wrong: Values = {"option": "refill", "choices": tuple(known), "value": options.refill}
        raise SetupError("option_choice", wrong, key="refill")
    return own, known[options.refill]


def _names(edition: Edition, seats: int) -> Naming:
    """Return the names of a table; with two players the Trust takes part (RC-T1)."""
    numbers = edition.numbers
    rules, plants = numbers.seat_rules[seats], numbers.plants
    return naming(
        seats,
        PhaseIndex,
        {plant: plants[plant] for plant in sorted(plants)},
        {plant: str(plant) for plant in plants},
        (rules.plugs_removed, rules.plants_removed),  # RC-S22, CL-S19
        has_dummy=numbers.trust_houses > 0 and seats == 2,  # noqa: PLR2004
        has_token=edition.uses_discount_token,
    )


def _check(setup: Setup, values: dict[str, str]) -> None:
    """Refuse options that do not apply to this table."""
    for name, clause in MAP_OPTIONS.items():
        is_chosen = name in values and getattr(setup.options, name)
        if is_chosen and name not in setup.map_rules.options:
            wrong: Values = {"option": name, "board": setup.map.name}
            raise SetupError("option_map", wrong, key=name, clauses=(clause,))
    if setup.options.starting_cities and setup.edition.numbers.marker == NO_RESOURCE:
        raise SetupError("option_marker", key="starting_cities", clauses=("RC-S32",))
    if setup.options.trust_phase_out and not setup.names.has_dummy:
        raise SetupError("option_trust", key="trust_phase_out", clauses=("RC-G7",))
