"""Events and refusals as sentences, with the names of a table."""

from typing import Any

from gridwright import words
from gridwright.core.errors import Message
from gridwright.core.events import Event
from gridwright.core.game import Game
from gridwright.words import Names


def sentence(event: Event, names: tuple[str, ...], game: Game[Any]) -> str:
    """Return the sentence of *event*."""
    return words.current().event(event, Names.of(game, names))


def refusal(reason: Message, game: Game[Any], names: tuple[str, ...] = ()) -> str:
    """Return the sentence of *reason*, with its clauses."""
    return words.say(reason, Names.of(game, names))
