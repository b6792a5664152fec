"""What seats have done lately: duels, captions where they act, and the phase so far."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from gridwright import words
from gridwright.core.errors import Value, Values
from gridwright.core.events import INCOME, NOBODY
from gridwright.tables.table import letter
from gridwright.web.models import Tempo
from gridwright.web.pages.narration import (
    Account,
    Fact,
    accounts,
    bid_amounts,
    bids_summary,
    duel_seats,
    event_sentence,
    facts,
    is_bid,
    is_raise,
    purchase_values,
    say,
    say_deed,
    sentence,
)
from gridwright.web.play.perspective import Perspective

_GROUPED: Final = ("city", "fuel")  # what is bought several times in a turn
_WON: Final = ("plant", "card")  # what an auction is about
_LISTED: Final = 12  # deeds of a phase, the latest
_RECENT: Final = 60  # facts that captions are made of
_LATEST: Final = 8  # captions


# Duels


@dataclass(frozen=True, slots=True)
class Duel:
    """How the last two bots in an auction bid each other up."""

    letters: tuple[str, ...]  # of their seats, the winner last
    bids: tuple[int, ...]
    sentence: str
    summary: str
    sentences: tuple[str, ...]  # of every bid

    @property
    def middle(self) -> int:
        return self.bids[len(self.bids) // 2]


def duel(perspective: Perspective, account: Account) -> Duel:
    """Return the duel that *account* sums up."""
    events = [fact.event for fact in account.bids if fact.event is not None]
    return Duel(
        tuple([letter(seat) for seat in duel_seats(account)]),
        tuple(bid_amounts(account)),
        sentence(perspective, account),
        bids_summary(account),
        tuple([event_sentence(perspective, event) for event in events]),
    )


# Deeds


@dataclass(frozen=True, slots=True)
class Deed:
    """What a seat has done, for a caption at its place and for the list of a phase."""

    number: int  # of its last action
    letter: str
    name: str
    text: str  # follows the name
    detail: str = ""
    total: str = ""  # the money that was paid or earned
    kind: str = "seat"  # where it is seen: "city", "card", "fuel", "seat", or a card was "won"
    of: str = ""  # the ids of these places
    path: str = ""  # cities that the last connection runs through
    plants: str = ""  # that it has run

    @property
    def spoken(self) -> str:
        """The whole as one sentence."""
        whole = f"{self.name} {self.text}"
        if not self.total:
            return words.text("web.deed.spoken", whole=whole)
        return words.text("web.deed.spoken_total", whole=whole, total=self.total)


def deeds(perspective: Perspective, narrated: Iterable[Account]) -> list[Deed]:
    """Return those of *narrated* that seats have done."""
    candidates = [_deed(perspective, account) for account in narrated]
    return [deed for deed in candidates if deed is not None]


def _deed(perspective: Perspective, account: Account) -> Deed | None:
    fact, event = account.last, account.last.event
    seat = fact.seat
    if not 0 <= seat < len(perspective.names):
        return None
    if event is not None and (event.kind.is_drop or is_raise(event)):  # the panel shows them
        return None
    if event is not None and event.kind.frees:  # at the end of a round, which has its own strip
        return None
    if event is None:
        whole = sentence(perspective, account)
        return _seat_deed(perspective, fact, whole)
    values: dict[str, Value] = {**event.values}
    if event.kind.brings in _GROUPED:
        values.update(purchase_values(account))
    if not words.current().knows(f"web.deed.{event.kind.id}"):
        return _seat_deed(perspective, fact, event_sentence(perspective, event))
    total = sum([each.event.cost + each.event.gain for each in account.facts if each.event])
    kind, of = _place(account)
    return Deed(
        fact.number,
        letter(seat),
        perspective.names[seat],
        say_deed(perspective, event.kind.id, values),
        _detail(perspective, account),
        "" if event.kind.brings in _WON or not total else str(total),
        kind,
        of,
        str(event.values.get("path", "")),
        _run_plants(perspective, fact),
    )


def _run_plants(perspective: Perspective, fact: Fact) -> str:
    """Return the plants that the action of an income has run."""
    if fact.event is None or fact.event.kind.account != INCOME:
        return ""
    action = perspective.history[fact.number].action
    if action is None:
        return ""
    owned = perspective.game.standing(perspective.view, fact.seat).plants
    words_of_action = [word for _, word in perspective.game.phrase(action).tokens]
    return " ".join([word for word in words_of_action if word in owned])


def _seat_deed(perspective: Perspective, fact: Fact, whole: str) -> Deed | None:
    """Return a deed in the words of the log, if these begin with the name of the seat."""
    name = perspective.names[fact.seat]
    if not whole.startswith(f"{name} "):
        return None
    city = "" if fact.event is None else str(fact.event.values.get("city", ""))
    text = whole.removeprefix(f"{name} ").rstrip(".")
    kind = "city" if city else "seat"
    return Deed(fact.number, letter(fact.seat), name, text, kind=kind, of=city)


def _place(account: Account) -> tuple[str, str]:
    """Return where something was done: the kind of place, and which."""
    event = account.last.event
    assert event is not None
    items = [fact.event.item for fact in account.facts if fact.event is not None]
    if event.kind.brings == "city":
        return "city", items[-1]
    if event.kind.brings == "fuel":
        return "fuel", " ".join(dict.fromkeys(items))
    if event.kind.brings in _WON:
        return "won", event.item
    if event.kind.is_opening:
        return "card", str(event.values.get("plant", ""))
    return "seat", ""


def _detail(perspective: Perspective, account: Account) -> str:
    """Return how the price of a city comes about; nothing for anything else."""
    event = account.last.event
    if event is None or event.kind.brings != "city":
        return ""
    values = purchase_values(account)
    path = str(event.values.get("path", "")).split()
    if len(account.facts) > 1 or len(path) < 2:  # noqa: PLR2004 - a path leads from one city to another
        return str(values["sum"]) if len(account.facts) > 1 else ""
    parts: Values = {
        "slot": event.number("slot"),
        "connection": event.number("connection"),
        "city": path[0],
    }
    return say(perspective, "web.deed.built_detail", parts)


# The present phase


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """What others have done in this phase, while the viewer waits."""

    deeds: tuple[Deed, ...]
    duel: Duel | None


def meanwhile(perspective: Perspective) -> Meanwhile:
    """Return the phase so far."""
    phase = perspective.game.phase_of(perspective.view)
    entries = list(takewhile(lambda entry: entry.phase == phase, reversed(perspective.history)))
    first = entries[-1].number if entries else perspective.version + 1
    recent = [fact for fact in facts(perspective) if fact.number >= first]
    singles = accounts(recent, perspective.bots, by_turn=False)
    by_seats = [account for account in singles if account.last.seat != NOBODY]
    is_duel = bool(by_seats) and by_seats[-1].is_duel
    settled = [account for account in by_seats if not is_bid(account.last)]
    return Meanwhile(
        tuple(deeds(perspective, settled)[-_LISTED:]),
        duel(perspective, by_seats[-1]) if is_duel else None,
    )


def news(perspective: Perspective) -> tuple[Deed, ...]:
    """Return what others have done last, for captions: every action, or by turns if it is quick."""
    is_quick = perspective.tempo.tempo in (Tempo.QUICK, Tempo.AT_ONCE)
    narrated = accounts(facts(perspective)[-_RECENT:], perspective.bots, by_turn=is_quick)
    others = [account for account in narrated if account.last.seat != perspective.seat]
    return tuple(deeds(perspective, others)[-_LATEST:])


def news_key(perspective: Perspective) -> tuple[object, ...]:
    """Return what `news` depends on."""
    return (perspective.version, perspective.names, perspective.bots, perspective.tempo.tempo)
