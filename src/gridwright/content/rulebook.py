"""The rules as numbered clauses, read from the specification in `data/rules`.

The specification is in English. A folder of it, `data/rules/LANGUAGE`, has translations: the same
ids, each with the digest of the English text that it was made from. A clause whose English text
has changed since is read in English until its translation is checked.

This module knows the notation of clauses, not their meaning; the engine does not use it. Screens
show clauses, and a test checks that every clause is cited by a test.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal

ENGLISH: Final = "en"

Kind = Literal["clause", "ruling", "case", "gap"]
Lack = Literal["missing", "outdated"]
"""Why a clause is read in English: nobody has translated it, or its English text has changed."""

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

# A translation begins with its digest: - **RC-2.40** `0a1b2c3d` Text. A new one has none yet.
TRANSLATION: Final = re.compile(r"- \*\*([A-Z0-9][A-Za-z0-9.-]*)\*\* (?:`([0-9a-f]{8})` )?(.+)")
_DIGITS: Final = 8  # of a digest

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
    language: str = ENGLISH  # of the text
    original: "Clause | None" = None  # the English clause, if another language was asked for
    lack: Lack | None = None  # why the text is English nevertheless


@dataclass(frozen=True, slots=True)
class Translation:
    """One numbered statement in another language."""

    id: str
    text: str
    digest: str  # of the English text that it was made from; empty if it was not stamped yet
    section: str
    part: str


# The English text


def clauses(language: str = ENGLISH) -> dict[str, Clause]:
    """Return all clauses, rulings, test cases and gaps by id, in the order of the files.

    Section, part and text are in *language* as far as they are translated. All callers share the
    dictionary: do not change it.
    """
    return _english() if language == ENGLISH else _translated(language)


@cache
def _english() -> dict[str, Clause]:
    by_id: dict[str, Clause] = {}
    for book in _BOOKS:
        for section, part, line in _lines(_folder().joinpath(f"{book}.md")):
            if columns := _read(line):
                identifier, text, sources, kind = columns
                by_id[identifier] = Clause(identifier, text, sources, section, kind, book, part)
    return by_id


def _folder() -> Traversable:
    return files("gridwright").joinpath("data", "rules")


def _lines(file: Traversable) -> Iterator[tuple[str, str, str]]:
    """Yield the lines of *file* with the section and the part that they belong to."""
    section = part = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.fullmatch(line):
            section, part = heading[1], ""
        elif label := _PART.fullmatch(line):
            part = label[1]
        else:
            yield section, part, line


# Translations


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that clauses are translated into, sorted."""
    return tuple(sorted([folder.name for folder in _folder().iterdir() if folder.is_dir()]))


def digest(text: str) -> str:
    """Return a short hash of an English *text*, which its translations carry."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:_DIGITS]


@cache
def translations(language: str) -> tuple[Translation, ...]:
    """Return what the files of *language* say, whether or not it is up to date."""
    if language not in languages():
        return ()
    books = sorted(_folder().joinpath(language).iterdir(), key=lambda book: book.name)
    return tuple(
        [
            Translation(match[1], match[3], match[2] or "", section, part)
            for book in books
            for section, part, line in _lines(book)
            if (match := TRANSLATION.fullmatch(line))
        ]
    )


@cache
def _translated(language: str) -> dict[str, Clause]:
    return translated(_english(), translations(language), language)


def translated(
    english: dict[str, Clause], texts: Iterable[Translation], language: str
) -> dict[str, Clause]:
    """Return the *english* clauses with those *texts* of *language* that are up to date."""
    by_id = {text.id: text for text in texts if text.id in english}
    # A heading is known by the clauses below it, and holds for all of them, translated or not.
    sections: dict[tuple[str, str], str] = {}
    parts: dict[tuple[str, str, str], str] = {}
    for identifier, text in by_id.items():
        original = english[identifier]
        sections.setdefault((original.book, original.section), text.section)
        parts.setdefault((original.book, original.section, original.part), text.part)
    return {
        original.id: replace(
            _in_language(original, by_id.get(original.id), language),
            section=sections.get((original.book, original.section)) or original.section,
            part=parts.get((original.book, original.section, original.part)) or original.part,
            original=original,
        )
        for original in english.values()
    }


def _in_language(original: Clause, translation: Translation | None, language: str) -> Clause:
    if translation is None:
        return replace(original, lack="missing")
    if translation.digest != digest(original.text):
        return replace(original, lack="outdated")
    return replace(original, text=translation.text, language=language)


# Finding clauses


def is_id(word: str) -> bool:
    """Whether *word* looks like the id of a clause, in upper or lower case."""
    return _ID.fullmatch(word) is not None


def look_up(words: list[str], language: str = ENGLISH) -> list[Clause]:
    """Return the clauses with these ids; unless all are ids, those that contain all *words*."""
    known = {identifier.casefold(): clause for identifier, clause in clauses(language).items()}
    if words and all(word.casefold() in known for word in words):
        return [known[word.casefold()] for word in words]
    if any(is_id(word) for word in words) and len(words) > 1:
        return []  # one of several ids does not exist, and a text search would not help
    return search(" ".join(words), language)


def search(words: str, language: str = ENGLISH) -> list[Clause]:
    """Return clauses with all *words* in id or text, ignoring case; matching ids come first.

    A translated clause is found by its English text as well.
    """
    query = words.casefold().strip()
    if not query:
        return []
    hits = [clause for clause in clauses(language).values() if _has(clause, query.split())]

    def rank(clause: Clause) -> tuple[bool, bool]:
        identifier = clause.id.casefold()
        return identifier != query, query not in identifier

    return sorted(hits, key=rank)


def _has(clause: Clause, words: list[str]) -> bool:
    texts = [clause.text] if clause.original is None else [clause.text, clause.original.text]
    haystacks = [f"{clause.id} {text}".casefold() for text in texts]
    return any(all(word in haystack for word in words) for haystack in haystacks)


# The notation


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
