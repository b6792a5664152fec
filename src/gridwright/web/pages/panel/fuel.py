"""Buying fuel: how much of each, at which prices, what it powers, and sets in one press."""

from dataclasses import dataclass
from typing import Any, Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.core.draft import Draft
from gridwright.core.notation import Decision
from gridwright.core.offers import Offer
from gridwright.draw.panels import capital
from gridwright.web.pages.common import Reason
from gridwright.web.pages.panel.parts import (
    DecisionPanel,
    PanelNote,
    PricedUnit,
    SubmitButton,
    SumRow,
    card_face,
    fuel_picture,
    listed,
)
from gridwright.web.pages.panel.turn import Turn, supply
from gridwright.web.play import drafts

_HINTED: Final = 3  # units of one fuel that a hint tries at most
_ROUNDS: Final = 12  # more kinds of purchases than any table has


@dataclass(frozen=True, slots=True)
class FuelRow:
    """One fuel: how much is chosen, what may be, or why none."""

    id: str
    head: str
    name: str
    picture: SafeString
    amount: int
    cost: int
    units: list[PricedUnit]
    reason: Reason | None

    @property
    def less(self) -> int:
        return max(self.amount - 1, 0)

    @property
    def more(self) -> int:
        """One unit more; 0 where that is not possible."""
        return self.amount + 1 if self.amount < len(self.units) else 0


@dataclass(frozen=True, slots=True)
class FuelSet:
    """Several purchases in one press."""

    label: str
    lines: tuple[str, ...]
    cost: int
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class FuelMarket:
    """The fuel market as a panel shows it."""

    fuels: list[FuelRow]
    sets: list[FuelSet]
    refused: list[Reason]  # for several fuels in one sentence each


def fuel_panel(turn: Turn) -> DecisionPanel:
    offers = [offer for offer in turn.asked if _is_purchase(offer)]
    label = turn.say("web.panel.fuel.finish", count=len(turn.lines), cost=turn.spent)
    most, plants = supply(turn)
    detail = turn.say("web.panel.with_plants", plants=tuple(plants)) if plants else ""
    return DecisionPanel(
        "fuel",
        turn.say("web.panel.fuel.heading"),
        _market(turn, offers),
        rows=[SumRow(turn.say("web.panel.powers"), detail, str(most), "city"), *turn.money_rows()],
        notes=_notes(turn, offers),
        submit=SubmitButton(label, (*turn.lines, turn.done)),
        clear=turn.clear_label(),
    )


def _market(turn: Turn, offers: list[Offer]) -> FuelMarket:
    """Return a row for every fuel, except where one sentence says why several are refused."""
    rows = [_fuel_row(turn, offer) for offer in offers]
    alike: dict[tuple[str, tuple[str, ...]], list[FuelRow]] = {}
    for row, offer in zip(rows, offers, strict=True):
        if row.reason is not None and offer.refusal is not None and offer.target:
            alike.setdefault((offer.refusal.id, row.reason.clauses), []).append(row)
    refused: list[Reason] = []
    for (identifier, clauses), kin in alike.items():
        together = f"web.panel.fuel.refused.{identifier}"
        if len(kin) > 1 and words.current().knows(together):
            names = capital(listed([row.name for row in kin]))
            refused.append(Reason(turn.say(together, fuels=names), clauses))
            rows = [row for row in rows if row not in kin]
    return FuelMarket(rows, _sets(turn), refused)


def _is_purchase(offer: Offer) -> bool:
    return offer.decision is Decision.BUY


def _source(offer: Offer) -> str:
    """Return what is bought: a fuel, or the place beside the market that it comes from."""
    return offer.target or offer.parts[0].id


def _bought(turn: Turn, source: str) -> list[str]:
    return [line for line in turn.lines if _source_of(turn, line) == source]


def _source_of(turn: Turn, line: str) -> str:
    phrase = turn.phrase(line)
    sources = [_source(offer) for offer in turn.asked if offer.phrase.form == phrase.form]
    return phrase.target or sources[0]


def _draft(turn: Turn, lines: tuple[str, ...] = ()) -> Draft[Any]:
    draft: Draft[Any] = Draft(turn.game, turn.perspective.view, turn.perspective.seat)
    for line in lines:
        draft.add(turn.game.parse(line))
    return draft


def _fuel_row(turn: Turn, asked: Offer) -> FuelRow:
    name = _source(asked)
    fuel, _ = asked.phrase.fuel[0]
    mine = _bought(turn, name)
    amount = sum([turn.phrase(line).number for line in mine])
    offer = _beside(turn, name, mine) or asked
    costs = offer.costs if offer.is_legal else ()
    units = [
        PricedUnit(number, cost - before, number <= amount)
        for number, (before, cost) in enumerate(zip((0, *costs), costs, strict=False), 1)
    ]
    identifier = f"web.panel.fuel.{name}"
    label = words.text(identifier) if words.current().knows(identifier) else words.term(fuel)
    return FuelRow(
        name,
        drafts.head_of(asked.phrase),
        label,
        fuel_picture(fuel),
        amount,
        costs[amount - 1] if 0 < amount <= len(costs) else 0,
        units,
        turn.reason(offer) if not amount else None,
    )


def _beside(turn: Turn, source: str, mine: list[str]) -> Offer | None:
    """Return what may be bought from *source* beside all other purchases of the turn."""
    offers = turn.offers
    if mine:
        others = [line for line in turn.lines if _source_of(turn, line) != source]
        offers = _draft(turn, tuple(others)).offers()
    purchases = [offer for offer in offers if _is_purchase(offer)]
    return next((offer for offer in purchases if _source(offer) == source), None)


# What follows


def _notes(turn: Turn, offers: list[Offer]) -> list[PanelNote]:
    if not turn.lines and not any([offer.is_legal for offer in offers]):
        return [PanelNote(turn.say("web.panel.fuel.nothing"))]
    return []


@dataclass(frozen=True, slots=True)
class MoreFuel:
    """A purchase, and how many cities are powered with it."""

    fuel: str
    amount: int
    powered: int


def more_fuel(turn: Turn) -> MoreFuel | None:
    """Return the smallest purchase that powers more of the seat's cities, if there is one."""
    own = turn.after.cities
    now = min(supply(turn)[0], own)
    if now >= own:
        return None
    purchases = [offer for offer in turn.offers if offer.is_legal and _is_purchase(offer)]
    for amount in range(1, _HINTED + 1):
        for offer in purchases:
            if amount > (offer.highest if offer.is_range else offer.lowest):
                continue
            line = offer.at(amount)
            position = _draft(turn, (*turn.lines, line)).state
            powered = min(supply(turn, position)[0], own)
            if powered > now:
                return MoreFuel(offer.phrase.fuel[0][0], amount, powered)
    return None


# Sets


def _sets(turn: Turn) -> list[FuelSet]:
    """Return one run of all plants, and as much as they hold."""
    sets: list[FuelSet] = []
    for name, lines in (("one_run", _one_run(turn)), ("fill", _fill(turn))):
        if not lines or lines in [other.lines for other in sets]:
            continue
        draft = _draft(turn)
        if any([draft.add(turn.game.parse(line)) is not None for line in lines]):
            continue
        label = turn.say(f"web.panel.fuel.{name}")
        cost = turn.money - turn.game.money(draft.state, turn.perspective.seat)
        sets.append(FuelSet(label, lines, cost, sorted(lines) == sorted(turn.lines)))
    return sets


def _one_run(turn: Turn) -> tuple[str, ...]:
    """Return what is missing for one run of every plant, hybrids with what is cheapest."""
    offers = {
        _source(offer): offer for offer in turn.asked if offer.is_legal and _is_purchase(offer)
    }
    costs = {source: offer.costs for source, offer in offers.items()}  # of 1, 2, 3 units
    stored = dict(turn.before.fuel)
    needs = [card_face(turn.game, word).needs for word in turn.before.plants]
    missing: dict[str, int] = {}
    for fuels, count in sorted(needs, key=lambda need: "+" in need[0]):
        for _ in range(count if fuels else 0):
            kinds = fuels.split("+")
            held = [fuel for fuel in kinds if stored.get(fuel, 0) > 0]
            if held:
                stored[held[0]] -= 1
                continue
            prices = {
                fuel: _next_price(costs.get(fuel, ()), missing.get(fuel, 0)) for fuel in kinds
            }
            on_sale = [fuel for fuel in kinds if prices[fuel] >= 0]
            if not on_sale:
                return ()
            cheapest = min(on_sale, key=lambda fuel: prices[fuel])
            missing[cheapest] = missing.get(cheapest, 0) + 1
    return tuple([offers[fuel].at(count) for fuel, count in missing.items()])


def _next_price(costs: tuple[int, ...], bought: int) -> int:
    """Return what one unit more costs; -1 where there is none."""
    if bought >= len(costs):
        return -1
    return costs[bought] - (costs[bought - 1] if bought else 0)


def _fill(turn: Turn) -> tuple[str, ...]:
    """Return as much as the plants hold and the money pays, the cheapest fuel first."""
    draft = _draft(turn)
    lines: list[str] = []
    for _ in range(_ROUNDS):
        purchases = [offer for offer in draft.offers() if offer.is_legal and _is_purchase(offer)]
        if not purchases:
            break
        cheapest = min(purchases, key=lambda offer: offer.cost)
        lines.append(cheapest.last_text or cheapest.text)
        draft.add(turn.game.parse(lines[-1]))
    return tuple(lines)
