"""The options that several commands share, and how they are read."""

import secrets
from pathlib import Path
from typing import Annotated, Final

from typer import Option

from gridwright.content.types import Library
from gridwright.core.errors import SetupError
from gridwright.games.registry import default_map
from gridwright.home import DATA
from gridwright.simulate.match import Setting, Worker
from gridwright.tables.table import TableSpec

DEFAULT_TITLE: Final = "recharged"
DEFAULT_SEATS: Final = 4
_LARGEST: Final = 10**18  # a seed must fit into a record
_SEEDS: Final = 10**9  # short enough to tell a friend

Data = Annotated[Path | None, Option("--data", envvar=DATA, metavar="dir")]
TitleName = Annotated[str, Option("--title", metavar="title")]
MapName = Annotated[str | None, Option("--map", metavar="map")]
Seats = Annotated[int, Option("--seats", metavar="number")]
AsJson = Annotated[bool, Option("--json")]
Seed = Annotated[int | None, Option("--seed", metavar="number")]
Options = Annotated[list[str] | None, Option("--option", metavar="option")]
Jobs = Annotated[int, Option("--jobs", metavar="number", min=1)]
RoundLimit = Annotated[int, Option("--rounds", metavar="number", min=1)]


def map_of(library: Library, title: str, board: str | None) -> str:
    return default_map(library, title) if board is None else board


def setting_of(
    library: Library,
    title: str,
    board: str | None,
    seats: int,
    options: list[str] | None,
    round_limit: int,
) -> Setting:
    """Return the setting of many games; one that cannot be laid is refused at once."""
    setting = Setting(
        title,
        map_of(library, title, board),
        seats,
        _read_options(options),
        round_limit,
        data=library,
    )
    return Worker(setting).setting


def table_spec(
    library: Library,
    title: str,
    board: str | None,
    seats: int,
    options: list[str] | None,
    seed: int | None,
) -> TableSpec:
    """Return the specification of a table; `Table` checks what depends on the title."""
    if seed is not None and not -_LARGEST <= seed <= _LARGEST:
        raise SetupError("cli.seed", {"digits": len(str(_LARGEST)) - 1})
    number = secrets.randbelow(_SEEDS) if seed is None else seed
    map_name = map_of(library, title, board)
    return TableSpec(title, map_name, seats, (), _read_options(options), number)


def bot_names(text: str) -> tuple[str, ...]:
    """Read names separated by commas; whether there are such bots is not checked."""
    return tuple([name.strip() for name in text.split(",") if name.strip()])


def _read_options(texts: list[str] | None) -> dict[str, str]:
    """Read NAME=VALUE; a bare name switches an option on."""
    options: dict[str, str] = {}
    for text in texts or ():
        name, equals, value = (part.strip() for part in text.partition("="))
        if not name or (equals and not value):
            raise SetupError("cli.option_form", {"text": text})
        if name in options:
            raise SetupError("record_option_twice", {"option": name})
        options[name] = value if equals else "on"
    return options
