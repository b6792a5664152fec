"""Several people at one screen: one guest with several seats, and whose eyes are shown."""

import pytest
from django.db import transaction

from gridwright.core.errors import GridwrightError
from gridwright.core.game import SPECTATOR
from gridwright.web import models
from gridwright.web.play import moves, people
from gridwright.web.play.perspective import Perspective, acting, perspective_of
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE
from tests.web.browser import Visitor, without_tokens
from tests.web.tables import guest, laid, lines, take_turns
from tests.web.test_secrets import deal_anew

SHARED = ("me", "here", "here")


def seen(row: models.Table) -> Perspective:
    found = perspective_of(row.pk, row.host)
    assert found is not None
    return found


def test_open_cards_need_no_handing_over(database: str) -> None:
    """Seat 1 begins, then seat 2 is asked: with nothing hidden the page simply follows."""
    row = laid(guest("Ana"), SHARED)

    first = seen(row)
    moves.play(row.pk, 1, "open 5 5", 0)
    second = seen(row)

    assert (first.seat, first.own, first.hand_over, first.is_my_turn) == (1, (0, 1, 2), -1, True)
    assert (second.seat, second.hand_over, second.is_my_turn) == (2, -1, True)


def covering(name: str) -> models.Guest:
    """Return somebody who has every turn at their screen covered, auctions too."""
    host = guest(name)
    host.covers_turns = True
    host.save()
    return host


def test_hidden_money_is_handed_over(database: str) -> None:
    row = laid(covering("Ana"), SHARED, hidden_money="on")

    before = seen(row)
    people.give_screen(row.pk, row.host, 1)
    during = seen(row)
    moves.play(row.pk, 1, "open 5 5", 0)
    after = seen(row)

    assert (before.hand_over, before.is_my_turn, before.offers()) == (1, False, [])
    assert (during.hand_over, during.seat, during.is_my_turn) == (-1, 1, True)
    assert (after.hand_over, after.is_my_turn) == (2, False)


def test_between_two_seats_only_what_all_may_see_is_shown(sqlite: None) -> None:
    row = laid(covering("Ana"), SHARED, hidden_money="on")
    people.give_screen(row.pk, row.host, 1)
    moves.play(row.pk, 1, "open 5 5", 0)

    found = seen(row)

    with TABLE_CACHE.borrow(row.pk) as cached:
        everybody = cached.table.view(SPECTATOR)
        game = cached.table.game
    assert game.hash_of(found.view) == game.hash_of(everybody)


def test_while_a_bot_acts_the_screen_stays_where_it_is(sqlite: None) -> None:
    """Seat 1 has the screen and has acted; the bot on seat 2 is next."""
    row = laid(covering("Ana"), ("me", "here", "novice"), hidden_money="on")
    assert seen(row).hand_over == 1
    people.give_screen(row.pk, row.host, 1)
    moves.play(row.pk, 1, "open 5 5", 0)

    found = seen(row)

    assert (found.seat, found.hand_over, found.is_my_turn) == (1, -1, False)


def test_where_nobody_took_the_screen_nobody_is_shown(sqlite: None) -> None:
    row = laid(covering("Ana"), ("me", "novice", "here"), hidden_money="on")

    found = seen(row)

    with TABLE_CACHE.borrow(row.pk) as cached:
        assert cached.table.to_act == 1  # a bot
        everybody = cached.table.game.hash_of(cached.table.view(SPECTATOR))
    assert found.hand_over == -1
    assert found.game.hash_of(found.view) == everybody


def test_the_seat_that_acts_is_the_servers_choice(sqlite: None) -> None:
    row = laid(guest("Ana"), SHARED)
    ana, eve, seating = row.host, guest("Eve"), Seating.of(row)

    assert acting(row.pk, seating, ana, 0, is_undo=False) == 1
    moves.play(row.pk, 1, "open 5 5", 0)

    assert acting(row.pk, seating, ana, 0, is_undo=False) == 1  # the same request again
    assert acting(row.pk, seating, ana, 1, is_undo=False) == 2
    assert acting(row.pk, seating, ana, 1, is_undo=True) == 1
    assert acting(row.pk, seating, eve, 1, is_undo=False) == SPECTATOR


@pytest.mark.parametrize("number", [0, 2, 9])
def test_the_screen_is_given_to_a_seat_of_the_guest_only(sqlite: None, number: int) -> None:
    """Seat 0 is a bot's, seat 2 Cid's, and there is no seat 9."""
    row = laid(guest("Ana"), ("novice", "me", "open"), hidden_money="on")
    models.Seat.objects.filter(table=row, number=2).update(guest=guest("Cid"))

    with pytest.raises(GridwrightError):
        people.give_screen(row.pk, row.host, number)

    assert not row.places.filter(has_screen=True).exists()


# Pages


def test_the_head_of_a_shared_panel_has_nobodys_money(sqlite: None) -> None:
    visitor = Visitor()
    row = laid(visitor.become("Ana"), SHARED, hidden_money="on")
    shared = visitor.get(f"/t/{row.pk}").html
    visitor.post(f"/t/{row.pk}/cover", cover="on")
    visitor.post(f"/t/{row.pk}/screen", seat="1")
    own = visitor.get(f"/t/{row.pk}").html

    assert ("money is hidden" in shared, 'class="purse"' in shared) == (True, False)
    assert ("money is hidden" in own, 'class="purse"' in own) == (False, True)


def test_a_shared_table_is_played_by_one_browser(database: str) -> None:
    visitor = Visitor()
    visitor.post(
        "/new",
        **{"seat-1": "here", "name-1": "Mara", "seat-2": "here", "name-2": "Jo <3"},
        tempo="at_once",
        **{"seat-3": "here", "option-hidden_money": "on", "title": "recharged"},
    )
    row = models.Table.objects.get()
    assert [seat.name for seat in row.places.all()] == ["Mara", "Jo <3", "Player C"]
    assert row.places.values("guest").distinct().count() == 1
    names = ("Mara", "Jo &lt;3", "Player C")
    visitor.post(f"/t/{row.pk}/cover", cover="on")

    page = visitor.get(f"/t/{row.pk}")
    next_one = row.to_act
    assert f"Pass the screen to {names[next_one]}" in page.html
    assert "<svg" not in page.html.partition("<main")[2]
    taken = visitor.post(f"/t/{row.pk}/screen", seat=str(next_one))
    assert taken.where == f"/t/{row.pk}"

    with TABLE_CACHE.borrow(row.pk) as cached:  # which plants are on sale is dealt
        opening = cached.table.offers()[0].text
    visitor.post(f"/t/{row.pk}/play", version="0", line=opening)
    again = visitor.post(f"/t/{row.pk}/play", version="0", line=opening)

    assert again.where == f"/t/{row.pk}"
    assert [seat for _, seat, _ in lines(row)] == [next_one]


def test_no_byte_of_the_hand_over_depends_on_what_anybody_hides(sqlite: None) -> None:
    """Cards, decks and all money are dealt anew: the page between two people stays."""
    visitor = Visitor()
    host = visitor.become("Ana")
    models.Guest.objects.filter(pk=host.pk).update(covers_turns=True)
    row = laid(host, ("novice", "novice", "novice"), hidden_money="on")
    with transaction.atomic():
        take_turns(30)
    models.Seat.objects.filter(table=row).update(bot="", guest=host)

    def shown() -> str:
        page = visitor.get(f"/t/{row.pk}")
        assert "Pass the screen to" in page.html
        for end in ("", "/parts"):
            part = visitor.get(f"/t/{row.pk}{end}", **{"HX-Request": "true"})
            assert (part.html, part.headers["HX-Redirect"]) == ("", f"/t/{row.pk}")
        return without_tokens(page.html)

    before = shown()
    for number in range(1, 4):
        deal_anew(row, SPECTATOR, number)
        assert shown() == before


def test_others_do_not_take_the_screen(sqlite: None) -> None:
    row = laid(guest("Ana"), SHARED, hidden_money="on")
    eve = Visitor()
    eve.become("Eve")

    page = eve.post(f"/t/{row.pk}/screen", seat="1")

    assert page.status == 403
    assert not row.places.filter(has_screen=True).exists()


def test_before_the_screen_is_taken_it_is_nobodys_turn(sqlite: None) -> None:
    """The first seat of the guest is next: without the screen nothing is offered to it."""
    row = laid(covering("Ana"), ("novice", "me", "here"), hidden_money="on")

    found = seen(row)

    assert (found.own, found.to_act, found.hand_over) == ((1, 2), 1, 1)
    assert (found.is_my_turn, found.draft_turn, found.offers()) == (False, None, [])
