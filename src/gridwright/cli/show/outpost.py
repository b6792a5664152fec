"""Shows what is printed for Outpost: cards, board, labour market, and the numbers of its rules."""

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli.maps import neighbours
from gridwright.cli.outpost.words import effect, style_of
from gridwright.cli.show import page
from gridwright.cli.show.page import marked, say
from gridwright.content.types import HOUSING, PLANT, Library

_SITES: Final = ("plant", "housing")


def cards(console: Console, library: Library, _: str) -> None:
    """Show plants, housings and technologies."""
    content = library.outpost
    plants: list[tuple[object, ...]] = []
    housings: list[tuple[object, ...]] = []
    technologies: list[tuple[object, ...]] = []
    for card in content.cards.values():
        word = Text(content.words[card.card], style=f"bold {style_of(card)}")
        back, source = page.back(card.is_small), marked(card.source)
        if card.kind == PLANT:
            plants.append((word, card.workers, card.cities, back, source))
        elif card.kind == HOUSING:
            housings.append((word, card.beds, back, source))
        else:
            name = card.technology
            said = effect(content, name, is_cited=True)
            technologies.append((word, words.term(name), said, source))
    page.set_heading(console, content, "outpost_cards", "cards")
    page.table(console, ("plant>", "workers>", "cities>", "back", "source"), plants)
    page.table(console, ("housing>", "beds>", "back", "source"), housings)
    page.table(console, ("card>", "technology", "effect", "number"), technologies)
    say(console, "effects")


def board(console: Console, library: Library, _: str) -> None:
    """Show the cities with their sites and neighbours, and the tokens of the connections."""
    content = library.outpost
    page.set_heading(console, content, "outpost_board", "board")
    links = [(*ends, 0) for ends in content.connections]
    for index, area in enumerate(content.areas):
        use = words.text("cli.show.area_large" if index else "cli.show.area_central")
        console.print(Text.assemble("\n", (area, "bold cyan"), (f"  {use}", "dim")))
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, city in enumerate(content.cities):
            if city.area == index:
                site = words.text(f"cli.show.site.{_SITES[city.site]}")
                near = [content.cities[other].id for other, _ in neighbours(number, links)]
                table.add_row(Text(f"  {city.id}", "cyan"), site, ", ".join(near))
        console.print(table)
    console.print()
    page.set_heading(console, content, "outpost_tokens")
    counts = [(content.tokens.count(value), value) for value in sorted(set(content.tokens))]
    said = [words.text("cli.show.token", count=count, value=value) for count, value in counts]
    console.print(", ".join(said))


def payment(console: Console, library: Library, _: str) -> None:
    """Show what supplied cities pay."""
    page.set_heading(console, library.outpost, "payment")
    page.payment(console, library.outpost.income)


def labour(console: Console, library: Library, _: str) -> None:
    """Show what seasonal workers cost, and how many stand in each sector."""
    content = library.outpost
    sectors = [Text(words.text("cli.show.at_price", price=p)) for p in content.labour_prices]
    rows = [
        [seats, *[rules.workers] * (len(sectors) - 1), 2 * rules.workers]
        for seats, rules in content.seat_rules.items()
    ]
    page.set_heading(console, content, "labour")
    page.table(console, ("players>", *sectors), rows)
    say(console, "labour_stated")


def numbers(console: Console, library: Library, _: str) -> None:
    """Show the numbers of the rules."""
    content, fixed = library.outpost, library.outpost.numbers
    plants, housings = fixed.buildings
    source = page.source_of(library, "outpost/rules.toml")
    page.heading(console, "edition", source, name=content.name)
    say(console, "money", money=fixed.money)
    say(console, "slots", prices=tuple([str(price) for price in fixed.slots]))
    say(console, "site_price", price=fixed.site)
    say(console, "pieces", stations=fixed.stations, plants=plants, housings=housings)
    say(console, "robots", robots=fixed.robots)
    say(console, "discounts", discounts=tuple([str(token) for token in fixed.discounts]))
    stations, first = fixed.syndicate_stations, fixed.syndicate_first
    say(console, "syndicate", stations=stations, first=first)
    removed = ("plugs_removed>", "sockets_removed>")
    rows = [
        (n, r.small_removed, r.large_removed, r.areas, r.stage2_at, r.ends_at)
        for n, r in content.seat_rules.items()
    ]
    page.table(console, ("players>", *removed, "small_areas>", "stage2_at>", "end_at>"), rows)
