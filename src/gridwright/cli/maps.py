"""What maps of cities share: slots, frames, who is there already, and what lies between them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from gridwright import words
from gridwright.cli import pieces
from gridwright.cli.console import letter_style
from gridwright.cli.grids import plain_table
from gridwright.tables.table import letter

NOT_YET: Final = "·"  # a slot that opens later
FREE: Final = "○"
MARKED: Final = "S"  # waits for a player who starts there

COVERED: Final = -1  # the cost of a connection that nobody may see yet

Link = tuple[int, int, int]  # two cities and the cost between them

_LINKS: Final = 38  # columns of a city with its connections
_NEAR: Final = 14  # cities around another that are shown


def slots(taken: Iterable[str], step: int) -> Text:
    """Return the slots of a city, cheapest first: who has each, and which are open yet."""
    text = Text()
    for index, who in enumerate(taken):
        if who:
            text.append(who, style="bold" if who == MARKED else f"bold {letter_style(who)}")
        elif index < step:
            text.append(FREE)
        else:
            text.append(NOT_YET, style="dim")
    return text


def closed(seat: int, taken: Iterable[str], *, is_full: bool) -> Text | None:
    """Return why *seat* cannot come to a city: it is there, or no slot is free; else None."""
    if seat >= 0 and letter(seat) in taken:
        return Text(words.text("cli.yours"), style=letter_style(letter(seat)))
    return pieces.dim("cli.full") if is_full else None


def framed(inside: RenderableType, title: str, width: int, style: str) -> Panel:
    """Return one region in its colour."""
    name = Text(title, style="bold")
    return Panel(inside, title=name, title_align="left", width=width, padding=0, border_style=style)


# Connections


def neighbours(city: int, links: Iterable[Link]) -> list[tuple[int, int]]:
    """Return the cities that *links* connect *city* with, each with its cost."""
    return [(b if a == city else a, cost) for a, b, cost in links if city in (a, b)]


def _said(cost: int) -> str:
    return "?" if cost == COVERED else str(cost)


def ways(city: int, links: Sequence[Link]) -> dict[int, tuple[int, int]]:
    """Return by city the cost of the cheapest way from *city*, and the stop before it."""
    found: dict[int, tuple[int, int]] = {}
    reached = {city: (0, city)}
    while reached:
        nearest = min(reached, key=lambda stop: reached[stop])
        cost, before = reached.pop(nearest)
        found[nearest] = cost, before
        for other, more in neighbours(nearest, links):
            if other not in found:
                way = (cost + more, nearest)
                reached[other] = min(reached.get(other, way), way)
    return found


def surrounded(city: int, links: Iterable[Link], price: Text) -> Text:
    """Return the costs of the connections from *city* before its *price*."""
    costs = sorted([cost for _, cost in neighbours(city, links)])
    around_it = Text(f"({' '.join([_said(cost) for cost in costs])})", style="dim")
    return Text.assemble(around_it, " ", price) if price else around_it


def connections(names: dict[int, str], links: Sequence[Link], width: int) -> RenderableType:
    """Return cities by their *names*, each with its neighbours and the costs, cheapest first."""
    lines, column = [], width // max(1, width // _LINKS) - 1
    for city, name in names.items():
        near = sorted([(cost, names[other]) for other, cost in neighbours(city, links)])
        labels = [Text(f"{other} {_said(cost)}") for cost, other in near]
        labels[:1] = [Text.assemble((name, "bold cyan"), " ", *labels[:1])]
        lines.append(pieces.in_lines(labels, column))
    heading = pieces.heading("connections", words.text("cli.legend.connections"))
    return Group(heading, pieces.in_columns(lines, Text("\n").join, width, _LINKS))


def around(
    city: int, names: dict[int, str], links: Sequence[Link], slots_of: Callable[[int], Text]
) -> RenderableType:
    """Return the cities that are cheapest to reach from *city*, and over which others."""
    if city not in names:
        return pieces.dim("cli.outside")
    found = ways(city, links)
    del found[city]
    nearest = sorted(found, key=lambda other: (found[other][0], names[other]))
    table = plain_table("city", "cost>", "over", "slots")
    for other in nearest[:_NEAR]:
        cost, before = found[other]
        over = "" if before == city else names[before]
        table.add_row(Text(names[other], style="bold"), str(cost), over, slots_of(other))
    head = Text.assemble((names[city], "bold underline"), "  ", slots_of(city))
    return Group(head, table)
