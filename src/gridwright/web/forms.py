"""What forms send, read with limits; whatever is wrong raises `GridwrightError`."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

from django.http import QueryDict

from gridwright.bots import roster
from gridwright.core.errors import GridwrightError, SetupError
from gridwright.core.plain import is_plain
from gridwright.games.registry import SEATS, title_named
from gridwright.puzzles.puzzle import KINDS
from gridwright.web import guests, models
from gridwright.web.clocks import calendars
from gridwright.web.clocks import terms as clock_terms
from gridwright.web.clocks.standing import Bedtime
from gridwright.web.clocks.terms import OWN, PRESETS, UNTIMED, Terms
from gridwright.web.clocks.units import UNITS
from gridwright.web.play import (
    coaching,
    draft_changes,
    drafts,
    hints,
    lessons,
    lobby,
    tempo_changes,
)
from gridwright.web.play.table_changes import WantedTable
from gridwright.web.seeks import admission as admissions
from gridwright.web.seeks.admission import Admission

_LONGEST: Final = 100  # characters of a field
_LONGEST_PASSWORD: Final = 1000  # of what is looked at
USUAL_TITLE: Final = "recharged"
LISTED: Final = "listed"  # instead of regions: those that are ticked
RATED: Final = "rated"
KINDS_OF_TABLES: Final = (RATED, "friendly")
JOIN_LINK: Final = "link"
JOIN_MEMBERS: Final = "members"
JOIN_RATING: Final = "rating"
JOINS: Final = (JOIN_LINK, JOIN_MEMBERS, JOIN_RATING, "anyone")
_HAVE: Final = re.compile(r"(?:[a-z]{1,20}:[0-9a-f]{12}(?: |\Z)){0,24}")


def text(sent: QueryDict, key: str) -> str:
    """Return the value of a field, if it is one short line."""
    return _line(str(sent.get(key, "")), key)


def _line(typed: str, key: str = "line") -> str:
    value = typed.strip()
    if len(value) > _LONGEST or not is_plain(value):
        raise GridwrightError("web.field", {"field": key, "most": _LONGEST})
    return value


def record(sent: QueryDict) -> str:
    """Return the text of a record, with the ends of lines that records have."""
    return str(sent.get("record", "")).replace("\r\n", "\n")


def place(sent: QueryDict, last: int) -> int:
    """Return after how many actions a game is shown: after the *last* by default."""
    value = text(sent, "at") or str(last)
    if not re.fullmatch(r"[0-9]{1,9}", value):
        raise GridwrightError("web.replay.no_action", {"most": last})
    return int(value)


def mark(sent: QueryDict) -> str:
    """Return the mark of what a page shows of an analysis."""
    value = text(sent, "mark")
    if not re.fullmatch(r"[a-z]{0,10}-?[0-9]{0,9}-?[a-z]{0,10}", value):
        raise GridwrightError("web.field", {"field": "mark", "most": _LONGEST})
    return value


def version(sent: QueryDict) -> int:
    value = text(sent, "version")
    if not re.fullmatch(r"[0-9]{1,9}", value):
        raise GridwrightError("web.no_version")
    return int(value)


def turn(sent: QueryDict) -> list[str]:
    """Return the lines of a turn, one or several; a number may follow the last."""
    turn_lines = lines(sent)
    last = text(sent, "number")
    if last and turn_lines:
        turn_lines[-1] = f"{turn_lines[-1]} {last}"
    if not turn_lines or len(turn_lines) > drafts.MOST_LINES + 1 or "" in turn_lines:
        raise GridwrightError("web.no_line")
    return turn_lines


def lines(sent: QueryDict) -> list[str]:
    return [_line(line) for line in sent.getlist("line")]


def draft_change(sent: QueryDict) -> draft_changes.DraftChange:
    kind = text(sent, "way")
    if kind not in draft_changes.DRAFT_CHANGES:
        raise GridwrightError("web.field", {"field": "way", "most": _LONGEST})
    place = number(sent, "place") if "place" in sent else draft_changes.AT_END
    return draft_changes.DraftChange(kind, lines(sent), number(sent, "number"), place, _step(sent))


def _step(sent: QueryDict) -> int:
    """Return the part of a turn that is shown next; 0 for the same."""
    value = text(sent, "step") or "0"
    if not re.fullmatch(r"[0-9]", value):
        raise GridwrightError("web.field", {"field": "step", "most": 1})
    return int(value)


def plan(sent: QueryDict) -> str:
    """Return the phase that is planned; nothing where a form belongs to no plan."""
    return one_of(sent, "plan", ("", *drafts.turn_phases()))


def planned(sent: QueryDict) -> tuple[str, str]:
    """Return how a plan is changed, and the phase that it is for."""
    kind = one_of(sent, "way", draft_changes.PLAN_CHANGES)
    return kind, one_of(sent, "plan", drafts.turn_phases())


def prices(sent: QueryDict) -> list[int]:
    values = [_line(value) for value in sent.getlist("price")]
    if not all([re.fullmatch(r"-?[0-9]{1,6}", value) for value in values]):
        raise GridwrightError("web.field", {"field": "price", "most": _LONGEST})
    return [int(value) for value in values]


def tempo(sent: QueryDict) -> tuple[str, str]:
    """Return how the tempo of a table is changed, and what it is set to."""
    way = one_of(sent, "way", tempo_changes.WAYS)
    return way, one_of(sent, "tempo", ("", *models.Tempo.values))


def hint(sent: QueryDict) -> tuple[str, int]:
    """Return what is done with a hint, and the number of the idea, from 0."""
    return one_of(sent, "way", hints.HINT_CHANGES), number(sent, "number")


def coach(sent: QueryDict) -> tuple[str, str, int]:
    """Return what is said to the coach, about which card, and the number of its chip."""
    return one_of(sent, "way", coaching.WAYS), text(sent, "card"), number(sent, "number")


def lesson(sent: QueryDict) -> tuple[str, str]:
    """Return a lesson, and how it is opened."""
    return text(sent, "lesson"), one_of(sent, "way", lessons.WAYS)


@dataclass(frozen=True, slots=True)
class WantedPuzzle:
    """Which puzzle is asked for: one by its id, or the next one of a title and perhaps a kind."""

    id: str
    title: str
    kind: str


def puzzle(sent: QueryDict) -> WantedPuzzle:
    identifier = text(sent, "puzzle")
    if not re.fullmatch(r"[a-z0-9]{0,20}", identifier):
        raise GridwrightError("web.puzzle.gone")
    title = title_named(text(sent, "title") or USUAL_TITLE).name
    return WantedPuzzle(identifier, title, one_of(sent, "kind", ("", *KINDS)))


def password(sent: QueryDict, key: str = "password") -> str:
    """Return a password as it was typed: any characters, but no book."""
    value = str(sent.get(key, ""))
    if len(value) > _LONGEST_PASSWORD:
        raise GridwrightError("web.field", {"field": key, "most": _LONGEST_PASSWORD})
    return value


def passkey(sent: QueryDict) -> tuple[str, str]:
    """Return the token that came with a challenge, and what a browser has made of it."""
    return str(sent.get("token", "")), str(sent.get("answer", ""))


def level(sent: QueryDict) -> str:
    """Return the level of bots that is chosen."""
    return one_of(sent, "level", roster.names())


def maximum(sent: QueryDict) -> tuple[int, bool]:
    """Return how high a seat bids, and whether it then drops out."""
    then = text(sent, "then")
    if not re.fullmatch("(drop|ask)?", then):
        raise GridwrightError("web.field", {"field": "then", "most": _LONGEST})
    return number(sent, "number"), then != "ask"


def number(sent: QueryDict, key: str) -> int:
    value = text(sent, key) or "0"
    if not re.fullmatch(r"[0-9]{1,9}", value):
        raise GridwrightError("web.field", {"field": key, "most": _LONGEST})
    return int(value)


def have(sent: QueryDict) -> dict[str, str]:
    """Return the digests of the parts that a page has already: ``board:0123456789ab ...``."""
    value = str(sent.get("have", ""))
    if not _HAVE.fullmatch(value):
        raise GridwrightError("web.no_digests")
    return dict([pair.split(":") for pair in value.split()])


def one_of(sent: QueryDict, key: str, choices: Sequence[str]) -> str:
    value = text(sent, key)
    if value not in choices:
        raise GridwrightError("web.error.bad")
    return value


def wish(sent: QueryDict) -> lobby.Wish:
    """Return the table that somebody wants, with the usual for fields that are missing."""
    title = title_named(text(sent, "title") or USUAL_TITLE)
    usual = lobby.usual(title.name)
    options = {
        option.name: value
        for option in title.options
        if (value := text(sent, f"option-{option.name}"))
    }
    tempo = text(sent, "tempo") or usual.tempo
    board = (text(sent, "map") or usual.board) if usual.board else ""
    if options.get("regions") == LISTED:
        options["regions"] = ", ".join(_regions(sent, board))
    seats, names = _seats(sent, usual)
    return lobby.Wish(
        title.name,
        board or usual.board,
        seats,
        options,
        tempo,
        one_of(sent, "join", ("", *JOINS)) not in ("", JOIN_LINK),
        names,
        one_of(sent, "hints", models.Hints.values) if "hints" in sent else usual.hints,
        clock(sent),
        one_of(sent, "chat", models.ChatMode.values) if "chat" in sent else usual.chat,
        table_name(sent),
        one_of(sent, "kind", ("", *KINDS_OF_TABLES)) == RATED,
        admission(sent),
    )


def table_name(sent: QueryDict) -> str:
    """Return what somebody wants to call a table, on one line of plain letters; often nothing."""
    name = " ".join(str(sent.get("name", "")).split())
    if len(name) > models.LONGEST_TABLE_NAME or not is_plain(name):
        raise SetupError("web.seeks.name_form", {"most": models.LONGEST_TABLE_NAME}, key="name")
    return name


def admission(sent: QueryDict) -> Admission:
    """Return what somebody asks of those who sit down at a table that anybody can see."""
    who = one_of(sent, "join", ("", *JOINS))
    is_range = who == JOIN_RATING
    wanted = Admission(
        members_only=who in (JOIN_MEMBERS, JOIN_RATING),
        least_rating=_limit(sent, "least") if is_range else None,
        most_rating=_limit(sent, "most") if is_range else None,
        least_finished=(_limit(sent, "finished") or 0) if who != JOIN_LINK else 0,
        allows_programs=one_of(sent, "programs", ("", "on", "off")) != "off",
    )
    admissions.check(wanted)
    if is_range and not wanted.has_range:
        raise SetupError("web.seeks.rating_between", {"most": admissions.MOST_RATING}, key="least")
    return wanted


def _limit(sent: QueryDict, key: str) -> int | None:
    """Return a number that may be left out."""
    return number(sent, key) if text(sent, key) else None


def clock(sent: QueryDict) -> Terms:
    """Return the clock that somebody wants: none where a form does not speak of it."""
    chosen = one_of(sent, "clock", ("", *PRESETS, OWN))
    if chosen == OWN:
        numbers = Terms(_seconds(sent, "free"), _seconds(sent, "bank"), _seconds(sent, "refill"))
    else:
        numbers = PRESETS[chosen] if chosen else UNTIMED
    if not numbers.is_timed:
        if chosen == OWN:
            raise SetupError("web.clock.free_between", key="free")
        return UNTIMED
    terms = replace(
        numbers,
        at_flag=one_of(sent, "at-flag", ("", *models.AtFlag.values)) or numbers.at_flag,
        level=text(sent, "flag-level") or numbers.level,
        allows_nights=one_of(sent, "nights", ("", "on", "off")) != "off",
        allows_away=one_of(sent, "aways", ("", "on", "off")) != "off",
    )
    clock_terms.check(terms)
    return terms


def _seconds(sent: QueryDict, key: str) -> int:
    """Return a number with its unit in seconds."""
    value, unit = text(sent, key), one_of(sent, f"{key}-unit", ("", *UNITS))
    if not re.fullmatch(r"[0-9]{1,7}", value):
        raise SetupError("web.clock.no_number", key=key)
    return int(value) * UNITS[unit or "s"]


def _regions(sent: QueryDict, board: str) -> list[str]:
    regions = [str(region) for region in sent.getlist(f"region-{board}")]
    if not regions or not all([re.fullmatch("[a-z_]{1,30}", region) for region in regions]):
        raise GridwrightError("web.new.no_regions")
    return regions


def _seats(sent: QueryDict, usual: lobby.Wish) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return who sits where, and the names of those who share this screen or are waited for.

    The fields are ``seat-1`` and so on, of which ``none`` is left out, ``name-1`` and ``kept-1``.
    To start with bots at once, they get the open seats.
    """
    is_hurried = text(sent, "start") == "bots"
    seats: list[str] = []
    names: list[str] = []
    for place in _chairs(sent):
        who = text(sent, f"seat-{place}")
        key = {lobby.HERE: "name", lobby.KEPT: "kept"}.get(who)
        name = text(sent, f"{key}-{place}") if key else ""
        names.append(guests.checked_name(name) if name else "")
        seats.append(lobby.USUAL_LEVEL if is_hurried and who == lobby.OPEN else who)
    return (tuple(seats), tuple(names)) if seats else (tuple(usual.seats), ())


def _chairs(sent: QueryDict) -> list[int]:
    """Return where somebody is to sit, counted from 1."""
    places = range(1, SEATS[-1] + 1)
    return [place for place in places if text(sent, f"seat-{place}") not in ("", "none")]


def wanted_table(sent: QueryDict) -> WantedTable:
    """Return how the host wants a waiting table; its seats are always told."""
    chairs = [place - 1 for place in _chairs(sent)]
    if not chairs:
        raise GridwrightError("web.error.bad")
    is_sure = one_of(sent, "sure", ("", "yes")) == "yes"
    return WantedTable(wish(sent), chairs, text(sent, "change"), is_sure)


def zone(sent: QueryDict) -> str:
    """Return the name of a time zone."""
    value = text(sent, "zone")
    if value not in calendars.zones():
        raise GridwrightError("web.clock.no_zone")
    return value


def bedtime(sent: QueryDict, where: str, *, is_none: bool) -> Bedtime:
    """Return when somebody sleeps in a time zone; never if there *is_none*."""
    if is_none:
        return Bedtime(where, 0, 0)
    return Bedtime(where, _minute(sent, "start"), _minute(sent, "end"))


def _minute(sent: QueryDict, key: str) -> int:
    """Return a time of day as minutes after midnight."""
    match = re.fullmatch(r"([01]?[0-9]|2[0-3]):([0-5][0-9])", text(sent, key))
    if match is None:
        raise GridwrightError("web.clock.no_time")
    return 60 * int(match[1]) + int(match[2])


def absence(sent: QueryDict, where: str, now: datetime) -> tuple[datetime, datetime]:
    """Return from when until when somebody is away: from *now* on if they do not say."""
    start = _moment(sent, "from", where) if text(sent, "from") else now
    return start, _moment(sent, "until", where)


def _moment(sent: QueryDict, key: str, where: str) -> datetime:
    value = text(sent, key)
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}", value):
        raise GridwrightError("web.clock.no_moment")
    try:
        return datetime.fromisoformat(value).replace(tzinfo=ZoneInfo(where)).astimezone(UTC)
    except (ValueError, OverflowError) as error:
        raise GridwrightError("web.clock.no_moment") from error


def quick(sent: QueryDict) -> lobby.Wish:
    """Return the table of one line of choices: title, map, players, bots."""
    title = title_named(text(sent, "title") or USUAL_TITLE).name
    players = number(sent, "players") if text(sent, "players") else lobby.USUAL_SEATS
    level = text(sent, "level") or lobby.USUAL_LEVEL
    usual = lobby.usual(title, min(players, SEATS[-1] + 1), level)
    board = text(sent, f"map-{title}") if usual.board else ""
    return replace(usual, board=board or usual.board)
