"""What people at a table ask each other, and who may."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.models import ProposalKind
from gridwright.web.pages.log import latest, log
from gridwright.web.pages.table import labels_of
from gridwright.web.play import moves, people
from gridwright.web.play.moves import Outcome
from gridwright.web.play.perspective import Perspective, perspective_of
from gridwright.web.play.proposals import AWAY
from tests.web.tables import forget, guest, laid, lines, take_turns, three_people


def send_away(person: models.Guest) -> None:
    """Let nobody have seen *person* for a while."""
    long_ago = timezone.now() - AWAY - timedelta(seconds=1)
    models.Guest.objects.filter(pk=person.pk).update(seen=long_ago)


def refused(identifier: str, person: models.Guest | None, kind: str, number: int = 0) -> str:
    """Return the reason why a proposal is not made."""
    with pytest.raises(GridwrightError) as error:
        people.propose(identifier, person, kind, number)
    return error.value.message.id


def answer(row: models.Table, person: models.Guest, *, is_yes: bool) -> None:
    """Answer the only proposal."""
    people.vote(row.pk, person, row.proposals.get().pk, is_yes=is_yes)


def seen(row: models.Table, person: models.Guest | None = None) -> Perspective:
    found = perspective_of(row.pk, person)
    assert found is not None
    return found


def stand_ins(row: models.Table) -> list[str]:
    return [seat.stand_in for seat in row.places.all()]


# Away


def test_the_host_gives_an_absent_seat_to_a_bot(database: str) -> None:
    row, (ana, bea, _) = three_people()
    send_away(bea)

    people.propose(row.pk, ana, ProposalKind.STAND_IN, 1)

    assert stand_ins(row) == ["", "steady", ""]
    assert not row.proposals.exists()
    assert take_turns(1) == 1  # the bot is next, for Bea
    assert lines(row)[0][1] == 1


def test_panels_mark_who_is_away_and_for_whom_a_bot_plays(sqlite: None) -> None:
    row, (ana, bea, cid) = three_people()
    assert notes(row, ana) == {"A": "", "B": "", "C": ""}

    for person in (ana, bea, cid):
        send_away(person)

    assert notes(row, ana) == {"A": "", "B": "away", "C": "away"}  # who looks is there
    people.propose(row.pk, ana, ProposalKind.STAND_IN, 1)
    assert notes(row, ana) == {"A": "", "B": "bot · Steady", "C": "away"}
    models.Table.objects.filter(pk=row.pk).update(state="abandoned")
    assert notes(row, ana)["C"] == ""


def notes(row: models.Table, person: models.Guest) -> dict[str, str]:
    return {letter: label.chip for letter, label in labels_of(seen(row, person)).items()}


def test_others_need_more_than_half(database: str) -> None:
    """Of Ana, Cid and Dan, who are asked about Bea, two must agree; Ana is the host."""
    people_here = [guest(name) for name in ("Ana", "Bea", "Cid", "Dan")]
    row = laid(people_here[0], ("me", "open", "open", "open"))
    for number, person in enumerate(people_here[1:], 1):
        models.Seat.objects.filter(table=row, number=number).update(guest=person)
    models.Table.objects.filter(pk=row.pk).update(state="running")
    _, bea, cid, dan = people_here
    send_away(bea)

    people.propose(row.pk, cid, ProposalKind.STAND_IN, 1)
    assert stand_ins(row) == [""] * 4
    answer(row, dan, is_yes=True)

    assert stand_ins(row) == ["", "steady", "", ""]


def test_a_proposal_that_cannot_win_any_more_is_gone(sqlite: None) -> None:
    """Bea proposes, Ana refuses: of two who are asked about Cid both must agree."""
    row, (ana, bea, cid) = three_people()
    send_away(cid)
    people.propose(row.pk, bea, ProposalKind.STAND_IN, 2)

    answer(row, ana, is_yes=False)

    assert (stand_ins(row), row.proposals.count()) == (["", "", ""], 0)


def test_who_has_come_back_meanwhile_keeps_the_seat(sqlite: None) -> None:
    row, (ana, bea, cid) = three_people()
    send_away(cid)
    people.propose(row.pk, bea, ProposalKind.STAND_IN, 2)
    models.Guest.objects.filter(pk=cid.pk).update(seen=timezone.now())

    answer(row, ana, is_yes=True)

    assert (stand_ins(row), row.proposals.count()) == (["", "", ""], 0)


@pytest.mark.parametrize("number", [0, 2, 3, 99])
def test_only_an_absent_persons_seat_can_be_given_away(sqlite: None, number: int) -> None:
    """Ana is there, Cid too, and there are no seats 3 and 99."""
    row, (_, bea, _) = three_people()

    assert refused(row.pk, bea, ProposalKind.STAND_IN, number) == "web.people.not_away"


def test_the_owner_takes_the_seat_back_at_once(database: str) -> None:
    row, (ana, bea, _) = three_people()
    send_away(bea)
    people.propose(row.pk, ana, ProposalKind.STAND_IN, 1)
    assert row.bot_turns.count() == 1

    people.come_back(row.pk, bea)

    assert stand_ins(row) == ["", "", ""]
    assert not row.bot_turns.exists()
    assert seen(row, bea).is_my_turn


def test_ones_own_seat_needs_no_vote(sqlite: None) -> None:
    row, (_, bea, _) = three_people()

    people.propose(row.pk, bea, ProposalKind.STAND_IN, 1)

    assert stand_ins(row) == ["", "steady", ""]
    assert refused(row.pk, bea, ProposalKind.ABANDON) == "web.people.stood_in"


def test_a_stand_in_keeps_its_move_when_its_person_takes_back(sqlite: None) -> None:
    """What a bot played for Cid goes back with Bea's own action, as that of any bot."""
    row, (_, _, cid) = three_people(regions="draft")
    people.propose(row.pk, cid, ProposalKind.STAND_IN, 2)
    moves.play(row.pk, 1, "region north", 0)
    assert take_turns() == 1

    answered = moves.take_back(row.pk, 1, 2)

    assert answered.outcome is Outcome.DONE
    assert lines(row)[-1] == (2, 1, "undo C")


# Abandoning


def test_all_must_agree_to_abandon(database: str) -> None:
    row, (ana, bea, cid) = three_people()

    people.propose(row.pk, bea, ProposalKind.ABANDON)
    answer(row, ana, is_yes=True)
    row.refresh_from_db()
    assert row.state == "running"
    answer(row, cid, is_yes=True)

    row.refresh_from_db()
    assert row.state == "abandoned"
    assert moves.play(row.pk, 1, "open 5 5", 0).outcome is Outcome.REFUSED
    assert refused(row.pk, bea, ProposalKind.ABANDON) == "web.people.finished"


def test_nothing_is_decided_after_the_end(database: str) -> None:
    """The seed is shown by then: who was asked to go back before cannot agree any more."""
    row, (ana, bea, cid) = three_people()
    moves.play(row.pk, 1, "open 5 5", 0)
    people.propose(row.pk, bea, ProposalKind.BACK, 0)
    answer(row, ana, is_yes=True)
    models.Table.objects.filter(pk=row.pk).update(state="over")

    with pytest.raises(GridwrightError) as refusal:
        answer(row, cid, is_yes=True)

    assert refusal.value.message.id == "web.people.finished"
    assert refused(row.pk, cid, ProposalKind.STAND_IN, 2) == "web.people.finished"
    assert lines(row) == [(0, 1, "open 5 5")]
    assert stand_ins(row) == ["", "", ""]


def test_one_refusal_ends_the_question(sqlite: None) -> None:
    row, (ana, bea, cid) = three_people()
    people.propose(row.pk, bea, ProposalKind.ABANDON)

    answer(row, ana, is_yes=False)

    assert not row.proposals.exists()
    with pytest.raises(GridwrightError, match="already been decided"):
        people.vote(row.pk, cid, 1, is_yes=True)


def test_who_is_played_for_is_not_asked(sqlite: None) -> None:
    row, (ana, bea, cid) = three_people()
    people.propose(row.pk, cid, ProposalKind.STAND_IN, 2)
    people.propose(row.pk, bea, ProposalKind.ABANDON)
    with pytest.raises(GridwrightError, match="have a vote on this"):
        answer(row, cid, is_yes=False)

    answer(row, ana, is_yes=True)

    row.refresh_from_db()
    assert row.state == "abandoned"


def test_a_question_is_decided_when_who_is_left_has_agreed(database: str) -> None:
    """Bea and Ana want to abandon the game, Cid is away; once a bot plays for Cid they may."""
    row, (ana, bea, cid) = three_people()
    people.propose(row.pk, bea, ProposalKind.ABANDON)
    answer(row, ana, is_yes=True)
    send_away(cid)

    people.propose(row.pk, ana, ProposalKind.STAND_IN, 2)

    row.refresh_from_db()
    assert (row.state, stand_ins(row)) == ("abandoned", ["", "", "steady"])


def test_the_same_question_twice_is_one(database: str) -> None:
    row, (_, bea, cid) = three_people()

    people.propose(row.pk, bea, ProposalKind.ABANDON)
    people.propose(row.pk, bea, ProposalKind.ABANDON)
    people.propose(row.pk, cid, ProposalKind.ABANDON)

    assert row.proposals.get().votes.count() == 2  # who asks the same agrees


# Going back


def opened(row: models.Table) -> None:
    """Bea opens 5, Cid and Ana drop, which reveals a plant; Cid opens 3."""
    for seat, line in ((1, "open 5 5"), (2, "drop"), (0, "drop"), (2, "open 3 3")):
        version = len(lines(row))
        assert moves.play(row.pk, seat, line, version).outcome is Outcome.DONE


def test_everybody_agrees_to_go_back(database: str) -> None:
    row, (ana, bea, cid) = three_people()
    opened(row)

    people.propose(row.pk, bea, ProposalKind.BACK, 1)
    answer(row, cid, is_yes=True)
    assert len(lines(row)) == 4
    answer(row, ana, is_yes=True)

    assert lines(row)[4] == (4, 1, "back 1")
    forget(row.pk)
    now = seen(row, cid)
    assert (now.version, now.to_act, now.is_my_turn) == (5, 2, True)
    assert [step.text for step in now.past_actions] == ["open 5 5"]
    assert moves.play(row.pk, 2, "bid 6", 5).outcome is Outcome.DONE


def test_with_bots_alone_it_happens_at_once(database: str) -> None:
    row = laid(guest("Bea"), ("novice", "me", "novice"))
    moves.play(row.pk, 1, "open 5 5", 0)
    take_turns(2)
    host = row.host

    people.propose(row.pk, host, ProposalKind.BACK, 0)

    assert lines(row)[-1] == (3, 1, "back 0")
    assert seen(row, host).is_my_turn
    assert not row.bot_turns.exists()


def test_going_back_gives_bots_their_turns_again(sqlite: None) -> None:
    row = laid(guest("Bea"), ("novice", "me", "novice"))
    moves.play(row.pk, 1, "open 5 5", 0)
    take_turns(1)
    first = lines(row)[1][2]

    people.propose(row.pk, row.host, ProposalKind.BACK, 1)
    assert take_turns(1) == 1

    assert [line for _, _, line in lines(row)] == ["open 5 5", first, "back 1", first]


def told(row: models.Table, person: models.Guest) -> list[tuple[str, bool]]:
    """Return the sentences of the log that *person* sees, and whether each is old for them."""
    found = [line for section in log(seen(row, person)) for line in section.lines]
    return [(f"{line.name}{line.rest}", line.is_old) for line in found]


def test_the_log_tells_who_asks_to_go_back_and_that_it_was_done(database: str) -> None:
    """Cid's drop and Ana's are gone; Bea has not acted since she asked."""
    row, (ana, bea, cid) = three_people()
    opened(row)
    asks = "Cid asks to go back to before this: Cid drops out."
    people.propose(row.pk, cid, ProposalKind.BACK, 1)
    assert told(row, bea)[-1] == (asks, False)

    for person in (ana, bea):
        answer(row, person, is_yes=True)

    done = "Cid goes back to before this: Cid drops out."
    assert told(row, bea)[-2:] == [(asks, False), (done, False)]
    assert told(row, bea)[-3][1]  # what she did herself before
    last = latest(seen(row, bea))
    assert last is not None
    assert f"{last.name}{last.rest}" == done
    moves.play(row.pk, 2, "bid 6", 5)
    assert [old for _, old in told(row, cid)[-3:]] == [True, True, True]
    assert [old for _, old in told(row, bea)[-3:]] == [False, False, False]
    sentences = [sentence for sentence, _ in told(row, bea)]
    assert sentences[-3:-1] == [asks, done]


def test_the_log_tells_that_a_table_does_not_go_back(sqlite: None) -> None:
    row, (ana, bea, _) = three_people()
    opened(row)
    people.propose(row.pk, bea, ProposalKind.BACK, 0)

    answer(row, ana, is_yes=False)

    action = "Bea starts the auction for plant 5 at 5."
    assert told(row, ana)[-1][0] == f"The table does not go back to before this: {action}"


def test_what_was_told_stays_when_an_action_is_taken_back(sqlite: None) -> None:
    row, (_, bea, _) = three_people(regions="draft")
    moves.play(row.pk, 1, "region north", 0)
    people.propose(row.pk, bea, ProposalKind.BACK, 0)

    moves.take_back(row.pk, 1, 1)

    assert [note.after for note in row.log_notes.all()] == [0]
    asks = "Bea asks to go back to before this: Bea adds the North region."
    assert told(row, bea)[-1] == (asks, False)


def test_with_bots_alone_the_log_tells_only_that_it_was_done(sqlite: None) -> None:
    row = laid(guest("Bea"), ("novice", "me", "novice"))
    moves.play(row.pk, 1, "open 5 5", 0)

    people.propose(row.pk, row.host, ProposalKind.BACK, 0)

    assert [note.kind for note in row.log_notes.all()] == ["back"]


def test_there_must_be_something_to_go_back_to(sqlite: None) -> None:
    row, (_, bea, cid) = three_people()
    moves.play(row.pk, 1, "open 5 5", 0)

    assert refused(row.pk, bea, ProposalKind.BACK, 1) == "undo_nothing"
    assert refused(row.pk, bea, ProposalKind.BACK, 10**8) == "undo_nothing"
    people.propose(row.pk, bea, ProposalKind.BACK, 0)
    moves.play(row.pk, 2, "bid 6", 1)
    assert refused(row.pk, cid, ProposalKind.BACK, 1) == "web.people.one_question"
    assert row.proposals.count() == 1


def test_taking_back_ends_the_question_of_going_back(sqlite: None) -> None:
    """The position that was agreed on may be another after it."""
    row, (_, _, cid) = three_people(regions="draft")
    moves.play(row.pk, 1, "region north", 0)
    people.propose(row.pk, cid, ProposalKind.BACK, 0)

    moves.take_back(row.pk, 1, 1)

    assert not row.proposals.exists()


def test_nobody_types_a_line_that_goes_back(sqlite: None) -> None:
    row, _ = three_people()
    moves.play(row.pk, 1, "open 5 5", 0)

    answered = moves.play(row.pk, 2, "back 0", 1)

    assert (answered.outcome, len(lines(row))) == (Outcome.REFUSED, 1)


# Who may


@pytest.mark.parametrize("kind", ProposalKind.values)
def test_who_has_no_seat_asks_and_answers_nothing(sqlite: None, kind: str) -> None:
    row, (_, bea, _) = three_people()
    eve = guest("Eve")
    people.propose(row.pk, bea, ProposalKind.ABANDON)

    for nobody in (eve, None):
        assert refused(row.pk, nobody, kind) == "web.error.seat"
        with pytest.raises(GridwrightError, match="have a seat at this table"):
            people.vote(row.pk, nobody, row.proposals.get().pk, is_yes=True)
        for service in (people.come_back, people.leave, people.rematch):
            with pytest.raises(GridwrightError, match="have a seat at this table"):
                service(row.pk, nobody)
    assert row.proposals.get().votes.count() == 1


def test_a_vote_at_another_table_counts_for_nothing(sqlite: None) -> None:
    row, (ana, bea, _) = three_people()
    other = laid(ana, ("me", "novice"))
    people.propose(row.pk, bea, ProposalKind.ABANDON)

    with pytest.raises(GridwrightError, match="already been decided"):
        people.vote(other.pk, ana, row.proposals.get().pk, is_yes=True)

    assert row.proposals.get().votes.count() == 1


def test_nobody_votes_twice(database: str) -> None:
    row, (_, bea, _) = three_people()
    people.propose(row.pk, bea, ProposalKind.ABANDON)

    for _ in range(3):
        answer(row, bea, is_yes=True)

    row.refresh_from_db()
    assert (row.state, row.proposals.get().votes.count()) == ("running", 1)


# Leaving before, playing again after


def test_a_table_that_waits_can_be_left(database: str) -> None:
    ana = guest("Ana")
    row = laid(ana, ("me", "open", "novice"))

    people.leave(row.pk, ana)

    row.refresh_from_db()
    assert row.state == "abandoned"  # nobody is left
    assert [seat.name for seat in row.places.all()][:2] == ["Seat A", "Seat B"]


def test_a_running_game_is_not_left(sqlite: None) -> None:
    row, (ana, *_) = three_people()

    with pytest.raises(GridwrightError, match="still in progress"):
        people.leave(row.pk, ana)
    with pytest.raises(GridwrightError, match="still in progress"):
        people.rematch(row.pk, ana)


def test_a_rematch_keeps_the_seats_of_all(database: str) -> None:
    row, (ana, bea, cid) = three_people(regions="draft")
    models.Table.objects.filter(pk=row.pk).update(state="over")

    again = people.rematch(row.pk, bea)

    assert people.rematch(row.pk, ana).pk == again.pk
    assert models.Table.objects.count() == 2
    assert (again.state, again.options, again.host_id) == ("waiting", {"regions": "draft"}, bea.pk)
    assert again.seed != row.seed
    assert [seat.guest_id for seat in again.places.all()] == [None, bea.pk, None]
    assert [seat.kept_for_id for seat in again.places.all()] == [ana.pk, None, cid.pk]
    assert [seat.name for seat in again.places.all()] == ["Ana", "Bea", "Cid"]
    assert people.reserved_seat(again, cid.pk) == 2
    assert people.reserved_seat(again, bea.pk) == people.reserved_seat(None, cid.pk) == -1


def test_all_who_want_a_rematch_at_once_get_the_same(database: str) -> None:
    row, (ana, bea, cid) = three_people()
    models.Table.objects.filter(pk=row.pk).update(state="over")

    def again(person: models.Guest) -> str:
        try:
            return str(people.rematch(row.pk, person).pk)
        finally:
            connection.close()

    with ThreadPoolExecutor(3) as pool:
        found = set(pool.map(again, (ana, bea, cid)))

    assert (len(found), models.Table.objects.count()) == (1, 2)


def test_the_rematch_of_bots_begins_at_once(sqlite: None) -> None:
    ana = guest("Ana")
    row = laid(ana, ("me", "novice", "steady"))
    models.Table.objects.filter(pk=row.pk).update(state="abandoned")

    again = people.rematch(row.pk, ana)

    assert again.state == "running"
    assert [seat.bot for seat in again.places.all()] == ["", "novice", "steady"]
