"""The clauses that a clause refers to, and the standing of a clause."""

import re
from functools import cache
from typing import Final, Literal

from gridwright.content.rulebook import Clause, clauses

Standing = Literal["stated", "derived", "ruled", "open"]
"""Stated by the rulebooks, derived from them, decided by us, or left open by them."""

_REFERENCE: Final = re.compile(
    r"\b(?:RC|CL|CG|DC|OP)-[A-Za-z0-9]+(?:\.[0-9]+)*|(?<![\w-])[AT][0-9]{2}\b"
)
_OPEN: Final = re.compile(r"(?:CG|OP)-U[0-9]")  # ids of gaps in the rulebooks
_BOOK: Final = re.compile(r"ES|PL|CZ|\(L[0-9]")
_REMARK: Final = re.compile(r" \((?!L[0-9]).*")  # after a source, such as what one book lacks
_RULING: Final = re.compile(r"\[R→|\bA[0-9]")


def references(text: str) -> list[re.Match[str]]:
    """Return the ids in *text* that belong to existing clauses."""
    return [match for match in _REFERENCE.finditer(text) if match[0] in clauses()]


def standing(clause: Clause) -> Standing:
    if _OPEN.match(clause.id) or _OPEN.search(clause.sources):
        return "open"
    if clause.kind == "ruling":
        return "ruled"
    sources = _REMARK.sub("", clause.sources)
    is_marked = "[D]" in sources or "[R→" in sources
    if clause.kind == "case" or (_BOOK.search(sources) and not is_marked):
        return "stated"
    return "ruled" if _RULING.search(sources) else "derived"


def rulings_of(clause: Clause) -> list[Clause]:
    """Return the rulings that *clause* rests on."""
    cited_clauses = [clauses()[match[0]] for match in references(clause.sources)]
    return [other for other in cited_clauses if other.kind == "ruling"]


def resting_on(ruling: str) -> tuple[str, ...]:
    """Return the ids of the clauses that rest on *ruling*."""
    return _resting().get(ruling, ())


@cache
def _resting() -> dict[str, tuple[str, ...]]:
    applications: dict[str, tuple[str, ...]] = {}
    for clause in clauses().values():
        if clause.kind == "clause":
            for ruling in rulings_of(clause):
                applications[ruling.id] = (*applications.get(ruling.id, ()), clause.id)
    return applications
