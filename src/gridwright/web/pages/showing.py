"""Looks into plain texts and numbers for the templates."""

from dataclasses import dataclass
from typing import Final

from gridwright import words
from gridwright.core.errors import Message
from gridwright.tables.table import letter
from gridwright.web.play.looks import Look

_LOGGED: Final = 80  # sentences of a log, the latest


@dataclass(frozen=True, slots=True)
class Reason:
    """Why not: the sentence, and the clauses behind it."""

    sentence: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Player:
    """A seat as the list of players shows it."""

    letter: str
    name: str
    kind: str  # "me", "bot", "open" or "person"
    level: str  # of a bot
    is_next: bool
    place: int  # 0 while it is played
    score: int
    invitation: str  # for the host, of an open seat


def reason(message: Message, look: Look) -> Reason:
    """Return why not, in words."""
    return Reason(words.say(message, look.lent, clauses=False), message.clauses)


def players(look: Look) -> list[Player]:
    """Return who sits at the table, by seat."""
    found: list[Player] = []
    for seat in look.seats:
        number = seat.number
        kind = "bot" if seat.bot else "open" if seat.is_open else "person"
        is_over = bool(look.places)
        found.append(
            Player(
                letter=letter(number),
                name=seat.name,
                kind="me" if number == look.seat else kind,
                level=words.text(f"web.level.{seat.bot}") if seat.bot else "",
                is_next=number == look.to_act,
                place=look.places[number] if is_over else 0,
                score=look.scores[number] if is_over else 0,
                invitation=seat.invitation if look.is_host and seat.is_open else "",
            )
        )
    return found


def log(look: Look) -> list[str]:
    """Return what happened, the latest first."""
    places = range(max(len(look.events) - _LOGGED, 0), len(look.events))
    return [_sentence(place, look) for place in reversed(places)]


def _sentence(place: int, look: Look) -> str:
    said = words.current().event(look.events[place], look.lent)
    return words.text("web.panel.unasked", sentence=said) if place in look.unasked else said
