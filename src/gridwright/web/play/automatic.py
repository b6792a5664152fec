"""What the server plays for people: bids up to a secret maximum, queued plans, forced actions.

It plays ordinary lines, right after the action before and in the same transaction. A forced action
is left to its seat where it is a decision all the same: building nothing, buying nothing.

A maximum is stored beside the record, never in it. Only its own seat ever sees it, and it ends
with the auction that it was set for. One by which its seat has dropped out is kept until that seat
acts again, so that whoever comes back learns of it.
"""

from collections.abc import Iterable
from typing import Any, Final

from gridwright.core.errors import GridwrightError
from gridwright.core.game import SPECTATOR, Game
from gridwright.core.notation import Decision
from gridwright.core.phase import State
from gridwright.tables.table import Table
from gridwright.web import models
from gridwright.web.play import drafts
from gridwright.web.play.writing import Change

_LOST: Final = "lost "  # before the auction of a maximum by which its seat has dropped out


def play_on(change: Change) -> None:
    """Play for people as long as nobody needs to be asked; the caller keeps the change."""
    row, table = change.row, change.table
    written: list[models.Action] = []
    while row.is_running and not table.is_over:
        seat = table.to_act
        if seat in change.seating.bots or change.seating.seats[seat].is_open:
            break
        bid = _by_maximum(change)
        forced = "" if bid else forced_line(table)
        lines = [bid or forced] if bid or forced else _take_from_queue(change)
        if not lines:
            break
        for line in lines:
            index, is_forced = table.version, bool(forced)
            action = models.Action(
                table=row, index=index, seat=seat, line=line, automatic=is_forced
            )
            written.append(action)
            if is_forced:
                change.cached.mark_unasked()
            change.carry_out(seat, line)
    models.Action.objects.bulk_create(written)
    _forget_old_maxima(change)


def forced_line(table: Table) -> str:
    """Return the only thing that the seat to act can do, where it decides nothing."""
    legal = table.game.lowest_bid_actions(table.state)
    if len(legal) != 1:
        return ""
    phrase = table.game.phrase(legal[0])
    return phrase.text if phrase.is_idle and phrase.decision is not Decision.DONE else ""


def _take_from_queue(change: Change) -> list[str]:
    """Take what the seat to act has queued for now; nothing where it must be asked."""
    row = drafts.current_row(change.drafts, change.table)
    lines = [] if row is None else drafts.queued_lines(row, change.table)
    if row is not None and lines:
        change.forget_drafts([row])
    return lines


# Secret maxima


def lot_of(game: Game[Any], view: State) -> str:
    """Return the id of the running auction; nothing where none is."""
    lot = game.lot(view)
    return "" if lot is None else lot.id


def current_maximum(
    stored: Iterable[models.Maximum], seat: int, game: Game[Any], view: State
) -> models.Maximum | None:
    """Return what of *stored* is the maximum of *seat* in the running auction."""
    own = [maximum for maximum in stored if maximum.seat == seat]
    return own[0] if own and own[0].lot == lot_of(game, view) else None


def lost_lot(stored: Iterable[models.Maximum], seat: int) -> tuple[str, int]:
    """Return the auction that *seat* has left by its maximum, and the amount; "" for none."""
    lost = [row for row in stored if row.seat == seat and row.lot.startswith(_LOST)]
    return (lost[0].lot.removeprefix(_LOST), lost[0].amount) if lost else ("", 0)


def store_maximum(change: Change, seat: int, amount: int, *, drops: bool) -> None:
    """Store a maximum for *seat*, or none with 0; raise `GridwrightError` where it cannot be."""
    table = change.table
    view = table.view(seat)
    if amount == 0:
        change.forget_maxima([seat])
        return
    lot = table.game.lot(view)
    if not change.row.is_running or lot is None or not lot.is_in(seat):
        raise GridwrightError("web.panel.maximum.not_in")
    money = table.game.money(view, seat)
    if not lot.bid <= amount <= money:
        raise GridwrightError("web.panel.maximum.between", {"lowest": lot.bid, "highest": money})
    change.store_maximum(seat, lot.id, amount, drops=drops)


def _by_maximum(change: Change) -> str:
    """Return what the seat to act does by its maximum; nothing where it must be asked."""
    table = change.table
    seat = table.to_act
    if not change.maxima:
        return ""
    maximum = current_maximum(change.maxima, seat, table.game, table.view(SPECTATOR))
    if maximum is None:
        return ""
    legal = {offer.decision: offer for offer in table.offers(seat) if offer.is_legal}
    bid, drop = legal.get(Decision.BID), legal.get(Decision.DROP)
    if bid is not None and bid.lowest <= maximum.amount:
        return bid.text
    if drop is None or not maximum.drops:
        return ""
    change.store_maximum(seat, _LOST + maximum.lot, maximum.amount, drops=True)
    return drop.text


def _forget_old_maxima(change: Change) -> None:
    """Forget the maxima of other auctions, but not those that were lost since their seats acted."""
    if change.maxima:
        table = change.table
        lot = lot_of(table.game, table.view(SPECTATOR))
        old = [maximum for maximum in change.maxima if maximum.lot != lot]
        change.forget_maxima([each.seat for each in old if not _is_last_of(change, each)])


def _is_last_of(change: Change, maximum: models.Maximum) -> bool:
    """Whether its seat has decided nothing since it dropped out by *maximum*."""
    unasked = change.cached.unasked
    for move in reversed(change.table.moves):
        if move.seat == maximum.seat and id(move) not in unasked:
            plants = [event.values["plant"] for event in move.events if event.kind.is_drop]
            return maximum.lot in [f"{_LOST}{move.round}.{plant}" for plant in plants]
    return False
