"""Giving up a plant at the limit, and fuel that no longer fits."""

from contextlib import suppress
from dataclasses import dataclass

from django.utils.safestring import SafeString

from gridwright.core.errors import HiddenChanceError
from gridwright.core.offers import Offer
from gridwright.web.pages.panel import cards
from gridwright.web.pages.panel.capacity import outputs
from gridwright.web.pages.panel.parts import (
    Choice,
    Go,
    Made,
    Note,
    Owned,
    Row,
    Turn,
    listed,
    numbered,
)
from gridwright.web.pages.panel.stored import told


@dataclass(frozen=True, slots=True)
class Card:
    """A plant that can be given up."""

    choice: Choice
    picture: SafeString


@dataclass(frozen=True, slots=True)
class Cards:
    """The plants, and what may become of the fuel on the chosen one."""

    cards: list[Card]
    ways: list[Choice]


def panel(turn: Turn) -> Made:
    """Return the panel of a plant too many; the cheapest to lose is chosen until another is."""
    ways = [offer for offer in turn.asked if offer.is_legal]
    default = min(ways, key=lambda way: _loss(turn, way))
    tried = turn.lines[-1] if turn.lines else default.text
    chosen = next((way for way in ways if way.text == tried), default)
    word = plant_of(chosen)
    firsts: dict[str, Offer] = {}
    for offer in turn.asked:
        firsts.setdefault(plant_of(offer), offer)
    choices = numbered([_choice(turn, offer, word) for offer in firsts.values()])
    same = [way for way in ways if plant_of(way) == word]
    paid = chosen.gain("money")
    go = "go_paid" if paid else "go"
    return Made(
        "removing",
        turn.say("web.panel.remove.heading"),
        Cards(
            [Card(each, cards.card(turn.game, each.of)) for each in choices],
            _ways(turn, same, chosen) if len(same) > 1 else [],
        ),
        rows=_rows(turn, chosen),
        notes=[Note(turn.say("web.panel.remove.note"), turn.clauses(chosen))],
        go=Go(turn.say(f"web.panel.remove.{go}", plant=word, money=paid), (chosen.text,)),
        clear=turn.say("web.panel.clear") if turn.lines else "",
    )


def plant_of(offer: Offer) -> str:
    """Return the plant that is given up."""
    return offer.text.split()[1]


def _loss(turn: Turn, way: Offer) -> tuple[int, ...]:
    """Return what a way loses: cities first, then fuel, then the number of the plant."""
    number = int(cards.face(turn.game, plant_of(way)).number)
    lost = sum(turn.before.fuel.values()) - sum(kept(turn, way).values())
    return -way.gain("output"), lost, -way.gain("money"), number


def kept(turn: Turn, way: Offer) -> dict[str, int]:
    """Return the fuel that is left after *way*."""
    after = turn.look.view.copy()
    with suppress(HiddenChanceError):  # a card is drawn afterwards: the fuel is settled by then
        turn.game.apply(after, way.action)
    return Owned(turn.look, after).fuel


def _choice(turn: Turn, offer: Offer, chosen: str) -> Choice:
    word = plant_of(offer)
    why = turn.reason(offer)
    label = cards.face(turn.game, word).label
    return Choice(offer.text, label, "", why, word == chosen, kind="card", of=word)


def _ways(turn: Turn, ways: list[Offer], chosen: Offer) -> list[Choice]:
    """Return the ways to settle the fuel: by what is kept of it, or by the cards that give it."""
    stores = [_stored(kept(turn, way)) for way in ways]
    labels = [turn.say("web.panel.remove.keeps", stored=store) for store in stores]
    if len(set(labels)) < len(labels):
        given = [told(turn, way.text.partition(" leaving ")[2]) for way in ways]
        labels = [turn.say("web.panel.remove.gives", back=back) for back in given]
    return [
        Choice(way.text, label, is_chosen=way is chosen)
        for way, label in zip(ways, labels, strict=True)
    ]


def _stored(fuel: dict[str, int]) -> tuple[str, ...]:
    return tuple([f"{name} {count}" for name, count in fuel.items() if count])


def _rows(turn: Turn, chosen: Offer) -> list[Row]:
    left = [word for word in turn.before.plants if word != plant_of(chosen)]
    is_cities = bool(left) and cards.face(turn.game, left[0]).yields[0] == "city"
    icon = "city" if is_cities else "bolt"
    fuel = kept(turn, chosen)
    detail = turn.say("web.panel.stored", stored=_stored(fuel))
    gone = {name: count - fuel.get(name, 0) for name, count in turn.before.fuel.items()}
    lost = _stored({name: count for name, count in gone.items() if count > 0})
    value = (
        turn.say("web.panel.remove.lost", stored=lost) if lost else turn.say("web.panel.remove.all")
    )
    return [
        Row(turn.say("web.panel.remove.keep"), listed(left), str(outputs(turn, left)), icon),
        Row(turn.say("web.panel.remove.fuel"), detail, value),
    ]


# Fuel


def discarding(turn: Turn) -> Made:
    """Return the panel of fuel that no longer fits."""
    ways = [offer for offer in turn.asked if offer.is_legal]
    tried = turn.lines[-1] if turn.lines else ways[0].text
    chosen = next((way for way in ways if way.text == tried), ways[0])
    choices = [Choice(way.text, _returned(turn, way), is_chosen=way is chosen) for way in ways]
    label = turn.say("web.panel.discard.go", what=_returned(turn, chosen))
    return Made(
        "removing",
        turn.say("web.panel.discard.heading"),
        Cards([], numbered(choices)),
        notes=[Note(turn.say("web.panel.discard.note"), turn.clauses(chosen))],
        go=Go(label, (chosen.text,)),
    )


def _returned(turn: Turn, way: Offer) -> str:
    said = way.text.split()[1:]
    pairs = [f"{name} {count}" for name, count in zip(said[::2], said[1::2], strict=True)]
    return turn.say("web.panel.stored", stored=tuple(pairs))
