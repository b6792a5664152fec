"""The page to learn: cards for a title, in columns.

Each card is a template in `templates/gridwright/learn` and a function that makes its context.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gridwright.games.registry import TITLES
from gridwright.web import models
from gridwright.web.pages import explore, lessons, puzzles
from gridwright.web.pages.common import Context

COLUMNS: Final = 3


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the page; it is left out where its function returns None."""

    name: str  # of its template
    column: int  # from the left; cards of one stand in the order of the list
    context: Callable[[models.Guest | None, str], Context | None]  # for a guest and a title


def _unchanging(guest: models.Guest | None, title: str) -> Context:  # noqa: ARG001 - as all cards
    return {}


CARDS: Final = (
    Card("lessons", 0, lessons.card),
    Card("round", 0, _unchanging),
    Card("puzzles", 1, puzzles.card),
    Card("mistakes", 2, puzzles.mistakes),
    Card("position", 2, _unchanging),
    Card("explore", 2, explore.card),
)


@dataclass(frozen=True, slots=True)
class FilledCard:
    """A card with what its template shows."""

    template: str
    context: Context


def learn(guest: models.Guest | None, title: str) -> Context:
    columns: list[list[FilledCard]] = [[] for _ in range(COLUMNS)]
    for card in CARDS:
        context = card.context(guest, title)
        if context is not None:
            template = f"gridwright/learn/{card.name}.html"
            columns[card.column].append(FilledCard(template, context))
    return {
        "place": "learn",
        "title": title,
        "titles": [known.name for known in TITLES],
        "columns": [column for column in columns if column],
    }
