"""Which bots to play against next, from a guest's own games against bots."""

from dataclasses import dataclass
from typing import Final

from gridwright.arena.strengths import pool_of, strengths_at
from gridwright.arena.suiting import GameAgainstBots, suited_level
from gridwright.web import models

_ENOUGH: Final = 3  # games; fewer say nothing
_LATEST: Final = 10  # of those that count: people get better
_READ: Final = 30  # finished tables that are looked through for them


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A table like the last one, with bots that suit the guest."""

    title: str
    board: str
    seats: int
    level: str
    won: int  # of the latest games
    games: int
    against: str  # the level of all bots in those, "" for several
    is_same: bool  # whether the last game was against this level


def suggestion_for(guest: models.Guest | None) -> Suggestion | None:
    """Return what *guest* could play next; None where too few games say what."""
    if guest is None:
        return None
    rows = models.Table.objects.filter(
        places__guest=guest, state=models.TableState.OVER, start=""
    ).distinct()
    pairs = [
        (row, game)
        for row in rows.order_by("-created").prefetch_related("places")[:_READ]
        if (game := _game(row, guest)) is not None
    ]
    if not pairs:
        return None
    last = pairs[0][0]
    pool = last.title, pool_of(last.seat_count)
    games = [game for row, game in pairs if (row.title, pool_of(row.seat_count)) == pool][:_LATEST]
    if len(games) < _ENOUGH:
        return None
    level = suited_level(games, last.title, last.seat_count)
    present = games[0].level
    alike = [game for game in games if game.level == present]
    counted = alike if present and len(alike) >= _ENOUGH else games
    return Suggestion(
        title=last.title,
        board=last.board,
        seats=last.seat_count,
        level=level,
        won=len([game for game in counted if game.is_won]),
        games=len(counted),
        against=present if counted is alike else "",
        is_same=level == present,
    )


def _game(row: models.Table, guest: models.Guest) -> GameAgainstBots | None:
    """Return the game of *row* if *guest* alone played it, against bots of known strength."""
    seats = list(row.places.all())
    known = strengths_at(row.title, row.seat_count)
    own = [seat for seat in seats if seat.guest_id == guest.pk]
    bots = [seat for seat in seats if seat.bot in known]
    if len(row.ranking) != len(seats) or len(own) != 1 or len(bots) != len(seats) - 1:
        return None
    if own[0].stand_in:  # a bot played it to its end
        return None
    return GameAgainstBots(tuple([seat.bot for seat in seats]), tuple(row.ranking))
