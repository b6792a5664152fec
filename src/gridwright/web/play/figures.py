"""The sums over the finished games of this server, which the bot processes add up one by one.

Only games with the usual rules, from their beginning, are counted; nobody's name is kept.
"""

import logging
import re
from collections.abc import Mapping
from typing import Any, Final

from django.db import transaction

from gridwright.core.errors import GridwrightError
from gridwright.explorer.aggregate import Aggregate, read
from gridwright.explorer.played import played
from gridwright.explorer.reading import Board, Figures
from gridwright.games.registry import open_game
from gridwright.tables.fingerprint import fingerprint
from gridwright.web import models
from gridwright.web.library import library
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE

_LOG: Final = logging.getLogger(__name__)
PERSON: Final = "person"  # among the bots of a game


def boards() -> list[Board]:
    """Return the tables at which games of this server have been counted."""
    rows = models.GameSums.objects.order_by("title", "board", "seat_count")
    keys = rows.values_list("title", "board", "seat_count").distinct()
    return [Board(*key) for key in keys]


def of_server(at: Board) -> Figures | None:
    """Return the sums over the games of this server, played with the cards that it has now."""
    game = open_game(library(), at.title, at.board, at.seats, {})
    content = fingerprint(game.printed())
    rows = models.GameSums.objects.filter(title=at.title, board=at.board, seat_count=at.seats)
    row = rows.filter(content=content).first()
    if row is None:
        return None
    return Figures(at, "", content, "", read(row.sums))


def count_next() -> bool:
    """Add the next finished game to the sums; return whether there was one."""
    waiting = models.Table.objects.filter(state=models.TableState.OVER, is_counted=False)
    row = waiting.order_by("created", "pk").first()
    if row is None:
        return False
    game = Aggregate()
    if row.kind == models.TableKind.GAME and not row.start and not row.options:
        try:
            _add(game, row)
        except GridwrightError:  # it was played with other cards than there are now
            _LOG.warning("a game is not counted", extra={"details": {"table": row.pk}})
            game = Aggregate()
    with transaction.atomic():
        is_mine = waiting.filter(pk=row.pk).update(is_counted=True)
        if is_mine and game.games:
            _keep(row, game)
    return True


def _add(game: Aggregate, row: models.Table) -> None:
    seating = Seating.of(row)
    with TABLE_CACHE.current(row, seating.names) as table:
        outcome, details = played(table)
    players = [re.split("[:@]", seat.bot)[0] or PERSON for seat in seating.seats]
    game.add(outcome, details, players)


def _keep(row: models.Table, game: Aggregate) -> None:
    at = Board(row.title, row.board, row.seat_count)
    sums, is_new = models.GameSums.objects.select_for_update().get_or_create(
        title=at.title,
        board=at.board,
        seat_count=at.seats,
        content=row.content,
        defaults={"sums": game.as_json()},
    )
    if not is_new:
        stored: Mapping[str, Any] = sums.sums
        game.merge(read(stored))
        sums.sums = game.as_json()
        sums.save(update_fields=["sums"])
