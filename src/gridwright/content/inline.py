"""Inline Markdown as runs of text: bold, italic and code, which is all that clauses use."""

import re
from dataclasses import dataclass
from typing import Final

BOLD: Final = "bold"
ITALIC: Final = "italic"
CODE: Final = "code"

_STYLES: Final = (BOLD, ITALIC, CODE)
_INLINE: Final = re.compile(r"\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`")


@dataclass(frozen=True, slots=True)
class Run:
    """Text in one style."""

    text: str
    styles: tuple[str, ...] = ()  # outermost first


def runs(markdown: str, styles: tuple[str, ...] = ()) -> list[Run]:
    """Return the runs of *markdown*, all of them inside *styles*."""
    stretches: list[Run] = []
    end = 0
    for match in _INLINE.finditer(markdown):
        if match.start() > end:
            stretches.append(Run(markdown[end : match.start()], styles))
        group = match.lastindex or 1
        stretches += runs(match[group], (*styles, _STYLES[group - 1]))
        end = match.end()
    if end < len(markdown):
        stretches.append(Run(markdown[end:], styles))
    return stretches
