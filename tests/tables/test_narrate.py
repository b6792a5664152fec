"""Facts into sentences: every fact and every reason has its words, and no word is missing."""

import string
from functools import cache
from pathlib import Path

import pytest

from gridwright.content.load import load
from gridwright.core.errors import Explanation, Refusal
from gridwright.core.events import NOBODY, Event
from gridwright.games.board import refusals as board
from gridwright.games.cardgame import refusals as cardgame
from gridwright.games.outpost import refusals as outpost
from gridwright.games.registry import TITLES
from gridwright.tables import messages, narrate, record
from gridwright.tables.replay import replay
from tests.builders import a_game

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*/*.txt"))
NAMES = ("Ana", "Bea", "Cid")

# Messages for a value of `why` that does not have words of its own.
GENERAL = {"card_removed", "drawn_and_removed", "plant_removed"}


def told(kind: str, seat: int = NOBODY, **values: int | str) -> str:
    """Return the sentence of one event at a table of three in Germany."""
    return narrate.sentence(Event(kind, seat, values, reveals=False), NAMES, a_game())


@cache
def recorded_events() -> list[tuple[str, Event]]:
    """Return everything that happens in all recorded games, each with the title."""
    events: list[tuple[str, Event]] = []
    for path in RECORDS:
        table = replay(record.read(path.read_text(encoding="utf-8")), load())
        events.extend([(table.game.title, event) for event in table.events()])
    return events


def message_of(title: str, event: Event) -> str:
    special = f"{event.kind}.{event.values.get('why', '')}"
    own = f"{event.kind}.{title}"
    return next((name for name in (special, own) if name in messages.EVENTS), event.kind)


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


# Events


def test_every_event_message_is_used_in_a_recorded_game() -> None:
    used = {message_of(title, event) for title, event in recorded_events()}

    assert used == set(messages.EVENTS) - GENERAL


@pytest.mark.parametrize("message", sorted(set(messages.EVENTS) - GENERAL))
def test_an_event_always_has_the_values_of_its_message(message: str) -> None:
    """Every event of a kind carries the same values, and all that its sentence shows."""
    events = [event for title, event in recorded_events() if message_of(title, event) == message]

    shapes = {frozenset(event.values) for event in events}
    shown = placeholders(messages.EVENTS[message])

    assert len(shapes) == 1
    assert shown - {"who"} <= next(iter(shapes))
    if "who" in shown:
        assert all(event.seat >= 0 for event in events)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (("region_chosen", 0, {"region": "north_east"}), "Ana adds {region} to the play area."),
        (("trust_placed", 1, {"city": "koeln"}), "Bea gives Köln to the Trust."),
        (("city_marked", 2, {"city": "kiel"}), "Cid marks Kiel as a starting city."),
        (("round_begins", NOBODY, {"round": 4}), "Round 4 begins."),
        (("turn_order", NOBODY, {"order": "CAB"}), "Turn order: Cid, Ana, Bea."),
        (("turn_order", NOBODY, {"order": "ATB"}), "Turn order: Ana, the Trust, Bea."),
        (("step_begins", NOBODY, {"step": 2}), "Step 2 begins."),
        (("opened", 0, {"plant": 10, "bid": 11}), "Ana puts up plant 10 and bids 11."),
        (("raised", 1, {"bid": 12}), "Bea bids 12."),
        (("dropped", 2, {"plant": 10}), "Cid drops out."),
        (("bought_plant", 1, {"plant": 10, "bid": 12}), "Bea buys plant 10 for 12."),
        (("removed_plant", 3, {"plant": 10}), "Plant 10 of the Trust leaves the game."),
        (
            ("plant_removed", NOBODY, {"plant": 3, "why": "unsold"}),
            "Plant 3 leaves the game: nobody bought it.",
        ),
        (("plant_removed", NOBODY, {"plant": 3, "why": "?"}), "Plant 3 leaves the game."),
        (
            ("drawn_and_removed", NOBODY, {"plant": 3, "why": "obsolete"}),
            "Plant 3 is drawn and removed: a network has outgrown it.",
        ),
        (("drawn_and_removed", NOBODY, {"plant": 3}), "Plant 3 is drawn and removed."),
        (
            ("card_removed", NOBODY, {"plant": "20a", "why": "stage2"}),
            "Card 20a leaves the game as stage 2 begins.",
        ),
        (("card_removed", NOBODY, {"plant": "20a", "why": "?"}), "Card 20a leaves the game."),
        (
            ("bought_fuel", 0, {"amount": 3, "resource": "coal", "cost": 4}),
            "Ana buys 3 coal for 4.",
        ),
        (
            ("built", 0, {"city": "kiel", "cost": 18, "slot": 10, "connection": 8}),
            "Ana builds in Kiel for 18: slot 10, connection 8.",
        ),
        (("powered", 0, {"cities": 4, "income": 54}), "Ana supplies 4 cities and earns 54."),
        (
            ("final", 2, {"cities": 15, "money": 7}),
            "Cid can supply 15 cities and has 7 Elektro left.",
        ),
    ],
)
def test_an_event_becomes_a_sentence(
    event: tuple[str, int, dict[str, int | str]], sentence: str
) -> None:
    kind, seat, values = event
    if "region" in values:
        sentence = sentence.format(region=a_game().name_of(str(values["region"])))

    assert told(kind, seat, **values) == sentence


@pytest.mark.parametrize("message", ["region_chosen", "region_apart"])
def test_a_sentence_begins_with_a_capital(message: str) -> None:
    reason = Explanation(message, {"region": "north"}, ())

    assert narrate.refusal(reason, a_game()).startswith("North ")


def test_an_event_without_words_is_an_error_of_the_program() -> None:
    with pytest.raises(KeyError):
        told("exploded")


# Refusals


def reasons() -> list[Refusal]:
    """Return every reason of every title; some are kept in tuples, one for each Step."""
    found: list[Refusal] = []
    for module in (board, cardgame, outpost):
        for thing in vars(module).values():
            things = thing if isinstance(thing, tuple) else (thing,)
            found.extend([reason for reason in things if isinstance(reason, Refusal)])
    return found


def test_every_reason_has_words_and_no_words_are_left_over() -> None:
    known = {reason.message for reason in reasons()} | {"not_your_turn"}

    general = {message.partition(".")[0] for message in messages.REFUSALS}
    assert known == general
    assert general <= set(messages.REFUSALS)
    own = {message.partition(".")[2] for message in messages.REFUSALS} - {""}
    assert own <= {title.name for title in TITLES}


@pytest.mark.parametrize("message", sorted(messages.REFUSALS))
def test_the_words_of_a_reason_are_one_sentence_or_more(message: str) -> None:
    text = messages.REFUSALS[message]

    assert text.endswith(".")
    assert text[0].isupper() or text.startswith("{")


def test_a_reason_names_its_clauses() -> None:
    reason = Explanation("over_cash", {"money": 5, "bid": 9}, ("RC-2.13", "A20"))

    sentence = narrate.refusal(reason, a_game())

    assert sentence == "You have 5 and cannot bid 9. (RC-2.13, A20)"


def test_a_reason_without_clauses_is_just_its_sentence() -> None:
    reason = Explanation("not_your_turn", {"seat": "B", "to_act": "A"}, ())

    assert narrate.refusal(reason, a_game()) == "It is the turn of A, not of B."


def test_places_are_called_by_their_printed_names() -> None:
    reason = Explanation("outside_area", {"city": "frankfurt_main"}, ())

    assert narrate.refusal(reason, a_game()) == "Frankfurt am Main lies outside the play area."
