"""The rules: titles, clauses in their sections, what a search finds, one clause alone.

The page of a title has hundreds of clauses, and is made once for each language. What a search finds
is made as often as it is asked for: so there is a limit to it.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from gridwright import words
from gridwright.content.citations import Standing, rulings_of, standing
from gridwright.content.rulebook import Clause, clauses, look_up
from gridwright.core.errors import GridwrightError
from gridwright.games.registry import TITLES, Title, not_printed, title_named
from gridwright.web.library import library
from gridwright.web.pages.clauses import (
    NO_HITS,
    Entry,
    Stretch,
    book_of,
    entry,
    is_all_english,
    is_on,
    part_language,
    prose,
    section_language,
    texts,
)
from gridwright.web.pages.common import Context, PerLanguage
from gridwright.web.pages.components import sections
from gridwright.words import Catalogue

LEAST_LETTERS: Final = 3  # of a search; every number of a clause has as many
MOST_LETTERS: Final = 60
MOST_HITS: Final = 100  # clauses shown of those that a search finds
ClauseGroup = tuple[tuple[Stretch, ...], str, tuple[Entry, ...]]
"""Clauses under one label of a section, which may be empty, with the language of the label."""


@dataclass(frozen=True, slots=True)
class RulesSection:
    """A section of a rules file, as far as it belongs to a page."""

    anchor: str
    name: tuple[Stretch, ...]
    language: str  # of the name
    first: str
    last: str
    parts: tuple[ClauseGroup, ...]


def checked_query(text: str) -> str:
    """Return what is searched for, nothing where nothing is, or raise `GridwrightError`."""
    query = " ".join(text.split())
    if query and not LEAST_LETTERS <= len(query) <= MOST_LETTERS:
        raise GridwrightError("web.rules.query", {"least": LEAST_LETTERS, "most": MOST_LETTERS})
    return query


def _shared() -> Context:
    return {
        "place": "rules",
        "least_letters": LEAST_LETTERS,
        "most_letters": MOST_LETTERS,
        "titles": [title.name for title in TITLES],
        "is_all_english": is_all_english(),
    }


def index(query: str) -> Context:
    """Return all titles, or what a search for *query* finds in the rules of all."""
    hits = _search(query) if query else []
    return {
        **_shared(),
        "is_index": True,
        "asked": query,
        "found": len(hits),
        "summaries": [] if query else [_summary(title) for title in TITLES],
        **_searched(hits, "", query),
    }


def _search(query: str) -> list[Clause]:
    return look_up(query.split(), words.current().language)


def _summary(title: Title) -> Context:
    kinds = [clause.kind for clause in clauses().values() if is_on(title, clause)]
    return {
        "name": title.name,
        "clauses": kinds.count("clause"),
        "rulings": kinds.count("ruling"),
        "unprinted": unprinted(title),
    }


def unprinted(title: Title) -> tuple[str, ...]:
    """Return what of *title* is not as it is printed, in sentences."""
    return tuple(
        [words.text(f"web.rules.unprinted.{what}") for what in not_printed(title, library())]
    )


def of_title(title: Title, query: str) -> Context:
    hits = [clause for clause in _search(query) if is_on(title, clause)] if query else []
    context = {
        **_shared(),
        "title": title.name,
        "asked": query,
        "found": len(hits),
        "unprinted": unprinted(title),
        "legend": words.text(f"web.rules.books.{book_of(title)}"),
    }
    if query:
        return {**context, **_searched(hits, title.name, query)}
    chapters = _CHAPTERS(title.name)
    return {**context, "sections": chapters.sections, "text": chapters.html}


def _searched(hits: Sequence[Clause], here: str, query: str) -> Context:
    """Return the first of what a search has found, on the page of the title *here*."""
    sections = _sections(hits[:MOST_HITS], here, _hits(query))
    left_out = max(0, len(hits) - MOST_HITS)
    return {"text": _html(sections, here), "left_out": left_out, "shown": MOST_HITS}


def _html(sections: list[RulesSection], here: str) -> SafeString:
    context = {"sections": sections, "title": here}
    return render_to_string("gridwright/rules/sections.html", context)


@dataclass(frozen=True, slots=True)
class Chapters:
    """All clauses of a title in their sections, also as a part of its page."""

    sections: list[RulesSection]
    html: SafeString


def _chapters(name: str, _: Catalogue) -> Chapters:
    title = title_named(name)
    own = [clause for clause in texts().values() if is_on(title, clause)]
    sections = _sections(own, name, NO_HITS)
    return Chapters(sections, _html(sections, name))


_CHAPTERS: Final = PerLanguage(_chapters)


def components(title: Title) -> Context:
    return {
        **_shared(),
        "title": title.name,
        "unprinted": unprinted(title),
        "components": sections(title),
    }


def one(clause: Clause) -> Context:
    """Return a clause with the rulings that it rests on."""
    return {
        **_shared(),
        "entry": entry(clause),
        "rulings": [entry(texts()[ruling.id]) for ruling in rulings_of(clause)],
        "section": clause.section,
        "section_language": section_language(clause),
    }


def reconstructed() -> Context:
    """Return what it means that something is not printed, and what that is."""
    gaps = [clause for clause in texts().values() if clause.kind == "gap"]
    return {
        **_shared(),
        "standings": _standings(),
        "unprinted": [(title.name, unprinted(title)) for title in TITLES],
        "sections": _sections(gaps, "", NO_HITS),
    }


def _standings() -> list[tuple[Standing, tuple[str]]]:
    """Return each standing that a clause can have, with the first clause that has it."""
    examples: dict[Standing, str] = {}
    for clause in clauses().values():
        if clause.kind in ("clause", "gap"):
            examples.setdefault(standing(clause), clause.id)
    return [(state, (example,)) for state, example in examples.items()]


# Parts of pages


def _hits(query: str) -> re.Pattern[str]:
    if not query:
        return NO_HITS
    parts = [re.escape(word) for word in query.split()]
    return re.compile("|".join(sorted(parts, key=len, reverse=True)), re.IGNORECASE)


def _sections(ranked: Iterable[Clause], here: str, hits: re.Pattern[str]) -> list[RulesSection]:
    """Return clauses in their sections; what a search ranked first keeps its place."""
    grouped = groupby(ranked, key=lambda clause: (clause.book, clause.section))
    sections: list[RulesSection] = []
    for number, ((_, name), inside) in enumerate(grouped, 1):
        own = list(inside)
        parts = [
            (prose(label), language, tuple([entry(clause, here, hits) for clause in under]))
            for (label, language), under in groupby(
                own, key=lambda clause: (clause.part, part_language(clause))
            )
        ]
        sections.append(
            RulesSection(
                anchor=f"section-{number}",
                name=prose(name),
                language=section_language(own[0]),
                first=own[0].id,
                last=own[-1].id,
                parts=tuple(parts),
            )
        )
    return sections
