"""Writing what came of a game, in the transaction that ends it.

Everything later is made from these rows: ratings, profiles, figures and exports. Nothing can be
taken back once a game is over, so a result is written once.
"""

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from gridwright import words
from gridwright.arena import strengths
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.clocks.rows import AtFlag
from gridwright.web.clocks.terms import Terms
from gridwright.web.models import NoteKind
from gridwright.web.play.commitments import public_text
from gridwright.web.play.table_cache import CachedTable
from gridwright.web.results import eligibility, points

_NAMES: Final = re.compile(r"^names = .*$", re.MULTILINE)


def write(
    row: models.Table,
    seats: Sequence[models.Seat],
    cached: CachedTable,
    terms: Terms,
    ended: datetime,
) -> models.Result | None:
    """Write the result of a table whose game is over; nothing where only bots have played."""
    if row.kind != models.TableKind.GAME or not any([seat.guest_id for seat in seats]):
        return None
    table = cached.table
    rounds = table.game.round_of(table.state)
    refusal = eligibility.refusal_of(row, seats, rounds) if row.is_rated else ""
    is_rated = row.is_rated and not refusal
    if is_rated and _has_left_early(row, seats, cached):
        refusal = eligibility.LEFT_EARLY
    result = models.Result.objects.create(
        id=row.pk,
        title=row.title,
        board=row.board,
        seat_count=row.seat_count,
        options=row.options,
        rules=row.rules,
        record=named(public_text(row, cached), [_name_in_record(seat) for seat in seats]),
        pool=points.pool_of(row.title, row.seat_count),
        pace=pace_of(terms),
        rounds=rounds,
        ended=ended,
        was_laid_rated=row.is_rated,
        refusal=refusal,
        is_rated=is_rated,
    )
    models.Placing.objects.bulk_create(_placings(result, seats, cached, terms))
    return result


def pace_of(terms: Terms) -> str:
    if not terms.is_timed:
        return models.Pace.NONE
    return models.Pace.LIVE if terms.is_live else models.Pace.DAILY


# Records


def named(text: str, names: Sequence[str]) -> str:
    """Return the record *text* with other *names* in its header."""
    line = f"names = {', '.join(names)}"
    return _NAMES.sub(lambda _: line, text, count=1)


def _name_in_record(seat: models.Seat) -> str:
    """Return the name of a seat; its letter where a former member sat."""
    return letter(seat.number) if eligibility.is_former_member(seat) else seat.name


def take_names_out(guest: models.Guest) -> None:
    """Take the name of *guest*, who leaves the club, out of all results."""
    results = models.Result.objects.filter(placings__guest=guest).distinct()
    guest.results.update(name="")
    for result in results.prefetch_related("placings"):
        names = [placing.name or letter(placing.seat) for placing in result.placings.all()]
        result.record = named(result.record, names)
        result.save(update_fields=["record"])


def shown_name(placing: models.Placing) -> str:
    """Return what whoever had a seat is called now, in the language of the reader."""
    return placing.name or words.text("web.former_member", letter=letter(placing.seat))


# Placings


def _placings(
    result: models.Result, seats: Sequence[models.Seat], cached: CachedTable, terms: Terms
) -> list[models.Placing]:
    """Return what came of the game for each seat; the strength of a bot is that of today's."""
    table = cached.table
    game, state = table.game, table.state
    scores, places = game.scores(state), table.ranking()
    turns, spent = _turns(cached), _spent(cached)
    placings: list[models.Placing] = []
    for seat in seats:
        number = seat.number
        is_timed = terms.is_timed and not seat.bot
        placing = models.Placing(
            result=result,
            seat=number,
            guest=seat.guest,
            name="" if eligibility.is_former_member(seat) else seat.name,
            bot=seat.bot,
            place=places[number],
            cities=max(0, scores[number]),
            money=game.standing(state, number).money or 0,
            has_left=has_left(seat),
            flags=seat.flags,
            turns=_turns_by_clock(cached, seat, terms) if is_timed else turns[number],
            spent=spent.get(number, 0) if is_timed else None,
        )
        if result.is_rated and seat.bot:
            mu = strengths.strength_of(seat.bot, result.title, result.seat_count).mu
            placing.mu_before = placing.mu_after = mu
            placing.sigma_before = placing.sigma_after = points.BOT_SIGMA
        placings.append(placing)
    return placings


def has_left(seat: models.Seat) -> bool:
    """Whether a bot has ended the game for whoever sat here, who may have been free to return."""
    return not seat.bot and (seat.has_left or bool(seat.stand_in))


def _has_left_early(row: models.Table, seats: Sequence[models.Seat], cached: CachedTable) -> bool:
    """Whether somebody has left before it was much of a game."""
    return any(
        [_last_round(row, seat, cached) < eligibility.ROUNDS for seat in seats if has_left(seat)]
    )


def _last_round(row: models.Table, seat: models.Seat, cached: CachedTable) -> int:
    """Return the last round in which whoever sat at *seat* has played.

    By a clock it is that of their last turn. Without one, only who left for good has left a mark.
    """
    table, number = cached.table, seat.number
    if cached.turn_times:
        return max([turn.round for turn in cached.turn_times if turn.seat == number], default=0)
    note = row.log_notes.filter(kind=NoteKind.LEFT, seat=number).first()
    if note is None:
        return eligibility.ROUNDS
    return table.moves[min(note.after, len(table.moves) - 1)].round


def _turns(cached: CachedTable) -> dict[int, int]:
    """Return how many turns each seat had, without those in which it had nothing to decide."""
    table, unasked = cached.table, cached.unasked
    counts = dict.fromkeys(range(table.spec.seats), 0)
    last: tuple[int, str, int] | None = None
    for move in table.moves:
        if id(move) in unasked:
            continue
        turn = (move.round, move.phase, move.seat)
        counts[move.seat] += turn != last
        last = turn
    return counts


def _turns_by_clock(cached: CachedTable, seat: models.Seat, terms: Terms) -> int:
    """Return how many turns whoever sat here had: those they played, and those a bot took over."""
    own = len([turn for turn in cached.turn_times if turn.seat == seat.number])
    return own if terms.at_flag == AtFlag.WAIT else own + seat.flags


def _spent(cached: CachedTable) -> dict[int, int]:
    """Return how many milliseconds each seat took."""
    spent: dict[int, int] = {}
    for turn in cached.turn_times:
        spent[turn.seat] = spent.get(turn.seat, 0) + turn.milliseconds
    return spent
