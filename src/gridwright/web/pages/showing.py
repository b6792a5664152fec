"""Looks into plain texts and numbers for the templates."""

from dataclasses import dataclass

from gridwright import words
from gridwright.core.errors import Message
from gridwright.web.play.looks import Look


@dataclass(frozen=True, slots=True)
class Reason:
    """Why not: the sentence, and the clauses behind it."""

    sentence: str
    clauses: tuple[str, ...]


def reason(message: Message, look: Look) -> Reason:
    """Return why not, in words."""
    return Reason(words.say(message, look.lent, clauses=False), message.clauses)
