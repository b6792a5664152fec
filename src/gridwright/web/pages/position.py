"""The page on which a position is pasted, looked at, and played."""

from dataclasses import dataclass

from django.urls import reverse

from gridwright import words
from gridwright.core.errors import GridwrightError, Message, Values
from gridwright.web.pages.common import Context, phase_name
from gridwright.web.pages.replay import ReplayLinks
from gridwright.web.pages.replay import moment as replay_moment
from gridwright.web.play import records, replays
from gridwright.web.play.replays import Recording
from gridwright.words import Names


@dataclass(frozen=True, slots=True)
class Steps:
    """The actions of a record to which a button leads."""

    first: int
    back_round: int
    back: int
    on: int
    on_round: int
    last: int


def pasting(text: str = "", refusal: str = "") -> Context:
    """Return the page without a position, perhaps with what is wrong with a text."""
    return {
        "place": "learn",
        "text": text[: records.MOST_CHARACTERS],
        "most": records.MOST_CHARACTERS,
        "refusal": refusal,
    }


def position(recording: Recording, text: str, at: int) -> Context:
    """Return the page with the position of *recording* after *at* actions."""
    if at > len(recording.moves):
        raise GridwrightError("web.replay.no_action", {"most": len(recording.moves)})
    here = reverse("position")
    links = ReplayLinks(here=here, record="", on=here if recording.is_open else "")
    return {
        **pasting(text),
        **replay_moment(recording, links, at, replays.UNITS[0]),
        "place": "learn",
        "count": len(recording.moves),
        "now": _now(recording, at),
        "steps": _steps(recording, at) if recording.moves else None,
        "is_hidden": not recording.is_open,
    }


def _now(recording: Recording, at: int) -> str:
    """Return where the game is, and who acts next."""
    game, state = recording.game, replays.position(recording, at)
    seat = game.to_act(state)
    if seat < 0:
        return words.text("web.position.over")
    names = Names(title=game.title)
    during = phase_name(game.phase_of(state), names)
    number = game.round_of(state)
    values: Values = {"during": during, "name": recording.names[seat]}
    if not number:
        return words.say(Message("web.position.before", values), names)
    return words.say(Message("web.position.now", {**values, "round": number}), names)


def _steps(recording: Recording, at: int) -> Steps:
    last = len(recording.moves)
    rounds = replays.starts(replays.course_of(recording), "round")
    return Steps(
        first=0,
        back_round=max([place for place in rounds if place < at], default=0),
        back=max(at - 1, 0),
        on=min(at + 1, last),
        on_round=min([place for place in rounds if place > at], default=last),
        last=last,
    )
