"""Giving up a plant at the limit, and fuel that no longer fits."""

from contextlib import suppress

from gridwright.core.errors import HiddenChanceError
from gridwright.core.offers import Offer
from gridwright.web.pages.panel.parts import (
    ActionChoice,
    CardsAndFuel,
    DecisionPanel,
    PanelNote,
    SubmitButton,
    SumRow,
    card_face,
    card_picture,
    numbered,
)
from gridwright.web.pages.panel.turn import Turn, burnt, outputs
from gridwright.web.pages.panel.wording import fuel_in_words, fuel_words


def removing_panel(turn: Turn) -> DecisionPanel:
    """Return the panel of a plant too many; the cheapest to lose is chosen until another is."""
    ways = [offer for offer in turn.asked if offer.is_legal]
    chosen = turn.chosen(ways, min(ways, key=lambda way: _loss(turn, way)))
    word = chosen.target
    firsts: dict[str, Offer] = {}
    for offer in turn.asked:
        firsts.setdefault(offer.target, offer)
    choices = numbered([_plant_choice(turn, offer, word) for offer in firsts.values()])
    same = [way for way in ways if way.target == word]
    paid = chosen.gain("money")
    label = turn.say(f"web.panel.remove.{'go_paid' if paid else 'go'}", plant=word, money=paid)
    return DecisionPanel(
        "removing",
        turn.say("web.panel.remove.heading"),
        CardsAndFuel(
            choices,
            _fuel_choices(turn, same, chosen) if len(same) > 1 else [],
        ),
        rows=_rows(turn, chosen),
        notes=[PanelNote(turn.say("web.panel.remove.note"), turn.clauses(chosen))],
        submit=SubmitButton(label, (chosen.text,)),
        clear=turn.clear_label(),
    )


def _loss(turn: Turn, way: Offer) -> tuple[int, ...]:
    """Return what a way loses: cities first, then fuel, then the number of the plant."""
    number = int(card_face(turn.game, way.target).number)
    lost = sum(turn.before.fuel.values()) - sum(_fuel_after(turn, way).values())
    return -way.gain("output"), lost, -way.gain("money"), number


def _fuel_after(turn: Turn, way: Offer) -> dict[str, int]:
    after = turn.perspective.view.copy()
    with suppress(HiddenChanceError):  # a card is drawn afterwards: the fuel is settled by then
        turn.game.apply(after, way.action)
    return turn.standing(after).fuel


def _plant_choice(turn: Turn, offer: Offer, chosen: str) -> ActionChoice:
    word = offer.target
    label = card_face(turn.game, word).label
    reason = turn.reason(offer)
    picture = card_picture(turn.game, word)
    return ActionChoice(
        offer.text, label, "", reason, word == chosen, kind="card", of=word, picture=picture
    )


def _fuel_choices(turn: Turn, ways: list[Offer], chosen: Offer) -> list[ActionChoice]:
    """Return the ways to settle the fuel: by what stays of it, or by the cards that give it."""
    stores = [_amounts(_fuel_after(turn, way)) for way in ways]
    labels = [turn.say("web.panel.remove.keeps", stored=store) for store in stores]
    if len(set(labels)) < len(labels):
        returned = [fuel_in_words(turn, fuel_words(way.phrase)) for way in ways]
        labels = [turn.say("web.panel.remove.gives", back=back) for back in returned]
    return [
        ActionChoice(way.text, label, is_chosen=way is chosen)
        for way, label in zip(ways, labels, strict=True)
    ]


def _amounts(fuel: dict[str, int]) -> tuple[str, ...]:
    return tuple([f"{name} {count}" for name, count in fuel.items() if count > 0])


def _rows(turn: Turn, chosen: Offer) -> list[SumRow]:
    plants = [word for word in turn.before.plants if word != chosen.target]
    is_cities = bool(plants) and card_face(turn.game, plants[0]).yields[0] == "city"
    fuel = _fuel_after(turn, chosen)
    lost = _amounts({name: count - fuel.get(name, 0) for name, count in turn.before.fuel.items()})
    return [
        SumRow(
            turn.say("web.panel.remove.keep"),
            turn.plants(plants),
            str(outputs(turn, plants)),
            "city" if is_cities else "bolt",
        ),
        SumRow(
            turn.say("web.panel.remove.fuel"),
            turn.say("web.panel.stored", stored=_amounts(fuel)),
            turn.say("web.panel.remove.lost", stored=lost)
            if lost
            else turn.say("web.panel.remove.all"),
        ),
    ]


# Fuel


def discarding_panel(turn: Turn) -> DecisionPanel:
    ways = [offer for offer in turn.asked if offer.is_legal]
    chosen = turn.chosen(ways, ways[0])
    choices = [
        ActionChoice(way.text, _discarded(turn, way), is_chosen=way is chosen) for way in ways
    ]
    label = turn.say("web.panel.discard.go", what=_discarded(turn, chosen))
    return DecisionPanel(
        "removing",
        turn.say("web.panel.discard.heading"),
        CardsAndFuel([], numbered(choices)),
        notes=[PanelNote(turn.say("web.panel.discard.note"), turn.clauses(chosen))],
        submit=SubmitButton(label, (chosen.text,)),
    )


def _discarded(turn: Turn, way: Offer) -> str:
    return turn.say("web.panel.stored", stored=_amounts(burnt(way)))
