"""The door for people: what it checks, keeps and takes back."""

import pytest

from gridwright.content.load import load
from gridwright.core.errors import IllegalActionError, InvalidNotationError, SetupError
from gridwright.core.events import NOBODY
from gridwright.core.game import SPECTATOR, Snapshot
from gridwright.core.rng import StatedChanceError
from gridwright.games.board.state import BoardState
from gridwright.parts.auction import DROP
from gridwright.phases.state import UNKNOWN_MONEY
from gridwright.tables.table import Chance, Table, TableSpec, UnusedChanceError, letter
from tests.builders import S3
from tests.conformance.suite import Seating, played, value

ORDER = ("A", "B", "C")
MARKET = ("3", "4", "5", "6", "7", "8", "9", "10")
# Three players: 26 plants and S3; two plugs (14, 15) and six sockets are missing.
DECK = (
    *("13", "11", "12", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26"),
    *("27", "28", "29", "30", "31", "32", "33", "34", "35", "36", "37", "38", "S3"),
)
STATED = {"order": ORDER, "market": MARKET, "deck": DECK}


def a_table(**options: str) -> Table:
    """Return a table of three on stated cards; Ana is first, then Bea, then Cid."""
    spec = TableSpec("recharged", "germany", 3, ("Ana", "Bea", "Cid"), options, 5, STATED)
    return Table(spec, load())


def play(table: Table, *lines: str) -> None:
    for line in lines:
        table.play(line)


def first_round(table: Table) -> None:
    """Sell plants 3, 4 and 5 to A, B and C for the least; C buys fuel first."""
    play(table, "open 3 1", "drop", "drop", "open 4 4", "drop", "open 5 5")


# Laying


def test_seats_without_names_are_called_by_their_letters() -> None:
    table = Table(TableSpec("classic", "germany", 4, seed=1), load())

    assert table.names == ("A", "B", "C", "D")


@pytest.mark.parametrize(("title", "marks"), [("card", ("cards",)), ("recharged", ())])
def test_a_table_says_what_of_it_is_reconstructed(title: str, marks: tuple[str, ...]) -> None:
    board = "germany" if title == "recharged" else ""
    table = Table(TableSpec(title, board, 3, seed=1), load())

    assert table.reconstructed == marks


@pytest.mark.parametrize("names", [("Ana",), ("Ana", "Bea", "Cid", "Dan")])
def test_every_seat_needs_a_name(names: tuple[str, ...]) -> None:
    with pytest.raises(SetupError, match="3 seats need 3 names") as error:
        Table(TableSpec("recharged", "germany", 3, names, {}, 5), load())

    assert error.value.key == "names"


@pytest.mark.parametrize(
    ("title", "board", "seats", "options", "key", "text"),
    [
        (
            "monopoly",
            "germany",
            3,
            {},
            "title",
            "no title 'monopoly'. Choose from: recharged, class",
        ),
        ("recharged", "france", 3, {}, "map", "no map 'france'. Choose from: germany, usa"),
        (
            "recharged",
            "central_europe",
            3,
            {},
            "map",
            "has no map 'central_europe'",
        ),
        ("recharged", "germany", 1, {}, "seats", "2 to 6 players"),
        ("recharged", "germany", 7, {}, "seats", "2 to 6 players"),
        ("recharged", "germany", 3, {"luck": "on"}, "luck", "no option 'luck'"),
        ("recharged", "germany", 3, {"demolition": "maybe"}, "demolition", "off or on, not 'maybe"),
        ("classic", "germany", 3, {"starting_cities": "on"}, "starting_cities", "CL-S25"),
        ("classic", "germany", 3, {"central_europe_rules": "on"}, "central_europe_rules", "CL-C1"),
        ("classic", "germany", 3, {"cities_break_ties": "on"}, "cities_break_ties", "CL-E5"),
        ("recharged", "germany", 3, {"storage_when_empty": "on"}, "storage_when_empty", "RC-U1"),
        ("recharged", "germany", 3, {"trust_phase_out": "on"}, "trust_phase_out", "RC-G7"),
        (
            "recharged",
            "germany",
            3,
            {"refill": "central_europe"},
            "refill",
            "Option refill must be map or standard",
        ),
        ("recharged", "germany", 3, {"regions": "bavaria"}, "regions", "no region 'bavaria'"),
        ("recharged", "germany", 3, {"regions": "north"}, "regions", "use 3 regions"),
    ],
)
def test_a_table_that_cannot_be_laid_says_why(
    title: str, board: str, seats: int, options: dict[str, str], key: str, text: str
) -> None:
    with pytest.raises(SetupError) as error:
        Table(TableSpec(title, board, seats, (), options, 1), load())

    assert error.value.key == key
    assert text in str(error.value)


@pytest.mark.parametrize("on", ["on", "true", "yes", "1"])
def test_a_switch_may_be_spelled_in_several_ways(on: str) -> None:
    assert "demolition" in snapshot(a_table(demolition=on))


@pytest.mark.parametrize("off", ["off", "false", "no", "0"])
def test_a_switch_may_be_spelled_off(off: str) -> None:
    assert "demolition" not in snapshot(a_table(demolition=off))


def test_without_a_seed_all_chance_must_be_stated() -> None:
    with pytest.raises(SetupError, match="Without a seed") as error:
        Table(TableSpec("recharged", "germany", 3, (), {"regions": "draft"}), load())

    assert error.value.key == "seed"


def test_without_a_seed_the_regions_must_be_named() -> None:
    with pytest.raises(SetupError, match="must state: regions") as error:
        Table(TableSpec("recharged", "germany", 3, (), {}, None, STATED), load())

    assert error.value.key == "regions"


def test_stated_chance_leaves_the_rest_to_the_seed() -> None:
    """A stated order changes neither the cards nor the regions of the seed."""
    free = Table(TableSpec("recharged", "usa", 4, seed=77), load())
    order = tuple(reversed(free.layout["order"]))

    stated = Table(TableSpec("recharged", "usa", 4, seed=77, stated={"order": order}), load())

    assert stated.layout == {**free.layout, "order": order}


# Playing


def test_a_legal_action_is_carried_out_and_kept() -> None:
    table = a_table()

    events = table.play("open 4 7", 0)

    assert [(event.kind.id, event.seat, event.values) for event in events] == [
        ("opened", 0, {"plant": 4, "bid": 7})
    ]
    assert table.to_act == 1
    assert [(move.round, move.seat, table.game.write(move.action)) for move in table.moves] == [
        (1, 0, "open 4 7")
    ]
    assert table.events()[-1:] == list(events)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("open 4 3", "Bid at least 4, the plant's number. (RC-2.4)"),
        ("open 4 51", "You have 50 and can't bid 51. (RC-2.13)"),
        ("open 7 7", "Plant 7 is in the future market. For sale: 3, 4, 5, 6. (RC-2.7)"),
        ("open 50 50", "Plant 50 isn't in the market. For sale: 3, 4, 5, 6. (RC-2.6)"),
        (
            "pass",
            "Everyone must buy a plant in the first round, so you can't pass. (RC-2.30, RC-2.31)",
        ),
        ("drop", "No auction is running: start one or pass. (RC-2.5)"),
        ("build kiel", "That isn't part of this phase: auction. (RC-0.1, RC-0.2)"),
    ],
)
def test_a_refused_action_says_why_and_changes_nothing(line: str, sentence: str) -> None:
    """RC-2.4, RC-2.6, RC-2.7, RC-2.13, RC-2.31: what the first opener may not do."""
    table = a_table()
    before = value(table.state)

    with pytest.raises(IllegalActionError) as error:
        table.play(line)

    assert str(error.value) == sentence
    assert value(table.state) == before
    assert table.moves == []
    assert table.version == 0


def test_a_refusal_can_be_asked_for_beforehand() -> None:
    table = a_table()

    reason = table.why_not(table.game.parse("open 3 0"))

    assert reason is not None
    assert reason.id == "below_discount"
    assert reason.values["minimum"] == 1
    assert reason.clauses == ("RC-2.3",)
    assert table.why_not(table.game.parse("open 3 1")) is None


def test_a_seat_speaks_only_in_its_turn() -> None:
    table = a_table()
    before = value(table.state)

    with pytest.raises(IllegalActionError) as error:
        table.play("open 3 1", 2)

    assert str(error.value) == "It's Ana's turn, not Cid's."
    assert error.value.message.id == "not_your_turn"
    assert value(table.state) == before


def test_text_that_is_no_action_changes_nothing() -> None:
    table = a_table()

    with pytest.raises(InvalidNotationError):
        table.play("open the window")

    assert table.moves == []


def test_nothing_can_be_done_after_the_end() -> None:
    """RC-E1: the game is over, whoever speaks."""
    table = played(Seating("recharged", "germany", 3), 1)

    with pytest.raises(IllegalActionError, match=r"The game is over\. \(RC-E1\)"):
        table.play("done", 1)

    assert table.to_act == NOBODY
    assert table.legal_actions() == []


# Looking


def test_a_view_hides_the_deck() -> None:
    """RC-S28: of the deck only the back of its top card is seen."""
    seen = a_table().view(0)

    assert isinstance(seen, BoardState)
    assert all(card < 0 or card == 99 for card in seen.cards.deck)


def test_someone_who_watches_sees_no_hidden_money() -> None:
    """Ruling A20: with hidden money a spectator knows no amount, a player his own."""
    table = a_table(hidden_money="on")

    watched, own = table.view(SPECTATOR), table.view(1)

    assert isinstance(watched, BoardState)
    assert isinstance(own, BoardState)
    assert [player.money for player in watched.players] == [UNKNOWN_MONEY] * 3
    assert [player.money for player in own.players] == [UNKNOWN_MONEY, 50, UNKNOWN_MONEY]


# Stated shuffles


def at_the_last_card() -> Table:
    """Return a table on which the next sale draws the Step 3 card; below it lie 44, 25 and 31."""
    table = a_table()
    assert isinstance(table.state, BoardState)
    table.state.cards.deck = (S3, 44, 25, 31)
    play(table, "open 3 1", "drop")
    return table


def test_a_stated_shuffle_is_dealt_as_stated() -> None:
    """RC-ST10: the deck is shuffled when the Step 3 card comes; a record may say how."""
    table = at_the_last_card()

    events = table.play(DROP, 2, [("deck", ("31", "25", "44"))])

    assert isinstance(table.state, BoardState)
    assert table.state.cards.deck == (31, 25, 44)
    assert "step3_drawn" in [event.kind.id for event in events]
    assert table.moves[-1].chance == (("deck", ("31", "25", "44")),)


@pytest.mark.parametrize("words", [("31", "25"), ("31", "25", "42"), ("31", "25", "44", "42")])
def test_a_stated_shuffle_is_a_permutation(words: tuple[str, ...]) -> None:
    table = at_the_last_card()
    before = value(table.state)

    with pytest.raises(StatedChanceError) as error:
        table.play(DROP, 2, [("deck", words)])

    assert sorted(error.value.shuffled) == [25, 31, 44]
    assert (error.value.key, error.value.left) == ("deck", 1)
    assert value(table.state) == before
    assert len(table.moves) == 2


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (("cards", ("31", "25", "44")), "Only the deck is shuffled during play, not 'cards'"),
        (("deck", ("31", "25", "S3")), "There is no plant 'S3'"),
        (("deck", ("31", "31", "44")), "Plant 31 appears twice"),
    ],
)
def test_a_stated_shuffle_names_cards_of_the_game(chance: Chance, text: str) -> None:
    table = at_the_last_card()

    with pytest.raises(SetupError, match=text):
        table.play(DROP, 2, [chance])

    assert len(table.moves) == 2


def test_a_shuffle_cannot_be_stated_where_nothing_is_shuffled() -> None:
    table = a_table()
    before = value(table.state)

    with pytest.raises(UnusedChanceError, match="Nothing is shuffled at this point") as error:
        table.play(table.game.parse("open 3 1"), 0, [("deck", ("31", "25", "44"))])

    assert error.value.index == 0
    assert value(table.state) == before
    assert table.moves == []


def test_one_shuffle_is_stated_once() -> None:
    table = at_the_last_card()

    before = value(table.state)

    with pytest.raises(UnusedChanceError, match="Nothing is shuffled at this point") as error:
        table.play(DROP, 2, [("deck", ("31", "25", "44")), ("deck", ("31", "25", "44"))])

    assert error.value.index == 1
    assert value(table.state) == before
    assert len(table.moves) == 2


def snapshot(table: Table) -> Snapshot:
    return table.game.snapshot(table.state)


def test_seats_have_letters() -> None:
    assert [letter(seat) for seat in range(6)] == ["A", "B", "C", "D", "E", "F"]
