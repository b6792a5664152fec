"""What a table is set up with, and the entries of its log."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from gridwright.core.action import Action
from gridwright.core.errors import GridwrightError, SetupError, check_argument
from gridwright.core.events import Event
from gridwright.core.game import Game, Stated
from gridwright.core.plain import is_plain
from gridwright.games.registry import title_named

NONE = "-"  # in a position text: no map, no options

Chance = tuple[str, tuple[str, ...]]
"""The stated outcome of one shuffle or draw during play: its key and its words."""


@dataclass(frozen=True, slots=True)
class TableSpec:
    """What is needed to set up a table; the header of a record."""

    title: str
    board: str  # empty in titles without maps
    seats: int
    names: tuple[str, ...] = ()  # by seat; letters where there are none
    options: dict[str, str] = field(default_factory=dict)  # those that differ from the defaults
    seed: int | None = None  # None if all chance is stated
    stated: Stated = field(default_factory=dict)  # chance of the setup, by the keys of a record
    position: str = ""  # where the game begins, if not with the setup
    rules: int = 0  # the version of the title's rules, 0 the newest


@dataclass(frozen=True, slots=True)
class Move:
    """One action as it was played."""

    round: int
    seat: int
    action: Action
    chance: tuple[Chance, ...]  # stated outcomes of the shuffles and draws that it caused
    dealt: tuple[Chance, ...]  # how they all came out
    events: tuple[Event, ...]
    phase: str = ""  # the id of the phase in which it was played

    @property
    def reveals(self) -> bool:
        """Whether it showed what nobody could know before."""
        return any(event.reveals for event in self.events)


@dataclass(frozen=True, slots=True)
class TakenBack:
    """An entry of the log: moves that a seat took back."""

    seat: int
    moves: tuple[Move, ...]


class UnusedChanceError(GridwrightError):
    """A shuffle or draw was stated that did not take place."""

    def __init__(self, index: int) -> None:
        """Keep the *index* of the first outcome that was not used."""
        super().__init__("record_unused")
        self.index = index


def check_names(names: tuple[str, ...], seats: int) -> None:
    """Refuse a wrong number of names, and names that a record cannot hold."""
    if len(names) != seats:
        raise SetupError("names_number", {"seats": seats}, key="names")
    for name in names:
        check_argument("names", name, str)
        is_one = name == name.strip() != "" and not {",", "#"} & set(name)
        if not is_one or not is_plain(name):
            raise SetupError("names_letters", {"name": name}, key="names")


def outcomes_of(chance: Iterable[Chance]) -> tuple[Chance, ...]:
    """Return the outcomes in *chance*, each of which must be a key and its words."""
    check_argument("chance", chance, Iterable)
    outcomes = tuple(chance)
    for outcome in outcomes:
        match outcome:
            case (str(), (*words,)) if all(isinstance(word, str) for word in words):
                pass
            case _:
                raise GridwrightError("chance_shape", {"outcome": str(outcome)})
    return outcomes


def seat_of(letter: str) -> int:
    """Return the seat with this *letter*."""
    return ord(letter) - ord("A")


def position_line(spec: TableSpec, game: Game[Any], state: Any) -> str:  # noqa: ANN401
    """Return *state*, a position or view of *game*, as one line that says where it belongs."""
    laid = [option.name for option in title_named(spec.title).options if option.is_layout]
    options = ",".join(
        [f"{name}={value}" for name, value in spec.options.items() if name not in laid]
    )
    head = f"{spec.title} {spec.board or NONE} {spec.seats} {options or NONE}"
    return f"{head} {game.write_position(state)}"
