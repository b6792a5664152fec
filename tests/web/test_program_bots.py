"""Bots of members: a name, a key and an owner, but no way into the pages."""

import re
from datetime import timedelta

import pytest
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.api import keys
from gridwright.web.moderation import acts
from gridwright.web.moderation.acts import Deed
from gridwright.web.people import accounts, departure, devices, entering, links, passwords
from gridwright.web.play import lobby
from gridwright.web.programs import bots, company
from tests.web.browser import Visitor
from tests.web.members import PASSWORD, joined, member, signed_in
from tests.web.tables import guest, laid, three_people

SECRET = re.compile(r'value="(gw_[a-z2-7]{32})"')


def bot_of(owner: models.Account, name: str = "Robby") -> models.Account:
    return bots.create(owner, name)[0]


# The page


def test_a_member_makes_a_bot_whose_key_is_shown_once(database: str) -> None:
    jonas = member("Jonas")
    visitor = signed_in(jonas)
    assert "You have no bots yet." in visitor.get("/me/bots").html

    page = visitor.post("/me/bots", way="make", name="Robby")

    found = SECRET.search(page.html)
    assert found is not None
    assert "gridwright bot --url http://testserver --key-file bot.key" in page.html
    key = keys.known(found[1])
    assert key is not None
    assert (key.account.name, key.account.owner) == ("Robby", jonas)
    assert key.scopes == ["read", "play", "host"]
    assert not SECRET.search(visitor.get("/me/bots").html)


def test_a_new_key_replaces_the_old_one(sqlite: None) -> None:
    jonas = member("Jonas")
    bot, secret = bots.create(jonas, "Robby")

    page = signed_in(jonas).post("/me/bots", way="renew", bot=str(bot.pk))

    found = SECRET.search(page.html)
    assert found is not None
    assert keys.known(secret) is None
    assert keys.known(found[1]) is not None


def test_a_deleted_bot_leaves_its_games_to_bots_of_the_server(sqlite: None) -> None:
    row, (ana, *_) = three_people()
    jonas = accounts.create(ana, "Ana")
    bot, secret = bots.create(jonas, "Robby")
    row.places.filter(number=2).update(guest=bot.guest, name="Robby")

    assert signed_in(jonas).post("/me/bots", way="delete", bot=str(bot.pk)).status == 302

    assert keys.known(secret) is None
    assert accounts.account_named("Robby") is None
    seat = row.places.get(number=2)
    assert (seat.name, seat.has_left, bool(seat.stand_in)) == ("", True, True)


def test_a_member_has_three_bots_at_most(database: str) -> None:
    jonas = member("Jonas")
    visitor = signed_in(jonas)
    for name in ("Robby", "Marvin", "Bender"):
        assert visitor.post("/me/bots", way="make", name=name).status == 200

    page = visitor.post("/me/bots", way="make", name="Hal")

    assert page.status == 422
    assert "You already have 3 bots." in page.text
    assert [bot.name for bot in bots.bots_of(jonas)] == ["Robby", "Marvin", "Bender"]


@pytest.mark.parametrize("name", ["", "x", "Jonas", "admin", "Zażółć#", "x" * 21])
def test_the_name_of_a_bot_is_one_that_a_member_could_have(sqlite: None, name: str) -> None:
    jonas = member("Jonas")
    assert signed_in(jonas).post("/me/bots", way="make", name=name).status == 422
    assert not bots.bots_of(jonas)
    assert models.Guest.objects.count() == 1


def test_nobody_touches_the_bots_of_others(sqlite: None) -> None:
    bot, secret = bots.create(member("Jonas"), "Robby")
    stranger = signed_in(member("Mona"))
    for way in ("renew", "delete"):
        assert stranger.post("/me/bots", way=way, bot=str(bot.pk)).status == 422
    assert keys.known(secret) is not None


def test_guests_have_no_bots(sqlite: None) -> None:
    visitor = Visitor()
    visitor.become("Ana")
    assert visitor.get("/me/bots").where.startswith("/in?next=")
    assert visitor.post("/me/bots", way="make", name="Robby").where.startswith("/in?next=")


def test_a_bot_has_no_bots(sqlite: None) -> None:
    bot = bot_of(member("Jonas"))
    with pytest.raises(GridwrightError) as refused:
        bots.create(bot, "Marvin")
    assert refused.value.message.id == "web.programs.only_members"


# No way in


def test_a_bot_signs_in_nowhere(sqlite: None) -> None:
    """Not even if it had a password, a device or a link to choose a password."""
    bot = bot_of(member("Jonas"))
    bot.password = passwords.hashed(PASSWORD, bot.name)
    bot.save()

    assert Visitor().post("/in", name="Robby", password=PASSWORD).status == 422
    _, cookie = devices.add(bot.guest)
    assert devices.known(cookie) is None
    link = links.issue(models.LinkKind.RESET, bot.guest, timedelta(days=1))
    assert entering.reset(link, "pine needle tea") is None


def test_moderators_close_bots_and_give_them_neither_links_nor_roles(sqlite: None) -> None:
    keeper = member("Zofia", models.Role.MODERATOR)
    jonas = member("Jonas")
    bot, secret = bots.create(jonas, "Robby")
    for kind in (models.ActKind.RESET, models.ActKind.ROLE):
        with pytest.raises(GridwrightError):
            acts.act(keeper, bot.guest, Deed(kind, role=models.Role.ADMIN))

    acts.act(keeper, bot.guest, Deed(models.ActKind.CLOSE, "Plays all night."))

    assert keys.known(secret) is None
    assert acts.refusal(keeper, jonas.guest, models.ActKind.CLOSE) == "web.house.only_admins"


# With their owner


def test_bots_go_with_their_owner(database: str) -> None:
    jonas = joined("Jonas")
    bot, secret = bots.create(jonas, "Robby")
    row = laid(guest("Ana"), ("me", "open"))
    lobby.sit_down(row.places.get(number=1), bot.guest)

    departure.forget(jonas.guest)

    assert keys.known(secret) is None
    assert not models.Account.objects.exists()
    seat = row.places.get(number=1)
    assert (seat.name, seat.has_left) == ("", True)
    assert models.Guest.objects.get(pk=bot.guest_id).name == ""


def test_a_closed_owner_closes_their_bots(sqlite: None) -> None:
    jonas = member("Jonas")
    _, secret = bots.create(jonas, "Robby")
    models.Account.objects.filter(pk=jonas.pk).update(closed=timezone.now())
    assert keys.known(secret) is None


# At tables


def test_everybody_sees_whose_bot_sits_there(sqlite: None) -> None:
    bot = bot_of(member("Jonas"))
    ana = Visitor()
    host = ana.become("Ana")
    row = laid(host, ("me", "open", "open"))
    lobby.sit_down(row.places.get(number=1), bot.guest)

    assert "bot of Jonas" in ana.get(f"/t/{row.pk}").text
    assert "bot of Jonas" in ana.get(f"/join/{row.places.get(number=2).invitation}").text
    lobby.fill(row.pk, host)
    assert "bot of Jonas" in ana.get(f"/t/{row.pk}").text


def test_bots_play_a_hundred_games_a_day_among_themselves(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games with a person, games of yesterday and tables that wait do not count."""
    monkeypatch.setattr(company, "MOST_GAMES", 2)
    jonas = member("Jonas")
    one, two = bot_of(jonas), bot_of(jonas, "Marvin")
    ana = guest("Ana")
    with_ana = laid(one.guest, ("me", "open"))
    lobby.sit_down(with_ana.places.get(number=1), ana)
    old = laid(one.guest, ("me", "random"))
    models.Table.objects.filter(pk=old.pk).update(created=timezone.now() - timedelta(days=2))
    laid(one.guest, ("me", "random"))
    waiting = [laid(one.guest, ("me", "open")) for _ in range(2)]
    assert company.games_without_people(one.guest) == 1

    lobby.sit_down(waiting[0].places.get(number=1), two.guest)

    assert company.games_without_people(one.guest) == 2
    for refused in (
        lambda: lobby.lay(lobby.usual("card", 2), one.guest),
        lambda: lobby.sit_down(waiting[1].places.get(number=1), two.guest),
        lambda: lobby.fill(waiting[1].pk, one.guest),
    ):
        with pytest.raises(GridwrightError) as error:
            refused()
        assert error.value.message.id == "web.programs.many_games"
    lobby.sit_down(waiting[1].places.get(number=1), ana)
    assert models.Table.objects.get(pk=waiting[1].pk).is_running


def test_a_bot_is_not_told_of_every_turn(sqlite: None) -> None:
    """Its stream tells it; a notice of each would be a hundred rows a game."""
    bot = bot_of(member("Jonas"))
    row = laid(guest("Ana"), ("me", "open"))
    lobby.sit_down(row.places.get(number=1), bot.guest)
    kinds = set(models.Notice.objects.filter(guest=bot.guest).values_list("kind", flat=True))
    assert models.Table.objects.get(pk=row.pk).is_running
    assert kinds == {models.NoticeKind.TABLE}


def test_a_bot_sits_where_the_host_allows_programs(sqlite: None) -> None:
    """With an invitation, too: what the host has said holds for all but seats kept for a bot."""
    bot = bot_of(member("Jonas"))
    row = laid(guest("Ana"), ("me", "open", "open"))
    models.Table.objects.filter(pk=row.pk).update(allows_programs=False, is_listed=True)
    with pytest.raises(GridwrightError) as invited:
        lobby.sit_down(row.places.get(number=1), bot.guest)
    with pytest.raises(GridwrightError) as listed:
        lobby.sit_anywhere(row.pk, bot.guest)
    assert {invited.value.message.id, listed.value.message.id} == {"web.seeks.no_programs"}

    models.Table.objects.filter(pk=row.pk).update(allows_programs=True)
    lobby.sit_anywhere(row.pk, bot.guest)
    assert row.places.get(number=1).guest == bot.guest
