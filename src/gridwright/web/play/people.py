"""What people at a table do besides playing: ask each other, leave, come back, pass the screen.

A proposal is carried out as soon as enough have agreed, and is gone when they cannot any more.
"""

from typing import Final

from gridwright.core.errors import GridwrightError
from gridwright.core.events import NOBODY
from gridwright.web import models
from gridwright.web.models import Kind, Said
from gridwright.web.play import lobby, looks
from gridwright.web.play.affairs import is_away
from gridwright.web.play.mentions import fall_back, mention
from gridwright.web.play.seating import Seating
from gridwright.web.play.shelf import back_line, carry_out
from gridwright.web.play.writing import Change, changing

_UNFINISHED: Final = (models.State.WAITING, models.State.RUNNING)


# Asking


def propose(identifier: str, guest: models.Guest | None, kind: str, number: int = 0) -> None:
    """Ask the others, or raise `GridwrightError`; where nobody else is asked, it is done."""
    with changing(identifier) as change:
        who = _person(change.seating, guest)
        if kind == Kind.STAND_IN and number in change.seating.seats_of(who):
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
        if is_new and kind == Kind.BACK and len(asked(change.seating, kind, number)) > 1:
            mention(change, Said.ASKS, change.seating.seats_of(who)[0], number)
        _say(change, proposal, who, is_yes=True)


def vote(identifier: str, guest: models.Guest | None, key: int, *, is_yes: bool) -> None:
    """Answer a proposal, or raise `GridwrightError`; one that is decided needs no answer."""
    with changing(identifier) as change:
        who = _person(change.seating, guest)
        proposal = change.row.proposals.filter(pk=key).first()
        if proposal is None:
            raise GridwrightError("web.people.decided")
        if who.pk not in asked(change.seating, proposal.kind, proposal.number):
            raise GridwrightError("web.people.not_asked")
        _say(change, proposal, who, is_yes=is_yes)


def asked(seating: Seating, kind: str, number: int) -> tuple[int, ...]:
    """Return who is asked: the people who play themselves, of an absence without the absent."""
    absent = seating.seats[number].guest_id if kind == Kind.STAND_IN else None
    return tuple([guest for guest in seating.people if guest != absent])


def needed(kind: str, count: int) -> int:
    """Return how many of *count* people must agree: more than half, or all."""
    return count // 2 + 1 if kind == Kind.STAND_IN else count


def _most(change: Change, kind: str) -> int:
    """Return how many proposals of a *kind* can be open at once."""
    return len(change.seating.seats) if kind == Kind.STAND_IN else 1


def _person(seating: Seating, guest: models.Guest | None) -> models.Guest:
    """Return *guest*, if they sit here."""
    if guest is None or not seating.seats_of(guest):
        raise GridwrightError("web.error.seat")
    return guest


def _check(change: Change, kind: str, number: int) -> None:
    """Raise `GridwrightError` where *kind* makes no sense now."""
    row, seats = change.row, change.seating.seats
    if row.state not in _UNFINISHED:
        raise GridwrightError("web.people.finished")
    if kind == Kind.ABANDON:
        return
    if not row.is_running:
        raise GridwrightError("web.waiting")
    if kind == Kind.STAND_IN and not (number < len(seats) and _may_stand_in(seats[number])):
        raise GridwrightError("web.people.not_away")
    if kind == Kind.BACK and number >= len(change.table.moves):
        raise GridwrightError("undo_nothing")


def _may_stand_in(seat: models.Seat) -> bool:
    return not seat.level and is_away(seat)


def _say(change: Change, proposal: models.Proposal, who: models.Guest, *, is_yes: bool) -> None:
    """Write what *who* says, and do what is decided by it."""
    proposal.votes.update_or_create(guest=who, defaults={"is_yes": is_yes})
    if _decide(change):
        change.keep()
    else:
        change.show()


def _decide(change: Change) -> bool:
    """Carry out what enough have agreed on, and drop the rest; return whether anything was done.

    Where a bot stands in for somebody, fewer are asked: so another question may be decided.
    """
    for proposal in change.row.proposals.all():
        verdict = _verdict(change, proposal)
        if verdict is None:
            continue
        proposal.delete()
        if proposal.kind == Kind.BACK:
            seat = change.seating.seats_of(proposal.by)[0]
            mention(change, Said.BACK if verdict else Said.STAYS, seat, proposal.number)
        if verdict:
            _carry_out(change, proposal)
            _decide(change)
            return True
    return False


def _verdict(change: Change, proposal: models.Proposal) -> bool | None:
    """Return what is decided about *proposal*; None while it is open."""
    kind, number = proposal.kind, proposal.number
    if kind == Kind.STAND_IN and not _may_stand_in(change.seating.seats[number]):
        return False  # they are there again
    voters = asked(change.seating, kind, number)
    said = dict(proposal.votes.filter(guest__in=voters).values_list("guest", "is_yes"))
    yes, enough = sum(said.values()), needed(kind, len(voters))
    if yes >= enough or (kind == Kind.STAND_IN and said.get(change.row.host_id or 0, False)):
        return True
    return None if len(voters) - len(said) + yes >= enough else False


def _carry_out(change: Change, proposal: models.Proposal) -> None:
    row, number = change.row, proposal.number
    if proposal.kind == Kind.STAND_IN:
        _stand_in(change, number)
    elif proposal.kind == Kind.ABANDON:
        row.state = models.State.ABANDONED
        row.proposals.all().delete()
    else:
        seat = change.seating.seats_of(proposal.by)[0]
        line = back_line(number)
        carry_out(change.table, seat, line)
        models.Action.objects.create(table=row, index=row.version, seat=seat, line=line)
        fall_back(change)
        row.plans.update(is_queued=False)  # who queued them, meant another past


# Leaving and coming back


def acting(
    identifier: str, guest: models.Guest | None, expected: int, *, is_undo: bool = False
) -> int:
    """Return the seat for which *guest* acts (`looks.acting`): who acts plays themselves again."""
    seat = looks.acting(identifier, guest, expected, is_undo=is_undo)
    stood_in = models.Seat.objects.filter(table=identifier, number=seat).exclude(stand_in="")
    if seat >= 0 and stood_in.exists():
        come_back(identifier, guest)
    return seat


def _stand_in(change: Change, number: int) -> None:
    if not change.row.is_running:
        raise GridwrightError("web.waiting")
    seat = change.seating.seats[number]
    seat.stand_in = lobby.USUAL_LEVEL
    seat.has_screen = False
    seat.save()
    change.row.proposals.filter(kind=Kind.STAND_IN, number=number).delete()


def come_back(identifier: str, guest: models.Guest | None) -> None:
    """Let *guest* play again where a bot stood in."""
    with changing(identifier) as change:
        who = _person(change.seating, guest)
        for number in change.seating.seats_of(who):
            seat = change.seating.seats[number]
            seat.stand_in = ""
            seat.save()
        change.keep()


def leave(identifier: str, guest: models.Guest | None) -> None:
    """Let *guest* give up all seats at a table that still waits."""
    with changing(identifier) as change:
        who = _person(change.seating, guest)
        if change.row.state != models.State.WAITING:
            raise GridwrightError("web.people.running")
        for number in change.seating.seats_of(who):
            lobby.make_open(change.seating.seats[number])
        if not change.seating.people:
            change.row.state = models.State.ABANDONED
        change.keep()


# One screen for several


def give_screen(identifier: str, guest: models.Guest | None, number: int) -> None:
    """Let the seat *number* look at the screen of *guest*, who must have it."""
    with changing(identifier) as change:
        own = change.seating.seats_of(guest)
        if number not in own:
            raise GridwrightError("web.error.seat")
        if change.seating.holder(own) == number:
            return
        for each in own:
            seat = change.seating.seats[each]
            seat.has_screen = each == number
            seat.save()
        change.show()


# Again


def rematch(identifier: str, guest: models.Guest | None) -> models.Table:
    """Return a table with the same seats as a finished one, laid by the first who asks."""
    with changing(identifier) as change:
        who = _person(change.seating, guest)
        row = change.row
        if row.state in _UNFINISHED:
            raise GridwrightError("web.people.running")
        if row.rematch is None:
            row.rematch = lobby.lay_again(row, change.seating, who)
            row.save(update_fields=["rematch"])
            change.show()
        return row.rematch


def seat_kept(table: models.Table | None, guest: int | None) -> int:
    """Return the number of the seat that *table* keeps for a guest; `NOBODY` if none."""
    if table is None or guest is None:
        return NOBODY
    seat = table.places.filter(kept_for=guest, guest=None, bot="").first()
    return NOBODY if seat is None else seat.number
