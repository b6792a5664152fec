"""Errors as programs get them: an id, a sentence, the clauses and values, and a status."""

from http import HTTPStatus
from typing import Final

from django.http import HttpRequest, JsonResponse

from gridwright import words
from gridwright.core.errors import Message, as_json
from gridwright.web.api.shapes import ErrorDict, ProblemDict
from gridwright.words import NO_NAMES, Names

PREFIX: Final = "/api/"
ROOT: Final = f"{PREFIX}v1"
PLAIN: Final = {"ensure_ascii": False}  # letters of all languages as they are


class ProblemError(Exception):
    """A call is answered with an error; nothing was changed."""

    def __init__(
        self, status: int, message: Message | str, names: Names = NO_NAMES, **more: int | str
    ) -> None:
        """*names* are those of the table that it is about, *more* what stands beside the error."""
        self.status = status
        self.message = Message(message) if isinstance(message, str) else message
        super().__init__(self.message.id)
        self._names = names
        self._more = more

    def response(self) -> JsonResponse:
        body = {**body_of(self.message, self._names), **self._more}
        response = JsonResponse(body, status=self.status, json_dumps_params=PLAIN)
        if "seconds" in self._more:
            response["Retry-After"] = str(self._more["seconds"])
        if self.status == HTTPStatus.UNAUTHORIZED:
            response["WWW-Authenticate"] = "Bearer"
        return response


def is_from_program(request: HttpRequest) -> bool:
    """Whether *request* is for the API, where no cookie counts and everything is JSON."""
    return request.path.startswith(PREFIX)


def body_of(message: Message, names: Names = NO_NAMES) -> ErrorDict:
    problem: ProblemDict = {
        "id": message.id,
        "text": words.say(message, names, clauses=False),
        "clauses": list(message.clauses),
        "values": as_json(message.values, "", names),
    }
    return {"error": problem}
