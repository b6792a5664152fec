"""The command `rules`: clauses by id, or by the words in them."""

from itertools import groupby
from typing import Annotated, Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text
from typer import Argument, Option

from gridwright import words
from gridwright.cli.console import output_console
from gridwright.cli.failure import FAILED, fail
from gridwright.cli.grids import grid
from gridwright.content.inline import BOLD, CODE, ITALIC, runs
from gridwright.content.rulebook import Clause, clauses, is_id, look_up

_MOST: Final = 20  # clauses shown of a search
_STYLES: Final = {BOLD: "bold", ITALIC: "italic", CODE: "cyan"}


def rules(
    query: Annotated[
        list[str] | None, Argument(help="Clause ids (RC-2.40 A10), or words to look for.")
    ] = None,
    show_all: Annotated[
        bool, Option("--all", help="Show every clause found, not only the first 20.")
    ] = False,
) -> None:
    """Look up the rules by clause id or by words."""
    console = output_console()
    wanted = " ".join(query or []).split()
    if not wanted:
        _contents(console)
        return
    found = look_up(wanted)
    if not found:
        fail(_nothing(wanted), FAILED)
    shown = found if show_all else found[:_MOST]
    for hit in shown:
        console.print(clause(hit))
    if len(found) > len(shown):
        console.print(words.text("cli.rules.more", count=len(found) - len(shown)), style="dim")


def _nothing(wanted: list[str]) -> str:
    """Return that nothing was found, and what to try."""
    known = {identifier.casefold() for identifier in clauses()}
    unknown = [word for word in wanted if is_id(word) and word.casefold() not in known]
    if not unknown:
        return words.text("cli.rules.nothing", text=" ".join(wanted))
    stem = unknown[0].upper().split(".")[0].rstrip("0123456789")
    near = [identifier for identifier in clauses() if identifier.upper().startswith(stem)][:5]
    if not near or not stem:
        return words.text("cli.rules.unknown", clause=unknown[0])
    return words.text("cli.rules.unknown_near", clause=unknown[0], near=tuple(near))


def _contents(console: Console) -> None:
    """Print the sections with their first and last clause."""
    rows = []
    for section, found in groupby(clauses().values(), key=lambda clause: clause.section):
        identifiers = [clause.id for clause in found]
        ids = identifiers[0] if len(identifiers) == 1 else f"{identifiers[0]} … {identifiers[-1]}"
        rows.append((Text(ids, style="bold cyan"), inline(section)))
    console.print(grid(rows))
    console.print(f"\n{words.text('cli.rules.usage')}")


def inline(markdown: str) -> Text:
    """Return a line of Markdown with its bold, italic and code shown as such."""
    text = Text()
    for run in runs(markdown):
        text.append(run.text, " ".join([_STYLES[style] for style in run.styles]))
    return text


def clause(rule: Clause) -> RenderableType:
    """Return a clause under its id and section, with its sources."""
    head = Text.assemble((rule.id, "bold cyan"), (f"  {rule.section}", "dim"))
    lines: list[RenderableType] = [head, Padding(inline(rule.text), (0, 0, 0, 2))]
    if rule.sources:
        label = words.text("cli.reason" if rule.kind == "ruling" else "cli.source")
        source = Text.assemble(f"{label} ", inline(rule.sources), style="dim")
        lines.append(Padding(source, (0, 0, 0, 2)))
    return Group(*lines)
