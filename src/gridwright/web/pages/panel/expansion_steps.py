"""The steps of a turn that expands a company, and the first two of them: building, placing cards.

One may go back: a line that is added to a step is put before those of later steps.
"""

from dataclasses import dataclass, replace
from typing import Any, Final, cast

from django.utils.safestring import SafeString

from gridwright.core.draft import Draft
from gridwright.core.notation import Decision
from gridwright.core.offers import Offer
from gridwright.games.outpost.json_types import OutpostPlayerSnapshot, OutpostSnapshot
from gridwright.web.pages.common import Reason
from gridwright.web.pages.panel.building import CityChoices, by_price
from gridwright.web.pages.panel.parts import (
    ActionChoice,
    PanelNote,
    card_face,
    chip_picture,
    icon_picture,
    numbered,
)
from gridwright.web.pages.panel.turn import Turn
from gridwright.web.play import drafts

BUILD: Final = 1
CARDS: Final = 2
WORKERS: Final = 3
STEPS: Final = (BUILD, CARDS, WORKERS)

_STEP_OF: Final = {
    Decision.BUILD: BUILD,
    Decision.SETTLE: BUILD,
    Decision.SLOT: CARDS,
    Decision.SWAP: CARDS,
    Decision.HIRE: WORKERS,
    Decision.ROBOT: WORKERS,
}
_STATION: Final = "station"
_SITES: Final = {"plant": "plant", "housing": "bed"}  # buildings, each with its icon
_SHOWN: Final = 6  # cities of a kind seen at once
_ONE_PLACE: Final = (Decision.CHOOSE_AREA, Decision.PLACE)
_FEW: Final = 4  # with fewer, some are seen that cannot be paid


def current_offers(turn: Turn) -> list[Offer]:
    """Return what may be added to the turn, in the step that is shown if it has steps.

    Where one place is chosen, that is any other place.
    """
    if any([offer.decision in _ONE_PLACE for offer in turn.asked]):
        chosen = [turn.game.parse(line) for line in turn.lines]
        return [offer for offer in turn.asked if offer.action not in chosen]
    if not any([offer.decision is Decision.HIRE for offer in turn.asked]):
        return turn.offers
    steps = ExpansionSteps(turn)
    return steps.offers(steps.now)


class ExpansionSteps:
    """A turn by its steps."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self._offers: dict[int, list[Offer]] = {}

    @property
    def now(self) -> int:
        """The step that is shown: that of the last line unless the seat went to another."""
        last = self.step_of(self.turn.lines[-1]) if self.turn.lines else BUILD
        return self.turn.draft_turn.step or last

    def step_of(self, line: str) -> int:
        """Return the step to which *line* belongs; 0 for none."""
        return _STEP_OF.get(self.turn.phrase(line).decision, 0)

    def lines(self, step: int) -> list[str]:
        return [line for line in self.turn.lines if self.step_of(line) == step]

    def place(self, step: int) -> int:
        """Return where in the turn a new line of *step* goes: behind those up to it."""
        return len([line for line in self.turn.lines if self.step_of(line) <= step])

    def offers(self, step: int) -> list[Offer]:
        """Return what may be added to *step*, whatever was tried after it."""
        return [offer for offer in self.offers_after(step) if _STEP_OF.get(offer.decision) == step]

    def offers_after(self, step: int) -> list[Offer]:
        """Return everything that is offered after what was tried up to *step*."""
        if step not in self._offers:
            place, turn = self.place(step), self.turn
            is_end = place == len(turn.lines)
            self._offers[step] = turn.offers if is_end else self.draft(turn.lines[:place]).offers()
        return self._offers[step]

    def draft(self, lines: tuple[str, ...]) -> Draft[Any]:
        perspective = self.turn.perspective
        return drafts.draft_of(self.turn.game, perspective.view, perspective.seat, lines).draft


# Stations, plant buildings and housing buildings


@dataclass(frozen=True, slots=True)
class Structures:
    """What can be built, by kind, on colonies, and what cannot; and where it goes in the turn."""

    kinds: list[CityChoices]
    colonies: list[ActionChoice]
    refused: list[ActionChoice]
    place: int

    @property
    def has_both(self) -> bool:
        """Whether there are stations as well as buildings to choose from."""
        return all([kind.near or kind.dear for kind in self.kinds])


def structures(steps: ExpansionSteps) -> Structures:
    turn, offers = steps.turn, steps.offers(BUILD)
    colonies = [_colony(turn, offer) for offer in offers if offer.decision is Decision.SETTLE]
    by_kind: dict[str, list[Offer]] = {}
    for offer in offers:
        if offer.decision is Decision.BUILD:
            by_kind.setdefault(offer.verb, []).append(offer)
    kinds = [_few(_stations(turn, by_kind)), _few(_buildings(turn, by_kind))]
    refused = [_fully_named(turn, choice) for kind in kinds for choice in kind.refused]
    near = [choice for kind in kinds for choice in kind.near]
    open_colonies = [choice for choice in colonies if choice.reason is None]
    keyed = iter(numbered([*near, *open_colonies]))
    return Structures(
        [replace(kind, near=[next(keyed) for _ in kind.near]) for kind in kinds],
        list(keyed),
        [*[choice for choice in colonies if choice.reason is not None], *refused],
        steps.place(BUILD),
    )


def _few(cities: CityChoices) -> CityChoices:
    """Return *cities* with those that cannot be paid out of the way, if many can."""
    room = max(_FEW - len(cities.near), 0)
    return replace(cities, dear=cities.dear[:room], refused=[*cities.dear[room:], *cities.refused])


def _stations(turn: Turn, by_kind: dict[str, list[Offer]]) -> CityChoices:
    label = turn.say("web.panel.expand.station", pieces=_pieces(turn, _STATION))
    return by_price(turn, by_kind.get(_STATION, []), label, _SHOWN)


def _buildings(turn: Turn, by_kind: dict[str, list[Offer]]) -> CityChoices:
    """Return plant and housing buildings, which differ by an icon."""
    own = [offer for kind in _SITES for offer in by_kind.get(kind, [])]
    pieces = {f"{kind}s": _pieces(turn, kind) for kind in _SITES}
    cities = by_price(turn, own, turn.say("web.panel.expand.building", **pieces), _SHOWN)
    return replace(
        cities,
        near=[_marked(turn, choice) for choice in cities.near],
        far=[_marked(turn, choice) for choice in cities.far],
        dear=[_marked(turn, choice) for choice in cities.dear],
    )


def _marked(turn: Turn, choice: ActionChoice) -> ActionChoice:
    """Return a building with the icon of its kind, and its name for screen readers."""
    kind = turn.phrase(choice.line).verb
    note = turn.say(f"web.panel.expand.{kind}")
    return replace(choice, picture=icon_picture(_SITES[kind]), note=note)


def _pieces(turn: Turn, kind: str) -> int:
    return dict(company_of(turn)["pieces"])[f"{kind}s"]


def company_of(turn: Turn) -> OutpostPlayerSnapshot:
    snapshot = cast("OutpostSnapshot", turn.game.snapshot(turn.perspective.shown))
    return snapshot["players"][turn.perspective.seat]


def _colony(turn: Turn, offer: Offer) -> ActionChoice:
    return ActionChoice(offer.text, turn.label(offer.phrase), reason=turn.reason(offer))


def _fully_named(turn: Turn, choice: ActionChoice) -> ActionChoice:
    """Return a choice among several kinds, with its kind in its label."""
    return replace(choice, label=turn.named(choice.line), picture="", note="")


def building_notes(steps: ExpansionSteps) -> list[PanelNote]:
    """Say so where nothing can be built, and which cards of the pool wait for which building."""
    turn = steps.turn
    is_idle = not steps.lines(BUILD) and not any([o.is_legal for o in steps.offers(BUILD)])
    notes = [PanelNote(turn.say("web.panel.expand.nothing"))] if is_idle else []
    blocked: dict[str, list[Offer]] = {}
    for offer in steps.offers(CARDS):
        if offer.refusal is not None and offer.refusal.id == "no_free_slot":
            blocked.setdefault(str(offer.refusal.values["building"]), []).append(offer)
    for building, offers in blocked.items():
        cards = tuple(dict.fromkeys([offer.target for offer in offers]))
        sentence = turn.say(f"web.panel.expand.waits_{building}", count=len(cards), cards=cards)
        assert offers[0].refusal is not None
        notes.append(PanelNote(sentence, offers[0].refusal.clauses))
    return notes


# Cards of the pool


@dataclass(frozen=True, slots=True)
class PoolCard:
    """A card of the pool, and where it can go; or why nowhere."""

    word: str
    label: str
    picture: SafeString
    ways: list[ActionChoice]
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Pool:
    """The cards that wait, and where new lines go in the turn."""

    cards: list[PoolCard]
    place: int


def pool(steps: ExpansionSteps) -> Pool:
    """Return the cards of the pool that belong into slots."""
    turn = steps.turn
    by_card: dict[str, list[Offer]] = {}
    for offer in steps.offers(CARDS):
        by_card.setdefault(_card(offer), []).append(offer)
    legal = [way for ways in by_card.values() for way in ways if way.is_legal]
    keyed = iter(numbered([_slot_choice(turn, way) for way in legal]))
    cards = []
    for word, ways in by_card.items():
        choices = [next(keyed) for way in ways if way.is_legal]
        reason = None if choices else turn.reason(ways[0])
        label = card_face(turn.game, word).label
        cards.append(PoolCard(word, label, chip_picture(turn.game, word), choices, reason))
    return Pool(cards, steps.place(CARDS))


def _card(offer: Offer) -> str:
    return offer.phrase.word("NEW") or offer.target


def _slot_choice(turn: Turn, way: Offer) -> ActionChoice:
    """Return where a card can go: into a free slot, or into that of another."""
    if way.decision is Decision.SWAP:
        label = turn.say("web.panel.place.swap", card=way.target)
    else:
        slot = "_".join([word for place, word in way.phrase.tokens if not place])
        label = turn.say(f"web.panel.place.{slot}")
    return ActionChoice(way.text, label, kind="card", of=_card(way))
