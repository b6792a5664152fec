"""The cards, numbers and maps that this server plays with."""

from functools import cache

from gridwright.content.load import load
from gridwright.content.types import Library
from gridwright.web import environment


@cache
def library() -> Library:
    """Return the content that ``GRIDWRIGHT_DATA`` names, as it was when first asked for."""
    return load(environment.own_content())
