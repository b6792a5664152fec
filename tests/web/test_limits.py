"""Who asks for too much is turned away, and nobody else."""

import asyncio

import pytest

from gridwright.web import limits
from gridwright.web.serve import streams
from gridwright.web.serve.hub import Hub
from gridwright.web.serve.requests import identified
from tests.web.browser import Visitor
from tests.web.test_streams import Listener, listening, query


def test_a_crowd_is_counted_for_each_and_in_all() -> None:
    crowd = limits.ConcurrencyLimit(2, 3)

    assert [crowd.may_enter("a") for _ in range(3)] == [True, True, False]
    assert [crowd.may_enter("b") for _ in range(2)] == [True, False]  # three in all
    crowd.leave("a")
    assert [crowd.may_enter(who) for who in ("b", "a")] == [True, False]


def test_who_looks_too_often_waits(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GETS", limits.RateLimit(2, 60))
    visitor = Visitor()

    assert [visitor.get("/").status for _ in range(3)] == [200, 200, 429]
    assert visitor.client.get("/", REMOTE_ADDR="192.0.2.7").status_code == 200


def test_streams_of_one_address_are_limited(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that ends makes room; behind a proxy, it says whose stream it is."""
    crowd = limits.ConcurrencyLimit(1, 10)
    monkeypatch.setattr(limits, "STREAMS", crowd)

    async def scene() -> list[int]:
        first, second, third = [Listener("abc", query("abc")) for _ in range(3)]
        async with listening(Hub(), first):
            await first.hears("retry")
            await streams.stream(second.scope, second.receive, second.send, Hub())
        async with listening(Hub(), third):
            await third.hears("retry")
        return [listener.status for listener in (first, second, third)]

    assert asyncio.run(scene()) == [200, 429, 200]
    assert crowd.may_enter("")


# Whose address it is

FORWARDED = [
    ([], "127.0.0.1"),
    ([(b"x-forwarded-for", b"192.0.2.9")], "192.0.2.9"),
    ([(b"x-forwarded-for", b"192.0.2.1, 192.0.2.9")], "192.0.2.9"),  # the proxy adds the last
    ([(b"x-forwarded-for", b"192.0.2.1"), (b"x-forwarded-for", b"192.0.2.9")], "192.0.2.9"),
    ([(b"x-forwarded-for", b"192.0.2.9"), (b"x_forwarded_for", b"192.0.2.1")], "192.0.2.9"),
    ([(b"x-forwarded-for", b"192.0.2.9"), (b"x-forwarded_for", b"192.0.2.1")], "192.0.2.9"),
    ([(b"x-forwarded-for", b"[2001:db8::7]")], "2001:db8::7"),
    ([(b"x-forwarded-for", b"somebody")], "127.0.0.1"),
]


@pytest.mark.parametrize(("headers", "client"), FORWARDED)
def test_a_proxy_says_who_asks(
    monkeypatch: pytest.MonkeyPatch, headers: list[tuple[bytes, bytes]], client: str
) -> None:
    monkeypatch.setenv("GRIDWRIGHT_PROXY", "1")

    assert identified({"headers": headers, "client": ("127.0.0.1", 5)})["client"][0] == client


@pytest.mark.parametrize(("headers", "client"), FORWARDED)
def test_without_a_proxy_nobody_says_who_asks(
    headers: list[tuple[bytes, bytes]], client: str
) -> None:
    scope = identified({"headers": headers, "client": ("127.0.0.1", 5)})

    assert scope["client"] == ("127.0.0.1", 5)
    assert [name for name, _ in scope["headers"] if b"_" in name] == []


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.9", "192.0.2.9"),
        ("::ffff:192.0.2.9", "192.0.2.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("", ""),
        ("nobody", "nobody"),
    ],
)
def test_an_ipv6_customer_is_counted_as_one(address: str, network: str) -> None:
    assert limits.counted_as(address) == network


def test_streams_of_an_ipv6_network_are_counted_together(
    sqlite: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowd = limits.ConcurrencyLimit(1, 10)
    monkeypatch.setattr(limits, "STREAMS", crowd)

    async def scene() -> int:
        first, second = [Listener("abc", query("abc")) for _ in range(2)]
        first.scope["client"] = ("2001:db8::1", 1)
        second.scope["client"] = ("2001:db8::2", 1)
        async with listening(Hub(), first):
            await first.hears("retry")
            await streams.stream(second.scope, second.receive, second.send, Hub())
        return second.status

    assert asyncio.run(scene()) == 429


# Work


def test_work_is_counted_and_comes_back() -> None:
    """Thirty seconds a minute: half a second in each."""
    now = [0.0]
    limit = limits.WorkLimit(30, 60, lambda: now[0])

    limit.spend("ana", 59.0)
    assert limit.delay("ana") == 0
    limit.spend("ana", 3.0)
    assert limit.delay("ana") == 5  # two seconds too much, and a moment
    assert limit.delay("bea") == 0
    now[0] = 5.0
    assert limit.delay("ana") == 0
    limit.spend("ana", 1000.0)
    assert limit.delay("ana") == 121  # not for ever, whatever it was
    now[0] = 10_000.0
    limit.spend("ana", 59.0)
    assert limit.delay("ana") == 0


def test_who_makes_too_much_work_waits(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every page counts by what it costs; an address with nothing left is asked to wait."""
    monkeypatch.setattr(limits, "WORK", limits.WorkLimit(0.06, 0.001))
    visitor = Visitor()

    assert visitor.get("/rules/recharged").status == 200
    page = visitor.get("/")

    assert page.status == 429
    assert int(page.headers["Retry-After"]) == 2
    assert page.alert.startswith("Too many requests. Try again in 2 seconds.")
    assert visitor.client.get("/", REMOTE_ADDR="192.0.2.7").status_code == 200
