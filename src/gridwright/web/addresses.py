"""Where friends can reach this server: link and QR code must not name an address of this machine.

A page that is open at 127.0.0.1 works on this machine only. If the server listens on the network
too, links have the machine's address there; if not, pages say how to start it so that it does.
"""

import fcntl
import socket
import struct
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import ip_address
from time import monotonic
from typing import Final

from django.http import HttpRequest
from django.http.request import split_domain_port

from gridwright.web import environment

_EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104
_ELSEWHERE: Final = ("192.0.2.1", 9)  # reserved for documentation: asked for a route, never sent to
_GET_ADDRESS: Final = 0x8915  # SIOCGIFADDR of Linux
_FORWARDING: Final = ("HTTP_FORWARDED", "HTTP_VIA", "HTTP_X_REAL_IP")  # headers that proxies add
_KEPT: Final = 30  # seconds that the addresses of this machine are remembered


@dataclass(frozen=True, slots=True)
class Reach:
    """The origins for links to this server, and what a page says about them."""

    origins: tuple[str, ...]  # ``http://192.168.1.20:8000``, the best first
    here: str = ""  # the host of the page, if it leads to this machine only
    is_alone: bool = False  # nobody else can reach this machine


class Listening:
    """The address at which this process answers; "" where another server was put before Django."""

    host: str = ""


def reach_of(request: HttpRequest) -> Reach:
    """Return how others reach the server that *request* was sent to."""
    domain, port = split_domain_port(request.get_host())
    own = request.build_absolute_uri("/").rstrip("/")
    if environment.is_behind_proxy() or not is_loopback(domain) or not Listening.host:
        return Reach((own,))
    hosts = network_addresses() if Listening.host in _EVERYWHERE else ()
    if not hosts:
        return Reach((own,), domain, is_alone=True)
    return Reach(tuple([origin(host, port) for host in hosts]), domain)


def safe_origin(request: HttpRequest) -> str:
    """Return an origin for links in e-mails, which whoever asks cannot choose; "" without one.

    Requests may name any number as their host. A link to such an address would carry its secret to
    whoever is there.
    """
    domain = split_domain_port(request.get_host().lower())[0]
    names = environment.hosts()
    if domain in names or is_loopback(domain) or domain in network_addresses():
        return request.build_absolute_uri("/").rstrip("/")
    return f"{request.scheme}://{min(names)}" if names else ""


def is_from_here(request: HttpRequest) -> bool:
    """Whether a program of this machine asks, and not a proxy of this machine for somebody else."""
    if any([name.startswith("HTTP_X_FORWARDED") or name in _FORWARDING for name in request.META]):
        return False
    return is_loopback(str(request.META.get("REMOTE_ADDR", "")))


def origin(host: str, port: str | int) -> str:
    return f"http://{host}:{port}" if port else f"http://{host}"


def is_loopback(host: str) -> bool:
    with suppress(ValueError):
        return ip_address(host.strip("[]")).is_loopback
    return host.lower() == "localhost"


def is_number(host: str) -> bool:
    """Whether *host* is the address of a machine rather than its name."""
    with suppress(ValueError):
        return bool(ip_address(host.strip("[]")))
    return False


def network_addresses() -> tuple[str, ...]:
    """Return the IPv4 addresses of this machine, that of the default route first."""
    return _addresses(int(monotonic()) // _KEPT)


@lru_cache(1)
def _addresses(period: int) -> tuple[str, ...]:  # noqa: ARG001 - they are asked for anew in each
    candidates = dict.fromkeys([_on_default_route(), *_on_interfaces()])
    return tuple([host for host in candidates if host and _is_on_network(host)])


def _is_on_network(host: str) -> bool:
    address = ip_address(host)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _on_default_route() -> str:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.connect(_ELSEWHERE)
        return str(asked.getsockname()[0])
    return ""


def _on_interfaces() -> list[str]:
    """Return the addresses of all interfaces, where the system lets us ask for them."""
    addresses: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # one without an address
                asking = struct.pack("256s", name.encode()[:15])
                answer = fcntl.ioctl(asked.fileno(), _GET_ADDRESS, asking)
                addresses.append(socket.inet_ntoa(answer[20:24]))
    return addresses
