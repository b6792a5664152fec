"""The log by turns: purchases in one line, turns without anything, bids among bots in short."""

from dataclasses import replace

import pytest

from gridwright import words
from gridwright.core.events import NOBODY, Event, EventKind
from gridwright.games.board.events import BUILT, REFILLED, STEP_BEGINS
from gridwright.games.outpost import events as outpost
from gridwright.phases.events import (
    BOUGHT_FUEL,
    BOUGHT_PLANT,
    DROPPED,
    OPENED,
    PASSED,
    PLANT_DRAWN,
    POWERED,
    RAISED,
)
from gridwright.web import models
from gridwright.web.pages import deeds, log, narration
from gridwright.web.pages import replay as replay_pages
from gridwright.web.pages.narration import Account, Fact
from gridwright.web.pages.replay import ReplayLinks, ReplayMoment
from gridwright.web.play import replays
from gridwright.web.play.perspective import Perspective, perspective_of
from tests.web.tables import guest, laid, take_turns
from tests.words.languages import COMPLETE

A, B, C, D = range(4)
ALL = frozenset([A, B, C, D])


def table_of_four(title: str = "recharged") -> Perspective:
    row = laid(guest("Ana"), ("me", "novice", "novice", "novice"), title)
    for number, name in enumerate(("Ana", "Hertz", "Volta", "Clarke")):
        row.places.filter(number=number).update(name=name)
    perspective = perspective_of(row.pk, row.host)
    assert perspective is not None
    return perspective


def facts(*told: tuple[int, EventKind, dict[str, int | str]], phase: str = "auction") -> list[Fact]:
    """Return a fact for each seat with what it did; what nobody did belongs to the one before."""
    actor, listed = NOBODY, []
    for number, (seat, kind, values) in enumerate(told, 1):
        actor = actor if seat == NOBODY else seat
        listed.append(Fact(number, actor, phase, Event(kind, seat, values)))
    return listed


def sentences(perspective: Perspective, told: list[Account]) -> list[str]:
    return [narration.sentence(perspective, account) for account in told]


def built(
    seat: int, city: str, slot: int, connection: int
) -> tuple[int, EventKind, dict[str, int | str]]:
    values: dict[str, int | str] = {"city": city, "slot": slot, "connection": connection}
    return seat, BUILT, {**values, "cost": slot + connection, "path": ""}


def bid(seat: int, amount: int) -> tuple[int, EventKind, dict[str, int | str]]:
    return seat, RAISED, {"bid": amount}


def drop(seat: int) -> tuple[int, EventKind, dict[str, int | str]]:
    return seat, DROPPED, {"plant": "26"}


def opening(seat: int) -> tuple[int, EventKind, dict[str, int | str]]:
    return seat, OPENED, {"plant": "26", "bid": 26}


def purchase(seat: int, amount: int) -> tuple[int, EventKind, dict[str, int | str]]:
    return seat, BOUGHT_PLANT, {"plant": "26", "bid": amount}


# Turns


def test_the_cities_of_a_turn_are_one_line(sqlite: None) -> None:
    """30 is 15 and 15, 23 is 10 and 13; what the game does by itself follows the line."""
    told = facts(
        built(B, "passau", 15, 15),
        (NOBODY, PLANT_DRAWN, {"plant": "31"}),
        built(B, "freiburg", 10, 13),
        built(C, "essen", 10, 0),
        phase="building",
    )

    assert sentences(table_of_four(), narration.accounts(told, ALL)) == [
        "Hertz connects Passau and Freiburg for 53 (30 + 23).",
        "Plant 31 enters the market.",
        "Volta connects Essen for 10 (10 + 0).",
    ]


def test_the_resources_of_a_turn_are_one_line(sqlite: None) -> None:
    told = facts(
        (B, BOUGHT_FUEL, {"resource": "garbage", "amount": 3, "cost": 20}),
        (B, BOUGHT_FUEL, {"resource": "oil", "amount": 3, "cost": 9}),
        (B, BOUGHT_FUEL, {"resource": "garbage", "amount": 2, "cost": 9}),
        (C, BOUGHT_FUEL, {"resource": "coal", "amount": 1, "cost": 1}),
        phase="resources",
    )

    assert sentences(table_of_four(), narration.accounts(told, ALL)) == [
        "Hertz buys 5 garbage, 3 oil for 38.",
        "Volta buys 1 coal for 1.",
    ]


def test_what_is_built_of_a_kind_is_one_line_in_outpost(sqlite: None) -> None:
    values: dict[str, int | str] = {"slot": 10, "connection": 2, "cost": 12, "path": ""}
    told = facts(
        (B, outpost.BUILT, {**values, "city": "amber", "why": "station"}),
        (B, outpost.BUILT, {**values, "city": "flint", "why": "station"}),
        (B, outpost.BUILT, {**values, "city": "amber", "why": "housing"}),
        phase="expansion",
    )

    assert sentences(table_of_four("outpost"), narration.accounts(told, ALL)) == [
        "Hertz builds stations in Amber and Flint for 24 (12 + 12).",
        "Hertz builds housing in Amber for 12 (10 + 2).",
    ]


def test_a_turn_without_anything_is_told(sqlite: None) -> None:
    told = [
        Fact(1, B, "building", None),
        Fact(2, C, "resources", None),
        Fact(3, D, "expansion", None),
    ]

    assert sentences(table_of_four(), narration.accounts(told, ALL)) == [
        "Hertz builds nothing.",
        "Volta buys nothing.",
        "Clarke builds nothing.",
    ]


# Duels


def long_auction() -> list[Fact]:
    """Volta opens at 26, Clarke is out at 31; then Hertz and Volta go on to 60."""
    bids = [bid(D, 27), bid(B, 28), bid(C, 29), bid(D, 30), bid(B, 31), bid(C, 32)]
    bids += [drop(D)]
    bids += [bid(B if amount % 2 else C, amount) for amount in range(33, 61)]
    return facts(opening(C), *bids, drop(B), purchase(C, 60))


def test_a_duel_of_bots_is_one_line(sqlite: None) -> None:
    told = narration.accounts(long_auction(), ALL)

    assert sentences(table_of_four(), told) == [
        "Volta starts the auction for plant 26 at 26.",
        "Clarke drops out at 32.",
        "Hertz and Volta bid each other up to 60; Volta wins plant 26.",
    ]
    assert [len(account.bids) for account in told] == [0, 6, 29]  # 28 bids, and who dropped out
    assert [narration.bids_summary(account) for account in told[1:]] == [
        "Show all 6 bids up to 32",
        "Show all 28 bids up to 60",
    ]
    duel = deeds.duel(table_of_four(), told[-1])
    assert (duel.letters, duel.bids[0], duel.bids[-1]) == (("B", "C"), 33, 60)
    assert duel.sentences[-1] == "Hertz drops out."


def test_bids_are_told_while_a_person_is_in(sqlite: None) -> None:
    """Ana drops at 29; what bots bid before that is told, and so is a short end."""
    bids = [bid(B, 27), bid(C, 28), bid(A, 29), bid(B, 30), drop(C), drop(A)]
    told = facts(opening(C), *bids, purchase(B, 30))

    assert len(narration.accounts(told, frozenset([B, C]))) == len(told)


def test_an_auction_that_a_person_wins_is_told_whole(sqlite: None) -> None:
    bids = [bid(B, 27), bid(A, 28), bid(B, 29), bid(A, 30), drop(B)]
    told = facts(opening(A), *bids, purchase(A, 30))

    assert len(narration.accounts(told, frozenset([B, C, D]))) == len(told)


def test_an_auction_that_is_not_over_is_told_whole(sqlite: None) -> None:
    told = long_auction()[:-2]

    assert len(narration.accounts(told, ALL)) == len(told)


@pytest.mark.parametrize("language", COMPLETE)
def test_the_log_keeps_names_as_they_are(sqlite: None, language: str) -> None:
    told = [
        *facts(built(B, "passau", 15, 15), built(B, "freiburg", 10, 13), phase="building"),
        *long_auction(),
        Fact(80, D, "building", None),
    ]
    perspective = table_of_four()
    with words.speaking(words.catalogue(language)):
        said = sentences(perspective, narration.accounts(told, ALL))

    names = ["Hertz", "Volta", "Clarke", "Hertz", "Clarke"]
    assert [sentence.split()[0] for sentence in said] == names
    assert "Passau" in said[0]
    assert "53" in said[0]
    assert "26" in said[3]
    assert "60" in said[3]


# Roofs


def test_lines_of_the_game_have_no_roof(sqlite: None) -> None:
    """What nobody did has none; everything else has that of its own seat."""
    row = laid(guest("Ana"), ("novice", "novice", "novice"))
    while models.Table.objects.get(pk=row.pk).round < 3:
        assert take_turns(1) == 1
    perspective = perspective_of(row.pk, row.host)
    assert perspective is not None

    lines = [line for section in log.log(perspective) for line in section.lines]

    own = [line for line in lines if line.name]
    assert {line.letter for line in own} == {"A", "B", "C"}
    assert all(perspective.names["ABC".index(line.letter)] == line.name for line in own)
    market = [line for line in lines if "added to the market" in line.rest or "Plant" in line.rest]
    assert market
    assert {line.letter for line in market} == {""}


def test_results_have_the_roof_of_their_own_seat(sqlite: None) -> None:
    row = laid(guest("Ana"), ("random", "random"), "card")
    take_turns()
    recording = replays.of_table(row.pk, row.host)
    assert recording is not None
    assert recording.is_over
    links = ReplayLinks("/t", "/r", "")

    shown = replay_pages.moment(recording, links, len(recording.moves), "action")["moment"]

    assert isinstance(shown, ReplayMoment)
    scored = [line for line in shown.log if "point" in line.sentence]
    assert [(line.letter, line.sentence.split(" has ")[0]) for line in scored] == [
        ("A", recording.names[0]),
        ("B", recording.names[1]),
    ]
    dealt = [line for line in shown.log if "is added to column" in line.sentence]
    assert {line.letter for line in dealt} <= {""}


# Deeds


def test_deeds_say_where_and_how_much(sqlite: None) -> None:
    path = "hannover kassel"
    values: dict[str, int | str] = {"city": "kassel", "slot": 10, "connection": 15, "cost": 25}
    told = facts(
        (C, BUILT, {**values, "path": path}),
        (B, POWERED, {"cities": 1, "income": 22}),
        opening(D),
        bid(B, 27),
        drop(C),
        purchase(D, 28),
        (B, PASSED, {}),
        (B, BOUGHT_FUEL, {"resource": "oil", "amount": 2, "cost": 7}),
        (NOBODY, REFILLED, {"resource": "oil", "amount": 2}),
        (NOBODY, STEP_BEGINS, {"step": 2}),
    )
    perspective = table_of_four()
    told[1] = replace(told[1], number=0)  # an action of its history: the plants are read from it

    done = deeds.deeds(perspective, [Account((fact,)) for fact in told])

    assert [(deed.name, deed.text, deed.detail, deed.total) for deed in done] == [
        ("Volta", "connects Kassel", "10 for the city, 15 from Hannover", "25"),
        ("Hertz", "powers 1 city", "", "22"),
        ("Clarke", "starts the auction for plant 26 at 26", "", ""),
        ("Clarke", "wins plant 26 for 28", "", ""),
        ("Hertz", "passes for the round", "", ""),
        ("Hertz", "buys 2 oil", "", "7"),
    ]
    assert [(deed.kind, deed.of) for deed in done] == [
        ("city", "kassel"),
        ("seat", ""),
        ("card", "26"),
        ("won", "26"),
        ("seat", ""),
        ("fuel", "oil"),
    ]
    assert done[0].path == path
    assert done[0].spoken == "Volta connects Kassel, 25."
    assert done[4].spoken == "Hertz passes for the round."
