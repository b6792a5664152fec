"""Records that guests save, and tables that go on from a position of one."""

import secrets
from collections.abc import Sequence
from typing import Any, Final, cast

from gridwright.bots import roster
from gridwright.core.errors import GridwrightError
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.plain import steering
from gridwright.core.rng import Rng
from gridwright.games.registry import title_named
from gridwright.tables.record import wrong
from gridwright.tables.table import Table, TableSpec
from gridwright.web import models
from gridwright.web.library import library
from gridwright.web.play import replays
from gridwright.web.play.lobby import ME, write
from gridwright.web.play.replays import Recording
from gridwright.web.play.seating import Seating
from gridwright.web.play.tempo import USUAL

MOST_CHARACTERS: Final = 60_000  # of a record that is sent; a long game has half of that
MOST_SAVED: Final = 50  # records of one guest: no more than are listed, and can be deleted
_LISTED: Final = 50


def save(text: str, guest: models.Guest) -> models.SavedRecord:
    """Save a record for *guest*, or raise `GridwrightError` with what is wrong with it."""
    check_text(text)
    if guest.saved_records.count() >= MOST_SAVED:
        raise GridwrightError("web.records.many", {"most": MOST_SAVED})
    replays.read(text)
    return models.SavedRecord.objects.create(guest=guest, text=text)


def check_text(text: str) -> None:
    """Refuse what is too long, or would steer a terminal: in comments too, which nobody reads."""
    if len(text) > MOST_CHARACTERS:
        raise GridwrightError("web.records.long", {"most": MOST_CHARACTERS})
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        if steered := steering(line.replace("\t", " ")):
            raise wrong(number, "record_control", {"found": steered})


def saved(identifier: str) -> models.SavedRecord | None:
    """Return the record with this address, for whoever has it."""
    return models.SavedRecord.objects.filter(pk=identifier).first()


def delete(identifier: str, guest: models.Guest | None) -> bool:
    """Delete a record of *guest*; return whether there was one."""
    if guest is None:
        return False
    count, _ = guest.saved_records.filter(pk=identifier).delete()
    return count > 0


def saved_by(guest: models.Guest | None) -> list[models.SavedRecord]:
    return [] if guest is None else list(guest.saved_records.order_by("-created")[:_LISTED])


def finished_by(guest: models.Guest | None) -> list[models.Table]:
    if guest is None:
        return []
    over = models.Table.objects.filter(places__guest=guest, state=models.TableState.OVER).distinct()
    return list(over.order_by("-opened").prefetch_related("places")[:_LISTED])


def may_go_on(identifier: str, guest: models.Guest | None) -> bool:
    """Whether *guest* played at a table, or laid it."""
    if guest is None:
        return False
    hosted = models.Table.objects.filter(pk=identifier, host=guest).exists()
    return hosted or Seating.at(identifier).seat_of(guest) >= 0


# Going on


def go_on(
    recording: Recording,
    at: int,
    seats: Sequence[str],
    host: models.Guest,
    tempo: str = USUAL,
) -> models.Table:
    """Lay a table that begins with the position of *recording* after *at* actions.

    Each of *seats* is `ME` or the level of a bot. Unknown cards are dealt anew.
    """
    _check(recording, at, seats)
    if recording.game.to_act(replays.position(recording, at)) < 0:
        raise GridwrightError("web.replay.is_over")
    names = [name[: models.LONGEST_NAME].strip() for name in recording.names]
    if list(seats).count(ME) == 1:
        names = [host.name] * len(seats)
    table, seed = dealt(recording.spec, recording.game, replays.position(recording, at))
    people = zip(seats, names, strict=True)
    row = row_of(table, seed, host, tempo)
    return write(row, [_sitting(who, host, name) for who, name in people])


def dealt(spec: TableSpec, game: Game[Any], state: State) -> tuple[Table, int]:
    """Return a table that begins with *state*, its unknown cards dealt, and the seed of that."""
    seed = secrets.randbelow(1 << 62)
    start = game.write_position(_dealt(game, state, seed))
    where = (spec.title, spec.board, spec.seats)
    return Table(TableSpec(*where, (), spec.options, position=start), library()), seed


def row_of(table: Table, seed: int, host: models.Guest, tempo: str) -> models.Table:
    """Return the row of a table that begins with a position; it is not written yet."""
    spec = table.spec
    return models.Table(
        title=spec.title,
        board=spec.board,
        seat_count=spec.seats,
        options=spec.options,
        rules=title_named(spec.title).rules_version,
        seed=seed,
        start=spec.position,
        content=table.content,
        host=host,
        tempo=tempo,
    )


def _check(recording: Recording, at: int, seats: Sequence[str]) -> None:
    if not recording.is_open:
        raise GridwrightError("web.replay.running")
    if not 0 <= at <= len(recording.moves):
        raise GridwrightError("web.replay.no_action", {"most": len(recording.moves)})
    if len(seats) != recording.spec.seats or ME not in seats:
        raise GridwrightError("web.replay.seats", {"seats": recording.spec.seats})
    for who in seats:
        if who not in (ME, *roster.names()):
            raise GridwrightError("bot_unknown", {"bot": who, "bots": roster.names()})


def _dealt(game: Game[Any], state: State, seed: int) -> State:
    """Return *state* with all its cards dealt, and with chance for later shuffles."""
    chance = Rng(seed)
    if state.rng.is_hidden:
        whole: State = game.resample(state, chance)
        return whole
    if state.rng.is_bound:
        bound: Any = state.copy()
        bound.rng = chance
        return cast("State", bound)
    return state


def _sitting(who: str, host: models.Guest, name: str) -> dict[str, object]:
    """Return the fields of a seat: of *host* under a *name*, or of a bot."""
    if who == ME:
        return {"guest": host, "name": name}
    return {"bot": who}
