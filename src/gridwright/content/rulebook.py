"""The rules as numbered clauses, read from the specification in `data/rules`.

This module knows the notation of clauses, not their meaning; the engine does not use it. Screens
show clauses, and a test checks that every clause is cited by a test.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Literal

Kind = Literal["clause", "ruling", "case", "gap"]

_BOOKS: Final = ("board", "card", "outpost")

_HEADING: Final = re.compile(r"#+ +(.+)")
_PART: Final = re.compile(r"\*([^*]+)\*")
_ITEM: Final = re.compile(r"- \*\*([A-Z]+-[A-Za-z0-9.]+|T[0-9]+)\*\* (.+)")
_GAP: Final = re.compile(r"- \*\*((?:CG|OP)-U[0-9]+) ([^*]+)\*\*(.*)")
_RULING: Final = re.compile(r"\| ((?:CG-|OP-)?A[0-9]+) \| (.+) \| (.+) \| (.+) \|")
_CASE_ID: Final = re.compile(r"(?:(?:CG|OP)-)?T[0-9]+")  # RC-T1 is a clause about the Trust

# A clause ends with its sources: `ES+PL`, A10 or (L82-84) **[D]** [R→CG-A3].
_CLAUSE_SOURCES: Final = re.compile(r" (?=`[A-Z][A-Z+]*`|\(L[0-9]|\*\*\[D\]|\[R→)")
# A case begins with its sources: (RC-2.2, 2.3; ES, PL) or (L72-74).
_CASE_SOURCES: Final = re.compile(r"\(((?:[A-Z]{2}-|L[0-9]|same\b)[^)]*)\) ")

_ID: Final = re.compile(r"(?:(?:RC|CL|CG|DC|OP)-[a-z0-9.]+|[at][0-9]+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered statement of the specification."""

    id: str
    text: str  # inline Markdown, as in the file
    sources: str  # references to the rulebooks, without markup; for a ruling, the reason
    section: str  # the nearest heading above it
    kind: Kind
    book: str  # its file, without suffix
    part: str = ""  # the nearest label above it in the section


@cache
def clauses() -> dict[str, Clause]:
    """Return all clauses, rulings, test cases and gaps by id, in the order of the files.

    All callers share the dictionary: do not change it.
    """
    by_id: dict[str, Clause] = {}
    for book in _BOOKS:
        section = part = ""
        file = files("gridwright").joinpath("data", "rules", f"{book}.md")
        for line in file.read_text(encoding="utf-8").splitlines():
            if heading := _HEADING.fullmatch(line):
                section, part = heading[1], ""
            elif label := _PART.fullmatch(line):
                part = label[1]
            elif columns := _read(line):
                identifier, text, sources, kind = columns
                by_id[identifier] = Clause(identifier, text, sources, section, kind, book, part)
    return by_id


def is_id(word: str) -> bool:
    """Whether *word* looks like the id of a clause, in upper or lower case."""
    return _ID.fullmatch(word) is not None


def look_up(words: list[str]) -> list[Clause]:
    """Return the clauses with these ids; unless all are ids, those that contain all *words*."""
    known = {identifier.casefold(): clause for identifier, clause in clauses().items()}
    if words and all(word.casefold() in known for word in words):
        return [known[word.casefold()] for word in words]
    if any(is_id(word) for word in words) and len(words) > 1:
        return []  # one of several ids does not exist, and a text search would not help
    return search(" ".join(words))


def search(words: str) -> list[Clause]:
    """Return clauses with all *words* in id or text, ignoring case; matching ids come first."""
    query = words.casefold().strip()
    if not query:
        return []
    hits = [
        clause
        for clause in clauses().values()
        if all(word in f"{clause.id} {clause.text}".casefold() for word in query.split())
    ]

    def rank(clause: Clause) -> tuple[bool, bool]:
        identifier = clause.id.casefold()
        return identifier != query, query not in identifier

    return sorted(hits, key=rank)


def _read(line: str) -> tuple[str, str, str, Kind] | None:
    """Return id, text, sources and kind of *line*, if it is a numbered statement."""
    if ruling := _RULING.fullmatch(line):
        identifier, issue, decision, reason = ruling.groups()
        return identifier, f"{issue} Ruling: {decision}", reason, "ruling"
    if gap := _GAP.fullmatch(line):
        return gap[1], f"{gap[2]}{gap[3]}", "", "gap"
    item = _ITEM.fullmatch(line)
    if item is None:
        return None
    identifier, text = item.groups()
    if _CASE_ID.fullmatch(identifier):
        prefix = _CASE_SOURCES.match(text)
        if prefix is None:
            return identifier, text, "", "case"
        return identifier, text[prefix.end() :], prefix[1], "case"
    text, *sources = _CLAUSE_SOURCES.split(text, maxsplit=1)
    return identifier, text, re.sub(r"[`*]", "", "".join(sources)), "clause"
