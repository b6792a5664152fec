"""What happened, told by turns.

The purchases of a turn are one sentence, a turn in which nothing was done has one too, and bids
among bots are summed up once their auction has ended. A *fact* is one event, an *account* what is
told of one or several. The record keeps them all; only what is told is shorter.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from gridwright import words
from gridwright.core.errors import Message, Value, Values
from gridwright.core.events import NOBODY, Event
from gridwright.core.notation import Decision
from gridwright.web.play.perspective import ActionEvents, Perspective
from gridwright.web.recent import RecentValues

_KEPT: Final = 8192  # sentences, those of about a hundred logs
SENTENCES: Final[RecentValues[str]] = RecentValues(_KEPT)
_FEWEST_BIDS: Final = 2  # of the last two bots in an auction: fewer are told as they are
_GROUPED: Final = ("city", "fuel")  # what is bought several times in a turn
_WON: Final = ("plant", "card")  # what an auction is about


@dataclass(frozen=True, slots=True)
class Fact:
    """An event with the action that caused it; without one, a turn in which nothing is done."""

    number: int  # of the action
    actor: int
    phase: str
    event: Event | None
    is_unasked: bool = False  # it came of the only thing that its seat could do

    @property
    def seat(self) -> int:
        """Whose it is; `NOBODY` for what the game does by itself."""
        return self.actor if self.event is None else self.event.seat


@dataclass(frozen=True, slots=True)
class Account:
    """What is told in one line."""

    facts: tuple[Fact, ...]
    bids: tuple[Fact, ...] = ()  # what it sums up

    @property
    def first(self) -> Fact:
        return self.facts[0]

    @property
    def last(self) -> Fact:
        return self.facts[-1]

    @property
    def is_duel(self) -> bool:
        """Whether bots bid each other up, and one of them has won."""
        event = self.last.event
        return bool(self.bids) and event is not None and event.kind.brings in _WON


# Facts


def facts(perspective: Perspective) -> list[Fact]:
    """Return all facts, in their order."""
    entries, occurrences = perspective.history, []
    index = 0
    for place, entry in enumerate(entries):
        if _is_idle(perspective, entry, entries[place - 1] if place else None):
            occurrences.append(Fact(entry.number, entry.seat, entry.phase, None))
        for event in entry.events:
            is_unasked = index in perspective.unasked
            occurrences.append(Fact(entry.number, entry.seat, entry.phase, event, is_unasked))
            index += 1
    return occurrences


def _is_idle(perspective: Perspective, entry: ActionEvents, before: ActionEvents | None) -> bool:
    """Whether *entry* ends a turn in which nothing else was done."""
    if entry.action is None or any([event.seat == entry.seat for event in entry.events]):
        return False
    is_first = before is None or (before.seat, before.phase) != (entry.seat, entry.phase)
    return is_first and perspective.game.phrase(entry.action).decision is Decision.DONE


# Accounts


def accounts(
    occurrences: Sequence[Fact], bots: frozenset[int], *, by_turn: bool = True
) -> list[Account]:
    """Return *occurrences*, by turns or one by one, with the auctions among *bots* in short."""
    single = [Account((fact,)) for fact in occurrences]
    return _shortened(_by_turn(occurrences) if by_turn else single, bots)


def _by_turn(occurrences: Iterable[Fact]) -> list[Account]:
    """Put together what a seat buys of a kind in one turn, where it bought the first."""
    groups: list[list[Fact]] = []
    open_groups: dict[tuple[str, object], list[Fact]] = {}  # of this turn, by kind
    turn = (NOBODY, "")
    for fact in occurrences:
        if (fact.actor, fact.phase) != turn:
            turn = (fact.actor, fact.phase)
            open_groups = {}
        event = fact.event
        if event is None or event.kind.brings not in _GROUPED or event.seat != fact.actor:
            groups.append([fact])
            continue
        key = (event.kind.id, event.values.get("why"))
        if key in open_groups:
            open_groups[key].append(fact)
        else:
            groups.append([fact])
            open_groups[key] = groups[-1]
    return [Account(tuple(group)) for group in groups]


def _shortened(by_turn: Sequence[Account], bots: frozenset[int]) -> list[Account]:
    short: list[Account] = []
    auction: list[Account] = []  # from its opening on
    for account in by_turn:
        event = account.first.event
        if event is not None and (event.kind.is_opening or event.kind.is_round):
            short += auction
            auction = []
        if auction or (event is not None and event.kind.is_opening):
            auction.append(account)
        else:
            short.append(account)
        if auction and event is not None and event.kind.brings in _WON:
            short += _short_auction(auction, bots)
            auction = []
    return [*short, *auction]


def _short_auction(auction: list[Account], bots: frozenset[int]) -> list[Account]:
    """Sum up the bids of an auction since only bots are in it.

    Who drops out while at least two others go on has a line; so have the last two together.
    """
    opening, *bidding, purchase = auction
    people = [place for place, account in enumerate(bidding) if account.first.seat not in bots]
    start = people[-1] + 1 if people else 0
    if purchase.first.seat not in bots or opening.first.seat not in {*bots, *_seats(bidding)}:
        return auction
    lines = [opening, *bidding[:start]]
    bids: list[Fact] = []
    drops = [place for place, account in enumerate(bidding) if not is_bid(account.first)]
    last_drop = drops[-1] if drops else len(bidding)
    for place, account in enumerate(bidding[start:], start):
        fact = account.first
        if is_bid(fact) or place == last_drop:
            bids.append(fact)
        elif any([is_bid(bid) for bid in bids]):
            lines.append(Account((fact,), tuple(bids)))
            bids = []
        else:
            lines.append(account)
    if len([bid for bid in bids if is_bid(bid)]) >= _FEWEST_BIDS:
        return [*lines, Account(purchase.facts, tuple(bids))]
    return [*lines, *[Account((bid,)) for bid in bids], purchase]


def is_bid(fact: Fact) -> bool:
    return fact.event is not None and bool(fact.event.kind.bid)


def is_raise(event: Event) -> bool:
    return bool(event.kind.bid) and not event.kind.is_opening


def _seats(group: Iterable[Account]) -> set[int]:
    return {account.first.seat for account in group}


# Sentences


def sentence(perspective: Perspective, account: Account) -> str:
    """Return what *account* tells."""
    event = account.first.event
    if account.is_duel:
        return say(perspective, "web.log.duel", _duel_values(perspective, account))
    if account.bids:
        values: Values = {"who": account.first.seat, "bid": bid_amounts(account)[-1]}
        return say(perspective, "web.log.dropped_at", values)
    if event is None:
        values = {"who": account.first.seat, "phase": account.first.phase}
        return say(perspective, "web.log.nothing", values)
    if event.kind.brings in _GROUPED and words.current().knows(f"web.log.{event.kind.id}"):
        values = {"who": event.seat, **purchase_values(account)}
        return _say_purchase(perspective, event.kind.id, values)
    return event_sentence(perspective, event)


def event_sentence(perspective: Perspective, event: Event) -> str:
    """Return the sentence of *event*, which is the same for all seats, and on every later page."""
    names, catalogue = perspective.sentence_names, words.current()
    fact = (event.kind.id, event.seat, tuple(event.values.items()))
    key = (catalogue, perspective.game, names.players, fact)
    return SENTENCES.get(key, lambda: catalogue.event(event, names))


def purchase_values(account: Account) -> dict[str, Value]:
    """Return what was bought in a turn: cities or fuel, what they cost together, and the sum."""
    events = [fact.event for fact in account.facts if fact.event is not None]
    costs = [event.cost for event in events]
    values: dict[str, Value] = {"cost": sum(costs), "count": len(events)}
    if events[0].kind.brings == "fuel":
        return {**values, "parts": _fuel_parts(events)}
    if len(events) == 1:
        costs = [events[0].number("slot"), events[0].number("connection")]
    if "why" in events[0].values:
        values["why"] = events[0].values["why"]
    items = tuple([event.item for event in events])
    return {**values, "city": items, "sum": " + ".join([str(cost) for cost in costs])}


def _fuel_parts(events: Sequence[Event]) -> tuple[str, ...]:
    amounts: dict[str, int] = {}
    for event in events:
        amounts[event.item] = amounts.get(event.item, 0) + event.amount
    return tuple(
        [
            words.text("web.log.fuel", resource=resource, amount=amount)
            for resource, amount in amounts.items()
        ]
    )


def bid_amounts(account: Account) -> list[int]:
    """Return the bids that *account* sums up, in their order."""
    events = [fact.event for fact in account.bids if fact.event is not None]
    return [event.number(event.kind.bid) for event in events if event.kind.bid]


def bids_summary(account: Account) -> str:
    amounts = bid_amounts(account)
    return words.text("web.log.show_bids", count=len(amounts), bid=amounts[-1])


def duel_seats(account: Account) -> tuple[int, ...]:
    """Return the seats of a duel, the winner last."""
    winner = account.last.seat
    seats = dict.fromkeys([fact.seat for fact in account.bids if fact.seat != winner])
    return (*seats, winner)


def _duel_values(perspective: Perspective, account: Account) -> Values:
    event = account.last.event
    assert event is not None
    names = tuple([perspective.names[seat] for seat in duel_seats(account)])
    return {"names": names, "who": event.seat, "plant": event.item, "bid": event.cost}


def _say_purchase(perspective: Perspective, kind: str, values: Values) -> str:
    return words.say(Message(f"web.log.{kind}", values), perspective.sentence_names)


def say_deed(perspective: Perspective, kind: str, values: Values) -> str:
    return words.say(Message(f"web.deed.{kind}", values), perspective.sentence_names)


def say(perspective: Perspective, identifier: str, values: Values) -> str:
    return words.say(Message(identifier, values), perspective.sentence_names)
