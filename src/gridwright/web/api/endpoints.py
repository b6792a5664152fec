"""How an endpoint is declared: a function whose signature says what is sent and what comes back.

    @endpoint("GET", "/tables/{table}/offers", PLAY)
    def offers(call: Call, table: str, phase: Annotated[str, "A later phase."] = "") -> OffersDict:

The first parameter is the call. A parameter that stands in the path is read from it; one whose type
is a `TypedDict` is the body; all others are queries. openapi.json is made from the same.
"""

from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final, NoReturn, TypeVar

from gridwright.core.errors import Message
from gridwright.web import models
from gridwright.web.api.keys import PLAY, SCOPES
from gridwright.web.api.problems import ProblemError
from gridwright.web.limits import RateLimit
from gridwright.web.visits import Visit

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Endpoint:
    """An address with a method, and the function that answers there."""

    method: str
    path: str
    scope: str  # that a key must have; "" where nobody need have one
    status: int
    function: Callable[..., Any]

    @property
    def name(self) -> str:
        return self.function.__name__

    @property
    def module(self) -> str:
        """The name of the module in `api.calls` that declares it."""
        return self.function.__module__.rpartition(".")[2]


ENDPOINTS: Final[list[Endpoint]] = []
"""All of them, once `api.calls` is imported."""


def endpoint(
    method: str, path: str, scope: str = "", status: int = HTTPStatus.OK
) -> Callable[[F], F]:
    """Declare that a function answers at *path* for keys that have a *scope*."""
    assert not scope or scope in SCOPES

    def declare(function: F) -> F:
        ENDPOINTS.append(Endpoint(method, path, scope, int(status), function))
        return function

    return declare


@dataclass(frozen=True, slots=True)
class Call:
    """A request of a program: with a key, or without where nobody need have one."""

    visit: Visit
    key: models.ApiKey | None

    @property
    def guest(self) -> models.Guest | None:
        """For whom the program asks: None for nobody."""
        return self.visit.guest

    @property
    def account(self) -> models.Account:
        """The account of the key, which endpoints with a scope always have."""
        assert self.key is not None
        return self.key.account

    @property
    def person(self) -> models.Guest:
        """The guest of that account."""
        return self.account.guest

    @property
    def is_player(self) -> bool:
        """Whether the program plays for the guest: who lets it do that need not look themselves."""
        return self.key is not None and PLAY in self.key.scopes

    def check_scope(self, scope: str) -> None:
        """Raise `ProblemError` where the key may not do what asks for *scope*."""
        if not scope:
            return
        if self.key is None:
            raise ProblemError(HTTPStatus.UNAUTHORIZED, "web.api.no_key")
        if scope not in self.key.scopes:
            raise ProblemError(HTTPStatus.FORBIDDEN, Message("web.api.scope", {"scope": scope}))

    def count(self, limit: RateLimit, name: str, who: int) -> None:
        """Count one more for *who*, or raise `ProblemError` where it is too much."""
        if delay := limit.delay(str(who)):
            raise too_much(name, delay)


def too_much(name: str, seconds: int) -> ProblemError:
    """Return the answer to who has asked for more than the limit that is called *name*."""
    reason = Message("web.error.often", {"seconds": seconds})
    return ProblemError(HTTPStatus.TOO_MANY_REQUESTS, reason, limit=name, seconds=seconds)


def missing(identifier: str = "web.error.table") -> NoReturn:
    """Say that there is no such thing."""
    raise ProblemError(HTTPStatus.NOT_FOUND, identifier)
