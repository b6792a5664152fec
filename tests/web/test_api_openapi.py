"""openapi.json: what the server says, what the answers are like, and the examples in it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from gridwright.web.api import keys, openapi
from gridwright.web.api.application import application
from gridwright.web.api.endpoints import ENDPOINTS
from gridwright.web.api.stream_shapes import STREAMS
from tests.web.api_examples import evening
from tests.web.programs import Program

ROOT = Path(__file__).parents[2]
FIXTURE = ROOT / "docs" / "openapi.json"
EXAMPLES = ROOT / "src" / "gridwright" / "web" / "api" / "examples.json"
RENEWS = "GRIDWRIGHT_RENEW" in os.environ
HOW = "to write docs/openapi.json and examples.json anew: GRIDWRIGHT_RENEW=1 pytest {}"
METHODS = ("get", "post", "delete")


def document() -> dict[str, Any]:
    whole: dict[str, Any] = json.loads(json.dumps(openapi.document(application())))
    return whole


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    """Return the path, method and description of everything that there is to call."""
    paths = document()["paths"]
    return [(path, method, each) for path in paths for method, each in paths[path].items()]


@pytest.mark.source
def test_the_examples_are_an_evening_that_was_played(sqlite: None) -> None:
    """Run first: the fixture has the examples in it."""
    text = evening()
    if RENEWS:
        EXAMPLES.write_text(text, "utf-8")
        openapi.examples.cache_clear()
        openapi.document.cache_clear()

    assert text == EXAMPLES.read_text("utf-8"), HOW.format(__file__)


@pytest.mark.source
def test_the_fixture_is_what_the_server_gives(sqlite: None) -> None:
    text = json.dumps(document(), ensure_ascii=False, indent=1) + "\n"
    if RENEWS:
        FIXTURE.write_text(text, "utf-8")

    assert Program().get("/openapi.json").json == json.loads(text)
    assert text == FIXTURE.read_text("utf-8"), HOW.format(__file__)


def test_it_is_a_document_of_openapi() -> None:
    jsonschema_rs.Draft202012Validator(document()["components"])
    whole = document()

    assert whole["openapi"] == "3.1.0"
    assert {each.method.lower() for each in ENDPOINTS} == set(METHODS)
    assert len(operations()) == len(ENDPOINTS) + len(STREAMS)
    names = [operation["operationId"] for _, _, operation in operations()]
    assert len(set(names)) == len(names)
    assert referred(whole) <= {
        *[f"#/components/schemas/{name}" for name in whole["components"]["schemas"]],
        "#/components/responses/Error",
    }


def referred(value: object) -> set[str]:
    """Return all that *value* refers to."""
    if isinstance(value, list):
        return set().union(*[referred(each) for each in value])
    if not isinstance(value, dict):
        return set()
    own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
    return own.union(*[referred(each) for each in value.values()])


def test_every_call_says_what_it_does_and_which_scope_it_needs() -> None:
    for path, method, operation in operations():
        where = f"{method} {path}"
        assert 10 <= len(operation["summary"]) <= 100, where
        assert operation["description"].startswith(operation["summary"]), where
        scope = operation["x-scope"]
        if scope is None:
            assert operation["security"] == [{}, {"key": []}], where
        else:
            assert scope in keys.SCOPES
            assert operation["security"] == [{"key": [scope]}], where
        for parameter in operation["parameters"]:
            assert parameter["description"], where
            assert parameter["schema"], where


def test_every_field_has_a_sentence() -> None:
    for name, component in document()["components"]["schemas"].items():
        assert component["description"], name
        for field, schema in component["properties"].items():
            assert schema["description"].rstrip(")").endswith("."), f"{name}.{field}"


def test_every_call_has_an_example_that_fits() -> None:
    whole = document()
    for path, method, operation in operations():
        where = f"{method} {path}"
        for parameter in operation["parameters"]:
            if parameter["in"] == "path":
                assert parameter["example"], where
        if "requestBody" in operation:
            content = operation["requestBody"]["content"]["application/json"]
            assert faults(whole, content["schema"], content["example"]) == [], where
        (status,) = [each for each in operation["responses"] if each.startswith("2")]
        ((kind, content),) = operation["responses"][status]["content"].items()
        example = content["example"]
        lines = example.splitlines() if kind.endswith("ndjson") else []
        for value in [json.loads(line) for line in lines] or [example]:
            assert faults(whole, content["schema"], value) == [], where


def faults(whole: dict[str, Any], schema: dict[str, Any], value: object) -> list[str]:
    """Return what is wrong with *value* by a *schema* of a document."""
    validator = jsonschema_rs.Draft202012Validator({**schema, "components": whole["components"]})
    return [str(error) for error in validator.iter_errors(value)]


def test_what_does_not_fit_is_found() -> None:
    whole = document()
    schema = {"$ref": "#/components/schemas/ActionsRequest"}

    assert faults(whole, schema, {"version": 1, "lines": ["done"]}) == []
    for wrong in ({"version": "1", "lines": []}, {"version": 1}, {"version": -1, "lines": []}):
        assert faults(whole, schema, wrong), wrong


def test_who_serves_no_program_has_not_loaded_what_they_need() -> None:
    """django-ninja and pydantic come with the first call: they are 13 MB in every process."""
    script = (
        "import sys, django; django.setup();"
        "import gridwright.web.urls, gridwright.web.serve.server;"
        "print([name for name in ('ninja', 'pydantic') if name in sys.modules])"
    )
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", script]

    printed = subprocess.run(  # noqa: S603 - our own
        command, env=surroundings, check=True, capture_output=True, text=True
    )

    assert printed.stdout.strip() == "[]"
