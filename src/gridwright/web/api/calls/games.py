"""Records, and games played again: of tables, and kept ones."""

from http import HTTPStatus
from typing import Annotated, cast

from django.urls import reverse

from gridwright import words
from gridwright.core.errors import Message
from gridwright.core.standing import Standing
from gridwright.tables.entries import position_line
from gridwright.tables.table_dict import Position
from gridwright.web import limits, models
from gridwright.web.api.calls.lobby import found
from gridwright.web.api.endpoints import Call, endpoint, missing
from gridwright.web.api.game_shapes import (
    KeptRecordDict,
    RecordDict,
    RecordRequest,
    ReplayDict,
    StandingDict,
    StoryDict,
)
from gridwright.web.api.heads import moment, places, seat_letter
from gridwright.web.api.keys import READ
from gridwright.web.api.problems import ProblemError
from gridwright.web.models import TableState
from gridwright.web.play import records, replays
from gridwright.web.play.game_summary import summary_of
from gridwright.web.play.perspective import public_record
from gridwright.web.play.replays import Recording


@endpoint("GET", "/tables/{table}/record", READ)
def record(call: Call, table: str) -> RecordDict:
    """The record of a table: what is secret only once the game is over."""
    row = found(table, call.guest).table
    text = public_record(table)
    return missing() if text is None else {"record": text, "is_over": row.state == TableState.OVER}


@endpoint("POST", "/records", READ, HTTPStatus.CREATED)
def keep_record(call: Call, body: RecordRequest) -> KeptRecordDict:
    """Keep a record. Whoever has its address may read it."""
    call.count(limits.RECORDS, "records", call.person.pk)
    return _kept(records.save(body["record"].replace("\r\n", "\n"), call.person))


@endpoint("GET", "/records/{game}", READ)
def kept_record(call: Call, game: str) -> KeptRecordDict:  # noqa: ARG001
    """A record that somebody keeps."""
    row = records.saved(game)
    return missing("web.records.missing") if row is None else _kept(row)


def _kept(row: models.SavedRecord) -> KeptRecordDict:
    return {
        "id": row.pk,
        "url": reverse("kept", args=[row.pk]),
        "record": row.text,
        "created": moment(row.created),
    }


# Replays


def _recording(call: Call, table: str) -> Recording:
    recording = replays.of_table(table, call.guest)
    if recording is None:
        missing()
    words.about(recording.game.title)
    return recording


@endpoint("GET", "/tables/{table}/replay", READ)
def replay(
    call: Call,
    table: str,
    at: Annotated[int | None, "After how many actions; by default after all."] = None,
) -> ReplayDict:
    """A position of a game, running or over, as one's own seat may see it."""
    recording = _recording(call, table)
    count = len(recording.moves)
    at = count if at is None else at
    if at > count:
        raise ProblemError(
            HTTPStatus.UNPROCESSABLE_ENTITY, Message("web.replay.no_action", {"most": count})
        )
    game, shown = recording.game, replays.seen_after(recording, at)
    played = recording.moves[at].action if at < count else None
    return {
        "at": at,
        "actions": count,
        "seat": None if recording.is_open else seat_letter(recording.seat),
        "is_open": recording.is_open,
        "round": game.round_of(shown),
        "phase": game.phase_of(shown),
        "to_act": seat_letter(game.to_act(shown)),
        "text": None if played is None else game.write(played),
        "position": cast("Position", game.snapshot(shown)),
        "position_line": position_line(recording.spec, game, shown),
    }


@endpoint("GET", "/tables/{table}/story", READ)
def story(call: Call, table: str) -> StoryDict:
    """A game in numbers, round by round, once nothing of it is hidden any more."""
    recording = _recording(call, table)
    if not recording.is_open:
        raise ProblemError(HTTPStatus.CONFLICT, "web.api.running")
    summary = summary_of(recording)
    return {
        "names": list(recording.names),
        "ranking": places(recording.places),
        "rounds": [
            {
                "round": each.round,
                "standings": [
                    _standing(standing, income)
                    for standing, income in zip(each.standings, each.income, strict=True)
                ],
            }
            for each in summary.rounds
        ],
        "spent": [dict(spent) for spent in summary.spent],
        "steps": [[number, step] for number, step in summary.steps],
    }


def _standing(standing: Standing, income: int | None) -> StandingDict:
    return {
        "money": standing.money,
        "cities": standing.cities,
        "plants": list(standing.plants),
        "output": standing.output,
        "capacity": standing.capacity,
        "fuel": dict(standing.fuel),
        "score": standing.score,
        "income": income,
    }
