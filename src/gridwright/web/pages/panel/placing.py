"""The second step of expanding: cards of the pool go into slots, or take the place of others."""

from dataclasses import dataclass
from typing import Final

from django.utils.safestring import SafeString

from gridwright.core.offers import Offer
from gridwright.web.pages.panel import cards
from gridwright.web.pages.panel.parts import Choice, Turn, numbered
from gridwright.web.pages.panel.stages import CARDS, Stages
from gridwright.web.pages.showing import Reason

_PLAIN: Final = 2  # words of a line that names the card alone


@dataclass(frozen=True, slots=True)
class Waiting:
    """A card of the pool, and where it can go; or why nowhere."""

    word: str
    label: str
    picture: SafeString
    ways: list[Choice]
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Pool:
    """The cards that wait, and where new lines go in the turn."""

    cards: list[Waiting]
    place: int


def pool(stages: Stages) -> Pool:
    """Return the cards of the pool that belong into slots."""
    by_card: dict[str, list[Offer]] = {}
    for offer in stages.offers(CARDS):
        by_card.setdefault(_card(offer), []).append(offer)
    keys = iter(
        numbered([_way(stages.turn, way) for ways in by_card.values() for way in _open(ways)])
    )
    found = [
        _waiting(stages.turn, word, ways, [next(keys) for _ in _open(ways)])
        for word, ways in by_card.items()
    ]
    return Pool(found, stages.place(CARDS))


def _card(offer: Offer) -> str:
    """Return the card of the pool that an offer moves."""
    said = offer.text.split()
    return said[2] if said[0] == "swap" else said[1]


def _open(ways: list[Offer]) -> list[Offer]:
    return [way for way in ways if way.is_legal]


def _waiting(turn: Turn, word: str, ways: list[Offer], choices: list[Choice]) -> Waiting:
    label = cards.face(turn.game, word).label
    why = None if choices else turn.reason(ways[0])
    return Waiting(word, label, cards.chip(turn.game, word), choices, why)


def _way(turn: Turn, way: Offer) -> Choice:
    """Return where a card can go: into a free slot, or into that of another."""
    verb, *said = way.text.split()
    if verb == "swap":
        label = turn.say("web.panel.place.swap", card=said[0])
    elif len(said) < _PLAIN:
        label = turn.say("web.panel.place.slot")
    else:
        label = turn.say(f"web.panel.place.slot_{said[1]}")
    return Choice(way.text, label, kind="card", of=_card(way))
