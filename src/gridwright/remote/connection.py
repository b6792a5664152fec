"""Calls to the API of a server, with nothing but the standard library.

A call that was too much is made again when the server says so, and one that got no answer after
growing pauses: what was carried out before is answered as the first call was.
"""

import json
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from http.client import HTTPException, HTTPMessage
from http.client import HTTPResponse as Answer
from typing import IO, Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from gridwright.core.errors import GridwrightError, SetupError

TIMEOUT: Final = 30.0  # seconds for a call
SILENCE: Final = 21.0  # seconds without a line after which a stream is gone: three heartbeats
FIRST_PAUSE: Final = 1.0  # seconds; every further pause is twice as long
LONGEST_PAUSE: Final = 60.0
TRIES: Final = 6  # of a call
_TOO_MUCH: Final = 429
_TROUBLE: Final = 500  # and above: the server's, not ours
_API: Final = "/api/v1"

Json = dict[str, Any]
Sleep = Callable[[float], object]


class ServerError(GridwrightError):
    """The server has refused a call, with a *status* and what it has to say."""

    def __init__(self, status: int, body: Json) -> None:
        problem = body.get("error", {})
        self.status, self.id = status, str(problem.get("id", ""))
        text = str(problem.get("text", status))
        super().__init__("cli.lend.refused", {"reason": text})


class UnreachableError(GridwrightError):
    """The server does not answer, or something else does."""

    def __init__(self, url: str, reason: str) -> None:
        super().__init__("cli.lend.unreachable", {"url": url, "reason": reason})


class _NoRedirects(HTTPRedirectHandler):
    """Follows nowhere: the key is for one server."""

    def redirect_request(  # noqa: PLR0913 - as it is declared
        self,
        req: Request,  # noqa: ARG002
        fp: IO[bytes],  # noqa: ARG002
        code: int,  # noqa: ARG002
        msg: str,  # noqa: ARG002
        headers: HTTPMessage,  # noqa: ARG002
        newurl: str,  # noqa: ARG002
    ) -> None:
        return None


class Connection:
    """The API of one server, for one key."""

    def __init__(self, url: str, key: str, language: str = "", sleep: Sleep = time.sleep) -> None:
        """Raise `SetupError` where *url* or *key* cannot be one."""
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise SetupError("cli.lend.url", {"url": url}, key="url")
        if not key.isascii() or not key.isprintable() or not key or " " in key:
            raise SetupError("cli.lend.key", key="key")
        self.url = f"{parts.scheme}://{parts.netloc}"
        self._headers = {
            "Authorization": f"Bearer {key}",
            "Accept-Language": language,
            "User-Agent": "gridwright",
        }
        self._open = build_opener(_NoRedirects).open
        self._sleep = sleep

    def wait(self, seconds: float) -> None:
        self._sleep(seconds)

    def get(self, path: str, tries: int = TRIES) -> Json:
        return self._call("GET", path, None, tries)

    def post(self, path: str, body: Mapping[str, object]) -> Json:
        return self._call("POST", path, body, TRIES)

    def _call(self, method: str, path: str, body: Mapping[str, object] | None, tries: int) -> Json:
        """Return the answer to a call, or raise `ServerError` or `UnreachableError`."""
        for pause in [*pauses(tries - 1), None]:
            try:
                with self._answer(method, path, body, TIMEOUT) as answer:
                    read: Json = json.load(answer)
                    return read
            except HTTPError as error:
                with error:
                    refusal = ServerError(error.code, _body(error))
                    later = _retry_after(error)
                if pause is None or (error.code != _TOO_MUCH and error.code < _TROUBLE):
                    raise refusal from error
                self._sleep(later or pause)
            except (OSError, HTTPException, ValueError) as error:
                if pause is None:
                    raise UnreachableError(self.url, _reason(error)) from error
                self._sleep(pause)
        raise AssertionError

    def stream(self, path: str) -> Iterator[Json]:
        """Yield the lines of a stream until it ends; raise as a call does."""
        try:
            with closing(self._answer("GET", path, None, SILENCE)) as answer:
                for line in answer:
                    if line.strip():
                        read: Json = json.loads(line)
                        yield read
        except HTTPError as error:
            with error:
                raise ServerError(error.code, _body(error)) from error
        except (OSError, HTTPException, ValueError) as error:
            raise UnreachableError(self.url, _reason(error)) from error

    def _answer(
        self, method: str, path: str, body: Mapping[str, object] | None, timeout: float
    ) -> Answer:
        data = None if body is None else json.dumps(body).encode()
        headers = {**self._headers, **({"Content-Type": "application/json"} if data else {})}
        request = Request(f"{self.url}{_API}{path}", data, headers, method=method)  # noqa: S310 - checked
        answer: Answer = self._open(request, timeout=timeout)
        return answer


def pauses(count: int) -> list[float]:
    """Return the pauses between tries: each is twice as long as the one before."""
    return [min(FIRST_PAUSE * 2**number, LONGEST_PAUSE) for number in range(count)]


def _body(error: HTTPError) -> Json:
    """Return what an error says, if it is an error of the API."""
    try:
        body = json.load(error)
    except (OSError, HTTPException, ValueError):
        return {}
    return body if isinstance(body, dict) and isinstance(body.get("error", {}), dict) else {}


def _retry_after(error: HTTPError) -> float:
    text = error.headers.get("Retry-After", "")
    return float(text) if text.isascii() and text.isdigit() else 0.0


def _reason(error: Exception) -> str:
    reason = error.reason if isinstance(error, URLError) else error
    if isinstance(reason, OSError) and reason.strerror:
        return reason.strerror
    return str(reason) or type(reason).__name__
