"""The command `rules`: clauses by id, or by the words in them."""

import re
from itertools import groupby
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gridwright.cli import render
from gridwright.cli.console import output
from gridwright.cli.failure import FAILED, fail
from gridwright.content.rulebook import Clause, clauses, search

_MOST: Final = 20  # clauses shown of a search
_ID: Final = re.compile(r"(?:(?:RC|CL|CG|DC|OP)-[a-z0-9.]+|[at][0-9]+)", re.IGNORECASE)


def rules(
    query: Annotated[
        list[str] | None, typer.Argument(help="Clause ids (RC-2.40 A10), or words to look for.")
    ] = None,
    show_all: Annotated[
        bool, typer.Option("--all", help="Show every clause found, not only the first 20.")
    ] = False,
) -> None:
    """Look up the rules by clause id or by words."""
    console = output()
    words = " ".join(query or []).split()
    if not words:
        _contents(console)
        return
    found = look_up(words)
    if not found:
        fail(_nothing(words), FAILED)
    shown = found if show_all else found[:_MOST]
    for hit in shown:
        console.print(render.clause(hit))
    if len(found) > len(shown):
        more = len(found) - len(shown)
        console.print(f"{more} more: add a word, or --all.", style="dim")


def look_up(words: list[str]) -> list[Clause]:
    """Return the clauses with these ids; if not all are ids, those that hold all *words*."""
    known = {identifier.casefold(): found for identifier, found in clauses().items()}
    if words and all(word.casefold() in known for word in words):
        return [known[word.casefold()] for word in words]
    if any(_ID.fullmatch(word) for word in words) and len(words) > 1:
        return []  # one of several ids does not exist: no search can mean that
    return search(" ".join(words))


def _nothing(words: list[str]) -> str:
    """Return that nothing was found, and what to try."""
    known = {identifier.casefold() for identifier in clauses()}
    unknown = [word for word in words if _ID.fullmatch(word) and word.casefold() not in known]
    if not unknown:
        text = " ".join(words)
        return f"No clause has '{text}'. Try fewer words, or 'gridwright rules' for the contents."
    stem = unknown[0].upper().split(".")[0].rstrip("0123456789")
    near = [identifier for identifier in clauses() if identifier.upper().startswith(stem)][:5]
    hint = f" There are, for example: {', '.join(near)}." if near and stem else ""
    return f"There is no clause '{unknown[0]}'.{hint}"


def _contents(console: Console) -> None:
    """Print the sections with their first and last clause."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for section, found in groupby(clauses().values(), key=lambda clause: clause.section):
        identifiers = [clause.id for clause in found]
        ids = identifiers[0] if len(identifiers) == 1 else f"{identifiers[0]} … {identifiers[-1]}"
        table.add_row(Text(ids, style="bold cyan"), render.inline(section))
    console.print(table)
    console.print("\ngridwright rules ID shows a clause, gridwright rules WORDS looks for them.")
