"""Requests that are made from openapi.json, by the hundred, for every address of the API.

None makes the server fail, every answer is one that openapi.json describes, what does not fit its
description is refused, and whatever is refused changes nothing.
"""

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlencode

import jsonschema_rs
import pytest
import schemathesis
from django.apps import apps
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core import NOT_SET
from schemathesis.core.result import Ok

from gridwright.web import limits, models
from gridwright.web.api import openapi
from gridwright.web.api.application import application
from gridwright.web.play import lobby
from tests.web.members import member
from tests.web.programs import Answer, Program
from tests.web.tables import laid, take_turns

MODES: Final = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
NOTED: Final = ("seen", "used", "opened", "watched", "bell")  # when somebody looked
USUAL: Final = (
    *("done", "open 5 5", "pass", "drop", "bid 6", "build essen", "buy coal 1", "power none"),
    *("recharged", "card", "A", "B", "me", "open", "novice", "daily", "none", "thanks", "building"),
)


def document() -> dict[str, Any]:
    whole: dict[str, Any] = json.loads(json.dumps(openapi.document(application())))
    return whole


DOCUMENT: Final = document()
FOUND: Final = [
    result.ok()
    for result in schemathesis.openapi.from_dict(DOCUMENT).get_all_operations()
    if isinstance(result, Ok)
]
OPERATIONS: Final = {
    operation.label: operation for operation in FOUND if operation.tags != ["streams"]
}


@dataclass(frozen=True, slots=True)
class Club:
    """Tables in every state, and a program of a member who sits at them."""

    program: Program
    names: dict[str, list[str]]  # what may stand in paths


@pytest.fixture
def club(sqlite: None) -> Club:
    ana, bea = member("Ana"), member("Bea")
    running = laid(ana.guest, ("me", "open", "novice"))
    lobby.sit_down(running.places.get(number=1), bea.guest)
    mine = laid(ana.guest, ("me", "novice"), "card")
    take_turns(3)
    waiting = lobby.lay(lobby.Wish("outpost", "", ("open", "me"), is_listed=True), bea.guest)
    timed = laid(bea.guest, ("me", "open"), "card")
    models.Clock.objects.create(table=timed, free=15, bank=600, refill=120, level="novice")
    lobby.sit_down(timed.places.get(number=1), ana.guest)
    program = Program(ana)
    kept = program.post("/records", record=program.get(f"/tables/{mine.pk}/record").json["record"])
    tables = [running.pk, mine.pk, waiting.pk, timed.pk]
    return Club(
        program,
        {
            "table": tables,
            "game": [*tables, kept.json["id"]],
            "puzzle": [program.get("/puzzles/daily").json["id"]],
            "name": ["Ana", "bea"],
            "pool": ["card.two", "recharged.three_to_six"],
        },
    )


def test_no_request_makes_the_server_fail(club: Club) -> None:
    for label in OPERATIONS:
        fuzzed(club, label, 2)


@pytest.mark.slow
@pytest.mark.parametrize("label", OPERATIONS)
def test_nor_do_many(club: Club, label: str) -> None:
    fuzzed(club, label, 60)


def fuzzed(club: Club, label: str, count: int) -> None:
    """Send *count* requests that fit openapi.json, and as many that may not."""
    operation = OPERATIONS[label]
    chance = random.Random(label)  # noqa: S311 - of tests
    before = dump()
    for case in cases(operation, count):
        for name, known in club.names.items():
            if name in case.path_parameters and chance.random() < 0.8:
                case.path_parameters[name] = chance.choice(known)
        if chance.random() < 0.5:
            case.body = sensible(case.body, chance)
        answer = sent(club.program, case)
        check(operation, case, answer)
        after = dump()
        assert answer.status < 300 or after == before, (label, case.body, answer.text)
        # whoever acts is back at a seat that a bot kept, as on the page, even if that is refused
        is_back = models.Seat.objects.filter(has_left=False).exclude(stand_in="")
        before = dump() if is_back.update(stand_in="") else after


def cases(operation: Any, count: int) -> Iterator[Any]:  # noqa: ANN401 - of schemathesis
    for mode in MODES:
        yield from _cases(operation, count, mode)


def _cases(operation: Any, count: int, mode: GenerationMode) -> list[Any]:  # noqa: ANN401
    made: list[Any] = []

    @seed(7)
    @settings(
        max_examples=count,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def collect(case: Any) -> None:  # noqa: ANN401 - of schemathesis
        made.append(case)

    with suppress(Unsatisfiable):  # nothing can be wrong with it
        collect()
    return made


def sensible(value: Any, chance: random.Random) -> Any:  # noqa: ANN401 - whatever JSON has
    """Return *value* with some of its texts and numbers replaced by what might do something."""
    if isinstance(value, dict):
        return {key: sensible(each, chance) for key, each in value.items()}
    if isinstance(value, list):
        return [sensible(each, chance) for each in value]
    if isinstance(value, str):
        return chance.choice(USUAL)
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return chance.randrange(4) if is_number else value


def sent(program: Program, case: Any) -> Answer:  # noqa: ANN401 - of schemathesis
    """Send a case as it is, without limits."""
    for limit in (limits.CALLS, limits.ACTIONS, limits.LAID, limits.WORK, limits.CHAT):
        limit.clear()
    limits.RECORDS.clear()
    path = case.formatted_path.removeprefix("/api/v1")
    body = "" if case.body is NOT_SET else case.body
    text = body if isinstance(body, bytes) else json.dumps(body) if body != "" else ""
    query = {key: each for key, each in (case.query or {}).items() if each is not None}
    request = program.client.generic(
        case.method,
        f"/api/v1{path}",
        text,
        content_type="application/json",
        headers=program.headers,
        QUERY_STRING=encoded(query),
    )
    return Answer(request)


def encoded(query: dict[str, Any]) -> str:
    return urlencode(query, doseq=True, errors="surrogatepass")


def check(operation: Any, case: Any, answer: Answer) -> None:  # noqa: ANN401 - of schemathesis
    """Compare an answer with what openapi.json says of the endpoint."""
    declared = operation.definition.raw
    where = (operation.label, case.path_parameters, case.query, case.body, answer.text[:300])
    assert answer.status < 500, where
    schema = error_schema()
    if answer.status < 300:
        assert str(answer.status) in declared["responses"], where
        ((kind, content),) = declared["responses"][str(answer.status)]["content"].items()
        schema = content["schema"]
        assert answer.headers["Content-Type"] == kind, where
    if answer.headers["Content-Type"].startswith("application/json"):
        assert faults(schema, answer.json) == [], where
    if case.body is not NOT_SET and "requestBody" in declared and answer.status < 300:
        wanted = declared["requestBody"]["content"]["application/json"]["schema"]
        assert not isinstance(case.body, bytes), where
        assert faults(wanted, case.body) == [], where


def error_schema() -> dict[str, Any]:
    content = DOCUMENT["components"]["responses"]["Error"]["content"]
    schema: dict[str, Any] = content["application/json"]["schema"]
    return schema


VALIDATORS: Final[dict[str, Any]] = {}


def faults(schema: dict[str, Any], value: object) -> list[str]:
    key = json.dumps(schema)
    if key not in VALIDATORS:
        whole = {**schema, "components": DOCUMENT["components"]}
        VALIDATORS[key] = jsonschema_rs.Draft202012Validator(whole)
    return [str(error) for error in VALIDATORS[key].iter_errors(value)]


def dump() -> str:
    """Return all rows but when somebody looked."""
    rows: list[object] = []
    for model in apps.get_models():
        kept = [field.attname for field in model._meta.fields if field.name not in NOTED]  # noqa: SLF001
        rows += [model.__name__, *model._base_manager.order_by("pk").values_list(*kept)]  # noqa: SLF001
    return repr(rows)


def test_a_change_of_any_row_is_seen(club: Club) -> None:
    before = dump()
    assert dump() == before
    club.program.post(f"/tables/{club.names['table'][2]}/chat", phrase="good_luck")
    assert dump() != before


def test_an_answer_that_is_not_described_is_seen(club: Club) -> None:
    operation = OPERATIONS["GET /api/v1/me"]
    (case,) = list(cases(operation, 1))[:1]
    answer = sent(club.program, case)
    check(operation, case, answer)
    answer.text = answer.text.replace('"bell": ', '"bells": ')
    with pytest.raises(AssertionError):
        check(operation, case, answer)
