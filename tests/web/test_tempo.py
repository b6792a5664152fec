"""The tempo of the bots: their pauses, who may change them, and what is done without any."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from gridwright.bots.seated import VisitingBots
from gridwright.core.notation import Decision
from gridwright.web import models
from gridwright.web.clocks.terms import PRESETS
from gridwright.web.models import Tempo
from gridwright.web.play import lobby, moves, tempo_changes, turns, watching
from gridwright.web.play.moves import Outcome
from gridwright.web.play.perspective import Perspective, perspective_of
from gridwright.web.play.table_cache import TABLE_CACHE
from gridwright.web.play.tempo_changes import GO_ON, NEXT, PAUSE, SET, SKIP
from tests.web.browser import Visitor
from tests.web.tables import guest, laid, lines, take_turns, three_people


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


class Clock:
    """The clock of all processes, which only the test moves."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 18, 12, 0, tzinfo=UTC)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, usual_pauses: None) -> Clock:
    clock = Clock()
    monkeypatch.setattr(watching, "database_now", lambda: clock.now)
    return clock


def set_tempo(row: models.Table, tempo: str) -> None:
    tempo_changes.change_tempo(row.pk, row.host, SET, tempo)


def tempo_of(row: models.Table) -> tuple[str, bool, int]:
    row.refresh_from_db()
    return row.tempo, row.is_paused, row.skips_to


def due(row: models.Table) -> list[float]:
    """Return in how many seconds a bot of *row* acts: nothing where none will."""
    leases = [turn.lease for turn in row.bot_turns.all()]
    return [(lease - watching.database_now()).total_seconds() for lease in leases if lease]


def seen(row: models.Table) -> Perspective:
    perspective = perspective_of(row.pk, row.host)
    assert perspective is not None
    return perspective


def act(row: models.Table) -> None:
    """Do for the person at the table what is over soonest: drop, pass, finish, run nothing."""
    with TABLE_CACHE.current(row, tuple([seat.name for seat in row.places.all()])) as table:
        seat = table.to_act
        legal = table.game.lowest_bid_actions(table.state)
        idle = [action for action in legal if table.game.phrase(action).is_idle]
        line = table.game.write((idle or legal)[0])
    assert moves.play(row.pk, seat, line, row.version).outcome is Outcome.DONE
    row.refresh_from_db()


def written_at(row: models.Table, clock: Clock, count: int) -> list[tuple[int, int]]:
    """Let bots act when they are due, until *count* actions are written.

    Returns how many there were after each write, and the milliseconds since the one before.
    """
    writes: list[tuple[int, int]] = []
    while not writes or writes[-1][0] < count:
        models.Table.objects.filter(pk=row.pk).update(watched=clock.now)
        turn = row.bot_turns.get()
        assert turn.lease is not None
        pause, clock.now = turn.lease - clock.now, turn.lease
        claimed = turns.claim("test")
        assert claimed is not None
        turns.take(claimed)
        row.refresh_from_db()
        writes.append((row.version, round(pause / timedelta(milliseconds=1))))
    return writes


# Pauses


@pytest.mark.parametrize(("tempo", "pause"), [("calm", 1500), ("at_once", 0)])
def test_bots_wait_the_same_before_every_action(
    sqlite: None, clock: Clock, tempo: str, pause: int
) -> None:
    row = laid(guest("Ana"), ("random", "novice", "random"))
    set_tempo(row, tempo)

    writes = written_at(row, clock, 100)

    assert {milliseconds for _, milliseconds in writes} == {pause}


def test_quick_bots_wait_less_within_a_turn(sqlite: None, clock: Clock) -> None:
    """150 ms before the seat that has just acted in this phase, 1500 after several bids."""
    row = laid(guest("Ana"), ("steady", "novice", "steady"))
    set_tempo(row, Tempo.QUICK)

    writes = written_at(row, clock, 100)

    history = {entry.number: entry for entry in seen(row).history}
    pauses: set[int] = set()
    for (start, _), (before, _), (_, pause) in zip(writes, writes[1:], writes[2:], strict=False):
        written = [history[number] for number in range(start + 1, before + 1)]
        bids = [event for entry in written for event in entry.events if event.kind.bid]
        last, first = history[before], history[before + 1]
        is_turn = (last.seat, last.phase) == (first.seat, first.phase)
        assert pause == (1500 if len(bids) > 1 else 150 if is_turn else 700)
        pauses.add(pause)
    assert pauses == {150, 700, 1500}


def test_at_once_bots_play_until_a_person_is_asked(sqlite: None, clock: Clock) -> None:
    row = laid(guest("Ana"), ("me", "novice", "novice"))
    set_tempo(row, Tempo.AT_ONCE)

    writes = take_turns()

    assert seen(row).is_my_turn
    assert {seat for _, seat, _ in lines(row)} == {1, 2}
    assert writes == 1  # in one transaction
    assert len(lines(row)) > 1


# One person: step, pause, skip


def test_step_by_step_nobody_acts_before_it_is_said(sqlite: None, clock: Clock) -> None:
    row = laid(guest("Ana"), ("steady", "novice", "steady"))
    set_tempo(row, Tempo.STEP)

    counts = []
    for _ in range(60):
        assert due(row) == []
        tempo_changes.change_tempo(row.pk, row.host, NEXT, "")
        assert due(row) == [0]
        tempo_changes.change_tempo(row.pk, row.host, NEXT, "")  # pressed twice: once is enough
        models.Table.objects.filter(pk=row.pk).update(watched=clock.now)
        assert take_turns() == 1
        counts.append(len(lines(row)))

    ends = [index for index, _, line in lines(row) if line == "done"]
    seats = [seat for _, seat, _ in lines(row)]
    unseen = [index for index in ends if seats[index] == seats[index - 1]]
    assert unseen  # they go with the next action
    assert counts[-1] == 60 + len(unseen)
    bids = [line for _, _, line in lines(row) if line.startswith("bid")]
    assert bids  # of bots among each other, one by one


def test_in_a_pause_no_turn_is_due(sqlite: None, clock: Clock) -> None:
    row = laid(guest("Ana"), ("me", "novice", "novice"))
    assert due(row) == [0.7]

    tempo_changes.change_tempo(row.pk, row.host, PAUSE, "")
    assert due(row) == []
    clock.now += timedelta(hours=1)
    assert turns.claim("test") is None

    tempo_changes.change_tempo(row.pk, row.host, GO_ON, "")
    assert due(row) == [0.7]
    assert tempo_of(row) == ("quick", False, -1)


def test_a_pause_ends_with_the_next_visit(visitor: Visitor) -> None:
    row = laid(visitor.become("Bea"), ("novice", "me", "novice"))
    take_turns()
    act(row)

    answer = visitor.post(f"/t/{row.pk}/tempo", way="pause", tempo="")
    assert answer.headers["Location"] == f"/t/{row.pk}?paused"
    page = visitor.get(f"/t/{row.pk}?paused")
    assert "The bots are waiting." in page.html
    visitor.get(f"/t/{row.pk}/parts")
    assert tempo_of(row)[1]

    page = visitor.get(f"/t/{row.pk}")
    assert not tempo_of(row)[1]
    assert "The bots are waiting." not in page.html
    assert row.bot_turns.count() == 1


@pytest.mark.parametrize("tempo", ["step", "calm"])
def test_skipping_leads_to_my_turn_from_every_phase(sqlite: None, clock: Clock, tempo: str) -> None:
    row = laid(guest("Ana"), ("me", "novice", "novice"))
    set_tempo(row, tempo)
    phases: set[str] = set()
    while len(phases) < 4:
        row.refresh_from_db()
        perspective = seen(row)
        phase = perspective.game.phase_of(perspective.view)
        if perspective.is_my_turn:
            act(row)
        elif phase in phases:  # one bot acts
            tempo_changes.change_tempo(row.pk, row.host, NEXT, "")
            clock.now += timedelta(seconds=2)
            assert take_turns(1) == 1
        else:
            phases.add(phase)
            tempo_changes.change_tempo(row.pk, row.host, SKIP, "")
            assert tempo_of(row) == (tempo, False, 0)
            take_turns()  # and the clock stands still
            assert seen(row).is_my_turn
            assert tempo_of(row) == (tempo, False, -1)

    assert phases == {"auction", "resources", "building", "bureaucracy"}


def test_skipping_on_my_own_turn_does_nothing(sqlite: None, clock: Clock) -> None:
    row = laid(guest("Ana"), ("me", "novice", "novice"))
    set_tempo(row, Tempo.AT_ONCE)
    take_turns()
    assert seen(row).is_my_turn

    tempo_changes.change_tempo(row.pk, row.host, SKIP, "")

    assert tempo_of(row) == ("at_once", False, -1)


# Changing it


def test_a_tempo_counts_from_the_next_action_on(sqlite: None, clock: Clock) -> None:
    row = laid(guest("Ana"), ("me", "novice", "novice"))
    assert due(row) == [0.7]

    set_tempo(row, Tempo.CALM)
    assert due(row) == [1.5]
    set_tempo(row, Tempo.AT_ONCE)
    assert due(row) == [0]


def test_a_tempo_changed_while_a_bot_thinks_leaves_its_thought(sqlite: None, clock: Clock) -> None:
    row = laid(guest("Ana"), ("me", "novice", "novice"))
    clock.now += timedelta(seconds=1)
    turn = turns.claim("test")
    assert turn is not None

    set_tempo(row, Tempo.STEP)
    assert [each.worker for each in row.bot_turns.all()] == ["test"]
    assert turns.take(turn) == 1

    assert len(lines(row)) == 1
    assert due(row) == []


def test_bots_stop_where_the_tempo_is_changed_between_two_actions(
    sqlite: None, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = laid(guest("Ana"), ("me", "novice", "novice"))
    set_tempo(row, Tempo.AT_ONCE)
    decide = VisitingBots.decide

    def decide_and_change(*given: Any) -> Any:  # noqa: ANN401 - whatever it is given
        models.Table.objects.filter(pk=row.pk).update(tempo=Tempo.CALM)
        return decide(*given)

    monkeypatch.setattr(VisitingBots, "decide", decide_and_change)
    turn = turns.claim("test")
    assert turn is not None

    assert turns.take(turn) == 1
    assert due(row) == [1.5]


# Several people


def test_the_host_of_several_people_sets_what_holds_nobody_up(sqlite: None, clock: Clock) -> None:
    row, (ana, bea, _) = three_people()

    refused = [
        tempo_changes.change_tempo(row.pk, ana, *wish)
        for wish in ((SET, "step"), (PAUSE, ""), (SKIP, ""), (NEXT, ""))
    ]
    refused.append(tempo_changes.change_tempo(row.pk, bea, SET, "calm"))
    refused.append(tempo_changes.change_tempo(row.pk, None, SET, "calm"))

    assert {answer.reason.id for answer in refused if answer.reason} == {"web.tempo.not_yours"}
    assert [answer.outcome for answer in refused] == [Outcome.REFUSED] * 6
    assert tempo_of(row) == ("quick", False, -1)
    answer = tempo_changes.change_tempo(row.pk, ana, SET, "at_once")
    assert answer.outcome is Outcome.DONE
    assert tempo_of(row) == ("at_once", False, -1)


def test_step_and_pause_do_not_count_among_several(sqlite: None, clock: Clock) -> None:
    row = laid(guest("Ana"), ("me", "novice", "novice"))
    set_tempo(row, Tempo.STEP)
    tempo_changes.change_tempo(row.pk, row.host, PAUSE, "")
    row.places.filter(number=2).update(bot="", guest=guest("Cid"), name="Cid")
    models.BotTurn.objects.all().delete()

    tempo_changes.change_tempo(row.pk, row.host, SET, "calm")
    models.Table.objects.filter(pk=row.pk).update(tempo="step", is_paused=True)
    perspective = seen(row)

    assert perspective.tempo.tempo is Tempo.CALM
    assert not perspective.tempo.is_paused
    assert perspective.tempo.choices == (Tempo.CALM, Tempo.QUICK, Tempo.AT_ONCE)


# Pages


def test_at_a_table_with_a_clock_bots_are_quick_or_at_once(sqlite: None) -> None:
    """Step would let them wait for Ana; she may skip to her turn all the same."""
    me = guest("Ana")
    seats, terms = ("me", "novice", "novice"), PRESETS["evening"]
    row = lobby.lay(lobby.Wish("recharged", "germany", seats, tempo=Tempo.STEP, terms=terms), me)

    control = seen(row).tempo
    assert control.choices == (Tempo.QUICK, Tempo.AT_ONCE)
    assert (control.tempo, control.waits) == (Tempo.QUICK, False)
    assert (control.can_pause, control.can_skip) == (False, True)
    for way, wanted in ((SET, Tempo.STEP), (SET, Tempo.CALM), (PAUSE, "")):
        answer = tempo_changes.change_tempo(row.pk, me, way, wanted)
        assert answer.outcome is Outcome.REFUSED
    set_tempo(row, Tempo.AT_ONCE)
    assert seen(row).tempo.tempo is Tempo.AT_ONCE


def test_the_tempo_is_remembered_for_the_next_table(visitor: Visitor) -> None:
    row = laid(visitor.become("Bea"), ("novice", "me", "novice"))

    visitor.post(f"/t/{row.pk}/tempo", way="set", tempo="calm")

    assert 'name="tempo" value="calm" checked' in visitor.get("/new?title=recharged").html
    visitor.post("/start", title="recharged")
    assert models.Table.objects.exclude(pk=row.pk).get().tempo == "calm"


@pytest.mark.parametrize(
    "fields", [{"way": "set", "tempo": "3"}, {"way": "halt", "tempo": ""}, {"tempo": "calm"}]
)
def test_a_wrong_form_changes_nothing(visitor: Visitor, fields: dict[str, str]) -> None:
    row = laid(visitor.become("Bea"), ("novice", "me", "novice"))

    assert visitor.post(f"/t/{row.pk}/tempo", **fields).status == 400
    assert tempo_of(row) == ("quick", False, -1)
    assert visitor.post("/t/nowhere/tempo", **fields).status == 404


def test_others_see_no_control(visitor: Visitor) -> None:
    row = laid(guest("Ana"), ("me", "novice", "novice"))

    page = visitor.get(f"/t/{row.pk}")
    answer = visitor.post_by_script(f"/t/{row.pk}/tempo", way="set", tempo="calm")

    assert "tempo-choice" not in page.html
    assert answer.status == 403
    assert "Only the host can change how fast the bots play." in answer.html
    assert tempo_of(row) == ("quick", False, -1)


# Undo


def test_an_undo_is_not_lost_where_a_bot_has_just_acted(sqlite: None) -> None:
    """The bot acted while the request was on its way, or before the page knew of it."""
    row = laid(guest("Ana"), ("me", "novice", "novice"))
    while True:
        take_turns()
        perspective = seen(row)
        offers = {offer.decision for offer in perspective.offers()}
        if perspective.game.phase_of(perspective.view) == "resources":
            assert Decision.DONE in offers
            break
        row.refresh_from_db()
        act(row)
    row.refresh_from_db()
    act(row)
    page = row.version
    turn = turns.claim("test")
    assert turn is not None
    turns.take(turn)
    row.refresh_from_db()
    assert row.version == page + 1

    first = moves.take_back(row.pk, 0, page)
    again = moves.take_back(row.pk, 0, page)

    assert (first.outcome, again.outcome) == (Outcome.DONE, Outcome.REPEATED)
    assert seen(row).is_my_turn
    assert lines(row)[-1][2] == "undo B C"


def test_an_undo_does_not_reach_over_what_people_did(sqlite: None) -> None:
    row, _ = three_people(regions="draft")
    moves.play(row.pk, 1, "region north", 0)
    moves.play(row.pk, 2, "region north_east", 1)

    answer = moves.take_back(row.pk, 1, 1)

    assert answer.outcome is Outcome.MOVED_ON
