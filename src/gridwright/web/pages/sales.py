"""What many games say of a sale in one game."""

from typing import Final

from gridwright import words
from gridwright.core.events import Event
from gridwright.explorer.reading import Board, about_purchase
from gridwright.tables.fingerprint import fingerprint
from gridwright.web.play.replays import Recording, course_of
from gridwright.words import Names

_AUCTION: Final = "auction"  # the phase
_SOLD: Final = ("plant", "card")  # what an auction brings


def sale_after(recording: Recording, at: int, names: Names) -> str:
    """Return what many games say of the sale that the auction after *at* actions ends with."""
    event = _sale(recording, at)
    if event is None:
        return ""
    spec, content = recording.spec, fingerprint(recording.game.printed())
    board = Board(spec.title, spec.board, spec.seats)
    number = course_of(recording)[at].round
    message = about_purchase(board, number, event.item, event.cost, content)
    return "" if message is None else words.say(message, names)


def _sale(recording: Recording, at: int) -> Event | None:
    """Return the sale that the auction ended with in which action *at* was played, if any."""
    for index, move in enumerate(recording.moves[at:], at):
        if move.phase != _AUCTION:
            return None
        for event in move.events:
            if event.kind.is_opening and index > at:
                return None
            if event.kind.brings in _SOLD:
                return event
    return None
