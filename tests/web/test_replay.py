"""Replays: the numbers of a game, its positions, the scrubber, and what stays secret meanwhile."""

import re
from collections.abc import Iterable, Iterator
from itertools import islice

import pytest
from django.db import transaction

from gridwright import words
from gridwright.core.action import Action
from gridwright.core.errors import Message
from gridwright.core.events import Event
from gridwright.core.game import SPECTATOR
from gridwright.core.phase import State
from gridwright.core.rng import Rng
from gridwright.tables.table import Chance, Table
from gridwright.web import models
from gridwright.web.pages.charts import charts
from gridwright.web.pages.ending import ending
from gridwright.web.play import moves, replays
from gridwright.web.play.game_summary import summary_of
from gridwright.web.play.perspective import public_record
from gridwright.web.play.replays import PlayedAction, Recording, starts
from gridwright.web.recent import RecentValues
from tests.web.browser import Visitor, without_tokens
from tests.web.records import played, text_of
from tests.web.tables import laid, take_turns, three_people

NONE = words.text("web.replay.no_value")

# Numbers


def first_round() -> Recording:
    """Return the first round of a classic game for two, and the first bid of the second.

    Gregorio has plant 5 for 5, buys 2 coal for 2 and builds in Lübeck for 10, Schwerin and Rostock
    for 16 each. Ana has plant 6 for 6, buys 1 garbage for 7 and builds in Torgelow for 10 and in
    Berlin for 25. Both supply one city for 22. Both began with 50.
    """
    return replays.read(text_of("classic/2-early-germany", 17), "first round")


def test_a_round_is_counted() -> None:
    told = summary_of(first_round())

    assert told.spent[0] == {"plants": 6, "fuel": 7, "building": 35}
    assert told.spent[1] == {"plants": 5, "fuel": 2, "building": 42}
    assert [round_summary.round for round_summary in told.rounds] == [1, 2]
    assert told.rounds[0].income == (22, 22)
    assert told.rounds[1].income == (None, None)


def test_charts_have_the_numbers_of_each_round() -> None:
    """50 - 6 - 7 - 35 + 22 = 24, 50 - 5 - 2 - 42 + 22 = 23; the second round has just begun."""
    recording = first_round()

    drawn = charts(recording)

    assert [(chart.name, chart.heads, chart.rows) for chart in drawn[:3]] == [
        ("Cities", ("Ana", "Gregorio"), ((1, ("2", "3")), (2, ("2", "3")))),
        ("Money", ("Ana", "Gregorio"), ((1, ("24", "23")), (2, ("24", "23")))),
        ("Income", ("Ana", "Gregorio"), ((1, ("22", "22")), (2, (NONE, NONE)))),
    ]
    assert drawn[3].heads == ("Coal", "Oil", "Garbage", "Uranium")
    assert drawn[3].rows == ((1, ("1", "3", "7", "14")), (2, (NONE,) * 4))


@pytest.mark.parametrize(
    ("name", "money"),
    [
        ("recharged/2-phase_5-germany-starting_cities", 50),
        ("classic/2-step_1-germany", 50),
        ("card/2-auction", 12),
        ("outpost/2-early", 60),
    ],
)
def test_what_came_in_went_out_or_is_left(name: str, money: int) -> None:
    recording = replays.read(text_of(name), name)
    told = summary_of(recording)

    for seat in range(2):
        earned = sum([round_summary.income[seat] or 0 for round_summary in told.rounds])
        left = told.last.standings[seat].money
        assert money + earned - sum(told.spent[seat].values()) == left


@pytest.mark.parametrize(
    ("name", "result", "reasons"),
    [
        (
            "classic/3-phase_4-central_europe",
            "Angelica wins, powering 13 cities",
            (
                "The others: Ana 13, Gregorio 12.",
                "Ana powers just as many; money breaks the tie, 11 to 1.",
                "The game ended in round 10, when Angelica reached 17 cities.",
            ),
        ),
        (
            "classic/2-phase_2-shared-germany",
            "Shared win: Ana, Gregorio (powering 21 cities)",
            ("The game ended in round 12, when Ana reached 21 cities.",),
        ),
        (
            "card/5-refill-second_reshuffle",
            "Gregorio wins with 38 points",
            (
                "The others: Isaac 38, Angelica 25, Ana 24, Valeria 0.",
                "Isaac has just as many points; leftover money breaks the tie, 6 to 1.",
                "The game ended in round 9.",
            ),
        ),
    ],
)
def test_the_result_has_its_reason(name: str, result: str, reasons: tuple[str, ...]) -> None:
    told = ending(replays.read(text_of(name), name))

    assert told is not None
    assert (told.result, told.reasons) == (result, reasons)


def test_the_ranking_is_in_order_with_what_was_spent() -> None:
    told = ending(replays.read(text_of("outpost/4-early-west"), "ranking"))

    assert told is not None
    assert [(each.place, each.name, each.score) for each in told.ranking] == [
        *[(1, "Angelica", 13), (2, "Gregorio", 7)],
        *[(3, "Valeria", 0), (4, "Ana", 0)],
    ]
    assert told.ranking[0].columns == (
        *(("cities", 17, False), ("workers", 9, False)),
        ("money", 2, True),
    )
    assert [name for name, _ in told.spending] == ["cards", "workers", "building"]
    assert told.ranking[0].spent == (185, 50, 322)


# Places


def test_rounds_phases_and_turns_begin_where_something_changes() -> None:
    course = (
        *(
            PlayedAction(1, "auction", 1),
            PlayedAction(1, "auction", 0),
            PlayedAction(1, "auction", 0),
        ),
        *(PlayedAction(1, "building", 0), PlayedAction(2, "building", 0)),
    )

    assert starts(course, "action") == [0, 1, 2, 3, 4, 5]
    assert starts(course, "turn") == [0, 1, 3, 4, 5]
    assert starts(course, "phase") == [0, 3, 4, 5]
    assert starts(course, "round") == [0, 4, 5]
    assert starts((), "round") == [0]


def test_any_position_is_played_again() -> None:
    recording = first_round()

    laid_out, after = replays.position(recording, 0), replays.position(recording, 16)

    assert money(recording, laid_out) == [50, 50]
    assert money(recording, after) == [24, 23]


def test_a_position_is_at_most_a_hundred_actions_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole game is played once; from then on only what lies behind the last hundred is."""
    recording = replays.read(text_of("outpost/6-early-moon_base-stated"), "six players")
    hash_of, last = recording.game.hash_of, len(recording.moves)
    assert last > 300
    expected = [hash_of(state) for state in replays.states(recording)]
    replays.position(recording, 0)
    again: list[Action] = []
    play = Table.play

    def counted(
        table: Table, action: Action, seat: int, chance: Iterable[Chance]
    ) -> tuple[Event, ...]:
        again.append(action)
        return play(table, action, seat, chance)

    monkeypatch.setattr(Table, "play", counted)
    for at in (0, 1, 99, 100, 101, 250, last):
        again.clear()
        assert hash_of(replays.position(recording, at)) == expected[at]
        assert again == [move.action for move in recording.moves[at // 100 * 100 : at]]


def money(recording: Recording, state: State) -> list[int]:
    return [recording.game.money(state, seat) for seat in range(recording.game.seats)]


# Pages


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def uploaded(visitor: Visitor, text: str) -> str:
    """Keep a record; return the address of its replay."""
    page = visitor.post("/records", record=text)
    assert page.status == 302, page.alert
    return page.where


def test_a_replay_shows_the_position_that_is_asked_for(visitor: Visitor) -> None:
    where = uploaded(visitor, text_of("classic/2-early-germany"))

    page = visitor.get(f"{where}?at=3&by=phase")

    assert 'data-at="3"' in page.html
    assert 'aria-valuetext="action 3, round 1, Ana bids"' in page.html
    assert "3 of 182 · round 1 · Auction" in " ".join(page.html.split())
    assert links(page.html) == {
        "first": 0,
        "back-round": 0,
        "back": 0,
        "on": 7,
        "on-round": 16,
        "last": 182,
    }
    now = re.findall(r'<li aria-current="true">.*?<a[^>]*>([^<]*)<', page.html, re.DOTALL)
    assert now[:2] == ["Ana starts the auction for plant 6 at 6.", "Ana buys plant 6 for 6."]


def test_the_setup_is_in_no_round(visitor: Visitor) -> None:
    where = uploaded(visitor, text_of("recharged/2-early-usa-draft-stated"))

    page = visitor.get(f"{where}?at=1")

    assert 'aria-valuetext="action 1, before round 1, Gregorio chooses a region"' in page.html
    assert "round 0" not in page.html


def links(html: str) -> dict[str, int]:
    found = re.findall(r'data-go="([\w-]+)" href="\?at=(\d+)&amp;by=phase"', html)
    return {name: int(at) for name, at in found}


def test_scripts_get_only_what_changes(visitor: Visitor) -> None:
    where = uploaded(visitor, text_of("classic/2-early-germany"))

    part = visitor.get(f"{where}?at=20", HX_Request="true")

    assert 'id="moment"' in part.html
    assert part.html.count('hx-swap-oob="true"') == 4
    assert '<div id="bar"' in part.html
    assert "<html" not in part.html
    assert "As a table" not in part.html


@pytest.mark.parametrize("asked", ["at=-1", "at=x", "at=%00", "by=year", "at=" + "9" * 30])
def test_a_place_that_cannot_be_is_refused(visitor: Visitor, asked: str) -> None:
    where = uploaded(visitor, text_of("classic/2-early-germany", 5))

    assert visitor.get(f"{where}?{asked}").status == 400


def test_beyond_the_end_is_the_end(visitor: Visitor) -> None:
    where = uploaded(visitor, text_of("classic/2-early-germany", 5))

    assert "5 of 5" in visitor.get(f"{where}?at=9999").html


@pytest.mark.parametrize("title", ["recharged", "classic", "card", "outpost"])
def test_a_table_just_laid_can_be_replayed(visitor: Visitor, title: str) -> None:
    row = laid(visitor.become("Ana"), ("me", "open"), title)

    page = visitor.get(f"/t/{row.pk}/replay")

    assert page.status == 200
    assert "0 of 0" in page.html


def test_a_running_game_is_replayed_without_what_was_taken_back(visitor: Visitor) -> None:
    row, _ = three_people(regions="draft")
    moves.play(row.pk, 1, "region north", 0)
    moves.take_back(row.pk, 1, 1)
    moves.play(row.pk, 1, "region east", 2)

    page = visitor.get(f"/t/{row.pk}/replay")

    assert "1 of 1" in page.html
    assert "adds the East region" in page.html
    assert "adds the North" not in page.html
    assert "As a table" not in page.html  # charts would show money


def test_nobody_replays_what_is_not_there(visitor: Visitor) -> None:
    assert visitor.get("/t/nothere/replay").status == 404
    assert visitor.post("/t/nothere/on").status == 404
    assert visitor.post("/t/nothere/replay").status == 405


# Secrets


MONEY = re.compile(r'data-money="[A-Z]"[^>]*>([^<]*)<')


@pytest.mark.parametrize("title", ["recharged", "classic"])
@pytest.mark.parametrize("has_seed", [True, False])
def test_a_record_shows_hidden_money_only_when_the_game_is_over(
    visitor: Visitor, title: str, has_seed: bool
) -> None:
    """Whoever watches a running game may download its public record, and send it in."""
    row = laid(visitor.become("Ana"), ("novice", "novice"), title, hidden_money="on")
    with transaction.atomic():
        take_turns(40)
    seats = {"seat-1": "me", "seat-2": "novice"}
    text = str(public_record(row.pk))
    if has_seed:
        chance = re.compile(r"^(?:order|market|regions|deck) = .*\n|^\* .*\n", re.MULTILINE)
        text = chance.sub("", text).replace("---", "seed = 7\n---")
    where = uploaded(Visitor(), text)

    shown = set()
    for at in (0, 20, 40):
        page, part = (
            visitor.get(f"{where}?at={at}"),
            visitor.get(f"{where}?at={at}", HX_Request="1"),
        )
        assert (page.status, part.status) == (200, 200)
        shown |= {*MONEY.findall(page.html), *MONEY.findall(part.html)}
    assert shown == {"••"}
    page = visitor.get(where)
    assert "The record shows it once the game is over." in page.html
    assert (f'action="{where}/on"' in page.html, "As a table" in page.html) == (False, False)
    assert visitor.post(f"{where}/on", at="20", **seats).status == 422

    with transaction.atomic():
        take_turns()
    over = uploaded(visitor, str(public_record(row.pk)))
    shown = set(MONEY.findall(visitor.get(f"{over}?at=20").html))
    assert len([amount for amount in shown if amount.isdigit()]) > 0
    assert "••" not in shown


RUNNING = (
    *("recharged/3-early-germany-demolition", "classic/3-early-central_europe"),
    *("card/3-refill-limited", "outpost/3-phase_2"),
)


@pytest.mark.parametrize("name", RUNNING)
@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_a_replay_of_a_running_game_depends_on_nothing_hidden(
    sqlite: None, monkeypatch: pytest.MonkeyPatch, name: str, seat: int
) -> None:
    """Whatever was hidden from the seat at each moment is dealt anew: its pages stay.

    Money can be worked out from what was paid, so that it is dealt as it was: it is looked for.
    """
    visitor = Visitor()
    options = {} if name.startswith(("card", "outpost")) else {"hidden_money": "on"}
    row = played(visitor.become("Ana"), name, 40, **options)
    if seat == SPECTATOR:
        models.Seat.objects.filter(table=row, number=0).update(bot="novice", guest=None)
    before = replayed(visitor, row)
    truly = replays.states
    dealt: list[bool] = []

    def anew(recording: Recording) -> Iterator[State]:
        for number, state in enumerate(truly(recording)):
            other = recording.game.resample(recording.game.view(state, seat), Rng(number))
            dealt.append(recording.game.hash_of(other) != recording.game.hash_of(state))
            yield other

    def position_anew(recording: Recording, at: int) -> State:
        return next(islice(anew(recording), at, None))

    monkeypatch.setattr(replays, "states", anew)
    monkeypatch.setattr(replays, "position", position_anew)
    monkeypatch.setattr(replays, "_PLAYTHROUGHS", RecentValues(1))
    after = replayed(visitor, row)

    assert any(dealt)
    assert after == before
    unknown = (2 if seat == 0 else 3) if options else 0
    assert after.count("••") == 3 * unknown  # on each of the pages


def replayed(visitor: Visitor, row: models.Table) -> str:
    found = [visitor.get(f"/t/{row.pk}/replay{end}") for end in ("?at=0", "?at=25", "")]
    assert [page.status for page in found] == [200, 200, 200]
    return without_tokens("\n".join([page.html for page in found]))


def test_who_has_several_seats_replays_as_one_who_watches(visitor: Visitor) -> None:
    """Whose turn it is at a shared screen, nobody knows: the money of both stays hidden."""
    me = visitor.become("Ana")
    row = played(me, RUNNING[0], 20, hidden_money="on")
    row.places.filter(number=1).update(guest=me, bot="")

    page = visitor.get(f"/t/{row.pk}/replay")

    assert page.html.count("••") == 3


# The end


def finished(visitor: Visitor) -> models.Table:
    """Return a table at which the visitor, as Ana, and a bot have come to the end."""
    row = played(visitor.become("Ana"), "card/2-auction")
    assert row.state == models.TableState.OVER
    return row


def test_the_table_of_a_finished_game_shows_its_end(visitor: Visitor) -> None:
    row = finished(visitor)

    page = visitor.get(f"/t/{row.pk}")
    part = visitor.get(f"/t/{row.pk}", HX_Request="true")

    assert re.search(r'<h1 id="result">.* wins? ', page.html)
    assert page.html.count("<figure>") == 4
    assert page.html.count("As a table") == 4
    assert f'href="/t/{row.pk}/record" download' in page.html
    assert (part.html, part.headers["HX-Redirect"]) == ("", f"/t/{row.pk}")
    assert f"/t/{row.pk}" in visitor.get("/records").html


def test_nothing_is_taken_back_when_everything_was_shown(visitor: Visitor) -> None:
    row = finished(visitor)

    page = visitor.post(f"/t/{row.pk}/undo", version="75")

    assert moves.take_back(row.pk, 0, 75).reason == Message("web.replay.closed")
    assert (page.status, page.alert) == (422, "The game is over. Nothing was changed.")
    assert row.actions.count() == 75


def test_pages_of_a_finished_game_have_nothing_inline(visitor: Visitor) -> None:
    row = finished(visitor)

    for path in (f"/t/{row.pk}", f"/t/{row.pk}/replay?at=5", "/records"):
        page = visitor.get(path)
        assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son\w+=", page.html)
        assert not re.search(r"(?:src|href|action)=\"(?:https?:)?//", page.html)


def test_who_played_plays_on_and_others_do_not(visitor: Visitor) -> None:
    row = finished(visitor)
    other = Visitor()
    other.become("Eve")
    seats = {"seat-1": "me", "seat-2": "random"}

    refused = other.post(f"/t/{row.pk}/on", at="4", **seats)
    done = visitor.post(f"/t/{row.pk}/on", at="4", **seats)
    late = visitor.post(f"/t/{row.pk}/on", **seats)

    assert refused.status == 403
    assert "Play on from here" not in other.get(f"/t/{row.pk}/replay?at=4").html
    assert "Play on from here" in visitor.get(f"/t/{row.pk}/replay?at=4").html
    assert done.status == 302
    assert (late.status, models.Table.objects.count()) == (422, 2)
    assert "Pick an earlier point" in late.alert


def test_a_running_game_is_not_played_on_elsewhere(visitor: Visitor) -> None:
    row = laid(visitor.become("Ana"), ("me", "novice"))

    page = visitor.post(f"/t/{row.pk}/on", at="0", **{"seat-1": "me", "seat-2": "novice"})

    assert (page.status, models.Table.objects.count()) == (422, 1)
    assert "from a finished game" in page.alert
