"""The turns of bots: rows that processes claim, think about, and play.

Nobody holds a lock while a bot thinks. Who claims a turn has it until the lease ends; a worker
that died is forgotten then, or as soon as its successor of the same name starts.
"""

from datetime import timedelta
from typing import Final

from django.db import transaction
from django.utils import timezone

from gridwright.bots.roster import RANDOM, company
from gridwright.core.rng import Rng
from gridwright.web import models
from gridwright.web.play.moves import play
from gridwright.web.play.seating import Seating
from gridwright.web.play.shelf import SHELF

LEASE: Final = timedelta(seconds=20)  # many times what the strongest bot thinks
_MOMENT: Final = timedelta(seconds=1)
_TRIES: Final = 3  # then the simplest bot moves
_STREAMS: Final = 1000  # far from the streams that the game itself draws from


def free(worker: str) -> None:
    """Give back what a dead *worker* of this name had claimed."""
    models.BotTurn.objects.filter(worker=worker).update(lease=timezone.now(), worker="")


def claim(worker: str) -> models.BotTurn | None:
    """Return the turn that has waited longest, for *worker* alone; None if none is due."""
    now = timezone.now()
    due = models.BotTurn.objects.filter(lease__lte=now).order_by("lease")
    if not due.exists():  # so that whoever idles takes no lock
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
    """Let *turn* be tried again in a moment."""
    soon = timezone.now() + _MOMENT
    models.BotTurn.objects.filter(pk=turn.pk).update(lease=soon, worker="")


def take(turn: models.BotTurn) -> None:
    """Think about *turn* and play it; one that is out of date is dropped."""
    found = _thought(turn)
    if found is not None:
        seat, line = found
        play(turn.table_id, seat, line, turn.index)
    models.BotTurn.objects.filter(pk=turn.pk).delete()


def _thought(turn: models.BotTurn) -> tuple[int, str] | None:
    """Return which seat does what; None where the table has moved on."""
    row = models.Table.objects.get(pk=turn.table_id)
    seating = Seating.of(row)
    with SHELF.live(row.pk) as live:
        table = live.catch_up(row, seating.names)
        seat, count = table.to_act, len(table.moves)
        if row.version != turn.index or not row.is_running or seat not in seating.bots:
            return None
        view, game = table.view(seat), table.game
    level = seating.seats[seat].level if turn.tries <= _TRIES else RANDOM
    # A stream for each decision: taking back and going on again brings the same answer.
    chance = Rng(row.seed).stream(_STREAMS + count)
    action = company(level, seat).bot(game, chance.state).choose(game, view)
    return seat, game.write(action)
