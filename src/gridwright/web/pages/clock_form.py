"""The clock in the form of a new table: what can be chosen, and what each choice means."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from django.http import QueryDict
from django.utils.safestring import SafeString

from gridwright import words
from gridwright.bots import roster
from gridwright.core.errors import GridwrightError
from gridwright.draw import bank
from gridwright.draw.theme import PAGE
from gridwright.games.registry import SEATS
from gridwright.web import forms, models
from gridwright.web.clocks.terms import OWN, PRESETS, UNTIMED, Terms, preset_of
from gridwright.web.clocks.units import UNITS
from gridwright.web.pages import clocks, spans
from gridwright.web.pages.common import LabelledChoice, inline
from gridwright.web.pages.levels import level_choices

_SUGGESTED: Final = PRESETS["evening"]  # the numbers that one's own clock begins with
_NUMBERS: Final = ("free", "bank", "refill")
FIELDS: Final = ("clock", *[f"{key}{end}" for key in _NUMBERS for end in ("", "-unit")])


@dataclass(frozen=True, slots=True)
class ClockCard:
    """One of the clocks to choose from."""

    id: str
    name: str
    about: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class NumberField:
    """A number with its unit, as it was typed."""

    name: str
    label: str
    about: str
    value: str
    units: list[LabelledChoice]
    wrong: str  # why it cannot be


@dataclass(frozen=True, slots=True)
class ClockMeaning:
    """What a clock means for the people at the table."""

    id: str
    sentence: str
    picture: SafeString | str = ""
    caption: str = ""
    lengths: tuple[tuple[int, str], ...] = ()  # by how many people
    wrong: str = ""  # why there is no such clock

    @property
    def is_timed(self) -> bool:
        return bool(self.picture)


def fields_of(terms: Terms) -> dict[str, str]:
    """Return the fields of the form that stand for a clock."""
    numbers = terms if terms.is_timed else _SUGGESTED
    fields = {
        "clock": preset_of(terms),
        "at-flag": terms.at_flag,
        "flag-level": terms.level,
        "nights": "on" if terms.allows_nights else "off",
        "aways": "on" if terms.allows_away else "off",
    }
    for key, seconds in zip(_NUMBERS, numbers.numbers, strict=True):
        unit = _unit(seconds)
        fields[key], fields[f"{key}-unit"] = str(seconds // UNITS[unit]), unit
    return fields


def _unit(seconds: int) -> str:
    """Return the largest unit of which *seconds* are a whole number."""
    return [name for name, size in UNITS.items() if seconds % size == 0][-1] if seconds else "m"


class ClockForm:
    """The part of the form that is about the clock, as it was *sent*, else as *remembered*."""

    def __init__(
        self, sent: QueryDict, remembered: Terms = UNTIMED, reason: GridwrightError | None = None
    ) -> None:
        usual = fields_of(remembered)
        is_sent = sent.get("clock") in (*PRESETS, OWN)
        self._fields = {**usual, **_known(sent, usual)} if is_sent else usual
        self._reason = reason

    @property
    def chosen(self) -> str:
        return self._fields["clock"]

    @property
    def cards(self) -> list[ClockCard]:
        return [
            ClockCard(name, words.text(f"web.clock.{name}"), _about(name), name == self.chosen)
            for name in (*PRESETS, OWN)
        ]

    @property
    def numbers(self) -> list[NumberField]:
        return [self._number(key) for key in _NUMBERS]

    def _number(self, key: str) -> NumberField:
        unit = self._fields[f"{key}-unit"]
        units = [
            LabelledChoice(name, words.text(f"web.clock.unit_{name}"), name == unit)
            for name in UNITS
        ]
        label = words.text(f"web.clock.number.{key}")
        about = words.text(f"web.clock.number_about.{key}")
        return NumberField(key, label, about, self._fields[key], units, self._wrong(key))

    def _wrong(self, key: str) -> str:
        reason = self._reason
        return "" if reason is None or reason.key != key else words.say(reason.message)

    @property
    def at_flags(self) -> list[LabelledChoice]:
        chosen = self._fields["at-flag"]
        return [
            LabelledChoice(name, words.text(f"web.clock.flag_{name}"), name == chosen)
            for name in models.AtFlag.values
        ]

    @property
    def levels(self) -> list[LabelledChoice]:
        chosen = self._fields["flag-level"]
        return [
            LabelledChoice(level.id, level.name, level.id == chosen)
            for level in level_choices(roster.names()[1:])
        ]

    @property
    def has_nights(self) -> bool:
        return self._fields["nights"] != "off"

    @property
    def has_aways(self) -> bool:
        return self._fields["aways"] != "off"

    @cached_property
    def meanings(self) -> list[ClockMeaning]:
        """What each of the clocks means; all are on the page, which shows that of the choice."""
        return [_meaning(name, terms) for name, terms in PRESETS.items()] + [self._own()]

    def _own(self) -> ClockMeaning:
        fields = QueryDict(mutable=True)
        fields.update({**self._fields, "clock": OWN})
        try:
            return _meaning(OWN, forms.clock(fields))
        except GridwrightError as error:
            return ClockMeaning(OWN, "", wrong=words.say(error.message))

    @property
    def asked_for(self) -> str:
        """The fields that say which clock is one's own, for a script that asks what it means."""
        return ",".join(FIELDS)


def _known(sent: QueryDict, usual: Mapping[str, str]) -> dict[str, str]:
    """Return what was sent of the fields of a clock; choices that there are not stay usual."""
    units = dict.fromkeys([f"{key}-unit" for key in _NUMBERS], tuple(UNITS))
    choices = {
        **units,
        "at-flag": tuple(models.AtFlag.values),
        "flag-level": tuple(roster.names()),
    }
    fields = {key: str(sent[key]).strip() for key in usual if key in sent}
    return {key: value for key, value in fields.items() if value in choices.get(key, (value,))}


def _about(name: str) -> str:
    terms = PRESETS.get(name, UNTIMED)
    if terms.is_timed:
        return clocks.numbers_in_words(terms)
    return words.text(f"web.clock.{name}_about")


def _meaning(name: str, terms: Terms) -> ClockMeaning:
    if not terms.is_timed:
        return ClockMeaning(name, words.text("web.clock.means_none"))
    free, full = spans.seconds_in_words(terms.free), spans.seconds_in_words(terms.bank)
    if terms.refill:
        refill = spans.seconds_in_words(terms.refill)
        sentence = words.text("web.clock.means_free", free=free, bank=full, refill=refill)
    else:
        sentence = words.text("web.clock.means_free.no_refill", free=free, bank=full)
    people = range(1, SEATS[-1] + 1)
    return ClockMeaning(
        name,
        sentence,
        _picture(terms.bank, terms.refill, full),
        words.text("web.clock.curve_about" if terms.refill else "web.clock.curve_about.no_refill"),
        tuple([(count, _length(terms, count)) for count in people]),
    )


def _length(terms: Terms, people: int) -> str:
    length = clocks.length_in_words(terms, people)
    return words.text("web.clock.means_length", people=people, length=length)


def _picture(full: int, refill: int, most: str) -> SafeString:
    first, *others = bank.NAMED
    rounds = [words.text("web.clock.round", round=first), *[str(number) for number in others]]
    labels = bank.BankLabels(words.text("web.clock.curve"), most, rounds)
    return inline(bank.draw_bank(full, refill, PAGE, labels), size="bank-curve")
