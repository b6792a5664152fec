"""What the log tells besides actions: that somebody asks to go back, and what became of it."""

from gridwright.web import models
from gridwright.web.play.writing import Change


def mention(change: Change, said: models.Said, seat: int, number: int) -> None:
    """Let the log tell what *seat* asked, to be before the action *number*, or its end."""
    table = change.table
    move = table.moves[number]
    models.Mention.objects.create(
        table=change.row,
        after=len(table.moves),
        said=said,
        seat=seat,
        doer=move.seat,
        line=table.game.write(move.action),
    )


def fall_back(change: Change) -> None:
    """Put what was told after actions that count no more behind those that still do."""
    count = len(change.table.moves)
    change.row.mentions.filter(after__gt=count).update(after=count)
