"""The Power Grid family in one exact rules engine.

>>> import gridwright
>>> table = gridwright.table("recharged", "germany", seats=3, seed=7)
>>> table
<recharged on germany: A, B, C; round 1, auction, B to act>
>>> [offer.text for offer in table.offers() if offer.is_legal][:2]
['open 3 1', 'open 4 4']
>>> events = table.play("open 5 5")
>>> table.play("bid 60")
Traceback (most recent call last):
    ...
gridwright.core.errors.IllegalActionError: You have 50 and can't bid 60. (RC-2.13)

Bots choose from what a seat may know, events become sentences, and a game becomes a record:

>>> bot = gridwright.bot("steady", seed=1)
>>> events = table.play(bot.choose(table.game, table.view(table.to_act)))
>>> [table.say(event) for event in events]
['C drops out.']
>>> gridwright.replay(table.record())
<recharged on germany: A, B, C; round 1, auction, A to act>

Advice names the best moves with the chance to win and the reasons; a picture is an SVG document:

>>> best = gridwright.advise(table, most=1)[0]
>>> best.text, table.say(best.reasons[0])
('drop', 'The bid for plant 5 is 5; if you drop out, you keep 50.')
>>> table.draw(theme="dark")[:39]
'<svg xmlns="http://www.w3.org/2000/svg"'

The rest is in the packages below: `core` has the contract, `games` the titles, `tables` games
being played, `bots` programs that play, `words` the languages, `draw` pictures, `advice` what
bots think of a move, `simulate` games by the thousand.
"""

from types import NoneType
from typing import TYPE_CHECKING

from gridwright.core.errors import (
    ArgumentError,
    GridwrightError,
    IllegalActionError,
    InvalidNotationError,
    Message,
    SetupError,
    UndoError,
    check_argument,
    set_voice,
)

if TYPE_CHECKING:
    from gridwright.advice.advise import Suggestion
    from gridwright.advice.analyse import Judgement
    from gridwright.bots.base import Bot
    from gridwright.content.load import Source
    from gridwright.games.registry import TitleSummary
    from gridwright.schemas import Schema
    from gridwright.tables.table import Table

__all__ = [
    "ArgumentError",
    "GridwrightError",
    "IllegalActionError",
    "InvalidNotationError",
    "SetupError",
    "UndoError",
    "advise",
    "analyse",
    "bot",
    "position",
    "replay",
    "schema",
    "table",
    "titles",
]
__version__ = "0.1.0"


def _say(message: Message, context: object, language: str) -> str:
    """Say *message* in *language*, or in the one in use; catalogues are read only then."""
    from gridwright.words import NO_NAMES, Names, catalogue, current  # noqa: PLC0415 - not before

    speaker = catalogue(language) if language else current()
    return speaker.say(message, context if isinstance(context, Names) else NO_NAMES)


set_voice(_say)


def table(  # noqa: PLR0913 - everything that a table is laid with
    title: str = "recharged",
    board: str = "",
    *,
    seats: int = 4,
    seed: int | None = None,
    names: tuple[str, ...] = (),
    data: "Source" = None,
    **options: str | bool,
) -> "Table":
    """Set up a table and return it; without a *seed*, the system provides a random one.

    Options of the title go by their names: ``table("recharged", "usa", demolition=True)``, where
    ``True`` and ``False`` mean the same as ``"on"`` and ``"off"``.
    For a title with several maps, the first is the default.

    *data* is a directory with maps, cards and numbers of your own, or a `Library` that was loaded
    from one; files that are wrong raise `ContentError`. The variable ``GRIDWRIGHT_DATA`` is for the
    command line and the server only: what a program plays with should be visible in the program.
    """
    from secrets import randbelow  # noqa: PLC0415 - importing the package stays light

    from gridwright.content.load import library_from  # noqa: PLC0415
    from gridwright.core.options import spelled  # noqa: PLC0415
    from gridwright.games.registry import title_named  # noqa: PLC0415
    from gridwright.tables.table import Table, TableSpec  # noqa: PLC0415

    check_argument("title", title, str)
    check_argument("board", board, str)
    check_argument("seats", seats, int)
    check_argument("seed", seed, int, NoneType)
    check_argument("names", names, tuple, list)
    library = library_from(data)
    if not board:
        board = next(iter(title_named(title).maps(library)), "")
    chance = randbelow(1 << 62) if seed is None else seed
    chosen = {name: spelled(choice) for name, choice in options.items()}
    return Table(TableSpec(title, board, seats, tuple(names), chosen, chance), library)


def titles(data: "Source" = None) -> "tuple[TitleSummary, ...]":
    """Return what can be played: each title with its maps, numbers of seats and options.

    *data* is that of `table`: maps of your own are listed with the others.

    >>> import gridwright
    >>> [(title.name, title.maps) for title in gridwright.titles()][2:]
    [('card', ()), ('outpost', ())]
    """
    from gridwright.content.load import library_from  # noqa: PLC0415 - the package stays light
    from gridwright.games.registry import summaries  # noqa: PLC0415

    return summaries(library_from(data))


def bot(name: str = "steady", *, seed: int | None = None) -> "Bot":
    """Return the bot called *name*, which may play any seat of any table.

    The names are those of the command line: a level, from ``random`` and ``novice`` to ``master``,
    perhaps with a character (``planner:eco``) or a budget (``master@2s``), or a class of your own
    (``module:Class``). Another one raises `SetupError`. Without a *seed* the chance it uses is
    drawn from the system. ``bot.choose(table.game, table.view(table.to_act))`` is its action.
    """
    from secrets import randbelow  # noqa: PLC0415 - importing the package stays light

    from gridwright.bots.roster import NamedBot  # noqa: PLC0415

    check_argument("seed", seed, int, NoneType)
    return NamedBot(name, randbelow(1 << 62) if seed is None else seed)


def advise(
    table: "Table", level: str = "planner@100", *, most: int = 5, seed: int = 0
) -> "list[Suggestion]":
    """Return the best moves of the seat to act, the best first, from what that seat knows.

    The *level* names the bot that judges them, ``planner`` or ``master``, with a budget of lines
    of play (``planner@100``) or of CPU time (``master@2s``); lines give the same advice every time.
    ``table.say(reason)`` turns each of a suggestion's reasons into a sentence. A game that is over
    raises `SetupError`.
    """
    from gridwright.advice.advise import advise  # noqa: PLC0415 - importing the package stays light
    from gridwright.tables.table import Table  # noqa: PLC0415

    check_argument("table", table, Table)
    if table.is_over:
        raise SetupError("advice_nobody")
    return advise(table.game, table.view(table.to_act), level, most=most, seed=seed)


def analyse(
    record: str, level: str = "planner@32", *, jobs: int = 1, data: "Source" = None
) -> "list[Judgement]":
    """Return a judgement of every turn in the text *record* that left a choice.

    Each turn is judged from what its seat knew then. `gridwright.advice.analyse` finds the turning
    points among the judgements and says how well each seat played. With several *jobs*, as many
    processes share the work. *data* is that of `table`.
    """
    from gridwright.advice.analyse import run  # noqa: PLC0415 - importing the package stays light

    _, _, judgements = run(record, level, jobs=jobs, data=data)
    return list(judgements)


def replay(text: str, data: "Source" = None) -> "Table":
    """Return the table at the end of the record *text*.

    An invalid record raises `RecordError` with its line, reason and clause. *data* is
    that of `table`: a game is replayed with the content that it was played with, and no other.
    """
    from gridwright.content.load import library_from  # noqa: PLC0415 - the package stays light
    from gridwright.tables import record  # noqa: PLC0415
    from gridwright.tables.replay import replay  # noqa: PLC0415

    return replay(record.read(text), library_from(data))


def position(text: str, data: "Source" = None) -> "Table":
    """Return a table that begins with the position *text*, as `Table.position` writes it.

    *data* is that of `table`.
    """
    from gridwright.content.load import library_from  # noqa: PLC0415 - the package stays light
    from gridwright.tables.table import table_at  # noqa: PLC0415

    return table_at(text, library_from(data))


def schema(name: str = "") -> "Schema":
    """Return the JSON Schema of what `as_dict` returns: a table, an offer, a message, an event.

    *name* is one of those, or ``board``, ``card`` or ``outpost`` for a position of these titles.
    Without a name the schema describes any of them.

    >>> import gridwright
    >>> gridwright.schema("table")["$ref"]
    '#/$defs/TableDict'
    """
    from gridwright.schemas import schema  # noqa: PLC0415 - importing the package stays light

    return schema(name)
