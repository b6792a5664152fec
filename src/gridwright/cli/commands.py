"""What can be typed at the prompt besides actions."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from gridwright import words
from gridwright.advice.advise import LEVEL, advise
from gridwright.cli.advice import advice_table, heading
from gridwright.cli.console import glossary
from gridwright.cli.look_up import clause
from gridwright.cli.offers import offers_table
from gridwright.cli.saving import load_game, open_game
from gridwright.cli.screen import Screen
from gridwright.cli.screens import event_lines
from gridwright.cli.session import Command, LeaveGame, Session
from gridwright.content.rulebook import clauses, look_up
from gridwright.core.errors import Message, SetupError
from gridwright.games.registry import title_named
from gridwright.tables import narrate
from gridwright.tables.record import write_public
from gridwright.tables.shorthand import city, notation
from gridwright.words import Names

_LOG: Final = 20  # sentences that `log` prints
_HITS: Final = 5  # clauses that `rules` prints of a search
_LONGEST_NUMBER: Final = 6  # digits


def _show_help(session: Session, rest: str) -> None:
    """List what can be typed, legal actions first; or explain one word."""
    screen, console, word = session.screen(), session.console, rest.casefold()
    game = screen.game
    now = {game.phrase(action).verb for action in session.table.legal_actions()}
    forms = [form for form in game.forms if form.verb in ({word} if rest else now)]
    named = [names[0] for names in COMMANDS if word in names]
    if rest and not forms and not named:
        raise SetupError("cli.help_unknown", {"word": rest})
    rows = []
    for form in forms:
        cited = [each for each in form.clauses if each.startswith(title_named(game.title).clauses)]
        meaning = words.say(Message(form.help, {}, tuple(cited)), Names.of(game))
        rows.append((form.text, "cyan", meaning))
    for name in named:
        rows.append((words.text(f"cli.usage.{name}"), "green", words.text(f"cli.help.{name}")))
    console.print(glossary(rows))
    if not rest:
        others = [form.text for form in game.forms if form.verb not in now]
        usages = [words.text(f"cli.usage.{names[0]}") for names in COMMANDS]
        _list(console, "cli.help_later", others, "cyan")
        _list(console, "cli.help_pages", usages, "green")
        places = tuple([name.word for name in game.vocabulary.places.get("CITY", ())[:2]])
        note = screen.say("cli.help_names", places=places)
        console.print(Padding(Text(note, style="dim"), (0, 0, 0, 2)))


def _list(console: Console, label: str, texts: list[str], style: str) -> None:
    cells = [Text(text, style) for text in texts]
    row = Text.assemble((f"{words.text(label)} ", "bold"), Text(" · ").join(cells))
    console.print(Padding(row, (0, 0, 0, 2)))


def _picture(draw: Callable[[Screen], RenderableType]) -> Command:
    return lambda session, _: session.console.print(draw(session.screen()))


def _near(session: Session, rest: str) -> None:
    screen = session.screen()
    if not rest:
        raise SetupError("cli.near_what")
    session.console.print(screen.surroundings(city(rest, screen)))


def _switch_automatic(session: Session, rest: str) -> None:
    """Play a single legal action without asking, or no longer."""
    if rest not in ("", "on", "off"):
        raise SetupError("cli.auto_what")
    session.is_automatic = rest == "on" if rest else not session.is_automatic
    session.say("cli.auto_on" if session.is_automatic else "cli.auto_off")


def _show_log(session: Session, rest: str) -> None:
    if rest and not (rest.isascii() and rest.isdigit() and len(rest) <= _LONGEST_NUMBER):
        raise SetupError("cli.log_number", {"word": rest})
    count = int(rest) if rest else _LOG
    events = session.table.events()
    latest = events[max(0, len(events) - count) :]
    session.console.print(event_lines(session.table, latest) or f"  {words.text('cli.log_empty')}")


def _why(session: Session, rest: str) -> None:
    """Explain why an action is refused, with the text of the clauses."""
    table = session.table
    if not rest:
        example = table.game.write(table.legal_actions()[0])
        raise SetupError("cli.why_what", {"example": example})
    text = notation(rest, session.screen())
    reason = table.why_not(table.game.parse(text))
    if reason is None:
        session.say("cli.why_allowed", text=text)
        return
    session.console.print(
        Text(f"  {narrate.refusal(reason, table.game, table.names)}", style="bold")
    )
    texts = clauses(words.current().language)
    for identifier in reason.clauses:
        if identifier in texts:
            session.console.print(clause(texts[identifier]))


def _hint(session: Session, rest: str) -> None:
    """Print the best moves of the person at the keyboard, in the judgement of a bot."""
    table, level = session.table, rest or LEVEL
    moves = advise(table.game, table.view(table.to_act), level)
    session.console.print(f"  {heading(table, level)}", style="dim", markup=False)
    session.console.print(Padding(advice_table(table, moves), (0, 0, 0, 2)))


def _show_rules(session: Session, rest: str) -> None:
    hits = look_up(rest.split(), words.current().language)
    if not hits:
        raise SetupError("cli.rules_nothing", {"text": rest})
    for hit in hits[:_HITS]:
        session.console.print(clause(hit))
    if len(hits) > _HITS:
        session.say("cli.rules_more", "dim", count=len(hits) - _HITS)


def _undo(session: Session, _: str) -> None:
    table = session.table
    moves = list(table.undo(bots=session.bots))
    automatic, bots = session.automatic_moves, session.bots
    while len(table.moves) in automatic and table.why_no_undo(bots=bots) is None:
        automatic.discard(len(table.moves))
        moves.extend(table.undo(bots=bots))
    session.ask_at = table.version
    session.situations.clear()
    for move in moves:
        name, text = table.names[move.seat], table.game.write(move.action)
        session.say("cli.taken_back", "yellow", name=name, action=text)


def _save(session: Session, rest: str) -> None:
    path = Path(rest) if rest else session.autosave.path
    if path is None:
        raise SetupError("cli.save_where")
    session.autosave.save_copy(path, session.table, session.bots)
    session.say("cli.saved", file=str(path))


def _load(session: Session, rest: str) -> None:
    if not rest:
        raise SetupError("cli.load_what")
    if not session.may_leave():
        return
    path, library, autosave = Path(rest), session.table.library, session.autosave
    if autosave.owns(path):
        table, bots = load_game(path, library)
    else:
        table, bots, autosave = open_game(path, library)
    if bots is None and max(session.bots, default=0) >= table.spec.seats:
        bots = frozenset(range(1, table.spec.seats))
    session.take(table, session.bots if bots is None else bots, autosave)
    session.say("cli.loaded", file=rest)


def _show_record(session: Session, _: str) -> None:
    """Print the record so far, without seed and deck."""
    session.console.print(write_public(session.table), markup=False, soft_wrap=True, end="")


def _leave(session: Session, _: str) -> None:
    if session.may_leave():
        raise LeaveGame


COMMANDS: Final[dict[tuple[str, ...], Command]] = {
    ("help", "?"): _show_help,
    ("board",): _picture(lambda screen: screen.board()),
    ("map",): _picture(lambda screen: screen.map()),
    ("near",): _near,
    ("market",): _picture(lambda screen: screen.market()),
    ("players",): _picture(lambda screen: screen.players()),
    ("payment", "$"): _picture(lambda screen: screen.payment()),
    ("actions",): _picture(partial(offers_table, is_complete=True)),
    ("log",): _show_log,
    ("why",): _why,
    ("advise", "hint"): _hint,
    ("rules",): _show_rules,
    ("undo",): _undo,
    ("auto",): _switch_automatic,
    ("save",): _save,
    ("load",): _load,
    ("record",): _show_record,
    ("quit", "exit"): _leave,
}


def find(word: str) -> Command | None:
    return next((run for names, run in COMMANDS.items() if word.casefold() in names), None)
