"""The reference of Outpost: cards, board, labour market, tokens, and the numbers of its rules."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from gridwright import words
from gridwright.content.types import HOUSING, PLANT, TECHNOLOGY, OutpostContent
from gridwright.core.errors import Values
from gridwright.reference.sheet import (
    Cell,
    Column,
    Reference,
    Sheet,
    back,
    columns,
    links_by_city,
    numbers_heading,
    origin_cell,
    payment_sheet,
    rows,
    set_source,
    sheet_text,
    source_of,
    titled,
)

KINDS: Final = ("plant", "housing", "technology")  # of cards
_CLAUSES: Final = {
    "data_library": "OP-X.3",
    "eco_plants": "OP-X.6",
    "robots": "OP-X.7",
    "node_module": "OP-X.13",
    "colony": "OP-X.14",
    "laboratories": "OP-X.20",
    "moon_base": "OP-X.21",
}


class OutpostReference(Reference):
    """Outpost."""

    @property
    def content(self) -> OutpostContent:
        return self.library.outpost

    def cards(self) -> list[Sheet]:
        content = self.content
        lines: dict[int, list[tuple[object, ...]]] = {PLANT: [], HOUSING: [], TECHNOLOGY: []}
        for card in content.cards.values():
            word = Cell(content.words[card.card], kind=KINDS[card.kind])
            side, source = back(is_small=card.is_small), origin_cell(card.source)
            if card.kind == PLANT:
                lines[PLANT].append((word, card.workers, card.cities, side, source))
            elif card.kind == HOUSING:
                lines[HOUSING].append((word, card.beds, side, source))
            else:
                name = card.technology
                sentence = effect(content, name, is_cited=True)
                lines[TECHNOLOGY].append((word, words.term(name), sentence, source))
        heading = sheet_text("outpost_cards", name=titled("outpost", content.name))
        names = {
            PLANT: columns("plant>", "workers>", "cities>", "back", "source"),
            HOUSING: columns("housing>", "beds>", "back", "source"),
            TECHNOLOGY: columns("card>", "technology", "effect", "number"),
        }
        origin, below = set_source(content, "outpost_cards"), (sheet_text("effects"),)
        return [
            Sheet(heading, origin, names[PLANT], rows(lines[PLANT])),
            Sheet("", "", names[HOUSING], rows(lines[HOUSING])),
            Sheet("", "", names[TECHNOLOGY], rows(lines[TECHNOLOGY]), below=below),
        ]

    def tokens(self) -> Sheet:
        """Return the connection tokens."""
        dealt = self.content.tokens
        counts = [(dealt.count(value), value) for value in sorted(set(dealt))]
        sentence = ", ".join(
            [sheet_text("token", count=count, value=value) for count, value in counts]
        )
        source = set_source(self.content, "outpost_tokens")
        return Sheet(sheet_text("outpost_tokens"), source, above=(sentence,))

    def payment(self) -> Sheet:
        return payment_sheet(
            self.content.income,
            titled("outpost", self.content.name),
            set_source(self.content, "payment"),
        )

    def labour(self) -> Sheet:
        """Return the price of seasonal workers and their number, by sector."""
        content = self.content
        sectors = [
            Column(sheet_text("at_price", price=price), is_number=True)
            for price in content.labour_prices
        ]
        lines = [
            [seats, *[rules.workers] * (len(sectors) - 1), 2 * rules.workers]
            for seats, rules in content.seat_rules.items()
        ]
        return Sheet(
            sheet_text("labour", name=titled("outpost", content.name)),
            set_source(content, "labour"),
            (*columns("players>"), *sectors),
            rows(lines),
            below=(sheet_text("labour_stated"),),
        )

    def numbers(self) -> list[Sheet]:
        content, fixed = self.content, self.content.numbers
        plants, housings = fixed.buildings
        stations, first = fixed.syndicate_stations, fixed.syndicate_first
        removed = ("plugs_removed>", "sockets_removed>")
        lines = [
            (n, r.small_removed, r.large_removed, r.areas, r.stage2_at, r.ends_at)
            for n, r in content.seat_rules.items()
        ]
        sheet = Sheet(
            sheet_text("edition", name=titled("outpost", content.name)),
            source_of(self.library, "outpost/rules.toml"),
            columns("players>", *removed, "small_areas>", "stage2_at>", "end_at>"),
            rows(lines),
            above=(
                sheet_text("money", money=fixed.money),
                sheet_text("slots", prices=tuple([str(price) for price in fixed.slots])),
                sheet_text("site_price", price=fixed.site),
                sheet_text("pieces", stations=fixed.stations, plants=plants, housings=housings),
                sheet_text("robots", robots=fixed.robots),
                sheet_text("discounts", discounts=tuple([str(token) for token in fixed.discounts])),
                sheet_text("syndicate", stations=stations, first=first),
            ),
        )
        return [sheet]

    def sections(self) -> Iterator[tuple[str, Sheet]]:
        source = set_source(self.content, "outpost_cards")
        for kind, sheet in zip(KINDS, self.cards(), strict=True):
            heading = words.text(f"web.components.{kind}")
            yield kind, replace(sheet, heading=heading, source=source)
        yield "board", self._cities()
        yield "tokens", self.tokens()
        yield "labour", self.labour()
        yield "payment", self.payment()
        yield "numbers", numbers_heading(self.numbers()[0])

    def _cities(self) -> Sheet:
        """Return all cities of the planet with their areas, sites and neighbours."""
        content = self.content
        links = links_by_city(len(content.cities), [(*ends, 0) for ends in content.connections])
        lines = []
        for city, near in zip(content.cities, links, strict=True):
            names = sorted([content.cities[other].name for _, other in near])
            area = words.current().shown("region", content.areas[city.area])
            site = sheet_text(f"site.{KINDS[city.site]}")
            lines.append((city.name, area, site, ", ".join(names)))
        return Sheet(
            sheet_text("outpost_board", name=titled("outpost", content.name)),
            set_source(content, "outpost_board"),
            columns("city", "area", "site", "connections"),
            rows(lines),
        )


def effect(content: OutpostContent, name: str, *, is_cited: bool = False) -> str:
    """Return what a technology does, with its clause if it *is_cited*."""
    moon = next(card for card in content.cards.values() if card.technology == "moon_base")
    values: Values = {"workers": moon.workers, "cities": moon.cities, "beds": moon.beds}
    numbers = content.numbers
    values.update(bids=numbers.bid_rebate, wages=numbers.hire_rebate, robots=numbers.robots)
    sentence = words.text(f"cli.effect.{name}", **values)
    return f"{sentence} ({_CLAUSES[name]})" if is_cited else sentence
