"""The endpoints as django-ninja has them, and openapi.json."""

import inspect
import json
from collections.abc import Callable
from functools import cache, partial
from http import HTTPStatus
from typing import Any, Final, get_args, get_type_hints, is_typeddict

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.urls import URLResolver, path
from django.urls.resolvers import RegexPattern
from ninja import NinjaAPI
from ninja.errors import HttpError, ValidationError
from ninja.params.functions import Body, Path, Query
from ninja.parser import Parser

from gridwright.core.errors import GridwrightError, Message
from gridwright.web.api import calls as calls  # noqa: PLC0414 - which declares the endpoints
from gridwright.web.api import openapi
from gridwright.web.api.bodies import MOST, model_of, split
from gridwright.web.api.endpoints import ENDPOINTS, Endpoint
from gridwright.web.api.entrance import call_of
from gridwright.web.api.problems import PLAIN, ProblemError
from gridwright.web.play.table_cache import OtherContentError
from gridwright.words import NO_NAMES, Names

_CONVERTERS: Final = {"table": "table", "game": "table", "puzzle": "table"}
"""What stands in a path, by the name of the parameter, where not everything may."""
_MISTAKES: Final = {"missing": "web.api.missing", "extra_forbidden": "web.api.unexpected"}
"""Why a field is refused, by the kind of error that pydantic names."""


class _Reader(Parser):
    """Reads bodies as JSON Schema understands them: 7.0 is a whole number, NaN is none at all."""

    def parse_body(self, request: HttpRequest) -> Any:  # noqa: ANN401 - whatever JSON has
        return json.loads(request.body, parse_float=_number, parse_constant=_no_number)


def _number(text: str) -> float:
    value = float(text)
    return int(value) if value.is_integer() else value


def _no_number(text: str) -> float:
    raise ValueError(text)


def addresses() -> URLResolver:
    """Return what leads from what follows ``/api/v1/`` to the function that answers."""
    patterns, _, _ = application().urls
    own = [path("openapi.json", openapi.answer, name="api-openapi")]
    return URLResolver(RegexPattern(r"^"), [*own, *patterns])


@cache
def application() -> NinjaAPI:
    api = NinjaAPI(docs_url=None, openapi_url=None, urls_namespace="api", parser=_Reader())
    for kind, answer in _ERRORS.items():
        api.add_exception_handler(kind, answer)
    for declared in ENDPOINTS:
        add = api.api_operation(
            [declared.method],
            _path(declared),
            auth=partial(_may_call, declared),
            url_name=f"api-{declared.name}",
        )
        add(_view(declared))
    return api


def _may_call(declared: Endpoint, request: HttpRequest) -> bool:
    """Whether who asks may; django-ninja wants to know before it looks at what was sent."""
    call_of(request).check_scope(declared.scope)
    return True


def _path(declared: Endpoint) -> str:
    """Return the path of an endpoint, where what may stand in it is named by its converters."""
    whole = declared.path
    for name, converter in _CONVERTERS.items():
        whole = whole.replace(f"{{{name}}}", f"{{{converter}:{name}}}")
    return whole


def _view(declared: Endpoint) -> Callable[..., Any]:
    """Return the function of an endpoint as django-ninja calls it.

    It has the parameters that requests have, and hands a body on as a dict.
    """
    hints = get_type_hints(declared.function, include_extras=True)
    signature = inspect.signature(declared.function)
    wanted = [each for each in signature.parameters.values() if each.name != "call"]
    parameters = [_parameter(declared, each, hints[each.name]) for each in wanted]
    bodies = [each.name for each in wanted if is_typeddict(hints[each.name])]

    def view(request: HttpRequest, **values: Any) -> HttpResponse:  # noqa: ANN401
        for name in bodies:
            values[name] = values[name].model_dump(exclude_unset=True)
        _check_characters(values)
        answer = declared.function(call_of(request), **values)
        if isinstance(answer, HttpResponse):
            return answer
        return JsonResponse(answer, status=declared.status, json_dumps_params=PLAIN)

    first = inspect.Parameter("request", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    view.__signature__ = signature.replace(  # type: ignore[attr-defined]
        parameters=[first, *parameters], return_annotation=inspect.Signature.empty
    )
    view.__name__, view.__module__ = declared.name, declared.function.__module__
    view.__doc__ = declared.function.__doc__
    return view


def _parameter(declared: Endpoint, known: inspect.Parameter, hint: Any) -> inspect.Parameter:  # noqa: ANN401
    """Return a parameter with the place in the request from which it is read."""
    kind, sentence = split(hint)
    if is_typeddict(kind):
        source, kind = Body(...), model_of(kind)
    elif f"{{{known.name}}}" in declared.path:
        source = Path(..., description=sentence)
    else:
        is_number = int in (kind, *get_args(kind))
        least, most = (0, MOST) if is_number else (None, None)
        default = ... if known.default is inspect.Parameter.empty else known.default
        source = Query(default, description=sentence, ge=least, le=most)
    return known.replace(annotation=kind, default=source, kind=inspect.Parameter.KEYWORD_ONLY)


def _check_characters(value: object, place: str = "") -> None:
    """Refuse what no database or file can keep: half characters, and the one that ends texts."""
    if isinstance(value, dict):
        for key, each in value.items():
            _check_characters(str(key), place)
            _check_characters(each, f"{place}.{key}" if place else str(key))
    elif isinstance(value, list):
        for each in value:
            _check_characters(each, place)
    elif isinstance(value, str) and ("\0" in value or not _is_whole(value)):
        message = Message("web.api.wrong_field", {"field": place})
        raise ProblemError(HTTPStatus.BAD_REQUEST, message)


def _is_whole(text: str) -> bool:
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


# Errors


def _refused(_: HttpRequest, error: GridwrightError) -> HttpResponse:
    """Say what the rules, or whoever was asked, have against it."""
    is_content = isinstance(error, OtherContentError)
    status = HTTPStatus.CONFLICT if is_content else HTTPStatus.UNPROCESSABLE_ENTITY
    names = error.context if isinstance(error.context, Names) else NO_NAMES
    return ProblemError(status, error.message, names).response()


def _malformed(_: HttpRequest, error: ValidationError) -> HttpResponse:
    """Say what in the request is not as it is declared: the first of what is."""
    first = error.errors[0]
    names = [str(part) for part in first["loc"]]
    place = ".".join(names[2:] if names[0] == "body" else names[1:])
    reason = _MISTAKES.get(str(first["type"]), "web.api.wrong_field")
    if not place:
        return ProblemError(HTTPStatus.BAD_REQUEST, "web.api.no_json").response()
    return ProblemError(HTTPStatus.BAD_REQUEST, Message(reason, {"field": place})).response()


def _unreadable(_: HttpRequest, error: HttpError) -> HttpResponse:
    return ProblemError(error.status_code, "web.api.no_json").response()


def _told(_: HttpRequest, error: ProblemError) -> HttpResponse:
    return error.response()


_ERRORS: Final[dict[type[Exception], Callable[..., HttpResponse]]] = {
    ProblemError: _told,
    GridwrightError: _refused,
    ValidationError: _malformed,
    HttpError: _unreadable,
}
