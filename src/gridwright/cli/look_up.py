"""The commands `titles` and `rules`: what can be played, and by which rules."""

from itertools import groupby
from typing import Annotated, Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text
from typer import Argument, Option

from gridwright import words
from gridwright.cli import arguments
from gridwright.cli.console import grid, output_console, ruled_table
from gridwright.cli.failure import FAILED, fail, reporting_errors
from gridwright.content.inline import BOLD, CODE, ITALIC, runs
from gridwright.content.load import load
from gridwright.content.rulebook import Clause, clauses, is_id, look_up
from gridwright.games.registry import SEATS, TITLES, not_printed

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
    hits = look_up(wanted)
    if not hits:
        fail(_no_match(wanted), FAILED)
    most = len(hits) if show_all else _MOST
    for hit in hits[:most]:
        console.print(clause(hit))
    if len(hits) > most:
        console.print(words.text("cli.rules.more", count=len(hits) - most), style="dim")


def _no_match(wanted: list[str]) -> str:
    """Return the message for a search without a match, with what to try instead."""
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
    for section, group in groupby(clauses().values(), key=lambda rule: rule.section):
        identifiers = [rule.id for rule in group]
        ids = identifiers[0] if len(identifiers) == 1 else f"{identifiers[0]} … {identifiers[-1]}"
        rows.append((Text(ids, style="bold cyan"), inline(section)))
    console.print(grid(rows))
    console.print(f"\n{words.text('cli.rules.usage')}")


def inline(markdown: str) -> Text:
    """Return a line of Markdown with its bold, italic and code styled."""
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


# Titles


def titles(data: arguments.Data = None) -> None:
    """List the titles with their maps, seats and options."""
    with reporting_errors():
        library = load(data)
    console = output_console()
    for title in TITLES:
        printed = words.text(f"title.{title.name}")
        console.print(Text.assemble((title.name, "bold cyan"), f"  {printed}"))
        console.print(f"  {words.text(f'title.{title.name}.about')}", markup=False)
        maps = title.maps(library)
        line = words.text("cli.titles.maps" if maps else "cli.titles.no_maps", maps=maps)
        console.print(f"  {line}", markup=False)
        seats = words.text("cli.titles.seats", fewest=SEATS[0], most=SEATS[-1])
        console.print(f"  {seats}", markup=False)
        for what in not_printed(title, library):
            note = words.text(f"cli.reconstructed.{what}")
            console.print(Text(f"  {note}", style="yellow"))
        console.print()
    _options(console)


def _options(console: Console) -> None:
    """Print every option with the titles that have it."""
    heading = words.text("cli.heading.options")
    table = ruled_table("option", "choices", "meaning", title=heading)
    table.columns[0].no_wrap = True
    options = {option.name: option for title in TITLES for option in title.options}
    for name, option in options.items():
        owners = tuple([t.name for t in TITLES if name in [o.name for o in t.options]])
        notes = [words.text(option.help)]
        if len(owners) < len(TITLES):
            notes.append(words.text("cli.titles.owners", names=owners))
        if option.clauses:
            notes.append(f"({', '.join(option.clauses)})")
        marked = [f"{word}*" if word == option.default else word for word in option.choices]
        choices = ", ".join(marked) or f"{option.default}*, ..."
        table.add_row(Text(name, style="bold cyan"), choices, Text(" ".join(notes)))
    console.print(table)
