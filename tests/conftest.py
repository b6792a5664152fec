"""Settings of the whole suite, and what holds for all of it."""

import sys
from collections.abc import Generator, Iterator

import pytest
from hypothesis import settings

from gridwright import words
from gridwright.core.errors import Message, Value
from gridwright.core.events import Event
from gridwright.words import NO_NAMES, Catalogue, Names, WordsError

settings.register_profile("suite", deadline=None)
settings.load_profile("suite")


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
def _everything_said_has_words() -> Iterator[None]:
    """Listen to all that is said in the suite: none of it may lack words, seen or not."""
    english = words.catalogue("en")
    wordless: list[str] = []
    say, event, text = Catalogue.say, Catalogue.event, Catalogue.text

    def note(catalogue: Catalogue, error: WordsError) -> None:
        if english in (catalogue, catalogue.fallback):  # not one that a test has made up
            wordless.append(str(error))

    def say_and_listen(
        self: Catalogue, message: Message, names: Names = NO_NAMES, *, clauses: bool = True
    ) -> str:
        try:
            return say(self, message, names, clauses=clauses)
        except WordsError as error:
            note(self, error)
            raise

    def event_and_listen(self: Catalogue, happened: Event, names: Names = NO_NAMES) -> str:
        try:
            return event(self, happened, names)
        except WordsError as error:
            note(self, error)
            raise

    def text_and_listen(self: Catalogue, identifier: str, **values: Value) -> str:
        try:
            return text(self, identifier, **values)
        except WordsError as error:
            note(self, error)
            raise

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Catalogue, "say", say_and_listen)
        patch.setattr(Catalogue, "event", event_and_listen)
        patch.setattr(Catalogue, "text", text_and_listen)
        yield
    assert wordless == []
