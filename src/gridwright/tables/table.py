"""One game being played: seats with names, the log, undo.

It knows a title only through the contract of `core.game`. Every action of a person passes
`Table.play`: it is checked, carried out on a copy, and only then accepted.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from gridwright import words
from gridwright.content.provenance import reconstructed
from gridwright.content.types import Library
from gridwright.core.action import Action
from gridwright.core.draft import Draft
from gridwright.core.errors import (
    ALLOWED,
    GridwrightError,
    IllegalActionError,
    Message,
    SetupError,
    UndoError,
    check_argument,
)
from gridwright.core.events import NOBODY, Event, EventSink, letter
from gridwright.core.game import SPECTATOR, Game, Stated
from gridwright.core.offers import Offer
from gridwright.core.phase import State
from gridwright.core.rng import TracedRng
from gridwright.games.registry import open_game
from gridwright.tables.entries import (
    NONE,
    Chance,
    Move,
    TableSpec,
    TakenBack,
    UnusedChanceError,
    check_names,
    outcomes_of,
    position_line,
    seat_of,
)
from gridwright.tables.fingerprint import fingerprint
from gridwright.words import Names

if TYPE_CHECKING:
    from gridwright.tables.table_dict import TableDict

__all__ = ["Chance", "Move", "Table", "TableSpec", "TakenBack", "UnusedChanceError"]
__all__ += ["letter", "seat_of", "table_at"]

_HEAD = 4  # words of a position text before its fields
_SEATS = tuple([str(seats) for seats in range(10)])  # what may stand there, right or wrong


class Table:
    """A game being played.

    A table is for one thread at a time: nothing in it is locked. A program that answers several
    people gives each table a lock, and passes `play` the `version` that its player saw.
    """

    def __init__(self, spec: TableSpec, library: Library) -> None:
        """Lay the table, or raise `SetupError`."""
        self.library = library
        self.game = _open(spec, library)  # the rules of this table
        self.spec = replace(spec, options=dict(self.game.spec.options))  # in one spelling
        self.names = spec.names or tuple([letter(seat) for seat in range(spec.seats)])  # by seat
        check_names(self.names, spec.seats)
        self.notices: list[Message] = []  # for whoever continues the game
        sink = EventSink()
        self.state: State = (
            self.game.read_position(spec.position)
            if spec.position
            else self.game.new(spec.seed, spec.stated, sink)
        )
        self.opening: tuple[Event, ...] = tuple(sink.events)  # of the setup
        self.layout: Stated = {} if spec.position else self.game.layout(self.state)
        self.moves: list[Move] = []  # those that stand
        self.log: list[Move | TakenBack] = []  # with what was taken back
        self._before: list[State] = []  # states since the last reveal, for undo

    # Asking

    @property
    def content(self) -> str:
        """The hash of the cards, numbers and maps that it is played with."""
        return fingerprint(self.game.printed())

    @property
    def reconstructed(self) -> tuple[str, ...]:
        """Which of them are reconstructed, by the names of `content.provenance`."""
        return reconstructed(self.game.printed())

    @property
    def to_act(self) -> int:
        """The seat to act, or `NOBODY` at the end."""
        return self.game.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.to_act < 0

    @property
    def version(self) -> int:
        """A number that only grows: every action, and every undo, is one more.

        A replayed record counts only the actions that stand.
        """
        return len(self.log)

    def legal_actions(self) -> list[Action]:
        """Return everything the seat to act may do."""
        return self.game.legal_actions(self.state)

    def offers(self, seat: int | None = None, phase: str = "") -> list[Offer]:
        """Return what *seat*, by default the one to act, may do or could want, with prices."""
        check_argument("phase", phase, str)
        seat = self._seat(seat)
        return [] if seat == NOBODY else self.game.offers(self.view(seat), seat, phase)

    def draft(self, seat: int | None = None, phase: str = "") -> Draft[Any]:
        """Return an empty tentative turn of *seat*, by default the one to act."""
        check_argument("phase", phase, str)
        seat = self._seat(seat)
        return Draft(self.game, self.view(seat), seat, phase)

    def _seat(self, seat: int | None) -> int:
        return self.to_act if seat is None else self._known(seat)

    def _known(self, seat: int) -> int:
        """Return *seat*, or raise an error if there is no such seat."""
        if seat != NOBODY and seat not in range(self.game.seats):
            raise GridwrightError("seat_unknown", {"number": seat, "last": self.game.seats - 1})
        return seat

    def view(self, seat: int) -> State:
        """Return what *seat* may know; `SPECTATOR` sees what everybody sees."""
        view: State = self.game.view(self.state, seat if seat == SPECTATOR else self._known(seat))
        return view

    def ranking(self) -> list[int]:
        """Return the place of each seat in this position, 1 for a winner."""
        return self.game.ranking(self.state)

    def why_not(self, action: Action | str, seat: int | None = None) -> Message | None:
        """Return why *seat*, by default the one to act, may not do *action*; None if it may.

        A text that is no notation at this table raises `InvalidNotationError`.
        """
        check_argument("action", action, Action, str)
        if isinstance(action, str):
            action = self.game.parse(action)
        seat = self._seat(seat)
        if seat != self.to_act and not self.is_over:
            return Message("not_your_turn", {"seat": seat, "to_act": self.to_act})
        if self.game.refusal(self.state, action) is ALLOWED:
            return None
        return self.game.explain(self.state, action)

    def events(self) -> list[Event]:
        """Return everything that has happened, from the setup on."""
        return [*self.opening, *[event for move in self.moves for event in move.events]]

    # Playing

    def play(
        self,
        action: Action | str,
        seat: int | None = None,
        chance: Iterable[Chance] = (),
        *,
        version: int | None = None,
    ) -> tuple[Event, ...]:
        """Carry out *action*, or raise `IllegalActionError` and change nothing.

        With a *version*, an action that was meant for another position is refused too.
        *chance* states the outcomes of the shuffles and draws that the action causes; one that
        cannot be raises `StatedChanceError`, one that is not used `UnusedChanceError`, one that
        is missing where nobody knows the cards `HiddenChanceError`.
        """
        if isinstance(action, str):
            action = self.game.parse(action)
        reason = self._why_outdated(version) or self.why_not(action, seat)
        if reason is not None:
            raise self._at_this_table(IllegalActionError(reason.id, reason.values, reason.clauses))
        stated = outcomes_of(chance)
        after: Any = self.state.copy()
        after.rng.stated = tuple([(key, self.game.chance(key, outcome)) for key, outcome in stated])
        traced = after.rng = TracedRng(after.rng)
        sink = EventSink()
        number, phase = self.game.round_of(self.state), self.game.phase_of(self.state)
        self.game.apply(after, action, sink)
        if after.rng.stated:
            raise UnusedChanceError(len(stated) - len(after.rng.stated))
        after.rng = traced.untraced()
        if traced.is_hidden and stated:  # reading checks that no stated card lies elsewhere
            self.game.read_position(self.game.write_position(after))
        dealt = tuple([self._stated(key, cards) for key, cards in traced.dealt])
        move = Move(number, self.to_act, action, stated, dealt, tuple(sink.events), phase)
        if move.reveals:
            self._before.clear()
        else:
            self._before.append(self.state)
        self.state = after
        self.moves.append(move)
        self.log.append(move)
        return move.events

    def _why_outdated(self, version: int | None) -> Message | None:
        if version is None or version == self.version:
            return None
        return Message("version_other", {"version": version, "current": self.version})

    def _stated(self, key: str, cards: tuple[int, ...]) -> Chance:
        return key, tuple(self.game.chance_words(key, cards).split())

    def _at_this_table(self, error: GridwrightError) -> GridwrightError:
        """Let the text of *error* use the names of this table."""
        error.context = Names.of(self.game, self.names)
        return error

    # Taking back

    def why_no_undo(
        self, seat: int | None = None, bots: frozenset[int] = frozenset()
    ) -> Message | None:
        """Return why *seat* cannot take back its last action; None if it can.

        It may until another person acts or something is revealed, a bid included: others know
        it from then on. What only *bots* did since is taken back with it. Without a *seat* it is
        the last person who acted.
        """
        if not self.moves:
            return Message("undo_nothing")
        count = self._back_to(seat, bots)
        if count == 0:
            return Message("undo_other", {"who": self._last_person(bots)})
        if count > len(self._before):
            return Message("undo_revealed")
        return None

    def _last_person(self, bots: frozenset[int]) -> int:
        """Return the last seat that acted and is no bot; the last of all if all are."""
        people = [move.seat for move in self.moves if move.seat not in bots]
        return people[-1] if people else self.moves[-1].seat

    def _back_to(self, seat: int | None, bots: frozenset[int]) -> int:
        """Return how many moves *seat* would take back; 0 if another person acted since."""
        wanted = self._last_person(bots) if seat is None else self._known(seat)
        for count, move in enumerate(reversed(self.moves), 1):
            if move.seat == wanted:
                return count
            if move.seat not in bots:
                return 0
        return 0

    def undo(self, seat: int | None = None, bots: frozenset[int] = frozenset()) -> tuple[Move, ...]:
        """Take back the last action of *seat*; return what was taken back, the last first.

        Raises `UndoError` with the reason of `why_no_undo`, and then changes nothing.
        """
        reason = self.why_no_undo(seat, bots)
        if reason is not None:
            raise self._at_this_table(UndoError(reason.id, reason.values))
        count = self._back_to(seat, bots)
        undone = tuple(reversed(self.moves[-count:]))
        self.state = self._before[-count]
        del self._before[-count:]
        del self.moves[-count:]
        self.log.append(TakenBack(undone[-1].seat, undone))
        return undone

    def go_back(self, count: int, seat: int) -> tuple[Move, ...]:
        """Go back to when *count* actions had been played; return the others, the last first.

        Neither reveals nor other people's actions prevent it: the caller must know that everybody
        agrees. *seat* is who wanted it. Raises `UndoError` where there is nothing to take back,
        and then changes nothing.
        """
        check_argument("count", count, int)
        self._known(seat)
        if not 0 <= count < len(self.moves):
            raise self._at_this_table(UndoError("undo_nothing"))
        undone = tuple(reversed(self.moves[count:]))
        if len(undone) <= len(self._before):
            self.state = self._before[-len(undone)]
            del self._before[-len(undone) :]
        else:
            twin = Table(self.spec, self.library)
            for move in self.moves[:count]:
                twin.play(move.action, chance=move.chance)
            self.state, self._before = twin.state, twin._before
        del self.moves[count:]
        self.log.append(TakenBack(seat, undone))
        return undone

    # Copying

    def copy(self) -> "Table":
        """Return an equal table at which the game can take another course; the past is shared."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.notices = self.notices[:]
        twin.moves = self.moves[:]
        twin.log = self.log[:]
        twin._before = self._before[:]
        return twin

    def __copy__(self) -> "Table":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Table":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Be pickled as what the log says, which is played again."""
        steps = [
            (self.game.write(entry.action), entry.chance)
            if isinstance(entry, Move)
            else (entry.seat, len(entry.moves))
            for entry in self.log
        ]
        return _played, (self.spec, self.library, steps, self.notices)

    def __eq__(self, other: object) -> bool:
        """Whether the other table has the same record."""
        from gridwright.tables.record import write  # noqa: PLC0415 - which imports this module

        return self is other or (isinstance(other, Table) and write(self) == write(other))

    __hash__ = None  # type: ignore[assignment] # its record grows: mypy has no word for unhashable

    # Showing

    def position(self, seat: int | None = None) -> str:
        """Return the position as one line: all of it, or what *seat* may know.

        Title, map, seats and options come first, so that `table_at` needs nothing else. Options
        that only say how the table is set up are left out: the position shows the result.
        """
        state = self.state if seat is None else self.view(seat)
        return position_line(self.spec, self.game, state)

    def record(self) -> str:
        """Return the game so far as a record; `gridwright.replay` makes the same table of it."""
        from gridwright.tables.record import write  # noqa: PLC0415 - records are made of tables

        return write(self)

    def say(self, fact: Event | Message) -> str:
        """Return the sentence of an event or a refusal, with the names of this table."""
        check_argument("fact", fact, Event, Message)
        names = Names.of(self.game, self.names)
        if isinstance(fact, Message):
            return words.say(fact, names)
        return words.current().event(fact, names)

    def as_dict(
        self, seat: int | None = None, language: str = "", *, events: int = 20
    ) -> "TableDict":
        """Return what *seat* may know of the table, ready for JSON; by default what everybody sees.

        It has the position, the offers if *seat* is to act, the last *events*, and the ranking
        once the game is over. Sentences are in *language*, by default the one in use.
        """
        from gridwright.tables.table_dict import table_dict  # noqa: PLC0415 - only where wanted

        return table_dict(self, SPECTATOR if seat is None else seat, language, events)

    def __repr__(self) -> str:
        spec = self.spec
        where = f" on {spec.board}" if spec.board else ""
        people = ", ".join(self.names)
        when = f"round {self.game.round_of(self.state)}, {self.game.phase_of(self.state)}"
        acting = "" if self.is_over else f", {self.names[self.to_act]} to act"
        return f"<{spec.title}{where}: {people}; {when}{acting}>"

    def draw(self, seat: int = SPECTATOR, theme: str = "light", *, language: str = "") -> str:
        """Return an SVG picture of what *seat* may know, by default of what everybody sees.

        The *theme* is ``light``, ``dark``, or ``page`` for the colours of the web page around it;
        another one raises `GridwrightError`. Without a *language* it is the one in use.
        """
        from gridwright.draw.theme import THEMES  # noqa: PLC0415 - only where wanted
        from gridwright.draw.titles import draw_position  # noqa: PLC0415

        check_argument("language", language, str)
        if theme not in tuple(THEMES):  # a theme that is no text may have no hash
            raise GridwrightError("theme_unknown", {"theme": theme, "themes": tuple(THEMES)})
        snapshot = self.game.snapshot(self.view(seat))
        viewer = "" if seat == SPECTATOR else letter(seat)
        return draw_position(self.game, snapshot, self.names, theme, me=viewer, language=language)

    def _repr_svg_(self) -> str:
        """Return a picture for notebooks."""
        return self.draw()

    def _repr_html_(self) -> str:
        """Return the picture with the last events in words, for notebooks."""
        from html import escape  # noqa: PLC0415 - only where wanted

        lines = [escape(self.say(event)) for event in self.events()[-5:]]
        log = "".join([f"<li>{line}</li>" for line in lines])
        return f"<figure>{self._repr_svg_()}<figcaption><ul>{log}</ul></figcaption></figure>"


def _played(
    spec: TableSpec,
    library: Library,
    steps: list[tuple[str, tuple[Chance, ...]] | tuple[int, int]],
    notices: list[Message],
) -> Table:
    """Return the table of *spec* after *steps*: actions, or a seat and how many it took back."""
    table = Table(spec, library)
    for step in steps:
        if isinstance(step[0], str):
            table.play(step[0], chance=step[1])
        else:
            table.go_back(len(table.moves) - step[1], step[0])
    table.notices = notices
    return table


def _open(spec: TableSpec, library: Library) -> Game[Any]:
    """Return the game as one of any title: mypy would narrow it to the union of them."""
    options = dict(spec.options)
    return open_game(library, spec.title, spec.board, spec.seats, options, spec.rules)


def table_at(text: str, library: Library) -> Table:
    """Return a table that begins with the position *text*; `Table.position` writes it."""
    check_argument("text", text, str)
    fields = [*text.split(maxsplit=_HEAD), ""]
    if len(fields) <= _HEAD or fields[2] not in _SEATS:
        raise SetupError("position_head", {"text": text})
    title, board, seats, chosen, rest = fields[: _HEAD + 1]
    options: dict[str, str] = {}
    for part in chosen.split(",") if chosen != NONE else []:
        name, _, value = part.partition("=")
        options[name] = value.replace("+", ", ") or "on"
    board = "" if board == NONE else board
    return Table(TableSpec(title, board, int(seats), (), options, position=rest), library)
