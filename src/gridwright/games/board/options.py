"""The choices that the players of a board game agree on before setup."""

from dataclasses import dataclass

from gridwright.core.options import Option, switch

OPTIONS: tuple[Option, ...] = (
    Option(
        "regions",
        "random",
        (),
        "The play area: random (connected), draft (players choose in turn), or a list of regions.",
        ("RC-S5", "CL-S5"),
    ),
    switch(
        "starting_cities",
        "Experts: each player marks a city; first houses go to marked cities. Recharged only.",
        "RC-S31",
    ),
    switch(
        "central_europe_rules",
        "Central Europe's own rules: where nuclear plants are allowed, Wien's cheaper garbage.",
        "CL-C1",
    ),
    switch("demolition", "The Demolition Contractor pays for plants removed at the limit.", "DC-1"),
    switch("hidden_money", "Nobody sees how much money the others have.", "A20"),
    switch(
        "storage_when_empty",
        "USA Recharged: coal from the storage only while the market has none.",
        "A21",
    ),
    switch(
        "first_city_anywhere",
        "A late first house may go to any city with a free slot, not only to an empty one.",
        "A24",
    ),
    switch(
        "cities_break_ties", "Recharged: a tie in money is broken by the larger network.", "A39"
    ),
    switch("trust_phase_out", "Germany Recharged: plant 39 taken by the Trust counts too.", "A46"),
    Option(
        "refill",
        "map",
        ("map", "standard", "central_europe"),
        "Which refill table is used: the one that the map and its rules name, or another.",
        ("A06",),
    ),
)

_NOT_IN: dict[str, tuple[str, ...]] = {
    "recharged": ("central_europe_rules",),
    "classic": ("starting_cities", "storage_when_empty", "cities_break_ties", "trust_phase_out"),
}


def options_of(title: str) -> tuple[Option, ...]:
    """Return the options that make a difference in *title*; others are refused with a reason."""
    return tuple([option for option in OPTIONS if option.name not in _NOT_IN[title]])


@dataclass(frozen=True, slots=True)
class BoardOptions:
    """The answers, as the engine asks for them."""

    starting_cities: bool = False
    central_europe_rules: bool = False
    demolition: bool = False
    hidden_money: bool = False
    storage_when_empty: bool = False
    first_city_anywhere: bool = False
    cities_break_ties: bool = False
    trust_phase_out: bool = False
    regions: str = "random"
    refill: str = "map"
