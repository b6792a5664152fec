"""The bar on top of a table or replay: title, round, phases, and how far what comes next is."""

from dataclasses import dataclass
from typing import Any

from gridwright import words
from gridwright.core.errors import Message
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.draw.page import AnyPicture
from gridwright.web.pages.common import phase_name


@dataclass(frozen=True, slots=True)
class TrackPhase:
    """One phase of the track."""

    name: str
    state: str  # "done", "now" or "ahead"


@dataclass(frozen=True, slots=True)
class Bar:
    """What the bar says."""

    title: str
    round: int
    phase: str
    stops: list[TrackPhase]
    goal: str
    here: str
    cities: list[bool]  # on the way to what comes next, and whether the leader has them


def bar(game: Game[Any], view: State, picture: AnyPicture) -> Bar:
    progress = picture.progress
    phase = game.phase_of(view)
    stops = _stops(phase, picture)
    now = [stop.name for stop in stops if stop.state == "now"]
    return Bar(
        picture.heading,
        game.round_of(view),
        now[0] if now else phase_name(phase, picture.table_names),
        stops,
        progress.goal,
        progress.here,
        [place < progress.leader for place in range(progress.needed)],
    )


def _stops(phase: str, picture: AnyPicture) -> list[TrackPhase]:
    if phase not in picture.phases and phase != "over":
        return [
            TrackPhase(
                words.say(Message("draw.setup", {"phase": phase}), picture.table_names), "now"
            )
        ]
    now = picture.phases.index(phase) if phase in picture.phases else len(picture.phases)
    return [
        TrackPhase(
            phase_name(name, picture.table_names),
            "done" if place < now else "now" if place == now else "ahead",
        )
        for place, name in enumerate(picture.phases)
    ]
