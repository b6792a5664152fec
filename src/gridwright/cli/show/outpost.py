"""Shows what is printed for Outpost: cards, board, labour market, and the numbers of its rules."""

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gridwright.cli.outpost.words import effects, style_of, technology
from gridwright.cli.pieces import notice
from gridwright.cli.show import page
from gridwright.cli.show.page import heading, marked, row_table, set_source, source_of
from gridwright.content.types import (
    HOUSING,
    PLANT,
    TECHNOLOGY,
    Library,
    OutpostCard,
    OutpostContent,
)

_SITES: Final = ("plant", "housing")
_CARDS: Final = "the rulebook states plant 12, housing 26 and parts of plants 3 and 25"
_BOARD: Final = "the rulebook states 46 connections in three areas"
_TOKENS: Final = "the rulebook states that there are 46, with 5 and 8 among them"
_PAYMENT: Final = "the rulebook states 0 and 6 cities, the row is that of the base game"
_LABOUR: Final = "the rulebook states that one sector costs 4 and the last 10"


def _warn(console: Console, content: OutpostContent, what: str) -> None:
    warning = notice(content.provenance, content.set_id, what)
    if warning is not None:
        console.print(warning)


# Cards


def cards(console: Console, content: OutpostContent) -> None:
    """Show plants, housings and technologies."""
    heading(console, f"Cards of {content.name}", set_source(content, _CARDS))
    _warn(console, content, "cards")
    _plants(console, content)
    _housings(console, content)
    _technologies(console, content)


def _of_kind(content: OutpostContent, kind: int) -> list[OutpostCard]:
    return [card for card in content.cards.values() if card.kind == kind]


def _back(card: OutpostCard) -> str:
    return "plug" if card.is_small else "socket"


def _word(content: OutpostContent, card: OutpostCard) -> Text:
    return Text(content.words[card.card], style=f"bold {style_of(card)}")


def _plants(console: Console, content: OutpostContent) -> None:
    table = row_table("plant>", "workers>", "cities>", "back", "source")
    for card in _of_kind(content, PLANT):
        values = str(card.workers), str(card.cities), _back(card), marked(card.source)
        table.add_row(_word(content, card), *values)
    console.print(table)


def _housings(console: Console, content: OutpostContent) -> None:
    table = row_table("housing>", "beds>", "back", "source")
    for card in _of_kind(content, HOUSING):
        table.add_row(_word(content, card), str(card.beds), _back(card), marked(card.source))
    console.print(table)


def _technologies(console: Console, content: OutpostContent) -> None:
    table = row_table("card>", "technology", "effect", "number")
    known = effects(content)
    for card in _of_kind(content, TECHNOLOGY):
        effect, clause = known[card.technology]
        name = technology(card.technology)
        table.add_row(_word(content, card), name, f"{effect} ({clause})", marked(card.source))
    console.print(table)
    console.print("Effects are stated by the rulebook; the source is that of the number.")


# The board


def board(console: Console, content: OutpostContent) -> None:
    """Show the cities with their sites and neighbours, and the tokens of the connections."""
    heading(console, f"Board of {content.name}", set_source(content, _BOARD))
    _warn(console, content, "board")
    for index, area in enumerate(content.areas):
        console.print()
        use = "always in play" if index == 0 else "in play with 4 players (one of two) or more"
        console.print(Text.assemble((area, "bold cyan"), (f"  {use}", "dim")))
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, city in enumerate(content.cities):
            if city.area == index:
                site = f"{_SITES[city.site]} site"
                table.add_row(Text(f"  {city.id}", "cyan"), site, _neighbours(content, number))
        console.print(table)
    console.print()
    heading(console, "Tokens, dealt to the connections", set_source(content, _TOKENS))
    values = sorted(set(content.tokens))
    console.print(", ".join([f"{content.tokens.count(value)} of {value}" for value in values]))


def _neighbours(content: OutpostContent, city: int) -> str:
    ends = [
        content.cities[second if first == city else first].id
        for first, second in content.connections
        if city in (first, second)
    ]
    return ", ".join(ends)


# Tables


def payment(console: Console, content: OutpostContent) -> None:
    """Show what supplied cities pay."""
    page.payment(console, content.name, content.income, set_source(content, _PAYMENT))


def labour(console: Console, content: OutpostContent) -> None:
    """Show what seasonal workers cost, and how many stand in each sector."""
    heading(console, f"Labour market of {content.name}", set_source(content, _LABOUR))
    table = row_table("players>", *[f"at {price}>" for price in content.labour_prices])
    for seats, rules in content.seat_rules.items():
        counts = [rules.workers] * (len(content.labour_prices) - 1) + [2 * rules.workers]
        table.add_row(str(seats), *[str(count) for count in counts])
    console.print(table)
    console.print("The workers of each sector are stated (OP-S8); they leave the cheapest first.")


def numbers(console: Console, library: Library) -> None:
    """Show the numbers of the rules."""
    content = library.outpost
    fixed = content.numbers
    heading(console, content.name, source_of(library, "outpost/rules.toml"))
    plants, housings = fixed.buildings
    console.print(f"Money at the start: {fixed.money}")
    console.print(f"Slots of a city: {', '.join([str(price) for price in fixed.slots])}")
    console.print(f"Site of a city: {fixed.site}")
    console.print(f"Pieces: {fixed.stations} stations, {plants} plants, {housings} housings")
    console.print(f"Robots: {fixed.robots}")
    console.print(f"Discount tokens by round: {', '.join([str(d) for d in fixed.discounts])}")
    both = f"{fixed.syndicate_stations} stations, {fixed.syndicate_first} of them at setup"
    console.print(f"The Syndicate (two players): {both}")
    headings = ("players>", "plugs removed>", "sockets removed>", "small areas>", "Stage 2 at>")
    table = row_table(*headings, "end at>")
    for seats, rules in content.seat_rules.items():
        counts = (seats, rules.small_removed, rules.large_removed, rules.areas)
        table.add_row(*[str(count) for count in (*counts, rules.stage2_at, rules.ends_at)])
    console.print(table)
