"""What maps of cities share: slots, frames, and who is there already."""

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from gridwright import words
from gridwright.cli import pieces
from gridwright.cli.console import letter_style
from gridwright.tables.table import letter

NOT_YET: Final = "·"  # a slot that opens later
FREE: Final = "○"
MARKED: Final = "S"  # waits for a player who starts there


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


def neighbours(city: int, links: Iterable[tuple[int, int, int]]) -> list[tuple[int, int]]:
    """Return the cities that *links* connect *city* with, each with its cost."""
    return [(b if a == city else a, cost) for a, b, cost in links if city in (a, b)]
