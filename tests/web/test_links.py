"""Secret links work as often and as long as they were issued for, and for what they are for."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Barrier

import pytest
from django.db import connections, transaction
from django.utils import timezone

from gridwright.web import models
from gridwright.web.models import LinkKind
from gridwright.web.people import links
from tests.web.members import member
from tests.web.tables import guest

DAY = timedelta(days=1)


def test_a_link_is_used_once(database: str) -> None:
    ana = guest("Ana")
    secret = links.issue(LinkKind.DEVICE, ana, DAY)
    link = links.use(LinkKind.DEVICE, secret)
    assert link is not None
    assert (link.guest, link.uses_left) == (ana, 0)
    assert links.use(LinkKind.DEVICE, secret) is None


def test_looking_at_a_link_does_not_use_it(database: str) -> None:
    account = member("Ana")
    secret = links.issue(LinkKind.EMAIL, account.guest, DAY, subject="ana@example.org")
    for _ in range(3):
        link = links.peek(LinkKind.EMAIL, secret)
        assert link is not None
        assert (link.subject, link.uses_left) == ("ana@example.org", 1)
        assert link.guest is not None
        assert link.guest.account == account


def test_a_link_of_several_uses_counts_them(database: str) -> None:
    secret = links.issue(LinkKind.INVITATION, guest("Ana"), DAY, uses=3)
    left = [links.use(LinkKind.INVITATION, secret) for _ in range(4)]
    assert [link and link.uses_left for link in left] == [2, 1, 0, None]


def test_of_two_who_use_a_link_at_once_one_wins(database: str) -> None:
    secret = links.issue(LinkKind.ADMIN, None, DAY)
    start = Barrier(4)

    def use(_: int) -> bool:
        start.wait()
        link = links.use(LinkKind.ADMIN, secret)
        connections.close_all()
        return link is not None

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(use, range(4))) == [False, False, False, True]


def test_a_link_ends(sqlite: None) -> None:
    secret = links.issue(LinkKind.RESET, guest("Ana"), DAY)
    models.Link.objects.update(ends=timezone.now())
    assert links.peek(LinkKind.RESET, secret) is None
    assert links.use(LinkKind.RESET, secret) is None
    assert models.Link.objects.get().uses_left == 1


def test_a_link_of_one_kind_is_none_of_another(sqlite: None) -> None:
    secret = links.issue(LinkKind.DEVICE, guest("Ana"), DAY)
    others = [kind for kind in LinkKind if kind != LinkKind.DEVICE]
    assert len(others) == 5
    assert not any([links.peek(kind, secret) or links.use(kind, secret) for kind in others])
    assert links.use(LinkKind.DEVICE, secret) is not None


@pytest.mark.parametrize("text", ["", "x", "\ud800", "' OR 1=1", "a" * 400])
def test_a_guess_is_no_link(sqlite: None, text: str) -> None:
    links.issue(LinkKind.DEVICE, guest("Ana"), DAY)
    assert links.peek(LinkKind.DEVICE, text) is None
    assert links.use(LinkKind.DEVICE, text) is None


def test_only_the_hash_of_a_secret_is_stored(sqlite: None) -> None:
    secret = links.issue(LinkKind.DEVICE, guest("Ana"), DAY)
    stored = models.Link.objects.values().get()
    assert secret not in str(stored)
    assert len(secret) >= 22  # 128 bits


def test_nobody_revokes_the_links_of_others(sqlite: None) -> None:
    ana, bea = guest("Ana"), guest("Bea")
    first, second = (links.issue(LinkKind.DEVICE, ana, DAY) for _ in range(2))
    link = links.peek(LinkKind.DEVICE, first)
    assert link is not None
    assert links.revoke(LinkKind.DEVICE, bea, link.pk) == 0
    assert links.revoke(LinkKind.EMAIL, ana, link.pk) == 0
    assert links.revoke(LinkKind.DEVICE, ana, link.pk) == 1
    assert links.peek(LinkKind.DEVICE, first) is None
    assert links.peek(LinkKind.DEVICE, second) is not None
    assert links.revoke(LinkKind.DEVICE, ana) == 1


def test_a_use_that_is_rolled_back_is_none(database: str) -> None:
    secret = links.issue(LinkKind.DEVICE, guest("Ana"), DAY)
    with transaction.atomic():
        assert links.use(LinkKind.DEVICE, secret) is not None
        transaction.set_rollback(True)
    assert links.use(LinkKind.DEVICE, secret) is not None


def test_links_that_do_nothing_are_cleaned_up(sqlite: None) -> None:
    ana = guest("Ana")
    used, ended, valid = (links.issue(LinkKind.DEVICE, ana, DAY * days) for days in (3, 1, 3))
    links.use(LinkKind.DEVICE, used)
    assert links.clean(timezone.now() + 2 * DAY) == 2
    assert [links.peek(LinkKind.DEVICE, each) is not None for each in (used, ended, valid)] == [
        False,
        False,
        True,
    ]
