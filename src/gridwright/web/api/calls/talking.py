"""The chat of a table."""

from http import HTTPStatus

from gridwright import words
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.api.calls.lobby import found
from gridwright.web.api.endpoints import Call, endpoint, too_much
from gridwright.web.api.game_shapes import ChatDict, ChatRequest, LineDict
from gridwright.web.api.heads import moment
from gridwright.web.api.keys import CHAT
from gridwright.web.api.problems import ProblemError
from gridwright.web.chat import talking
from gridwright.web.play.seating import Seating


@endpoint("GET", "/tables/{table}/chat", CHAT)
def chat(call: Call, table: str) -> ChatDict:
    """What was said at a table, as far as who asks may read it, and what they may say."""
    rows = found(table, call.guest)
    row, seating = rows.table, rows.seating
    voice = talking.voice_of(row, seating, call.guest, call.account)
    return {
        "lines": [_line(seating, line) for line in talking.lines_for(row, seating, call.guest)],
        "room": None if voice is None else str(voice.room),
        "is_free": voice is not None and voice.is_free,
        "phrases": list(talking.PHRASES),
    }


@endpoint("POST", "/tables/{table}/chat", CHAT, HTTPStatus.CREATED)
def say(call: Call, table: str, body: ChatRequest) -> LineDict:
    """Say something at a table: words of one's own, or a quick phrase."""
    seating = found(table, call.guest).seating
    if len(body) != 1:
        raise ProblemError(HTTPStatus.BAD_REQUEST, "web.api.text_or_phrase")
    try:
        line = talking.say(table, call.person, call.account, **body)
    except talking.TooOftenError as error:
        raise too_much("chat", error.seconds) from error
    return _line(seating, line)


def _line(seating: Seating, line: models.ChatLine) -> LineDict:
    seat = talking.seat_of_line(seating, line)
    is_out = line.taken_out_id is not None
    said = words.text(f"web.chat.phrase.{line.phrase}") if line.phrase else line.text
    return {
        "id": line.pk,
        "room": line.room,
        "seat": None if seat is None else letter(seat.number),
        "name": talking.name_of(seating, line),
        "phrase": None if is_out else line.phrase or None,
        "text": "" if is_out else said,
        "is_taken_out": is_out,
        "created": moment(line.created),
    }
