"""Any decision that has no panel of its own: everything that may be done, one under the other."""

from dataclasses import dataclass, replace

from gridwright.core.notation import Decision
from gridwright.core.offers import Offer
from gridwright.web.pages.panel.building import city_choice
from gridwright.web.pages.panel.parts import (
    ActionChoice,
    DecisionPanel,
    SubmitButton,
    numbered,
)
from gridwright.web.pages.panel.turn import Turn, links
from gridwright.web.play import drafts


@dataclass(frozen=True, slots=True)
class NumberRange:
    """Actions that differ in one number."""

    head: str
    label: str
    lowest: int
    highest: int
    prices: str


@dataclass(frozen=True, slots=True)
class AnyActions:
    """What may be done, and what not."""

    choices: list[ActionChoice]
    ranges: list[NumberRange]
    refused: list[ActionChoice]
    way: str  # how a choice changes the draft: it is added, or replaces it


def generic_panel(turn: Turn) -> DecisionPanel:
    is_turn = any([offer.decision is Decision.DONE for offer in turn.asked])
    offers = [
        o for o in (turn.offers if is_turn else turn.asked) if o.decision is not Decision.DONE
    ]
    legal = [offer for offer in offers if offer.is_legal]
    lines = (*turn.lines, turn.done) if is_turn else turn.lines
    label = turn.say("web.panel.generic.finish" if is_turn else "web.panel.generic.go")
    body = AnyActions(
        numbered([_choice(turn, offer) for offer in legal if not offer.is_range]),
        [_range(turn, offer) for offer in legal if offer.is_range],
        [_choice(turn, offer) for offer in offers if not offer.is_legal],
        "add" if is_turn else "only",
    )
    return DecisionPanel(
        "generic",
        turn.say("web.panel.generic.heading", phase=turn.game.phase_of(turn.perspective.view)),
        body,
        turn.items(),
        turn.money_rows(),
        submit=SubmitButton(label, lines) if lines else None,
        clear=turn.clear_label(),
    )


def _choice(turn: Turn, offer: Offer) -> ActionChoice:
    label = turn.label(offer.phrase)
    if offer.phrase.word("CITY"):
        return replace(city_choice(turn, offer, links(turn)), label=label, is_dear=False)
    is_card = bool(offer.phrase.word("PLANT") or offer.phrase.word("CARD"))
    kind, of = ("card", offer.target) if is_card else ("", "")
    price = str(offer.cost) if offer.cost else ""
    return ActionChoice(offer.text, label, price, turn.reason(offer), kind=kind, of=of)


def _range(turn: Turn, offer: Offer) -> NumberRange:
    head = drafts.head_of(offer.phrase)
    prices = [
        turn.say("web.price_of", number=number, cost=cost)
        for number, cost in enumerate(offer.costs, offer.lowest)
    ]
    return NumberRange(
        head,
        turn.label(offer.phrase, is_numbered=False),
        offer.lowest,
        offer.highest,
        ", ".join(prices) if len(prices) > 1 else "",
    )
