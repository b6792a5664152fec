"""The first step of expanding: stations, plant buildings and housing buildings, by price."""

from dataclasses import dataclass, replace
from typing import Final

from gridwright.core.offers import Offer
from gridwright.web.pages.panel import tentative
from gridwright.web.pages.panel.building import Cities, by_price
from gridwright.web.pages.panel.parts import Choice, Note, Turn, numbered
from gridwright.web.pages.panel.stages import BUILD, Stages

_KINDS: Final = ("station", "plant", "housing")
_SHOWN: Final = {"station": 9, "plant": 5, "housing": 5}  # cities seen at once


@dataclass(frozen=True, slots=True)
class Structures:
    """What can be built, by kind, on colonies, and what cannot; and where it goes in the turn."""

    kinds: list[Cities]
    colonies: list[Choice]
    refused: list[Choice]
    place: int


def structures(stages: Stages) -> Structures:
    """Return what may be built, and where."""
    turn, offers = stages.turn, stages.offers(BUILD)
    settles = [offer for offer in offers if " on " in offer.text]
    colonies = [_colony(turn, offer) for offer in settles]
    kinds = [_cities(turn, offers, kind) for kind in _KINDS]
    refused = [_said(turn, each) for kind in kinds for each in kind.refused]
    near = [each for kind in kinds for each in kind.near]
    keyed = iter(numbered([*near, *[each for each in colonies if each.reason is None]]))
    return Structures(
        [replace(kind, near=[next(keyed) for _ in kind.near]) for kind in kinds],
        list(keyed),
        [*[each for each in colonies if each.reason is not None], *refused],
        stages.place(BUILD),
    )


def _cities(turn: Turn, offers: list[Offer], kind: str) -> Cities:
    own = [offer for offer in offers if offer.text.split()[0] == kind and " on " not in offer.text]
    label = turn.say(f"web.panel.expand.{kind}", pieces=_pieces(turn, kind))
    return by_price(turn, own, label, _SHOWN[kind])


def _pieces(turn: Turn, kind: str) -> int:
    """Return how many pieces of *kind* are left."""
    pieces = turn.after.fields["pieces"]
    assert isinstance(pieces, dict)
    return int(pieces[f"{kind}s"])


def _colony(turn: Turn, offer: Offer) -> Choice:
    label = tentative.named(turn, offer.text)
    return Choice(offer.text, label, reason=turn.reason(offer))


def _said(turn: Turn, choice: Choice) -> Choice:
    """Return a choice of one of several kinds, which it says."""
    return replace(choice, label=tentative.named(turn, choice.line))


def notes(stages: Stages) -> list[Note]:
    """Say so where nothing can be built."""
    offers = stages.offers(BUILD)
    if stages.lines(BUILD) or any([offer.is_legal for offer in offers]):
        return []
    return [Note(stages.turn.say("web.panel.expand.nothing"))]
