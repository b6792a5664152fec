"""Levels of bots to choose from: how each plays, which are alike, and which suits a guest."""

from collections.abc import Iterable
from dataclasses import dataclass

from gridwright import words
from gridwright.arena import levels
from gridwright.arena.strengths import Pool, pool_of
from gridwright.bots import roster
from gridwright.games.registry import SEATS
from gridwright.web import models
from gridwright.web.play.suggestions import Suggestion, suggestion_for


@dataclass(frozen=True, slots=True)
class LevelChoice:
    """A level with what a person should know of it."""

    id: str
    name: str
    about: str


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
    return [LevelChoice(name, level_name(name), levels.about(name)) for name in names]


def level_name(level: str) -> str:
    return words.text(f"web.level.{level}")


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
