"""Shows what is printed for Outpost: cards, board, labour market, and the numbers of its rules."""

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli.outpost.words import effects, style_of, technology
from gridwright.cli.show import page
from gridwright.cli.show.page import marked, row_table, say
from gridwright.content.types import (
    HOUSING,
    PLANT,
    TECHNOLOGY,
    Library,
    OutpostCard,
    OutpostContent,
)

_SITES: Final = ("plant", "housing")


# Cards


def cards(console: Console, library: Library, _: str) -> None:
    """Show plants, housings and technologies."""
    content = library.outpost
    page.set_heading(console, content, "outpost_cards", "cards")
    plants = row_table("plant>", "workers>", "cities>", "back", "source")
    for card in _of_kind(content, PLANT):
        values = str(card.workers), str(card.cities), page.back(card), marked(card.source)
        plants.add_row(_word(content, card), *values)
    housings = row_table("housing>", "beds>", "back", "source")
    for card in _of_kind(content, HOUSING):
        beds, source = str(card.beds), marked(card.source)
        housings.add_row(_word(content, card), beds, page.back(card), source)
    technologies = row_table("card>", "technology", "effect", "number")
    known = effects(content)
    for card in _of_kind(content, TECHNOLOGY):
        effect, clause = known[card.technology]
        name = technology(card.technology)
        source = marked(card.source)
        technologies.add_row(_word(content, card), name, f"{effect} ({clause})", source)
    for table in (plants, housings, technologies):
        console.print(table)
    say(console, "effects")


def _of_kind(content: OutpostContent, kind: int) -> list[OutpostCard]:
    return [card for card in content.cards.values() if card.kind == kind]


def _word(content: OutpostContent, card: OutpostCard) -> Text:
    return Text(content.words[card.card], style=f"bold {style_of(card)}")


# The board


def board(console: Console, library: Library, _: str) -> None:
    """Show the cities with their sites and neighbours, and the tokens of the connections."""
    content = library.outpost
    page.set_heading(console, content, "outpost_board", "board")
    for index, area in enumerate(content.areas):
        use = words.text("cli.show.area_large" if index else "cli.show.area_central")
        console.print(Text.assemble("\n", (area, "bold cyan"), (f"  {use}", "dim")))
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, city in enumerate(content.cities):
            if city.area == index:
                site = words.text(f"cli.show.site.{_SITES[city.site]}")
                table.add_row(Text(f"  {city.id}", "cyan"), site, _neighbours(content, number))
        console.print(table)
    console.print()
    page.set_heading(console, content, "outpost_tokens")
    values = sorted(set(content.tokens))
    counts = [(content.tokens.count(value), value) for value in values]
    console.print(
        ", ".join([words.text("cli.show.token", count=n, value=value) for n, value in counts])
    )


def _neighbours(content: OutpostContent, city: int) -> str:
    ends = [
        content.cities[second if first == city else first].id
        for first, second in content.connections
        if city in (first, second)
    ]
    return ", ".join(ends)


# Tables


def payment(console: Console, library: Library, _: str) -> None:
    """Show what supplied cities pay."""
    content = library.outpost
    page.set_heading(console, content, "payment")
    page.payment(console, content.income)


def labour(console: Console, library: Library, _: str) -> None:
    """Show what seasonal workers cost, and how many stand in each sector."""
    content = library.outpost
    page.set_heading(console, content, "labour")
    table = row_table("players>")
    for price in content.labour_prices:
        table.add_column(words.text("cli.show.at_price", price=price), justify="right")
    for seats, rules in content.seat_rules.items():
        counts = [rules.workers] * (len(content.labour_prices) - 1) + [2 * rules.workers]
        table.add_row(str(seats), *[str(count) for count in counts])
    console.print(table)
    say(console, "labour_stated")


def numbers(console: Console, library: Library, _: str) -> None:
    """Show the numbers of the rules."""
    content = library.outpost
    fixed = content.numbers
    plants, housings = fixed.buildings
    page.heading(
        console, "edition", page.source_of(library, "outpost/rules.toml"), name=content.name
    )
    say(console, "money", money=fixed.money)
    say(console, "slots", prices=tuple([str(price) for price in fixed.slots]))
    say(console, "site_price", price=fixed.site)
    say(console, "pieces", stations=fixed.stations, plants=plants, housings=housings)
    say(console, "robots", robots=fixed.robots)
    say(console, "discounts", discounts=tuple([str(token) for token in fixed.discounts]))
    stations, first = fixed.syndicate_stations, fixed.syndicate_first
    say(console, "syndicate", stations=stations, first=first)
    removed = ("plugs_removed", "sockets_removed")
    columns = ("players", *removed, "small_areas", "stage2_at", "end_at")
    rows = [
        (n, r.small_removed, r.large_removed, r.areas, r.stage2_at, r.ends_at)
        for n, r in content.seat_rules.items()
    ]
    page.numbers(console, columns, rows)
