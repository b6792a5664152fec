"""Conditions of steps and replies: a closed list, each with the words that it is written in."""

import operator
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from gridwright.core.errors import GridwrightError
from gridwright.core.events import Event
from gridwright.core.notation import Decision, Phrase
from gridwright.lessons.facts import FACTS
from gridwright.lessons.moments import Moment

PHASES: Final = ("auction", "resources", "building", "bureaucracy", "expansion")
VERBS: Final = ("open", "bid", "drop", "pass", "buy", "build", "done", "power")
EVENTS: Final = (
    "bought_plant",
    "bought_card",
    "plant_drawn",
    "plant_removed",
    "drawn_and_removed",
    "removed_plant",
    "turn_order",
    "bought_fuel",
    "surplus_returned",
    "built",
    "powered",
    "round_begins",
    "step_begins",
    "step3_drawn",
    "stage_begins",
    "stage3_drawn",
    "fuel_reshuffled",
    "one_more_round",
    "discounts",
)

_OPERATORS: Final[dict[str, Callable[[int, int], bool]]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}
_ROLES: Final = {"opener": (Decision.OPEN,), "bidder": (Decision.BID, Decision.DROP)}
_ME: Final = "me"
_OTHER: Final = "other"


class Condition(ABC):
    """Something that holds at a moment, or does not."""

    __slots__ = ()

    @abstractmethod
    def holds(self, moment: Moment, acts: Sequence[Phrase]) -> bool:
        """Whether it holds; *acts* are the actions that ``did`` is about."""


Conditions = tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Turn(Condition):
    """``turn PHASE``: the player is asked in this phase."""

    phase: str

    def holds(self, moment: Moment, acts: Sequence[Phrase]) -> bool:  # noqa: ARG002
        return moment.is_my_turn and moment.phase == self.phase


@dataclass(frozen=True, slots=True)
class InPhase(Condition):
    """``phase PHASE``: the game is in it, whoever is asked."""

    phase: str

    def holds(self, moment: Moment, acts: Sequence[Phrase]) -> bool:  # noqa: ARG002
        return moment.phase == self.phase


@dataclass(frozen=True, slots=True)
class Role(Condition):
    """``role opener`` or ``role bidder``: what the player may do in an auction."""

    decisions: tuple[Decision, ...]

    def holds(self, moment: Moment, acts: Sequence[Phrase]) -> bool:  # noqa: ARG002
        return bool(moment.decisions.intersection(self.decisions))


@dataclass(frozen=True, slots=True)
class Did(Condition):
    """``did VERB [WHAT]`` or ``did not VERB [WHAT]``."""

    verb: str
    target: str
    wanted: bool

    def holds(self, moment: Moment, acts: Sequence[Phrase]) -> bool:  # noqa: ARG002
        done = [act for act in acts if act.verb == self.verb and self.target in ("", act.target)]
        return bool(done) == self.wanted


@dataclass(frozen=True, slots=True)
class Happened(Condition):
    """``event KIND [me|other] [KEY=VALUE]``: it is among the events of this action."""

    kind: str
    whose: str
    values: tuple[tuple[str, str], ...]

    def holds(self, moment: Moment, acts: Sequence[Phrase]) -> bool:  # noqa: ARG002
        return self.event(moment) is not None

    def event(self, moment: Moment) -> Event | None:
        """Return the first event that it is about."""
        return next((event for event in moment.events if self._fits(event, moment.seat)), None)

    def _fits(self, event: Event, seat: int) -> bool:
        if event.kind.id != self.kind:
            return False
        if self.whose == _ME and event.seat != seat:
            return False
        if self.whose == _OTHER and event.seat in (seat, -1):
            return False
        return all(str(event.values.get(key)) == value for key, value in self.values)


@dataclass(frozen=True, slots=True)
class Has(Condition):
    """``have CITY`` or ``have not CITY``: whether it is in the player's network."""

    city: str
    wanted: bool

    def holds(self, moment: Moment, acts: Sequence[Phrase]) -> bool:  # noqa: ARG002
        return (self.city in moment.network) == self.wanted


@dataclass(frozen=True, slots=True)
class Over(Condition):
    """``over``: the game has ended."""

    def holds(self, moment: Moment, acts: Sequence[Phrase]) -> bool:  # noqa: ARG002
        return moment.is_over


@dataclass(frozen=True, slots=True)
class LastRound(Condition):
    """``last round``: that of the Card Game."""

    def holds(self, moment: Moment, acts: Sequence[Phrase]) -> bool:  # noqa: ARG002
        return moment.is_last_round


@dataclass(frozen=True, slots=True)
class Compared(Condition):
    """``FACT OPERATOR NUMBER`` or ``FACT OPERATOR FACT``."""

    fact: str
    sign: str
    other: int | str

    def holds(self, moment: Moment, acts: Sequence[Phrase]) -> bool:  # noqa: ARG002
        other = self.other
        limit = other if isinstance(other, int) else FACTS[other](moment)
        return _OPERATORS[self.sign](FACTS[self.fact](moment), limit)


def hold(conditions: Conditions, moment: Moment, acts: Sequence[Phrase]) -> bool:
    """Whether all *conditions* hold."""
    return all(condition.holds(moment, acts) for condition in conditions)


# Reading

_NUMBER: Final = re.compile(r"[0-9]{1,4}")
_NAME: Final = re.compile(r"[a-z0-9_]+")


class ConditionError(GridwrightError):
    """A text is no condition."""


def condition(text: str) -> Condition:
    """Return the condition that *text* says, or raise `ConditionError`."""
    words = text.split()
    read = _in_words(words) or _of_act(words) or _of_event(words) or _comparison(words)
    if read is None:
        raise ConditionError("lesson_condition", {"found": text})
    return read


def _in_words(words: list[str]) -> Condition | None:
    match words:
        case ["turn", phase] if phase in PHASES:
            return Turn(phase)
        case ["phase", phase] if phase in PHASES:
            return InPhase(phase)
        case ["role", role] if role in _ROLES:
            return Role(_ROLES[role])
        case ["have", "not", city] if _NAME.fullmatch(city):
            return Has(city, wanted=False)
        case ["have", city] if _NAME.fullmatch(city) and city != "not":
            return Has(city, wanted=True)
        case ["over"]:
            return Over()
        case ["last", "round"]:
            return LastRound()
        case _:
            return None


def _of_act(words: list[str]) -> Condition | None:
    match words:
        case ["did", "not", verb, *target] if verb in VERBS and len(target) <= 1:
            return Did(verb, "".join(target), wanted=False)
        case ["did", verb, *target] if verb in VERBS and len(target) <= 1:
            return Did(verb, "".join(target), wanted=True)
        case _:
            return None


def _of_event(words: list[str]) -> Condition | None:
    match words:
        case ["event", kind, ("me" | "other") as whose, *values] if kind in EVENTS:
            return _happened(kind, whose, values)
        case ["event", kind, *values] if kind in EVENTS:
            return _happened(kind, "", values)
        case _:
            return None


def _happened(kind: str, whose: str, words: list[str]) -> Condition | None:
    pairs = [word.partition("=") for word in words]
    if not all(key and value for key, _, value in pairs):
        return None
    return Happened(kind, whose, tuple([(key, value) for key, _, value in pairs]))


def _comparison(words: list[str]) -> Condition | None:
    match words:
        case [fact, sign, other] if fact in FACTS and sign in _OPERATORS:
            if _NUMBER.fullmatch(other):
                return Compared(fact, sign, int(other))
            return Compared(fact, sign, other) if other in FACTS else None
        case _:
            return None
