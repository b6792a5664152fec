"""How actions are written, declared once beside each action.

A `Form` is one line of the grammar: ``open PLANT BID``. Words in capitals are places; what may
stand there is the business of the table's `Vocabulary`. Reading, writing, help, completion and
everything that must know which actions there are ask these two. A `Phrase` is one action spelled
out by its form: whoever wants to know its city, plant or amount asks the phrase, and nobody
takes the text apart.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import InvalidNotationError, Values

NUMBERS: Final = {"BID": 0, "COUNT": 0, "AMOUNT": 1, "UNITS": 1, "COLUMN": 1}
"""Places that hold a number, each with the lowest."""

_LONGEST_NUMBER: Final = 6  # digits


class Decision(Enum):
    """What sort of decision an action is, whatever its title calls it."""

    CHOOSE_AREA = auto()  # a region or an area comes into play
    PLACE = auto()  # a first house, or one for the dummy
    OPEN = auto()
    BID = auto()
    DROP = auto()
    PASS = auto()
    REMOVE = auto()  # a plant beyond the limit
    DISCARD = auto()  # fuel that no longer fits
    BUY = auto()  # fuel
    BUILD = auto()  # in a city
    SETTLE = auto()  # on a Colony card
    SLOT = auto()
    SWAP = auto()
    HIRE = auto()
    ROBOT = auto()
    POWER = auto()
    DONE = auto()
    OTHER = auto()  # what only one map has: screens offer it as it is written


Fixed = int | tuple[int, ...]
"""What an attribute of an action may be that its form does not write."""


@dataclass(frozen=True, slots=True)
class Name:
    """Something that can be named: its index in the engine, its word, its printed name."""

    index: int
    word: str
    printed: str
    resource: str = ""  # of a fuel card: the id of its fuel


class Vocabulary:
    """The words of one table, by place: which cities, plants and fuels there are."""

    def __init__(self, places: dict[str, tuple[Name, ...]]) -> None:
        self.places = places
        self._by_word = {
            place: {name.word: name.index for name in names} for place, names in places.items()
        }
        self._by_index = {
            place: {name.index: name.word for name in names} for place, names in places.items()
        }

    def read(self, place: str, word: str) -> int:
        """Return what *word* means in *place*, or raise `InvalidNotationError`."""
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
        """Return the word that stands for *index* in *place*."""
        return str(index) if place in NUMBERS else self._by_index[place][index]

    def resource_of(self, place: str, word: str) -> str:
        """Return the id of the fuel that *word* in *place* stands for; empty for anything else."""
        if place == "FUEL":
            return word
        for name in self.places.get(place, ()):
            if name.word == word:
                return name.resource
        return ""

    def printed(self, word: str) -> str:
        """Return the printed name that *word* stands for in any place; itself where it has none."""
        for names in self.places.values():
            for name in names:
                if name.word == word:
                    return name.printed
        return word.replace("_", " ")


def _number(word: str, lowest: int) -> int:
    """Read a whole number from *lowest* on."""
    if not (word.isascii() and word.isdigit() and len(word) <= _LONGEST_NUMBER):
        raise InvalidNotationError("notation_number", {"word": word})
    number = int(word)
    if number < lowest:
        raise InvalidNotationError("notation_amount", {"lowest": lowest})
    return number


Token = tuple[str, str]
"""A word of a phrase behind the place that it fills; behind nothing where the form has it."""


class Form:
    """How one kind of action is written: its verb, then fixed words and places in turn."""

    def __init__(  # noqa: PLR0913 - a declaration
        self,
        kind: Callable[..., Action],
        text: str,
        fields: tuple[str, ...] = (),
        fixed: dict[str, Fixed] | None = None,
        *,
        decision: Decision,
        clauses: str = "",
    ) -> None:
        """Write *kind* as *text*; *fields* are its attributes by place, *fixed* the others.

        *clauses* are where the rules of each title speak of it, separated by spaces.
        """
        self.kind = kind
        self.decision = decision
        self.text = text
        self.words = text.split()
        self.verb = self.words[0]
        self.fields = fields
        self.fixed: dict[str, Fixed] = {} if fixed is None else fixed
        self.clauses = tuple(clauses.split())

    @property
    def help(self) -> str:
        """The id of the line that explains it."""
        return f"help.{'_'.join([word.lower() for word in self.words if word.isalpha()])}"

    @property
    def places(self) -> tuple[str, ...]:
        """The places behind the verb, in turn."""
        return tuple([word for word in self.words[1:] if word.isupper()])

    @property
    def fixed_words(self) -> int:
        """How many words must stand there as they are: the more, the sooner it is tried."""
        return sum([not word.isupper() for word in self.words])

    def fits(self, words: list[str]) -> bool:
        """Whether *words*, the verb among them, have the shape of this form."""
        return len(words) == len(self.words) and all(
            [mine.isupper() or mine == word for mine, word in zip(self.words, words, strict=True)]
        )

    def read(self, words: list[str], vocabulary: Vocabulary) -> Action:
        """Return the action that *words*, which fit, stand for."""
        numbers = [
            vocabulary.read(mine, word)
            for mine, word in zip(self.words, words, strict=True)
            if mine.isupper()
        ]
        return self.kind(**self.fixed, **dict(zip(self.fields, numbers, strict=True)))

    def writes(self, action: Action) -> bool:
        """Whether *action* is written in this form."""
        return type(action) is self.kind and all(
            [getattr(action, name) == value for name, value in self.fixed.items()]
        )

    def spell(self, action: Action, vocabulary: Vocabulary) -> list[Token]:
        """Return the words of *action*, which this form writes, each with its place."""
        values = [getattr(action, name) for name in reversed(self.fields)]
        return [
            (word, vocabulary.write(word, values.pop())) if word.isupper() else ("", word)
            for word in self.words
        ]

    def phrase(self, action: Action, vocabulary: Vocabulary) -> "Phrase":
        """Return *action*, which this form writes, in the words of its table."""
        tokens = self.spell(action, vocabulary)
        fuel: list[tuple[str, int]] = []
        resource = ""
        for place, word in tokens:
            if resource and place in NUMBERS:
                fuel.append((resource, int(word)))
            resource = vocabulary.resource_of(place, word)
        return Phrase(self, tuple(tokens), tuple(fuel))


@dataclass(frozen=True, slots=True)
class Phrase:
    """One action in the words of its table."""

    form: Form
    tokens: tuple[Token, ...]
    fuel: tuple[tuple[str, int], ...]
    """Units by resource, in order: of a purchase, first what is bought, then what goes back; of
    anything else, what is burnt, discarded or left behind."""

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
        """The first city, plant, resource, region or card that it names; empty without any."""
        for place, word in self.tokens:
            if place and place not in NUMBERS:
                return word
        return ""

    @property
    def number(self) -> int:
        """Its bid, amount or count: the first number in it; 0 without any."""
        for place, word in self.tokens:
            if place in NUMBERS:
                return int(word)
        return 0

    @property
    def is_idle(self) -> bool:
        """Whether nothing is done by it: drop, pass, done, or running no plant."""
        if self.decision is Decision.POWER:
            return not self.target
        return self.decision in (Decision.DROP, Decision.PASS, Decision.DONE)

    def words(self, place: str) -> tuple[str, ...]:
        """Return all words that fill *place*: the plants that run, the cards that are turned."""
        return tuple([word for filled, word in self.tokens if filled == place])

    def word(self, place: str) -> str:
        """Return the first word that fills *place*; empty without any."""
        return next((word for filled, word in self.tokens if filled == place), "")

    def at(self, number: int) -> str:
        """Return the notation of the same action with another bid, amount or count."""
        return " ".join([str(number) if p in NUMBERS else word for p, word in self.tokens])


def read(forms: tuple[Form, ...], vocabulary: Vocabulary, text: str) -> Action:
    """Read *text* as an action in one of *forms*, or say what is wrong with it."""
    words = text.lower().split()
    if not words:
        raise InvalidNotationError("notation_empty")
    own = [form for form in forms if form.verb == words[0]]
    if not own:
        texts = tuple([form.text for form in forms])
        raise InvalidNotationError("notation_verb", {"word": words[0], "forms": texts})
    fitting = [form for form in own if form.fits(words)]
    if not fitting:
        texts = tuple([form.text for form in own])
        raise InvalidNotationError("notation_form", {"word": words[0], "forms": texts})
    best = max([form.fixed_words for form in fitting])
    return next(f for f in fitting if f.fixed_words == best).read(words, vocabulary)


def write(forms: tuple[Form, ...], vocabulary: Vocabulary, action: Action) -> str:
    """Return the notation of *action*; `read` reads it back."""
    return " ".join([word for _, word in form_of(forms, action).spell(action, vocabulary)])


def form_of(forms: tuple[Form, ...], action: Action) -> Form:
    """Return the one of *forms* in which *action* is written."""
    for form in forms:
        if form.writes(action):
            return form
    raise AssertionError(f"no form writes {type(action)}")  # every action of a phase has one
