"""What forms send, read with limits; whatever is wrong raises `GridwrightError`."""

import re
from typing import Final

from django.http import QueryDict

from gridwright.core.errors import GridwrightError
from gridwright.core.plain import is_plain
from gridwright.games.registry import SEATS, title_named
from gridwright.web.play import drafts, lobby, trying

_LONGEST: Final = 100  # characters of a field
_USUAL_TITLE: Final = "recharged"
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
    said = [_line(each) for each in sent.getlist("line")]
    number = text(sent, "number")
    if number and said:
        said[-1] = f"{said[-1]} {number}"
    if not said or len(said) > drafts.MOST + 1 or "" in said:
        raise GridwrightError("web.no_line")
    return said


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
    lines = [_line(each) for each in sent.getlist("line")]
    return trying.Trial(way, lines, _whole(sent, "number"))


def maximum(sent: QueryDict) -> tuple[int, bool]:
    """Return how far a seat goes, and whether it then drops out."""
    then = text(sent, "then")
    if then not in ("drop", "ask", ""):
        raise GridwrightError("web.field", {"field": "then", "most": _LONGEST})
    return _whole(sent, "number"), then != "ask"


def _whole(sent: QueryDict, key: str) -> int:
    """Return a whole number; 0 where there is none."""
    said = text(sent, key) or "0"
    if not re.fullmatch(r"[0-9]{1,6}", said):
        raise GridwrightError("web.field", {"field": key, "most": _LONGEST})
    return int(said)


def have(sent: QueryDict) -> dict[str, str]:
    """Return the digests of the parts that a page has already: ``board:0123456789ab ...``."""
    said = str(sent.get("have", ""))
    if not _HAVE.fullmatch(said):
        raise GridwrightError("web.no_digests")
    return dict([each.split(":") for each in said.split()])


def wish(sent: QueryDict) -> lobby.Wish:
    """Return the table that somebody wants; fields that are not there are as usual."""
    title = title_named(text(sent, "title") or _USUAL_TITLE)
    usual = lobby.usual(title.name)
    options = {
        option.name: said
        for option in title.options
        if (said := text(sent, f"option-{option.name}"))
    }
    pace = text(sent, "pace") or str(usual.pace)
    if not re.fullmatch(r"[0-9]{1,5}", pace):
        raise GridwrightError("web.field", {"field": "pace", "most": _LONGEST})
    board = text(sent, "map") if usual.board else ""
    return lobby.Wish(title.name, board or usual.board, _seats(sent, usual), options, int(pace))


def _seats(sent: QueryDict, usual: lobby.Wish) -> tuple[str, ...]:
    """Return who sits where: ``seat-1`` and so on, of which ``none`` is left out."""
    said = [text(sent, f"seat-{number}") for number in range(1, SEATS[-1] + 1)]
    found = tuple([who for who in said if who not in ("", "none")])
    return found or tuple(usual.seats)
