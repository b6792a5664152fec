"""The ledger of a game: what was paid and received, what was bid, and how every round ended.

It adds up: the money of a seat before a round, plus its income and compensation, less the cost of
its purchases in that round, is its money after the round.
"""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from gridwright.core.events import COMPENSATION, INCOME, NOBODY, Event, EventSink
from gridwright.core.game import SPECTATOR, Game
from gridwright.core.notation import Decision
from gridwright.core.phase import State
from gridwright.core.standing import Standing
from gridwright.phases.events import DROPPED
from gridwright.phases.state import AuctionState


class Purchase(NamedTuple):
    """Something that a seat paid for."""

    round: int
    seat: int
    kind: str  # "plant", "card", "fuel", "city", "workers"; else the id of the event
    item: str
    amount: int
    cost: int


class FinishedAuction(NamedTuple):
    """How a card was sold: every bid, from the first to the one that won."""

    auction: int  # 1 for the first of the game
    round: int
    card: str
    opener: int  # seat
    bidders: list[int]  # the seat of each bid
    bids: list[int]  # beside them
    dropped: list[int]  # seats, in the order in which they left
    winner: int  # seat
    price: int  # the last bid, less any rebate


class SeatRound(NamedTuple):
    """How a round went for a seat."""

    round: int
    seat: int
    money_before: int
    income: int
    compensation: int  # from the Demolition Contractor, and whatever else was received
    money: int  # at the end, as are cities and plants
    cities: int
    plants: int


class FuelPrice(NamedTuple):
    """What the cheapest unit of a fuel costs when a round begins."""

    round: int
    resource: str
    cost: int


@dataclass(slots=True)
class Details:
    """What is kept of a game beside its outcome."""

    purchases: list[Purchase] = field(default_factory=list)
    auctions: list[FinishedAuction] = field(default_factory=list)
    rounds: list[SeatRound] = field(default_factory=list)
    prices: list[FuelPrice] = field(default_factory=list)
    order: list[int] = field(default_factory=list)  # of the seats in the first round
    record: str = ""  # where the setting keeps one


class Ledger:
    """Keeps the details of one game while it is played."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self.details = Details()
        self.sink = EventSink()
        self._round = 0
        self._money: list[int] = []  # by seat, when the round began
        self._received = {INCOME: [0] * game.seats, COMPENSATION: [0] * game.seats}
        self._bids: list[tuple[int, int]] = []  # seat and bid of the auction that is running
        self._dropped: list[int] = []

    def update(self, state: State) -> None:
        """Enter the events in the sink, which led to *state*."""
        for event in self.sink.events:
            if 0 <= event.seat < self._game.seats:  # the dummy has no money
                self._enter(event)
        self.sink.events.clear()
        is_over = state.to_act == NOBODY
        if state.round == self._round and not is_over:
            return
        standings = [self._game.standing(state, seat) for seat in range(self._game.seats)]
        if self._round:
            self._close_round(standings)
        if state.round > self._round:
            self._open_round(state)
        self._money = [_exact(standing.money) for standing in standings]

    def _enter(self, event: Event) -> None:
        kind, seat = event.kind, event.seat
        if kind.gain:
            self._received[INCOME if kind.account == INCOME else COMPENSATION][seat] += event.gain
        if kind.bid:
            self._bids.append((seat, event.number(kind.bid)))
        if kind == DROPPED:
            self._dropped.append(seat)
        if kind.cost:
            bought = kind.brings or kind.id
            purchase = Purchase(self._round, seat, bought, event.item, event.amount, event.cost)
            self.details.purchases.append(purchase)
            if bought in ("plant", "card") and self._bids:
                self._close_auction(purchase)

    def _close_auction(self, purchase: Purchase) -> None:
        bidders, bids = [seat for seat, _ in self._bids], [bid for _, bid in self._bids]
        auctions = self.details.auctions
        auctions.append(
            FinishedAuction(
                len(auctions) + 1,
                self._round,
                purchase.item,
                bidders[0],
                bidders,
                bids,
                self._dropped,
                purchase.seat,
                purchase.cost,
            )
        )
        self._bids, self._dropped = [], []

    def _open_round(self, state: State) -> None:
        assert isinstance(state, AuctionState)
        self._round = state.round
        if not self.details.order:
            self.details.order = [seat for seat in state.order if seat < self._game.seats]
        for resource, cost in _prices(self._game, state).items():
            self.details.prices.append(FuelPrice(state.round, resource, cost))

    def _close_round(self, standings: list[Standing]) -> None:
        for seat, standing in enumerate(standings):
            self.details.rounds.append(
                SeatRound(
                    self._round,
                    seat,
                    self._money[seat],
                    self._received[INCOME][seat],
                    self._received[COMPENSATION][seat],
                    _exact(standing.money),
                    standing.cities,
                    len(standing.plants),
                )
            )
        for received in self._received.values():
            received[:] = [0] * self._game.seats


def _exact(money: int | None) -> int:
    assert money is not None, "a ledger follows positions that hide nothing"
    return money


def _prices(game: Game[Any], state: State) -> dict[str, int]:
    """Return the price of a unit of every fuel that is on sale; in Outpost, of a worker."""
    snapshot: Any = game.snapshot(state)
    if "labour_market" in snapshot:
        wages = [int(wage) for wage, workers in snapshot["labour_market"].items() if workers]
        return {"workers": min(wages)} if wages else {}
    prices: dict[str, int] = {}
    for offer in game.offers(game.view(state, SPECTATOR), 0, "resources"):
        if offer.decision is Decision.BUY and snapshot["market"].get(offer.target):
            prices.setdefault(offer.target, offer.parts[0].amount if offer.parts else offer.cost)
    return prices
