"""Actions are written once, in one transaction, or not at all."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import DatabaseError, connection

from gridwright.web import models
from gridwright.web.play import moves
from gridwright.web.play.moves import Outcome
from gridwright.web.play.perspective import perspective_of
from tests.web.tables import forget, guest, laid, lines, three_people


def test_an_action_is_written(database: str) -> None:
    row, _ = three_people()

    answer = moves.play(row.pk, 1, "open 5 5", 0)

    assert answer == moves.Answer(Outcome.DONE, 1)
    assert lines(row) == [(0, 1, "open 5 5")]
    row.refresh_from_db()
    assert (row.version, row.state) == (1, "running")
    assert connection.vendor == {"postgres": "postgresql"}.get(database, database)


def test_the_same_request_twice_is_played_once(database: str) -> None:
    row, _ = three_people()
    moves.play(row.pk, 1, "open 5 5", 0)

    again = moves.play(row.pk, 1, " open  5 5 ", 0)

    assert again == moves.Answer(Outcome.REPEATED, 1)
    assert lines(row) == [(0, 1, "open 5 5")]


def test_an_action_for_another_version_is_not_played(database: str) -> None:
    row, _ = three_people()
    moves.play(row.pk, 1, "open 5 5", 0)

    answers = [moves.play(row.pk, 1, "open 3 3", 0), moves.play(row.pk, 2, "drop", 7)]

    assert answers == [moves.Answer(Outcome.MOVED_ON, 1)] * 2
    assert lines(row) == [(0, 1, "open 5 5")]


def test_a_refusal_has_its_reason_and_changes_nothing(sqlite: None) -> None:
    """RC-2.13: nobody bids what they do not have."""
    row, _ = three_people()
    moves.play(row.pk, 1, "open 5 5", 0)

    answer = moves.play(row.pk, 2, "bid 60", 1)

    assert answer.outcome is Outcome.REFUSED
    assert answer.reason is not None
    assert (answer.reason.id, answer.reason.clauses) == ("over_cash", ("RC-2.13",))
    assert len(lines(row)) == 1


@pytest.mark.parametrize(
    ("seat", "line", "reason"), [(0, "open 5 5", "not_your_turn"), (1, "fly", "notation_verb")]
)
def test_nobody_acts_for_others_or_in_riddles(
    sqlite: None, seat: int, line: str, reason: str
) -> None:
    row, _ = three_people()

    answer = moves.play(row.pk, seat, line, 0)

    assert answer.reason is not None
    assert answer.reason.id == reason


def test_a_table_waits_for_its_people(sqlite: None) -> None:
    row = laid(guest("Ana"), ("me", "open", "open"))

    answer = moves.play(row.pk, 1, "open 5 5", 0)

    assert answer.reason is not None
    assert answer.reason.id == "web.waiting"


def test_an_abandoned_table_is_not_played_on(sqlite: None) -> None:
    row, _ = three_people()
    models.Table.objects.filter(pk=row.pk).update(state=models.TableState.ABANDONED)

    answer = moves.play(row.pk, 1, "open 5 5", 0)

    assert answer.reason is not None
    assert answer.reason.id == "web.abandoned"


def test_an_undo_is_a_row_too(database: str) -> None:
    row, people = three_people(regions="draft")
    moves.play(row.pk, 1, "region north", 0)

    first = moves.take_back(row.pk, 1, 1)
    again = moves.take_back(row.pk, 1, 1)

    assert (first.outcome, again.outcome) == (Outcome.DONE, Outcome.REPEATED)
    assert lines(row) == [(0, 1, "region north"), (1, 1, "undo")]
    forget(row.pk)
    seen = perspective_of(row.pk, people[1])
    assert seen is not None
    assert (seen.version, seen.to_act, seen.is_my_turn) == (2, 1, True)


def test_an_undo_means_the_same_when_a_bot_has_a_seat_since(sqlite: None) -> None:
    """The line says where bots sat when it was written, and so which moves went with it."""
    row = laid(guest("Ana"), ("novice", "me", "novice"), regions="draft")
    moves.play(row.pk, 1, "region north", 0)
    moves.play(row.pk, 2, "region north_east", 1)
    moves.take_back(row.pk, 1, 2)
    row.places.filter(number=2).update(bot="", guest=guest("Cid"))

    forget(row.pk)
    seen = perspective_of(row.pk, None)

    assert lines(row)[-1] == (2, 1, "undo A C")
    assert seen is not None
    assert (seen.version, seen.to_act) == (3, 1)


def test_only_who_acted_takes_back(sqlite: None) -> None:
    row, _ = three_people()
    moves.play(row.pk, 1, "open 5 5", 0)

    answer = moves.take_back(row.pk, 2, 1)

    assert answer.reason is not None
    assert answer.reason.id == "undo_other"
    assert len(lines(row)) == 1


def test_what_could_not_be_written_was_not_played(
    sqlite: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table in memory never runs ahead of the rows."""
    row, people = three_people()

    def fail(*_: object, **__: object) -> None:
        raise DatabaseError

    with monkeypatch.context() as patch:
        patch.setattr(models.Table, "save", fail)
        with pytest.raises(DatabaseError):
            moves.play(row.pk, 1, "open 5 5", 0)

    seen = perspective_of(row.pk, people[1])
    assert seen is not None
    assert (seen.version, seen.is_my_turn, lines(row)) == (0, True, [])
    assert moves.play(row.pk, 1, "open 5 5", 0).outcome is Outcome.DONE


def test_threads_write_every_action_once(database: str) -> None:
    """Four senders send every action of a game, all of them the same: each is there once."""
    row, _ = three_people()

    def send(_: int) -> list[Outcome]:
        try:
            return [send_one() for _ in range(12)]
        finally:
            connection.close()

    def send_one() -> Outcome:
        seen = perspective_of(row.pk, None)
        assert seen is not None
        line = seen.game.write(seen.game.legal_actions(seen.view)[-1])
        return moves.play(row.pk, seen.to_act, line, seen.version).outcome

    found = [outcome for outcomes in in_threads(send, 4) for outcome in outcomes]

    row.refresh_from_db()
    written = lines(row)
    assert set(found) <= {Outcome.DONE, Outcome.REPEATED, Outcome.MOVED_ON}
    played = row.actions.filter(automatic=False).count()
    assert found.count(Outcome.DONE) == played
    assert len(written) == row.version
    assert [index for index, _, _ in written] == list(range(row.version))


def in_threads(work: Callable[[int], list[Outcome]], count: int) -> list[list[Outcome]]:
    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(work, range(count)))
