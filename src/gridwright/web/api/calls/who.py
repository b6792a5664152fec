"""Who asks: themselves, their tables, what they were told."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from django.utils import timezone

from gridwright.web import models
from gridwright.web.api.endpoints import Call, endpoint
from gridwright.web.api.heads import moment, my_table_of, owner_of, tables
from gridwright.web.api.keys import READ
from gridwright.web.api.public_shapes import MeDict, NoticeDict, NoticesDict
from gridwright.web.api.shapes import MyTablesDict
from gridwright.web.clocks.faces import face_of
from gridwright.web.clocks.rows import clock_of
from gridwright.web.models import TableState
from gridwright.web.notes.notices import MOST_LISTED, sentence_of

_MOST: Final = 100
_UNFINISHED: Final = (TableState.WAITING, TableState.RUNNING)


@endpoint("GET", "/me", READ)
def me(call: Call) -> MeDict:
    """Who asks, and what the key may do."""
    key, account = call.key, call.account
    assert key is not None
    return {
        "name": account.name,
        "owner": owner_of(account),
        "label": key.label,
        "scopes": list(key.scopes),
        "ends": None if key.ends is None else moment(key.ends),
        "bell": call.person.bell,
    }


@endpoint("GET", "/me/tables", READ)
def my_tables(
    call: Call,
    state: Annotated[
        Literal["waiting", "running", "over", "abandoned", ""],
        "How far they have come; by default those that wait or are played.",
    ] = "",
) -> MyTablesDict:
    """The tables at which who asks has a seat; first those where it is their turn."""
    guest, now = call.person, timezone.now()
    rows = tables().filter(places__guest=guest, kind=models.TableKind.GAME).distinct()
    rows = rows.filter(state__in=[state] if state else _UNFINISHED).order_by("-opened")
    mine = [
        my_table_of(row, guest, face_of(clock_of(row), _seats(row), now)) for row in rows[:_MOST]
    ]
    return {"tables": sorted(mine, key=lambda table: not table["is_my_turn"])}


def _seats(row: models.Table) -> Sequence[models.Seat]:
    return list(row.places.all())


@endpoint("GET", "/me/notices", READ)
def my_notices(call: Call) -> NoticesDict:
    """What who asks was told: turns, invitations, ends of games."""
    rows = models.Notice.objects.filter(guest=call.person).order_by("-created", "-pk")
    return {"notices": [_notice(row) for row in rows[:MOST_LISTED]]}


def _notice(row: models.Notice) -> NoticeDict:
    return {
        "id": row.pk,
        "kind": row.kind,
        "table": row.table_id,
        "text": sentence_of(row),
        "created": moment(row.created),
        "is_new": row.seen is None,
    }
