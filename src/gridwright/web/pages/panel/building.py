"""Places on the board: cities in reach by price, or a place that is chosen without a price."""

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from gridwright.core.notation import Decision
from gridwright.core.offers import Offer
from gridwright.web.pages.panel.parts import (
    ActionChoice,
    DecisionPanel,
    PanelNote,
    Pip,
    SubmitButton,
    listed,
    numbered,
)
from gridwright.web.pages.panel.turn import Turn, links, price_rows
from gridwright.web.pages.titles import Links

_SHOWN: Final = 12  # cities in reach that are seen at once
_DEAR: Final = 3  # cities just out of reach that are seen with them
_GIVEN_UP: Final = 2  # choices that a line of the turn takes the room of
_FEWEST: Final = 3  # cities in reach that are seen however long the turn is
_OVER_CASH: Final = "city_over_cash"


@dataclass(frozen=True, slots=True)
class CityChoices:
    """Cities to choose from, by price."""

    near: list[ActionChoice]
    far: list[ActionChoice]
    dear: list[ActionChoice]  # the cheapest of those that cannot be paid
    refused: list[ActionChoice]
    label: str


@dataclass(frozen=True, slots=True)
class Places:
    """Places to choose from, without a price."""

    near: list[ActionChoice]
    refused: list[ActionChoice]
    count: str = ""  # which of several this is
    about: str = ""  # where it may be, and who chooses the others


# Building


def building_panel(turn: Turn) -> DecisionPanel:
    label = turn.say("web.panel.build.finish", cities=len(turn.lines), cost=turn.spent)
    offers = [offer for offer in turn.offers if offer.decision is not Decision.DONE]
    return DecisionPanel(
        "cities",
        turn.say("web.panel.build.heading"),
        by_price(turn, offers, turn.say("web.panel.build.reach")),
        turn.items(),
        turn.money_rows(),
        _notes(turn),
        SubmitButton(label, (*turn.lines, turn.done)),
        turn.clear_label(),
        is_summed_first=True,
    )


def by_price(turn: Turn, offers: list[Offer], label: str, shown: int = _SHOWN) -> CityChoices:
    """Return *offers* of cities by price, at most *shown* at once, fewer in a longer turn."""
    known = links(turn)
    tried = len(turn.lines)
    shown = max(shown - tried * _GIVEN_UP, _FEWEST)
    offers = sorted(offers, key=lambda offer: (offer.cost, offer.target))
    legal = numbered([city_choice(turn, offer, known) for offer in offers if offer.is_legal])
    refused = [city_choice(turn, offer, known) for offer in offers if not offer.is_legal]
    dear = [choice for choice in refused if choice.is_dear][: max(_DEAR - tried, 0)]
    others = [choice for choice in refused if choice not in dear]
    return CityChoices(legal[:shown], legal[shown:], dear, others, label)


def city_choice(turn: Turn, offer: Offer, known: Links) -> ActionChoice:
    city = offer.target
    paths = [part.path for part in offer.parts if part.path]
    is_dear = offer.refusal is not None and offer.refusal.id == _OVER_CASH
    money = turn.game.money(turn.perspective.shown, turn.perspective.seat)
    return ActionChoice(
        offer.text,
        turn.game.name_of(city),
        str(offer.cost) if offer.parts else "",
        turn.reason(offer),
        rows=price_rows(turn, offer, known) if offer.parts else (),
        kind="city",
        of=city,
        path=" ".join(paths[0]) if paths else "",
        is_dear=is_dear,
        short=turn.say("web.map.dear", price=offer.cost, money=money) if is_dear else "",
    )


def _notes(turn: Turn) -> list[PanelNote]:
    if turn.lines or any([offer.is_legal and offer.parts for offer in turn.offers]):
        return []
    return [PanelNote(turn.say("web.panel.build.nothing"))]


# A region, an area, a city for the Trust or to begin in


def choosing_panel(turn: Turn) -> DecisionPanel:
    """Return the panel of a place that is chosen without a price."""
    if turn.game.placers(turn.perspective.view):
        return _placing_panel(turn)
    verb = turn.asked[0].verb
    if turn.asked[0].phrase.form.is_for_dummy:
        verb = f"{verb}_site"
    chosen = turn.phrase(turn.lines[-1]).target if turn.lines else ""
    choices = [_place_choice(turn, offer, chosen) for offer in turn.asked]
    legal = [choice for choice in choices if choice.reason is None]
    refused = [choice for choice in choices if choice.reason is not None]
    submit = None
    if chosen:
        label = turn.say(f"web.panel.{verb}.go", place=turn.place(chosen))
        submit = SubmitButton(label, turn.lines)
    number = _region_number(turn)
    note = turn.say(f"web.panel.{verb}.note", number=number)
    return DecisionPanel(
        "places",
        turn.say(f"web.panel.{verb}.heading", number=number),
        Places(numbered(legal), refused),
        notes=[PanelNote(note, turn.clauses(turn.asked[0]))],
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


def _region_number(turn: Turn) -> int:
    """Return which of the regions in play is chosen now."""
    regions = turn.game.snapshot(turn.perspective.view).get("regions")
    return len(regions) + 1 if isinstance(regions, list) else 1


# The first houses of a dummy


def _placing_panel(turn: Turn) -> DecisionPanel:
    """Return the panel of a house that is placed for the dummy."""
    view, dummy = turn.perspective.view, turn.asked[0].verb
    placers = turn.game.placers(view)
    placed = turn.game.standing(view, turn.game.seats).cities
    chosen = turn.phrase(turn.lines[-1]).target if turn.lines else ""
    choices = [_place_choice(turn, offer, chosen) for offer in turn.asked]
    where = turn.say(f"web.places.{dummy}.{'next' if placed else 'first'}")
    count = turn.say(f"web.places.{dummy}.count", number=placed + 1, count=len(placers))
    label = turn.say(f"web.places.{dummy}.go", place=turn.place(chosen)) if chosen else ""
    what = PanelNote(turn.say(f"web.places.{dummy}.what"), turn.clauses(turn.asked[0]))
    return DecisionPanel(
        "places",
        turn.say(f"web.places.{dummy}.heading"),
        Places(
            numbered([choice for choice in choices if choice.reason is None]),
            [choice for choice in choices if choice.reason is not None],
            count,
            f"{where} {_who_places(turn, placers, placed)}",
        ),
        notes=[what],
        submit=SubmitButton(label, turn.lines) if chosen else None,
        clear=turn.clear_label(),
        pips=[
            Pip(number, "done" if number <= placed else "now" if number == placed + 1 else "ahead")
            for number in range(1, len(placers) + 1)
        ],
    )


def _who_places(turn: Turn, placers: tuple[int, ...], placed: int) -> str:
    """Return who places which of the houses that are left, beginning with the seat to act."""
    runs: list[str] = []
    houses = list(enumerate(placers, 1))[placed:]
    for seat, run in groupby(houses, key=lambda house: house[1]):
        numbers = tuple([str(number) for number, _ in run])
        key = "others" if seat != turn.perspective.seat else "yours" if runs else "first"
        runs.append(turn.say(f"web.places.{key}", numbers=numbers, who=seat))
    return turn.say("web.places.order", parts=listed(runs))
