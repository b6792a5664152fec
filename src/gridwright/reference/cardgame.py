"""The Card Game: its cards, and the numbers of its rules."""

from typing import Final

from gridwright.content.types import CardContent, Library
from gridwright.reference import sheet
from gridwright.reference.sheet import Cell, Sheet, columns, fuel_name, rows, said

MARKS: Final = ("2-6", "4-6", "5-6")
KINDS: Final = 4  # a fuel card is 4 * kind + units


def plants(library: Library) -> Sheet:
    """Return the plants."""
    content, found = library.card, []
    for card, plant in content.plants.items():
        word, back = (
            content.words[card],
            sheet.back(is_small=plant.is_small, small="small", large="large"),
        )
        fuel, source = sheet.burns(content.resources, plant), sheet.origin_cell(plant.source)
        found.append((word, fuel, 2 * plant.need, plant.output, back, source))
    return Sheet(
        said("card_plants", name=content.name),
        sheet.set_source(content, "card_plants"),
        columns("plant>", "burns", "stores>", "pays>", "back", "source"),
        rows(found),
    )


def fuel_groups(content: CardContent) -> list[tuple[int, ...]]:
    """Return the fuel cards as they enter the game: by numbers of players, then the late sets."""
    return [*[content.regular[mark] for mark in MARKS], content.plus, content.plusplus]


def fuel_cards(library: Library) -> Sheet:
    """Return the units of every fuel card by the numbers of players that use it."""
    content, found = library.card, []
    for kind, name in enumerate(content.resources):
        cells = []
        for cards in fuel_groups(content):
            units = [str(card % KINDS) for card in cards if card // KINDS == kind]
            cells.append(" ".join(units) or "-")
        found.append((Cell(fuel_name(name), (name,)), *cells, content.singles[kind]))
    return Sheet(
        said("fuel_cards"),
        sheet.set_source(content, "fuel_cards"),
        columns("fuel", "marks_2", "marks_4", "marks_5", "plus", "plusplus", "single_cards>"),
        rows(found),
    )


def numbers(library: Library) -> Sheet:
    """Return the numbers of the rules."""
    content = library.card
    found = [
        (seats, rules.small_removed, rules.large_removed, rules.column, ", ".join(rules.marks))
        for seats, rules in content.seat_rules.items()
    ]
    return Sheet(
        said("edition", name=content.name),
        sheet.source_of(library, "cardgame/rules.toml"),
        columns("players>", "small_removed>", "large_removed>", "per_column>", "fuel_cards"),
        rows(found),
        above=(
            said("money", money=content.money),
            said("plant_limit", limit=content.plant_limit),
            said("guaranteed", income=content.guaranteed_income),
            said("elektro_per_point", elektro=content.elektro_per_point),
        ),
    )
