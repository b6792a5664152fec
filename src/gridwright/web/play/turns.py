"""The turns of bots: rows that processes claim, think about, and play.

No lock is held while a bot thinks. A worker that claims a turn has it until the lease ends; the
turns of one that died are free then, or as soon as its successor of the same name starts.
"""

from datetime import timedelta
from typing import Final

from django.db import transaction
from django.utils import timezone

from gridwright.bots.roster import RANDOM, company
from gridwright.bots.seated import decision_of
from gridwright.web import models
from gridwright.web.play.moves import play
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE

LEASE: Final = timedelta(seconds=20)  # many times what the strongest bot thinks
_PAUSE: Final = timedelta(seconds=1)
_LATER: Final = timedelta(minutes=1)
_TRIES: Final = 3  # after which the simplest bot moves


def free(worker: str) -> None:
    """Give back what a dead *worker* of this name had claimed."""
    models.BotTurn.objects.filter(worker=worker).update(lease=timezone.now(), worker="")


def claim(worker: str) -> models.BotTurn | None:
    """Return the turn that has waited longest, for *worker* alone; None if none is due."""
    now = timezone.now()
    due = models.BotTurn.objects.filter(lease__lte=now).order_by("lease")
    if not due.exists():  # so that an idle worker takes no lock
        return None
    with transaction.atomic():
        turn = due.select_for_update(skip_locked=True).first()
        if turn is None:
            return None
        turn.lease = now + LEASE
        turn.worker = worker
        turn.tries += 1
        turn.save()
    return turn


def put_back(turn: models.BotTurn) -> None:
    soon = timezone.now() + _PAUSE
    models.BotTurn.objects.filter(pk=turn.pk).update(lease=soon, worker="")


def put_aside(turn: models.BotTurn) -> None:
    """Leave a turn that this server cannot play for later, as if nobody had tried it."""
    later = timezone.now() + _LATER
    models.BotTurn.objects.filter(pk=turn.pk).update(lease=later, worker="", tries=0)


def take(turn: models.BotTurn) -> None:
    """Think about *turn* and play it; one that is out of date is dropped."""
    choice = _choose(turn)
    if choice is not None:
        seat, line = choice
        play(turn.table_id, seat, line, turn.index)
    models.BotTurn.objects.filter(pk=turn.pk).delete()


def _choose(turn: models.BotTurn) -> tuple[int, str] | None:
    """Return which seat does what; None where the table has moved on."""
    row = models.Table.objects.get(pk=turn.table_id)
    seating = Seating.of(row)
    with TABLE_CACHE.current(row, seating.names) as table:
        seat, count = table.to_act, len(table.moves)
        if row.version != turn.index or not row.is_running or seat not in seating.bots:
            return None
        view, game = table.view(seat), table.game
    level = seating.seats[seat].level if turn.tries <= _TRIES else RANDOM
    action = decision_of(game, company(level, seat), view, row.seed, count)
    return seat, game.write(action)
