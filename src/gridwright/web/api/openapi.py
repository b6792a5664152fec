"""openapi.json: what there is to call, made from the endpoints and the declared types."""

import json
from copy import deepcopy
from functools import cache
from http import HTTPStatus
from importlib import resources
from inspect import cleandoc
from typing import Any, Final, get_type_hints, is_typeddict

from django.http import HttpRequest, HttpResponse, JsonResponse
from ninja import NinjaAPI
from ninja.openapi.schema import OpenAPISchema

from gridwright import schemas, words
from gridwright.web.api.bodies import MOST
from gridwright.web.api.calls import ORDER
from gridwright.web.api.endpoints import ENDPOINTS, Endpoint
from gridwright.web.api.keys import READ
from gridwright.web.api.problems import PLAIN, ROOT
from gridwright.web.api.public_shapes import ResultDict
from gridwright.web.api.shapes import ErrorDict
from gridwright.web.api.stream_shapes import ABOUT as STREAMS_ABOUT
from gridwright.web.api.stream_shapes import LINES, STREAMS, Stream

Part = dict[str, Any]

_SCHEMAS: Final = "#/components/schemas/"
_ERROR: Final[Part] = {"$ref": "#/components/responses/Error"}
_EXAMPLES: Final = "examples.json"
_NDJSON: Final = "application/x-ndjson"
_JSON: Final = "application/json"
_KEY: Final = "key"
_ABOUT: Final = (
    "Programs ask with a key, `Authorization: Bearer gw_...`, which a member makes at /me/keys."
    " What they get is what the seat of the member sees, under the names of the records and of"
    " `gridwright replay --json`. Seats are letters, times are ISO 8601 in UTC, spans are seconds."
    " Whatever is not carried out changes nothing, and is answered with an `Error`."
)


def answer(_: HttpRequest) -> HttpResponse:
    from gridwright.web.api.application import application  # noqa: PLC0415 - which imports this

    return JsonResponse(document(application()), json_dumps_params=PLAIN)


@cache
def document(application: NinjaAPI) -> Part:
    """Return openapi.json, in English."""
    with words.speaking(words.catalogue(words.ENGLISH)):
        whole = json.loads(json.dumps(OpenAPISchema(application, ROOT.strip("/"))))
    declarations: list[Any] = [ErrorDict, ResultDict]
    paths: Part = {}
    for declared in sorted(ENDPOINTS, key=lambda each: ORDER.index(each.module)):
        path = f"{ROOT}{declared.path}"
        operation = whole["paths"][path][declared.method.lower()]
        paths.setdefault(path, {})[declared.method.lower()] = _operation(declared, operation)
        declarations += [each for each in _types(declared).values() if is_typeddict(each)]
    paths |= {f"{ROOT}{stream.path}": {"get": _stream(stream)} for stream in STREAMS}
    declarations += LINES
    components = _bounded(schemas.definitions(declarations, _SCHEMAS))
    return {
        "openapi": "3.1.0",
        "info": {"title": "gridwright", "version": "1", "description": _ABOUT},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "responses": {"Error": _response("Nothing was changed.", ErrorDict)},
            "securitySchemes": {_KEY: {"type": "http", "scheme": "bearer"}},
        },
    }


def _types(declared: Endpoint) -> Part:
    return get_type_hints(declared.function)


def _operation(declared: Endpoint, made: Part) -> Part:
    """Return an operation with the parameters that django-ninja has *made*."""
    text = cleandoc(declared.function.__doc__ or "").replace("\n", " ")
    types = _types(declared)
    operation: Part = {
        "operationId": declared.name,
        "summary": text.partition(". ")[0].rstrip("."),
        "description": text,
        "tags": [declared.module],
        "security": [{_KEY: [declared.scope]}] if declared.scope else [{}, {_KEY: []}],
        "x-scope": declared.scope or None,
        "parameters": [_parameter(each) for each in made["parameters"]],
    }
    example = deepcopy(examples().get(declared.name, {}))
    for parameter in operation["parameters"]:
        if parameter["name"] in example.get("parameters", {}):
            parameter["example"] = example["parameters"][parameter["name"]]
    body = next((each for name, each in types.items() if name == "body"), None)
    if body is not None:
        content = {"schema": {"$ref": f"{_SCHEMAS}{body.__name__}"}}
        if "body" in example:
            content["example"] = example["body"]
        operation["requestBody"] = {"required": True, "content": {_JSON: content}}
    kind = types["return"]
    is_lines = not is_typeddict(kind)
    response = _response(
        HTTPStatus(declared.status).phrase,
        ResultDict if is_lines else kind,
        _NDJSON if is_lines else _JSON,
    )
    if "answer" in example:
        response["content"][_NDJSON if is_lines else _JSON]["example"] = example["answer"]
    operation["responses"] = {str(declared.status): response, "4XX": _ERROR, "503": _ERROR}
    return operation


def _stream(declared: Stream) -> Part:
    """Return the operation of a stream, which django-ninja knows nothing of."""
    schema: Part = {"anyOf": [{"$ref": f"{_SCHEMAS}{line.__name__}"} for line in LINES]}
    content: Part = {"schema": schema}
    since: Part = {"in": "query", "name": "since", "required": False}
    parameters: list[Part] = [{**since, "description": declared.since, "schema": _NUMBER}]
    if table := examples().get("view", {}).get("parameters", {}).get("table", ""):
        lines = [
            {**line, **({"table": table} if "table" in line else {})} for line in declared.told
        ]
        content["example"] = "\n".join([json.dumps(line) for line in lines])
    if "{table}" in declared.path:
        sentence, pattern = _PLACES["table"]
        place: Part = {"in": "path", "name": "table", "required": True, "description": sentence}
        place["schema"] = {"type": "string", "pattern": pattern}
        parameters.insert(0, {**place, **({"example": table} if table else {})})
    return {
        "operationId": declared.name,
        "summary": declared.summary,
        "description": f"{declared.summary}. {STREAMS_ABOUT}",
        "tags": ["streams"],
        "security": [{_KEY: [READ]}],
        "x-scope": READ,
        "parameters": parameters,
        "responses": {
            "200": {"description": "Lines of JSON.", "content": {_NDJSON: content}},
            "4XX": _ERROR,
            "503": _ERROR,
        },
    }


_NUMBER: Final[Part] = {"type": "integer", "minimum": 0}


def _parameter(made: Part) -> Part:
    """Return a parameter without what only django-ninja has to say about it."""
    schema = {key: each for key, each in made["schema"].items() if key in _KEPT}
    sentence = made["schema"].get("description", "")
    if made["in"] == "path":
        sentence, pattern = _PLACES[made["name"]]
        schema |= {"pattern": pattern} if pattern else {}
    parameter = {key: made[key] for key in ("in", "name", "required")}
    return {**parameter, "description": sentence, "schema": schema}


_ID: Final = "^[a-z0-9]{1,20}$"
_PLACES: Final = {
    "table": ("The id of a table.", _ID),
    "game": ("The id of a table, or of a record that is kept.", _ID),
    "puzzle": ("The id of a puzzle.", _ID),
    "name": ("The name of a member, however it is written.", "^[^/]+$"),
    "pool": ("A title and a number of seats: recharged.three_to_six, card.two.", "^[^/]+$"),
}
"""What stands in paths, and what it looks like."""
_KEPT: Final = ("type", "items", "enum", "anyOf", "minimum", "maximum")


def _response(description: str, declaration: Any, kind: str = _JSON) -> Part:  # noqa: ANN401
    schema = {"$ref": f"{_SCHEMAS}{declaration.__name__}"}
    return {"description": description, "content": {kind: {"schema": schema}}}


def _bounded(components: dict[str, Part]) -> dict[str, Part]:
    """Return *components*; numbers that are sent have the bounds by which they are checked."""
    for name, component in components.items():
        if name.endswith("Request"):
            for field in component["properties"].values():
                if field.get("type") == "integer":
                    field |= {"minimum": 0, "maximum": MOST}
    return components


@cache
def examples() -> Part:
    """Return a request and its answer for every endpoint, by its name, from a game that was played.

    A test plays that game again, and says how to write the file anew.
    """
    file = resources.files("gridwright.web.api").joinpath(_EXAMPLES)
    return json.loads(file.read_text("utf-8")) if file.is_file() else {}
