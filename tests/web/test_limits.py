"""Who asks for too much is turned away, and nobody else."""

import asyncio

import pytest

from gridwright.web import limits
from gridwright.web.serve import streams
from gridwright.web.serve.hub import Hub
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


def test_a_proxy_says_whose_stream_it_is(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIDWRIGHT_PROXY", "1")
    crowd = limits.ConcurrencyLimit(1, 10)
    monkeypatch.setattr(limits, "STREAMS", crowd)

    async def scene() -> tuple[bool, bool]:
        listener = Listener("abc", query("abc"))
        listener.scope["headers"] = [(b"x-forwarded-for", b"192.0.2.1, 192.0.2.9")]
        async with listening(Hub(), listener):
            await listener.hears("retry")
            return crowd.may_enter("192.0.2.9"), crowd.may_enter("192.0.2.1")

    assert asyncio.run(scene()) == (False, True)
