"""The list of a guest's records and finished games."""

from dataclasses import dataclass
from datetime import datetime

from gridwright.tables import record
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.pages.common import Context
from gridwright.web.play import records as play
from gridwright.web.play.seating import shown


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game of the list."""

    id: str
    title: str
    board: str
    names: tuple[str, ...]
    when: datetime


def records(guest: models.Guest | None, text: str, refusal: str) -> Context:
    return {
        "kept": [_saved(row) for row in play.saved_by(guest)],
        "finished": [_finished(row) for row in play.finished_by(guest)],
        "most": play.MOST_CHARACTERS,
        "text": text[: play.MOST_CHARACTERS],
        "refusal": refusal,
        "place": "records",
    }


def _saved(row: models.SavedRecord) -> ListedGame:
    spec = record.read(row.text).spec
    names = spec.names or tuple([letter(seat) for seat in range(spec.seats)])
    return ListedGame(row.pk, spec.title, spec.board, names, row.created)


def _finished(row: models.Table) -> ListedGame:
    names = tuple([seat.name for seat in shown(row.places.all())])
    return ListedGame(row.pk, row.title, row.board, names, row.opened)
