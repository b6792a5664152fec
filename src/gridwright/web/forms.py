"""What forms send, read with limits; whatever is wrong raises `GridwrightError`."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from django.http import QueryDict

from gridwright.core.errors import GridwrightError
from gridwright.core.plain import is_plain
from gridwright.games.registry import SEATS, title_named
from gridwright.web import guests
from gridwright.web.play import drafts, lobby, planning, plans, trying

_LONGEST: Final = 100  # characters of a field
USUAL_TITLE: Final = "recharged"
LISTED: Final = "listed"  # instead of regions: those that are ticked
_HAVE: Final = re.compile(r"(?:[a-z]{1,20}:[0-9a-f]{12} ?){0,20}")


def text(sent: QueryDict, key: str) -> str:
    """Return what a field says, if it is one short line."""
    said = str(sent.get(key, "")).strip()
    if len(said) > _LONGEST or not is_plain(said):
        raise GridwrightError("web.field", {"field": key, "most": _LONGEST})
    return said


def record(sent: QueryDict) -> str:
    """Return the text of a record, with the ends of lines that records have."""
    return str(sent.get("record", "")).replace("\r\n", "\n")


def place(sent: QueryDict, last: int) -> int:
    """Return after how many actions a game is looked at: the *last* one if nothing is said."""
    said = text(sent, "at") or str(last)
    if not re.fullmatch(r"[0-9]{1,9}", said):
        raise GridwrightError("web.replay.no_action", {"most": last})
    return int(said)


def version(sent: QueryDict) -> int:
    """Return the version of the table that an action is meant for."""
    said = text(sent, "version")
    if not re.fullmatch(r"[0-9]{1,9}", said):
        raise GridwrightError("web.no_version")
    return int(said)


def turn(sent: QueryDict) -> list[str]:
    """Return the lines of a turn, one or several; a number may follow the last."""
    said = lines(sent)
    last = text(sent, "number")
    if last and said:
        said[-1] = f"{said[-1]} {last}"
    if not said or len(said) > drafts.MOST + 1 or "" in said:
        raise GridwrightError("web.no_line")
    return said


def lines(sent: QueryDict) -> list[str]:
    """Return lines as they were sent, none or several."""
    return [_line(each) for each in sent.getlist("line")]


def _line(typed: str) -> str:
    said = typed.strip()
    if len(said) > _LONGEST or not is_plain(said):
        raise GridwrightError("web.field", {"field": "line", "most": _LONGEST})
    return said


def trial(sent: QueryDict) -> trying.Trial:
    """Return what somebody wants of a turn that is tried out."""
    way = text(sent, "way")
    if way not in trying.WAYS:
        raise GridwrightError("web.field", {"field": "way", "most": _LONGEST})
    place = number(sent, "place") if "place" in sent else trying.AT_END
    return trying.Trial(way, lines(sent), number(sent, "number"), place, _step(sent))


def _step(sent: QueryDict) -> int:
    """Return the part of a turn that is looked at next; 0 where nothing is said."""
    said = text(sent, "step") or "0"
    if not re.fullmatch(r"[0-9]", said):
        raise GridwrightError("web.field", {"field": "step", "most": 1})
    return int(said)


def plan(sent: QueryDict) -> str:
    """Return the phase that is planned; nothing where a form belongs to no plan."""
    return one_of(sent, "plan", ("", *plans.PHASES))


def planned(sent: QueryDict) -> tuple[str, str]:
    """Return what becomes of a plan, and the phase that it is for."""
    return one_of(sent, "way", planning.WAYS), one_of(sent, "plan", tuple(plans.PHASES))


def prices(sent: QueryDict) -> list[int]:
    """Return the prices that somebody saw."""
    said = [_line(each) for each in sent.getlist("price")]
    if not all([re.fullmatch(r"-?[0-9]{1,6}", each) for each in said]):
        raise GridwrightError("web.field", {"field": "price", "most": _LONGEST})
    return [int(each) for each in said]


def maximum(sent: QueryDict) -> tuple[int, bool]:
    """Return how far a seat goes, and whether it then drops out."""
    then = text(sent, "then")
    if then not in ("drop", "ask", ""):
        raise GridwrightError("web.field", {"field": "then", "most": _LONGEST})
    return number(sent, "number"), then != "ask"


def number(sent: QueryDict, key: str) -> int:
    """Return a whole number, 0 where a field is not there."""
    said = text(sent, key) or "0"
    if not re.fullmatch(r"[0-9]{1,9}", said):
        raise GridwrightError("web.field", {"field": key, "most": _LONGEST})
    return int(said)


def have(sent: QueryDict) -> dict[str, str]:
    """Return the digests of the parts that a page has already: ``board:0123456789ab ...``."""
    said = str(sent.get("have", ""))
    if not _HAVE.fullmatch(said):
        raise GridwrightError("web.no_digests")
    return dict([each.split(":") for each in said.split()])


def one_of(sent: QueryDict, key: str, choices: Sequence[str]) -> str:
    """Return what a field says, if it is one of *choices*."""
    said = text(sent, key)
    if said not in choices:
        raise GridwrightError("web.error.bad")
    return said


def wish(sent: QueryDict) -> lobby.Wish:
    """Return the table that somebody wants; fields that are not there are as usual."""
    title = title_named(text(sent, "title") or USUAL_TITLE)
    usual = lobby.usual(title.name)
    options = {
        option.name: said
        for option in title.options
        if (said := text(sent, f"option-{option.name}"))
    }
    pace = number(sent, "pace") if text(sent, "pace") else usual.pace
    board = (text(sent, "map") or usual.board) if usual.board else ""
    if options.get("regions") == LISTED:
        options["regions"] = ", ".join(_regions(sent, board))
    seats, names = _seats(sent, usual)
    return lobby.Wish(
        title.name,
        board or usual.board,
        seats,
        options,
        pace,
        text(sent, "join") == "anyone",
        names,
    )


def _regions(sent: QueryDict, board: str) -> list[str]:
    """Return the regions of *board* that were ticked."""
    said = [str(region) for region in sent.getlist(f"region-{board}")]
    if not said or not all([re.fullmatch("[a-z_]{1,30}", region) for region in said]):
        raise GridwrightError("web.new.no_regions")
    return said


def _seats(sent: QueryDict, usual: lobby.Wish) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return who sits where, and how those at this screen are called.

    The fields are ``seat-1`` and so on, of which ``none`` is left out, and ``name-1``.
    Whoever wants to start with bots has them on the open seats.
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
