"""The first step of expanding: stations, plant buildings and housing buildings, by price."""

from dataclasses import dataclass, replace
from typing import Final

from gridwright.core.offers import Offer
from gridwright.web.pages.panel import cards, tentative
from gridwright.web.pages.panel.building import Cities, by_price
from gridwright.web.pages.panel.parts import Choice, Note, Turn, numbered
from gridwright.web.pages.panel.stages import BUILD, Stages

_STATION: Final = "station"
_SITES: Final = {"plant": "plant", "housing": "bed"}  # buildings, each with its icon
_SHOWN: Final = 6  # cities of a kind seen at once
_FEW: Final = 4  # with fewer, some are seen that cannot be paid


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
    others = [offer for offer in offers if " on " not in offer.text]
    kinds = [_few(_stations(turn, others)), _few(_buildings(turn, others))]
    refused = [_said(turn, each) for kind in kinds for each in kind.refused]
    near = [each for kind in kinds for each in kind.near]
    keyed = iter(numbered([*near, *[each for each in colonies if each.reason is None]]))
    return Structures(
        [replace(kind, near=[next(keyed) for _ in kind.near]) for kind in kinds],
        list(keyed),
        [*[each for each in colonies if each.reason is not None], *refused],
        stages.place(BUILD),
    )


def _few(cities: Cities) -> Cities:
    """Return *cities* with those that cannot be paid out of the way, if many can."""
    room = max(_FEW - len(cities.near), 0)
    return replace(cities, dear=cities.dear[:room], refused=[*cities.dear[room:], *cities.refused])


def _stations(turn: Turn, offers: list[Offer]) -> Cities:
    own = [offer for offer in offers if _kind(offer.text) == _STATION]
    label = turn.say("web.panel.expand.station", pieces=_pieces(turn, _STATION))
    return by_price(turn, own, label, _SHOWN)


def _buildings(turn: Turn, offers: list[Offer]) -> Cities:
    """Return plant and housing buildings, which tell themselves apart by an icon."""
    own = [offer for offer in offers if _kind(offer.text) in _SITES]
    pieces = {f"{kind}s": _pieces(turn, kind) for kind in _SITES}
    found = by_price(turn, own, turn.say("web.panel.expand.building", **pieces), _SHOWN)
    return replace(
        found,
        near=[_marked(turn, each) for each in found.near],
        far=[_marked(turn, each) for each in found.far],
        dear=[_marked(turn, each) for each in found.dear],
    )


def _kind(line: str) -> str:
    return line.partition(" ")[0]


def _marked(turn: Turn, choice: Choice) -> Choice:
    """Return a building with the icon of its kind, and its name for who does not see it."""
    kind = _kind(choice.line)
    said = turn.say(f"web.panel.expand.{kind}")
    return replace(choice, picture=cards.icon(_SITES[kind]), note=said)


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
    return replace(choice, label=tentative.named(turn, choice.line), picture="", note="")


def notes(stages: Stages) -> list[Note]:
    """Say so where nothing can be built."""
    offers = stages.offers(BUILD)
    if stages.lines(BUILD) or any([offer.is_legal for offer in offers]):
        return []
    return [Note(stages.turn.say("web.panel.expand.nothing"))]
