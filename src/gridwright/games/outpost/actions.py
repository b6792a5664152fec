"""The actions of Outpost, each with its form.

Bids are in `parts.auction`, the end of a turn in `phases.turns`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gridwright.content.types import HOUSING, PLANT
from gridwright.core.action import Action, Grid, Series
from gridwright.core.errors import InvalidNotationError
from gridwright.core.notation import Decision, Form, Token, Vocabulary

STATION: Final = 2  # a kind of building, like `PLANT` and `HOUSING` of `content.types`
BUILDINGS: Final = ("plant", "housing", "station")  # by kind


def kind_names(kinds: int) -> list[str]:
    """Return the names of a bit set of *kinds*."""
    return [name for kind, name in enumerate(BUILDINGS) if kinds >> kind & 1]


@dataclass(frozen=True, slots=True)
class ChooseArea(Action):
    """Choose the small area in play: ``area west``."""

    area: int


AREA_FORM: Final = Form(
    ChooseArea, "area AREA", ("area",), decision=Decision.CHOOSE_AREA, clauses="OP-S4"
)


@dataclass(frozen=True, slots=True)
class PlaceSyndicate(Action):
    """Choose a city for the Syndicate: ``syndicate amber``."""

    city: int


SYNDICATE_FORM: Final = Form(
    PlaceSyndicate,
    "syndicate CITY",
    ("city",),
    decision=Decision.PLACE,
    clauses="OP-Y.6 OP-Y.25",
    is_for_dummy=True,
)


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Put a building into a city: ``station amber``, ``plant cobalt``, ``housing dune``."""

    kind: int
    city: int


@dataclass(frozen=True, slots=True)
class Settle(Action):
    """Put a piece on a Colony card: ``station on 32``."""

    kind: int
    card: int


BUILDS: Final = Grid(Build)
SETTLES: Final = Grid(Settle)
BUILD_FORMS: Final = (
    Form(
        Build,
        "station CITY",
        ("city",),
        {"kind": STATION},
        decision=Decision.BUILD,
        clauses="OP-3a.1",
    ),
    Form(
        Build, "plant CITY", ("city",), {"kind": PLANT}, decision=Decision.BUILD, clauses="OP-3a.1"
    ),
    Form(
        Build,
        "housing CITY",
        ("city",),
        {"kind": HOUSING},
        decision=Decision.BUILD,
        clauses="OP-3a.1",
    ),
    Form(
        Settle,
        "station on COLONY",
        ("card",),
        {"kind": STATION},
        decision=Decision.SETTLE,
        clauses="OP-X.14",
    ),
    Form(
        Settle,
        "plant on COLONY",
        ("card",),
        {"kind": PLANT},
        decision=Decision.SETTLE,
        clauses="OP-X.14",
    ),
    Form(
        Settle,
        "housing on COLONY",
        ("card",),
        {"kind": HOUSING},
        decision=Decision.SETTLE,
        clauses="OP-X.14",
    ),
)


@dataclass(frozen=True, slots=True)
class Slot(Action):
    """Put a card from the pool into a free slot: ``slot 12``, Moon Base ``slot 40b housing``."""

    card: int
    kind: int


class SlotForm(Form):
    """``slot 12``: for cards that fit only one kind of slot."""

    def __init__(self, kind: Callable[..., Action], text: str, kinds: dict[int, int]) -> None:
        super().__init__(kind, text, ("card",), decision=Decision.SLOT, clauses="OP-3b.1")
        self._kinds = kinds

    def __reduce__(self) -> tuple[object, ...]:
        return SlotForm, (self.kind, self.text, self._kinds)

    def read(self, words: list[str], vocabulary: Vocabulary) -> Action:
        card = vocabulary.read("CARD", words[1])
        if card not in self._kinds:
            raise InvalidNotationError("slot_which", {"card": words[1]})
        return Slot(card, self._kinds[card])

    def writes(self, action: Action) -> bool:
        return isinstance(action, Slot) and self._kinds.get(action.card) == action.kind


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Exchange a card in a slot for a better one from the pool: ``swap 5a 26``."""

    old: int
    new: int


SLOTS: Final = Grid(Slot)
SWAPS: Final = Grid(Swap)
BOARD_FORMS: Final = (
    Form(
        Slot,
        "slot CARD plant",
        ("card",),
        {"kind": PLANT},
        decision=Decision.SLOT,
        clauses="OP-3b.1",
    ),
    Form(
        Slot,
        "slot CARD housing",
        ("card",),
        {"kind": HOUSING},
        decision=Decision.SLOT,
        clauses="OP-3b.1",
    ),
    Form(Swap, "swap OLD NEW", ("old", "new"), decision=Decision.SWAP, clauses="OP-3b.4"),
)


@dataclass(frozen=True, slots=True)
class Hire(Action):
    """Hire seasonal workers, then fill all beds: ``hire 2``."""

    seasonal: int


@dataclass(frozen=True, slots=True)
class Robot(Action):
    """Let a worker make a robot: ``robot``."""


HIRES: Final = Series[Action](Hire)
ROBOT: Final = Robot()
WORKER_FORMS: Final = (
    Form(Hire, "hire COUNT", ("seasonal",), decision=Decision.HIRE, clauses="OP-3c.2"),
    Form(Robot, "robot", decision=Decision.ROBOT, clauses="OP-X.7"),
)


@dataclass(init=False, unsafe_hash=True, slots=True)
class Power(Action):
    """Run plants: ``power 12 25``. Never changed, but not frozen; see `parts.fuel.Power`."""

    plants: tuple[int, ...]  # cards, ascending

    def __init__(self, plants: tuple[int, ...]) -> None:
        self.plants = plants


class PowerForm(Form):
    """``power 25 12``: plants in any order, or ``power none``."""

    def fits(self, words: list[str]) -> bool:
        return len(words) > 1 and words[1:] != ["none"]

    def read(self, words: list[str], vocabulary: Vocabulary) -> Action:
        return Power(tuple(sorted([vocabulary.read("CARD", word) for word in words[1:]])))

    def writes(self, action: Action) -> bool:
        return isinstance(action, Power) and bool(action.plants)

    def spell(self, action: Action, vocabulary: Vocabulary) -> list[Token]:
        assert isinstance(action, Power)
        plants = [("CARD", vocabulary.write("CARD", card)) for card in action.plants]
        return [("", "power"), *plants]


POWER_FORMS: Final = (
    PowerForm(Power, "power CARD ...", decision=Decision.POWER, clauses="OP-4.2"),
    Form(Power, "power none", fixed={"plants": ()}, decision=Decision.POWER, clauses="OP-4.2"),
)
