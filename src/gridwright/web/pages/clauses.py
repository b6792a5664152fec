"""Clauses of the rules: where each has its page, and what stands around its text."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from django.urls import reverse

from gridwright import words
from gridwright.content.citations import Standing, references, resting_on, standing
from gridwright.content.inline import runs
from gridwright.content.rulebook import Clause, clauses, languages
from gridwright.core.options import Option
from gridwright.games.registry import TITLES, Title

NO_HITS: Final = re.compile(r"(?!)")


@dataclass(frozen=True, slots=True)
class Stretch:
    """A piece of a text in one look: styled, linked to a clause, or found by a search."""

    text: str
    styles: tuple[str, ...] = ()
    clause: str = ""
    address: str = ""
    is_hit: bool = False


@dataclass(frozen=True, slots=True)
class Reading:
    """An option of a table by which a clause is read in another way."""

    name: str
    help: str
    default: str
    others: tuple[str, ...]  # none where any text may be tried


@dataclass(frozen=True, slots=True)
class Entry:
    """A clause as pages show it."""

    id: str
    name: tuple[Stretch, ...]  # the id itself, in which a search may have found something
    title: str  # whose page it is on
    address: str
    kind: str
    standing: Standing
    text: tuple[Stretch, ...]
    language: str  # of the text
    english: tuple[Stretch, ...]  # of a translation: the English text
    lack: str  # why the text is in English although the reader's language is another
    sources: tuple[Stretch, ...]
    readings: tuple[Reading, ...]
    decides: tuple[str, ...]  # of a ruling: the clauses that rest on it

    @property
    def mark(self) -> str:
        """What is said of a clause that is not simply printed."""
        is_plain = self.standing == "stated" or self.kind == "ruling"
        return "" if is_plain else words.text(f"web.rules.standing.{self.standing}")

    @property
    def is_english_open(self) -> bool:
        """Whether the English text is shown at once: a search has found nothing but that."""
        return _has_hit(self.english) and not _has_hit((*self.name, *self.text))

    @property
    def source_label(self) -> str:
        return words.text(f"web.rules.source.{self.kind}")


def _has_hit(stretches: tuple[Stretch, ...]) -> bool:
    return any(stretch.is_hit for stretch in stretches)


# Languages


def texts() -> dict[str, Clause]:
    """Return all clauses as the reader gets them."""
    return clauses(words.current().language)


def is_all_english() -> bool:
    """Whether no clause is translated into the reader's language, which is not English."""
    return words.current().language not in (words.ENGLISH, *languages())


def section_language(clause: Clause) -> str:
    return _heading_language(clause.section, (clause.original or clause).section)


def part_language(clause: Clause) -> str:
    return _heading_language(clause.part, (clause.original or clause).part)


def _heading_language(name: str, english: str) -> str:
    """Return the language of a heading, which clauses below it need not have."""
    return words.ENGLISH if name == english else words.current().language


# Where clauses are


def is_on(title: Title, clause: Clause) -> bool:
    """Whether the page of *title* has *clause*; rulings without a prefix are those of a book."""
    prefix = clause.id.rpartition("-")[0]
    return prefix in title.clauses if prefix else clause.book == book_of(title)


def book_of(title: Title) -> str:
    return _book(f"{title.clauses[0]}-")


@cache
def _book(prefix: str) -> str:
    return next(clause.book for clause in clauses().values() if clause.id.startswith(prefix))


@cache
def home(identifier: str) -> str:
    """Return the title on whose page a clause is at home."""
    clause = clauses()[identifier]
    titles = [title for title in TITLES if book_of(title) == clause.book and is_on(title, clause)]
    return titles[0].name


@cache
def address(identifier: str, here: str = "") -> str:
    """Return the address of a clause, seen from the page of the title *here*."""
    clause = clauses()[identifier]
    is_here = any(title.name == here and is_on(title, clause) for title in TITLES)
    page = here if is_here else home(identifier)
    return f"{reverse('rules_of', args=[page])}#{identifier}"


# What they say


def entry(clause: Clause, here: str = "", hits: re.Pattern[str] = NO_HITS) -> Entry:
    """Return *clause* as the page of the title *here* shows it, with *hits* of a search."""
    return Entry(
        id=clause.id,
        name=tuple(_searched(Stretch(clause.id), hits)),
        title=home(clause.id),
        address=address(clause.id, here),
        kind=clause.kind,
        standing=standing(clause),
        text=prose(clause.text, here, hits),
        language=clause.language,
        english=_english(clause, here, hits),
        lack=_lack(clause),
        sources=prose(clause.sources, here),
        readings=readings(clause),
        decides=resting_on(clause.id),
    )


def _english(clause: Clause, here: str, hits: re.Pattern[str]) -> tuple[Stretch, ...]:
    if clause.original is None or clause.language == words.ENGLISH:
        return ()
    return prose(clause.original.text, here, hits)


def _lack(clause: Clause) -> str:
    if clause.lack is None or is_all_english():  # then a page says it once
        return ""
    return words.text(f"clause.lack.{clause.lack}")


def prose(markdown: str, here: str = "", hits: re.Pattern[str] = NO_HITS) -> tuple[Stretch, ...]:
    """Return a text in stretches, with links to the clauses that it names."""
    stretches: list[Stretch] = []
    for run in runs(markdown):
        for linked in _linked(Stretch(run.text, run.styles), here):
            stretches += _searched(linked, hits)
    return tuple(stretches)


def _linked(whole: Stretch, here: str) -> list[Stretch]:
    """Return *whole* in pieces, of which those that name clauses are links."""
    stretches: list[Stretch] = []
    end = 0
    for match in references(whole.text):
        stretches.append(Stretch(whole.text[end : match.start()], whole.styles))
        stretches.append(Stretch(match[0], whole.styles, match[0], address(match[0], here)))
        end = match.end()
    return [
        stretch for stretch in [*stretches, Stretch(whole.text[end:], whole.styles)] if stretch.text
    ]


def _searched(whole: Stretch, hits: re.Pattern[str]) -> list[Stretch]:
    """Return *whole* in pieces, of which those that a search found are marked."""
    stretches: list[Stretch] = []
    end = 0
    rest = (whole.styles, whole.clause, whole.address)
    for match in hits.finditer(whole.text):
        stretches.append(Stretch(whole.text[end : match.start()], *rest))
        stretches.append(Stretch(match[0], *rest, is_hit=True))
        end = match.end()
    return [stretch for stretch in [*stretches, Stretch(whole.text[end:], *rest)] if stretch.text]


def readings(clause: Clause) -> tuple[Reading, ...]:
    """Return the options that switch *clause*, of whatever title."""
    options = {
        option.name: option
        for title in TITLES
        for option in title.options
        if clause.id in option.clauses
    }
    return tuple([_reading(option) for option in options.values()])


def _reading(option: Option) -> Reading:
    others = tuple([choice for choice in option.choices if choice != option.default])
    return Reading(option.name, words.text(option.help), option.default, others)
