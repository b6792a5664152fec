"""What everybody may know of the chance of a table: a hash of it, and all of it at the end."""

from gridwright.tables import record
from gridwright.tables.commitment import Commitment, annotated, hash_of
from gridwright.web import models
from gridwright.web.play.table_cache import CachedTable
from gridwright.web.play.turn_times import in_figures


def published(row: models.Table, *, is_over: bool) -> Commitment | None:
    """Return the commitment to the seed; None for tables laid before there was one.

    A table that begins with a position has none either: its cards lie in the position.
    """
    if not row.salt:
        return None
    hashed = hash_of(row.seed, row.salt)
    return Commitment(hashed, row.seed, row.salt) if is_over else Commitment(hashed)


def public_text(row: models.Table, cached: CachedTable) -> str:
    """Return the record of a table as everybody may have it: its secrets only when it is over."""
    table = cached.table
    text, times = record.write_public(table), cached.turn_times
    if times:
        spans = {turn.last: in_figures(turn.milliseconds) for turn in times}
        text = record.commented(text, spans)
    commitment = published(row, is_over=table.is_over)
    return text if commitment is None else annotated(text, commitment)
