"""The screen of each title, and what is printed alike for all of them: events and results."""

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from gridwright import words
from gridwright.cli.board import BoardScreen
from gridwright.cli.cardgame import CardScreen
from gridwright.cli.console import ruled_table, seat_style, with_columns
from gridwright.cli.outpost import OutpostScreen
from gridwright.cli.screen import Screen
from gridwright.core.events import Event
from gridwright.games.registry import ByEngine
from gridwright.tables import narrate
from gridwright.tables.table import Table, letter

SCREENS: Final[ByEngine[type[Screen]]] = ByEngine(
    board=BoardScreen, card=CardScreen, outpost=OutpostScreen
)


def screen_for(seat: int, table: Table, bots: frozenset[int], width: int) -> Screen:
    return SCREENS.of(table.game)(table.game, table.view(seat), table.names, bots, width)


def event_lines(table: Table, events: Iterable[Event]) -> Text:
    """Return a sentence for each event, on a line of its own, in the colour of its seat."""
    lines = []
    for event in events:
        sentence = narrate.sentence(event, table.names, table.game)
        style = "dim" if event.seat < 0 else seat_style(event.seat, table.spec.seats)
        lines.append(Text(f"  {sentence}", style=style))
    return Text("\n").join(lines)


def ranking(table: Table, screen: Screen) -> RenderableType:
    places = table.ranking()
    scores = table.game.scores(table.state)
    columns = ("money", screen.ranking_fact)
    grid = ruled_table("place>", "player", title=words.text("cli.heading.result"))
    grid.add_column(screen.say("cli.score"), justify="right")
    with_columns(grid, *[f"{column}>" for column in columns])
    for seat in sorted(range(table.spec.seats), key=lambda seat: places[seat]):
        name, facts = table.names[seat], screen.facts(letter(seat), ", ")
        label = letter(seat) if name == letter(seat) else f"{letter(seat)} {name}"
        player = Text(label, style=f"bold {seat_style(seat)}")
        grid.add_row(
            str(places[seat]), player, str(scores[seat]), *[facts[column] for column in columns]
        )
    return grid
