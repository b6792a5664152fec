"""What a page of a table is made from, as data: programs get it by the view that the page has."""

from dataclasses import dataclass

from gridwright.tables.table import Table
from gridwright.tables.table_dict import TableDict
from gridwright.web.play.perspective import Perspective, perspective_and_table
from gridwright.web.play.table_rows import TableRows


@dataclass(frozen=True, slots=True)
class Insight:
    """A table through the view of a perspective."""

    table: Table  # a copy: nobody else plays at it
    sees: int  # the seat whose view it is, or `SPECTATOR`

    def as_dict(self) -> TableDict:
        return self.table.as_dict(self.sees)

    @property
    def position_line(self) -> str:
        return self.table.position(self.sees)


def insight_from(rows: TableRows) -> tuple[Perspective, Insight]:
    """Return what a guest may know of a table whose rows are read, and the same as data."""
    perspective, table, sees = perspective_and_table(rows)
    return perspective, Insight(table, sees)
