"""The ledger of a game: what was bought, and how every round went."""

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from gridwright.core.events import Event, EventSink
from gridwright.core.game import SPECTATOR, Game

_BOUGHT: Final = {  # kinds of events: what was bought, under which values it is named and paid
    "bought_plant": ("plant", "plant", "bid"),
    "bought_card": ("card", "plant", "bid"),
    "bought_fuel": ("fuel", "resource", "cost"),
    "bought_storage": ("fuel", "resource", "cost"),
    "built": ("city", "city", "cost"),
    "hired": ("workers", "amount", "cost"),
}
_PAID: Final = ("powered", "produced")  # kinds of events that bring income


class Purchase(NamedTuple):
    """Something that a seat paid for."""

    round: int
    seat: int
    kind: str  # "plant", "card", "fuel", "city", "workers"
    item: str
    amount: int
    cost: int


class SeatRound(NamedTuple):
    """How a round ended for a seat."""

    round: int
    seat: int
    money: int
    cities: int
    plants: int
    income: int


class FuelPrice(NamedTuple):
    """What the cheapest unit of a fuel costs when a round begins."""

    round: int
    resource: str
    cost: int


@dataclass(slots=True)
class Details:
    """What is kept of a game beside its outcome."""

    purchases: list[Purchase] = field(default_factory=list)
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
        self._income = [0] * game.seats

    def update(self, state: Any) -> None:  # noqa: ANN401 - positions of any title
        """Enter the events in the sink, which led to *state*."""
        for event in self.sink.events:
            self._enter(event)
        self.sink.events.clear()
        if state.round != self._round or state.to_act < 0:
            if self._round:
                self._close(state)
            if state.round > self._round:
                self._open(state)

    def _enter(self, event: Event) -> None:
        values = event.values
        if event.kind.id in _PAID and event.seat >= 0:
            self._income[event.seat] += int(values["income"])
        if event.kind.id in _BOUGHT and event.seat >= 0:
            kind, item, cost = _BOUGHT[event.kind.id]
            amount = int(values.get("amount", 1))
            self.details.purchases.append(
                Purchase(
                    self._round, event.seat, kind, str(values[item]), amount, int(values[cost])
                )
            )

    def _open(self, state: Any) -> None:  # noqa: ANN401
        """Begin the round of *state*."""
        self._round = state.round
        if not self.details.order:
            self.details.order = [seat for seat in state.order if seat < self._game.seats]
        for resource, cost in _prices(self._game, state).items():
            self.details.prices.append(FuelPrice(state.round, resource, cost))

    def _close(self, state: Any) -> None:  # noqa: ANN401
        """End the current round in *state*."""
        players: Any = self._game.snapshot(state)["players"]
        for seat, player in enumerate(players):
            cities = player.get("network_size", len(player.get("cities", ())))
            plants = len(player["plants"]) if "plants" in player else len(_cards(player))
            self.details.rounds.append(
                SeatRound(self._round, seat, player["money"], cities, plants, self._income[seat])
            )
        self._income = [0] * self._game.seats


def _cards(player: Any) -> list[str]:  # noqa: ANN401
    """Return all cards of a company of Outpost."""
    return [*player["pool"], *player["slots"]["plant"], *player["slots"]["housing"]]


def _prices(game: Game[Any], state: Any) -> dict[str, int]:  # noqa: ANN401
    """Return the price of a unit of every fuel that is on sale; in Outpost, of a worker."""
    snapshot: Any = game.snapshot(state)
    if "labour_market" in snapshot:
        wages = [int(wage) for wage, workers in snapshot["labour_market"].items() if workers]
        return {"workers": min(wages)} if wages else {}
    view = game.view(state, SPECTATOR)
    prices: dict[str, int] = {}
    for offer in game.offers(view, 0, "resources"):
        words = offer.text.split()
        if words[0] == "buy" and len(words) > 1 and snapshot["market"].get(words[1]):
            prices.setdefault(words[1], offer.parts[0].amount if offer.parts else offer.cost)
    return prices
