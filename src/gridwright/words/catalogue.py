"""The words of one language: messages and events become sentences.

The format of a value depends only on its key, or the last part of it (``auction.plant``): a `city`
is shown by its printed name, `who` by the player's, a list as the language joins lists. Sentences
are never assembled from fragments: each is one entry, and a language that needs more variants has
more entries.
"""

import logging
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cache
from typing import Final

from gridwright.core.errors import SEAT_KEYS, Message, Value, Values
from gridwright.core.events import DUMMY, Event
from gridwright.core.plain import plain
from gridwright.words.entries import SHORT, Entry, Piece, Template, Term, Variants, WordsError
from gridwright.words.names import NO_NAMES, Names

# Kinds of values, by key
_PRINTED: Final = "city"
_PLANTS: Final = ("plant", "plants", "new_plant", "owned", "for_sale")
_TERMS: Final = {"resource": "", "fuel": SHORT}  # with the form to use: tables say `fuel`
_ORDER: Final = "order"  # seat letters in one word
_STORED: Final = "stored"  # pairs of a fuel and an amount
_SPOKEN: Final = ("phase", "title")  # with a message of their own: ``phase.auction``
_CALLED: Final = ("board", "region", "regions")  # maps by their names, their parts by their ids
_TENTHS: Final = "tenths"  # a number with one decimal, as an integer
_GROUPED_FROM: Final = 10_000  # no language needs a separator below that
_BEFORE_LAST: Final = ("and", "or")  # styles of lists that only join the last item
_MOVES: Final = ("better", "move")  # by the messages that name them
_NAMES: Final = (*SEAT_KEYS, *_CALLED, *_TERMS, *_SPOKEN, *_MOVES, _PRINTED, _ORDER)

_LOG: Final = logging.getLogger("gridwright.words")
_LOGGED: Final[set[tuple[str, str]]] = set()  # languages and ids


@dataclass(frozen=True, slots=True, eq=False)  # compared by identity, which caches rely on
class Catalogue:
    """The words of one language, with a fallback for what it lacks."""

    language: str
    messages: dict[str, Entry]
    events: dict[str, Entry] = field(default_factory=dict)
    terms: dict[str, Term] = field(default_factory=dict)
    fallback: "Catalogue | None" = None
    title: str = ""  # whose special cases are used where no table is at hand

    def titled(self, title: str) -> "Catalogue":
        """Return the same words with the special cases of *title*, as in ``web.panel.bid.card``."""
        return _titled(self, title)

    # Sentences

    def say(self, message: Message, names: Names = NO_NAMES, *, clauses: bool = True) -> str:
        """Return *message* as a sentence, followed by its *clauses* if wanted."""
        sentence = self._sentence(message.id, message.values, names)
        if not message.clauses or not clauses:
            return sentence
        whole: Values = {"sentence": sentence, "clauses": message.clauses}
        return self._sentence("sentence.clauses", whole, NO_NAMES)

    def event(self, event: Event, names: Names = NO_NAMES) -> str:
        """Return *event* as a sentence."""
        return self.event_of(event.kind.id, event.seat, event.values, names)

    def event_of(
        self, kind: str, seat: int, fields: Mapping[str, Value], names: Names = NO_NAMES
    ) -> str:
        """Return an event as a sentence: its *kind*, who did it, and its *fields*."""
        values: Values = {**fields}
        if seat >= 0:
            values["who"] = seat
        for identifier in self._special(kind, values, names):
            speaker, entry = self._find_event(identifier)
            if entry is not None:
                return speaker.fill(entry, values, names, kind)
        return self.missing(kind)

    def text(self, identifier: str, **values: Value) -> str:
        """Return the text *identifier*, filled in with *values*."""
        return self._sentence(identifier, values, NO_NAMES)

    def term(self, identifier: str, count: int | None = None, case: str = "") -> str:
        """Return the name of a term, or its form after *count*, without the number."""
        speaker, term = self._find_term(identifier)
        if term is None:
            return self.missing(identifier)
        return term.form(speaker.language, count, case)

    def knows(self, identifier: str) -> bool:
        """Whether there is a message *identifier*, here or in the fallback."""
        return self._find(identifier)[1] is not None

    def _sentence(self, identifier: str, values: Values, names: Names) -> str:
        for special in self._special(identifier, values, names):
            speaker, entry = self._find(special)
            if entry is not None:
                return speaker.fill(entry, values, names, identifier)
        return self.missing(identifier)

    def missing(self, identifier: str) -> str:
        """Return *identifier* as its own text, and log once that it is missing.

        A page with one odd word is better than no page at all.
        """
        if (self.language, identifier) not in _LOGGED:
            _LOGGED.add((self.language, identifier))
            _LOG.error("no words for %s in %s", identifier, self.language)
        return identifier

    # Numbers and days

    def number(self, value: float, decimals: int = 0) -> str:
        """Return a quantity with the separators of the language; `str` is for seeds and years."""
        is_grouped = abs(value) >= _GROUPED_FROM
        whole, point, rest = f"{value:{',' if is_grouped else ''}.{decimals}f}".partition(".")
        if is_grouped:
            whole = whole.replace(",", self.text("number.group"))
        return f"{whole}{self.text('number.decimal')}{rest}" if point else whole

    def percent(self, share: float, decimals: int = 0) -> str:
        """Return *share*, usually between 0 and 1, in per cent.

        Only what is exactly 0 or 1 is written as 0% or 100%; what is near is below 1% or above 99%.
        """
        least = 10.0 ** -(2 + decimals)
        if 0 < share < least / 2:
            return self.text("number.below", percent=self._percent(least, decimals))
        if 1 - least / 2 <= share < 1:
            return self.text("number.above", percent=self._percent(1 - least, decimals))
        return self._percent(share, decimals)

    def _percent(self, share: float, decimals: int) -> str:
        return self.text("number.percent", number=self.number(100 * share, decimals))

    def day(self, when: date) -> str:
        """Return the day of *when* in words."""
        month = self.text(f"date.month.{when.month}")
        return self.text("date.day", day=when.day, month=month, year=when.year)

    # Entries, with the catalogue that has them

    def _special(self, identifier: str, values: Values, names: Names) -> list[str]:
        """Return the keys to try for *identifier*, the most specific first."""
        identifiers = [identifier]
        if title := names.title or self.title:
            identifiers.insert(0, f"{identifier}.{title}")
        if "why" in values:
            identifiers.insert(0, f"{identifier}.{values['why']}")
        return identifiers

    def _sources(self) -> "list[Catalogue]":
        return [self] if self.fallback is None else [self, self.fallback]

    def _find(self, identifier: str) -> "tuple[Catalogue, Entry | None]":
        for source in self._sources():
            if identifier in source.messages:
                return source, source.messages[identifier]
        return self, None

    def _find_event(self, identifier: str) -> "tuple[Catalogue, Entry | None]":
        for source in self._sources():
            if identifier in source.events:
                return source, source.events[identifier]
        return self, None

    def _find_term(self, identifier: str) -> "tuple[Catalogue, Term | None]":
        for source in self._sources():
            if identifier in source.terms:
                return source, source.terms[identifier]
        return self, None

    # Values

    def fill(self, entry: Entry, values: Values, names: Names, identifier: str) -> str:
        """Return the sentence that *values* select from *entry*, filled in with them."""
        template = self._chosen(entry, values, identifier)
        parts: list[str] = []
        for piece in template.pieces:
            parts.append(piece.words)
            if piece.key:
                parts.append(plain(self._placed(piece, values, names, identifier)))
        text = "".join(parts)
        first = template.pieces[0] if template.pieces else Piece("")
        # A sentence begins with a capital even if a name does not, but not if it quotes input.
        begins_with_name = not first.words and _kind(first.key) in _NAMES
        return text[:1].upper() + text[1:] if begins_with_name else text

    def _chosen(self, entry: Entry, values: Values, identifier: str) -> Template:
        while isinstance(entry, Variants):
            value: object = _value(values, entry.key, identifier)
            if entry.is_by_gender:
                term = self._find_term(str(value))[1]
                value = "" if term is None else term.gender
            chosen = entry.chosen(value, self.language)
            if chosen is None:
                raise WordsError("words_choice", {"id": identifier, "by": entry.by})
            entry = chosen
        return entry

    def _placed(self, piece: Piece, values: Values, names: Names, identifier: str) -> str:
        value = _value(values, piece.key, identifier)
        if isinstance(value, int) and piece.noun:
            noun = piece.noun
            if noun.startswith("@"):
                noun = str(_value(values, noun[1:], identifier))
            return f"{self.number(value)} {self._noun(noun, names, value, piece.case)}"
        if piece.case:
            return self._noun(str(value), names, None, piece.case)
        return self.shown(_kind(piece.key), value, names, piece.noun or "join")

    def _noun(self, identifier: str, names: Names, count: int | None, case: str) -> str:
        if self._find_term(identifier)[1] is None:
            return names.printed(identifier)  # a fuel that only the user's data files know
        return self.term(identifier, count, case)

    def shown(self, key: str, value: Value, names: Names = NO_NAMES, style: str = "join") -> str:
        """Return *value* as sentences show the values of *key*, a list in its *style*."""
        if isinstance(value, Message):
            return self.say(value, names)
        if key == _ORDER and isinstance(value, str):
            value = tuple(value)
        if not isinstance(value, tuple):
            return self._one(key, value, names)
        if not value:
            return self.text("list.empty")
        items = [self._one(key, item, names) for item in value]
        if style in _BEFORE_LAST and len(items) > 1:
            items = [self.text("list.join").join(items[:-1]), items[-1]]
        return self.text(f"list.{style}").join(items)

    def _one(self, key: str, value: int | str, names: Names) -> str:
        if key in SEAT_KEYS or key == _ORDER:
            return self._player(value, names)
        if key in _CALLED:
            return self._called(key, str(value), names)
        if key == _PRINTED:
            return names.printed(str(value))
        if key in _PLANTS:
            return self._plant(str(value), names)
        if key in _TERMS:
            return self._noun(str(value), names, None, _TERMS[key])
        if key in _SPOKEN and (key == "phase" or self.knows(f"{key}.{value}")):
            return self._sentence(f"{key}.{value}", {}, names)
        if key == _TENTHS:
            return self.number(int(value) / 10, 1)
        if key == _STORED:
            resource, _, amount = str(value).rpartition(" ")
            return self.text("fuel.amount", resource=resource, amount=int(amount))
        return str(value)

    def _called(self, key: str, name: str, names: Names) -> str:
        """Return the name of a map or region, which a user's data files may define.

        A map id is user input, and stays as it is.
        """
        identifier = "_".join(re.findall(r"[a-z]+", name.lower()))
        is_typed = key == "board" and name == identifier
        kind = key.removesuffix("s")
        if not is_typed and self.knows(f"{kind}.{identifier}"):
            return self.text(f"{kind}.{identifier}")
        return name if key == "board" else names.printed(name)

    def _plant(self, word: str, names: Names) -> str:
        """Return a card by its word, or by its number and what it is if the word is hidden."""
        if word not in names.twins:
            return word
        number, kinds = names.twins[word]
        return self.text("draw.twin", number=number, fuel=kinds, kind=kinds[0] if kinds else "")

    def _player(self, value: int | str, names: Names) -> str:
        """Return the name of a seat by its number or letter; anything else is a name already."""
        if isinstance(value, str) and (len(value) != 1 or not value.isupper()):
            return value
        seat = value if isinstance(value, int) else ord(value) - ord("A")
        if value == DUMMY or names.is_dummy(seat):
            return self.term(f"dummy.{names.title}" if names.title else "dummy")
        return names.player(seat)


@cache
def _titled(words: Catalogue, title: str) -> Catalogue:
    fallback = None if words.fallback is None else words.fallback.titled(title)
    return replace(words, fallback=fallback, title=title)


def _kind(key: str) -> str:
    """Return what decides how the value of *key* is shown: ``plant`` for ``auction.plant``."""
    return key.rpartition(".")[2]


def _value(values: Values, key: str, identifier: str) -> Value:
    if key not in values:
        raise WordsError("words_value", {"id": identifier, "key": key})
    return values[key]
