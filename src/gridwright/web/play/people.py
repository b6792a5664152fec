"""What people at a table do besides playing: ask each other, leave, come back, pass the screen.

A proposal is carried out as soon as enough have agreed, and dropped when too many have not.
"""

from typing import Final

from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.core.events import NOBODY
from gridwright.web import models
from gridwright.web.models import NoteKind, ProposalKind
from gridwright.web.play import breaks, lobby, returning, timekeeping
from gridwright.web.play import perspective as perspectives
from gridwright.web.play.proposals import add_note, is_absent, move_notes_back
from gridwright.web.play.seating import Seating, make_open
from gridwright.web.play.table_cache import back_line
from gridwright.web.play.writing import Change, changing

_ABOUT_A_SEAT: Final = (ProposalKind.STAND_IN, ProposalKind.TIME)
_UNFINISHED: Final = (models.TableState.WAITING, models.TableState.RUNNING)


# Being here


def say_here(identifier: str, guest: models.Guest | None) -> None:
    """Note that *guest* is at a table, and begin its game if it has waited for nobody else."""
    with changing(identifier) as change:
        who = _person(change.seating, guest)
        now = timezone.now()
        models.Guest.objects.filter(pk=who.pk).update(seen=now)
        for seat in change.seating.seats:
            if seat.guest is not None and seat.guest_id == who.pk:
                seat.guest.seen = now
        if change.row.state == models.TableState.WAITING:
            timekeeping.settle(change)
            change.show()


# Asking


def propose(identifier: str, guest: models.Guest | None, kind: str, number: int = 0) -> None:
    """Ask the others, or raise `GridwrightError`; where nobody else is asked it is done at once."""
    with changing(identifier) as change:
        who = _person(change.seating, guest)
        _check_unfinished(change)
        if kind == ProposalKind.STAND_IN and number in change.seating.seats_of(who):
            _stand_in(change, number)  # one's own seat needs no vote
            _decide(change)
            change.keep()
            return
        if who.pk not in change.seating.people:
            raise GridwrightError("web.people.stood_in")
        _check(change, kind, number)
        proposal, is_new = change.row.proposals.get_or_create(
            kind=kind, number=number, defaults={"by": who}
        )
        if is_new and change.row.proposals.filter(kind=kind).count() > _most(change, kind):
            raise GridwrightError("web.people.one_question")
        if (
            is_new
            and kind == ProposalKind.BACK
            and len(voters_of(change.seating, kind, number)) > 1
        ):
            add_note(change, NoteKind.ASKS, change.seating.seats_of(who)[0], number)
        _vote(change, proposal, who, is_yes=True)


def give_to_bot(identifier: str, number: int) -> None:
    """Let a bot play for an absent seat without a vote, as moderators decide, or raise."""
    with changing(identifier) as change:
        _check_unfinished(change)
        _check(change, ProposalKind.STAND_IN, number)
        _stand_in(change, number)
        _decide(change)
        change.keep()


def vote(identifier: str, guest: models.Guest | None, key: int, *, is_yes: bool) -> None:
    """Answer a proposal, or raise `GridwrightError` where there is nothing to answer."""
    with changing(identifier) as change:
        who = _person(change.seating, guest)
        _check_unfinished(change)
        proposal = change.row.proposals.filter(pk=key).first()
        if proposal is None:
            raise GridwrightError("web.people.decided")
        if who.pk not in voters_of(change.seating, proposal.kind, proposal.number):
            raise GridwrightError("web.people.not_asked")
        _vote(change, proposal, who, is_yes=is_yes)


def voters_of(seating: Seating, kind: str, number: int) -> tuple[int, ...]:
    """Return who is asked, by key: the people who play themselves, but not about themselves."""
    is_about_seat = kind in _ABOUT_A_SEAT and number < len(seating.seats)
    concerned = seating.seats[number].guest_id if is_about_seat else None
    return tuple([guest for guest in seating.people if guest != concerned])


def needed(kind: str, count: int) -> int:
    """Return how many of *count* people must agree: more than half, or all."""
    return count // 2 + 1 if kind == ProposalKind.STAND_IN else count


def _most(change: Change, kind: str) -> int:
    """Return how many proposals of a *kind* can be open at once."""
    return len(change.seating.seats) if kind == ProposalKind.STAND_IN else 1


def _person(seating: Seating, guest: models.Guest | None) -> models.Guest:
    """Return *guest*, or raise `GridwrightError` where they have no seat."""
    if guest is None or not seating.seats_of(guest):
        raise GridwrightError("web.error.seat")
    return guest


def _check_unfinished(change: Change) -> None:
    """Raise `GridwrightError` where all is over: seed and deck are shown, nobody goes back."""
    if change.row.state not in _UNFINISHED:
        raise GridwrightError("web.people.finished")


def _check(change: Change, kind: str, number: int) -> None:
    """Raise `GridwrightError` where *kind* makes no sense now."""
    row, seats = change.row, change.seating.seats
    if kind == ProposalKind.ABANDON:
        return
    if not row.is_running:
        raise GridwrightError("web.waiting")
    if kind == ProposalKind.STAND_IN:
        if number >= len(seats) or not _may_stand_in(change, number):
            raise GridwrightError("web.people.not_away")
    elif kind == ProposalKind.BREAK:
        breaks.check_break(change, number)
    elif kind == ProposalKind.TIME:
        breaks.check_gift(change, number)
    elif number >= len(change.table.moves):
        raise GridwrightError("undo_nothing")


def _may_stand_in(change: Change, number: int) -> bool:
    clock = None if change.clock is None else change.clock.row
    return is_absent(change.seating.seats[number], clock)


def _vote(change: Change, proposal: models.Proposal, who: models.Guest, *, is_yes: bool) -> None:
    """Write what *who* says, and do what is decided by it."""
    proposal.votes.update_or_create(guest=who, defaults={"is_yes": is_yes})
    if _decide(change):
        change.keep()
    else:
        change.show()


def _decide(change: Change) -> bool:
    """Carry out what enough have agreed on, and drop what cannot be; return whether any was done.

    Once a bot stands in for somebody, fewer are asked: another proposal may be decided by that.
    """
    for proposal in change.row.proposals.all():
        verdict = _verdict(change, proposal)
        if verdict is None:
            continue
        proposal.delete()
        if proposal.kind == ProposalKind.BACK:
            seat = change.seating.seats_of(proposal.by)[0]
            add_note(change, NoteKind.BACK if verdict else NoteKind.STAYS, seat, proposal.number)
        if verdict:
            _carry_out(change, proposal)
            _decide(change)
            return True
    return False


def _verdict(change: Change, proposal: models.Proposal) -> bool | None:
    """Return what is decided about *proposal*; None while it is open."""
    kind, number = proposal.kind, proposal.number
    if kind == ProposalKind.STAND_IN and not _may_stand_in(change, number):
        return False  # they have come back
    voters = voters_of(change.seating, kind, number)
    votes = dict(proposal.votes.filter(guest__in=voters).values_list("guest", "is_yes"))
    yes, enough = sum(votes.values()), needed(kind, len(voters))
    if yes >= enough or (
        kind == ProposalKind.STAND_IN and votes.get(change.row.host_id or 0, False)
    ):
        return True
    return None if len(voters) - len(votes) + yes >= enough else False


def _carry_out(change: Change, proposal: models.Proposal) -> None:
    row, number = change.row, proposal.number
    if proposal.kind == ProposalKind.STAND_IN:
        _stand_in(change, number)
    elif proposal.kind == ProposalKind.ABANDON:
        row.state = models.TableState.ABANDONED
        row.proposals.all().delete()
    elif proposal.kind == ProposalKind.BREAK:
        breaks.begin_break(change, number, change.seating.seats_of(proposal.by)[0])
    elif proposal.kind == ProposalKind.TIME:
        breaks.give_time(change, number)
    else:
        seat = change.seating.seats_of(proposal.by)[0]
        line = back_line(number)
        change.carry_out(seat, line)
        models.Action.objects.create(table=row, index=row.version, seat=seat, line=line)
        move_notes_back(change)
        change.unqueue_drafts(change.drafts)  # they were queued for another past
        change.went_back = True


# Leaving and coming back


def acting(
    identifier: str,
    seating: Seating,
    guest: models.Guest | None,
    expected: int,
    *,
    is_undo: bool = False,
) -> int:
    """Return the seat for which *guest* acts; a bot that stood in for them stops."""
    seat = perspectives.acting(identifier, seating, guest, expected, is_undo=is_undo)
    if seat >= 0 and seating.seats[seat].stand_in:
        come_back(identifier, guest)
    return seat


def _stand_in(change: Change, number: int) -> None:
    if not change.row.is_running:
        raise GridwrightError("web.waiting")
    returning.leave_to_bot(change, number)
    change.row.proposals.filter(kind=ProposalKind.STAND_IN, number=number).delete()


def come_back(identifier: str, guest: models.Guest | None) -> None:
    """Let *guest* play again where a bot stands in."""
    with changing(identifier) as change:
        who = _person(change.seating, guest)
        for number in change.seating.seats_of(who):
            returning.return_to(change, number)
        change.keep()


def give_up(identifier: str, guest: models.Guest | None) -> None:
    """Leave the seats of *guest* to bots for good; where nobody else plays, they play it out."""
    with changing(identifier) as change:
        who = _person(change.seating, guest)
        breaks.clock_at(change)  # without one, a bot plays until they come back
        if not change.row.is_running:
            raise GridwrightError("web.waiting")
        for number in change.seating.seats_of(who):
            if not change.seating.seats[number].has_left:
                returning.give_up(change, number)
        if not change.seating.people:
            change.row.is_left_to_bots = True
            change.row.tempo = models.Tempo.AT_ONCE
        _decide(change)
        change.keep()


def leave(identifier: str, guest: models.Guest | None) -> None:
    """Give up all seats of *guest* at a table that still waits."""
    with changing(identifier) as change:
        who = _person(change.seating, guest)
        if change.row.state != models.TableState.WAITING:
            raise GridwrightError("web.people.running")
        for number in change.seating.seats_of(who):
            make_open(change.seating.seats[number])
        if not change.seating.people:
            change.row.state = models.TableState.ABANDONED
        change.keep()


def leave_for_good(identifier: str, guest: models.Guest) -> None:
    """Take *guest*, who leaves the club, from a table: a bot plays on, or nobody does."""
    with changing(identifier) as change:
        row, own = change.row, change.seating.seats_of(guest)
        people = [seat.guest for seat in change.seating.seats if seat.guest is not None]
        others = [each.pk for each in people if each.pk != guest.pk and each.name]
        if row.host_id == guest.pk:
            row.host_id = next(iter(others), None)
        if row.state == models.TableState.WAITING:
            for number in own:
                make_open(change.seating.seats[number])
        for number in own if row.is_running else ():
            if not change.seating.seats[number].has_left:
                returning.give_up(change, number)
        change.forget_drafts([draft for draft in change.drafts if draft.seat in own])
        change.forget_maxima(own)
        row.proposals.filter(by=guest).delete()
        models.Vote.objects.filter(proposal__table=row, guest=guest).delete()
        if not others:
            row.state = models.TableState.ABANDONED
        elif not change.seating.people:
            row.is_left_to_bots, row.tempo = True, models.Tempo.AT_ONCE
        if row.is_running:
            _decide(change)
        change.keep()


# A shared screen


def lay_screen_down(identifier: str, seating: Seating, guest: models.Guest | None) -> None:
    """Let no seat of *guest* have their screen in an auction, where it lies between all of them."""
    own = seating.seats_of(guest)
    if len(own) < 2 or seating.holder(own) == NOBODY or (guest is not None and guest.covers_turns):  # noqa: PLR2004
        return
    with changing(identifier) as change:
        if perspectives.is_auction(change.table):
            for number in own:
                change.seating.seats[number].has_screen = False
                change.seating.seats[number].save()


def cover_turns(identifier: str, guest: models.Guest | None, *, is_covered: bool) -> None:
    """Remember whether *guest*, who shares a screen, wants every turn covered."""
    with changing(identifier) as change:
        who = _person(change.seating, guest)
        who.covers_turns = is_covered
        who.save(update_fields=["covers_turns"])
        change.show()


def give_screen(identifier: str, guest: models.Guest | None, number: int) -> None:
    """Let the seat *number*, one of those of *guest*, have their screen."""
    with changing(identifier) as change:
        own = change.seating.seats_of(guest)
        if number not in own:
            raise GridwrightError("web.error.seat")
        if change.seating.holder(own) == number:
            return
        for own_number in own:
            seat = change.seating.seats[own_number]
            seat.has_screen = own_number == number
            seat.save()
        change.show()


# Another person in their place


def change_hands(identifier: str, old: models.Guest, new: models.Guest) -> None:
    """Give *new* all that *old* has at a table; where both sit, all their seats are one person's.

    With one voter less, what was asked may be decided by the votes that are there.
    """
    with changing(identifier) as change:
        row, seating = change.row, change.seating
        was_there = seating.seat_of(new) >= 0
        for seat in seating.seats:
            if seat.kept_for_id == old.pk:
                seat.kept_for = new
                seat.save(update_fields=["kept_for"])
            if seat.guest_id == old.pk:
                seat.guest = new
                if was_there:
                    seat.has_screen = False
                elif row.state == models.TableState.WAITING and seat.name == old.name:
                    seat.name = new.name
                seat.save(update_fields=["guest", "has_screen", "name"])
        if row.host_id == old.pk:
            row.host = new
            row.save(update_fields=["host"])
        votes = models.Vote.objects.filter(proposal__table=row)
        answered = votes.filter(guest=new).values("proposal")
        votes.filter(guest=old).exclude(proposal__in=answered).update(guest=new)
        votes.filter(guest=old).delete()
        row.proposals.filter(by=old).update(by=new)
        if row.state in _UNFINISHED and _decide(change):
            change.keep()
        else:
            if change.clock is not None and row.is_running:
                change.clock.save(change.now)  # by whose nights time stands still from now on
            change.show()


# Rematches


def rematch(identifier: str, guest: models.Guest | None) -> models.Table:
    """Return a table with the same seats as a finished one; the first who asks lays it."""
    with changing(identifier) as change:
        who = _person(change.seating, guest)
        row = change.row
        if row.state in _UNFINISHED:
            raise GridwrightError("web.people.running")
        if row.rematch is None:
            row.rematch = lobby.lay_again(row, Seating(_last_first(change)), who)
            row.save(update_fields=["rematch"])
            change.show()
        return row.rematch


def _last_first(change: Change) -> tuple[models.Seat, ...]:
    """Return the seats in the same circle, from the one that came last."""
    seats, places = change.seating.seats, change.row.ranking
    if len(places) != len(seats):
        return seats  # a game that was given up
    last = places.index(max(places))
    return (*seats[last:], *seats[:last])


def reserved_seat(table: models.Table | None, guest: int | None) -> int:
    """Return the number of the seat that *table* reserves for a guest; `NOBODY` if none."""
    if table is None or guest is None:
        return NOBODY
    seat = table.places.filter(kept_for=guest, guest=None, bot="").first()
    return NOBODY if seat is None else seat.number
