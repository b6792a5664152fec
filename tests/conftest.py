"""Settings of the whole suite, and what holds for all of it."""

import os
import sys
from collections.abc import Callable, Generator, Iterator
from typing import Concatenate, ParamSpec

import pytest
from hypothesis import settings

from gridwright import words
from gridwright.words import Catalogue, WordsError

P = ParamSpec("P")

settings.register_profile("suite", deadline=None)
settings.load_profile("suite")
os.environ.pop("GRIDWRIGHT_DATA", None)  # whoever runs the tests may play with cards of their own


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Trace no lines where a test does not want it (pytest-cov cannot do so in its workers)."""
    trace = sys.gettrace()
    if item.get_closest_marker("untraced") is None or trace is None:
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(trace)


@pytest.fixture(autouse=True, scope="session")
def _no_words_are_missing() -> Iterator[None]:
    """Collect what the packaged catalogues lack: at the end of the suite that must be nothing.

    Visitors see an id instead of a sentence; the suite is strict in their place.
    """
    english = words.catalogue("en")
    missing: list[str] = []
    find = Catalogue.missing

    def note(catalogue: Catalogue, problem: str) -> None:
        if english in (catalogue, catalogue.fallback):  # not one that a test has made up
            missing.append(problem)

    def note_missing(self: Catalogue, identifier: str) -> str:
        note(self, identifier)
        return find(self, identifier)

    def listening(method: Callable[Concatenate[Catalogue, P], str]) -> Callable[..., str]:
        def call(self: Catalogue, *args: P.args, **kwargs: P.kwargs) -> str:
            try:
                return method(self, *args, **kwargs)
            except WordsError as error:
                note(self, str(error))
                raise

        return call

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Catalogue, "missing", note_missing)
        for method in (Catalogue.say, Catalogue.event, Catalogue.text):
            patch.setattr(Catalogue, method.__name__, listening(method))
        yield
    assert missing == []
