"""How actions are written, declared once beside each action.

A `Form` is one line of the grammar: ``open PLANT BID``. Words in capitals are places; what may
stand there is the business of the table's `Vocabulary`. Reading, writing, help, completion and
everything that must know which actions there are ask these two.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import InvalidNotationError, Values

NUMBERS: Final = {"BID": 0, "COUNT": 0, "AMOUNT": 1, "UNITS": 1, "COLUMN": 1}
"""Places that hold a number, each with the lowest."""

_LONGEST_NUMBER: Final = 6  # digits

Fixed = int | tuple[int, ...]
"""What an attribute of an action may be that its form does not write."""


@dataclass(frozen=True, slots=True)
class Name:
    """Something that can be named: its index in the engine, its word, its printed name."""

    index: int
    word: str
    printed: str


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


class Form:
    """How one kind of action is written: its verb, then fixed words and places in turn."""

    def __init__(
        self,
        kind: Callable[..., Action],
        text: str,
        fields: tuple[str, ...] = (),
        fixed: dict[str, Fixed] | None = None,
        *,
        clauses: str = "",
    ) -> None:
        """Write *kind* as *text*; *fields* are its attributes by place, *fixed* the others.

        *clauses* are where the rules of each title speak of it, separated by spaces.
        """
        self.kind = kind
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

    def write(self, action: Action, vocabulary: Vocabulary) -> str:
        """Return *action*, which this form writes, as text."""
        left = [getattr(action, name) for name in reversed(self.fields)]
        return " ".join(
            [vocabulary.write(word, left.pop()) if word.isupper() else word for word in self.words]
        )


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
    return form_of(forms, action).write(action, vocabulary)


def form_of(forms: tuple[Form, ...], action: Action) -> Form:
    """Return the one of *forms* in which *action* is written."""
    for form in forms:
        if form.writes(action):
            return form
    raise AssertionError(f"no form writes {type(action)}")  # every action of a phase has one
