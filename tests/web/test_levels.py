"""Levels to choose from: what forms say of them, and which one a guest is told to try."""

import re
from html import unescape

import pytest

from gridwright.arena import strengths
from gridwright.arena.strengths import Pool, Strength, Strengths
from gridwright.web import models
from gridwright.web.play import suggestions
from gridwright.web.play.suggestions import suggestion_for
from tests.web.browser import Visitor
from tests.web.tables import guest, laid, take_turns


def a_strength(value: int, pool: Pool = Pool.MORE, spread: int = 10) -> Strength:
    return Strength(pool, value, value - spread, value + spread, 100, ("1+a",))


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> Strengths:
    """Measure all levels 200 points apart; with two seats of the Card Game three are alike."""
    values = {"random": 600, "novice": 1100, "casual": 1300, "steady": 1500, "planner": 1700}
    apart = {level: a_strength(value) for level, value in {**values, "master": 1900}.items()}
    alike = {level: a_strength(value, Pool.TWO) for level, value in values.items()}
    alike["casual"] = a_strength(1490, Pool.TWO, 30)
    alike["novice"] = a_strength(1480, Pool.TWO, 60)
    measured: Strengths = {
        ("recharged", Pool.MORE): apart,
        ("card", Pool.MORE): apart,
        ("card", Pool.TWO): alike,
    }
    monkeypatch.setattr(strengths, "_packaged", lambda: measured)
    return measured


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def over(
    me: models.Guest, level: str, place: int, title: str = "recharged", seats: int = 4
) -> models.Table:
    """Lay a table against bots of *level*, and let it be over with *me* on that place."""
    row = laid(me, ("me", *[level] * (seats - 1)), title)
    others = [number for number in range(1, seats + 1) if number != place]
    row.state, row.ranking = models.TableState.OVER, [place, *others]
    row.save()
    return row


# What forms say


def test_every_level_is_explained_where_it_is_chosen(visitor: Visitor) -> None:
    home, new = visitor.get("/").html, visitor.get("/new").html

    for html in (home, new):
        assert "Tries out its plans 2 rounds ahead. Answers at once." in html
        assert "works out what rivals will bid. Takes 0.1 to 2\u00a0s." in html
        assert html.count("Answers at once.") == (4 if html is home else 5)
    assert 'value="planner" aria-describedby="about-planner"' in home
    assert re.search(r'<p id="about-planner" data-level="planner">Tries out', home)
    assert " Random</dt><dd>Makes any legal move, by chance." in new


def test_forms_say_which_bots_are_equally_strong(visitor: Visitor) -> None:
    sentence = "With two players, Novice, Casual and Steady are about equally strong."

    home, card, board = [visitor.get(path).html for path in ("/", "/new?title=card", "/new")]

    assert f'<p class="alike" data-title="card" data-pool="two">{sentence}</p>' in home
    assert f'<p class="alike" data-pool="two">{sentence}</p>' in card
    assert home.count("equally strong") == card.count("equally strong") == 1
    assert "equally strong" not in board


def test_who_lets_a_bot_play_is_told_how_it_plays(visitor: Visitor) -> None:
    me = visitor.become("Ana")
    row = laid(me, ("me", "open", "novice"))
    models.Seat.objects.filter(table=row, number=1).update(guest=guest("Bea"), name="Bea")
    models.Table.objects.filter(pk=row.pk).update(state="running")

    html = visitor.get(f"/t/{row.pk}").html

    assert "<small>Steady: Plays by rules of thumb and counts to the end of the game." in html


def test_the_panel_of_a_bot_says_how_it_plays(visitor: Visitor) -> None:
    row = laid(visitor.become("Ana"), ("me", "novice", "planner"))

    html = visitor.get(f"/t/{row.pk}").html
    players = html.partition('id="players"')[2].partition("</section>")[0]
    manners = re.findall(r'data-bars="(\d)"><title>([^<]*)', players)

    assert dict(manners) == {
        "1": "Novice: Knows the rules of thumb, but misjudges a lot and sees 1 round ahead. "
        "Answers at once.",
        "4": "Planner: Tries out its plans 2 rounds ahead. Answers at once.",
    }


# What suits a guest


def test_three_games_say_which_level_suits(visitor: Visitor) -> None:
    """Won three times in a row against bots of 1500 points, the guest is as strong as 1960.

    The slopes of three wins and of the expectation, 400 points off, are the same there:
    3 · 3 / (e^x + 3) = x · (ln 10)⁻² at x = 2.65, and 2.65 · 400 / ln 10 = 460.
    """
    me = visitor.become("Ana")
    for place in (1, 1):
        over(me, "steady", place)
    assert suggestion_for(me) is None
    assert "Who suits you" not in visitor.get("/").html

    row = over(me, "steady", 1)

    sentence = "You've won 3 of your last 3 games against Steady. Master should suit you."
    assert f"<p>{sentence}</p>" in unescape(visitor.get("/").html)
    assert "Who suits you" not in Visitor().get("/").html
    assert "<button>Play against Master</button>" in visitor.get("/").html
    (form,) = [form for form in visitor.get("/").forms if ("level", "master") in form.fields]
    answer = visitor.send(form)
    started = models.Table.objects.exclude(pk=row.pk).latest("created")
    assert answer.where == f"/t/{started.pk}"
    assert (started.title, started.board, started.seat_count) == ("recharged", "germany", 4)
    assert [seat.bot for seat in started.places.all()] == ["", *["master"] * 3]


@pytest.mark.parametrize(
    ("places", "level"),
    [
        ((1, 1, 1), "master"),
        ((1, 1, 2), "planner"),
        ((1, 2, 3, 4), "steady"),  # as often as is fair
        ((4, 3, 4), "casual"),
        ((4, 4, 4, 4, 4), "novice"),
    ],
)
def test_the_level_follows_from_places(sqlite: None, places: tuple[int, ...], level: str) -> None:
    me = guest("Ana")
    for place in places:
        over(me, "steady", place)

    suggestion = suggestion_for(me)

    assert suggestion is not None
    assert (suggestion.level, suggestion.is_same) == (level, level == "steady")
    assert (suggestion.won, suggestion.games) == (places.count(1), len(places))
    assert suggestion.against == "steady"


def test_a_level_as_strong_as_the_best_is_kept(sqlite: None) -> None:
    """The guest wins two of four games against two seats of novices, who are as good as steady."""
    me = guest("Ana")
    for place in (1, 2, 1, 2):
        over(me, "novice", place, "card", 2)

    suggestion = suggestion_for(me)

    assert suggestion is not None
    assert (suggestion.level, suggestion.is_same) == ("novice", True)


def test_games_against_several_levels_are_counted_together(visitor: Visitor) -> None:
    me = visitor.become("Ana")
    for level, place in (("novice", 1), ("casual", 2), ("steady", 3)):
        over(me, level, place)

    html = unescape(visitor.get("/").html)

    assert "You've won 1 of your last 3 games against bots." in html


def test_only_own_games_against_bots_from_the_setup_count(sqlite: None) -> None:
    me = guest("Ana")
    for _ in range(2):
        over(me, "steady", 1)
    others = [over(me, "steady", 1) for _ in range(5)]
    others[0].places.filter(number=1).update(bot="", guest=guest("Bea"))
    others[1].places.filter(number=1).update(bot="", guest=me)
    others[2].places.filter(number=0).update(stand_in="steady")
    models.Table.objects.filter(pk=others[3].pk).update(start="a position")
    models.Table.objects.filter(pk=others[4].pk).update(ranking=[])  # of an older version
    over(me, "steady", 1, "card", 2)  # in another pool, and earlier than the last

    over(me, "steady", 1).places.filter(number=2).update(bot="master@9s")  # of unknown strength

    assert suggestion_for(me) is None
    assert suggestion_for(None) is None


def test_only_the_last_games_count(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Last of four in four games is 1042 points, 458 below the bots: x = -2.64 solves it.

    Each such game has a slope of -1 / (1 + 3y) - 1 / (1 + 2y) - 1 / (1 + y) with y = e^-x.
    """
    monkeypatch.setattr(suggestions, "_LATEST", 4)
    me = guest("Ana")
    for place in (1, 1, 1, 1, 4, 4, 4, 4):
        over(me, "steady", place)

    suggestion = suggestion_for(me)

    assert suggestion is not None
    assert (suggestion.won, suggestion.games, suggestion.level) == (0, 4, "novice")


def test_the_end_of_a_game_says_which_level_suits(visitor: Visitor) -> None:
    """A game that is played to its end has the places that its page shows."""
    me = visitor.become("Ana")
    for place in (1, 2):
        over(me, "novice", place, "card", 3)
    row = laid(me, ("novice",) * 3, "card")
    take_turns()
    row.refresh_from_db()
    assert row.state == models.TableState.OVER
    assert sorted(row.ranking) == [1, 2, 3]
    row.places.filter(number=0).update(bot="", guest=me, name="Ana")

    html = unescape(visitor.get(f"/t/{row.pk}").html)

    won = 1 + (row.ranking[0] == 1)
    assert f"You've won {won} of your last 3 games against Novice." in html
    assert "of your last 3 games" not in Visitor().get(f"/t/{row.pk}").html
