"""What stands in a catalogue: sentences with places for values, choices among them, terms.

A place is ``{key}``; what may follow a colon in it says which form of a noun is wanted:

``{amount:worker}``          the number and the noun in the form that follows it
``{amount:worker.acc}``      the same in another case, where the language has one
``{amount:@resource.acc}``   the same with the noun that the value `resource` names
``{resource:.gen}``          the name of a term, in another case
``{forms:or}``               a list, in the style ``list.or``; without one it is ``list.join``
"""

from dataclasses import dataclass, field
from string import Formatter
from typing import Final, Union

from gridwright.core.errors import GridwrightError, spelled
from gridwright.words.plurals import CATEGORIES, OTHER, category, needed

CASES: Final = ("acc", "dat", "gen", "ins", "loc", "voc", "plural")
"""Forms that a term may have beside the one that it is called by."""

TERM_KEYS: Final = frozenset({"name", "gender", *CATEGORIES, *CASES})

Forms = dict[str, str]  # by plural category
Entry = Union["Template", "Variants"]


class WordsError(GridwrightError):
    """The catalogues lack something, or say it wrongly. It speaks without them."""

    def __str__(self) -> str:
        return spelled(self.message)


@dataclass(frozen=True, slots=True)
class Piece:
    """Some words, and the place that follows them."""

    words: str
    key: str = ""  # of the value; empty where the sentence ends without one
    noun: str = ""  # the term that a number counts, ``@key`` where a value names it; a list's style
    case: str = ""


class Template:
    """One sentence, parsed when it is first used."""

    __slots__ = ("_pieces", "text")

    def __init__(self, text: str) -> None:
        """Say *text*."""
        self.text = text
        self._pieces: tuple[Piece, ...] | None = None

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Its words and places in turn."""
        if self._pieces is None:
            self._pieces = tuple(
                [_piece(words, key, form) for words, key, form, _ in Formatter().parse(self.text)]
            )
        return self._pieces

    def keys(self) -> set[str]:
        """Return the values that it needs."""
        counted = {piece.noun[1:] for piece in self.pieces if piece.noun.startswith("@")}
        return {piece.key for piece in self.pieces if piece.key} | counted


@dataclass(frozen=True, slots=True)
class Variants:
    """Sentences among which a value chooses, by its number or by its word."""

    by: str  # a key, or ``key.gender`` for the gender of the term that it names
    forms: dict[str, Entry]

    def keys(self) -> set[str]:
        """Return the values that it needs, whichever is chosen."""
        inner = [form.keys() for form in self.forms.values()]
        return {self.by.partition(".")[0]}.union(*inner)

    def chosen(self, value: object, language: str) -> Entry | None:
        """Return what *value* chooses; None where nothing fits and nothing is for the rest."""
        if isinstance(value, tuple):
            value = len(value)
        forms = self.forms
        if isinstance(value, int):
            exact = forms.get(str(value))
            return exact or forms.get(category(language, value)) or forms.get(OTHER)
        return forms.get(str(value)) or forms.get(OTHER)


@dataclass(frozen=True, slots=True)
class Term:
    """A noun or a name: what it is called, and its forms after a number and in other cases."""

    name: str
    gender: str = ""
    forms: Forms = field(default_factory=dict)
    cases: dict[str, Forms] = field(default_factory=dict)

    def form(self, language: str, count: int | None = None, case: str = "") -> str:
        """Return its form after *count*, or without a number; its name where it has no other."""
        forms = self.cases.get(case, self.forms)
        if count is None:
            return forms.get("one", self.name) if case in self.cases else self.name
        return forms.get(category(language, count)) or forms.get(OTHER) or self.name


def _piece(words: str, key: str | None, form: str | None) -> Piece:
    noun, _, case = (form or "").partition(".")
    return Piece(words, key or "", noun, case)


# Reading what a file says


def entry(identifier: str, value: object, language: str) -> Entry:
    """Return what stands under *identifier*: a sentence, or a table of them."""
    if isinstance(value, str):
        return Template(value)
    if not isinstance(value, dict) or not isinstance(value.get("by"), str):
        raise WordsError("words_entry", {"id": identifier, "language": language})
    forms = {key: entry(identifier, form, language) for key, form in value.items() if key != "by"}
    if OTHER not in forms and not set(needed(language)) <= set(forms):
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
    return Term(name, str(value.get("gender", "")), forms, cases)


def _is_complete(forms: Forms, language: str) -> bool:
    return OTHER in forms or set(needed(language)) <= set(forms)


def _case(value: object) -> Forms:
    return _forms(value) if isinstance(value, dict) else {"one": str(value)}


def _forms(table: dict[str, object]) -> Forms:
    return {key: str(table[key]) for key in CATEGORIES if key in table}
