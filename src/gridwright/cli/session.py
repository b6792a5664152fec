"""One game at one terminal: people and bots take turns until it ends or somebody leaves.

Whoever sits at the keyboard sees the view of the seat to act, never the state.
"""

import signal
from collections.abc import Callable, Iterable
from typing import Final

from rich.console import Console
from rich.text import Text

from gridwright import words
from gridwright.bots.roster import RANDOM, company
from gridwright.bots.seated import decision_of
from gridwright.cli import prompts
from gridwright.cli.console import seat_style
from gridwright.cli.failure import INTERRUPTED, answered
from gridwright.cli.offers import offers_table
from gridwright.cli.saving import Keeper, is_kept_here
from gridwright.cli.screen import Screen, height
from gridwright.cli.screens import event_lines, ranking, screen_for
from gridwright.cli.shorthand import readings
from gridwright.core.errors import (
    GridwrightError,
    HiddenChanceError,
    IllegalActionError,
    InvalidNotationError,
    Value,
)
from gridwright.core.events import Event
from gridwright.core.game import SPECTATOR
from gridwright.tables.table import Table
from gridwright.words import Names

_FEWEST: Final = 4  # actions of a verb that are listed on any terminal


class Leave(Exception):  # noqa: N818  # no error: the player wants to go
    """The player has had enough."""


Obey = Callable[["Session", str], None]
"""A command of the prompt: it gets the rest of the line."""


class Session:
    """A table, the people and bots around it, and the terminal between them."""

    def __init__(
        self,
        table: Table,
        bots: frozenset[int],
        console: Console,
        find: Callable[[str], "Obey | None"],
    ) -> None:
        """Sit down at *table*, with *bots* on these seats; *find* knows the commands."""
        self.table = table
        self.bots = bots
        self.console = console
        self._find = find
        self.keeper = Keeper()
        self._begun_at = 0  # the version of the table when it was sat down at
        self._is_warned = False  # that the game cannot be saved
        self.shown: dict[int, tuple[object, ...]] = {}  # by seat: the situation last shown
        self._at_keyboard: int | None = None  # nobody yet, and nothing was seen
        self.level = RANDOM  # of the bots
        self.is_automatic = True  # whether what has only one answer is answered without asking
        self.answered: set[int] = set()  # which moves of the table were
        self.asked_at = -1  # the version of the table at which somebody wants to be asked
        self._ending = ""  # what was said of the end

    # The course of the game

    def greet(self) -> None:
        """Say who plays, and where help is."""
        text = Text()
        for seat, name in enumerate(self.table.names):
            kind = words.text("cli.bot" if seat in self.bots else "cli.you")
            text.append(f"{name}", style=f"bold {seat_style(seat)}").append(f" ({kind})  ")
        self.console.print(text.append(words.text("cli.for_help"), style="dim"))

    def run(self) -> int:
        """Play until the end or until somebody leaves; return the exit status."""
        prompts.prepare()
        try:
            while not self.table.is_over:
                self._turn(self.table.to_act)
        except (EOFError, KeyboardInterrupt, Leave) as end:
            if not isinstance(end, Leave):
                self.console.print()
            self._part()
            return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
        self._finish()
        return 0

    def _turn(self, seat: int) -> None:
        if seat in self.bots:
            table, entrant = self.table, company(self.level, seat)
            seed, index = table.spec.seed or 0, len(table.moves)
            action = decision_of(table.game, entrant, table.view(seat), seed, index)
            try:
                self.tell(self.table.play(action, seat))
            except HiddenChanceError as error:  # nobody at this terminal can say what was drawn
                self.console.print(Text(str(error), style="yellow"))
                raise Leave from error
        elif not self._answer(seat):
            self._ask(seat)

    def _answer(self, seat: int) -> bool:
        """Do for *seat* what alone it may do; return whether that is so, and wanted."""
        if not self.is_automatic or self.table.version == self.asked_at:
            return False
        actions = self.table.legal_actions()
        if len(actions) > 1 or self.has_secrets():  # that nothing else is possible tells something
            return False
        self.answered.add(len(self.table.moves))
        name, text = self.table.names[seat], self.table.game.write(actions[0])
        self.say("cli.automatic", "dim", name=name, action=text)
        self.tell(self.table.play(actions[0], seat))
        self._keep()
        return True

    def _ask(self, seat: int) -> None:
        """Show the position, then read lines until one of them changes it."""
        self._hand_over(seat)
        self._show(seat, self.screen())
        table, version = self.table, self.table.version
        try:
            while self.table is table and table.version == version:
                line = prompts.ask(self.console, f"{self.table.names[seat]}> ")
                if line:
                    self._obey(line, seat)
        finally:  # also if what happened cannot be shown any more
            if self.table is table and table.version != version:
                self._keep()

    def _obey(self, line: str, seat: int) -> None:
        word, _, rest = line.partition(" ")
        command = self._find(word)
        try:
            if command is not None:
                command(self, rest.strip())
                return
            texts, draft = readings(line, self.screen()), self.table.draft()
            for text in texts if len(texts) > 1 else []:
                line, reason = text, draft.add(self.table.game.parse(text))
                if reason is not None:  # one cannot follow the others: none of them is done
                    raise IllegalActionError(reason.id, reason.values, reason.clauses)
            for text in texts:
                self.tell(self.table.play(text, seat))
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
        """Return what the person at the keyboard may see."""
        seat = self.table.to_act
        return self._screen(SPECTATOR if seat < 0 or seat in self.bots else seat)

    def _screen(self, seat: int) -> Screen:
        return screen_for(seat, self.table, self.bots, self.console.width)

    def _show(self, seat: int, screen: Screen) -> None:
        """Show the whole picture if it is new to this seat, otherwise only what changed."""
        screen.max_listed = min(screen.max_listed, max(_FEWEST, self.console.height // 5))
        offers, situation = offers_table(screen), screen.situation()
        room = self.console.height - height(offers, self.console.width) - 3
        is_known = self.shown.get(seat) == situation
        self.console.print(screen.brief() if is_known else screen.overview(room))
        self.shown[seat] = situation
        self.console.print()
        name = self.table.names[seat]
        text = Text(words.text("cli.may_type", name=name))
        text.highlight_words([name], f"bold {seat_style(seat)}")
        self.console.print(text)
        self.console.print(offers)

    def _hand_over(self, seat: int) -> None:
        """With secrets at the table, let the next person sit down before anything is shown."""
        before, self._at_keyboard = self._at_keyboard, seat
        if before in (seat, None) or not self.has_secrets():
            return
        if prompts.hand_over(self.console, self.table.names[seat]):
            self.shown.clear()
            self.tell(self._since_last_turn(seat))

    def _since_last_turn(self, seat: int) -> list[Event]:
        """Return what happened since *seat* acted last, with what that brought about."""
        moves = self.table.moves
        own = [index for index, move in enumerate(moves) if move.seat == seat]
        return [event for move in moves[own[-1] if own else 0 :] for event in move.events]

    def has_secrets(self) -> bool:
        """Whether one person at this terminal sees what another may not."""
        game = self.table.game
        people = [seat for seat in range(self.table.spec.seats) if seat not in self.bots]
        shown = [game.snapshot(self.table.view(seat)) for seat in people]
        return any([other != shown[0] for other in shown[1:]])

    def tell(self, events: Iterable[Event]) -> None:
        """Print what happened."""
        text = event_lines(self.table, events)
        if text:
            self.console.print(text)
        before, self._ending = self._ending, self._screen(SPECTATOR).ending()
        if self._ending not in ("", before):
            self.console.print(f"  {self._ending}", style="bold yellow")

    def say(self, identifier: str, style: str = "", **values: Value) -> None:
        """Print one line, which may be longer than the terminal is wide."""
        said = words.text(identifier, **values)
        self.console.print(f"  {said}", style=style, markup=False, soft_wrap=True)

    # Taking back, saving, leaving

    def take(
        self, table: Table, bots: frozenset[int], keeper: Keeper, *, is_new: bool = False
    ) -> None:
        """Go on with the game at *table*; of one that is not new somebody may have seen a part."""
        if keeper is not self.keeper:
            self.keeper.close()
        self.table, self.bots, self.keeper = table, bots, keeper
        self._begun_at = table.version
        self._at_keyboard = None if is_new else SPECTATOR
        self.answered.clear()
        self.asked_at = -1
        self.shown.clear()
        for notice in table.notices:
            self.console.print(Text(words.say(notice, Names.of(table.game, table.names))))

    def may_leave(self) -> bool:
        """Save what is not saved yet; where that fails, ask for a second word before it is lost."""
        if self._is_warned or not self.keeper.is_failing:
            return True
        self._keep()
        self._is_warned = self.keeper.is_failing
        if self._is_warned:
            self.say("cli.quit_unsaved")
        return not self._is_warned

    def _keep(self) -> None:
        """Save the game; say where it lies if that is not where it lay, and why if nowhere."""
        was_failing = self.keeper.is_failing
        try:
            problem = self.keeper.keep(self.table, self.bots)
        except GridwrightError as error:
            if not was_failing:
                self.say("cli.not_kept", "bold red", problem=error.message)
        else:
            self._is_warned = False
            if problem is not None:
                self.say("cli.moved", problem=problem.message, file=str(self.keeper.path))

    def _part(self) -> None:
        """Save the game, if there is any, and say goodbye."""
        with answered(signal.SIG_IGN):  # pressed once more, it spoils nothing that is being written
            people = [
                entry for entry in self.table.log[self._begun_at :] if entry.seat not in self.bots
            ]
            if self.keeper.path is not None or people:
                self._keep()
        path = self.keeper.path
        if self.keeper.is_unsaved:
            said = "cli.goodbye"
        elif path is None:
            said = "cli.goodbye_nothing"
        elif self.table.is_over:
            said = "cli.goodbye_over"
        else:
            said = "cli.goodbye_kept" if is_kept_here(path) else "cli.goodbye_saved"
        self.console.print(words.text(said, file=str(path)), markup=False, soft_wrap=True)

    def _finish(self) -> None:
        screen = self.screen()
        self.console.print(screen.board())
        self.console.print(ranking(self.table, screen))
        if self.table.spec.seed is not None:
            self.console.print(words.text("cli.seed_was", seed=self.table.spec.seed), style="dim")
        if self.keeper.path is not None or self.keeper.is_failing:
            self._part()
