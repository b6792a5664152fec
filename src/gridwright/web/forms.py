"""What forms send, read with limits; whatever is wrong raises `GridwrightError`."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from django.http import QueryDict

from gridwright.core.errors import GridwrightError
from gridwright.core.plain import is_plain
from gridwright.games.registry import SEATS, title_named
from gridwright.web import guests, models
from gridwright.web.play import draft_changes, drafts, hints, lobby, tempo_changes

_LONGEST: Final = 100  # characters of a field
USUAL_TITLE: Final = "recharged"
LISTED: Final = "listed"  # instead of regions: those that are ticked
_HAVE: Final = re.compile(r"(?:[a-z]{1,20}:[0-9a-f]{12}(?: |\Z)){0,20}")


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
        text(sent, "join") == "anyone",
        names,
        one_of(sent, "hints", models.Hints.values) if "hints" in sent else usual.hints,
    )


def _regions(sent: QueryDict, board: str) -> list[str]:
    regions = [str(region) for region in sent.getlist(f"region-{board}")]
    if not regions or not all([re.fullmatch("[a-z_]{1,30}", region) for region in regions]):
        raise GridwrightError("web.new.no_regions")
    return regions


def _seats(sent: QueryDict, usual: lobby.Wish) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return who sits where, and the names of those who share this screen.

    The fields are ``seat-1`` and so on, of which ``none`` is left out, and ``name-1``.
    To start with bots at once, they get the open seats.
    """
    is_hurried = text(sent, "start") == "bots"
    seats: list[str] = []
    names: list[str] = []
    for place in range(1, SEATS[-1] + 1):
        who = text(sent, f"seat-{place}")
        if who in ("", "none"):
            continue
        name = text(sent, f"name-{place}") if who == lobby.HERE else ""
        names.append(guests.checked_name(name) if name else "")
        seats.append(lobby.USUAL_LEVEL if is_hurried and who == lobby.OPEN else who)
    return (tuple(seats), tuple(names)) if seats else (tuple(usual.seats), ())


def quick(sent: QueryDict) -> lobby.Wish:
    """Return the table of one line of choices: title, map, players, bots."""
    title = title_named(text(sent, "title") or USUAL_TITLE).name
    players = number(sent, "players") if text(sent, "players") else lobby.USUAL_SEATS
    level = text(sent, "level") or lobby.USUAL_LEVEL
    usual = lobby.usual(title, min(players, SEATS[-1] + 1), level)
    board = text(sent, f"map-{title}") if usual.board else ""
    return replace(usual, board=board or usual.board)
