"""Games that have ended, at tables of whoever is wanted, and results that are only rows."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from django.db import transaction

from gridwright.tables import record
from gridwright.web import models
from gridwright.web.clocks.terms import UNTIMED, Terms
from gridwright.web.play.writing import changing
from gridwright.web.results import points
from tests.web.records import RULES, text_of

SHORT = "card/2-auction"  # 8 rounds; seat 0 wins by 31 to 7
LONG = "recharged/4-phase_5-germany"  # 8 rounds; the places are 3, 1, 2, 4
START = datetime(2026, 6, 1, 12, tzinfo=UTC)
ENDED = datetime(2026, 6, 1, 20, tzinfo=UTC)

Player = models.Guest | str
"""A guest, or the level of a bot."""


def running(
    players: Sequence[Player],
    name: str = SHORT,
    *,
    actions: int | None = None,
    terms: Terms = UNTIMED,
    spent: Mapping[int, int] | None = None,
    **fields: Any,  # noqa: ANN401 - of the row
) -> models.Table:
    """Return a table with the rows of a record that has a seed, before anybody has looked at it.

    *spent* are milliseconds by the index of the action; *fields* are of the table.
    """
    found = record.read(text_of(name, actions))
    spec, times = found.spec, spent or {}
    assert spec.seed is not None
    row = models.Table.objects.create(
        title=spec.title,
        board=spec.board,
        seat_count=spec.seats,
        rules=RULES,
        seed=spec.seed,
        state=models.TableState.RUNNING,
        version=len(found.lines),
        **{"options": spec.options, "hints": models.Hints.NOBODY, **fields},
    )
    if terms.is_timed:
        models.Clock.objects.create(table=row, **asdict(terms))
    for number, player in enumerate(players):
        who = {"bot": player} if isinstance(player, str) else {"guest": player}
        called = spec.names[number] if isinstance(player, str) else player.name
        models.Seat.objects.create(table=row, number=number, name=called, **who)
    models.Action.objects.bulk_create(
        [
            models.Action(
                table=row, index=index, seat=line.seat, line=line.text, spent=times.get(index)
            )
            for index, line in enumerate(found.lines)
        ]
    )
    return row


def finish(row: models.Table) -> models.Result | None:
    """Let the game of *row*, whose last action is written, end; return its result."""
    with changing(row.pk) as change:
        change.keep()
    return models.Result.objects.filter(pk=row.pk).first()


def finished(
    players: Sequence[Player],
    name: str = SHORT,
    *,
    terms: Terms = UNTIMED,
    spent: Mapping[int, int] | None = None,
    **fields: Any,  # noqa: ANN401 - of the row
) -> models.Result:
    """Return the result of such a game."""
    result = finish(running(players, name, terms=terms, spent=spent, **fields))
    assert result is not None
    return result


@transaction.atomic
def resulted(
    identifier: str,
    players: Sequence[Player],
    places: Sequence[int],
    ended: datetime = ENDED,
    left: Sequence[int] = (),
    *,
    mu: float = 25.0,
    **fields: Any,  # noqa: ANN401 - of the row
) -> models.Result:
    """Return a rated result that is only rows: *left* are seats, *mu* is that of its bots."""
    seats = len(players)
    row = models.Result.objects.create(
        id=identifier,
        seat_count=seats,
        rules=RULES,
        record="",
        rounds=9,
        ended=ended,
        **{
            "title": "card",
            "pool": points.pool_of("card", seats),
            "was_laid_rated": True,
            "is_rated": True,
            "has_facts": True,
            "pace": models.Pace.NONE,
            **fields,
        },
    )
    for number, (player, place) in enumerate(zip(players, places, strict=True)):
        placing = models.Placing(
            result=row, seat=number, place=place, cities=0, money=0, has_left=number in left
        )
        if isinstance(player, str):
            placing.bot, placing.name = player, "Bo"
            placing.mu_before = placing.mu_after = mu
            placing.sigma_before = placing.sigma_after = 1.0
        else:
            placing.guest, placing.name = player, player.name
        placing.save()
    return row
