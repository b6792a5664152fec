"""Members, and visitors who are signed in as one."""

from django.http import HttpRequest, HttpResponse

from gridwright.web import models
from gridwright.web.people import accounts, devices, passwords, recovery
from gridwright.web.people.club import club
from tests.web.browser import Visitor
from tests.web.tables import guest

PASSWORD = "nine green bottles"  # noqa: S105 - of everybody here
NEW_PASSWORD = "pine needle tea"  # noqa: S105 - the same


def member(name: str, role: str = models.Role.MEMBER) -> models.Account:
    """Return a new member, who has no password."""
    account = accounts.create(guest(name), name)
    account.role = role
    account.save()
    return account


def joined(name: str) -> models.Account:
    """Return a new member with a password."""
    account = accounts.create(guest(name), name, passwords.hashed(PASSWORD, name))
    recovery.renew(account)
    return account


def signed_in(account: models.Account) -> Visitor:
    """Return a visitor with a device of their own."""
    visitor = Visitor()
    visitor.client.cookies[devices.COOKIE] = device_cookie(account)
    return visitor


def device_cookie(account: models.Account) -> str:
    """Return the cookie of a new device of a member, as browsers have it."""
    _, cookie = devices.add(account.guest, "Firefox, Linux")
    response = HttpResponse()
    devices.write_cookie(HttpRequest(), response, cookie)
    return str(response.cookies[devices.COOKIE].value)


def club_life(table: models.Table, account: models.Account, other: models.Guest) -> None:
    """Write a row of every kind that a club has: keys, a chat, notices, a report, a result.

    Mona at *table* has muted the *other*, whose line she reports; a moderator takes it out.
    """
    keeper = member("Keeper", models.Role.MODERATOR)
    mine = account.guest
    club()
    models.Passkey.objects.create(
        account=account, credential="of-mona", public_key=b"\x00\xa5 key", count=3, label="Phone"
    )
    models.Relation.objects.create(by=mine, about=other, kind=models.RelationKind.MUTED)
    models.Memo.objects.create(table=table, guest=mine, text="Bea\nbids low.")
    models.ChatLine.objects.create(
        table=table, room=models.Room.TABLE, by=mine, seat=0, phrase="good_luck"
    )
    line = models.ChatLine.objects.create(
        table=table, room=models.Room.TABLE, by=other, seat=1, text="Zażółć <b>gęślą</b>"
    )
    report = models.Report.objects.create(
        by=mine, about=other, line=line, table=table, text="Rude.", context=[[1, line.text]]
    )
    line.taken_out = models.Act.objects.create(
        by=keeper, about=other, kind=models.ActKind.TAKE_OUT, reason="Rude.", report=report
    )
    line.save()
    notice = models.Notice.objects.create(
        guest=mine,
        kind=models.NoticeKind.TURN,
        table=table,
        cause=f"turn {table.pk} 1/auction/1",
        message={"id": "web.notes.turn", "values": {"title": "recharged"}},
    )
    browser = models.Subscription.objects.create(
        account=account, endpoint="https://push.example/1", public_key="BKey", auth="auth"
    )
    models.Webhook.objects.create(account=account, url="https://hooks.example/1", mention="@mona")
    models.Delivery.objects.create(
        notice=notice, channel=models.Channel.PUSH, subscription=browser, lease=notice.created
    )
    models.ApiKey.objects.create(account=account, hashed="k" * 64, label="Mine", scopes=["read"])
    models.Seek.objects.create(guest=mine, title="card", clock="daily", is_rated=True)
    write_result(account, other)


def write_result(account: models.Account, other: models.Guest) -> None:
    """Write a rated result of a member against somebody else, and the rating that came of it."""
    result = models.Result.objects.create(
        id="ofmona",
        title="card",
        seat_count=2,
        rules=2,
        record="gridwright record 1\n",
        pool="card.two",
        pace=models.Pace.DAILY,
        rounds=9,
        ended=account.created,
        was_laid_rated=True,
        is_rated=True,
        rated=account.created,
    )
    for seat, guest_of_seat in enumerate((account.guest, other)):
        models.Placing.objects.create(
            result=result,
            seat=seat,
            guest=guest_of_seat,
            name=guest_of_seat.name,
            place=1 + seat,
            cities=15 - seat,
            money=7,
            mu_before=25.0,
            sigma_before=25 / 3,
            mu_after=27.635 - 5.27 * seat,
            sigma_after=7.906,
        )
    models.Rating.objects.create(
        account=account,
        pool=result.pool,
        mu=27.635,
        sigma=7.906,
        games=1,
        wins=1,
        last=result.ended,
    )
