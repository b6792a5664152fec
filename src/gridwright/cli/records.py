"""The commands that read records: `replay` and `verify`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from gridwright.cli import arguments
from gridwright.cli.console import output
from gridwright.cli.failure import FAILED, UnreadableError, fail, read_text, reported
from gridwright.cli.render import ranking
from gridwright.cli.screen import seen_by
from gridwright.cli.screens import screen_of
from gridwright.content.load import load
from gridwright.content.types import Library
from gridwright.core.game import SPECTATOR
from gridwright.tables import record
from gridwright.tables.table import Table


def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    as_json: Annotated[
        bool, typer.Option("--json", help="The state after every action, one object per line.")
    ] = False,
    until: Annotated[
        int | None, typer.Option("--until", metavar="N", min=0, help="Stop after N actions.")
    ] = None,
    data: arguments.Data = None,
) -> None:
    """Replay a record and show where it ends."""
    with reported():
        library = load(data)
    last: Table | None = None
    try:
        for index, (text, table) in enumerate(_states(file, library)):
            last = table
            if as_json:
                typer.echo(_line(index, text, table))
            if index == until:
                break
    except UnreadableError as error:
        fail(f"{file} {error}", FAILED)
    except record.RecordError as error:
        fail(f"{file}: {error}", FAILED)
    if last is not None and not as_json:
        _show_end(last)


def _states(file: Path, library: Library) -> Iterator[tuple[str | None, Table]]:
    """Yield the table after the layout and after every action, each with its line."""
    read = record.read(read_text(file))
    texts = [None, *[line.text for line in read.lines]]
    yield from zip(texts, record.steps(read, library), strict=False)


def _line(index: int, text: str | None, table: Table) -> str:
    state = table.game.snapshot(table.state)
    return json.dumps({"index": index, "action": text, **state}, ensure_ascii=False)


def _show_end(table: Table) -> None:
    console = output()
    screen = screen_of(seen_by(table, SPECTATOR, frozenset(), console.width))
    console.print(screen.board())
    if table.is_over:
        console.print(ranking(table, screen))
    else:
        console.print(f"Unfinished after {_actions(table)}.")


def _actions(table: Table) -> str:
    count = len(table.moves)
    return f"{count} action{'' if count == 1 else 's'}"


def verify(
    files: Annotated[list[Path], typer.Argument(help="Records.")],
    data: arguments.Data = None,
) -> None:
    """Replay records and say of each whether it holds; exit status 0 only if all do."""
    with reported():
        library = load(data)
    all_hold = True
    for file in files:
        holds, words = _verdict(file, library)
        typer.echo(f"{file}: {words}")
        all_hold = all_hold and holds
    raise typer.Exit(0 if all_hold else FAILED)


def _verdict(file: Path, library: Library) -> tuple[bool, str]:
    try:
        table = record.replay(record.read(read_text(file)), library)
    except (UnreadableError, record.RecordError) as error:
        return False, str(error)
    if not table.is_over:
        return True, f"ok, unfinished after {_actions(table)}"
    scores = " ".join([str(score) for score in table.game.scores(table.state)])
    return True, f"ok, result {scores}"
