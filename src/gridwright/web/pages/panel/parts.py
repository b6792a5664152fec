"""What every panel is made of: choices, items, sums, notes, small pictures, and the one button."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from django.utils.safestring import SafeString, mark_safe

from gridwright import words
from gridwright.core.game import Game
from gridwright.draw import marks
from gridwright.draw.cards import Face, draw_chip, draw_single_card
from gridwright.draw.svg import Piece
from gridwright.draw.theme import PAGE
from gridwright.draw.titles import PICTURES
from gridwright.web.pages.common import Reason

_EDGE: Final = 5.0  # room for the ring around a card
_TOKEN: Final = 24.0
_CHIP: Final = 96.0
_ICON: Final = 12.0


@dataclass(frozen=True, slots=True)
class SumRow:
    """One line of a sum: what, how it comes about, how much."""

    label: str
    detail: str = ""
    value: str = ""
    icon: str = ""  # "bolt" for money, "city" for cities, "total" for the end of a sum


@dataclass(frozen=True, slots=True)
class ActionChoice:
    """A button for an action, or the reason why it may not be done."""

    line: str  # what is sent
    label: str
    price: str = ""
    reason: Reason | None = None
    is_chosen: bool = False
    rows: Sequence[SumRow] = ()  # what its price is made of
    kind: str = ""  # "city", "region", "card", "fuel", "fuel-card": what it belongs to
    of: str = ""  # and which of them
    path: str = ""  # cities that its connection runs through
    amount: int = 0  # of a fuel; of a fuel card its column
    note: str = ""
    key: str = ""
    is_dear: bool = False  # only the money is missing
    tag: str = ""  # on a card: its discount
    short: str = ""  # the reason, where the map says the rest
    picture: SafeString | str = ""  # a card, or an icon before the label; *note* says the same


@dataclass(frozen=True, slots=True)
class CardsAndFuel:
    """Cards of the seat to press, and the ways in which fuel is burnt or given up with them."""

    cards: list[ActionChoice]
    ways: list[ActionChoice]


@dataclass(frozen=True, slots=True)
class PricedUnit:
    """A unit on sale: how many are bought with it, and what it costs alone."""

    number: int
    price: int
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class DraftItem:
    """One line of the draft, which can be taken out again."""

    index: int
    label: str
    detail: str
    cost: int
    line: str = ""
    city: str = ""  # on whose plate it can be taken out too
    fuel_card: str = ""  # with whose picture it can be taken out too
    column: int = 0


@dataclass(frozen=True, slots=True)
class PanelNote:
    """What follows from the turn, or a hint."""

    sentence: str
    clauses: tuple[str, ...] = ()

    @classmethod
    def of(cls, reason: Reason) -> "PanelNote":
        return cls(reason.sentence, reason.clauses)


@dataclass(frozen=True, slots=True)
class Stepper:
    """A bid that is tried out, between two others: every press asks the server again."""

    head: str  # the action without its number
    lowest: int
    highest: int
    value: int
    label: str
    note: str = ""
    quick: tuple[int, ...] = ()  # values with a button of their own

    @property
    def less(self) -> int:
        return max(self.value - 1, self.lowest)

    @property
    def more(self) -> int:
        return min(self.value + 1, self.highest)


@dataclass(frozen=True, slots=True)
class SubmitButton:
    """The one button that goes on: what it says, and the lines that it plays.

    Within a turn in several steps it goes to the next *step*, and tries the lines.
    """

    label: str
    lines: tuple[str, ...]
    step: int = 0
    place: int = 0  # of the lines in the turn


@dataclass(frozen=True, slots=True)
class TurnStep:
    """A tab for one part of a turn in several."""

    number: int
    label: str
    is_now: bool
    lines: tuple[str, ...] = ()  # tried when it is opened
    place: int = 0  # and where in the turn


@dataclass(frozen=True, slots=True)
class Pip:
    """One of several houses in the head of the panel."""

    number: int
    state: str  # "done", "now", "ahead"


@dataclass(frozen=True, slots=True)
class DecisionPanel:
    """What one kind of decision puts into the frame of the panel."""

    template: str  # of the middle of the panel
    heading: str
    body: object = None
    items: Sequence[DraftItem] = ()
    rows: Sequence[SumRow] = ()
    notes: Sequence[PanelNote] = ()
    submit: SubmitButton | None = None
    clear: str = ""  # the label of the button that clears the draft; "" for none
    steps: Sequence[TurnStep] = ()
    pips: Sequence[Pip] = ()
    is_summed_first: bool = False  # with the sums above the choices, not below


def listed(parts: Sequence[str]) -> str:
    return words.current().shown("parts", tuple(parts))


def numbered(choices: Sequence[ActionChoice]) -> list[ActionChoice]:
    """Return *choices* with the keys 1 to 9 for the first that may be done."""
    keys = iter("123456789")
    return [
        choice if choice.reason is not None else replace(choice, key=next(keys, ""))
        for choice in choices
    ]


# Pictures


def card_face(game: Game[Any], word: str) -> Face:
    return PICTURES.of(game).face(game, words.current(), word)


def card_picture(game: Game[Any], word: str) -> SafeString:
    return _silent(draw_single_card(card_face(game, word), PAGE, _EDGE))


def chip_picture(game: Game[Any], word: str) -> SafeString:
    return _silent(draw_chip(card_face(game, word), PAGE, _CHIP))


def fuel_picture(name: str) -> SafeString:
    drawn = marks.token(PAGE, name, _TOKEN / 2, _TOKEN / 2, _TOKEN - 2)
    return _silent(Piece(_TOKEN, _TOKEN, drawn, ""))


def icon_picture(name: str) -> SafeString:
    drawn = marks.icon(name, PAGE["ink-2"], _ICON / 2, _ICON / 2, _ICON)
    return _silent(Piece(_ICON, _ICON, drawn, ""))


def house_picture(letter: str) -> SafeString:
    drawn = marks.house(PAGE, letter, _TOKEN / 2, _TOKEN / 2, _TOKEN - 2)
    return _silent(Piece(_TOKEN, _TOKEN, drawn, ""))


def _silent(piece: Piece) -> SafeString:
    """Return a picture that screen readers pass over."""
    wide, high = f"{piece.width:g}", f"{piece.height:g}"
    head = f'<svg viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" aria-hidden="true">'
    return mark_safe(f"{head}{piece.body}</svg>")  # noqa: S308 - `draw` escapes every text
