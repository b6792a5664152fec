"""The commands that look things up: `rules`, `titles`, `schema`, and `show` for what is printed."""

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import groupby, zip_longest
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer import Argument, Option

from gridwright import words
from gridwright.cli import arguments
from gridwright.cli.arguments import DEFAULT_TITLE
from gridwright.cli.console import (
    CARD_STYLES,
    fuel_style,
    grid,
    output_console,
    region_label,
    region_style,
    ruled_table,
)
from gridwright.cli.failure import FAILED, fail, reporting_errors
from gridwright.cli.help import TranslatedCommand, TranslatedGroup, require_command
from gridwright.cli.outpost import KINDS
from gridwright.cli.pieces import notice, stacked
from gridwright.cli.shared import neighbours
from gridwright.content.inline import BOLD, CODE, ITALIC, runs
from gridwright.content.load import load
from gridwright.content.rulebook import Clause, clauses, is_id, look_up
from gridwright.content.types import CityMap, Library, OutpostContent
from gridwright.core.errors import SetupError
from gridwright.games.registry import SEATS, TITLES, not_printed
from gridwright.reference.board import edition_named
from gridwright.reference.outpost import OutpostReference
from gridwright.reference.sheet import (
    SOURCE,
    Cell,
    Reference,
    Sheet,
    columns,
    demolition,
    row,
    set_source,
    sheet_text,
)
from gridwright.reference.titles import reference_for

_MOST: Final = 20  # clauses shown of a search
_STYLES: Final = {BOLD: "bold", ITALIC: "italic", CODE: "cyan"}


def rules(
    query: Annotated[list[str] | None, Argument(metavar="text")] = None,
    show_all: Annotated[bool, Option("--all")] = False,
    data: arguments.Data = None,
) -> None:
    """Look up the rules by clause id or by words; they are the same with any --data."""
    with reporting_errors():
        load(data)
    console = output_console()
    wanted = " ".join(query or []).split()
    if not wanted:
        _contents(console)
        return
    hits = look_up(wanted, words.current().language)
    if not hits:
        fail(_no_match(wanted), FAILED)
    most = len(hits) if show_all else _MOST
    for hit in hits[:most]:
        console.print(clause(hit))
    if len(hits) > most:
        console.print(words.text("cli.rules.more", count=len(hits) - most), style="dim")


def _no_match(wanted: list[str]) -> str:
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
    rows = []
    texts = clauses(words.current().language).values()
    for section, group in groupby(texts, key=lambda rule: rule.section):
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
    """Return a clause with its source; below a translation stands the English text."""
    lines = [inline(rule.text)]
    if rule.lack is not None:
        lines.append(Text(words.text(f"clause.lack.{rule.lack}"), style="dim"))
    elif rule.original is not None:
        label = words.text("cli.english")
        lines.append(Text.assemble(f"{label} ", inline(rule.original.text), style="dim"))
    if rule.sources:
        label = words.text("cli.reason" if rule.kind == "ruling" else "cli.source")
        lines.append(Text.assemble(f"{label} ", inline(rule.sources), style="dim"))
    head = Text.assemble((rule.id, "bold cyan"), (f"  {rule.section}", "dim"))
    return Group(head, *[Padding(line, (0, 0, 0, 2)) for line in lines])


# Schemas


def schema(
    name: Annotated[str, Argument(metavar="name")] = "",
) -> None:
    """Print the JSON Schema of what the library gives to programs."""
    from gridwright.schemas import schema  # noqa: PLC0415 - no other command needs it

    with reporting_errors():
        typer.echo(json.dumps(schema(name), indent=2))


# Titles


def titles(data: arguments.Data = None) -> None:
    """List the titles with their maps, seats and options."""
    with reporting_errors():
        library = load(data)
    console = output_console()
    for title in TITLES:
        printed = words.text(f"title.{title.name}")
        console.print(Text.assemble((title.name, "bold cyan"), f"  {printed}"))
        maps = title.maps(library)
        for line in (
            words.text(f"title.{title.name}.about"),
            words.text("cli.titles.maps" if maps else "cli.titles.no_maps", maps=maps),
            words.text("cli.titles.seats", fewest=SEATS[0], most=SEATS[-1]),
        ):
            console.print(Padding(Text(line), (0, 0, 0, 2)))
        for what in not_printed(title, library):
            note = words.text(f"cli.reconstructed.{what}")
            console.print(Padding(Text(note, style="yellow"), (0, 0, 0, 2)))
        console.print()
    _options(console)


def _options(console: Console) -> None:
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


# What is printed, with its source

show = typer.Typer(cls=TranslatedGroup, no_args_is_help=True, invoke_without_command=True)
show.callback()(require_command)

_OUTPOST: Final = "outpost"
_UNSURE: Final = ("reconstructed", "partly", "derived", "unconfirmed", "no photo")
_NOTHING: Final = Cell("")


def _source(source: str) -> Text:
    """Return the source of a value; one that is not the text of a rulebook stands out."""
    text = Text(source)
    text.highlight_words(_UNSURE, style="bold yellow")
    return text


def _heading(name: str, source: str) -> RenderableType:
    origin = Text.assemble((f"{words.text('cli.source')} ", "dim"), _source(source))
    return Group(Text(name, style="bold underline"), origin)


def _draw(*sheets: Sheet, warning: Text | None = None) -> RenderableType:
    """Return sheets below each other; a *warning* stands below the first heading."""
    parts: list[RenderableType] = []
    for sheet in sheets:
        is_titled = not sheet.source  # its heading stands above the table
        if sheet.heading and not is_titled:
            parts.append(_heading(sheet.heading, sheet.source))
        if warning is not None and sheet is sheets[0]:
            parts.append(warning)
        parts.extend([Text(sentence) for sentence in sheet.above])
        if sheet.rows:
            parts.append(_table(sheet, sheet.heading if is_titled else ""))
        elif sheet.above:
            parts.append(Text(""))
        parts.extend([Text(sentence) for sentence in sheet.below])
    return Group(*parts)


def _table(sheet: Sheet, title: str) -> Table:
    table = ruled_table(title=title)
    for column in sheet.columns:
        name = Text(column.name, "" if column.fuels is None else fuel_style(*column.fuels))
        table.add_column(name, justify="right" if column.is_number else "left")
    for cells in sheet.rows:
        table.add_row(*[_cell(cell) for cell in cells])
    return table


def _cell(cell: Cell) -> Text:
    if cell.kind == SOURCE:
        return _source(cell.text)
    if cell.kind:
        return Text(cell.text, f"bold {CARD_STYLES[cell.kind]}")
    return Text(cell.text, "" if cell.fuels is None else fuel_style(*cell.fuels))


def _halved(sheet: Sheet) -> Sheet:
    half = -(-len(sheet.rows) // 2)
    gap = (_NOTHING,) * len(sheet.columns)
    pairs = zip_longest(sheet.rows[:half], sheet.rows[half:], fillvalue=gap)
    rows = tuple([(*left, *right) for left, right in pairs])
    return replace(sheet, columns=sheet.columns * 2, rows=rows)


# Maps


def _map_list(library: Library) -> RenderableType:
    maps: dict[tuple[str, str], CityMap | OutpostContent] = {**library.board.maps}
    maps = {key: maps[key] for key in sorted(maps)} | {(_OUTPOST, _OUTPOST): library.outpost}
    rows = []
    for (title, name), city_map in maps.items():
        source = city_map.source if isinstance(city_map, CityMap) else set_source(city_map)
        size = len(city_map.cities), len(city_map.connections)
        rows.append(row(name, title, *size, Cell(source, kind=SOURCE)))
    names = columns("map", "title", "cities>", "connections>", "source")
    return _draw(Sheet("", "", names, tuple(rows)))


def _city_map(library: Library, name: str, title: str | None) -> RenderableType:
    city_map = _map_named(library, name, title)
    parts = [
        _heading(
            sheet_text(
                "map", name=words.current().shown("board", city_map.name), edition=city_map.title
            ),
            city_map.source,
        )
    ]
    for index, region in enumerate(city_map.regions):
        bordering = tuple([city_map.regions[other].id for other in region.neighbours])
        around = sheet_text("next_to", names=words.current().shown("regions", bordering))
        cities = []
        for city, place in enumerate(city_map.cities):
            if place.region == index:
                links = neighbours(city, city_map.connections)
                ends = sorted([(cost, city_map.cities[other].id) for other, cost in links])
                near = ", ".join([f"{other}\N{NO-BREAK SPACE}{cost}" for cost, other in ends])
                cities.append((place.id, place.name, near))
        parts.append(_area(region_label(region.id), region_style(region.colour), around, cities))
    return Group(*parts)


def _map_named(library: Library, name: str, title: str | None) -> CityMap:
    """Return the map as *title* prints it, or as the first title that has it."""
    if title is not None:
        edition_named(library, title)
    maps = [each for each in library.board.maps.values() if title in (None, each.title)]
    editions = [city_map for city_map in maps if city_map.id == name]
    if not editions:
        known = tuple(sorted({city_map.id for city_map in maps}))
        raise SetupError("cli.no_such_map", {"board": name, "maps": known})
    return min(editions, key=lambda city_map: city_map.title != DEFAULT_TITLE)


def _planet(library: Library) -> RenderableType:
    """Return the cities of Outpost with their sites and neighbours, and the tokens between them."""
    content = library.outpost
    name, source = (
        sheet_text("outpost_board", name=words.current().shown("board", content.name)),
        set_source(content, "outpost_board"),
    )
    parts = [_heading(name, source), notice(content, "board")]
    links = [(*ends, 0) for ends in content.connections]
    for index, area in enumerate(content.areas):
        cities = []
        for number, city in enumerate(content.cities):
            if city.area == index:
                near = [content.cities[other].id for other, _ in neighbours(number, links)]
                cities.append((city.id, sheet_text(f"site.{KINDS[city.site]}"), ", ".join(near)))
        use = sheet_text("area_large" if index else "area_central")
        parts.append(_area(region_label(area), "cyan", use, cities))
    return stacked(*parts, Text(""), _draw(OutpostReference(library, _OUTPOST).tokens()))


def _area(name: str, style: str, note: str, cities: Iterable[tuple[str, ...]]) -> RenderableType:
    head = Text.assemble("\n", (name, f"bold {style}"), (f"  {note}", "dim"))
    return Group(head, grid([(Text(f"  {word}", "cyan"), *notes) for word, *notes in cities]))


# Commands


def _show(data: Path | None, page: Callable[[Library], RenderableType]) -> None:
    with reporting_errors():
        output_console().print(page(load(data)))


def _cards(reference: Reference) -> RenderableType:
    content = reference.content
    return _draw(*reference.cards(), warning=notice(content) if content else None)


def _add_title_command(name: str, page: Callable[[Reference], RenderableType]) -> None:
    def command(title: arguments.TitleName = DEFAULT_TITLE, data: arguments.Data = None) -> None:
        _show(data, lambda library: page(reference_for(library, title)))

    show.command(name, cls=TranslatedCommand)(command)


def _add_command(name: str, page: Callable[[Library], RenderableType]) -> None:
    def command(data: arguments.Data = None) -> None:
        _show(data, page)

    show.command(name, cls=TranslatedCommand)(command)


_add_title_command("cards", _cards)
_add_title_command("plants", _cards)
_add_command("maps", _map_list)


@show.command(name="map", cls=TranslatedCommand)
def show_map(
    name: Annotated[str, typer.Argument(metavar="map")],
    title: Annotated[str | None, typer.Option("--title", metavar="title")] = None,
    data: arguments.Data = None,
) -> None:
    """Show the cities of a map and their connections."""
    is_planet = name == _OUTPOST and title in (None, _OUTPOST)
    _show(data, _planet if is_planet else lambda library: _city_map(library, name, title))


@show.command(name="edition", cls=TranslatedCommand)
def show_edition(
    name: Annotated[str, typer.Argument(metavar="title")],
    data: arguments.Data = None,
) -> None:
    """Show the numbers of a title's rules."""
    _show(data, lambda library: _draw(*reference_for(library, name).numbers()))


_add_command("board", _planet)
_add_title_command("refill", lambda reference: _draw(*reference.refill()))
_add_title_command("payment", lambda reference: _draw(_halved(reference.payment())))
_add_command("labour", lambda library: _draw(OutpostReference(library, _OUTPOST).labour()))
_add_command("demolition", lambda library: _draw(*demolition(library).values()))
