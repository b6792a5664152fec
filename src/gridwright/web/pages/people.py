"""The people at a table: who is away, what they are asked, where they can go."""

from dataclasses import dataclass, field
from datetime import timedelta
from functools import lru_cache
from typing import Final

from django.utils import timezone
from django.utils.html import format_html_join
from django.utils.safestring import SafeString

from gridwright import words
from gridwright.core.errors import Value
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.models import ProposalKind, TableState
from gridwright.web.pages.common import Context
from gridwright.web.pages.log import ShownProposal, deed, first_shown
from gridwright.web.play import lobby
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

    @property
    def bot(self) -> str:
        """The level of a bot that would stand in for somebody."""
        return lobby.USUAL_LEVEL

    @property
    def step_options(self) -> SafeString:
        return _options(tuple(self.steps))

    @property
    def has_news(self) -> bool:
        return self.has_questions or self.can_rematch or bool(self.rematch)

    @property
    def has_questions(self) -> bool:
        """Whether there is more to show than the next game."""
        return bool(self.asked or self.absent or self.stood_in or self.kept_until)


def people(perspective: Perspective) -> People:
    kept_until = "" if perspective.deletion is None else words.day(perspective.deletion)
    if not perspective.own:
        return People(is_mine=False, kept_until=kept_until)
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
            if is_running
            and seat.guest_id != perspective.guest
            and (seat.stand_in or is_away(seat))
        ],
        stood_in="" if plays else perspective.bot_names[mine[0].number],
        own=perspective.own[0],
        can_leave=perspective.state == TableState.WAITING,
        can_pause=is_running and plays and bool(others),
        can_abandon=is_unfinished and plays,
        is_alone=not others,
        steps=_steps(perspective) if is_running and plays else [],
        can_rematch=not is_unfinished and again is None,
        rematch="" if again is None else again.pk,
        is_kept=service.reserved_seat(again, perspective.guest) >= 0,
        cover=perspective.cover if is_unfinished else "",
        asks=_asks(perspective),
        kept_until=kept_until,
    )


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
    if proposal.kind == ProposalKind.BACK:
        asked = [step for step in perspective.past_actions if step.index == proposal.number]
        what = _step(perspective, asked[0]) if asked else deed(perspective, proposal.number)
        return words.text("web.back.asks", by=by, what=what)
    return words.text(f"web.people.asks.{proposal.kind}", **values)


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
