"""The strip over the board when a round is over."""

from dataclasses import dataclass

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.core.errors import Message, Value
from gridwright.core.events import Event
from gridwright.tables.table import letter
from gridwright.web.pages.log import last_own
from gridwright.web.pages.panel.forecast import rank
from gridwright.web.pages.panel.parts import card_face, fuel_picture, house_picture
from gridwright.web.play.perspective import Perspective
from gridwright.web.play.round_summary import (
    Earnings,
    NewPlace,
    RoundReport,
    last_report,
    plants_of,
)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat in the lists of the strip."""

    mark: SafeString | str
    name: str
    is_me: bool
    detail: str = ""  # the cities it powered, or why it has its place
    income: int | None = None  # None where its money is hidden
    place: int = 0  # in the new player order, from 1
    rank: str = ""
    moved: int = 0  # places up, or down if less than 0
    move: str = ""  # the same in words

    @property
    def direction(self) -> str:
        """Where it moved: "up", "down", or "" if it stayed."""
        return "" if not self.moved else "up" if self.moved > 0 else "down"

    @property
    def distance(self) -> int:
        return abs(self.moved)


@dataclass(frozen=True, slots=True)
class RefillRow:
    """A resource that came to the market, or whose workers did."""

    picture: SafeString | str
    name: str
    amount: int
    detail: str


@dataclass(frozen=True, slots=True)
class RoundStrip:
    """All that the strip shows of a round."""

    round: int
    end: int  # the number of its last action
    is_new: bool  # whether the viewer has not acted since
    steps: str
    earned: list[SeatRow]
    refills: list[RefillRow]
    leavers: list[RefillRow]  # workers who went back to the labour market, by seat
    wage: str  # of the cheapest of them
    order: list[SeatRow]
    by: str  # what the order goes by
    changes: str
    spoken: str


def round_key(perspective: Perspective) -> tuple[object, ...]:
    """Return what the strip depends on."""
    report = last_report(perspective.history, perspective.game.seats)
    if report is None:
        return ()
    is_new = last_own(perspective) <= report.end
    return (report, is_new, perspective.names)


def round_strip(perspective: Perspective) -> RoundStrip | None:
    """Return the strip of the last round that is over."""
    report = last_report(perspective.history, perspective.game.seats)
    if report is None:
        return None
    return RoundStrip(
        round=report.round,
        end=report.end,
        is_new=last_own(perspective) <= report.end,
        steps=_sentences(perspective, report.steps),
        earned=[_earner(perspective, report, each) for each in report.earned],
        refills=_refills(perspective, report),
        leavers=[_leaver(perspective, seat, count) for seat, count in report.leavers],
        wage=_price(perspective, report, "worker"),
        order=[_placed(perspective, report, each) for each in report.order],
        by=words.text(f"web.round.by_{'cities' if _has_board(perspective) else 'income'}"),
        changes=_sentences(perspective, report.changes),
        spoken=_spoken(perspective, report),
    )


def _say(perspective: Perspective, identifier: str, **values: Value) -> str:
    return words.say(Message(identifier, values), perspective.sentence_names)


def _sentences(perspective: Perspective, events: tuple[Event, ...]) -> str:
    catalogue, names = words.current(), perspective.sentence_names
    return " ".join([catalogue.event(event, names) for event in events])


def _has_board(perspective: Perspective) -> bool:
    return bool(perspective.game.limits(perspective.view).cities)


def seat_row(perspective: Perspective, seat: int) -> tuple[SafeString | str, str, bool]:
    """Return the mark and the name of a seat or the dummy, and whether it is the viewer's."""
    if seat >= perspective.game.seats:
        name = words.current().shown("who", seat, perspective.sentence_names)
        return house_picture("T"), name, False
    is_me = seat == perspective.seat
    name = words.text("web.panel.you") if is_me else perspective.names[seat]
    return house_picture(letter(seat)), name, is_me


def _earner(perspective: Perspective, report: RoundReport, each: Earnings) -> SeatRow:
    mark, name, is_me = seat_row(perspective, each.seat)
    standing = perspective.game.standing(perspective.view, each.seat)
    place = next(new for new in report.order if new.seat == each.seat)
    return SeatRow(
        mark,
        name,
        is_me,
        "" if each.cities is None else _say(perspective, "web.round.cities", count=each.cities),
        each.income if standing.is_exact else None,
        place.place + 1,
        rank(place.place + 1),
        place.moved,
        _move(place),
    )


def _move(place: NewPlace) -> str:
    if place.before is None:
        return ""
    key = "same" if not place.moved else "up" if place.moved > 0 else "down"
    return words.text(f"web.round.{key}", count=abs(place.moved))


def _placed(perspective: Perspective, report: RoundReport, place: NewPlace) -> SeatRow:
    mark, name, is_me = seat_row(perspective, place.seat)
    return SeatRow(
        mark,
        name,
        is_me,
        _reason(perspective, report, place.seat),
        place=place.place + 1,
        rank=rank(place.place + 1),
        moved=place.moved,
        move=_move(place),
    )


def _reason(perspective: Perspective, report: RoundReport, seat: int) -> str:
    """Return what gives a seat its place, with its highest plant where that decides."""
    if seat >= perspective.game.seats or (_has_board(perspective) and report.has_built):
        return ""
    counts = _counts(perspective, report)
    key = "cities" if _has_board(perspective) else "income"
    if list(counts.values()).count(counts[seat]) == 1:
        return _say(perspective, f"web.round.{key}", count=counts[seat])
    plants = plants_of(perspective.history, seat, report.end)
    numbers = [int(card_face(perspective.game, plant).number) for plant in plants]
    if not numbers:
        return _say(perspective, f"web.round.{key}", count=counts[seat])
    return _say(perspective, f"web.round.{key}_plant", count=counts[seat], plant=max(numbers))


def _counts(perspective: Perspective, report: RoundReport) -> dict[int, int]:
    if not _has_board(perspective):
        return {each.seat: each.income for each in report.earned}
    game, view = perspective.game, perspective.view
    return {seat: game.standing(view, seat).cities for seat in range(game.seats)}


def _refills(perspective: Perspective, report: RoundReport) -> list[RefillRow]:
    rows = []
    for refill in report.refills:
        detail = _price(perspective, report, refill.resource)
        if refill.cards:
            detail = _say(perspective, "web.round.cards", count=refill.cards)
        name = words.term(refill.resource)
        rows.append(RefillRow(fuel_picture(refill.resource), name, refill.amount, detail))
    return rows


def _leaver(perspective: Perspective, seat: int, count: int) -> RefillRow:
    mark, name, _ = seat_row(perspective, seat)
    return RefillRow(mark, name, count, "")


def _price(perspective: Perspective, report: RoundReport, resource: str) -> str:
    """Return what the cheapest unit costs, while it is still as the round has left it."""
    price = perspective.game.lowest_prices(perspective.view).get(resource, 0)
    if report.has_bought or not price:
        return ""
    return _say(perspective, "web.round.from", price=price)


def _spoken(perspective: Perspective, report: RoundReport) -> str:
    """Return the round in one sentence for who listens."""
    sentences = [_say(perspective, "web.round.over_said", round=report.round)]
    mine = [each for each in report.earned if each.seat == perspective.seat]
    place = [each for each in report.order if each.seat == perspective.seat]
    if mine and place:
        key = "you_are" if place[0].moved else "you_stay"
        values: dict[str, Value] = {"income": mine[0].income, "rank": rank(place[0].place + 1)}
        sentences.append(_say(perspective, f"web.round.{key}", **values))
    return " ".join([*sentences, _sentences(perspective, report.steps)]).strip()
