"""The commands that read records: `replay` and `verify`."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from gridwright import words
from gridwright.cli import arguments
from gridwright.cli.console import clean, output_console
from gridwright.cli.failure import FAILED, reporting_errors
from gridwright.cli.files import FileAccessError, read_text
from gridwright.cli.saving import naming_file
from gridwright.cli.screens import ranking, screen_for
from gridwright.content.load import load
from gridwright.content.types import Library
from gridwright.core.errors import GridwrightError, say
from gridwright.core.game import SPECTATOR
from gridwright.tables import record
from gridwright.tables.commitment import Commitment, check, stated_in
from gridwright.tables.replay import steps
from gridwright.tables.table import Table


def replay(
    file: Annotated[Path, Argument(metavar="record")],
    as_json: arguments.AsJson = False,
    until: Annotated[int | None, Option("--until", metavar="number", min=0)] = None,
    data: arguments.Data = None,
) -> None:
    """Replay a record and show where it ends."""
    with reporting_errors():
        library = load(data)
    with reporting_errors(FAILED):
        for index, (text, table) in enumerate(states(file, library, until)):
            if as_json:
                fields = {"index": index, "action": text, **table.game.snapshot(table.state)}
                typer.echo(json.dumps(fields, ensure_ascii=False))
    if as_json:
        return
    console = output_console()
    screen = screen_for(SPECTATOR, table, frozenset(), console.width)
    console.print(screen.board())
    unfinished = words.text("cli.unfinished", actions=len(table.moves))
    console.print(ranking(table, screen) if table.is_over else unfinished)


def states(
    file: Path, library: Library, until: int | None = None
) -> Iterator[tuple[str | None, Table]]:
    """Yield the table after the layout and after every action *until* one, with its text."""
    text = read_text(file)
    with naming_file(file):
        game = record.read(text)
        texts = [None, *[line.text for line in game.lines]]
        moments = zip(texts, steps(game, library), strict=True)
        yield from moments if until is None else islice(moments, until + 1)


def verify(
    files: Annotated[list[Path], Argument(metavar="record")],
    is_committed: Annotated[bool, Option("--commitment")] = False,
    published_hash: Annotated[str, Option("--hash", metavar="hash")] = "",
    seed: arguments.Seed = None,
    salt: Annotated[str, Option("--salt", metavar="salt")] = "",
    data: arguments.Data = None,
) -> None:
    """Replay records and say of each whether it holds; exit status 0 only if all do."""
    with reporting_errors():
        library = load(data)
    claim = Commitment(published_hash.lower(), seed, salt.lower()) if is_committed else None
    all_hold = True
    for file in files:
        holds, verdict = _verdict(file, library, claim)
        typer.echo(clean(f"{file}: {verdict}"))
        all_hold = all_hold and holds
    raise typer.Exit(0 if all_hold else FAILED)


def _verdict(file: Path, library: Library, claim: Commitment | None) -> tuple[bool, str]:
    """Return whether a record holds and a sentence on it; with a *claim*, its commitment too."""
    try:
        *_, (_, table) = states(file, library)
        committed = None if claim is None else _committed(file, library, claim)
    except FileAccessError as error:
        verdict = replace(error.message, id=f"{error.message.id}.verdict")
        return False, say(verdict, error.context)
    except GridwrightError as error:  # of the commitment
        return False, str(error)
    if table.is_over:
        scores = tuple([str(score) for score in table.game.scores(table.state)])
        text = words.text("cli.verdict.over", scores=scores)
    else:
        text = words.text("cli.verdict.unfinished", actions=len(table.moves))
    if committed is not None:
        values = {"seed": str(committed.seed), "hash": committed.hash}
        text = words.text("cli.verdict.committed", verdict=text, **values)
    return True, text


def _committed(file: Path, library: Library, claim: Commitment) -> Commitment:
    """Check the commitment of a record that holds: the *claim* goes before its header."""
    text = read_text(file)
    game = record.read(text)
    stated = stated_in(text, game)
    commitment = Commitment(
        claim.hash or stated.hash,
        stated.seed if claim.seed is None else claim.seed,
        claim.salt or stated.salt,
    )
    check(game, commitment, library)
    return commitment
