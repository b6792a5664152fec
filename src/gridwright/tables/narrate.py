"""Facts into sentences: the log of a table and the reasons for a refusal.

An event or explanation names a message and its values; the words come from a catalogue that a
translation can replace.
"""

from typing import Any

from gridwright.core.errors import Explanation
from gridwright.core.events import Event
from gridwright.core.game import Game
from gridwright.tables import messages

_PLACES = ("city", "region", "resource")  # values that are ids with a printed name


def sentence(event: Event, names: tuple[str, ...], game: Game[Any]) -> str:
    """Return what happened as a sentence."""
    values = _named(event.values, game)
    if 0 <= event.seat < len(names):
        values["who"] = names[event.seat]
    elif event.seat >= 0:
        values["who"] = game.name_of("dummy")
    if "order" in values:
        order = str(values["order"])
        values["order"] = ", ".join([_name(letter, names, game) for letter in order])
    special = f"{event.kind}.{event.values.get('why', '')}"
    own = f"{event.kind}.{game.title}"  # where the title has another word for the thing
    template = (
        messages.EVENTS.get(special) or messages.EVENTS.get(own) or messages.EVENTS[event.kind]
    )
    return _capital(template.format(**values))


def refusal(reason: Explanation, game: Game[Any]) -> str:
    """Return why not, with the clauses."""
    own = f"{reason.message}.{game.title}"  # where the title has another word for the thing
    template = messages.REFUSALS.get(own) or messages.REFUSALS[reason.message]
    text = _capital(template.format(**_named(reason.values, game)))
    if not reason.clauses:
        return text
    return messages.CLAUSES.format(sentence=text, clauses=", ".join(reason.clauses))


def _capital(text: str) -> str:
    """Return *text* as a sentence begins, whatever name it begins with."""
    return text[:1].upper() + text[1:]


def _named(values: dict[str, int | str], game: Game[Any]) -> dict[str, int | str]:
    """Return *values* with the printed names of places and resources."""
    return {
        key: game.name_of(str(value)) if key in _PLACES else value for key, value in values.items()
    }


def _name(letter: str, names: tuple[str, ...], game: Game[Any]) -> str:
    seat = ord(letter) - ord("A")
    return names[seat] if seat < len(names) else game.name_of("dummy")
