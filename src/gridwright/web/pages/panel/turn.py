"""The decision of a seat: what it may do, what it tries out, what that costs and supplies."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from gridwright import words
from gridwright.core.events import Event
from gridwright.core.notation import Decision
from gridwright.core.offers import Offer, Part
from gridwright.core.phase import State
from gridwright.core.standing import Standing
from gridwright.draw.titles import PICTURES
from gridwright.games.registry import title_named
from gridwright.web.pages.common import Reason
from gridwright.web.pages.panel.parts import DraftItem, SumRow, card_face
from gridwright.web.pages.panel.wording import Wording
from gridwright.web.pages.titles import TITLE_PAGES, Links
from gridwright.web.play import drafts
from gridwright.web.play.perspective import Perspective

_POWERING: Final = "bureaucracy"  # the phase in which plants run


class Turn(Wording):
    """The decision of a seat, with the draft that it has made so far."""

    def __init__(self, perspective: Perspective) -> None:
        assert perspective.draft_turn is not None
        super().__init__(perspective.game, perspective.sentence_names)
        self.perspective = perspective
        self.pages = TITLE_PAGES.of(perspective.game)
        self.draft_turn = perspective.draft_turn
        self.lines = perspective.draft_turn.lines

    @cached_property
    def offers(self) -> list[Offer]:
        """What may be added to the draft, or could be wanted."""
        return self.perspective.offers()

    @cached_property
    def asked(self) -> list[Offer]:
        """What was offered before there was a draft."""
        if not self.lines:
            return self.offers
        return self.game.offers(self.perspective.view, self.perspective.seat)

    @cached_property
    def before(self) -> Standing:
        """What the seat has."""
        return self.standing(self.perspective.view)

    @cached_property
    def after(self) -> Standing:
        """What it would have with the draft."""
        return self.standing(self.perspective.shown)

    @cached_property
    def tags(self) -> dict[str, str]:
        """The discounts on cards of the market, as the market shows them."""
        snapshot = self.game.snapshot(self.perspective.view)
        return PICTURES.of(self.game)(self.game, snapshot).tags()

    @property
    def events(self) -> tuple[Event, ...]:
        return self.perspective.events

    @property
    def money(self) -> int:
        """The money of the seat, without the draft."""
        return self.game.money(self.perspective.view, self.perspective.seat)

    @property
    def spent(self) -> int:
        return self.money - self.game.money(self.perspective.shown, self.perspective.seat)

    @cached_property
    def done(self) -> str:
        """The line that ends a turn of several actions."""
        return next(form.text for form in self.game.forms if form.decision is Decision.DONE)

    def standing(self, position: State) -> Standing:
        return self.game.standing(position, self.perspective.seat)

    def chosen(self, ways: list[Offer], default: Offer) -> Offer:
        """Return the one of *ways* that the draft ends with; *default* where it has none."""
        if not self.lines:
            return default
        action = self.game.parse(self.lines[-1])
        return next((way for way in ways if way.action == action), default)

    def clauses(self, offer: Offer) -> tuple[str, ...]:
        """Return where the rules of the title speak of such an action."""
        books = tuple([f"{book}-" for book in title_named(self.game.title).clauses])
        return tuple([c for c in offer.phrase.form.clauses if c.startswith(books)])

    def reason(self, offer: Offer) -> Reason | None:
        if offer.refusal is None:
            return None
        return Reason.of(offer.refusal, self.perspective.sentence_names)

    def clear_label(self) -> str:
        """Return the label of the button that clears the draft; "" where there is none."""
        return self.say("web.panel.clear") if self.lines else ""

    def money_rows(self) -> list[SumRow]:
        """Return what the draft leaves of the money; the head says it where nothing is tried."""
        is_in_head = self.perspective.actual is None
        if is_in_head and not self.lines:
            return []
        detail = self.say("web.panel.minus", before=self.money, cost=self.spent)
        left = str(self.money - self.spent)
        return [SumRow(self.say("web.panel.money_left"), detail, left, "bolt")]

    def items(self) -> list[DraftItem]:
        """Return the draft line by line, each with what it cost when it was added."""
        view, seat = self.perspective.view, self.perspective.seat
        items = []
        priced = drafts.with_offers(self.game, view, seat, self.lines)
        for index, (line, offer, cost) in enumerate(priced):
            parts = offer.parts if offer is not None and not offer.is_range else ()
            detail = _sum(parts) if len(parts) > 1 else ""
            city = self.phrase(line).word("CITY")
            items.append(DraftItem(index, self.named(line), detail, cost, line, city))
        return items


def _sum(parts: Sequence[Part]) -> str:
    """Return the parts of a price as a sum: ``10 + 24``."""
    return words.text("web.parts_between").join([str(part.amount) for part in parts])


# What a price is made of


def links(turn: Turn) -> Links:
    return turn.pages.links(turn.game, turn.game.snapshot(turn.perspective.view))


def price_rows(turn: Turn, offer: Offer, known: Links) -> list[SumRow]:
    rows = [row for part in offer.parts for row in _part_rows(turn, part, known)]
    if offer.left < 0:
        return rows
    label = turn.say("web.panel.together", left=offer.left)
    return [*rows, SumRow(label, value=str(offer.cost), icon="total")]


def _part_rows(turn: Turn, part: Part, known: Links) -> list[SumRow]:
    name = words.text(f"web.part.{part.id}")
    legs = list(zip(part.path, part.path[1:], strict=False))
    costs = [known.get(frozenset(leg)) for leg in legs]
    if not legs or sum([cost or 0 for cost in costs]) != part.amount:
        return [SumRow(name, value=str(part.amount))]
    return [
        SumRow(turn.say("web.panel.leg", city=first, to=turn.game.name_of(second)), value=str(cost))
        for (first, second), cost in zip(legs, costs, strict=True)
    ]


# What plants supply


def runs(turn: Turn, position: State | None = None) -> list[Offer]:
    """Return the ways in which the plants of the seat could run, as if that were now."""
    shown = turn.perspective.shown if position is None else position
    offers = turn.game.offers(shown, turn.perspective.seat, _POWERING)
    return [offer for offer in offers if offer.is_legal]


def supply(turn: Turn, position: State | None = None) -> tuple[int, tuple[str, ...]]:
    """Return how many cities the fuel is enough for at most, and with which plants."""
    ways = runs(turn, position)
    if not ways:
        return 0, ()
    best = max(ways, key=lambda way: (_output(way), -len(way.text)))
    return _output(best), running(best)


def _output(way: Offer) -> int:
    return max(way.gain("output"), way.gain("cities"))


def running(way: Offer) -> tuple[str, ...]:
    """Return the plants that run in ``power 4 12 with coal 2``."""
    return way.phrase.words("PLANT") or way.phrase.words("CARD") if way.target else ()


def outputs(turn: Turn, plants: Sequence[str]) -> int:
    return sum([card_face(turn.game, word).yields[1] for word in plants])


# Fuel as notation names it: ``coal 2``, or cards as ``coal3:2 1``


def burnt(way: Offer) -> dict[str, int]:
    """Return how many units of each fuel plants burn, from whichever cards."""
    units: dict[str, int] = {}
    for fuel, count in way.phrase.fuel:
        units[fuel] = units.get(fuel, 0) + count
    return units
