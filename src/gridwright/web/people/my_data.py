"""All that the server has about somebody, in one file that they can keep.

Nothing is in it about others beyond what they have shown, nothing that is hidden in a running game,
and no secret: hashes would help nobody but a thief.
"""

import io
import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from django.db import models as rows

from gridwright.web import models
from gridwright.web.play.perspective import public_record
from gridwright.web.play.table_cache import OtherContentError

MOST_RECORDS: Final = 200  # of games, the latest: each takes some 20 ms

OF_GUEST: Final[dict[str, tuple[str, ...]]] = {
    "analyses": ("key", "level", "state", "created"),
    "puzzles": ("id", "title", "position", "turn", "played", "state", "created"),
    "attempts": ("puzzle", "title", "kind", "lines", "choice", "chance", "is_right", "created"),
    "progress": ("lesson", "table_id", "talk", "is_done", "plays_on", "changed"),
    "chat_lines": ("table_id", "room", "seat", "phrase", "text", "created", "taken_out_id"),
    "memos": ("table_id", "text"),
    "nights": ("zone", "start", "end", "counts_from", "created"),
    "aways": ("start", "end"),
    "reports": ("about__name", "table_id", "why", "text", "state", "created", "closed"),
    "reports_of_others": ("table_id", "state", "created", "closed"),
    "acts_of_others": ("id", "kind", "reason", "until", "created"),
    "notices": ("kind", "table_id", "message", "created", "seen"),
    "devices": ("label", "created", "seen"),
    "links": ("kind", "subject", "uses_left", "created", "ends"),
    "relations": ("about__name", "kind", "created"),
    "saved_records": ("id", "created"),
    "hosted": ("id", "title", "board", "options", "state", "created", "opened"),
    "seats": (
        *("table_id", "table__title", "table__board", "table__state", "table__ranking"),
        *("number", "name", "stand_in", "has_left", "flags", "hints", "overruled"),
    ),
    "kept_seats": ("table_id", "number"),
    "results": (
        *("result_id", "result__title", "result__board", "result__ended", "result__pool"),
        *("result__is_rated", "result__refusal", "result__annulled__reason"),
        *("seat", "name", "place", "cities", "money", "has_left"),
        *("flags", "turns", "spent", "facts"),
        *("mu_before", "sigma_before", "mu_after", "sigma_after"),
    ),
    "seeks": ("title", "clock", "is_rated", "created", "seen", "table_id"),
    "proposals": ("table_id", "kind", "number", "created"),
    "votes": ("proposal__table_id", "proposal__kind", "is_yes"),
}
"""What is handed out of the rows that belong to a guest, by the name under which they do."""

OF_ACCOUNT: Final[dict[str, tuple[str, ...]]] = {
    "acts": ("kind", "about__name", "reason", "until", "created"),
    "subscriptions": ("label", "created", "worked", "error"),
    "webhook": ("url", "mention", "failures", "error", "worked"),
    "passkeys": ("label", "created", "used", "count"),
    "api_keys": ("label", "scopes", "created", "used", "ends"),
    "recovery_codes": ("used",),
    "ratings": ("pool", "mu", "sigma", "games", "wins", "last"),
    "bots": ("guest__name", "created", "closed"),
}
NOT_HANDED_OUT: Final = ("relations_of_others", "account")
"""What others have chosen about somebody, who is not told; and what is handed out by itself."""

_GUEST: Final = ("name", "created", "seen", "covers_turns")
_ACCOUNT: Final = (
    *("email", "email_confirmed", "role", "colour", "about", "language", "zone", "settings"),
    *("renamed", "quiet_until", "barred_until", "created", "closed"),
)


def archive(guest: models.Guest) -> bytes:
    """Return the file: a ZIP with all rows as JSON, and all records as text."""
    stream = io.BytesIO()
    with ZipFile(stream, "w", ZIP_DEFLATED) as file:
        text = json.dumps(facts(guest), ensure_ascii=False, indent=1, default=_plain)
        _add(file, "about-me.json", text)
        for name, record in _records(guest):
            _add(file, f"records/{name}.txt", record)
    return stream.getvalue()


def facts(guest: models.Guest) -> dict[str, object]:
    """Return all rows about *guest*, without what is secret or about others."""
    of_guest = {name: _values(guest, name, fields) for name, fields in OF_GUEST.items()}
    facts: dict[str, object] = {**{field: getattr(guest, field) for field in _GUEST}, **of_guest}
    account = models.Account.objects.filter(guest=guest).first()
    if account is not None:
        own = {name: _values(account, name, fields) for name, fields in OF_ACCOUNT.items()}
        facts["account"] = {**{field: getattr(account, field) for field in _ACCOUNT}, **own}
    tried = models.Draft.objects.filter(_own_seats(guest)).values("table_id", "seat", "lines")
    highest = models.Maximum.objects.filter(_own_seats(guest)).values("table_id", "seat", "amount")
    left_out = max(0, _tables(guest).count() - MOST_RECORDS)
    facts["drafts"], facts["maxima"] = list(tried), list(highest)
    return {**facts, "records_left_out": left_out}


def _values(owner: rows.Model, name: str, fields: tuple[str, ...]) -> list[dict[str, Any]]:
    relations = owner._meta.related_objects  # noqa: SLF001 - documented by Django
    relation = next(each for each in relations if each.get_accessor_name() == name)
    kind: Any = relation.related_model
    return list(kind.objects.filter(**{relation.field.name: owner}).order_by("pk").values(*fields))


def _own_seats(guest: models.Guest) -> rows.Q:
    """Return which rows belong to seats of *guest*: nothing where they have none."""
    own = rows.Q(pk__in=[])
    running = guest.seats.filter(table__state=models.TableState.RUNNING)
    for table, seat in running.values_list("table_id", "number"):
        own |= rows.Q(table=table, seat=seat)
    return own


def _records(guest: models.Guest) -> Iterator[tuple[str, str]]:
    """Yield the records of the games of *guest* as everybody may have them, and saved ones."""
    for identifier in _tables(guest).values_list("pk", flat=True)[:MOST_RECORDS]:
        try:
            text = public_record(identifier)
        except OtherContentError:  # it cannot be read with the cards that are here
            continue
        if text is not None:
            yield identifier, text
    gone = models.Result.objects.filter(placings__guest=guest).exclude(
        pk__in=models.Table.objects.values("pk")
    )
    for result in gone.distinct().order_by("-ended")[:MOST_RECORDS]:
        yield result.pk, result.record
    for saved in guest.saved_records.order_by("pk"):
        yield f"saved-{saved.pk}", saved.text


def _tables(guest: models.Guest) -> "rows.QuerySet[models.Table]":
    return models.Table.objects.filter(places__guest=guest).distinct().order_by("-opened")


def _add(file: ZipFile, name: str, text: str) -> None:
    """Write a *text* that only its owner may read, at a moment that says nothing."""
    entry = ZipInfo(name)
    entry.compress_type, entry.external_attr = ZIP_DEFLATED, 0o600 << 16
    file.writestr(entry, text.encode("utf-8", "surrogatepass"))


def _plain(value: object) -> str:
    return value.isoformat() if isinstance(value, datetime) else str(value)


def file_name(guest: models.Guest) -> str:
    """Return what the file is called: letters and digits only."""
    name = "".join([letter for letter in guest.name if letter.isascii() and letter.isalnum()])
    return f"gridwright-{name or guest.pk}.zip"
