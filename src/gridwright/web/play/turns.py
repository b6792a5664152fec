"""The turns of bots: rows that workers claim in a fair order, think about, and play.

Thinking is shared out among those who have laid the tables, whatever number of tables each has,
and tables that somebody looks at come first.
"""

import logging
import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from gridwright.bots.levels import LEVELS
from gridwright.bots.roster import RANDOM, company
from gridwright.bots.seated import VisitingBots
from gridwright.core.game import SPECTATOR
from gridwright.core.notation import Decision
from gridwright.tables.retracing import recent_views
from gridwright.tables.table import Table
from gridwright.web import models
from gridwright.web.clocks.running import NextTurn
from gridwright.web.play import leases, tempo, watching
from gridwright.web.play.moves import play_for_bots
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE

_LOG: Final = logging.getLogger(__name__)

_TRIES: Final = 3  # of one bot, after which a simpler one moves
_SIMPLER: Final = "steady"  # which does not look ahead
_OVERDUE: Final = timedelta(minutes=1)  # so late, a turn that nobody waits for comes first too

_PATIENCE: Final = 2.0  # seconds after which what is settled without a pause is written

_UPKEEP: Final = 0.01  # seconds for reading and writing a turn, whoever thinks
_THINKING: Final = {RANDOM: 0.0, **{level.name: level.usual_seconds for level in LEVELS}}

_VISITORS: Final = VisitingBots(recent_views)


def cost_of(level: str) -> float:
    """Return the seconds that a turn of a *level* is expected to take; the most for an unknown."""
    return _UPKEEP + _THINKING.get(level, max(_THINKING.values()))


@dataclass(frozen=True, slots=True)
class DueTurn:
    """A turn that may be claimed now."""

    key: int
    host: int | None  # the guest who laid the table
    cost: float
    lease: datetime
    is_awaited: bool  # somebody looks at the table, or the turn is very late


class Shares:
    """How much thinking each host has had from one worker: start-time fair queueing.

    Every host has a virtual time, which grows by the cost of each of its turns; the host whose next
    turn would end first is served next. A host that comes back after a pause begins at the time of
    the one served last: it neither saved up nor owes anything. So a cheap turn waits for hardly
    more than the thought that is under way, and a hundred tables of one host weigh as much as one.
    """

    def __init__(self) -> None:
        self._time = 0.0  # of the host served last, when its turn began
        self._starts: dict[int | None, float] = {}  # when the next turn of a host begins
        self._served: DueTurn | None = None  # the last

    def ordered(self, turns: Iterable[DueTurn]) -> list[DueTurn]:
        """Return the turns in the order in which to try them."""
        waiting = sorted(turns, key=lambda turn: (not turn.is_awaited, turn.lease, turn.key))
        firsts: dict[int | None, DueTurn] = {}
        for turn in waiting:
            firsts.setdefault(turn.host, turn)
        for host, start in list(self._starts.items()):
            if host not in firsts and start <= self._time:
                del self._starts[host]
        for host in firsts:
            self._starts.setdefault(host, self._time)
        served = sorted(
            firsts.values(),
            key=lambda turn: (not turn.is_awaited, self._starts[turn.host] + turn.cost, turn.lease),
        )
        return [*served, *[turn for turn in waiting if turn is not firsts[turn.host]]]

    def charge(self, turn: DueTurn) -> None:
        """Count *turn*, which is being served, for its host."""
        start = self._starts[turn.host]
        self._time = max(self._time, start)
        self._starts[turn.host] = start + turn.cost
        self._served = turn

    def charge_more(self, actions: int) -> None:
        """Count further *actions* that were played with the turn served last."""
        if self._served is not None:
            self._starts[self._served.host] += actions * self._served.cost


# Claiming


def claim(worker: str, shares: Shares | None = None) -> models.BotTurn | None:
    """Return the turn that is next by *shares*, for *worker* alone; None if none is due."""
    shares = Shares() if shares is None else shares
    now = watching.database_now()
    for turn in shares.ordered(_due(now)):
        if leases.claim(models.BotTurn, turn.key, turn.lease, worker, now):
            shares.charge(turn)
            return models.BotTurn.objects.filter(pk=turn.key).first()
    return None


def _due(now: datetime) -> list[DueTurn]:
    """Return the turns that may be claimed *now*; games of bots that nobody watches are parked."""
    rows = models.BotTurn.objects.filter(leases.is_due(now)).values_list(
        "pk", "lease", "level", "has_people", "table__host", "table__watched"
    )
    due: list[DueTurn] = []
    for key, lease, level, has_people, host, marked in rows:
        assert lease is not None  # parked turns are not due
        is_watched = watching.is_watched(marked, now)
        if has_people or is_watched:
            is_awaited = is_watched or now - lease > _OVERDUE
            due.append(DueTurn(key, host, cost_of(level), lease, is_awaited))
        else:
            watching.park(key, lease, marked)
    return due


# Playing


def take(turn: models.BotTurn) -> int:
    """Think about *turn* and play it; one that is out of date is dropped.

    Returns how many actions that were. A choice that the rules refuse raises
    `IllegalActionError`, and nothing is written.
    """
    lines = _think(turn)
    if lines:
        play_for_bots(turn.table_id, lines, turn.index)
    models.BotTurn.objects.filter(pk=turn.pk).delete()
    return len(lines)


def _think(turn: models.BotTurn) -> list[tuple[int, str]]:
    """Return which seats do what; nothing where the table has moved on.

    That is one action, or all until a person is asked or an auction among bots has ended, where the
    tempo has no pause between them; if they take long to think, as many as there are by then.
    """
    row = models.Table.objects.select_related("clock").get(pk=turn.table_id)
    seating = Seating.of(row)
    with TABLE_CACHE.current(row, seating.names) as current:
        if row.version != turn.index or not row.is_running or current.to_act not in seating.bots:
            return []
        table = current.copy()
    lines: list[tuple[int, str]] = []
    end = time.monotonic() + _PATIENCE
    while not lines or (time.monotonic() < end and _goes_on(row, table, seating)):
        seat = table.to_act
        level = _level(seating.seats[seat].level, turn)
        action = _VISITORS.decide(company(level, seat), table, row.seed)
        lines.append((seat, table.game.write(action)))
        table.play(action, seat)
        if _has_ended_its_turn(seating.seats[seat], table):
            break
    return lines


def _has_ended_its_turn(seat: models.Seat, table: Table) -> bool:
    """Whether a bot has just ended the only turn that it was to play for a seat."""
    game, state = table.game, table.state
    turn = NextTurn(table.to_act, game.round_of(state), game.phase_of(state))
    return seat.lent_for not in ("", turn.key)


def _goes_on(row: models.Table, table: Table, seating: Seating) -> bool:
    """Whether the next action belongs to the same stroke, by the tempo of this moment."""
    if table.to_act not in seating.bots:
        return False
    row.refresh_from_db(fields=["tempo", "is_paused", "skips_to"])
    if tempo.is_hurried(row, seating):
        return True
    if tempo.shows_every_action(row, seating) and _has_ended_turn(table):
        return True
    return not tempo.is_step_by_step(row, seating) and _is_among_bots(table, seating)


def _has_ended_turn(table: Table) -> bool:
    """Whether the last action only ended a turn of several: there is nothing to see of it."""
    moves = table.moves[-2:]
    if len({(move.seat, move.phase) for move in moves}) != 1 or len(moves) == 1:
        return False
    return table.game.phrase(moves[-1].action).decision is Decision.DONE


def _is_among_bots(table: Table, seating: Seating) -> bool:
    """Whether an auction is running in which nobody but bots may still bid."""
    lot = table.game.lot(table.view(SPECTATOR))
    return lot is not None and {lot.leader, *lot.waiting} <= seating.bots


def _level(level: str, turn: models.BotTurn) -> str:
    """Return who plays *turn*: the bot of the seat, or a simpler one where it failed too often."""
    if turn.tries <= _TRIES:
        return level
    simpler = _SIMPLER if turn.tries <= 2 * _TRIES and level != _SIMPLER else RANDOM
    details = {"table": turn.table_id, "level": level, "instead": simpler, "tries": turn.tries - 1}
    _LOG.warning("a simpler bot plays this turn", extra={"details": details})
    return simpler


# Waiting


@dataclass(frozen=True, slots=True)
class Waiting:
    """The turns that nobody is thinking about."""

    count: int  # that are due
    oldest: float  # seconds that the first of them has been due at a table with people
    parked: int


def waiting() -> Waiting:
    """Return how much work there is, and for how long people have waited for it."""
    now = watching.database_now()
    due = models.BotTurn.objects.filter(leases.is_due(now))
    awaited = due.filter(has_people=True).values_list("lease", flat=True)
    ages = [(now - lease).total_seconds() for lease in awaited if lease is not None]
    parked = models.BotTurn.objects.filter(lease=None).count()
    return Waiting(due.count(), max([0.0, *ages]), parked)
