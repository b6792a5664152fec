"""One look at a table, with the eyes of one seat. Pages are made of looks and of nothing else.

A look holds the view of its seat, never the state: what the seat may not know is not there.
Where people share a screen, it is the seat that has the screen; while the screen must be handed
to another, it is what everybody may see.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

from gridwright.core.errors import Message
from gridwright.core.events import NOBODY, Event
from gridwright.core.game import SPECTATOR, Game
from gridwright.core.game import State as Position
from gridwright.core.offers import Offer
from gridwright.tables import record
from gridwright.tables.table import Table, letter
from gridwright.web import models
from gridwright.web.play import cleaning, drafts, maxima, plans
from gridwright.web.play.affairs import NO_AFFAIRS, Affairs, affairs
from gridwright.web.play.automatic import unasked
from gridwright.web.play.drafts import Tried
from gridwright.web.play.seating import Seating
from gridwright.web.play.shelf import SHELF
from gridwright.web.play.undoing import undo_of
from gridwright.words import Names

_STEPS: Final = 40  # that somebody may want to go back by


@dataclass(frozen=True, slots=True)
class Step:
    """An action, as somebody may want to go back to before it."""

    index: int  # how many were played before
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Eyes:
    """With which seat's eyes a guest looks at a table."""

    seat: int  # for which they act
    sees: int  # whose view they have
    hand_over: int = NOBODY
    undoes: int = SPECTATOR  # whose last action they may take back


@dataclass(frozen=True, slots=True)
class Happened:
    """What one action brought about; the first of all is the setup."""

    number: int  # of the action, from 1; 0 is the setup
    seat: int  # who did it, or `NOBODY`
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Look:
    """What one seat, or somebody who watches, may know of a table."""

    id: str
    seat: int  # whose eyes these are, or `SPECTATOR`
    game: Game[Any]
    view: Position
    seats: tuple[models.Seat, ...]
    is_host: bool
    state: str
    options: dict[str, str]
    version: int
    change: int
    happened: tuple[Happened, ...]
    unasked: frozenset[int]  # places of events that were the only thing a seat could do
    places: tuple[int, ...]  # by seat, once the game is over
    scores: tuple[int, ...]
    no_undo: Message | None  # why the seat cannot take back its last action
    reconstructed: tuple[str, ...]
    tried: Tried | None  # the tentative turn, while the seat must decide
    maximum: models.Maximum | None  # of this seat in the running auction
    guest: int | None = None  # the key of who looks, if they are a guest
    own: tuple[int, ...] = ()  # all seats of the guest
    hand_over: int = NOBODY  # the seat that the screen must be given to first
    steps: tuple[Step, ...] = ()  # the latest actions, the last first
    affairs: Affairs = NO_AFFAIRS
    phases: tuple[str, ...] = ()  # of this round, in which the seat's turn is still to come
    plan: plans.Plan | None = None  # of this seat, for one of them
    actual: Position | None = None  # the view, where `view` is a copy to plan on

    @property
    def shown(self) -> Position:
        """The position that pictures show: with what the seat tries out."""
        return self.view if self.tried is None else self.tried.state

    @property
    def names(self) -> tuple[str, ...]:
        """How the players are called."""
        return tuple([seat.name for seat in self.seats])

    @property
    def lent(self) -> Names:
        """What the table lends to sentences."""
        return Names.of(self.game, self.names)

    @property
    def to_act(self) -> int:
        """The seat that must decide, or `NOBODY`."""
        is_played = self.state == models.State.RUNNING
        return self.game.to_act(self.view) if is_played else NOBODY

    @property
    def is_my_turn(self) -> bool:
        """Whether the seat of this look must decide."""
        return self.to_act == self.seat

    @property
    def me(self) -> str:
        """The letter of the seat, nothing for who watches."""
        return letter(self.seat) if self.seat >= 0 else ""

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened."""
        return tuple([event for each in self.happened for event in each.events])

    @property
    def planned(self) -> "Look":
        """The look on the copy that the seat plans on, while others act; else this one."""
        if self.plan is None or self.to_act == NOBODY or self.is_my_turn:
            return self
        return replace(self, view=self.plan.view, tried=self.plan.tried, actual=self.view)

    def offers(self) -> list[Offer]:
        """Return what the seat may add to its turn or could want now."""
        return [] if self.tried is None else self.tried.draft.offers()


def look(identifier: str, guest: models.Guest | None) -> Look | None:
    """Return what *guest* may know of a table; None where there is no such table."""
    row = models.Table.objects.filter(pk=identifier).first()
    if row is None:
        return None
    seating, concerns = Seating.of(row), affairs(row)
    cleaning.opened(row)
    with SHELF.live(identifier) as live:
        table = live.catch_up(row, seating.names)
        eyes = _eyes(row, seating, table, guest)
        view = table.view(eyes.sees)
        is_mine = row.is_running and table.to_act == eyes.seat
        own = seating.seats_of(guest)
        planner = eyes.seat if row.is_running and len(own) == 1 else SPECTATOR
        return Look(
            id=identifier,
            seat=eyes.seat,
            game=table.game,
            view=view,
            seats=seating.seats,
            is_host=guest is not None and row.host_id == guest.pk,
            state=row.state,
            options=dict(table.spec.options),
            version=row.version,
            change=row.change,
            happened=_happened(table),
            unasked=_unasked(row, table),
            places=tuple(table.ranking()) if table.is_over else (),
            scores=tuple(table.game.scores(table.state)) if table.is_over else (),
            no_undo=_no_undo(row, undo_of(row, table, seating, eyes.undoes).reason, eyes.seat),
            reconstructed=table.reconstructed,
            tried=drafts.read(row, eyes.seat, table.game, view) if is_mine else None,
            maximum=maxima.read(row, eyes.sees, table.game, view) if eyes.sees >= 0 else None,
            guest=None if guest is None else guest.pk,
            own=own,
            hand_over=eyes.hand_over,
            steps=_steps(table),
            affairs=concerns,
            phases=plans.phases_of(table.game, view, planner),
            plan=plans.read(row, planner, table.game, view),
        )


def _happened(table: Table) -> tuple[Happened, ...]:
    moves = [Happened(number, move.seat, move.events) for number, move in enumerate(table.moves, 1)]
    return (Happened(0, NOBODY, tuple(table.opening)), *moves)


def _steps(table: Table) -> tuple[Step, ...]:
    """Return the latest actions, the last first."""
    first = max(0, len(table.moves) - _STEPS)
    steps = [
        Step(index, move.seat, table.game.write(move.action))
        for index, move in enumerate(table.moves[first:], first)
    ]
    return tuple(reversed(steps))


# Whose eyes


def acting(identifier: str, guest: models.Guest | None, expected: int, *, is_undo: bool) -> int:
    """Return the seat for which *guest* acts at the version *expected*; else `SPECTATOR`.

    Who has one seat acts for that. Who has several acts for the one that is next, or takes back
    for the one that acted; what was written already, was written for the seat that is there.
    """
    seating = Seating.at(identifier)
    own = seating.seats_of(guest)
    if len(own) <= 1:
        return own[0] if own else SPECTATOR
    row = models.Table.objects.get(pk=identifier)
    written = row.actions.filter(index=expected, seat__in=own).first()
    if written is not None:
        return written.seat
    with SHELF.live(identifier) as live:
        table = live.catch_up(row, seating.names)
        if is_undo:
            return _eyes(row, seating, table, guest).undoes
        return table.to_act if table.to_act in own else own[0]


def _eyes(row: models.Table, seating: Seating, table: Table, guest: models.Guest | None) -> Eyes:
    """Return with which seat's eyes *guest* looks at *table*."""
    own = seating.seats_of(guest)
    if len(own) <= 1:
        seat = own[0] if own else SPECTATOR
        return Eyes(seat, seat, undoes=seat)
    people = [move.seat for move in table.moves if move.seat not in seating.bots]
    last = people[-1] if people and people[-1] in own else own[0]
    is_next = row.is_running and table.to_act in own and table.to_act not in seating.bots
    if not _hides(table, own):
        seat = table.to_act if is_next else last
        return Eyes(seat, seat, undoes=last)
    holder = seating.holder(own)
    aside = next(seat for seat in own if seat != table.to_act)  # so that it is nobody's turn
    if is_next and holder != table.to_act:
        return Eyes(aside if holder == NOBODY else holder, SPECTATOR, table.to_act, last)
    if holder == NOBODY:
        return Eyes(aside, SPECTATOR, undoes=last)
    return Eyes(holder, holder, undoes=last)


def _hides(table: Table, own: tuple[int, ...]) -> bool:
    """Whether one of the seats *own* may know what another may not."""
    game = table.game
    return len({game.hash_of(table.view(seat)) for seat in own}) > 1


def _no_undo(row: models.Table, reason: Message | None, seat: int) -> Message | None:
    if seat == SPECTATOR or row.state in (models.State.WAITING, models.State.ABANDONED):
        return Message("undo_nothing")
    return reason


def _unasked(row: models.Table, table: Table) -> frozenset[int]:
    """Return the places of the events that nobody was asked for."""
    moves, place = unasked(row, table), len(table.opening)
    found: list[int] = []
    for move in table.moves if moves else ():
        if id(move) in moves:
            found.append(place)
        place += len(move.events)
    return frozenset(found)


def public_record(identifier: str) -> str | None:
    """Return the record of a table as everybody may have it: its secrets only when it is over."""
    row = models.Table.objects.filter(pk=identifier).first()
    if row is None:
        return None
    names = Seating.of(row).names
    with SHELF.live(identifier) as live:
        return record.write_public(live.catch_up(row, names))
