"""What the page of tables shows: chosen by links, and kept in a cookie for the next visit."""

from dataclasses import dataclass, fields, replace
from typing import Final

from django.http import HttpRequest, HttpResponse, QueryDict

from gridwright.core.errors import GridwrightError
from gridwright.games.registry import SEATS, TITLES
from gridwright.web import preferences

ALL: Final = "all"
LIVE: Final = "live"
DAYS: Final = "days"
NO_CLOCK: Final = "none"
MINE: Final = "mine"
RATED: Final = "rated"
FRIENDLY: Final = "friendly"
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "title": (ALL, *[title.name for title in TITLES]),
    "clock": (ALL, LIVE, DAYS, NO_CLOCK),
    "seats": (ALL, *[str(count) for count in SEATS]),
    "around": (ALL, MINE),
    "kind": (ALL, RATED, FRIENDLY),
}
"""What can be chosen in each filter; the first is the usual."""


@dataclass(frozen=True, slots=True)
class Filters:
    """Which open tables somebody wants to see."""

    title: str = ALL
    clock: str = ALL
    seats: str = ALL
    around: str = ALL  # or only where the host has a rating like one's own
    kind: str = ALL

    def address(self, **changed: str) -> str:
        """Return the query of these filters, with some of them *changed*."""
        query = QueryDict(mutable=True)
        other = replace(self, **changed)
        query.update({field.name: getattr(other, field.name) for field in fields(self)})
        return f"?{query.urlencode()}"

    @property
    def are_usual(self) -> bool:
        return self == Filters()


def sent(query: QueryDict) -> Filters | None:
    """Return the filters of an address, or raise `GridwrightError`; None where it has none."""
    if not any([name in query for name in CHOICES]):
        return None
    chosen = {name: str(query[name]) for name in CHOICES if name in query}
    for name, value in chosen.items():
        if value not in CHOICES[name]:
            raise GridwrightError("web.error.bad")
    return Filters(**chosen)


def kept(request: HttpRequest) -> Filters:
    """Return what the visitor chose last; the usual where that cannot be."""
    values = str(request.COOKIES.get(preferences.TABLES, "")).split("-")
    if len(values) != len(CHOICES):
        return Filters()
    chosen = dict(zip(CHOICES, values, strict=True))
    is_known = all([value in CHOICES[name] for name, value in chosen.items()])
    return Filters(**chosen) if is_known else Filters()


def keep(request: HttpRequest, response: HttpResponse, filters: Filters) -> None:
    """Let the next visit begin with these filters."""
    values = [str(getattr(filters, name)) for name in CHOICES]
    preferences.store_tables(request, response, "-".join(values))
