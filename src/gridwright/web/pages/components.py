"""What is printed for a title: cards and boards as pictures, tables as tables."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.draw.picture import Printed
from gridwright.draw.theme import PAGE
from gridwright.draw.titles import PICTURES
from gridwright.games.registry import Title
from gridwright.reference.sheet import Sheet
from gridwright.reference.titles import reference_for
from gridwright.web.library import library
from gridwright.web.pages.common import inline

_UNSURE: Final = ("reconstructed", "partly", "derived", "unconfirmed", "no photo")
_NO_PICTURES: Final = Printed()


CardRow = tuple[str, tuple[SafeString, ...]]
"""Cards that lie together, behind a label where there are several rows."""


@dataclass(frozen=True, slots=True)
class ComponentSection:
    """One kind of component: pictures, and a table."""

    anchor: str
    sheet: Sheet
    rows: tuple[CardRow, ...] = ()  # of cards
    board: SafeString | None = None

    @property
    def is_drawn(self) -> bool:
        """Whether it has pictures, so that the table says them again."""
        return bool(self.rows) or self.board is not None

    @property
    def is_unsure(self) -> bool:
        """Whether its source says that it is not simply stated in a rulebook."""
        return any(word in self.sheet.source for word in _UNSURE)


def sections(title: Title) -> tuple[ComponentSection, ...]:
    return _sections(title.name, words.current().language)


@cache
def _sections(title: str, language: str) -> tuple[ComponentSection, ...]:  # noqa: ARG001 - a key
    """Return what stays as it is while a process runs, and takes a while to draw."""
    content = library()
    pictures = PICTURES.named(title).printed(content, title, PAGE, words.current())
    return tuple(
        [
            _section(anchor, sheet, pictures.get(anchor, _NO_PICTURES))
            for anchor, sheet in reference_for(content, title).sections()
        ]
    )


def _section(anchor: str, sheet: Sheet, pictures: Printed) -> ComponentSection:
    rows = [(label, tuple([inline(card) for card in cards])) for label, cards in pictures.rows]
    board = inline(pictures.board) if pictures.board else None
    return ComponentSection(anchor, sheet, tuple(rows), board)
