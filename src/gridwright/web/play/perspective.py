"""What one guest may know of a table. Pages are made from a `Perspective` and nothing else.

It holds the view of one seat, never the state: what that seat may not know is not in it. Where
people share a screen, it is the view of the seat that has the screen; while the screen must be
handed over, it is what everybody may see.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property
from typing import Any, Final

from gridwright.core.action import Action
from gridwright.core.errors import Message
from gridwright.core.events import NOBODY, Event
from gridwright.core.game import SPECTATOR, Game
from gridwright.core.notation import Decision
from gridwright.core.offers import Offer
from gridwright.core.phase import State as Position
from gridwright.tables.commitment import Commitment
from gridwright.tables.table import Table, letter
from gridwright.web import models
from gridwright.web.chat.talking import Conversation
from gridwright.web.clocks.faces import Face
from gridwright.web.play import (
    automatic,
    cleaning,
    coaching,
    drafts,
    hints,
    puzzles,
    watching,
)
from gridwright.web.play.coaching import Coaching
from gridwright.web.play.commitments import public_text, published
from gridwright.web.play.drafts import DraftTurn
from gridwright.web.play.hints import Hint
from gridwright.web.play.proposals import OpenProposal, open_proposals
from gridwright.web.play.puzzles import Stand
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE, CachedTable, rules_digest
from gridwright.web.play.table_changes import may_change
from gridwright.web.play.table_rows import TableRows, rows_of
from gridwright.web.play.tempo import TempoControl, control_of
from gridwright.web.play.turn_times import TurnTime
from gridwright.web.play.undoing import undo_of
from gridwright.web.seeks.admission import FREE, Admission, admission_of
from gridwright.words import Names

_PLENTY: Final = 200  # the highest bid that can be pressed where nobody's money is shown
_REACH: Final = 40  # actions that the table may be asked to go back by


@dataclass(frozen=True, slots=True)
class PastAction:
    """An action that the table could go back to before."""

    index: int  # how many were played before
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """For which seat a guest acts, and whose view they have."""

    seat: int
    sees: int
    hand_over: int = NOBODY  # the seat that the screen must be given to first
    undoes: int = SPECTATOR  # whose last action they may take back
    is_shared: bool = False  # whether they all look at one screen while an auction is held
    hides: bool = False  # whether one of their seats may know what another may not


@dataclass(frozen=True, slots=True)
class ActionEvents:
    """What one action brought about; the first of all is the setup."""

    number: int  # of the action, from 1; 0 is the setup
    seat: int  # who acted, or `NOBODY`
    events: tuple[Event, ...]
    phase: str = ""  # in which it was played
    action: Action | None = None


@dataclass(frozen=True)
class Perspective:
    """What one seat, or a spectator, may know of a table."""

    id: str
    seat: int  # for which the guest acts, or `SPECTATOR`
    game: Game[Any]
    view: Position
    seats: tuple[models.Seat, ...]
    is_host: bool
    host: int | None  # the key of the guest who has laid the table
    state: str
    options: dict[str, str]
    may_change: bool  # the guest may change the table, which waits
    rules: str  # the digest of what the host may change while the table waits
    version: int
    change: int
    history: tuple[ActionEvents, ...]
    unasked: frozenset[int]  # indexes of events that came of the only thing a seat could do
    places: tuple[int, ...]  # by seat, once the game is over
    scores: tuple[int, ...]
    undo_refusal: Message | None  # why the seat cannot take back its last action
    reconstructed: tuple[str, ...]
    draft_turn: DraftTurn | None  # while the seat is to act
    maximum: models.Maximum | None  # of this seat in the running auction
    lost_lot: tuple[str, int]  # the auction that it has left by its maximum since, and that
    tempo: TempoControl
    guest: int | None = None  # the key of the guest, if there is one
    own: tuple[int, ...] = ()  # all seats of the guest
    hand_over: int = NOBODY  # the seat that the screen must be given to first
    past_actions: tuple[PastAction, ...] = ()  # the last first
    proposals: tuple[OpenProposal, ...] = ()
    log_notes: tuple[models.LogNote, ...] = ()
    rematch: models.Table | None = None
    commitment: Commitment | None = None  # to the seed, where the table has one
    deletion: datetime | None = None  # when the table would have been deleted, where that was near
    phases: tuple[str, ...] = ()  # of this round, in which the seat's turn is still to come
    plan: DraftTurn | None = None  # of this seat, for one of them
    actual: Position | None = None  # the view, where `view` is a copy to plan on
    is_crowded_out: bool = False  # its bots rest, because too many games of bots are running
    board: str = ""  # the map
    code: str = ""  # that leads friends to the table while it waits
    bot_names: tuple[str, ...] = ()  # by seat, of the bot that plays there; "" for people
    is_shared: bool = False  # an auction at one screen for several seats: nothing hidden is shown
    cover: str = ""  # where seats at one screen hide something: "on" if auctions are covered too
    is_for_hints: bool = False  # everyone at the table may ask for them
    may_ask: bool = False  # the seat may, now
    hint: Hint | None = None  # that the seat has asked for; `draft_turn` is what it tries
    coaching: Coaching | None = None  # of the guest, where this is the table of their lesson
    puzzle: Stand | None = None  # that this table asks; `draft_turn` is its answer, if there is one
    clock: Face | None = None  # of the table, if it has one
    turn_times: tuple[TurnTime, ...] = ()  # where there is one
    chat: str = models.ChatMode.FREE  # what may be said at the table
    name: str = ""  # of the table
    is_rated: bool = False
    admission: Admission = FREE  # what is asked of who sits down
    conversation: Conversation | None = (
        None  # what the guest may read and say, on the page of the table alone
    )

    @property
    def shown(self) -> Position:
        """The position that pictures show: with the tentative turn."""
        return self.view if self.draft_turn is None else self.draft_turn.state

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])

    @cached_property
    def bots(self) -> frozenset[int]:
        """The seats that bots play."""
        return frozenset([seat.number for seat in self.seats if seat.level])

    @cached_property
    def sentence_names(self) -> Names:
        return Names.on_cards(self.game, self.names)

    @cached_property
    def to_act(self) -> int:
        """The seat to act, or `NOBODY`."""
        is_played = self.state == models.TableState.RUNNING
        return self.game.to_act(self.view) if is_played else NOBODY

    @property
    def is_daily(self) -> bool:
        """Whether the guest plays by a clock here that may stand still in their nights."""
        is_played = bool(self.own) and self.state == models.TableState.RUNNING
        return is_played and self.clock is not None and not self.clock.terms.is_live

    @property
    def is_my_turn(self) -> bool:
        return self.to_act == self.seat and not self.is_stood_in

    @property
    def is_stood_in(self) -> bool:
        """Whether a bot has the turns of the viewer's seat until they come back, by the clock."""
        return self.running_clock is not None and self.seat >= 0 and self.seat in self.bots

    @property
    def running_clock(self) -> Face | None:
        """The clock of the table while the game is on, if it has one."""
        return self.clock if self.state == models.TableState.RUNNING else None

    @property
    def is_waiting_live(self) -> bool:
        """Whether a game is to begin here as soon as everybody is at their pages."""
        is_waiting = self.state == models.TableState.WAITING
        return is_waiting and self.clock is not None and self.clock.terms.is_live

    @property
    def me(self) -> str:
        """The letter of the seat, "" for a spectator."""
        return letter(self.seat) if self.seat >= 0 else ""

    @cached_property
    def events(self) -> tuple[Event, ...]:
        return tuple([event for entry in self.history for event in entry.events])

    @cached_property
    def planned(self) -> "Perspective":
        """The perspective on the copy that the seat plans on while others act; else this one.

        At a shared screen it bids on a copy as well, on which it has more money than anybody.
        """
        if self.is_shared and self.draft_turn is not None:
            return replace(self, view=self.draft_turn.view, actual=self.view)
        if self.plan is None or self.to_act == NOBODY or self.is_my_turn:
            return self
        return replace(self, view=self.plan.view, draft_turn=self.plan, actual=self.view)

    @property
    def is_answered(self) -> bool:
        """Whether this is the table of a puzzle that the guest has answered."""
        return self.puzzle is not None and self.puzzle.attempt is not None

    def offers(self) -> list[Offer]:
        if self.draft_turn is None or self.is_answered:
            return []
        return self.draft_turn.draft.offers()


def perspective_of(identifier: str, guest: models.Guest | None) -> Perspective | None:
    """Return what *guest* may know of a table; None where there is no such table."""
    rows = rows_of(identifier, guest)
    return None if rows is None else perspective_from(rows)


def perspective_from(rows: TableRows) -> Perspective:
    """Return what a guest may know of a table whose rows are read."""
    return perspective_and_table(rows)[0]


def perspective_and_table(rows: TableRows) -> tuple[Perspective, Table, int]:
    """Return a perspective, a copy of its table for `play.insight`, and the seat that sees."""
    cleaning.mark_opened(rows.table)  # this and the next write: never with the table in hand
    watching.look(rows.table)
    with TABLE_CACHE.borrow(rows.table.pk) as cached:
        if cached.is_ahead_of(rows.table):  # somebody has played since they were read
            rows = TableRows.read(rows.table.pk, rows.guest) or rows
        row, seating, guest = rows.table, rows.seating, rows.guest
        table = cached.catch_up(row, seating.names)
        viewpoint = _viewpoint(row, seating, table, guest)
        seat, sees, game = viewpoint.seat, viewpoint.sees, table.game
        view = table.view(sees)
        offered = game.endowed(view, seat, _PLENTY) if viewpoint.is_shared else view
        own = seating.seats_of(guest)
        is_bots = rows.clock is not None and seat >= 0 and bool(seating.seats[seat].level)
        planner = seat if row.is_running and len(own) == 1 and not is_bots else SPECTATOR
        is_free = row.kind == models.TableKind.LESSON
        undo = undo_of(cached, seating, viewpoint.undoes, is_free=is_free)
        is_mine = row.is_running and table.to_act == seat and not is_bots
        draft_turn = drafts.current(rows.drafts, game, offered, seat) if is_mine else None
        may_ask = is_mine and not viewpoint.is_shared and hints.may_ask(row, seating, seat)
        hint = hints.current(rows.jobs, seat) if may_ask else None
        if hint is not None and hint.ideas and draft_turn is not None:
            draft_turn = hints.preview(hint, draft_turn, game, view)
        attempt = None if rows.puzzle is None else rows.puzzle.attempt
        if attempt is not None and draft_turn is not None:
            draft_turn = puzzles.given(game, view, seat, attempt)
        perspective = Perspective(
            id=row.pk,
            seat=seat,
            game=game,
            view=view,
            seats=seating.seats,
            is_host=guest is not None and row.host_id == guest.pk,
            host=row.host_id,
            state=row.state,
            options=dict(table.spec.options),
            may_change=may_change(row, guest),
            rules=rules_digest(row),
            version=row.version,
            change=row.change,
            history=_history(table),
            unasked=_unasked(cached),
            places=tuple(table.ranking()) if table.is_over else (),
            scores=tuple(game.scores(table.state)) if table.is_over else (),
            undo_refusal=_undo_refusal(row, undo.reason, seat),
            reconstructed=table.reconstructed,
            draft_turn=draft_turn,
            maximum=automatic.current_maximum(rows.maxima, sees, game, view),
            lost_lot=automatic.lost_lot(rows.maxima, sees),
            guest=None if guest is None else guest.pk,
            own=own,
            hand_over=viewpoint.hand_over,
            past_actions=_past_actions(table),
            proposals=open_proposals(row),
            log_notes=tuple(row.log_notes.all()),
            rematch=row.rematch,
            commitment=published(row, is_over=table.is_over),
            deletion=cleaning.notice(row),
            phases=game.turns_ahead(view, planner),
            plan=drafts.planned(rows.drafts, game, view, planner),
            is_crowded_out=rows.is_crowded_out,
            board=row.board,
            code=row.code,
            bot_names=seating.bot_names(row.seed),
            is_shared=viewpoint.is_shared,
            cover=_cover(guest) if viewpoint.hides else "",
            tempo=control_of(row, seating, guest),
            is_for_hints=row.hints == models.Hints.EVERYONE,
            may_ask=may_ask,
            hint=hint,
            coaching=coaching.coaching_of(rows.progress),
            puzzle=rows.puzzle,
            clock=rows.clock,
            turn_times=cached.turn_times,
            chat=row.chat,
            name=row.name,
            is_rated=row.is_rated,
            admission=admission_of(row),
        )
        return perspective, table.copy(), sees


def _history(table: Table) -> tuple[ActionEvents, ...]:
    moves = [
        ActionEvents(at, move.seat, move.events, move.phase, move.action)
        for at, move in enumerate(table.moves, 1)
    ]
    return (ActionEvents(0, NOBODY, tuple(table.opening)), *moves)


def _past_actions(table: Table) -> tuple[PastAction, ...]:
    first = max(0, len(table.moves) - _REACH)
    latest = [
        PastAction(index, move.seat, table.game.write(move.action))
        for index, move in enumerate(table.moves[first:], first)
    ]
    return tuple(reversed(latest))


def _undo_refusal(row: models.Table, reason: Message | None, seat: int) -> Message | None:
    unplayed = (models.TableState.WAITING, models.TableState.ABANDONED)
    if seat == SPECTATOR or row.state in unplayed:
        return Message("undo_nothing")
    return reason


def _unasked(cached: CachedTable) -> frozenset[int]:
    table, moves = cached.table, cached.unasked
    index = len(table.opening)
    indexes: list[int] = []
    for move in table.moves if moves else ():
        if id(move) in moves:
            indexes.append(index)
        index += len(move.events)
    return frozenset(indexes)


# Whose view


def acting(
    identifier: str,
    seating: Seating,
    guest: models.Guest | None,
    expected: int,
    *,
    is_undo: bool,
) -> int:
    """Return the seat for which *guest* acts at the version *expected*; else `SPECTATOR`.

    A guest with several seats acts for the one to act, or takes back for the one that acted last.
    A request that was carried out before belongs to the seat it was written for.
    """
    own = seating.seats_of(guest)
    if len(own) <= 1:
        return own[0] if own else SPECTATOR
    row = models.Table.objects.get(pk=identifier)
    written = row.actions.filter(index=expected, seat__in=own).first()
    if written is not None:
        return written.seat
    with TABLE_CACHE.current(row, seating.names) as table:
        if is_undo:
            return _viewpoint(row, seating, table, guest).undoes
        return table.to_act if table.to_act in own else own[0]


def _viewpoint(
    row: models.Table, seating: Seating, table: Table, guest: models.Guest | None
) -> Viewpoint:
    own = seating.seats_of(guest)
    if len(own) <= 1:
        seat = own[0] if own else SPECTATOR
        return Viewpoint(seat, seat, undoes=seat)
    people = [move.seat for move in table.moves if move.seat not in seating.bots]
    last = people[-1] if people and people[-1] in own else own[0]
    is_next = row.is_running and table.to_act in own and table.to_act not in seating.bots
    if not _hides(table, own):
        seat = table.to_act if is_next else last
        return Viewpoint(seat, seat, undoes=last)
    aside = next(seat for seat in own if seat != table.to_act)  # so that it is nobody's turn
    if row.is_running and is_auction(table) and _cover(guest) != "on":
        seat = table.to_act if is_next else aside
        return Viewpoint(seat, SPECTATOR, undoes=last, is_shared=True, hides=True)
    holder = seating.holder(own)
    if is_next and holder != table.to_act:
        seat = aside if holder == NOBODY else holder
        return Viewpoint(seat, SPECTATOR, table.to_act, last, hides=True)
    if holder == NOBODY:
        return Viewpoint(aside, SPECTATOR, undoes=last, hides=True)
    return Viewpoint(holder, holder, undoes=last, hides=True)


def _cover(guest: models.Guest | None) -> str:
    return "on" if guest is not None and guest.covers_turns else "off"


def is_auction(table: Table) -> bool:
    """Whether cards are being sold: bids are public, and so is all that they are made on."""
    forms = table.game.phases[table.state.phase].forms
    return any([form.decision is Decision.OPEN for form in forms])


def own_money(identifier: str, guest: models.Guest | None) -> tuple[str, int] | None:
    """Return the seat to act by its name, and its money, if *guest* acts for it at this screen."""
    rows = TableRows.read(identifier, guest)
    perspective = None if rows is None else perspective_from(rows)
    if (
        rows is None
        or perspective is None
        or not (perspective.is_shared and perspective.is_my_turn)
    ):
        return None
    with TABLE_CACHE.current(rows.table, rows.seating.names) as table:
        return perspective.names[perspective.seat], table.game.money(table.state, perspective.seat)


def _hides(table: Table, own: tuple[int, ...]) -> bool:
    """Whether one of the seats *own* may know what another may not."""
    game = table.game
    return len({game.hash_of(table.view(seat)) for seat in own}) > 1


def public_record(identifier: str) -> str | None:
    """Return the record of a table as everybody may have it: its secrets only when it is over."""
    row = models.Table.objects.filter(pk=identifier).first()
    if row is None:
        return None
    with TABLE_CACHE.borrow(identifier) as cached:
        cached.catch_up(row, Seating.of(row).names)
        return public_text(row, cached)
