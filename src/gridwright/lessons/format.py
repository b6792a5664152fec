"""What a lesson consists of. `reading.py` makes it from a file and checks it."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from gridwright.lessons.conditions import Conditions, Happened
from gridwright.tables.table import TableSpec

ANY_BOARD: Final = 0  # of a step that belongs to every table of its lesson


class Kind(Enum):
    """What the coach thinks of an action."""

    GOOD = "good"  # what it hoped for
    FINE = "fine"  # another sound idea, with its price
    CARE = "care"  # a beginner's mistake: bots wait until the player goes on, or back


class Deed(Enum):
    """What a chip does besides answering; those have labels of their own."""

    SAY = "say"
    ADVISE = "advise"
    ANALYSIS = "analysis"
    PLAY_ON = "play_on"
    RESTART = "restart"
    GO_BACK = "go_back"


@dataclass(frozen=True, slots=True)
class Ring:
    """A part of the page that a step points at: ``plants``, or ``plant:10``."""

    part: str
    name: str = ""  # of the plant or city, the letter of a seat, `ME` or `WHO`


ME: Final = "me"
WHO: Final = "who"  # whom the event of the step is about


@dataclass(frozen=True, slots=True)
class Chip:
    """A button on the card."""

    deed: Deed
    label: str = ""  # a text of the lesson; empty if its deed names it
    say: str = ""  # the text with the answer
    show: tuple[Ring, ...] = ()


@dataclass(frozen=True, slots=True)
class Reply:
    """What is said about an action, if its conditions hold."""

    kind: Kind
    conditions: Conditions
    say: str


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to look at, answer or do."""

    id: str
    part: str
    board: int  # the table that it belongs to, from 1, or `ANY_BOARD`
    when: Conditions
    say: str
    show: tuple[Ring, ...]
    chips: tuple[Chip, ...]
    until: Conditions  # any of them ends it; without any, the button or any own action does
    replies: tuple[Reply, ...]

    @property
    def events(self) -> tuple[Happened, ...]:
        """The events that it waits for."""
        return tuple([each for each in self.when if isinstance(each, Happened)])


@dataclass(frozen=True, slots=True)
class Board:
    """A table of a lesson: a deal or a position, with bots on all other seats."""

    map: str
    seats: int
    seed: int  # of the deal, if there is no position, and of the bots' choices
    position: str  # the fields of a position; empty for a new game
    seat: int  # of the player
    names: tuple[str, ...]  # by seat; empty for the player's
    bots: str  # their level
    tempo: str
    stop: Conditions  # the lesson ends there once they all hold; without any, with the game
    done: Conditions  # and counts as played once these do, if that is earlier


@dataclass(frozen=True, slots=True)
class Taught:
    """The move that a table teaches, and the mistake that it is there for."""

    board: int  # from 1
    moves: tuple[str, ...]
    mistake: tuple[str, ...]
    level: str  # of the bot that agrees


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: its texts are ``lesson.ID.NAME``."""

    id: str
    title: str
    minutes: int
    next: str  # the lesson that follows; empty after the last
    content: str  # the set of cards that its numbers are of; empty for a title that has one
    chapters: tuple[str, ...]
    boards: tuple[Board, ...]
    steps: tuple[Step, ...]
    taught: tuple[Taught, ...]

    def step(self, identifier: str) -> Step | None:
        """Return the step called *identifier*, if there is one."""
        return next((step for step in self.steps if step.id == identifier), None)

    def spec(self, board: int, names: tuple[str, ...]) -> TableSpec:
        """Return what its table *board*, from 1, is laid with."""
        own = self.boards[board - 1]
        seed = None if own.position else own.seed
        where = (self.title, own.map, own.seats)
        return TableSpec(*where, names, {}, seed, position=own.position)

    def text_id(self, name: str) -> str:
        """Return the id in the catalogues of the text *name*."""
        return f"lesson.{self.id}.{name}"
