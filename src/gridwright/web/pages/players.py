"""The seats of a table: their panels, and one line of each for narrow screens."""

from dataclasses import dataclass
from typing import Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.draw.players import in_turn_order
from gridwright.draw.scene import Guise
from gridwright.draw.tokens import DUMMY, SEATS
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.pages.pictures import Pictures
from gridwright.web.pages.svg import inline
from gridwright.web.play.affairs import is_away
from gridwright.web.play.looks import Look

_HIDDEN: Final = "••"  # money that nobody but its owner knows
_DIRECTIONS: Final = ("auction", "resources", "building", "expansion", "bureaucracy")
_UNFINISHED: Final = (models.State.WAITING, models.State.RUNNING)
_COUNTED: Final = {"cities": "city", "plants": "plant"}  # what the strip counts: the first of them


@dataclass(frozen=True, slots=True)
class Panel:
    """A seat, or the dummy, as the page shows it."""

    letter: str
    picture: SafeString
    invitation: str = ""  # for the host, of an open seat


@dataclass(frozen=True, slots=True)
class Short:
    """A seat in the strip of narrow screens."""

    letter: str
    name: str
    note: str  # a bot, or away
    money: str
    count: int
    counted: str  # "city", or "plant" where there is no board
    is_next: bool
    is_me: bool


def names_of(look: Look) -> tuple[str, ...]:
    """Return how the panels call the seats: whoever looks on is not called by name."""
    you = words.text("web.table.you_name")
    return tuple([you if seat.number == look.seat else seat.name for seat in look.seats])


def guises_of(look: Look) -> dict[str, Guise]:
    """Return what is told of every seat beside its name."""
    return {letter(seat.number): _guise(look, seat) for seat in look.seats}


def _guise(look: Look, seat: models.Seat) -> Guise:
    number = seat.number
    doing = ""
    if look.places:
        doing = words.text("web.table.placed", place=look.places[number], score=look.scores[number])
    elif seat.is_open:
        doing = words.text("web.table.open_seat")
    elif seat.bot and number == look.to_act:
        doing = words.text("web.table.thinking")
    return Guise(seat.name if number == look.seat else "", _chip(look, seat), doing)


def _chip(look: Look, seat: models.Seat) -> str:
    """Return who plays on a seat, if it is a bot, or that nobody has seen its guest for a while."""
    if seat.level:
        return words.text("web.table.bot_chip", level=_level(seat.level))
    is_missed = look.state in _UNFINISHED and seat.guest_id != look.guest and is_away(seat)
    return words.text("web.table.away") if is_missed else ""


def _level(bot: str) -> str:
    return words.text(f"web.level.{bot}").lower()


def panels(look: Look, pictures: Pictures) -> list[Panel]:
    """Return the panels of everybody but a company that is shown large elsewhere."""
    invited = {
        letter(seat.number): seat.invitation for seat in look.seats if look.is_host and seat.is_open
    }
    return [
        Panel(mark, inline(piece), invited.get(mark, ""))
        for mark, piece in pictures.pieces.players.items()
    ]


def strip(look: Look, pictures: Pictures) -> list[Short]:
    """Return the seats in turn order, with money and cities."""
    snapshot = pictures.scene.snapshot
    names = names_of(look)
    found: list[Short] = []
    for mark in in_turn_order(snapshot):
        if mark == DUMMY:
            continue
        number = SEATS.index(mark)
        owner: dict[str, object] = dict(snapshot["players"][number])
        cash = owner["money"]
        found.append(
            Short(
                mark,
                names[number],
                _chip(look, look.seats[number]),
                _HIDDEN if cash is None else str(cash),
                *_count(owner),
                number == look.to_act,
                number == look.seat,
            )
        )
    return found


def _count(owner: dict[str, object]) -> tuple[int, str]:
    """Return how many cities or plants a seat has, and which of them these are."""
    size = owner.get("network_size")
    if isinstance(size, int):
        return size, "city"
    key = next(key for key in _COUNTED if key in owner)
    owned = owner[key]
    return len(owned) if isinstance(owned, list | dict) else 0, _COUNTED[key]


def direction(look: Look) -> str:
    """Return in which direction the turns of this phase run, in words."""
    phase = look.game.phase_of(look.view)
    if phase not in _DIRECTIONS:
        return ""
    return words.text(f"web.table.runs.{phase}", seats=look.game.seats)
