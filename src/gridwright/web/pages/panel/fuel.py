"""Buying fuel: how much of each, at which prices, and what it powers."""

from dataclasses import dataclass

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.core.draft import Draft
from gridwright.core.offers import Offer
from gridwright.web.pages.panel import cards, sets
from gridwright.web.pages.panel.building import money_left
from gridwright.web.pages.panel.capacity import supply
from gridwright.web.pages.panel.parts import DONE, Go, Made, Note, Row, Turn, listed
from gridwright.web.pages.panel.tentative import spent
from gridwright.web.pages.showing import Reason

_STORAGE = "storage"  # where a map keeps coal beside the market
_TRIED = 3  # units of one fuel that a hint tries


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit on sale: buying up to here is so many, and this one costs so much."""

    number: int
    price: int
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Fuel:
    """One fuel: what is chosen, what may be, or why none."""

    id: str
    head: str
    name: str
    picture: SafeString
    amount: int
    cost: int
    units: list[Unit]
    reason: Reason | None

    @property
    def less(self) -> int:
        """One unit fewer."""
        return max(self.amount - 1, 0)

    @property
    def more(self) -> int:
        """One unit more; 0 where that is not possible."""
        return self.amount + 1 if self.amount < len(self.units) else 0


@dataclass(frozen=True, slots=True)
class Fuels:
    """The fuel market as a panel shows it."""

    fuels: list[Fuel]
    sets: list[sets.Set]


def panel(turn: Turn) -> Made:
    """Return the panel of buying fuel."""
    offers = [offer for offer in turn.asked if offer.text.split()[0] == "buy"]
    body = Fuels([_fuel(turn, offer) for offer in offers], sets.sets(turn))
    cost = spent(turn)
    label = turn.say("web.panel.fuel.finish", count=len(turn.lines), cost=cost)
    most, plants = supply(turn)
    with_ = turn.say("web.panel.with_plants", plants=listed(plants)) if plants else ""
    return Made(
        "fuel",
        turn.say("web.panel.fuel.heading"),
        body,
        rows=[Row(turn.say("web.panel.powers"), with_, str(most), "city"), money_left(turn)],
        notes=_notes(turn, offers),
        go=Go(label, (*turn.lines, DONE)),
        clear=turn.say("web.panel.clear") if turn.lines else "",
    )


def _fuel(turn: Turn, asked: Offer) -> Fuel:
    head = asked.text.rpartition(" ")[0]
    name = head.split()[1]
    fuel = sets.STORED.get(name, name)
    mine = [line for line in turn.lines if line.startswith(f"{head} ")]
    amount = sum([int(line.split()[-1]) for line in mine])
    offer = _beside(turn, head, mine) or asked
    costs = offer.costs if offer.is_legal else ()
    units = [
        Unit(number, cost - before, number <= amount)
        for number, (before, cost) in enumerate(zip((0, *costs), costs, strict=False), 1)
    ]
    known = f"web.panel.fuel.{name}"
    said = words.text(known) if words.current().knows(known) else words.term(fuel)
    return Fuel(
        name,
        head,
        said,
        cards.fuel(fuel),
        amount,
        costs[amount - 1] if 0 < amount <= len(costs) else 0,
        units,
        turn.reason(offer) if not amount else None,
    )


def _beside(turn: Turn, head: str, mine: list[str]) -> Offer | None:
    """Return what may be bought by lines of *head* beside all other purchases of the turn."""
    offers = turn.offers
    if mine:
        draft = Draft(turn.game, turn.look.view, turn.look.seat)
        for line in [line for line in turn.lines if line not in mine]:
            draft.add(turn.game.parse(line))
        offers = draft.offers()
    return next((each for each in offers if each.text.rpartition(" ")[0] == head), None)


# What follows


def _notes(turn: Turn, offers: list[Offer]) -> list[Note]:
    if not turn.lines and not any([offer.is_legal for offer in offers]):
        return [Note(turn.say("web.panel.fuel.nothing"))]
    hint = _hint(turn)
    return [Note(hint)] if hint else []


def _hint(turn: Turn) -> str:
    """Return the smallest purchase that powers more of the seat's cities, if there is one."""
    own = turn.after.cities
    now = min(supply(turn)[0], own)
    if now >= own:
        return ""
    for amount in range(1, _TRIED + 1):
        for offer in turn.offers:
            if not offer.is_legal or offer.text.split()[0] != "buy":
                continue
            if amount > sets.reach([offer], offer.text.rpartition(" ")[0]):
                continue
            line = f"{offer.text.rpartition(' ')[0]} {amount}"
            more = min(_supply_with(turn, line), own) - now
            if more > 0:
                fuel = sets.STORED.get(line.split()[1], line.split()[1])
                return turn.say("web.panel.fuel.hint", amount=amount, resource=fuel, cities=more)
    return ""


def _supply_with(turn: Turn, line: str) -> int:
    draft = Draft(turn.game, turn.look.view, turn.look.seat)
    for each in (*turn.lines, line):
        draft.add(turn.game.parse(each))
    return supply(turn, draft.state)[0]
