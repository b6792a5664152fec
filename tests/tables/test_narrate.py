"""A table tells what happens: every fact of the recorded games has its words.

The sentences themselves are tested in tests/words.
"""

from functools import cache
from pathlib import Path

import pytest

from gridwright import words
from gridwright.content.load import load
from gridwright.core.errors import Message
from gridwright.core.events import NOBODY, Event, EventKind
from gridwright.tables import narrate, record
from gridwright.tables.replay import replay
from tests.builders import a_game

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*/*.txt"))
NAMES = ("Ana", "Bea", "Cid")
EVENTS = words.catalogue("en").events

# Messages for a value of `why` that does not have words of its own.
GENERAL = {"card_removed", "drawn_and_removed", "plant_removed"}


@cache
def recorded_events() -> list[tuple[str, Event]]:
    """Return everything that happens in all recorded games, each with the id of its words."""
    events: list[tuple[str, Event]] = []
    for path in RECORDS:
        table = replay(record.read(path.read_text(encoding="utf-8")), load())
        title = table.game.title
        events.extend([(words_of(title, event), event) for event in table.events()])
    return events


def words_of(title: str, event: Event) -> str:
    special = f"{event.kind.id}.{event.values.get('why', '')}"
    own = f"{event.kind.id}.{title}"
    return next((name for name in (special, own) if name in EVENTS), event.kind.id)


@pytest.mark.games
def test_all_words_for_events_are_used_in_a_recorded_game() -> None:
    used = {name for name, _ in recorded_events()}

    assert used == set(EVENTS) - GENERAL


@pytest.mark.games
@pytest.mark.parametrize("name", sorted(set(EVENTS) - GENERAL))
def test_an_event_always_has_the_values_of_its_words(name: str) -> None:
    """Every event carries the values that its kind declares, and all that its sentence shows."""
    events = [event for other, event in recorded_events() if other == name]

    shapes = {frozenset(event.values) for event in events}
    declared = {frozenset(event.kind.fields) for event in events}
    shown = EVENTS[name].keys()

    assert shapes == declared
    assert len(shapes) == 1
    assert shown - {"who"} <= next(iter(shapes))
    if "who" in shown:
        assert all(event.seat >= 0 for event in events)


def test_players_and_cities_are_called_by_their_names() -> None:
    event = Event(EventKind("trust_placed"), 1, {"city": "koeln"})

    assert narrate.sentence(event, NAMES, a_game()) == "Bea places a Trust house in Köln."


def test_the_dummy_is_called_as_in_the_title() -> None:
    event = Event(EventKind("turn_order"), NOBODY, {"order": "ATB"})

    assert narrate.sentence(event, NAMES, a_game()) == "Player order: Ana, the Trust, Bea."


def test_a_reason_names_places_and_clauses() -> None:
    reason = Message("outside_area", {"city": "frankfurt_main"}, ("X-1",))

    assert narrate.refusal(reason, a_game()) == ("Frankfurt-M is outside the play area. (X-1)")


def test_a_reason_may_name_players() -> None:
    reason = Message("not_your_turn", {"seat": "B", "to_act": "A"})

    assert narrate.refusal(reason, a_game()) == "It's A's turn, not B's."
    assert narrate.refusal(reason, a_game(), NAMES) == "It's Ana's turn, not Bea's."
