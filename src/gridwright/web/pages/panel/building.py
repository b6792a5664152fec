"""Places on the board: cities in reach by price, or a place that is chosen without a price."""

from dataclasses import dataclass
from typing import Final

from gridwright.core.notation import Decision
from gridwright.core.offers import Offer
from gridwright.web.pages.panel.parts import (
    ActionChoice,
    DecisionPanel,
    PanelNote,
    SubmitButton,
    numbered,
)
from gridwright.web.pages.panel.turn import Turn, links, price_rows
from gridwright.web.pages.titles import Links

_SHOWN: Final = 12  # cities in reach that are seen at once
_DEAR: Final = 3  # cities just out of reach that are seen with them
_OVER_CASH: Final = "city_over_cash"
_EXPANSION: Final = "expansion"  # the phase in which sites are chosen for a dummy


@dataclass(frozen=True, slots=True)
class CityChoices:
    """Cities to choose from, by price."""

    near: list[ActionChoice]
    far: list[ActionChoice]
    dear: list[ActionChoice]  # the cheapest of those that cannot be paid
    refused: list[ActionChoice]
    label: str


# Building


def building_panel(turn: Turn) -> DecisionPanel:
    label = turn.say("web.panel.build.finish", cities=len(turn.lines), cost=turn.spent)
    offers = [offer for offer in turn.offers if offer.decision is not Decision.DONE]
    return DecisionPanel(
        "cities",
        turn.say("web.panel.build.heading"),
        by_price(turn, offers, turn.say("web.panel.build.reach")),
        turn.items(),
        [turn.money_left()],
        _notes(turn),
        SubmitButton(label, (*turn.lines, turn.done)),
        turn.clear_label(),
        is_summed_first=True,
    )


def by_price(turn: Turn, offers: list[Offer], label: str, shown: int = _SHOWN) -> CityChoices:
    """Return *offers* of cities by price, the first of them *shown* at once."""
    known = links(turn)
    offers = sorted(offers, key=lambda offer: (offer.cost, offer.target))
    legal = numbered([city_choice(turn, offer, known) for offer in offers if offer.is_legal])
    refused = [city_choice(turn, offer, known) for offer in offers if not offer.is_legal]
    dear = [choice for choice in refused if choice.is_dear][:_DEAR]
    others = [choice for choice in refused if choice not in dear]
    return CityChoices(legal[:shown], legal[shown:], dear, others, label)


def city_choice(turn: Turn, offer: Offer, known: Links) -> ActionChoice:
    city = offer.target
    paths = [part.path for part in offer.parts if part.path]
    return ActionChoice(
        offer.text,
        turn.game.name_of(city),
        str(offer.cost) if offer.parts else "",
        turn.reason(offer),
        rows=price_rows(turn, offer, known) if offer.parts else (),
        kind="city",
        of=city,
        path=" ".join(paths[0]) if paths else "",
        is_dear=offer.refusal is not None and offer.refusal.id == _OVER_CASH,
    )


def _notes(turn: Turn) -> list[PanelNote]:
    if turn.lines or any([offer.is_legal and offer.parts for offer in turn.offers]):
        return []
    return [PanelNote(turn.say("web.panel.build.nothing"))]


# A region, an area, a city for the Trust or to begin in


def choosing_panel(turn: Turn) -> DecisionPanel:
    """Return the panel of a place that is chosen without a price."""
    verb = turn.asked[0].verb
    if turn.game.phase_of(turn.perspective.view) == _EXPANSION:
        verb = f"{verb}_site"
    chosen = turn.phrase(turn.lines[-1]).target if turn.lines else ""
    choices = [_place_choice(turn, offer, chosen) for offer in turn.asked]
    legal = [choice for choice in choices if choice.reason is None]
    refused = [choice for choice in choices if choice.reason is not None]
    submit = None
    if chosen:
        label = turn.say(f"web.panel.{verb}.go", place=turn.place(chosen))
        submit = SubmitButton(label, turn.lines)
    return DecisionPanel(
        "places",
        turn.say(f"web.panel.{verb}.heading", number=_place_number(turn)),
        CityChoices(numbered(legal), [], [], refused, ""),
        notes=[PanelNote(turn.say(f"web.panel.{verb}.note"), turn.clauses(turn.asked[0]))],
        submit=submit,
        clear=turn.clear_label(),
    )


def _place_choice(turn: Turn, offer: Offer, chosen: str) -> ActionChoice:
    kind = "region" if offer.decision is Decision.CHOOSE_AREA else "city"
    return ActionChoice(
        offer.text,
        turn.place(offer.target),
        reason=turn.reason(offer),
        is_chosen=offer.target == chosen,
        kind=kind,
        of=offer.target,
    )


def _place_number(turn: Turn) -> int:
    """Return which place this is: of the regions in play, or of the houses of a dummy."""
    shown = turn.game.snapshot(turn.perspective.view)
    trust, syndicate = shown.get("trust"), shown.get("syndicate")
    places = trust["cities"] if isinstance(trust, dict) else shown.get("regions")
    if isinstance(syndicate, dict):
        places = syndicate["network"]
    return len(places) + 1 if isinstance(places, dict | list) else 1
