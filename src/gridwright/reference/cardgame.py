"""The reference of the Card Game: its cards, and the numbers of its rules."""

from collections.abc import Iterator

from gridwright.content.cardgame import fuel_groups
from gridwright.content.types import CardContent
from gridwright.reference.sheet import (
    Cell,
    Reference,
    Sheet,
    back,
    burns,
    columns,
    demolition,
    fuel_name,
    numbers_heading,
    origin_cell,
    rows,
    set_source,
    sheet_text,
    source_of,
    titled,
)


class CardReference(Reference):
    """The Card Game."""

    @property
    def content(self) -> CardContent:
        return self.library.card

    def cards(self) -> list[Sheet]:
        return [self._plants(), self._fuel_cards()]

    def _plants(self) -> Sheet:
        content = self.content
        lines = [
            (
                content.words[card],
                burns(content.resources, plant),
                2 * plant.need,
                plant.output,
                back(is_small=plant.is_small, small="small", large="large"),
                origin_cell(plant.source),
            )
            for card, plant in content.plants.items()
        ]
        return Sheet(
            sheet_text("card_plants", name=titled("card", content.name)),
            set_source(content, "card_plants"),
            columns("plant>", "burns", "stores>", "pays>", "back", "source"),
            rows(lines),
        )

    def _fuel_cards(self) -> Sheet:
        """Return the units of every fuel card, by the numbers of players that use it."""
        content = self.content
        *groups, _ = fuel_groups(content).items()
        lines = []
        for kind, name in enumerate(content.resources):
            cells = [
                " ".join([str(units) for fuel, units in cards if fuel == kind]) or "-"
                for _, cards in groups
            ]
            lines.append((Cell(fuel_name(name), (name,)), *cells, content.singles[kind]))
        return Sheet(
            sheet_text("fuel_cards"),
            set_source(content, "fuel_cards"),
            columns("fuel", *[group for group, _ in groups], "single_cards>"),
            rows(lines),
        )

    def numbers(self) -> list[Sheet]:
        content = self.content
        lines = [
            (seats, rules.small_removed, rules.large_removed, rules.column, ", ".join(rules.marks))
            for seats, rules in content.seat_rules.items()
        ]
        sheet = Sheet(
            sheet_text("edition", name=titled("card", content.name)),
            source_of(self.library, "cardgame/rules.toml"),
            columns("players>", "small_removed>", "large_removed>", "per_column>", "fuel_cards"),
            rows(lines),
            above=(
                sheet_text("money", money=content.money),
                sheet_text("plant_limit", limit=content.plant_limit),
                sheet_text("guaranteed", income=content.guaranteed_income),
                sheet_text("elektro_per_point", elektro=content.elektro_per_point),
            ),
        )
        return [sheet]

    def sections(self) -> Iterator[tuple[str, Sheet]]:
        yield "plants", self._plants()
        yield "fuel", self._fuel_cards()
        yield "numbers", numbers_heading(self.numbers()[0])
        yield "demolition", demolition(self.library)["card"]
