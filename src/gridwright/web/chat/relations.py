"""Friends, mute and block: what somebody has chosen about somebody else, who is never told.

A muted person's lines are not sent to one's pages, in any room, until that is undone. Nor are those
of a blocked person, who besides may not sit down at tables that one hosts.
"""

from typing import Final

from django.db.models import QuerySet

from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.models import RelationKind
from gridwright.web.play.seating import make_open
from gridwright.web.play.writing import changing

_QUIET: Final = (RelationKind.MUTED, RelationKind.BLOCKED)


def relate(by: models.Guest, about: models.Guest, kind: str) -> None:
    """Befriend, mute or block *about*; who is blocked loses the seats that are kept for them."""
    if by.pk == about.pk:
        raise GridwrightError("web.chat.yourself")
    models.Relation.objects.update_or_create(by=by, about=about, defaults={"kind": kind})
    if kind == RelationKind.BLOCKED:
        _keep_no_seats(by, about)


def end(by: models.Guest, about: int) -> None:
    """Neither befriend, mute nor block the guest with the key *about* any longer."""
    models.Relation.objects.filter(by=by, about=about).delete()


def end_one(by: models.Guest, number: int) -> None:
    """End the relation of *by* with a *number*, if it is theirs and still there."""
    models.Relation.objects.filter(by=by, pk=number).delete()


def relations_of(guest: models.Guest | None) -> list[models.Relation]:
    """Return whom *guest* has befriended, muted or blocked, the latest first."""
    if guest is None:
        return []
    return list(guest.relations.select_related("about").order_by("-pk"))


def unheard_by(guest: models.Guest) -> QuerySet[models.Relation, int]:
    """Return the keys of those whose lines *guest* does not want to see."""
    rows = models.Relation.objects.filter(by=guest, kind__in=_QUIET)
    return rows.values_list("about", flat=True)


def is_unheard(by: int, listener: models.Guest) -> bool:
    """Whether *listener* has muted or blocked the guest with the key *by*."""
    return models.Relation.objects.filter(by=listener, about=by, kind__in=_QUIET).exists()


def is_blocked(host: int | None, guest: models.Guest | None) -> bool:
    """Whether the guest with the key *host* does not want *guest* at their tables."""
    if host is None or guest is None or host == guest.pk:
        return False
    blocked = models.Relation.objects.filter(by=host, about=guest, kind=RelationKind.BLOCKED)
    return blocked.exists()


def are_apart(one: models.Guest, other: models.Guest) -> bool:
    """Whether one of two people has blocked the other."""
    return is_blocked(one.pk, other) or is_blocked(other.pk, one)


def blockers_of(guest: models.Guest) -> frozenset[int]:
    """Return the keys of those who do not want *guest* at their tables."""
    rows = models.Relation.objects.filter(about=guest, kind=RelationKind.BLOCKED)
    return frozenset(rows.values_list("by", flat=True))


def friends_of(guest: models.Guest | None) -> list[models.Guest]:
    """Return the friends of *guest*, by their names."""
    if guest is None:
        return []
    rows = models.Relation.objects.filter(by=guest, kind=RelationKind.FRIEND)
    return [row.about for row in rows.select_related("about").order_by("about__name", "pk")]


def friend_named(guest: models.Guest | None, name: str) -> models.Guest | None:
    """Return the friend of *guest* with a *name*, if there is one."""
    return next((friend for friend in friends_of(guest) if friend.name == name), None)


def _keep_no_seats(host: models.Guest, guest: models.Guest) -> None:
    reserved = models.Seat.objects.filter(
        kept_for=guest, table__host=host, table__state=models.TableState.WAITING
    )
    for seat in reserved:
        with changing(seat.table_id) as change:
            for each in change.seating.seats:
                if each.is_open and each.kept_for_id == guest.pk:
                    each.kept_for = None
                    make_open(each)
            change.show()
