"""Levels of bots to choose from: how each plays, which are alike, and which suits a guest."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from django.utils.safestring import SafeString, mark_safe

from gridwright import words
from gridwright.arena import levels
from gridwright.arena.strengths import Pool, pool_of
from gridwright.bots import roster
from gridwright.bots.names import is_reserved
from gridwright.draw.faces import bars
from gridwright.draw.svg import element
from gridwright.draw.theme import PAGE
from gridwright.games.registry import SEATS
from gridwright.web import models
from gridwright.web.play.suggestions import Suggestion, suggestion_for


@dataclass(frozen=True, slots=True)
class LevelChoice:
    """A level with what a person should know of it."""

    id: str
    name: str
    about: str
    strength: int  # how many of five bars

    @property
    def bars(self) -> SafeString:
        return strength_bars(self.strength)


@dataclass(frozen=True, slots=True)
class AlikeNote:
    """Says which bots are equally strong at some tables of a title."""

    title: str
    pool: Pool
    sentence: str


@dataclass(frozen=True, slots=True)
class ShownSuggestion:
    """A table to start at once, and why."""

    table: Suggestion
    reason: str
    button: str
    map_field: str  # the name of the field of the form that takes the map


def level_choices(names: Iterable[str]) -> list[LevelChoice]:
    return [
        LevelChoice(name, level_name(name), levels.about(name), strength_of(name)) for name in names
    ]


def level_name(level: str) -> str:
    return words.text(f"web.level.{level}")


def level_in_words(level: str) -> str:
    """Return the name of a level and how it plays."""
    return f"{level_name(level)}: {levels.about(level)}"


def strength_of(level: str) -> int:
    """Return how many of five bars a level has; 0 for the random one and for people."""
    name = re.split("[:@]", level)[0]  # without character and budget
    return roster.names().index(name) if name in roster.names() else 0


@cache
def strength_bars(strength: int) -> SafeString:
    """Return the bars as a picture for pages without sprites; words beside it say the same."""
    drawing = bars(PAGE, strength, 0, 11)
    drawn = element("svg", drawing, class_="bars", aria_hidden="true", viewBox="0 0 17 11.5")
    return mark_safe(drawn)  # noqa: S308 - nothing in it comes from outside


def face_of(name: str) -> str:
    """Return the id of the face of a bot; "" for names that tables of older versions have."""
    return f"face-{name.lower()}" if is_reserved(name) else ""


def alike_notes(titles: Iterable[str]) -> list[AlikeNote]:
    """Return what forms say of equally strong levels, for tables of every size."""
    shown = {name: level_name(name) for name in roster.names()}
    return [
        AlikeNote(title, pool_of(seats), sentence)
        for title in titles
        for seats in SEATS[:2]  # one of each pool
        for sentence in levels.alike(title, seats, shown)
    ]


def suggestion(guest: models.Guest | None) -> ShownSuggestion | None:
    table = suggestion_for(guest)
    if table is None:
        return None
    against = {"level": level_name(table.against)} if table.against else {}
    record = "web.suits.against" if against else "web.suits.bots"
    advice = "web.suits.same" if table.is_same else "web.suits.other"
    name = level_name(table.level)
    sentences = (
        words.text(record, won=table.won, games=table.games, **against),
        words.text(advice, level=name),
    )
    return ShownSuggestion(
        table, " ".join(sentences), words.text("web.suits.play", level=name), f"map-{table.title}"
    )
