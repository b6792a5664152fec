"""The people at a table: who is away, what they are asked, where they can go."""

from dataclasses import dataclass, field

from gridwright import words
from gridwright.core.errors import Value
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.models import Kind, State
from gridwright.web.pages import dates
from gridwright.web.play import people as service
from gridwright.web.play.affairs import Question, is_away
from gridwright.web.play.looks import Look
from gridwright.web.play.seating import Seating

Context = dict[str, object]


@dataclass(frozen=True, slots=True)
class Asked:
    """A proposal as a page shows it."""

    id: int
    sentence: str
    count: str  # how many have agreed
    can_answer: bool
    has_agreed: bool


@dataclass(frozen=True, slots=True)
class Absent:
    """Somebody who is away, or for whom a bot plays."""

    number: int
    letter: str
    name: str
    level: str  # of the bot that stands in
    can_ask: bool  # whether a bot can be asked for


@dataclass(frozen=True, slots=True)
class People:
    """All that a page says about the people at a table to one of them."""

    is_mine: bool  # whether who looks sits here
    asked: list[Asked] = field(default_factory=list)
    absent: list[Absent] = field(default_factory=list)
    stood_in: str = ""  # the level of the bot that plays for who looks
    own: int = 0  # a seat of who looks
    can_leave: bool = False  # before the game
    can_pause: bool = False  # let a bot play for oneself
    can_abandon: bool = False
    is_alone: bool = False  # nobody else need be asked
    steps: list[tuple[int, str]] = field(default_factory=list)  # to go back to
    can_rematch: bool = False
    rematch: str = ""  # the table of the rematch
    is_kept: bool = False  # whether it keeps a seat for who looks
    kept_until: str = ""  # said when the table was nearly deleted

    @property
    def has_news(self) -> bool:
        """Whether there is anything to be said."""
        return self.has_questions or self.can_rematch or bool(self.rematch)

    @property
    def has_questions(self) -> bool:
        """Whether there is more to show than the next game."""
        said = (self.asked, self.absent, self.stood_in, self.kept_until)
        return any([bool(each) for each in said])


def people(look: Look) -> People:
    """Return what who looks is told about the people at the table."""
    kept = "" if look.affairs.ends is None else dates.day(look.affairs.ends)
    if not look.own:
        return People(is_mine=False, kept_until=kept)
    seating = Seating(look.seats)
    is_running = look.state == State.RUNNING
    is_unfinished = is_running or look.state == State.WAITING
    mine = [look.seats[number] for number in look.own]
    others = [guest for guest in seating.people if guest != look.guest]
    plays = any([not seat.stand_in for seat in mine])
    again = look.affairs.rematch
    return People(
        is_mine=True,
        asked=[_asked(look, seating, each) for each in look.affairs.questions]
        if is_unfinished
        else [],
        absent=[
            _absent(seat, plays)
            for seat in look.seats
            if is_running and seat.guest_id != look.guest and (seat.stand_in or is_away(seat))
        ],
        stood_in="" if plays else words.text(f"web.level.{mine[0].stand_in}"),
        own=look.own[0],
        can_leave=look.state == State.WAITING,
        can_pause=is_running and plays and bool(others),
        can_abandon=is_unfinished and plays,
        is_alone=not others,
        steps=_steps(look) if is_running and plays else [],
        can_rematch=not is_unfinished and again is None,
        rematch="" if again is None else again.pk,
        is_kept=service.seat_kept(again, look.guest) >= 0,
        kept_until=kept,
    )


def _asked(look: Look, seating: Seating, question: Question) -> Asked:
    voters = service.asked(seating, question.kind, question.number)
    needed = service.needed(question.kind, len(voters))
    yes = len(question.yes & set(voters))
    return Asked(
        id=question.id,
        sentence=_sentence(look, question),
        count=words.text("web.people.count", yes=yes, needed=needed),
        can_answer=look.guest in voters and look.guest not in question.yes,
        has_agreed=look.guest in question.yes,
    )


def _sentence(look: Look, question: Question) -> str:
    """Return what is asked, and by whom."""
    by = next((seat.name for seat in look.seats if seat.guest_id == question.by), "")
    values: dict[str, Value] = {"by": by}
    if question.kind == Kind.STAND_IN:
        values["name"] = look.seats[question.number].name
    if question.kind == Kind.BACK:
        found = [step for step in look.steps if step.index == question.number]
        what = _step(look, found[0].seat, found[0].text) if found else str(question.number)
        values["what"] = what
    return words.text(f"web.people.asks.{question.kind}", **values)


def _absent(seat: models.Seat, plays: bool) -> Absent:  # noqa: FBT001
    level = words.text(f"web.level.{seat.stand_in}") if seat.stand_in else ""
    can_ask = plays and not seat.stand_in
    return Absent(seat.number, letter(seat.number), seat.name, level, can_ask)


def _steps(look: Look) -> list[tuple[int, str]]:
    return [(step.index, _step(look, step.seat, step.text)) for step in look.steps]


def _step(look: Look, seat: int, text: str) -> str:
    return words.text("web.people.step", name=look.names[seat], line=text)


def hand_over(look: Look) -> Context:
    """Return to whom the screen must be given. It says nothing else of the table."""
    number = look.hand_over
    return {
        "id": look.id,
        "number": number,
        "name": look.names[number],
        "letter": letter(number),
    }
