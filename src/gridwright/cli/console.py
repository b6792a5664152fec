"""The terminal: consoles, colours, tables, and what is typed.

Colours only repeat what letters and words already say, so nothing is lost without them.
"""

import re
import sys
from collections.abc import Iterable
from io import TextIOWrapper
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.tables.table import seat_of

try:
    import readline
except ImportError:  # pragma: no cover  # not on Windows: then there is no history of lines
    HAS_HISTORY = False
else:
    readline.set_auto_history(True)
    HAS_HISTORY = True

WIDE: Final = 120  # columns from which the map stands beside the markets

_SEATS: Final = ("bright_red", "bright_blue", "green", "yellow", "magenta", "cyan")
_REGIONS: Final = {
    "blue": "bright_blue",
    "brown": "rgb(175,115,65)",
    "green": "green",
    "orange": "rgb(230,140,40)",
    "purple": "magenta",
    "red": "red",
    "teal": "cyan",
    "yellow": "yellow",
}
_FUELS: Final = {
    "coal": "yellow",
    "oil": "white",
    "garbage": "bright_yellow",
    "gas": "bright_cyan",
    "uranium": "bright_red",
}
CARD_STYLES: Final = {"plant": "green", "housing": "yellow", "technology": "bright_blue"}
_ECO: Final = "green"
_HYBRID: Final = "rgb(200,160,130)"
_DUMMY: Final = "bright_white"

# What moves the cursor, changes colours or the direction of writing, or is no letter at all.
_CONTROLS: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)
_REPLACEMENT: Final = "\ufffd"


def clean(text: str) -> str:
    """Return *text* without anything that a terminal would obey instead of printing it."""
    return _CONTROLS.sub(_REPLACEMENT, text)


class CleanConsole(Console):
    """A console on which no text, wherever it comes from, can steer the terminal."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """Yield segments with their texts cleaned; colours are not part of the text."""
        for segment in super().render(renderable, options):
            is_text = segment.control is None and _CONTROLS.search(segment.text) is not None
            yield Segment(clean(segment.text), segment.style) if is_text else segment


def output_console() -> Console:
    """Return a console on standard output that prints any character."""
    replace_unencodable(sys.stdout)
    return CleanConsole(highlight=False)


def error_console() -> Console:
    replace_unencodable(sys.stderr)
    return CleanConsole(stderr=True, highlight=False, soft_wrap=True)


def replace_unencodable(stream: object) -> None:
    """Let a stream write '?' for what its encoding does not have, instead of failing."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def seat_style(seat: int, seats: int = len(_SEATS)) -> str:
    """Return the colour of a seat; the dummy, behind the last of *seats*, has its own."""
    return _SEATS[seat] if 0 <= seat < seats else _DUMMY


def letter_style(letter: str) -> str:
    return _DUMMY if letter == "T" else seat_style(seat_of(letter))


def region_name(region: str) -> str:
    return words.current().shown("region", region)


def region_label(region: str) -> str:
    """Return the name of a region, and the word to type for it where that is another."""
    name = region_name(region)
    is_typed = re.sub(r"[\s-]", "_", name.casefold()) == region
    return name if is_typed else f"{name} ({region})"


def region_style(colour: str) -> str:
    """Return how a region that is printed in *colour* is shown; an unknown colour is white."""
    return _REGIONS.get(colour, "white")


def fuel_style(*fuels: str) -> str:
    if not fuels:
        return _ECO
    return _FUELS.get(fuels[0], "white") if len(fuels) == 1 else _HYBRID


# Tables


def with_columns(table: Table, *columns: str, of: str = "cli.column") -> Table:
    """Return *table* with columns by their ids in the family *of* messages.

    One that ends with ``>`` holds numbers, one with ``>>`` numbers that are never wrapped.
    """
    for column in columns:
        header = words.text(f"{of}.{column.rstrip('>')}")
        is_number, is_whole = column.endswith(">"), column.endswith(">>")
        table.add_column(header, justify="right" if is_number else "left", no_wrap=is_whole)
    return table


def grid(rows: Iterable[Iterable[RenderableType]] = (), gap: int = 2) -> Table:
    """Return *rows* without headers."""
    table = Table.grid(padding=(0, gap, 0, 0))
    for row in rows:
        table.add_row(*row)
    return table


def glossary(rows: Iterable[tuple[str, str, RenderableType]]) -> Table:
    table = grid()
    table.add_column(no_wrap=True)
    for text, style, meaning in rows:
        table.add_row(Text(f"  {text}", f"bold {style}"), meaning)
    return table


def plain_table(*columns: str, is_wide: bool = False, gap: int = 2) -> Table:
    """Return an empty table in the style of players and markets."""
    padding = (0, gap, 0, 0)
    table = Table(box=None, padding=padding, pad_edge=False, expand=is_wide, header_style="dim")
    with_columns(table, *columns)
    table.columns[0].no_wrap = True
    return table


def ruled_table(*columns: str, title: str = "") -> Table:
    """Return an empty table with a line below its headers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=title or None, title_justify="left")
    return with_columns(table, *columns)


def report(of: str, *columns: str, gap: int = 2) -> Table:
    return with_columns(Table(box=None, padding=(0, gap, 0, 0)), *columns, of=of)


# Input


def prepare_input() -> None:
    """Accept piped input that is no UTF-8 text."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def ask(console: Console, prompt: str) -> str:
    """Return the next line without its end; `EOFError` where there is none."""
    console.file.flush()
    line = input(clean(prompt))
    if not sys.stdin.isatty():
        console.print(line, markup=False, highlight=False)  # as a keyboard would have shown it
    return line.strip()


def is_at_keyboard() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def hand_over(console: Console, name: str) -> bool:
    """Clear the screen and wait until *name* sits before it; False where there is no screen."""
    if not is_at_keyboard():
        return False
    console.file.write("\n" * console.height)  # where clearing does nothing
    console.file.write("\x1b[H\x1b[2J\x1b[3J")  # with what could be scrolled back to
    if HAS_HISTORY:
        readline.clear_history()
    ask(console, f"{words.text('cli.hand_over', name=name)} ")
    return True
