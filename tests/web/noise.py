"""Requests that nobody would send on purpose, always the same for the same seed."""

from dataclasses import dataclass
from random import Random
from urllib.parse import urlencode

METHODS = ("GET", "GET", "GET", "POST", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "BREW")
FIELDS = (
    *(
        "line",
        "number",
        "version",
        "change",
        "name",
        "title",
        "map",
        "tempo",
        "seat-1",
        "seat-2",
        "since",
    ),
    *("clock", "free", "free-unit", "bank", "at-flag", "way", "zone", "from", "until", "away"),
    *("option-regions", "option-money", "csrfmiddlewaretoken", "token", "q", "page", "language"),
)
VALUES = (
    *("", " ", "0", "-1", "1", "7.5", "٣", "99999999999999999999", "me", "open", "novice", "none"),
    *("recharged", "card", "atlantis", "germany", "pass", "done", "drop", "undo", "undo B C"),
    *("open 5 5", "build köln", "buy coal 99999999999", "x" * 150, "\x00", "a\nb", "ü", "\u2028"),
    *("own", "daily", "d", "UTC", "night", "back", "2026-11-17T08:30", "9999-12-31T23:59"),
    *("<b>", "' OR 1=1 --", "../../etc/passwd", "{{ 7 }}", "%s%n", "\ud800", "🂡", "A,B", "#"),
)
TYPES = (
    *("application/x-www-form-urlencoded", "application/x-www-form-urlencoded; charset=klingon"),
    *("application/json", "multipart/form-data; boundary=x", "multipart/form-data", "text/plain"),
    *("", "x/y", "application/x-www-form-urlencoded; charset=utf-16"),
)
HEADERS = {
    "HX-Request": ("true", "false", "\x7f"),
    "Accept-Language": ("pl", "*", "x" * 300, "de;q=9", ",,;"),
    "Last-Event-ID": ("7", "-1", "x"),
    "X-Forwarded-For": ("1.2.3.4", "x" * 99, ",,"),
    "Origin": ("null", "http://evil.example", "x"),
    "Referer": ("http://evil.example/", "x"),
    "Cookie": ("guest=1:x:y", "guest=", "csrftoken=x", "=;=", "guest=" + "9" * 999),
    "Host": ("evil.example", "a b", "[::1", "localhost:x", "testserver:99999"),
}
ENDS = ("", "/", "/play", "/undo", "/fill", "/record", "/events", "/replay", "/nothing", "?x=%ff")


@dataclass(frozen=True, slots=True)
class Noise:
    """One request."""

    method: str
    path: str
    type: str
    body: bytes
    headers: dict[str, str]


def query(chance: Random) -> str:
    pairs = [(chance.choice(FIELDS), chance.choice(VALUES)) for _ in range(chance.randrange(6))]
    return urlencode(pairs, errors="surrogatepass")


def path(chance: Random, known: list[str]) -> str:
    """Return an address that is there, nearly, or not at all."""
    kind = chance.randrange(4)
    if kind == 0:
        return "/" + chance.choice(("%00", "%ff%fe", "..%2f", "//", "t/", "static/../x", "%"))
    found = chance.choice(known) + (chance.choice(ENDS) if kind == 1 else "")
    if kind == 2:
        place = chance.randrange(len(found) + 1)
        found = found[:place] + chance.choice(("%20", "Z", "0", "%c3", "-")) + found[place:]
    return f"/{found.lstrip('/')}"


def body(chance: Random, token: str) -> bytes:
    """Return what a form, or nobody, would send."""
    kind = chance.randrange(5)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:
        return b'--x\r\nContent-Disposition: form-data; name="line"\r\n\r\npass\r\n'
    sent = f"csrfmiddlewaretoken={token}&{query(chance)}" if kind < 4 else query(chance)
    return sent.encode()


def request(chance: Random, known: list[str], token: str) -> Noise:
    """Return the next request; *known* are addresses, *token* is one that forms need."""
    method = chance.choice(METHODS)
    where = path(chance, known)
    if chance.random() < 0.4:
        where += ("&" if "?" in where else "?") + query(chance)
    headers = {
        name: chance.choice(values) for name, values in HEADERS.items() if chance.random() < 0.08
    }
    is_form = chance.random() < 0.7
    sent = b"" if method in ("GET", "HEAD") else body(chance, token)
    return Noise(method, where, TYPES[0] if is_form else chance.choice(TYPES), sent, headers)
