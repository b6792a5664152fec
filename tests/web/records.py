"""Records for the tests of replays, and tables at which they were played."""

from pathlib import Path

from gridwright.tables import record
from gridwright.web import models
from gridwright.web.play.writing import changing

RECORDS = Path(__file__).parents[1] / "records"
RULES = 2


def text_of(name: str, actions: int | None = None) -> str:
    """Return a record of ours, or only its first *actions*."""
    text = (RECORDS / f"{name}.txt").read_text(encoding="utf-8")
    if actions is None:
        return text
    head, _, body = text.partition("---\n")
    return f"{head}---\n" + "".join(body.splitlines(keepends=True)[:actions])


def played(
    host: models.Guest, name: str, actions: int | None = None, **options: str
) -> models.Table:
    """Return a table with the rows of a record that has a seed; *host* has the first seat."""
    found = record.read(text_of(name, actions))
    spec = found.spec
    assert spec.seed is not None
    row = models.Table.objects.create(
        title=spec.title,
        board=spec.board,
        seat_count=spec.seats,
        options={**spec.options, **options},
        rules=RULES,
        seed=spec.seed,
        host=host,
        state=models.TableState.RUNNING,
        version=len(found.lines),
    )
    for number, called in enumerate(spec.names):
        owner = host if number == 0 else None
        bot = "" if number == 0 else "novice"
        models.Seat.objects.create(table=row, number=number, guest=owner, bot=bot, name=called)
    models.Action.objects.bulk_create(
        [
            models.Action(table=row, index=index, seat=line.seat, line=line.text)
            for index, line in enumerate(found.lines)
        ]
    )
    with changing(row.pk) as change:
        change.keep()
    return change.row
