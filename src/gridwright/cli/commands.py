"""What can be typed at the prompt besides actions."""

from dataclasses import dataclass
from pathlib import Path

from rich.table import Table
from rich.text import Text

from gridwright.cli.offers import offers_table
from gridwright.cli.render import clause, happened, named_clauses
from gridwright.cli.rules import look_up
from gridwright.cli.saving import load_game, shown_text
from gridwright.cli.session import Leave, Obey, Session
from gridwright.cli.shorthand import notation
from gridwright.core.errors import SetupError
from gridwright.tables import narrate

_LOG = 20  # sentences that `log` shows
_HITS = 5  # clauses that `rules` shows of a search


def show_help(session: Session, _: str) -> None:
    """List the notation of every action, and these commands."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for form, meaning in session.screen().forms:
        grid.add_row(Text(f"  {form}", style="bold cyan"), meaning)
    grid.add_row("", "")
    for command in COMMANDS:
        grid.add_row(Text(f"  {command.form}", style="bold green"), command.meaning)
    session.console.print(grid)
    session.console.print(
        "  Names in any spelling (Köln, koeln, KOLN) or the beginning of one; verbs and fuels"
        " may be shortened (b k, buy c 3); an amount left out is the lowest one.",
        style="dim",
    )


def show_board(session: Session, _: str) -> None:
    """Show everything."""
    session.console.print(session.screen().board())


def show_map(session: Session, _: str) -> None:
    """Show the map."""
    session.console.print(session.screen().map())


def show_market(session: Session, _: str) -> None:
    """Show the markets."""
    session.console.print(session.screen().market())


def show_actions(session: Session, _: str) -> None:
    """Show every legal action."""
    session.console.print(offers_table(session.screen(), is_complete=True))


def show_log(session: Session, rest: str) -> None:
    """Show what happened last."""
    if rest and not (rest.isascii() and rest.isdigit() and len(rest) <= 6):  # noqa: PLR2004
        raise SetupError(f"'{rest}' is not a number of sentences.")
    count = int(rest) if rest else _LOG
    events = session.table.events()
    shown = events[max(0, len(events) - count) :]
    session.console.print(happened(session.table, shown) or "  Nothing has happened yet.")


def why(session: Session, rest: str) -> None:
    """Explain why an action is refused, with the text of the clauses."""
    if not rest:
        raise SetupError("Say which action: why build essen.")
    text = notation(rest, session.screen())
    action = session.table.game.parse(text)
    reason = session.table.why_not(action)
    if reason is None:
        session.console.print(f"  '{text}' is allowed now.", markup=False)
        return
    session.console.print(Text(f"  {narrate.refusal(reason, session.table.game)}", style="bold"))
    for found in named_clauses(reason.clauses):
        session.console.print(found)


def show_rules(session: Session, rest: str) -> None:
    """Look a clause up by id or by words."""
    found = look_up(rest.split())
    if not found:
        raise SetupError(f"No clause has '{rest}'. Try one word, or an id such as RC-2.4.")
    for hit in found[:_HITS]:
        session.console.print(clause(hit))
    if len(found) > _HITS:
        session.console.print(f"  {len(found) - _HITS} more; add a word.", style="dim")


def undo(session: Session, _: str) -> None:
    """Take back the last action of a person."""
    if not session.table.moves:
        raise SetupError("Nothing has been done yet.")
    taken = session.undo()
    if not taken:
        raise SetupError("Nothing can be taken back: the last action showed something new.")
    game, names = session.table.game, session.table.names
    for move in taken:
        text = f"  Taken back: {names[move.seat]} {game.write(move.action)}"
        session.console.print(text, style="yellow", markup=False)


def save(session: Session, rest: str) -> None:
    """Write the record to a file."""
    path = Path(rest) if rest else session.save_to
    if path is None:
        raise SetupError("Say where: save game.txt.")
    session.save(path)
    session.console.print(f"  Saved to {path}.", markup=False, soft_wrap=True)


def load(session: Session, rest: str) -> None:
    """Go on with the game of a record."""
    if not rest:
        raise SetupError("Say what: load game.txt.")
    saved = load_game(Path(rest), session.library)
    seats = saved.table.spec.seats
    session.table = saved.table
    if saved.bots is not None:
        session.bots = saved.bots
    elif max(session.bots, default=0) >= seats:
        session.bots = frozenset(range(1, seats))
    session.files.adopt(Path(rest))
    session.forget_shown()
    session.console.print(f"  Loaded {rest}.", markup=False, soft_wrap=True)


def show_record(session: Session, _: str) -> None:
    """Print the record so far."""
    session.console.print(shown_text(session.table), markup=False, soft_wrap=True)


def leave(_: Session, __: str) -> None:
    """End the program."""
    raise Leave


@dataclass(frozen=True, slots=True)
class Command:
    """A word of the prompt."""

    words: tuple[str, ...]
    form: str
    meaning: str
    obey: Obey


COMMANDS: tuple[Command, ...] = (
    Command(("?", "help"), "? or help", "this list", show_help),
    Command(("board",), "board", "show everything", show_board),
    Command(("map",), "map", "show the map with costs, where there is one", show_map),
    Command(("market",), "market", "show what can be bought", show_market),
    Command(("actions",), "actions", "list every legal action", show_actions),
    Command(("log",), "log [NUMBER]", "what happened last", show_log),
    Command(("why",), "why ACTION", "why an action is not allowed, with its clause", why),
    Command(("rules",), "rules ID or WORDS", "look the rules up", show_rules),
    Command(("undo",), "undo", "take back, until something new was shown", undo),
    Command(("save",), "save FILE", "write the record", save),
    Command(("load",), "load FILE", "go on with another record", load),
    Command(("record",), "record", "print the record so far", show_record),
    Command(("quit", "exit"), "quit", "leave the table", leave),
)


def find(word: str) -> Obey | None:
    """Return what *word* asks for, or None if it is no command."""
    for command in COMMANDS:
        if word.casefold() in command.words:
            return command.obey
    return None
