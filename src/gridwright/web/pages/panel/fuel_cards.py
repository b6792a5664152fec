"""Buying fuel cards one by one: what may be stored, what it costs, what plants still need."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from gridwright.core.offers import Offer
from gridwright.web.pages.panel import tentative
from gridwright.web.pages.panel.building import money_left
from gridwright.web.pages.panel.capacity import outputs, running
from gridwright.web.pages.panel.needs import Need, best_run, needs
from gridwright.web.pages.panel.parts import (
    DONE,
    Choice,
    Go,
    Item,
    Made,
    Note,
    Row,
    Turn,
    listed,
    numbered,
)
from gridwright.web.pages.panel.stored import told
from gridwright.web.play import drafts

_RETURN: Final = " return "


@dataclass(frozen=True, slots=True)
class FuelCards:
    """The cards of the fuel market: those that may be bought, in which other way, and the rest."""

    cards: list[Choice]
    returning: list[Choice]  # cards bought in this turn give surplus back
    refused: list[Choice]
    needs: list[Need]


def panel(turn: Turn) -> Made:
    """Return the panel of buying fuel cards."""
    offers = [offer for offer in turn.offers if offer.text != DONE]
    legal = [offer for offer in offers if offer.is_legal]
    body = FuelCards(
        numbered([_choice(turn, offer) for offer in legal if not _returns(offer)]),
        [_choice(turn, offer) for offer in legal if _returns(offer)],
        [_choice(turn, offer) for offer in offers if not offer.is_legal and not _returns(offer)],
        needs(turn),
    )
    cost = tentative.spent(turn)
    return Made(
        "fuel_cards",
        turn.say("web.panel.fuel.heading"),
        body,
        _items(turn),
        [_earning(turn), money_left(turn)],
        _notes(turn, legal),
        Go(
            turn.say("web.panel.fuel.finish", count=len(turn.lines), cost=cost), (*turn.lines, DONE)
        ),
        turn.say("web.panel.clear") if turn.lines else "",
    )


def _returns(offer: Offer) -> bool:
    return _RETURN in offer.text


def _choice(turn: Turn, offer: Offer) -> Choice:
    """Return a card of the market that can be pressed, with what becomes of its units."""
    _, fuel, units, _, column = offer.text.split()[:5]
    said = {"units": int(units), "column": int(column)}
    label = turn.say("web.panel.fuel_card.card", resource=fuel, **said)
    if _returns(offer):
        back = told(turn, offer.text.partition(_RETURN)[2])
        label = turn.say("web.panel.fuel_card.giving", card=label, back=back)
    return Choice(
        offer.text,
        label,
        column,
        turn.reason(offer),
        rows=_parts(turn, offer) if offer.is_legal else (),
        kind="fuel-card",
        of=f"{fuel}{units}",
        amount=int(column),
    )


def _parts(turn: Turn, offer: Offer) -> list[Row]:
    """Return how much of a card is kept and what goes back, where that is not all of it."""
    names = [name for name in ("returned", "lost") if offer.gain(name)]
    rows = [
        Row(turn.say(f"web.panel.fuel_card.{name}"), value=str(offer.gain(name)))
        for name in ("kept", *names)
    ]
    total = turn.say("web.panel.together", left=offer.left)
    return [*rows, Row(total, value=str(offer.cost), icon="total")]


def _items(turn: Turn) -> list[Item]:
    """Return the cards that were chosen, each with its column and what it gives back."""
    look = turn.look
    taken = drafts.taken(look.game, look.view, look.seat, turn.lines)
    found = []
    for item, (line, offer, _) in zip(tentative.items(turn), taken, strict=True):
        _, fuel, units, _, column = line.split()[:5]
        is_left = any([each.text.partition(_RETURN)[0] == line for each in turn.offers])
        card = "" if is_left else f"{fuel}{units}"  # pressing another one buys it too
        detail = _detail(turn, line, offer)
        found.append(replace(item, detail=detail, fuel_card=card, column=int(column)))
    return found


def _detail(turn: Turn, line: str, offer: Offer | None) -> str:
    said = [turn.say("web.panel.fuel_card.from", column=int(line.split()[4]))]
    if offer is not None and offer.gain("returned"):
        said.append(turn.say("web.panel.fuel_card.back", amount=offer.gain("returned")))
    if offer is not None and offer.gain("lost"):
        said.append(turn.say("web.panel.fuel_card.gone", amount=offer.gain("lost")))
    return listed(said)


# What follows


def _earning(turn: Turn) -> Row:
    """Return what the plants earn with the fuel at hand; in the last round, their points."""
    way = best_run(turn)
    on = running(way.text)
    detail = turn.say("web.panel.with_plants", plants=listed(on)) if on else ""
    if _is_last(turn):
        return Row(turn.say("web.panel.fuel_card.points"), detail, str(_worth(turn, way)))
    return Row(turn.say("web.panel.earns"), detail, str(_worth(turn, way)), "bolt")


def _worth(turn: Turn, way: Offer) -> int:
    """Return what a way of running plants is worth."""
    return outputs(turn, list(running(way.text))) if _is_last(turn) else way.gain("income")


def _is_last(turn: Turn) -> bool:
    return turn.after.snapshot.get("last_round") is True


def _notes(turn: Turn, legal: list[Offer]) -> list[Note]:
    if not turn.lines and not legal:
        return [Note(turn.say("web.panel.fuel.nothing"))]
    hint = _hint(turn, [offer for offer in legal if not _returns(offer)])
    return [Note(hint)] if hint else []


def _hint(turn: Turn, legal: Iterable[Offer]) -> str:
    """Return the cheapest card that earns more than it costs, if there is one."""
    now = _worth(turn, best_run(turn))
    for offer in sorted(legal, key=lambda offer: offer.cost):
        lines = (*turn.lines, offer.text)
        tried = drafts.tried(turn.game, turn.look.view, turn.look.seat, lines)
        more = _worth(turn, best_run(turn, tried.state)) - now
        if more > offer.cost:
            _, fuel, units, _, column = offer.text.split()[:5]
            said = {"units": int(units), "column": int(column), "income": more}
            key = "hint_last" if _is_last(turn) else "hint"
            return turn.say(f"web.panel.fuel_card.{key}", resource=fuel, **said)
    return ""
