"""Sending to addresses that members name: nowhere inside our network, and not for long.

The name in an address is resolved once; all its addresses must be public, and the connection goes
to one of those, whatever the name means a moment later. Nothing that is answered is followed, and
at most four kilobytes of it are read.
"""

import socket
import ssl
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as FutureTimeoutError
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from threading import Thread, Timer
from time import monotonic
from typing import Final
from urllib.parse import SplitResult, urlsplit

from gridwright.core.plain import is_plain
from gridwright.web.models import WebhookReach

SECONDS: Final = 5.0  # for everything: finding the host, sending, and the answer
_MOST_READ: Final = 4096  # bytes
_LONGEST: Final = 1000  # characters of an address
_PORTS: Final = {"https": 443, "http": 80}
_GLOBAL: Final = IPv6Network("2000::/3")
_TUNNELS: Final = (IPv6Network("2001::/32"), IPv6Network("2002::/16"))  # to any IPv4 address
_REDIRECTS: Final = range(300, 400)
_SUCCESSES: Final = range(200, 300)

Resolver = Callable[[str, int], Sequence[str]]
"""Finds the addresses of a host."""


class PostError(Exception):
    """Something was not sent; the text is one word, or ``status 404``."""

    def __init__(self, reason: str, status: int = 0) -> None:
        super().__init__(f"{reason} {status}" if status else reason)
        self.status = status


@dataclass(frozen=True, slots=True)
class Target:
    """An address that may be tried."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"


def checked(url: str, reach: str) -> Target:
    """Return where *url* leads, or raise `PostError`; nobody is asked for it yet."""
    if len(url) > _LONGEST or not url.isascii() or not is_plain(url) or " " in url:
        raise PostError("address")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise PostError("address") from error
    if parts.scheme not in _schemes(reach):
        raise PostError("scheme")
    if parts.username is not None or parts.password is not None:
        raise PostError("userinfo")
    if not parts.hostname:
        raise PostError("address")
    usual = _PORTS[parts.scheme]
    if reach != WebhookReach.NETWORK and port not in (None, usual):
        raise PostError("port")
    return Target(parts.scheme, parts.hostname, port or usual, _path(parts))


def _schemes(reach: str) -> tuple[str, ...]:
    return ("https", "http") if reach == WebhookReach.NETWORK else ("https",)


def _path(parts: SplitResult) -> str:
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def is_allowed(address: str, reach: str) -> bool:
    """Whether we connect to *address*; our own network is open where the club says so."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    if parsed.is_multicast or parsed.is_unspecified or parsed.is_link_local:
        return False
    return reach == WebhookReach.NETWORK or _is_public(parsed)


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    if not address.is_global or address.is_reserved:
        return False
    if isinstance(address, IPv4Address):
        return True
    return address in _GLOBAL and not any([address in tunnel for tunnel in _TUNNELS])


def resolve(host: str, port: int) -> list[str]:
    entries = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys([str(entry[4][0]) for entry in entries]))


def post(  # noqa: PLR0913 - tests name another resolver, and less patience
    url: str,
    body: bytes,
    headers: Mapping[str, str],
    reach: str,
    resolver: Resolver = resolve,
    seconds: float = SECONDS,
) -> int:
    """Send *body* to *url* and return the status of success, or raise `PostError`."""
    target = checked(url, reach)
    end = monotonic() + seconds
    addresses = _addresses(target, resolver, seconds)
    if not addresses:
        raise PostError("unresolved")
    if not all([is_allowed(address, reach) for address in addresses]):
        raise PostError("private")
    connection = _Pinned(target, addresses, end)
    timer = Timer(max(0.0, end - monotonic()), connection.cut)
    timer.start()
    try:
        status = _status(connection, target, body, headers)
    except ssl.SSLError as error:
        raise PostError("slow" if connection.is_cut else "tls") from error
    except (OSError, HTTPException, ValueError) as error:
        is_late = connection.is_cut or isinstance(error, TimeoutError)
        raise PostError("slow" if is_late else "unreachable") from error
    finally:
        timer.cancel()
        connection.close()
    if status in _REDIRECTS:
        raise PostError("redirect")
    if status not in _SUCCESSES:
        raise PostError("status", status)
    return status


def _addresses(target: Target, resolver: Resolver, seconds: float) -> Sequence[str]:
    """Return the addresses of a host; the system may take longer to say so than we wait."""
    answer: Future[Sequence[str]] = Future()

    def ask() -> None:
        try:
            answer.set_result(resolver(target.host, target.port))
        except (OSError, UnicodeError) as error:
            answer.set_exception(error)

    Thread(target=ask, name="resolver", daemon=True).start()
    try:
        return answer.result(seconds)
    except FutureTimeoutError as error:
        raise PostError("slow") from error
    except (OSError, UnicodeError) as error:
        raise PostError("unresolved") from error


def _status(connection: "_Pinned", target: Target, body: bytes, headers: Mapping[str, str]) -> int:
    fields = {
        "Host": target.authority,
        "User-Agent": "gridwright",
        "Connection": "close",
        **headers,
    }
    connection.request("POST", target.path, body, fields)
    response = connection.getresponse()
    response.read(_MOST_READ)
    if connection.is_cut:
        raise TimeoutError
    return response.status


class _Pinned(HTTPConnection):
    """A connection to one of the addresses that were looked at, under the name of the target."""

    def __init__(self, target: Target, addresses: Sequence[str], end: float) -> None:
        super().__init__(target.host, target.port)
        self._target = target
        self._addresses = addresses
        self._end = end
        self._open: socket.socket | None = None  # also while an answer is read, which `sock` is not
        self.is_cut = False

    def connect(self) -> None:
        plain = self._connected()
        if self._target.scheme == "http":
            self.sock = self._open = plain
            self._check()
            return
        context = ssl.create_default_context()
        self.sock = self._open = context.wrap_socket(
            plain, server_hostname=self._target.host, do_handshake_on_connect=False
        )
        self._check()
        self.sock.do_handshake()

    def _check(self) -> None:
        """Stop here if it was cut before there was anything to cut."""
        if self.is_cut:
            raise TimeoutError

    def _connected(self) -> socket.socket:
        """Return a connection to the first address that takes one."""
        problem: OSError = TimeoutError()
        for address in self._addresses:
            left = self._end - monotonic()
            if left <= 0:
                break
            try:
                return socket.create_connection((address, self._target.port), left)
            except OSError as error:
                problem = error
        raise problem

    def cut(self) -> None:
        """End the connection from another thread, however far it is."""
        self.is_cut = True
        if self._open is not None:
            try:
                socket.socket.shutdown(self._open, socket.SHUT_RDWR)
            except OSError:
                return  # it has ended by itself
