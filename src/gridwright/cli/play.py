"""The command `play`: who sits where, and off it goes."""

from pathlib import Path
from typing import Annotated, Final

import typer
from typer import Option

from gridwright.cli import arguments, commands
from gridwright.cli.arguments import DEFAULT_SEATS, DEFAULT_TITLE, table_spec
from gridwright.cli.console import output
from gridwright.cli.failure import reported
from gridwright.cli.saving import load_game
from gridwright.cli.session import Session
from gridwright.content.load import load
from gridwright.core.errors import SetupError
from gridwright.tables.table import Table, letter

_NAMES: Final = ("Ana", "Bruno", "Clara", "David", "Elena", "Felix")
_LONGEST: Final = 20  # letters of a name that still fit into the table of players


Seats = Annotated[int | None, Option("--seats", metavar="N", help="How many play; 4 unless told.")]
Names = Annotated[str | None, Option("--names", metavar="A,B,...", help="Names, by seat.")]
Bots = Annotated[
    int | None,
    Option("--bots", metavar="N", min=0, help="Bots on the last N seats; else all but you."),
]
BotSeats = Annotated[
    list[str] | None,
    Option("--bot", metavar="SEAT", help="A bot on this seat, A to F; may be repeated."),
]
LoadFrom = Annotated[
    Path | None,
    Option("--load", metavar="FILE", help="Go on with a record, which says all the rest."),
]
SaveTo = Annotated[
    Path | None, Option("--save", metavar="FILE", help="Keep the game here after every action.")
]


def play(
    title: arguments.TitleName = DEFAULT_TITLE,
    board: arguments.MapName = None,
    seats: Seats = None,
    names: Names = None,
    bots: Bots = None,
    bot: BotSeats = None,
    seed: arguments.Seed = None,
    option: arguments.Options = None,
    data: arguments.Data = None,
    load_from: LoadFrom = None,
    save_to: SaveTo = None,
) -> None:
    """Play a game: people at this terminal, and bots that play at random."""
    with reported():
        library = load(data)
        given: frozenset[int] | None = None
        if load_from is not None:
            table, given = load_game(load_from, library)
            if seats is not None or names is not None or option or seed is not None:
                raise SetupError("cli.load_with")
        else:
            known = player_names(names)
            count = seats if seats is not None else max(len(known), 2) if known else DEFAULT_SEATS
            players = _complete(known, count)
            table = Table(table_spec(library, title, board, count, option, seed, players), library)
        bot_seats = seats_of_bots(table.spec.seats, bots, bot or [], given)
        session = Session(table, bot_seats, output(), commands.find)
        session.greet()
        if load_from is not None:
            session.files.adopt(load_from)
        if save_to is not None:
            session.save(save_to)  # now, so that a wrong name is not found out too late
            session.save_to = save_to
    raise typer.Exit(session.run())


def player_names(text: str | None) -> tuple[str, ...]:
    """Read names separated by commas; they must fit into a record and be told apart."""
    if text is None:
        return ()
    names = tuple([name.strip() for name in text.split(",")])
    for name in names:
        if not name or "#" in name or not name.isprintable() or len(name) > _LONGEST:
            raise SetupError("cli.name_form", {"name": name, "most": _LONGEST})
    if len(set(names)) < len(names):
        raise SetupError("cli.names_alike")
    return names


def _complete(given: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Return a name for each seat; those not *given* begin with the letter of their seat."""
    if len(given) > seats:
        raise SetupError("cli.names_many", {"names": len(given), "seats": seats})
    free = enumerate(_NAMES[len(given) : seats], len(given))
    return (*given, *[f"{name} {letter(seat)}" if name in given else name for seat, name in free])


def seats_of_bots(
    seats: int, count: int | None, letters: list[str], saved: frozenset[int] | None
) -> frozenset[int]:
    """Return which seats bots have: as asked, else as *saved*, else all but the first."""
    if count is not None and letters:
        raise SetupError("cli.bots_twice")
    if letters:
        known = [letter(seat) for seat in range(seats)]
        wrong = [text for text in letters if text.upper() not in known]
        if wrong:
            raise SetupError("cli.seat_unknown", {"letter": wrong[0], "letters": tuple(known)})
        return frozenset([known.index(text.upper()) for text in letters])
    if count is not None:
        if count > seats:
            raise SetupError("cli.bots_many", {"bots": count, "seats": seats})
        return frozenset(range(seats - count, seats))
    return frozenset(range(1, seats)) if saved is None else saved
