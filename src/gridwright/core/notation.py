"""The notation of actions, declared once next to each action.

A `Form` is one line of the grammar: ``open PLANT BID``. Words in capitals are places, and the
table's `Vocabulary` knows which words can fill them. Parsing, writing, help, completion and action
spaces all use these two. A `Phrase` is one action spelled out by its form: it answers which city,
plant or amount the action is about, so that no caller has to take the text apart.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import InvalidNotationError, Values
from gridwright.core.values import Struct

NUMBERS: Final = {"BID": 0, "COUNT": 0, "AMOUNT": 1, "UNITS": 1, "COLUMN": 1}
"""Places that hold a number, with the lowest number allowed there."""

_LONGEST_NUMBER: Final = 6  # digits


class Decision(Enum):
    """What sort of decision an action is, whatever verb its title uses for it."""

    CHOOSE_AREA = auto()  # bring a region or an area into play
    PLACE = auto()  # put a first house, or one of the dummy's
    OPEN = auto()
    BID = auto()
    DROP = auto()
    PASS = auto()
    REMOVE = auto()  # give up a plant beyond the limit
    DISCARD = auto()  # give up fuel that no longer fits
    BUY = auto()  # fuel
    BUILD = auto()  # in a city
    SETTLE = auto()  # on a Colony card
    SLOT = auto()
    SWAP = auto()
    HIRE = auto()
    ROBOT = auto()
    POWER = auto()
    DONE = auto()
    OTHER = auto()  # for actions of a single map, which screens offer by their notation


Fixed = int | tuple[int, ...]
"""The value of an attribute that a form implies without writing it."""


@dataclass(frozen=True, slots=True)
class Name(Struct):
    """A thing with a name: its index in the engine, its word in notation, its printed name."""

    index: int
    word: str
    printed: str
    resource: str = ""  # the id of the fuel, if it is a fuel card


class Vocabulary:
    """The words that can fill each place at one table: its cities, plants, fuels and so on."""

    def __init__(self, places: dict[str, tuple[Name, ...]]) -> None:
        self.places = places
        self._by_word = {
            place: {name.word: name.index for name in names} for place, names in places.items()
        }
        self._by_index = {
            place: {name.index: name.word for name in names} for place, names in places.items()
        }
        self._resources = {
            (place, name.word): name.resource
            for place, names in places.items()
            for name in names
            if name.resource
        }

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Vocabulary) and self.places == other.places)

    def __hash__(self) -> int:
        return hash(tuple(self.places))

    def __reduce__(self) -> tuple[object, ...]:
        return Vocabulary, (self.places,)

    def read(self, place: str, word: str) -> int:
        """Return the index or number of *word* in *place*, or raise `InvalidNotationError`."""
        if place in NUMBERS:
            return _number(word, NUMBERS[place])
        index = self._by_word[place].get(word)
        if index is None:
            raise self._unknown(place, word)
        return index

    def _unknown(self, place: str, word: str) -> InvalidNotationError:
        known = tuple(self._by_word[place])
        alike = tuple([other for other in known if other.rstrip("abcdef") == word])
        values: Values = {"place": place, "word": word}
        if alike and word.isdigit():
            return InvalidNotationError("notation_several", {**values, "words": alike})
        return InvalidNotationError("notation_unknown", {**values, "words": known})

    def write(self, place: str, index: int) -> str:
        """Return the word for *index* in *place*."""
        return str(index) if place in NUMBERS else self._by_index[place][index]

    def resource_of(self, place: str, word: str) -> str:
        """Return the id of the fuel or fuel card that *word* names in *place*; empty for others."""
        return word if place == "FUEL" else self._resources.get((place, word), "")

    def printed(self, word: str) -> str:
        """Return the printed name of *word*, in whatever place; by default *word* itself."""
        for names in self.places.values():
            for name in names:
                if name.word == word:
                    return name.printed
        return word.replace("_", " ")


def _number(word: str, lowest: int) -> int:
    """Return *word* as a whole number, which must be at least *lowest*."""
    if not (word.isascii() and word.isdigit() and len(word) <= _LONGEST_NUMBER):
        raise InvalidNotationError("notation_number", {"word": word})
    number = int(word)
    if number < lowest:
        raise InvalidNotationError("notation_amount", {"lowest": lowest})
    return number


Token = tuple[str, str]
"""A place and the word that fills it; the place is empty for a fixed word of the form."""


class Form:
    """The notation of one kind of action: a verb, then fixed words and places."""

    def __init__(  # noqa: PLR0913 - a declaration
        self,
        kind: Callable[..., Action],
        text: str,
        fields: tuple[str, ...] = (),
        fixed: dict[str, Fixed] | None = None,
        *,
        decision: Decision,
        clauses: str = "",
        is_for_dummy: bool = False,
    ) -> None:
        """Declare *text* as the notation of *kind*.

        *fields* are the attributes that fill the places, in order; *fixed* has the values of the
        others. *clauses* are the clauses of all titles about the action, separated by spaces.
        What an action *is_for_dummy* puts on the board is the dummy's.
        """
        self.kind = kind
        self.decision = decision
        self.text = text
        self.words = text.split()
        self.verb = self.words[0]
        self.fields = fields
        self.fixed: dict[str, Fixed] = {} if fixed is None else fixed
        self.clauses = tuple(clauses.split())
        self.is_for_dummy = is_for_dummy

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Form)
            and type(self) is type(other)
            and self.kind is other.kind
            and self.text == other.text
        )

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[object, ...]:
        """Be declared again; a form that is declared with other arguments has its own."""
        declare = partial(
            type(self),
            decision=self.decision,
            clauses=" ".join(self.clauses),
            is_for_dummy=self.is_for_dummy,
        )
        return declare, (self.kind, self.text, self.fields, self.fixed)

    @property
    def help(self) -> str:
        """The id of the message that explains it."""
        return f"help.{'_'.join([word.lower() for word in self.words if word.isalpha()])}"

    @property
    def places(self) -> tuple[str, ...]:
        """Its places, in order."""
        return tuple([word for word in self.words[1:] if word.isupper()])

    @property
    def fixed_words(self) -> int:
        """How many words are fixed; of several forms that fit, the one with most is read."""
        return sum([not word.isupper() for word in self.words])

    def fits(self, words: list[str]) -> bool:
        """Whether *words*, including the verb, have the shape of this form."""
        return len(words) == len(self.words) and all(
            [own.isupper() or own == word for own, word in zip(self.words, words, strict=True)]
        )

    def read(self, words: list[str], vocabulary: Vocabulary) -> Action:
        """Return the action that *words*, which must fit, describe."""
        numbers = [
            vocabulary.read(own, word)
            for own, word in zip(self.words, words, strict=True)
            if own.isupper()
        ]
        return self.kind(**self.fixed, **dict(zip(self.fields, numbers, strict=True)))

    def writes(self, action: Action) -> bool:
        """Whether this is the form of *action*."""
        return type(action) is self.kind and all(
            [getattr(action, name) == value for name, value in self.fixed.items()]
        )

    def spell(self, action: Action, vocabulary: Vocabulary) -> list[Token]:
        """Return the words of *action*, which must have this form, each with its place."""
        values = [getattr(action, name) for name in reversed(self.fields)]
        return [
            (word, vocabulary.write(word, values.pop())) if word.isupper() else ("", word)
            for word in self.words
        ]

    def phrase(self, action: Action, vocabulary: Vocabulary) -> "Phrase":
        """Return *action*, which must have this form, in the words of a table."""
        tokens = self.spell(action, vocabulary)
        fuel: list[tuple[str, int]] = []
        resource = ""
        for place, word in tokens:
            if not place:
                resource = ""
            elif resource and place in NUMBERS:
                fuel.append((resource, int(word)))
                resource = ""
            else:
                resource = vocabulary.resource_of(place, word)
        return Phrase(self, tuple(tokens), tuple(fuel))


@dataclass(frozen=True, slots=True)
class Phrase(Struct):
    """One action in the words of its table."""

    form: Form
    tokens: tuple[Token, ...]
    fuel: tuple[tuple[str, int], ...]
    """Resources and units, in the order of the words. A purchase has what is bought, then what goes
    back; other actions have what is burnt, discarded or left behind."""

    @property
    def text(self) -> str:
        """Its notation."""
        return " ".join([word for _, word in self.tokens])

    @property
    def verb(self) -> str:
        """Its first word."""
        return self.form.verb

    @property
    def decision(self) -> Decision:
        """What sort of decision it is."""
        return self.form.decision

    @property
    def target(self) -> str:
        """The first city, plant, resource, region or card that it names; empty if there is none."""
        for place, word in self.tokens:
            if place and place not in NUMBERS:
                return word
        return ""

    @property
    def number(self) -> int:
        """Its bid, amount or count: the first number in it; 0 if there is none."""
        for place, word in self.tokens:
            if place in NUMBERS:
                return int(word)
        return 0

    @property
    def has_number(self) -> bool:
        """Whether it has a bid, an amount or a count."""
        return any([place in NUMBERS for place, _ in self.tokens])

    @property
    def is_idle(self) -> bool:
        """Whether it does nothing: drop, pass, done, or running no plant."""
        if self.decision is Decision.POWER:
            return not self.target
        return self.decision in (Decision.DROP, Decision.PASS, Decision.DONE)

    def words(self, place: str) -> tuple[str, ...]:
        """Return all words that fill *place*, such as the plants that run."""
        return tuple([word for own, word in self.tokens if own == place])

    def word(self, place: str) -> str:
        """Return the first word that fills *place*; empty if there is none."""
        return next((word for own, word in self.tokens if own == place), "")

    def at(self, number: int) -> str:
        """Return the notation of the same action with another bid, amount or count."""
        return " ".join([str(number) if place in NUMBERS else word for place, word in self.tokens])


def read(forms: tuple[Form, ...], vocabulary: Vocabulary, text: str) -> Action:
    """Return the action that *text* describes, or raise `InvalidNotationError`."""
    words = text.lower().split()
    if not words:
        raise InvalidNotationError("notation_empty")
    with_verb = [form for form in forms if form.verb == words[0]]
    if not with_verb:
        texts = tuple([form.text for form in forms])
        raise InvalidNotationError("notation_verb", {"word": words[0], "forms": texts})
    fitting = [form for form in with_verb if form.fits(words)]
    if not fitting:
        texts = tuple([form.text for form in with_verb])
        raise InvalidNotationError("notation_form", {"word": words[0], "forms": texts})
    most_fixed = max([form.fixed_words for form in fitting])
    return next(f for f in fitting if f.fixed_words == most_fixed).read(words, vocabulary)


def write(forms: tuple[Form, ...], vocabulary: Vocabulary, action: Action) -> str:
    """Return the notation of *action*; `read` reads it back."""
    return " ".join([word for _, word in form_of(forms, action).spell(action, vocabulary)])


def form_of(forms: tuple[Form, ...], action: Action) -> Form:
    """Return the form of *action* among *forms*."""
    for form in forms:
        if form.writes(action):
            return form
    raise AssertionError(f"no form writes {type(action)}")  # every action of a phase has one
