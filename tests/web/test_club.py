"""The settings of the club."""

import threading
from datetime import timedelta

import pytest
from django.db import connections

from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.people import club, links
from gridwright.web.people.club import ClubSettings
from tests.web.members import member


@pytest.mark.usefixtures("database")
def test_there_is_one_row_whoever_asks_first() -> None:
    ready = threading.Barrier(4)

    def ask() -> None:
        ready.wait()
        club.club()
        connections.close_all()

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    row = models.Club.objects.get()
    assert club.settings_of(row) == ClubSettings()


@pytest.mark.usefixtures("sqlite")
def test_a_quiet_club_has_no_free_chat_and_no_webhooks() -> None:
    wanted = ClubSettings(" Rook \t House ", "Ana\r\n\r\n1 Mill Lane \n", "closed", is_quiet=True)
    club.change(wanted)
    row = club.club()
    assert (row.name, row.notice) == ("Rook House", "Ana\n\n1 Mill Lane")
    assert (row.joining, row.has_free_chat, row.webhooks) == ("closed", False, "off")


@pytest.mark.usefixtures("sqlite")
@pytest.mark.parametrize(
    "wanted",
    [
        ClubSettings(name="x" * 31),
        ClubSettings(name="a\u202eb"),
        ClubSettings(notice="x" * 2001),
        ClubSettings(notice="one\ntwo\x1b[2J"),
    ],
)
def test_texts_that_are_too_long_or_steer_change_nothing(wanted: ClubSettings) -> None:
    with pytest.raises(GridwrightError):
        club.change(wanted)
    assert club.settings_of(club.club()) == ClubSettings()


@pytest.mark.usefixtures("sqlite")
def test_in_a_closed_club_only_who_keeps_house_invites() -> None:
    ana, bea = member("Ana"), member("Bea", "moderator")
    assert [club.may_invite(each) for each in (None, ana, bea)] == [False, True, True]
    club.change(ClubSettings(joining="closed"))
    assert [club.may_invite(each) for each in (None, ana, bea)] == [False, False, True]


@pytest.mark.usefixtures("sqlite")
def test_an_invitation_works_ten_times_for_two_weeks_and_a_member_has_five() -> None:
    ana = member("Ana")
    secret = club.invite(ana)
    link = models.Link.objects.get()
    assert (link.kind, link.guest, link.uses_left) == ("invitation", ana.guest, 10)
    assert round((link.ends - link.created) / timedelta(days=1)) == 14
    assert secret not in link.hashed
    for _ in range(4):
        club.invite(ana)
    with pytest.raises(GridwrightError, match="5"):
        club.invite(ana)
    links.revoke(models.LinkKind.INVITATION, ana.guest, link.pk)
    club.invite(ana)
