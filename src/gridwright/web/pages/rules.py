"""The rules: titles, clauses in their sections, what a search finds, one clause alone."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from gridwright import words
from gridwright.content.citations import Standing, rulings_of, standing
from gridwright.content.load import load
from gridwright.content.rulebook import Clause, clauses, look_up
from gridwright.games.registry import TITLES, Title, not_printed
from gridwright.web.pages.clauses import NO_HITS, Entry, Stretch, book_of, entry, is_on, prose
from gridwright.web.pages.common import Context
from gridwright.web.pages.components import sections


@dataclass(frozen=True, slots=True)
class ClauseGroup:
    """Clauses under one label of a section; the label may be empty."""

    label: tuple[Stretch, ...]
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class RulesSection:
    """A section of a rules file, as far as it belongs to a page."""

    anchor: str
    name: tuple[Stretch, ...]
    first: str
    last: str
    parts: tuple[ClauseGroup, ...]


@dataclass(frozen=True, slots=True)
class RulesSummary:
    """A title in the list of all rules."""

    name: str
    clauses: int
    rulings: int
    unprinted: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StandingMeaning:
    """What a mark beside clauses means."""

    standing: Standing
    name: str
    meaning: str
    example: tuple[str]


def _shared() -> Context:
    """Return what every page of the rules has."""
    return {
        "place": "rules",
        "titles": [title.name for title in TITLES],
        "is_foreign": words.current().language != words.ENGLISH,
    }


def index(asked: str) -> Context:
    """Return all titles, or what a search for *asked* finds in the rules of all."""
    found = look_up(asked.split()) if asked else []
    return {
        **_shared(),
        "is_index": True,
        "asked": asked,
        "found": len(found),
        "summaries": [_summary(title) for title in TITLES],
        "sections": _sections(found, "", _hits(asked)),
    }


def _summary(title: Title) -> RulesSummary:
    own = [clause for clause in clauses().values() if is_on(title, clause)]
    return RulesSummary(
        title.name,
        len([clause for clause in own if clause.kind == "clause"]),
        len([clause for clause in own if clause.kind == "ruling"]),
        unprinted(title),
    )


def unprinted(title: Title) -> tuple[str, ...]:
    """Return what of *title* is not as it is printed, in sentences."""
    return tuple([words.text(f"web.rules.unprinted.{what}") for what in not_printed(title, load())])


def of_title(title: Title, asked: str) -> Context:
    """Return the clauses of *title*, or those of them that *asked* finds."""
    found: Iterable[Clause] = look_up(asked.split()) if asked else clauses().values()
    own = [clause for clause in found if is_on(title, clause)]
    return {
        **_shared(),
        "title": title.name,
        "asked": asked,
        "found": len(own),
        "unprinted": unprinted(title),
        "legend": words.text(f"web.rules.books.{book_of(title)}"),
        "sections": _sections(own, title.name, _hits(asked)),
    }


def components(title: Title) -> Context:
    """Return the cards, boards and tables of *title*."""
    return {
        **_shared(),
        "title": title.name,
        "unprinted": unprinted(title),
        "components": sections(title),
    }


def one(clause: Clause) -> Context:
    """Return a clause with the rulings that it rests on."""
    rulings = [entry(ruling) for ruling in rulings_of(clause)]
    return {**_shared(), "entry": entry(clause), "rulings": rulings, "section": clause.section}


def reconstructed() -> Context:
    """Return what it means that something is not printed, and what that is."""
    gaps = [clause for clause in clauses().values() if clause.kind == "gap"]
    return {
        **_shared(),
        "standings": _standings(),
        "unprinted": [(title.name, unprinted(title)) for title in TITLES],
        "sections": _sections(gaps, "", NO_HITS),
    }


def _standings() -> list[StandingMeaning]:
    """Return each standing that a clause can have, with the first clause that has it."""
    found: dict[Standing, str] = {}
    for clause in clauses().values():
        if clause.kind in ("clause", "gap"):
            found.setdefault(standing(clause), clause.id)
    return [
        StandingMeaning(
            each,
            words.text(f"web.rules.standing.{each}"),
            words.text(f"web.rules.means.{each}"),
            (example,),
        )
        for each, example in found.items()
    ]


# Parts of pages


def _hits(asked: str) -> re.Pattern[str]:
    """Return what a search for *asked* marks."""
    if not asked:
        return NO_HITS
    parts = [re.escape(word) for word in asked.split()]
    return re.compile("|".join(sorted(parts, key=len, reverse=True)), re.IGNORECASE)


def _sections(found: Iterable[Clause], here: str, hits: re.Pattern[str]) -> list[RulesSection]:
    """Return clauses in their sections; what a search ranked first keeps its place."""
    grouped = groupby(found, key=lambda clause: (clause.book, clause.section))
    sections: list[RulesSection] = []
    for number, ((_, name), inside) in enumerate(grouped, 1):
        own = list(inside)
        parts = [
            ClauseGroup(prose(label), tuple([entry(clause, here, hits) for clause in under]))
            for label, under in groupby(own, key=lambda clause: clause.part)
        ]
        ends = (own[0].id, own[-1].id)
        sections.append(RulesSection(f"section-{number}", prose(name), *ends, tuple(parts)))
    return sections
