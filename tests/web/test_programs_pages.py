"""The page about the API has everything that openapi.json has, and examples that work."""

import json

import pytest

from gridwright import words
from gridwright.web.api import openapi
from gridwright.web.api.application import application
from gridwright.web.play import lobby, moves
from gridwright.web.programs import guide, reference
from tests.web.browser import Visitor
from tests.web.members import member
from tests.web.programs import Program
from tests.web.tables import guest, laid


def test_every_call_is_listed_with_its_fields(sqlite: None) -> None:
    page = Visitor().get("/api")
    document = openapi.document(application())

    assert page.status == 200
    for path, methods in document["paths"].items():
        for operation in methods.values():
            assert f'id="call-{operation["operationId"]}"' in page.html
        assert f"<code>{path}</code>" in page.html
    for name in ("position_line", "allows_programs", "invitation", "time_left", "retry"):
        assert f"<code>{name}</code>" in page.html


def test_every_group_of_calls_has_a_name_in_every_language() -> None:
    for language in words.languages():
        with words.speaking(words.catalogue(language)):
            labels = [group.label for group in reference.groups()]
        assert len(set(labels)) == len(labels) == 9
        assert not [label for label in labels if label.startswith("web.")]


def test_limits_are_those_that_hold(sqlite: None) -> None:
    text = Visitor().get("/api").text
    assert "10 calls a second and 30 at once, 300 actions a minute" in text
    assert "60 new tables an hour, 8 streams" in text
    assert "An empty line every 7 seconds" in text


@pytest.mark.parametrize("name", ["turn", "lay"])
def test_examples_are_shown_for_this_server(sqlite: None, name: str) -> None:
    html = Visitor().get("/api").html
    for example in guide.examples(name, "http://testserver"):
        assert guide.SERVER not in example.text
        first = example.text.splitlines()[0]
        assert first.replace('"', "&quot;") in html


def test_the_sample_of_a_mistake_is_what_is_answered(sqlite: None) -> None:
    """Of the values the page shows those in the sentence."""
    ana = member("Ana")
    row = laid(guest("Eve"), ("me", "open", "open"))
    for number in (1, 2):
        lobby.sit_down(row.places.get(number=number), ana.guest if number == 2 else guest("Bo"))
    moves.play(row.pk, 1, "open 5 5", 0)

    answer = Program(ana).post(f"/tables/{row.pk}/actions", version=1, lines=["bid 60"])

    error, sample = answer.json["error"], json.loads(guide.MISTAKE)["error"]
    assert answer.status == 422
    assert {**error, "values": sample["values"]} == sample
    assert sample["values"].items() <= error["values"].items()


def test_the_way_to_the_page_is_at_the_foot_of_others(sqlite: None) -> None:
    assert 'href="/api"' in Visitor().get("/").html
