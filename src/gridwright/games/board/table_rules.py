"""What the players agreed on becomes a `Setup`; a bad combination is refused with the reason."""

from gridwright.content.types import BoardContent, CityMap
from gridwright.core.errors import SetupError
from gridwright.core.options import chosen_values
from gridwright.games.board.edition import ClassicEdition, Edition
from gridwright.games.board.map_rules import COAL, map_rules
from gridwright.games.board.options import OPTIONS, BoardOptions
from gridwright.games.board.setup import named_regions
from gridwright.games.board.state import Setup
from gridwright.parts.card_market import Box

_CENTRAL_EUROPE = "central_europe"
_STANDARD = "standard"

EDITIONS: tuple[tuple[str, type[Edition]], ...] = (
    ("recharged", Edition),
    ("classic", ClassicEdition),
)


def board_setup(
    content: BoardContent, title: str, board: str, seats: int, values: dict[str, str]
) -> Setup:
    """Return the setup of a table, or raise `SetupError`."""
    options = read_options(values)
    city_map = content.maps[(title, board)]
    edition = dict(EDITIONS)[title](content.editions[title])
    own_rules = city_map.rules != _CENTRAL_EUROPE or options.central_europe_rules  # CL-C1
    own_table = _CENTRAL_EUROPE if options.central_europe_rules else _STANDARD
    _check(edition, city_map, options)
    fuel = edition.numbers.fuel_tables
    refill = own_table if options.refill == "map" else options.refill  # CL-C11, A06, A55
    if refill not in fuel:
        choice = ", ".join(fuel)
        raise SetupError(f"{edition.numbers.name} has the refill tables: {choice}.", "refill")
    setup = Setup(
        edition,
        city_map,
        map_rules(city_map, city_map.rules if own_rules else "plain"),
        options,
        seats,
        edition.numbers.seat_rules[seats],
        fuel[own_table].start,
        fuel[refill].refill[seats],
        content.demolition if options.demolition else (),
        _box(edition, seats),
        tuple([city.region for city in city_map.cities]),
        tuple([sum([1 << near for near in region.neighbours]) for region in city_map.regions]),
        {},
    )
    _check_setup(setup)
    return setup


def _box(edition: Edition, seats: int) -> Box:
    """Return the plants by their backs, and how many leave unseen (RC-S22, CL-S19)."""
    numbers = edition.numbers
    rules = numbers.seat_rules[seats]
    small = tuple([n for n in sorted(numbers.plants) if numbers.plants[n].is_small])
    large = tuple([n for n in sorted(numbers.plants) if not numbers.plants[n].is_small])
    return Box(small, large, rules.plugs_removed, rules.plants_removed)


def read_options(values: dict[str, str]) -> BoardOptions:
    """Return *values* as options; anything unknown is named."""
    chosen = chosen_values(OPTIONS, values)
    return BoardOptions(
        starting_cities=chosen["starting_cities"] == "on",
        central_europe_rules=chosen["central_europe_rules"] == "on",
        demolition=chosen["demolition"] == "on",
        hidden_money=chosen["hidden_money"] == "on",
        storage_when_empty=chosen["storage_when_empty"] == "on",
        first_city_anywhere=chosen["first_city_anywhere"] == "on",
        cities_break_ties=chosen["cities_break_ties"] == "on",
        trust_phase_out=chosen["trust_phase_out"] == "on",
        regions=chosen["regions"],
        refill=chosen["refill"],
    )


def _check(edition: Edition, city_map: CityMap, options: BoardOptions) -> None:
    """Refuse what the edition or the map does not have."""
    name = edition.numbers.name
    if options.central_europe_rules and city_map.rules != _CENTRAL_EUROPE:
        text = f"{city_map.name} has no rules of Central Europe (CL-C1)."
        raise SetupError(text, "central_europe_rules")
    if options.starting_cities and not edition.has_starting_cities():
        raise SetupError(f"{name} has no starting cities (CL-S25).", "starting_cities")
    if options.cities_break_ties and edition.counts_cities_in_ties():
        text = f"{name} always breaks ties by cities (CL-E5); the option is for Recharged."
        raise SetupError(text, "cities_break_ties")


def _check_setup(setup: Setup) -> None:
    """Refuse what this table has no use for, and regions that cannot be played."""
    rules = setup.map_rules
    if setup.options.storage_when_empty and not rules.storage_price(COAL):
        text = f"{setup.map.name} has no coal storage (RC-U1)."
        raise SetupError(text, "storage_when_empty")
    phases_out = any([rules.refill_ended_by(n) >= 0 for n in setup.edition.numbers.plants])
    if setup.options.trust_phase_out and not (setup.has_trust and phases_out):
        text = "Only Germany Recharged with two players has the Trust and a phase-out (RC-G7)."
        raise SetupError(text, "trust_phase_out")
    if setup.options.regions not in ("random", "draft"):
        named_regions(setup, setup.options.regions)
