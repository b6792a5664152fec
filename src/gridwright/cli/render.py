"""Draws what every title has: what happened, who won, and clauses of the rules."""

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from gridwright import words
from gridwright.cli.console import seat_style
from gridwright.cli.grids import ruled_table, with_columns
from gridwright.cli.screen import Screen
from gridwright.content.inline import BOLD, CODE, ITALIC, runs
from gridwright.content.rulebook import Clause
from gridwright.core.events import Event
from gridwright.tables import narrate
from gridwright.tables import table as tables

_STYLES: Final = {BOLD: "bold", ITALIC: "italic", CODE: "cyan"}


def happened(table: tables.Table, events: Iterable[Event]) -> Text:
    """Return what happened, a sentence on each line, in the colour of who did it."""
    lines = []
    for event in events:
        said = narrate.sentence(event, table.names, table.game)
        style = "dim" if event.seat < 0 else seat_style(event.seat, table.spec.seats)
        lines.append(Text(f"  {said}", style=style))
    return Text("\n").join(lines)


def ranking(table: tables.Table, screen: Screen) -> RenderableType:
    """Return who came where."""
    places = table.ranking()
    scores = table.game.scores(table.state)
    standing = [screen.standing(seat) for seat in range(table.spec.seats)]
    drawn = ruled_table("place>", "player", title=words.text("cli.heading.result"))
    drawn.add_column(screen.seen.say("cli.score"), justify="right")
    with_columns(drawn, *[f"{column}>" for column in standing[0]])
    for seat in sorted(range(table.spec.seats), key=lambda seat: places[seat]):
        letter, name = tables.letter(seat), table.names[seat]
        label = letter if name == letter else f"{letter} {name}"
        who = Text(label, style=f"bold {seat_style(seat)}")
        drawn.add_row(str(places[seat]), who, str(scores[seat]), *standing[seat].values())
    return drawn


# Rules


def inline(markdown: str) -> Text:
    """Return a line of Markdown with its bold, italic and code shown as such."""
    text = Text()
    for run in runs(markdown):
        text.append(run.text, " ".join([_STYLES[style] for style in run.styles]))
    return text


def clause(found: Clause) -> RenderableType:
    """Return a clause with its id, its sources and the section it stands in."""
    head = Text.assemble((found.id, "bold cyan"), (f"  {found.section}", "dim"))
    lines: list[RenderableType] = [head, Padding(inline(found.text), (0, 0, 0, 2))]
    if found.sources:
        label = words.text("cli.reason" if found.kind == "ruling" else "cli.source")
        source = Text.assemble(f"{label} ", inline(found.sources), style="dim")
        lines.append(Padding(source, (0, 0, 0, 2)))
    return Group(*lines)
