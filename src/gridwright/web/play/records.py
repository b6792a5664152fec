"""Records that guests keep here, and tables that go on from a position of one."""

import secrets
from collections.abc import Sequence
from typing import Any, Final, cast

from django.db import transaction

from gridwright.bots import roster
from gridwright.content.load import load
from gridwright.core.errors import GridwrightError
from gridwright.core.game import State
from gridwright.core.plain import steering
from gridwright.core.rng import Rng
from gridwright.games.registry import title_named
from gridwright.tables.record import wrong
from gridwright.tables.table import Table, TableSpec
from gridwright.web import models
from gridwright.web.play import replays
from gridwright.web.play.lobby import ME, USUAL_PACE, bot_name
from gridwright.web.play.replays import Script
from gridwright.web.play.seating import Seating
from gridwright.web.play.writing import changing

MOST_CHARACTERS: Final = 60_000  # of a record that is sent; a long game has half of that
MOST_KEPT: Final = 200  # records of one guest
_LISTED: Final = 50


def keep(text: str, guest: models.Guest) -> models.Kept:
    """Keep a record for *guest*, or raise `GridwrightError` with what is wrong with it."""
    if len(text) > MOST_CHARACTERS:
        raise GridwrightError("web.records.long", {"most": MOST_CHARACTERS})
    if guest.kept.count() >= MOST_KEPT:
        raise GridwrightError("web.records.many", {"most": MOST_KEPT})
    _check_comments(text)
    replays.read(text)
    return models.Kept.objects.create(guest=guest, text=text)


def _check_comments(text: str) -> None:
    """Refuse what would steer a terminal also where a record is not read: it is kept too."""
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        if steered := steering(line.replace("\t", " ")):
            raise wrong(number, "record_control", {"found": steered})


def found(identifier: str) -> models.Kept | None:
    """Return the record with this address, for whoever has it."""
    return models.Kept.objects.filter(pk=identifier).first()


def drop(identifier: str, guest: models.Guest | None) -> bool:
    """Delete a record of *guest*; return whether there was one."""
    if guest is None:
        return False
    count, _ = guest.kept.filter(pk=identifier).delete()
    return count > 0


def kept_by(guest: models.Guest | None) -> list[models.Kept]:
    """Return the records of *guest*, the latest first."""
    return [] if guest is None else list(guest.kept.order_by("-created")[:_LISTED])


def finished_by(guest: models.Guest | None) -> list[models.Table]:
    """Return the finished tables of *guest*, the latest first."""
    if guest is None:
        return []
    over = models.Table.objects.filter(places__guest=guest, state=models.State.OVER).distinct()
    return list(over.order_by("-opened").prefetch_related("places")[:_LISTED])


def may_go_on(identifier: str, guest: models.Guest | None) -> bool:
    """Whether *guest* took part in the game of a table, or laid it."""
    if guest is None:
        return False
    hosted = models.Table.objects.filter(pk=identifier, host=guest).exists()
    return hosted or Seating.at(identifier).seat_of(guest) >= 0


# Going on


def go_on(script: Script, at: int, seats: Sequence[str], host: models.Guest) -> models.Table:
    """Lay a table that begins with the position of *script* after *at* actions.

    Each of *seats* is `ME` or the level of a bot. Cards that nobody knows are dealt anew.
    """
    _check(script, at, seats)
    seed = secrets.randbelow(1 << 62)
    state = _known(script, replays.position(script, at), seed)
    if script.game.to_act(state) < 0:
        raise GridwrightError("web.replay.is_over")
    title = title_named(script.spec.title)
    start = script.game.write_position(state)
    spec = script.spec
    options = dict(spec.options)
    Table(TableSpec(spec.title, spec.board, spec.seats, (), options, position=start), load())
    with transaction.atomic():
        row = models.Table.objects.create(
            title=spec.title,
            board=spec.board,
            seat_count=spec.seats,
            options=options,
            rules=title.rules_version,
            seed=seed,
            start=start,
            host=host,
            pace=USUAL_PACE,
        )
        is_alone = list(seats).count(ME) == 1
        for number, who in enumerate(seats):
            name = host.name if is_alone else script.names[number][: models.LONGEST_NAME].strip()
            sitting = _sitting(number, who, host, name)
            models.Seat.objects.create(table=row, number=number, **sitting)
        with changing(row.pk) as change:  # nobody else knows this table yet
            change.keep()
    return change.row


def _check(script: Script, at: int, seats: Sequence[str]) -> None:
    if not script.is_open:
        raise GridwrightError("web.replay.running")
    if not 0 <= at <= len(script.moves):
        raise GridwrightError("web.replay.no_action", {"most": len(script.moves)})
    if len(seats) != script.spec.seats or ME not in seats:
        raise GridwrightError("web.replay.seats", {"seats": script.spec.seats})
    for who in seats:
        if who not in (ME, *roster.names()):
            raise GridwrightError("bot_unknown", {"bot": who, "bots": roster.names()})


def _known(script: Script, state: State, seed: int) -> State:
    """Return *state* with all its cards, and with chance for what is still to be shuffled."""
    chance = Rng(seed)
    if state.rng.is_hidden:
        dealt: State = script.game.resample(state, chance)
        return dealt
    if state.rng.is_bound:
        bound: Any = state.copy()
        bound.rng = chance
        return cast("State", bound)
    return state


def _sitting(number: int, who: str, host: models.Guest, name: str) -> dict[str, object]:
    """Return who has a seat: *host* under a *name*, or a bot."""
    if who == ME:
        return {"guest": host, "name": name}
    return {"bot": who, "name": bot_name(number, who)}
