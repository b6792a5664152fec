"""A program that calls the API with a key, as any client does: no cookies, nothing but JSON."""

import json
from typing import Any

from django.test import Client

from gridwright.web import models
from gridwright.web.api import keys

ROOT = "/api/v1"


class Answer:
    """What came back."""

    def __init__(self, response: Any) -> None:  # noqa: ANN401 - the client adds attributes
        self.status: int = response.status_code
        self.headers = response.headers
        self.text: str = response.content.decode()
        self.has_cookies = bool(response.cookies)

    @property
    def json(self) -> Any:  # noqa: ANN401 - whatever JSON has
        return json.loads(self.text)

    @property
    def error(self) -> str:
        """The id of the error that it is."""
        return str(self.json["error"]["id"])


class Program:
    """A client with a key of a member, or with none."""

    def __init__(
        self, account: models.Account | None = None, *scopes: str, language: str = "en"
    ) -> None:
        """Without *scopes* the key may do everything."""
        self.client = Client(raise_request_exception=False)
        self.headers = {"Accept-Language": language}
        self.key: models.ApiKey | None = None
        if account is not None:
            self.key, secret = keys.create(account, "my bot", scopes or keys.SCOPES)
            self.headers["Authorization"] = f"Bearer {secret}"

    def get(self, path: str, /, **query: Any) -> Answer:  # noqa: ANN401
        return Answer(self.client.get(f"{ROOT}{path}", query or None, headers=self.headers))

    def post(self, path: str, /, **body: object) -> Answer:
        return self.send("POST", path, json.dumps(body))

    def delete(self, path: str, /) -> Answer:
        return self.send("DELETE", path)

    def send(self, method: str, path: str, body: str = "") -> Answer:
        """Send anything at all."""
        kind = "application/json"
        request = self.client.generic(
            method, f"{ROOT}{path}", body, content_type=kind, headers=self.headers
        )
        return Answer(request)
