"""The command `play`: lay a table or load a game, seat people and bots, and play."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer
from typer import Option

from gridwright import words
from gridwright.bots import names as bot_names
from gridwright.bots.roster import entrant
from gridwright.cli import arguments, commands
from gridwright.cli.arguments import DEFAULT_SEATS, DEFAULT_TITLE, table_spec
from gridwright.cli.console import ask, is_at_keyboard, output_console
from gridwright.cli.failure import INTERRUPTED, fail, interruptible, reporting_errors
from gridwright.cli.files import ExistingFileError
from gridwright.cli.saving import Autosave, open_game, unfinished_games
from gridwright.cli.session import Session
from gridwright.content.load import load
from gridwright.core.errors import SetupError, Values
from gridwright.tables.table import Table, TableSpec, letter

_NAMES: Final = ("Ana", "Bruno", "Clara", "David", "Elena", "Felix")
_LONGEST: Final = 20  # letters of a name that still fit into the table of players
_OFFERED: Final = 9  # unfinished games to choose from
_LEVEL: Final = "steady"  # of the bots by default
_NEW: Final = ("", "new")  # the answers that start a new game


Seats = Annotated[int | None, Option("--seats", metavar="number", show_default=str(DEFAULT_SEATS))]
Names = Annotated[str | None, Option("--names", metavar="names")]
Bots = Annotated[int | None, Option("--bots", metavar="number", min=0)]
BotSeats = Annotated[list[str] | None, Option("--bot", metavar="seat")]
Level = Annotated[str | None, Option("--level", metavar="level", show_default=_LEVEL)]
LoadFrom = Annotated[Path | None, Option("--load", metavar="record")]
SaveTo = Annotated[Path | None, Option("--save", metavar="file")]
NoSave = Annotated[bool, Option("--no-save")]


def play(
    title: arguments.TitleName = DEFAULT_TITLE,
    board: arguments.MapName = None,
    seats: Seats = None,
    names: Names = None,
    bots: Bots = None,
    bot: BotSeats = None,
    level: Level = None,
    seed: arguments.Seed = None,
    option: arguments.Options = None,
    data: arguments.Data = None,
    load_from: LoadFrom = None,
    save_to: SaveTo = None,
    no_save: NoSave = False,
) -> None:
    """Play a game: people at this terminal, and bots of a level.

    It is kept after every action; without --save in a directory of yours, where the next
    'gridwright play' finds it.
    """
    if save_to is not None and no_save:
        fail(words.text("cli.save_twice"))
    options = (board, seats, names, bots, bot, level, seed, option, load_from, save_to)
    if title == DEFAULT_TITLE and not no_save and options == (None,) * len(options):
        load_from = _choose_unfinished()
    with reporting_errors():
        entrant(level or _LEVEL)
        library = load(data)
        saved_bots: frozenset[int] | None = None
        autosave = Autosave(is_enabled=not no_save)
        if load_from is None:
            people = _player_names(names)
            count = seats if seats is not None else max(len(people), 2) if people else DEFAULT_SEATS
            seated = _seats_of_bots(count, bots, bot or [], None)
            spec = table_spec(library, title, board, count, option, seed)
            players = _all_names(people, seated, spec)
            table = Table(replace(spec, names=players), library)
        elif seats is not None or names is not None or option or seed is not None:
            raise SetupError("cli.load_with")
        else:
            table, saved_bots, autosave = open_game(
                load_from, library, save_to, is_enabled=not no_save
            )
        bot_seats = _seats_of_bots(table.spec.seats, bots, bot or [], saved_bots)
        if save_to is not None:  # now, so that a wrong name does not show up too late
            _save(save_to, autosave, table, bot_seats)
        session = Session(table, bot_seats, output_console(), commands.find, level or _LEVEL)
        session.greet()
        session.take(table, bot_seats, autosave, is_new=load_from is None)
    raise typer.Exit(_run(session))


def _save(path: Path, autosave: Autosave, table: Table, bots: frozenset[int]) -> None:
    try:
        autosave.save_copy(path, table, bots)
    except ExistingFileError as error:
        raise SetupError("cli.save_there", {"file": str(path)}) from error


def _run(session: Session) -> int:
    try:
        with interruptible():
            return session.run()
    except KeyboardInterrupt:  # a second one, while the first was being handled
        return INTERRUPTED
    finally:
        session.autosave.close()


def _choose_unfinished() -> Path | None:
    """Let the person at the keyboard choose an unfinished game; None for a new one."""
    games = unfinished_games(_OFFERED) if is_at_keyboard() else []
    if not games:
        return None
    console = output_console()
    console.print(words.text("cli.unfinished_games"))
    for number, game in enumerate(games, 1):
        where = (game.spec.title, game.spec.board)
        day, clock = words.day(game.when), f"{game.when:%H:%M}"
        values: Values = {
            "number": number,
            "where": " ".join([word for word in where if word]),
            "round": game.round,
            "names": game.spec.names,
            "when": words.text("date.moment", day=day, clock=clock),
        }
        line = words.text("cli.unfinished_game", **values)
        console.print(f"  {line}", markup=False)
    try:
        with interruptible():
            while (answer := ask(console, words.text("cli.go_on_with"))) not in _NEW:
                if answer in [str(number) for number in range(1, len(games) + 1)]:
                    return games[int(answer) - 1].path
                console.print(f"  {words.text('cli.go_on_numbers', most=len(games))}")
    except (EOFError, KeyboardInterrupt) as end:
        console.print()
        raise typer.Exit(INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0) from end
    return None


def _player_names(text: str | None) -> tuple[str, ...]:
    """Read names separated by commas; they must differ, and fit into a record."""
    if text is None:
        return ()
    names = tuple([name.strip() for name in text.split(",")])
    for name in names:
        if not name or "#" in name or not name.isprintable() or len(name) > _LONGEST:
            raise SetupError("cli.name_form", {"name": name, "most": _LONGEST})
    if len(set(names)) < len(names):
        raise SetupError("cli.names_alike")
    return names


def _all_names(people: tuple[str, ...], bots: frozenset[int], spec: TableSpec) -> tuple[str, ...]:
    """Return a name for each seat: those of *people*, then our own, for *bots* theirs."""
    if len(people) > spec.seats:
        raise SetupError("cli.names_many", {"names": len(people), "seats": spec.seats})
    dealt = iter(bot_names.dealt(spec.seed or 0, spec.seats, people))
    rest = enumerate(_NAMES[len(people) : spec.seats], len(people))
    names = [f"{name} {letter(seat)}" if name in people else name for seat, name in rest]
    own = [next(dealt) if seat in bots else name for seat, name in enumerate(names, len(people))]
    return (*people, *own)


def _seats_of_bots(
    seats: int, count: int | None, letters: list[str], saved: frozenset[int] | None
) -> frozenset[int]:
    """Return the seats of the bots: as requested, else as *saved*, else all but the first."""
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
