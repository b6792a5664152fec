"""Buying fuel cards one by one: what may be stored, what it costs, what plants still need."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import cast

from django.utils.safestring import SafeString

from gridwright.core.notation import Decision
from gridwright.core.offers import Offer
from gridwright.core.phase import State
from gridwright.games.cardgame.json_types import CardSnapshot
from gridwright.web.pages.panel.parts import (
    ActionChoice,
    DecisionPanel,
    DraftItem,
    PanelNote,
    SubmitButton,
    SumRow,
    card_face,
    chip_picture,
    listed,
    numbered,
)
from gridwright.web.pages.panel.powering import best_run
from gridwright.web.pages.panel.turn import Turn, burnt, outputs, running, runs
from gridwright.web.pages.panel.wording import fuel_in_words, fuel_words
from gridwright.web.pages.pictures import fuel_card
from gridwright.web.play import drafts


@dataclass(frozen=True, slots=True)
class PlantNeed:
    """A plant, whether it runs with the fuel at hand, and what it lacks."""

    picture: SafeString
    label: str
    output: int
    runs: bool


@dataclass(frozen=True, slots=True)
class FuelCardMarket:
    """The cards of the fuel market, and what the plants need."""

    cards: list[ActionChoice]
    returning: list[ActionChoice]  # cards bought in this turn give surplus back
    refused: list[ActionChoice]
    needs: list[PlantNeed]


def fuel_card_panel(turn: Turn) -> DecisionPanel:
    offers = [offer for offer in turn.offers if offer.decision is Decision.BUY]
    legal = [offer for offer in offers if offer.is_legal]
    body = FuelCardMarket(
        numbered([_choice(turn, offer) for offer in legal if not _returns(offer)]),
        [_choice(turn, offer) for offer in legal if _returns(offer)],
        [_choice(turn, offer) for offer in offers if not offer.is_legal and not _returns(offer)],
        _needs(turn),
    )
    label = turn.say("web.panel.fuel.finish", count=len(turn.lines), cost=turn.spent)
    return DecisionPanel(
        "fuel_cards",
        turn.say("web.panel.fuel.heading"),
        body,
        _items(turn),
        [_earning(turn), *turn.money_rows()],
        _notes(turn, legal),
        SubmitButton(label, (*turn.lines, turn.done)),
        turn.clear_label(),
    )


def _returns(offer: Offer) -> bool:
    return bool(offer.phrase.word("CARD"))


def _choice(turn: Turn, offer: Offer) -> ActionChoice:
    fuel, units, column = offer.target, offer.number, int(offer.phrase.word("COLUMN"))
    label = turn.say("web.panel.fuel_card.card", resource=fuel, units=units, column=column)
    if _returns(offer):
        back = fuel_in_words(turn, fuel_words(offer.phrase))
        label = turn.say("web.panel.fuel_card.giving", card=label, back=back)
    return ActionChoice(
        offer.text,
        label,
        str(column),
        turn.reason(offer),
        rows=_price_rows(turn, offer) if offer.is_legal else (),
        kind="fuel-card",
        of=f"{fuel}{units}",
        amount=column,
    )


def _price_rows(turn: Turn, offer: Offer) -> list[SumRow]:
    """Return how much of a card is kept and what goes back, where that is not all of it."""
    names = [name for name in ("returned", "lost") if offer.gain(name)]
    rows = [
        SumRow(turn.say(f"web.panel.fuel_card.{name}"), value=str(offer.gain(name)))
        for name in ("kept", *names)
    ]
    total = turn.say("web.panel.together", left=offer.left)
    return [*rows, SumRow(total, value=str(offer.cost), icon="total")]


def _items(turn: Turn) -> list[DraftItem]:
    view, seat = turn.perspective.view, turn.perspective.seat
    priced = drafts.with_offers(turn.game, view, seat, turn.lines)
    on_sale = [fuel_card(other.phrase) for other in turn.offers if other.phrase.word("COLUMN")]
    items = []
    for item, (line, offer, _) in zip(turn.items(), priced, strict=True):
        phrase = turn.phrase(line)
        column = int(phrase.word("COLUMN"))
        is_left = fuel_card(phrase) in on_sale and not phrase.word("CARD")
        card = "" if is_left else f"{phrase.target}{phrase.number}"  # pressing another buys it too
        detail = _detail(turn, column, offer)
        items.append(replace(item, detail=detail, fuel_card=card, column=column))
    return items


def _detail(turn: Turn, column: int, offer: Offer | None) -> str:
    details = [turn.say("web.panel.fuel_card.from", column=column)]
    if offer is not None and offer.gain("returned"):
        details.append(turn.say("web.panel.fuel_card.back", amount=offer.gain("returned")))
    if offer is not None and offer.gain("lost"):
        details.append(turn.say("web.panel.fuel_card.gone", amount=offer.gain("lost")))
    return listed(details)


# What plants need


def _best(turn: Turn, position: State | None = None) -> Offer:
    """Return what earns most with the fuel of *position*, or of the draft."""
    return best_run(turn, runs(turn, position))


def _needs(turn: Turn) -> list[PlantNeed]:
    best = _best(turn)
    on, used = running(best), burnt(best)
    left = {fuel: count - used.get(fuel, 0) for fuel, count in turn.after.fuel.items()}
    return [
        _running(turn, word) if word in on else _lacking(turn, word, left)
        for word in turn.after.plants
    ]


def _running(turn: Turn, word: str) -> PlantNeed:
    label, output = turn.say("web.panel.needs.runs"), card_face(turn.game, word).yields[1]
    return PlantNeed(chip_picture(turn.game, word), label, output, runs=True)


def _lacking(turn: Turn, word: str, left: dict[str, int]) -> PlantNeed:
    """Return a plant that does not run with the fuel that is *left* by those that do."""
    face = card_face(turn.game, word)
    fuels, count = face.needs
    kinds = fuels.split("+")
    market = _snapshot(turn)["market"]
    missing = count - sum([left.get(fuel, 0) for fuel in kinds])
    on_sale = sum([market.get(fuel, 0) for fuel in kinds])
    key = f"{'short' if on_sale < missing else 'more'}{'_either' if len(kinds) > 1 else ''}"
    numbers = {"amount": missing, "count": on_sale}
    label = turn.say(f"web.panel.needs.{key}", resource=kinds[0], fuel=kinds[-1], **numbers)
    return PlantNeed(chip_picture(turn.game, word), label, face.yields[1], runs=False)


# What follows


def _earning(turn: Turn) -> SumRow:
    """Return what the plants earn with the fuel at hand; in the last round, their points."""
    best = _best(turn)
    on = running(best)
    detail = turn.say("web.panel.with_plants", plants=tuple(on)) if on else ""
    if _is_last(turn):
        return SumRow(turn.say("web.panel.fuel_card.points"), detail, str(_worth(turn, best)))
    return SumRow(turn.say("web.panel.earns"), detail, str(_worth(turn, best)), "bolt")


def _worth(turn: Turn, way: Offer) -> int:
    return outputs(turn, running(way)) if _is_last(turn) else way.gain("income")


def _is_last(turn: Turn) -> bool:
    return _snapshot(turn)["last_round"]


def _snapshot(turn: Turn) -> CardSnapshot:
    return cast("CardSnapshot", turn.game.snapshot(turn.perspective.shown))


def _notes(turn: Turn, legal: list[Offer]) -> list[PanelNote]:
    if not turn.lines and not legal:
        return [PanelNote(turn.say("web.panel.fuel.nothing"))]
    hint = _hint(turn, [offer for offer in legal if not _returns(offer)])
    return [PanelNote(hint)] if hint else []


def _hint(turn: Turn, legal: Iterable[Offer]) -> str:
    """Return the cheapest card that earns more than it costs, if there is one."""
    now = _worth(turn, _best(turn))
    for offer in sorted(legal, key=lambda offer: offer.cost):
        lines = (*turn.lines, offer.text)
        after = drafts.draft_of(turn.game, turn.perspective.view, turn.perspective.seat, lines)
        more = _worth(turn, _best(turn, after.state)) - now
        if more > offer.cost:
            column = int(offer.phrase.word("COLUMN"))
            values = {"units": offer.number, "column": column, "income": more}
            key = "hint_last" if _is_last(turn) else "hint"
            return turn.say(f"web.panel.fuel_card.{key}", resource=offer.target, **values)
    return ""
