"""What everybody may know of the chance of a table: a hash of it, and all of it at the end."""

from gridwright.tables.commitment import Commitment, hash_of
from gridwright.web import models


def published(row: models.Table, *, is_over: bool) -> Commitment | None:
    """Return the commitment to the seed; None for tables laid before there was one.

    A table that begins with a position has none either: its cards lie in the position.
    """
    if not row.salt:
        return None
    hashed = hash_of(row.seed, row.salt)
    return Commitment(hashed, row.seed, row.salt) if is_over else Commitment(hashed)
