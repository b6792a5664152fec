"""The secret maximum of a seat that takes part in the running auction."""

from dataclasses import dataclass
from typing import Any

from gridwright.web.pages.panel.bidding import Block, on_the_block
from gridwright.web.play import maxima
from gridwright.web.play.looks import Look


@dataclass(frozen=True, slots=True)
class Maximum:
    """What may be set, and what is."""

    lot: str  # the auction that it is meant for
    lowest: int
    highest: int
    value: int
    drops: bool
    is_set: bool


def maximum(look: Look) -> Maximum | None:
    """Return the form of a maximum, for a seat that can still bid."""
    if look.seat < 0 or look.to_act < 0 or not maxima.is_in(look.game, look.view, look.seat):
        return None
    snapshot: Any = look.game.snapshot(look.view)
    bid, money = snapshot["auction"]["bid"], snapshot["players"][look.seat]["money"]
    if money <= bid:
        return None
    kept = look.maximum
    value = kept.amount if kept is not None else min(bid + 1, money)
    lot = maxima.lot_of(look.game, look.view)
    return Maximum(lot, bid, money, value, kept is None or kept.drops, kept is not None)


def watched(look: Look) -> Block | None:
    """Return the auction as those see it who must wait."""
    return None if look.is_my_turn or look.to_act < 0 else on_the_block(look)
