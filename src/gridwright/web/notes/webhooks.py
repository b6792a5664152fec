"""Webhooks: the chat server of a member is told, in its own format where we know it."""

import json
from dataclasses import asdict, dataclass
from typing import Final
from urllib.parse import urlsplit

from gridwright.web import models
from gridwright.web.notes import posting

_DISCORD: Final = ("discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com")
_JSON: Final = {"Content-Type": "application/json; charset=utf-8"}


@dataclass(frozen=True, slots=True)
class Note:
    """What a chat server is told."""

    text: str
    url: str = ""
    table: str = ""  # "" where it is about none, or several
    kind: str = ""


def is_discord(url: str) -> bool:
    return (urlsplit(url).hostname or "") in _DISCORD


def body_of(url: str, mention: str, note: Note) -> bytes:
    """Return what is sent to *url*; *mention* is whom it is for, over there."""
    text = f"{mention} {note.text}".strip()
    fields: dict[str, object] = {**asdict(note), "text": text}
    if is_discord(url):
        content = f"{text} {note.url}".strip()
        fields = {"content": content, "allowed_mentions": {"parse": ["users"]}}
    return json.dumps(fields, ensure_ascii=False).encode()


def send(url: str, body: bytes, reach: str) -> None:
    """Send *body*, or raise `posting.PostError`."""
    if reach == models.WebhookReach.OFF:
        raise posting.PostError("off")
    posting.post(url, body, _JSON, reach)
