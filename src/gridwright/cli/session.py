"""One game at one terminal: people and bots take turns until it ends or somebody leaves.

The person at the keyboard sees the view of the seat to act, never the state.
"""

import signal
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from rich.console import Console
from rich.text import Text

from gridwright import words
from gridwright.bots.roster import company
from gridwright.bots.seated import VisitingBots
from gridwright.cli.console import ask, hand_over, prepare_input, seat_style
from gridwright.cli.failure import INTERRUPTED, handling_interrupts
from gridwright.cli.offers import offers_table
from gridwright.cli.saving import Autosave, is_in_games_directory
from gridwright.cli.screen import Screen, height
from gridwright.cli.screens import event_lines, ranking, screen_for
from gridwright.core.errors import (
    GridwrightError,
    HiddenChanceError,
    IllegalActionError,
    InvalidNotationError,
    Value,
)
from gridwright.core.events import Event
from gridwright.core.game import SPECTATOR
from gridwright.tables.retracing import recent_views
from gridwright.tables.shorthand import readings
from gridwright.tables.table import Table
from gridwright.words import Names

_FEWEST: Final = 4  # actions of a verb that are listed on any terminal


class LeaveGame(Exception):  # noqa: N818  # no error: the player wants to go
    """The player wants to leave."""


Command = Callable[["Session", str], None]
"""What a word at the prompt does with the rest of its line."""


@dataclass(eq=False)
class Session:
    """A table, the people and bots around it, and the terminal between them."""

    table: Table
    bots: frozenset[int]
    console: Console
    find: Callable[[str], "Command | None"]  # looks commands up
    level: str  # of the bots
    autosave: Autosave = field(default_factory=Autosave)
    situations: dict[int, tuple[object, ...]] = field(default_factory=dict)  # last shown, by seat
    is_automatic: bool = True  # whether a single legal action is played without asking
    automatic_moves: set[int] = field(default_factory=set)  # indices of moves that were
    ask_at: int = -1  # the version of the table at which the person is asked nevertheless
    _visitors: VisitingBots[Table] = field(default_factory=partial(VisitingBots, recent_views))
    _first_version: int = 0  # of the table, when the session began
    _is_warned: bool = False  # that the game cannot be saved
    _at_keyboard: int | None = None  # the seat; None while nothing was shown yet
    _ending: str = ""  # the last announcement of the end

    # The course of the game

    def greet(self) -> None:
        text = Text()
        for seat, name in enumerate(self.table.names):
            kind = words.text("cli.bot" if seat in self.bots else "cli.you")
            text.append(f"{name}", style=f"bold {seat_style(seat)}").append(f" ({kind})  ")
        self.console.print(text.append(words.text("cli.for_help"), style="dim"))

    def run(self) -> int:
        """Play until the end or until somebody leaves; return the exit status."""
        prepare_input()
        with words.speaking(words.current()):
            return self._play()

    def _play(self) -> int:
        try:
            while not self.table.is_over:
                words.about(self.table.spec.title)
                self._turn(self.table.to_act)
        except (EOFError, KeyboardInterrupt, LeaveGame) as end:
            if not isinstance(end, LeaveGame):
                self.console.print()
            self._part()
            return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
        self._finish()
        return 0

    def _turn(self, seat: int) -> None:
        if seat in self.bots:
            bot, seed = company(self.level, seat), self.table.spec.seed or 0
            action = self._visitors.decide(bot, self.table, seed)
            try:
                self.print_events(self.table.play(action, seat))
            except HiddenChanceError as error:  # nobody at this terminal can say what was drawn
                self.console.print(Text(str(error), style="yellow"))
                raise LeaveGame from error
        elif not self._play_single_action(seat):
            self._ask(seat)

    def _play_single_action(self, seat: int) -> bool:
        """Play the only legal action of *seat*; return whether there was one, and it is wanted."""
        if not self.is_automatic or self.table.version == self.ask_at:
            return False
        actions = self.table.legal_actions()
        if len(actions) > 1 or self.has_secrets():  # others would learn that nothing else is legal
            return False
        self.automatic_moves.add(len(self.table.moves))
        name, text = self.table.names[seat], self.table.game.write(actions[0])
        self.say("cli.automatic", "dim", name=name, action=text)
        self.print_events(self.table.play(actions[0], seat))
        self._save()
        return True

    def _ask(self, seat: int) -> None:
        """Show the position, then read lines until one of them changes it."""
        self._hand_over(seat)
        self._show(seat, self.screen())
        table, version = self.table, self.table.version
        try:
            while self.table is table and table.version == version:
                line = ask(self.console, f"{self.table.names[seat]}> ")
                if line:
                    self._carry_out(line, seat)
        finally:  # also if the output is gone
            if self.table is table and table.version != version:
                self._save()

    def _carry_out(self, line: str, seat: int) -> None:
        word, _, rest = line.partition(" ")
        command = self.find(word)
        try:
            if command is not None:
                command(self, rest.strip())
                return
            texts, draft = readings(line, self.screen()), self.table.draft()
            for text in texts if len(texts) > 1 else []:
                line, reason = text, draft.add(self.table.game.parse(text))
                if reason is not None:  # all of them are played, or none
                    raise IllegalActionError(reason.id, reason.values, reason.clauses)
            for text in texts:
                self.print_events(self.table.play(text, seat))
        except GridwrightError as error:
            if error.context is None:
                error.context = Names.of(self.table.game, self.table.names)
            answer = Text.assemble((f"  {words.text('cli.no')} ", "bold red"), str(error))
            hints = {InvalidNotationError: "cli.hint.help", IllegalActionError: "cli.hint.why"}
            if type(error) in hints:
                hint = words.text(hints[type(error)], line=line)
                answer.append(f"\n      {hint}", style="dim")
            self.console.print(answer)

    # Showing

    def screen(self) -> Screen:
        seat = self.table.to_act
        return self._screen(SPECTATOR if seat < 0 or seat in self.bots else seat)

    def _screen(self, seat: int) -> Screen:
        return screen_for(seat, self.table, self.bots, self.console.width)

    def _show(self, seat: int, screen: Screen) -> None:
        """Show the overview if the situation is new to this seat, otherwise only what changed."""
        screen.max_listed = min(screen.max_listed, max(_FEWEST, self.console.height // 5))
        offers, situation = offers_table(screen), screen.situation()
        room = self.console.height - height(offers, self.console.width) - 3
        is_known = self.situations.get(seat) == situation
        self.console.print(screen.brief() if is_known else screen.overview(room))
        self.situations[seat] = situation
        self.console.print()
        name = self.table.names[seat]
        text = Text(words.text("cli.may_type", name=name))
        text.highlight_words([name], f"bold {seat_style(seat)}")
        self.console.print(text)
        self.console.print(offers)

    def _hand_over(self, seat: int) -> None:
        """With secrets at the table, let the next person sit down before anything is shown."""
        last_seat, self._at_keyboard = self._at_keyboard, seat
        if last_seat in (seat, None) or not self.has_secrets():
            return
        if hand_over(self.console, self.table.names[seat]):
            self.situations.clear()
            self.print_events(self._since_last_turn(seat))

    def _since_last_turn(self, seat: int) -> list[Event]:
        """Return the events since the last action of *seat*, with those of that action."""
        moves = self.table.moves
        own = [index for index, move in enumerate(moves) if move.seat == seat]
        return [event for move in moves[max(own, default=0) :] for event in move.events]

    def has_secrets(self) -> bool:
        """Whether one person at this terminal may see what another may not."""
        game = self.table.game
        people = [seat for seat in range(self.table.spec.seats) if seat not in self.bots]
        snapshots = [game.snapshot(self.table.view(seat)) for seat in people]
        return any([other != snapshots[0] for other in snapshots[1:]])

    def print_events(self, events: Iterable[Event]) -> None:
        """Print *events*, and whether the end of the game is now certain."""
        text = event_lines(self.table, events)
        if text:
            self.console.print(text)
        announced, self._ending = self._ending, self._screen(SPECTATOR).ending()
        if self._ending not in ("", announced):
            self.console.print(f"  {self._ending}", style="bold yellow")

    def say(self, identifier: str, style: str = "", **values: Value) -> None:
        """Print one line, which may be longer than the terminal is wide."""
        text = words.text(identifier, **values)
        self.console.print(f"  {text}", style=style, markup=False, soft_wrap=True)

    # Taking back, saving, leaving

    def take(
        self, table: Table, bots: frozenset[int], autosave: Autosave, *, is_new: bool = False
    ) -> None:
        """Play on at *table*; if it is not new, somebody may have seen a part of it."""
        if autosave is not self.autosave:
            self.autosave.close()
        self.table, self.bots, self.autosave = table, bots, autosave
        self._first_version = table.version
        self._at_keyboard = None if is_new else SPECTATOR
        self.automatic_moves.clear()
        self.ask_at = -1
        self.situations.clear()
        for notice in table.notices:
            self.console.print(Text(words.say(notice, Names.of(table.game, table.names))))

    def may_leave(self) -> bool:
        """Save what is not saved yet; where that fails, warn once before it is lost."""
        if self._is_warned or not self.autosave.is_failing:
            return True
        self._save()
        self._is_warned = self.autosave.is_failing
        if self._is_warned:
            self.say("cli.quit_unsaved")
        return not self._is_warned

    def _save(self) -> None:
        was_failing = self.autosave.is_failing
        try:
            problem = self.autosave.save(self.table, self.bots)
        except GridwrightError as error:
            if not was_failing:
                self.say("cli.not_kept", "bold red", problem=error.message)
        else:
            self._is_warned = False
            if problem is not None:
                self.say("cli.moved", problem=problem.message, file=str(self.autosave.path))

    def _part(self) -> None:
        """Save the game, if anything was played, and say goodbye."""
        with handling_interrupts(signal.SIG_IGN):  # a second Ctrl-C must not spoil the file
            entries = self.table.log[self._first_version :]
            has_moves = any([entry.seat not in self.bots for entry in entries])
            if self.autosave.path is not None or has_moves:
                self._save()
        path = self.autosave.path
        if self.autosave.is_unsaved:
            farewell = "cli.goodbye"
        elif path is None:
            farewell = "cli.goodbye_nothing"
        elif self.table.is_over:
            farewell = "cli.goodbye_over"
        else:
            is_here = is_in_games_directory(path)
            farewell = "cli.goodbye_kept" if is_here else "cli.goodbye_saved"
        self.console.print(words.text(farewell, file=str(path)), markup=False, soft_wrap=True)

    def _finish(self) -> None:
        screen = self.screen()
        self.console.print(screen.board())
        self.console.print(ranking(self.table, screen))
        if self.table.spec.seed is not None:
            self.console.print(words.text("cli.seed_was", seed=self.table.spec.seed), style="dim")
        if self.autosave.path is not None or self.autosave.is_failing:
            self._part()
