"""Secret maxima: how far the server bids for a seat in the running auction.

A maximum stands beside the record, never in it. Only its own seat ever sees it, and it ends with
the auction that it was set for.
"""

from typing import Any

from gridwright.core.errors import GridwrightError
from gridwright.core.game import SPECTATOR, Game, State
from gridwright.core.offers import Offer
from gridwright.tables.table import Table, letter
from gridwright.web import models
from gridwright.web.play.writing import Change

_BID = "bid"
_DROP = "drop"


def lot_of(game: Game[Any], view: State) -> str:
    """Return which auction is running: the round and the card; nothing where none is."""
    shown: Any = game.snapshot(view)
    auction = shown["auction"]
    return f"{shown['round']}.{auction['plant']}" if auction is not None else ""


def is_in(game: Game[Any], view: State, seat: int) -> bool:
    """Whether *seat* takes part in the running auction and has not dropped out."""
    shown: Any = game.snapshot(view)
    auction = shown["auction"]
    if auction is None:
        return False
    return letter(seat) in (auction["leader"], *auction["waiting"])


def read(row: models.Table, seat: int, game: Game[Any], view: State) -> models.Maximum | None:
    """Return the maximum of *seat* in the running auction, if it has set one."""
    found = row.maxima.filter(seat=seat).first()
    return found if found is not None and found.lot == lot_of(game, view) else None


def keep(change: Change, seat: int, amount: int, *, drops: bool) -> None:
    """Keep a maximum for *seat*, or none with 0; raise `GridwrightError` where it cannot be."""
    table = change.table
    view = table.view(seat)
    if amount == 0:
        change.row.maxima.filter(seat=seat).delete()
        return
    if not change.row.is_running or not is_in(table.game, view, seat):
        raise GridwrightError("web.panel.maximum.not_in")
    shown: Any = table.game.snapshot(view)
    money, bid = shown["players"][seat]["money"], shown["auction"]["bid"]
    if not bid <= amount <= money:
        raise GridwrightError("web.panel.maximum.between", {"lowest": bid, "highest": money})
    said = {"lot": lot_of(table.game, view), "amount": amount, "drops": drops}
    models.Maximum.objects.update_or_create(table=change.row, seat=seat, defaults=said)


def answer(row: models.Table, table: Table) -> str:
    """Return what the seat to act does by its maximum; nothing where it must be asked."""
    seat = table.to_act
    found = row.maxima.filter(seat=seat).first()
    if found is None or found.lot != lot_of(table.game, table.view(SPECTATOR)):
        return ""
    for offer in table.offers(seat):
        if offer.is_legal and _is_bid(offer) and offer.lowest <= found.amount:
            return offer.text
    return _DROP if found.drops else ""


def _is_bid(offer: Offer) -> bool:
    return offer.text.split()[0] == _BID


def forget_old(row: models.Table, table: Table) -> None:
    """Forget the maxima of auctions that are over."""
    if row.maxima.exists():
        row.maxima.exclude(lot=lot_of(table.game, table.view(SPECTATOR))).delete()
