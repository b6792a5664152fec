"""Which games are rated, and why others are not.

It is decided when a game ends. What can be known before is asked when its table is laid or changed,
and when somebody sits down (`seeks.conditions`).
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from gridwright.arena import strengths
from gridwright.games.registry import title_named
from gridwright.web import models

ROUNDS: Final = 3  # which a game must have reached
FEWEST: Final = 2  # members

MEMBERS: Final = "web.results.refusal.members"
ALONE: Final = "web.results.refusal.alone"
SHARED: Final = "web.results.refusal.shared"
POSITION: Final = "web.results.refusal.position"
OPTIONS: Final = "web.results.refusal.options"
HINTS: Final = "web.results.refusal.hints"
PROGRAM: Final = "web.results.refusal.program"
LEVEL: Final = "web.results.refusal.level"
SHORT: Final = "web.results.refusal.short"
LEFT_EARLY: Final = "web.results.refusal.left_early"  # counts for those alone who have left


def refusal_of(row: models.Table, seats: Sequence[models.Seat], rounds: int) -> str:
    """Return why the game of *row*, which was laid as rated, is not; "" if it is."""
    people = [seat for seat in seats if not seat.bot]
    members = [_account_of(seat) for seat in people if not is_former_member(seat)]
    guests = {seat.guest_id for seat in people}
    levels = [seat.bot for seat in seats if seat.bot]
    reasons = {
        MEMBERS: None in members,
        SHARED: len(guests) < len(people),
        ALONE: len(guests) < FEWEST,
        PROGRAM: not may_meet([member for member in members if member is not None]),
        SHORT: rounds < ROUNDS,
    }
    first = next((reason for reason, holds in reasons.items() if holds), "")
    of_rules = _of_rules(row.title, row.seat_count, levels, row.options, row.hints, row.start)
    return first or of_rules


def may_meet(members: Collection[models.Account]) -> bool:
    """Whether no two of *members* are the same person's: programs and whoever owns them."""
    owners = [member.owner_id or member.pk for member in members]
    return len(set(owners)) == len(owners)


def is_former_member(seat: models.Seat) -> bool:
    """Whether whoever sat here has left the club since: it counts as a game that they have left."""
    return seat.guest is not None and not seat.guest.name


def _account_of(seat: models.Seat) -> models.Account | None:
    account: models.Account | None = getattr(seat.guest, "account", None)
    return account


def _of_rules(  # noqa: PLR0913 - what a table is laid with
    title: str,
    seats: int,
    levels: Collection[str],
    options: Mapping[str, str],
    hints: str,
    start: str,
) -> str:
    """Return why a game by these rules, with these bots, cannot be rated; "" if it can."""
    reasons = {
        POSITION: bool(start),
        OPTIONS: bool(house_readings(title, options)),
        HINTS: hints != models.Hints.NOBODY,
        LEVEL: bool(unmeasured(title, seats, levels)),
    }
    return next((reason for reason, holds in reasons.items() if holds), "")


def house_readings(title: str, options: Mapping[str, str]) -> list[str]:
    """Return the options by which a table reads the rulebook otherwise."""
    readings = [option for option in title_named(title).options if option.is_reading]
    return [each.name for each in readings if options.get(each.name, each.default) != each.default]


def unmeasured(title: str, seats: int, levels: Collection[str]) -> list[str]:
    """Return the *levels* of bots of which it is not known how strong they are at such a table."""
    measured = strengths.strengths_at(title, seats)
    return [level for level in levels if level not in measured]
