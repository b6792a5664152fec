"""The cards, numbers and maps that this server plays with, and its lessons."""

from functools import cache

from gridwright.content.data_files import DataFiles
from gridwright.content.load import load
from gridwright.content.types import Library
from gridwright.lessons.reading import Lessons, read_lessons
from gridwright.web import environment


@cache
def library() -> Library:
    """Return the content that ``GRIDWRIGHT_DATA`` names, as it was when first asked for."""
    return load(environment.own_content())


def packaged() -> Library:
    """Return the content of the package, which lessons are about."""
    return load()


@cache
def lessons() -> Lessons:
    """Return the lessons of the package, whose numbers are those of the packaged content."""
    return read_lessons(DataFiles(None), packaged())
