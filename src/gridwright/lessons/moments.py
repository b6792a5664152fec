"""Moments: what a seat sees when the coach looks, with what has just been done.

Nothing here is more than the seat may know: the position is its view, and events are public.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from gridwright.core.draft import Draft
from gridwright.core.events import NOBODY, Event
from gridwright.core.game import Game, Snapshot
from gridwright.core.notation import Decision, Phrase
from gridwright.core.offers import Offer
from gridwright.core.phase import State
from gridwright.core.standing import Lot, Outlook, Standing
from gridwright.lessons.titles import TITLE_FACTS, Burner, Firm, TitleFacts
from gridwright.tables.table import Move, Table

_BRINGS_PLANTS: Final = ("plant", "card")


class Moment:
    """A position after some moves, as one seat sees it; answers are worked out when asked."""

    def __init__(
        self,
        game: Game[Any],
        view: State,
        seat: int,
        moves: Sequence[Move],
        draft: Draft[Any] | None = None,
    ) -> None:
        """*view* is that of *seat* after *moves*; a *draft* of its present turn counts with it."""
        self.game = game
        self.seat = seat
        self.moves = moves
        tried = [] if draft is None else draft.actions
        if draft is not None and draft.is_complete:
            tried = tried[:-1]  # which is not carried out before the turn is sent
        self._draft = tuple(tried)
        self.view: Any = draft.state if draft is not None and tried else view

    @classmethod
    def at(cls, table: Table, seat: int, draft: Draft[Any] | None = None) -> "Moment":
        """Return how *seat* sees *table* now."""
        return cls(table.game, table.view(seat), seat, table.moves, draft)

    # What has been done

    @property
    def number(self) -> int:
        """How many actions have been played."""
        return len(self.moves)

    @property
    def is_own(self) -> bool:
        """Whether the last action was the player's."""
        return bool(self.moves) and self.moves[-1].seat == self.seat

    @cached_property
    def act(self) -> tuple[Phrase, ...]:
        """The player's last action, if nobody has acted since."""
        return (self.game.phrase(self.moves[-1].action),) if self.is_own else ()

    @cached_property
    def drafted(self) -> tuple[Phrase, ...]:
        """What the player tries out."""
        return tuple([self.game.phrase(action) for action in self._draft])

    @cached_property
    def acts_of_round(self) -> tuple[Phrase, ...]:
        """Everything that the player has done in this round, tried or played."""
        number = self.game.round_of(self.view)
        own = [move for move in self.moves if (move.seat, move.round) == (self.seat, number)]
        return (*[self.game.phrase(move.action) for move in own], *self.drafted)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last action brought about."""
        return self.moves[-1].events if self.moves else ()

    @cached_property
    def last_own(self) -> int:
        """How many actions had been played after the player's last one; 0 if there was none."""
        own = [at for at, move in enumerate(self.moves, 1) if move.seat == self.seat]
        return own[-1] if own else 0

    # The position

    @property
    def is_over(self) -> bool:
        return self.game.to_act(self.view) < 0

    @property
    def is_my_turn(self) -> bool:
        return self.game.to_act(self.view) == self.seat

    @property
    def phase(self) -> str:
        return self.game.phase_of(self.view)

    @property
    def round(self) -> int:
        return self.game.round_of(self.view)

    @cached_property
    def title(self) -> TitleFacts:
        return TITLE_FACTS.of(self.game)

    @cached_property
    def snapshot(self) -> Snapshot:
        return self.game.snapshot(self.view)

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """What the player may do or could want now; nothing while others act."""
        return tuple(self.game.offers(self.view, self.seat)) if self.is_my_turn else ()

    @cached_property
    def decisions(self) -> frozenset[Decision]:
        return frozenset([offer.decision for offer in self.offers if offer.is_legal])

    @cached_property
    def standing(self) -> Standing:
        return self.game.standing(self.view, self.seat)

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        return tuple([self.game.standing(self.view, seat) for seat in range(self.game.seats)])

    @cached_property
    def outlook(self) -> Outlook:
        return self.game.outlook(self.view)

    @cached_property
    def burners(self) -> tuple[Burner, ...]:
        return self.title.burners(self.game, self.snapshot, self.seat)

    @cached_property
    def network(self) -> tuple[str, ...]:
        return self.title.network(self.snapshot, self.seat)

    @cached_property
    def firm(self) -> Firm:
        return self.title.firm(self.snapshot, self.seat)

    @cached_property
    def is_last_round(self) -> bool:
        return self.title.is_last_round(self.snapshot)

    # Auctions

    @cached_property
    def lot(self) -> Lot | None:
        """The running auction, or else the last one of this round as it ended."""
        running = self.game.lot(self.view)
        return running or self._last_lot()

    def _last_lot(self) -> Lot | None:
        number, card, bid, leader = self.round, "", 0, NOBODY
        for move in self.moves:
            for event in move.events if move.round == number else ():
                if event.kind.is_opening:
                    card = str(event.values["plant"])
                if event.kind.bid:
                    bid, leader = event.number(event.kind.bid), event.seat
        return Lot(number, card, bid, leader, ()) if card else None

    @cached_property
    def purchase(self) -> Event | None:
        """The player's last purchase of a plant or card."""
        return self._last_purchase(self.seat)

    @cached_property
    def sale(self) -> Event | None:
        """The last purchase of a plant or card by anyone."""
        return self._last_purchase(NOBODY)

    def _last_purchase(self, seat: int) -> Event | None:
        """Return the last purchase of *seat*, or with `NOBODY` of anyone."""
        for move in reversed(self.moves):
            for event in move.events:
                if event.kind.brings in _BRINGS_PLANTS and seat in (NOBODY, event.seat):
                    return event
        return None
