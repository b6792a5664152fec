"""Entries of a catalogue: sentences with placeholders, variants of sentences, and terms.

A placeholder is ``{key}``, with an optional form of a noun after a colon:

``{amount:worker}``          the number and the noun in the form that follows it
``{amount:worker.acc}``      the same in another case, where the language has one
``{amount:@resource.acc}``   the same with the noun that the value `resource` names
``{resource:.gen}``          the name of a term, in another case
``{forms:or}``               a list whose last item follows ``list.or``; without it, ``list.join``
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from string import Formatter
from typing import Final, Union

from gridwright.core.errors import GridwrightError, spelled
from gridwright.words.plurals import CATEGORIES, OTHER, category, needed

SHORT: Final = "short"
"""The form of a term where there is little room, ``gas`` for natural gas."""

CASES: Final = ("acc", "dat", "gen", "ins", "loc", "voc", "plural", SHORT)
"""Forms that a term may have besides its name."""

TERM_KEYS: Final = frozenset({"name", "gender", *CATEGORIES, *CASES})

_GENDER: Final = ".gender"

Forms = dict[str, str]  # by plural category
Entry = Union["Template", "Variants"]


class WordsError(GridwrightError):
    """A catalogue is wrong or incomplete. Its text does not depend on catalogues."""

    def __str__(self) -> str:
        return spelled(self.message)


@dataclass(frozen=True, slots=True)
class Piece:
    """Some words, and the placeholder after them."""

    words: str
    key: str = ""  # of the value; empty if the sentence ends without one
    noun: str = ""  # the counted term, or ``@key`` if a value names it; a list's style
    case: str = ""


class Template:
    """A sentence, parsed when it is first used."""

    __slots__ = ("_pieces", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self._pieces: tuple[Piece, ...] | None = None

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Its words and placeholders in order."""
        if self._pieces is None:
            self._pieces = tuple(
                [_piece(words, key, form) for words, key, form, _ in Formatter().parse(self.text)]
            )
        return self._pieces

    def keys(self) -> set[str]:
        """Return the keys of the values that it needs."""
        counted = {piece.noun[1:] for piece in self.pieces if piece.noun.startswith("@")}
        return {piece.key for piece in self.pieces if piece.key} | counted


@dataclass(frozen=True, slots=True)
class Variants:
    """Sentences of which a value selects one, by its number or word."""

    by: str  # a key, or ``key.gender`` for the gender of the term that its value names
    forms: dict[str, Entry]

    @property
    def is_by_gender(self) -> bool:
        """Whether the gender of a term selects the sentence."""
        return self.by.endswith(_GENDER)

    @property
    def key(self) -> str:
        """The key of the value that selects one."""
        return self.by.removesuffix(_GENDER)

    def keys(self) -> set[str]:
        """Return the keys of the values that any of the sentences needs."""
        inner = [form.keys() for form in self.forms.values()]
        return {self.key}.union(*inner)

    def chosen(self, value: object, language: str) -> Entry | None:
        """Return the sentence for *value*, or None if none fits and there is no default."""
        if isinstance(value, tuple):
            value = len(value)
        forms = self.forms
        if isinstance(value, int):
            exact = forms.get(str(value))
            return exact or forms.get(category(language, value)) or forms.get(OTHER)
        return forms.get(str(value)) or forms.get(OTHER)


@dataclass(frozen=True, slots=True)
class Term:
    """A noun or name, with its forms after numbers and in other cases."""

    name: str
    gender: str = ""
    forms: Forms = field(default_factory=dict)
    cases: dict[str, Forms] = field(default_factory=dict)

    def form(self, language: str, count: int | None = None, case: str = "") -> str:
        """Return its form after *count* or without a number, or its name if it has no such form."""
        forms = self.cases.get(case, self.forms)
        if count is None:
            return forms.get("one", self.name) if case in self.cases else self.name
        return forms.get(category(language, count)) or forms.get(OTHER) or self.name


def _piece(words: str, key: str | None, form: str | None) -> Piece:
    noun, _, case = (form or "").partition(".")
    return Piece(words, key or "", noun, case)


# Reading


def entry(identifier: str, value: object, language: str) -> Entry:
    """Return the entry *identifier*: a sentence or a table of them."""
    if isinstance(value, str):
        return Template(value)
    if not isinstance(value, dict) or not isinstance(value.get("by"), str):
        raise WordsError("words_entry", {"id": identifier, "language": language})
    forms = {key: entry(identifier, form, language) for key, form in value.items() if key != "by"}
    is_plural = any(key in forms for key in CATEGORIES if key != OTHER)
    if not _is_complete(forms, language) if is_plural else OTHER not in forms:
        raise WordsError("words_rest", {"id": identifier, "language": language})
    return Variants(value["by"], forms)


def term(identifier: str, value: object, language: str) -> Term:
    """Return the term *identifier*: a name, or a table of forms."""
    if isinstance(value, str):
        return Term(value)
    if not isinstance(value, dict) or not set(value) <= TERM_KEYS:
        raise WordsError("words_term", {"id": identifier, "language": language})
    forms = _forms(value)
    name = value.get("name", forms.get("one"))
    if not isinstance(name, str) or (forms and not _is_complete(forms, language)):
        raise WordsError("words_term", {"id": identifier, "language": language})
    cases = {case: _case(value[case]) for case in CASES if case in value}
    if any(len(own) > 1 and not _is_complete(own, language) for own in cases.values()):
        raise WordsError("words_term", {"id": identifier, "language": language})
    return Term(name, str(value.get("gender", "")), forms, cases)


def _is_complete(forms: Collection[str], language: str) -> bool:
    """Whether every number has a form of its own: Czech says neither 1 nor 5 as it says 2."""
    return set(needed(language)) <= set(forms)


def _case(value: object) -> Forms:
    return _forms(value) if isinstance(value, dict) else {"one": str(value)}


def _forms(table: dict[str, object]) -> Forms:
    return {key: str(table[key]) for key in CATEGORIES if key in table}
