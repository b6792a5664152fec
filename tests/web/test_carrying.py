"""From 127.0.0.1 to localhost: a guest goes along, and nobody is made somebody by a link alone."""

import re
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from gridwright.web import models
from gridwright.web.addresses import Listening
from gridwright.web.people import accounts, devices, links
from tests.web.members import member, signed_in
from tests.web.tables import guest

pytestmark = pytest.mark.usefixtures("sqlite")

NUMBER, NAME = "127.0.0.1:8000", "localhost:8000"


@pytest.fixture(autouse=True)
def _listening(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Listening, "host", "127.0.0.1")


def at(host: str, **surroundings: str) -> Client:
    """Return a browser that has the server under *host*, with cookies for that host."""
    client = Client(enforce_csrf_checks=True)
    client.defaults |= {"HTTP_HOST": host, **surroundings}
    return client


def token(client: Client, path: str) -> str:
    html = client.get(path).content.decode()
    found = re.search(r'csrfmiddlewaretoken" value="([^"]+)"', html)
    assert found is not None
    return found[1]


def become(client: Client, name: str) -> models.Guest:
    client.post("/name", {"name": name, "csrfmiddlewaretoken": token(client, "/")})
    return models.Guest.objects.get(name=name)


def carried() -> tuple[models.Guest, str]:
    """Return a guest of 127.0.0.1, and where they are led from there."""
    there = at(NUMBER)
    ana = become(there, "Ana")
    where = there.get("/carry").headers["Location"]
    assert where.startswith(f"http://{NAME}/carry/")
    return ana, where.removeprefix(f"http://{NAME}")


def test_a_guest_goes_on_at_the_other_name() -> None:
    ana, path = carried()
    here = at(NAME)

    page = here.get(path).content.decode()
    assert "You&#x27;re Ana at 127.0.0.1 in this browser" in page
    assert not ana.devices.exists()
    sent = {"csrfmiddlewaretoken": token(here, path)}
    answer = here.post(path, sent, headers={"User-Agent": "Firefox/130 (X11; Linux)"})

    assert (answer.status_code, answer.headers["Location"]) == (302, "/")
    assert [device.label for device in ana.devices.all()] == ["Firefox, Linux"]
    assert ">Ana</a>" in here.get("/").content.decode()
    assert here.post(path, sent).headers["Location"] == "/"  # pressed twice
    assert at(NAME).get(path).status_code == 404  # for others it has been used


def test_following_a_link_makes_nobody_another() -> None:
    """Another page can send a browser to a link, but it cannot press the button there."""
    _, path = carried()
    bea = at(NAME)
    become(bea, "Bea")

    page = bea.get(path).content.decode()
    forged = [
        bea.post(path),
        bea.post(path, {"csrfmiddlewaretoken": "x" * 64}),
        bea.post(
            path,
            {"csrfmiddlewaretoken": token(bea, path)},
            headers={"Origin": "http://localhost:3000"},
        ),
    ]

    assert "Here you&#x27;ve been Bea so far. Seats of Bea stay with Bea." in page
    assert [answer.status_code for answer in forged] == [403] * 3
    assert ">Bea</a>" in bea.get("/").content.decode()
    assert not models.Device.objects.exists()


def test_a_link_is_for_minutes_and_the_newest_alone_works() -> None:
    there = at(NUMBER)
    become(there, "Ana")
    old, new = [there.get("/carry").headers["Location"].partition(NAME)[2] for _ in range(2)]
    here = at(NAME)

    assert [here.get(path).status_code for path in (old, new)] == [404, 200]
    models.Link.objects.update(ends=timezone.now() - timedelta(seconds=1))
    assert here.get(new).status_code == 404


def test_who_has_joined_since_signs_in_instead() -> None:
    """Their old cookie opens nothing any more, so a link of before must not, either."""
    ana, path = carried()
    accounts.create(ana, "Ana")

    assert at(NAME).get(path).status_code == 404


def test_a_member_stays_signed_in() -> None:
    _, path = carried()
    zoe = signed_in(member("Zoë")).client
    zoe.defaults["HTTP_HOST"] = NAME

    answer = zoe.get(path)
    assert answer.status_code == 403
    assert "This browser is already Zoë here." in answer.content.decode()
    assert zoe.cookies[devices.COOKIE].value


@pytest.mark.parametrize(
    ("host", "surroundings", "listening"),
    [
        (NUMBER, {"REMOTE_ADDR": "192.168.1.7"}, "0.0.0.0"),  # noqa: S104 - says it is this machine
        (NUMBER, {"HTTP_X_FORWARDED_FOR": "192.0.2.7"}, "127.0.0.1"),
        ("192.168.1.20:8000", {}, "0.0.0.0"),  # noqa: S104
        ("[::1]:8000", {}, "::1"),
        (NUMBER, {}, ""),
    ],
)
def test_only_this_machine_is_asked(
    monkeypatch: pytest.MonkeyPatch, host: str, surroundings: dict[str, str], listening: str
) -> None:
    _, path = carried()
    monkeypatch.setattr(Listening, "host", listening)
    client = at(host, **surroundings)
    become(client, "Cid")

    assert [client.get(each).status_code for each in ("/carry", path)] == [404, 404]
    assert "/carry" not in client.get("/").content.decode()


def test_home_offers_the_way() -> None:
    stranger, known = at(NAME), at(NUMBER)
    first = stranger.get("/").content.decode()
    become(known, "Ana")
    later = stranger.get("/").content.decode()

    assert "Played here before" not in first  # nobody has
    assert 'href="http://127.0.0.1:8000/carry"' in later
    assert 'href="/carry"' in known.get("/").content.decode()
    assert at(NUMBER).get("/carry").headers["Location"] == f"http://{NAME}/"  # a stranger goes home
    become(stranger, "Bea")
    assert "/carry" not in stranger.get("/").content.decode()


def test_a_link_of_another_kind_carries_nobody() -> None:
    ana = guest("Ana")
    secret = links.issue(models.LinkKind.DEVICE, ana, timedelta(minutes=1))

    assert at(NAME).get(f"/carry/{secret}").status_code == 404
