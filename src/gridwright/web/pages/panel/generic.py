"""Any decision that has no panel of its own: everything that may be done, one under the other."""

from dataclasses import dataclass

from gridwright.core.offers import Offer
from gridwright.web.pages.panel import tentative
from gridwright.web.pages.panel.building import choice, money_left
from gridwright.web.pages.panel.parts import DONE, Choice, Go, Made, Stepper, Turn, numbered
from gridwright.web.pages.panel.paths import links


@dataclass(frozen=True, slots=True)
class Range:
    """Actions that differ in one number."""

    head: str
    label: str
    stepper: Stepper
    prices: str


@dataclass(frozen=True, slots=True)
class Anything:
    """What may be done, and what not."""

    choices: list[Choice]
    ranges: list[Range]
    refused: list[Choice]
    way: str  # what becomes of a choice: it is added, or it is all


def panel(turn: Turn) -> Made:
    """Return the panel of any decision."""
    is_turn = any([offer.text == DONE for offer in turn.asked])
    offers = [offer for offer in (turn.offers if is_turn else turn.asked) if offer.text != DONE]
    choices = [_choice(turn, each) for each in offers if each.is_legal and not each.is_range]
    ranges = [_range(turn, each) for each in offers if each.is_legal and each.is_range]
    refused = [_choice(turn, each) for each in offers if not each.is_legal]
    way = "add" if is_turn else "only"
    lines = (*turn.lines, DONE) if is_turn else turn.lines
    label = turn.say("web.panel.generic.finish" if is_turn else "web.panel.generic.go")
    return Made(
        "generic",
        turn.say("web.panel.generic.heading", phase=turn.game.phase_of(turn.look.view)),
        Anything(numbered(choices), ranges, refused, way),
        tentative.items(turn),
        [money_left(turn)],
        go=Go(label, lines) if lines else None,
        clear=turn.say("web.panel.clear") if turn.lines else "",
    )


def _choice(turn: Turn, offer: Offer) -> Choice:
    form = turn.form_of(offer)
    if "CITY" in form.words:
        made = choice(turn, offer, links(turn))
        return Choice(
            made.line,
            tentative.named(turn, offer.text),
            made.price,
            made.reason,
            rows=made.rows,
            kind=made.kind,
            of=made.of,
            path=made.path,
        )
    kind = "card" if {"PLANT", "CARD"} & set(form.words) else ""
    of = offer.text.split()[1] if kind else ""
    label = tentative.named(turn, offer.text)
    price = str(offer.cost) if offer.cost else ""
    return Choice(offer.text, label, price, turn.reason(offer), kind=kind, of=of)


def _range(turn: Turn, offer: Offer) -> Range:
    head = offer.text.rpartition(" ")[0]
    prices = [
        turn.say("web.price_of", number=number, cost=cost)
        for number, cost in enumerate(offer.costs, offer.lowest)
    ]
    return Range(
        head,
        tentative.named(turn, head),
        Stepper(offer.lowest, offer.highest, offer.lowest),
        ", ".join(prices) if len(prices) > 1 else "",
    )
