"""One game at one terminal: people and bots take turns until it ends or somebody leaves.

Whoever sits at the keyboard sees the view of the seat to act, never the state.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from gridwright import words
from gridwright.bots.random_bot import RandomBot
from gridwright.cli import prompts
from gridwright.cli.console import seat_style
from gridwright.cli.failure import INTERRUPTED
from gridwright.cli.offers import offers_table
from gridwright.cli.render import happened, ranking
from gridwright.cli.saving import SaveFiles
from gridwright.cli.screen import Screen, height
from gridwright.cli.screens import screen_for
from gridwright.cli.shorthand import readings
from gridwright.core.errors import GridwrightError, IllegalActionError, InvalidNotationError, Value
from gridwright.core.events import Event
from gridwright.core.game import SPECTATOR
from gridwright.core.rng import Rng
from gridwright.tables.table import Table
from gridwright.words import Names

_BOT_STREAMS: Final = 1000  # far from the streams that the game itself draws from
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
        self.save_to: Path | None = None  # where the game is kept after every action of a person
        self.files = SaveFiles()
        self._shown: dict[int, tuple[object, ...]] = {}  # by seat: the situation last shown
        self._at_keyboard = SPECTATOR
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
            # A stream for each decision: taking back and going on again brings the same answer.
            chance = Rng(self.table.spec.seed or 0).stream(_BOT_STREAMS + len(self.table.moves))
            bot = RandomBot(chance.state)
            self.tell(self.table.play(bot.choose(self.table.game, self.table.view(seat)), seat))
        elif not self._answer(seat):
            self._ask(seat)

    def _answer(self, seat: int) -> bool:
        """Do for *seat* what alone it may do; return whether that is so, and wanted."""
        if not self.is_automatic or self.table.version == self.asked_at:
            return False
        actions = self.table.legal_actions()
        if len(actions) > 1:
            return False
        self.answered.add(len(self.table.moves))
        name, text = self.table.names[seat], self.table.game.write(actions[0])
        self.say("cli.automatic", "dim", name=name, action=text)
        self.tell(self.table.play(actions[0], seat))
        return True

    def _ask(self, seat: int) -> None:
        """Show the position, then read lines until one of them changes it."""
        self._hand_over(seat)
        self._show(seat, self.screen())
        table, version = self.table, self.table.version
        while self.table is table and table.version == version:
            line = prompts.ask(self.console, f"{self.table.names[seat]}> ")
            if line:
                self._obey(line, seat)

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
            if self.save_to is not None:
                self.save(self.save_to)
        except GridwrightError as error:
            hints = {InvalidNotationError: "cli.hint.help", IllegalActionError: "cli.hint.why"}
            hint = hints.get(type(error), "")
            if error.context is None:
                error.context = Names.of(self.table.game, self.table.names)
            self.complain(error, words.text(hint, line=line) if hint else "")

    # Showing

    def screen(self) -> Screen:
        """Return what the person at the keyboard may see."""
        people = [seat for seat in range(self.table.spec.seats) if seat not in self.bots]
        return self._screen(self.table.to_act if self.table.to_act in people else SPECTATOR)

    def _screen(self, seat: int) -> Screen:
        return screen_for(seat, self.table, self.bots, self.console.width)

    def _show(self, seat: int, screen: Screen) -> None:
        """Show the whole picture if it is new to this seat, otherwise only what changed."""
        screen.most = min(screen.most, max(_FEWEST, self.console.height // 5))
        offers, situation = offers_table(screen), screen.situation()
        room = self.console.height - height(offers, self.console.width) - 3
        is_known = self._shown.get(seat) == situation
        self.console.print(screen.brief() if is_known else screen.overview(room))
        self._shown[seat] = situation
        self.console.print()
        name = self.table.names[seat]
        text = Text(words.text("cli.may_type", name=name))
        text.highlight_words([name], f"bold {seat_style(seat)}")
        self.console.print(text)
        self.console.print(offers)

    def _hand_over(self, seat: int) -> None:
        """With secrets at the table, let the next person sit down before anything is shown."""
        before, self._at_keyboard = self._at_keyboard, seat
        if before not in (seat, SPECTATOR) and self.has_secrets():
            prompts.hand_over(self.console, self.table.names[seat])
            self._shown.clear()

    def has_secrets(self) -> bool:
        """Whether one person at this terminal sees what another may not."""
        game = self.table.game
        people = [seat for seat in range(self.table.spec.seats) if seat not in self.bots]
        shown = [game.snapshot(self.table.view(seat)) for seat in people]
        return any([other != shown[0] for other in shown[1:]])

    def tell(self, events: Iterable[Event]) -> None:
        """Print what happened."""
        text = happened(self.table, events)
        if text:
            self.console.print(text)
        before, self._ending = self._ending, self._screen(SPECTATOR).ending()
        if self._ending not in ("", before):
            self.console.print(f"  {self._ending}", style="bold yellow")

    def say(self, identifier: str, style: str = "", **values: Value) -> None:
        """Print one line, which may be longer than the terminal is wide."""
        said = words.text(identifier, **values)
        self.console.print(f"  {said}", style=style, markup=False, soft_wrap=True)

    def complain(self, error: GridwrightError, hint: str = "") -> None:
        """Print why something was not done."""
        text = Text.assemble((f"  {words.text('cli.no')} ", "bold red"), str(error))
        if hint:
            text.append(f"\n      {hint}", style="dim")
        self.console.print(text)

    # Taking back, saving, leaving

    def forget_shown(self) -> None:
        """Show the whole picture at the next decision."""
        self._shown.clear()

    def save(self, path: Path) -> None:
        """Write the record, and say so if another file had to make way."""
        backup = self.files.write(path, self.table, self.bots)
        if backup is not None:
            self.say("cli.backup", file=str(backup))

    def _part(self) -> None:
        """Keep the game, if asked to, and say goodbye."""
        if self.save_to is None:
            self.console.print(words.text("cli.goodbye"))
            return
        try:
            with prompts.uninterrupted():
                self.save(self.save_to)
        except GridwrightError as error:
            self.complain(error)
        else:
            text = words.text("cli.goodbye_saved", file=str(self.save_to))
            self.console.print(text, markup=False, soft_wrap=True)

    def _finish(self) -> None:
        screen = self.screen()
        self.console.print(screen.board())
        self.console.print(ranking(self.table, screen))
        if self.table.spec.seed is not None:
            self.console.print(words.text("cli.seed_was", seed=self.table.spec.seed), style="dim")
        if self.save_to is not None:
            self._part()
