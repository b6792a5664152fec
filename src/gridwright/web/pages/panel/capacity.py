"""How many cities a seat could supply with what it has, or would have."""

from gridwright.core.offers import Offer
from gridwright.web.pages.panel import cards
from gridwright.web.pages.panel.parts import Turn

POWERING = "bureaucracy"  # the phase in which plants run


def ways(turn: Turn, position: object | None = None) -> list[Offer]:
    """Return how the plants of the seat could run, as if that were now."""
    shown = turn.look.shown if position is None else position
    found = turn.game.offers(shown, turn.look.seat, POWERING)
    return [way for way in found if way.is_legal]


def supply(turn: Turn, position: object | None = None) -> tuple[int, tuple[str, ...]]:
    """Return how many cities the fuel is enough for at most, and with which plants."""
    found = ways(turn, position)
    if not found:
        return 0, ()
    best = max(found, key=lambda way: (output(way), -len(way.text)))
    return output(best), running(best.text)


def output(way: Offer) -> int:
    """Return how many cities a way of running plants could supply."""
    return max(way.gain("output"), way.gain("cities"))


def running(text: str) -> tuple[str, ...]:
    """Return the plants that run in ``power 4 12 with coal 2``."""
    head = text.partition(" with ")[0].partition(" from ")[0]
    return tuple([word for word in head.split()[1:] if word != "none"])


def outputs(turn: Turn, plants: list[str]) -> int:
    """Return what *plants* supply together when all of them run."""
    return sum([cards.face(turn.game, word).yields[1] for word in plants])
