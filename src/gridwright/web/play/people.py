"""What people at a table do besides playing: ask each other, leave, come back, pass the screen.

A proposal is carried out as soon as enough have agreed, and dropped when too many have not.
"""

from typing import Final

from gridwright.core.errors import GridwrightError
from gridwright.core.events import NOBODY
from gridwright.web import models
from gridwright.web.models import NoteKind, ProposalKind
from gridwright.web.play import lobby
from gridwright.web.play import perspective as perspectives
from gridwright.web.play.proposals import add_note, is_away, move_notes_back
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import back_line, carry_out
from gridwright.web.play.writing import Change, changing

_UNFINISHED: Final = (models.TableState.WAITING, models.TableState.RUNNING)


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
    """Return who is asked, by key: the people who play themselves, except an absent one."""
    absent = seating.seats[number].guest_id if kind == ProposalKind.STAND_IN else None
    return tuple([guest for guest in seating.people if guest != absent])


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
    if kind == ProposalKind.STAND_IN and not (number < len(seats) and _may_stand_in(seats[number])):
        raise GridwrightError("web.people.not_away")
    if kind == ProposalKind.BACK and number >= len(change.table.moves):
        raise GridwrightError("undo_nothing")


def _may_stand_in(seat: models.Seat) -> bool:
    return not seat.level and is_away(seat)


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
    if kind == ProposalKind.STAND_IN and not _may_stand_in(change.seating.seats[number]):
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
    else:
        seat = change.seating.seats_of(proposal.by)[0]
        line = back_line(number)
        carry_out(change.table, seat, line)
        models.Action.objects.create(table=row, index=row.version, seat=seat, line=line)
        move_notes_back(change)
        change.unqueue_drafts(change.drafts)  # they were queued for another past


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
    seat = change.seating.seats[number]
    seat.stand_in = lobby.USUAL_LEVEL
    seat.has_screen = False
    seat.save()
    change.row.proposals.filter(kind=ProposalKind.STAND_IN, number=number).delete()


def come_back(identifier: str, guest: models.Guest | None) -> None:
    """Let *guest* play again where a bot stands in."""
    with changing(identifier) as change:
        who = _person(change.seating, guest)
        for number in change.seating.seats_of(who):
            seat = change.seating.seats[number]
            seat.stand_in = ""
            seat.save()
        change.keep()


def leave(identifier: str, guest: models.Guest | None) -> None:
    """Give up all seats of *guest* at a table that still waits."""
    with changing(identifier) as change:
        who = _person(change.seating, guest)
        if change.row.state != models.TableState.WAITING:
            raise GridwrightError("web.people.running")
        for number in change.seating.seats_of(who):
            lobby.make_open(change.seating.seats[number])
        if not change.seating.people:
            change.row.state = models.TableState.ABANDONED
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
