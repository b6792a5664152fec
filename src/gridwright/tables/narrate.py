"""Facts into sentences: the log of a table and the reasons for a refusal.

The words come from the catalogues; a table lends the names that stand in them.
"""

from typing import Any

from gridwright import words
from gridwright.core.errors import Message
from gridwright.core.events import Event
from gridwright.core.game import Game
from gridwright.words import Names


def sentence(event: Event, names: tuple[str, ...], game: Game[Any]) -> str:
    """Return what happened as a sentence."""
    return words.current().event(event, Names.of(game, names))


def refusal(reason: Message, game: Game[Any], names: tuple[str, ...] = ()) -> str:
    """Return why not, with the clauses."""
    return words.say(reason, Names.of(game, names))
