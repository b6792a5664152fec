"""The people at a table: who is away, what they are asked, where they can go."""

from dataclasses import dataclass, field
from datetime import timedelta
from functools import lru_cache
from typing import Any, Final

from django.utils import timezone
from django.utils.html import format_html_join
from django.utils.safestring import SafeString

from gridwright import words
from gridwright.core.errors import Value
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.clocks.units import MINUTE
from gridwright.web.known_tables import News
from gridwright.web.models import ProposalKind, TableState
from gridwright.web.pages.common import Context
from gridwright.web.pages.log import ShownProposal, deed, first_shown
from gridwright.web.pages.spans import seconds_in_words
from gridwright.web.pages.waiting import in_one_sentence
from gridwright.web.play import breaks, lobby
from gridwright.web.play import people as service
from gridwright.web.play.perspective import PastAction, Perspective
from gridwright.web.play.proposals import OpenProposal, is_away
from gridwright.web.play.seating import Seating

_NEWS: Final = timedelta(minutes=10)  # for which a rematch is something new
_LISTS: Final = 128


@dataclass(frozen=True, slots=True)
class AbsentPlayer:
    """Somebody who is away, or for whom a bot plays."""

    number: int
    letter: str
    name: str
    bot: str  # the name of the bot that stands in
    can_ask: bool  # whether a bot can be asked for


@dataclass(frozen=True, slots=True)
class People:
    """What a page tells one of the people at a table about all of them."""

    is_mine: bool  # whether the viewer sits here
    asked: list[ShownProposal] = field(default_factory=list)
    absent: list[AbsentPlayer] = field(default_factory=list)
    stood_in: str = ""  # the name of the bot that plays for the viewer
    own: int = 0  # a seat of the viewer
    can_leave: bool = False  # before the game
    can_pause: bool = False  # let a bot play for oneself
    can_abandon: bool = False
    is_alone: bool = False  # nobody else need be asked
    steps: list[tuple[int, str]] = field(default_factory=list)  # to go back to
    can_rematch: bool = False
    rematch: str = ""  # the table of the rematch
    is_kept: bool = False  # whether it reserves a seat for the viewer
    cover: str = ""  # whether auctions at the viewer's shared screen are covered: "on" or "off"
    asks: str = ""  # who else has asked for it, while that is news
    kept_until: str = ""  # said when the table was nearly deleted
    changed: str = ""  # what the host has changed, until the viewer has read it
    breaks: list[tuple[int, str]] = field(default_factory=list)  # in minutes, and in words
    gift: str = ""  # how much time the others can give to a seat
    gifted: list[tuple[int, str]] = field(default_factory=list)  # the seats that can be given it
    can_give_up: bool = False
    has_others: bool = False  # whether other people have seats
    bot: str = lobby.USUAL_LEVEL  # the level of a bot that would stand in for somebody

    @property
    def step_options(self) -> SafeString:
        return _options(tuple(self.steps))

    @property
    def break_options(self) -> SafeString:
        return _options(tuple(self.breaks))

    @property
    def gift_options(self) -> SafeString:
        return _options(tuple(self.gifted))

    @property
    def has_news(self) -> bool:
        return self.has_questions or self.can_rematch or bool(self.rematch)

    @property
    def has_questions(self) -> bool:
        """Whether there is more to show than the next game."""
        return bool(self.asked or self.absent or self.stood_in or self.kept_until or self.changed)


def people(perspective: Perspective, news: News = News.NONE) -> People:
    kept_until = "" if perspective.deletion is None else words.day(perspective.deletion)
    if not perspective.own:
        return People(is_mine=False, kept_until=kept_until, changed=_changed(perspective, news))
    seating = Seating(perspective.seats)
    is_running = perspective.state == TableState.RUNNING
    is_unfinished = is_running or perspective.state == TableState.WAITING
    mine = [perspective.seats[number] for number in perspective.own]
    others = [guest for guest in seating.people if guest != perspective.guest]
    plays = any([not seat.stand_in for seat in mine])
    again = perspective.rematch
    return People(
        is_mine=True,
        asked=[
            _shown_proposal(perspective, seating, proposal) for proposal in perspective.proposals
        ]
        if is_unfinished
        else [],
        absent=[
            _absent(seat, perspective.bot_names[seat.number], plays)
            for seat in perspective.seats
            if is_running and seat.guest_id != perspective.guest and _is_absent(perspective, seat)
        ],
        stood_in=""
        if plays or perspective.running_clock is not None  # whose panel says so
        else perspective.bot_names[mine[0].number],
        own=perspective.own[0],
        can_leave=perspective.state == TableState.WAITING,
        can_pause=is_running and plays and bool(others),
        can_abandon=is_unfinished and plays,
        is_alone=not others,
        has_others=any([guest != perspective.guest for guest in seating.guests]),
        steps=_steps(perspective) if is_running and plays else [],
        can_rematch=not is_unfinished and again is None,
        rematch="" if again is None else again.pk,
        is_kept=service.reserved_seat(again, perspective.guest) >= 0,
        cover=perspective.cover if is_unfinished else "",
        asks=_asks(perspective),
        kept_until=kept_until,
        changed=_changed(perspective, news),
        **_by_the_clock(perspective, plays=plays),
    )


def _by_the_clock(perspective: Perspective, *, plays: bool) -> dict[str, Any]:
    """Return what can be asked for at a table with a clock."""
    face = perspective.running_clock
    if face is None:
        return {}
    if not plays:
        return {"bot": face.terms.level}
    minutes = () if face.is_on_break else breaks.lengths(face.terms)
    game_round = perspective.view.round
    return {
        "breaks": [(count, seconds_in_words(count * MINUTE)) for count in minutes],
        "gift": seconds_in_words(face.terms.gift),
        "gifted": [
            (seat.number, seat.name)
            for seat in perspective.seats
            if breaks.may_be_given(seat, game_round)
        ],
        "can_give_up": True,
        "bot": face.terms.level,
    }


def _changed(perspective: Perspective, news: News) -> str:
    """Return what the host has changed for the viewer."""
    if not news:
        return ""
    table = in_one_sentence(perspective) if news is News.RULES else ""
    return words.text(f"web.change.told.{news}", table=table)


def _asks(perspective: Perspective) -> str:
    """Return who wants a rematch, for a while after they have asked the viewer."""
    again = perspective.rematch
    if again is None or again.host_id in (None, perspective.guest):
        return ""
    if timezone.now() - again.created > _NEWS:
        return ""
    return next((s.name for s in perspective.seats if s.guest_id == again.host_id), "")


def _shown_proposal(
    perspective: Perspective, seating: Seating, proposal: OpenProposal
) -> ShownProposal:
    voters = service.voters_of(seating, proposal.kind, proposal.number)
    needed = service.needed(proposal.kind, len(voters))
    yes = len(proposal.yes & set(voters))
    return ShownProposal(
        id=proposal.id,
        sentence=_sentence(perspective, proposal),
        count=words.text("web.people.count", yes=yes, needed=needed),
        can_answer=perspective.guest in voters and perspective.guest not in proposal.yes,
        has_agreed=perspective.guest in proposal.yes,
        back_to=proposal.number if _is_in_log(perspective, proposal) else -1,
    )


def _is_in_log(perspective: Perspective, proposal: OpenProposal) -> bool:
    """Whether the question is about a line of the log, where it can be answered."""
    is_back = proposal.kind == ProposalKind.BACK
    return is_back and proposal.number + 1 >= first_shown(perspective)


def _sentence(perspective: Perspective, proposal: OpenProposal) -> str:
    by = next((seat.name for seat in perspective.seats if seat.guest_id == proposal.by), "")
    values: dict[str, Value] = {"by": by}
    if proposal.kind == ProposalKind.STAND_IN:
        values["name"] = perspective.seats[proposal.number].name
    if proposal.kind in (ProposalKind.BREAK, ProposalKind.TIME):
        return _asks_for_time(perspective, proposal, by)
    if proposal.kind == ProposalKind.BACK:
        asked = [step for step in perspective.past_actions if step.index == proposal.number]
        what = _step(perspective, asked[0]) if asked else deed(perspective, proposal.number)
        return words.text("web.back.asks", by=by, what=what)
    return words.text(f"web.people.asks.{proposal.kind}", **values)


def _asks_for_time(perspective: Perspective, proposal: OpenProposal, by: str) -> str:
    face = perspective.clock
    assert face is not None  # nobody can ask for it without
    if proposal.kind == ProposalKind.BREAK:
        span = seconds_in_words(proposal.number * MINUTE)
        return words.text("web.clock.asks.break", by=by, span=span)
    name = perspective.seats[proposal.number].name
    span = seconds_in_words(face.terms.gift)
    return words.text("web.clock.asks.time", by=by, name=name, span=span)


def _is_absent(perspective: Perspective, seat: models.Seat) -> bool:
    """Whether to say that somebody is away, or that a bot plays; by the clock, the seat says so."""
    if seat.stand_in:
        return perspective.running_clock is None
    return is_away(seat)


def _absent(seat: models.Seat, bot: str, plays: bool) -> AbsentPlayer:  # noqa: FBT001
    can_ask = plays and not seat.stand_in
    return AbsentPlayer(seat.number, letter(seat.number), seat.name, bot, can_ask)


def _steps(perspective: Perspective) -> list[tuple[int, str]]:
    return [(step.index, _step(perspective, step)) for step in perspective.past_actions]


@lru_cache(_LISTS)
def _options(steps: tuple[tuple[int, str], ...]) -> SafeString:
    """Return *steps* to choose from, the same for all seats of a table."""
    return format_html_join("\n", '<option value="{}">{}</option>', steps)


def _step(perspective: Perspective, step: PastAction) -> str:
    """Return an action as the log tells it, or else as it is written."""
    name = perspective.names[step.seat]
    return deed(perspective, step.index) or words.text("web.people.step", name=name, line=step.text)


def hand_over(perspective: Perspective) -> Context:
    """Return to whom the screen must be given, and nothing else of the table."""
    number = perspective.hand_over
    return {
        "id": perspective.id,
        "number": number,
        "name": perspective.names[number],
        "letter": letter(number),
    }
