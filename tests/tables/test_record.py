"""Records: what is written, what is read back, and how every mistake names its line."""

import pytest

import gridwright
from gridwright.content.load import load
from gridwright.core.errors import SetupError
from gridwright.games.board.state import BoardState
from gridwright.games.registry import title_named
from gridwright.tables import record
from gridwright.tables.record import Record, RecordError
from gridwright.tables.replay import replay as played_again
from gridwright.tables.replay import steps
from gridwright.tables.table import Table, TableSpec
from tests.conformance.suite import Seating, played, value

HEADER = """gridwright record 1
title = recharged
map = germany
seats = 3
regions = north, north_east, east
order = A B C
market = 3 4 5 6 7 8 9 10
deck = 13 11 12 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 S3
"""

ROUND_1 = """1 A open 3 1
1 B drop
1 C drop
1 B open 4 4
1 C drop
1 C open 5 5
"""


def replay(text: str) -> Table:
    return played_again(record.read(text), load())


def failure(text: str) -> RecordError:
    """Return the error that reading and replaying *text* raises."""
    with pytest.raises(RecordError) as error:
        replay(text)
    return error.value


def changed(old: str, new: str, text: str = HEADER) -> str:
    """Return the header with one piece changed, and an empty body."""
    assert old in text
    return text.replace(old, new) + "---\n"


# Reading


def test_a_record_states_the_whole_table() -> None:
    table = replay(f"{HEADER}---\n{ROUND_1}")

    assert isinstance(table.state, BoardState)
    assert table.spec.options == {"regions": "north, north_east, east"}
    assert [player.plant_cards() for player in table.state.players] == [(3,), (4,), (5,)]
    assert [player.money for player in table.state.players] == [49, 46, 45]
    assert table.state.cards.row == (6, 7, 8, 9, 10, 11, 12, 13)


def test_comments_blank_lines_and_spaces_mean_nothing() -> None:
    loose = f"\n# a game\n{HEADER}\nseed=4 # unused\n --- \n\n  1  A   open  3 1 # cheap\n\n"

    table = replay(loose.replace("seats = 3", "  seats=3  "))

    assert [table.game.write(move.action) for move in table.moves] == ["open 3 1"]
    assert table.spec.seed == 4


def test_comments_stand_behind_the_actions_that_they_are_about() -> None:
    """Lines of the record that are no actions have none, and what is read stays the same."""
    text = record.write(replay(f"{HEADER}---\n{ROUND_1}"))
    first, second = [line for line in text.partition("---\n")[2].splitlines() if "open" in line][:2]

    commented = record.commented(text, {0: "0:05", 99: "of no action"})

    assert f"\n{first}  # 0:05\n" in commented
    assert f"\n{second}\n" in commented
    assert commented.count("#") == text.count("#") + 1
    assert record.write(replay(commented)) == text


def test_a_byte_order_mark_is_no_fault() -> None:
    assert record.read(f"\ufeff{HEADER}---\n").spec.seats == 3


def test_header_values_reach_the_table() -> None:
    text = (
        "gridwright record 1\ntitle = classic\nmap = central_europe\nseats = 2\n"
        "names = Ana , Bea\noptions = central_europe_rules, refill = standard, demolition = off\n"
        "seed = -12\nrules_version = 1\n---\n"
    )

    spec = record.read(text).spec

    assert spec == TableSpec(
        "classic",
        "central_europe",
        2,
        ("Ana", "Bea"),
        {"central_europe_rules": "on", "refill": "standard", "demolition": "off"},
        -12,
        {},
    )


@pytest.mark.parametrize("seed", [0, 1, -1, 2**63, 10**19])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    table = Table(TableSpec("recharged", "usa", 2, seed=seed), load())

    again = replay(record.write(table))

    assert again.spec.seed == seed
    assert value(again.state) == value(table.state)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "A record must begin with 'gridwright record 1'"),
        ("\n\n# nothing\n", 1, "A record must begin with"),
        ("\n\ngridwright record 2\n---\n", 3, "A record must begin with"),
        ("title = classic\n---\n", 1, "A record must begin with"),
        (HEADER, 8, "must end with '---'"),
        (changed("title = recharged\n", ""), 8, "The header has no 'title'."),
        (changed("seats = 3\n", ""), 8, "The header has no 'seats'."),
        (changed("seats = 3", "seats"), 4, "'seats' does not have the form 'key = value'"),
        (changed("seats = 3", "seats = three"), 4, "'seats' must be a whole number, not 'three'"),
        (changed("seats = 3", "seats = 3.5"), 4, "whole number"),
        (changed("seats = 3", "seats ="), 4, "whole number"),
        (changed("seats = 3", "players = 3"), 4, "'players' is not a key. Keys are: title, seats"),
        (changed("seats = 3", "seats = 3\nseats = 3"), 5, "'seats' appears twice"),
        (changed("seats = 3", "seats = 3\nseed = x"), 5, "'seed' must be a whole number"),
        (changed("seats = 3", f"seats = 3\nseed = {10**21}"), 5, "'seed' must be a whole number"),
        (
            changed("seats = 3", "seats = 3\nrules_version = 99"),
            5,
            "Rules version 99 of Power Grid Recharged is unknown",
        ),
        (changed("seats = 3", "seats = 3\nrules_version = x"), 5, "whole number"),
        (
            changed("seats = 3", "seats = 3\noptions = demolition, demolition"),
            5,
            "Option 'demolition' appears twice",
        ),
        (changed("seats = 3", "seats = 3\noptions = regions=draft"), 5, "'regions' appears twice"),
    ],
)
def test_a_header_that_cannot_be_read_names_its_line(text: str, line: int, words: str) -> None:
    error = failure(text)

    assert error.line == line
    assert str(error).startswith(f"line {line}: ")
    assert words in str(error)


@pytest.mark.parametrize(
    ("body", "line", "words"),
    [
        ("open 3 1", 10, "'open 3 1' does not have the form 'ROUND SEAT ACTION'"),
        ("1 open 3 1", 10, "does not have the form"),
        ("1 A", 10, "does not have the form"),
        ("A 1 open 3 1", 10, "does not have the form"),
        ("-1 A open 3 1", 10, "does not have the form"),
        ("1 a open 3 1", 10, "does not have the form"),
        ("* deck 31 25", 10, "A stated shuffle must follow the action that caused it"),
        ("1 A open 3 1\n*", 11, "A stated shuffle must follow"),
        ("result =", 10, "A result must be one number for each seat, not ''"),
        ("result = a b c", 10, "A result must be one number for each seat, not 'a b c'"),
        ("result = 1 2 3\n1 A open 3 1", 11, "Nothing may follow the result"),
        ("result = 1 2 3\nresult = 1 2 3", 11, "Nothing may follow the result"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(body: str, line: int, words: str) -> None:
    error = failure(f"{HEADER}---\n{body}\n")

    assert error.line == line
    assert words in str(error)


# Limits


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("x" * 1_000_001, 1, "it has more than 1000000 characters"),
        ("\n" * 60_000, 60_001, "it has more than 60000 lines"),
    ],
    ids=["characters", "lines"],
)
def test_a_record_has_limits(text: str, line: int, words: str) -> None:
    error = failure(text)

    assert error.line == line
    assert words in str(error)


def test_many_stated_shuffles_are_read_in_one_go() -> None:
    """Fifty thousand of them behind one action: the first that is not used is named."""
    many = "* deck 31 25\n" * 50_000

    error = failure(f"{HEADER}---\n1 A open 3 1\n{many}")

    assert error.line == 11
    assert "Nothing is shuffled at this point" in str(error)


def test_a_long_line_is_quoted_in_short() -> None:
    error = failure(f"{HEADER}---\n{'x' * 900_000}\n")

    assert str(error) == f"line 10: '{'x' * 80}...' does not have the form 'ROUND SEAT ACTION'."


@pytest.mark.parametrize("word", ["9" * 5000, "1234"])
def test_a_card_of_many_digits_is_none(word: str) -> None:
    assert "There is no plant" in str(failure(changed("market = 3 4 5", f"market = 3 4 {word}")))


def test_tokens_of_many_digits_are_none() -> None:
    text = "gridwright record 1\ntitle = outpost\nseats = 3\nseed = 1\nconnections = {}\n---\n"

    assert failure(text.format("9" * 5000)).cause.id == "outpost_connections_numbers"


def test_seats_of_many_digits_are_none() -> None:
    with pytest.raises(SetupError) as error:
        gridwright.position(f"classic germany {'9' * 5000} - round=1")

    assert error.value.message.id == "position_head"


# Characters that steer a terminal


@pytest.mark.parametrize(
    ("sign", "shown"),
    [
        ("\x1b[2J", "\\x1b"),
        ("\x9b2J", "\\x9b"),
        ("\x1b]0;x\x07", "\\x1b"),
        ("\u202e", "\\u202e"),
        ("\u2067", "\\u2067"),
        ("\r", "\\x0d"),
        ("\x0b", "\\x0b"),
        ("\x1c", "\\x1c"),
        ("\x85", "\\x85"),
        ("\u2028", "\\u2028"),
        ("\x00", "\\x00"),
    ],
)
@pytest.mark.parametrize(
    ("row", "line"),
    [
        ("names = An{}a, Bea, Cid", 5),
        ("na{}mes = Ana, Bea, Cid", 5),
        ("{}nonsense", 5),
        ("options = demo{}lition", 5),
        ("---\n1 A o{}pen 3 1", 6),
        ("---\n{}x", 6),
    ],
)
def test_a_control_character_is_refused_at_its_line(
    sign: str, shown: str, row: str, line: int
) -> None:
    text = f"gridwright record 1\ntitle = recharged\nmap = germany\nseats = 3\n{row.format(sign)}\n"

    error = failure(text)

    assert str(error) == f"line {line}: This line contains a control character: {shown}."


def test_a_comment_may_hold_anything() -> None:
    """Nobody is shown it."""
    assert replay(f"{HEADER}---\n{ROUND_1}# \x1b[2J \u202e\n").version == 6


def test_a_record_may_come_from_any_editor() -> None:
    text = f"\ufeff{HEADER}---\n{ROUND_1}".replace("\n", "\r\n").replace("1 A open", "1\tA  open")

    assert replay(text).version == 6


@pytest.mark.parametrize(
    "name", ["A,na", "#1", " Ana", "Ana ", "", "A\x1b[1mna", "A\nna", "\u202eanA"]
)
def test_a_name_that_no_record_could_hold_is_refused(name: str) -> None:
    with pytest.raises(SetupError) as error:
        gridwright.table("classic", "germany", seats=3, names=(name, "Bea", "Cid"))

    assert (error.value.message.id, error.value.key) == ("names_letters", "names")
    assert str(error.value).isprintable()


def test_any_other_name_is_kept_by_a_record() -> None:
    names = ("Łucja = [b]x[/b]", "Jean-Luc 'X' \"Y\"", "* 日本")
    table = gridwright.table("classic", "germany", seats=3, seed=1, names=names)

    assert replay(record.write(table)).names == names


# Laying the table


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("title = recharged", "title = monopoly", 2, "no title 'monopoly'"),
        ("map = germany", "map = france", 3, "no map 'france'"),
        ("seats = 3", "seats = 9", 4, "2 to 6 players"),
        ("regions = north, north_east, east", "regions = bavaria", 5, "no region 'bavaria'"),
        ("regions = north, north_east, east", "regions = east", 5, "3 regions"),
        (
            "regions = north, north_east, east",
            "regions = north_east, west, south",
            5,
            "are not connected",
        ),
        ("order = A B C", "order = A B", 6, "order must name each seat once: A B C"),
        ("order = A B C", "order = A B B", 6, "order must name each seat once"),
        ("order = A B C", "order = A B D", 6, "order must name each seat once"),
        ("order = A B C", "order = Ana Bea Cid", 6, "order must name each seat once"),
        ("market = 3 4 5", "market = 3 4", 7, "The market starts with 8 plants"),
        ("market = 3 4 5", "market = 3 3 5", 7, "Plant 3 appears twice"),
        ("market = 3 4 5", "market = 3 4 50", 7, "plug plants only"),
        ("market = 3 4 5", "market = 3 4 41", 7, "There is no plant '41'"),
        ("market = 3 4 5", "market = 3 4 five", 7, "There is no plant 'five'"),
        (" S3\n", "\n", 8, "must end with the Step 3 card"),
        ("38 S3", "S3 38", 8, "must end with the Step 3 card"),
        ("deck = 13 11", "deck = 11", 8, "26 plants and S3, not 25. (RC-S27, CL-S22)"),
        ("deck = 13 11", "deck = 13 14 11", 8, "not 27"),
        ("deck = 13 11", "deck = 10 11", 8, "Plant 10 is both in the market and in the deck"),
        ("deck = 13 11", "deck = 13 13", 8, "Plant 13 appears twice"),
        (
            "deck = 13 11 12 16",
            "deck = 16 11 12 13",
            8,
            "The top card of the deck must be a plug plant",
        ),
        ("deck = 13 11 12", "deck = 13 11 50", 8, "2 plug and 6 socket plants must be missing"),
        ("market = 3 4 5 6 7 8 9 10\n", "", 7, "state the market too"),
        ("order = A B C\n", "", 8, "Without a seed"),
        ("map = germany\n", "", 8, "Power Grid Recharged needs a map: germany, usa."),
    ],
)
def test_a_layout_that_contradicts_the_box_names_its_line(
    old: str, new: str, line: int, words: str
) -> None:
    """RC-S4, RC-S5, RC-S18, RC-S22, RC-S25..RC-S27: stated chance must be possible."""
    error = failure(changed(old, new))

    assert words in str(error)
    assert error.line == line
    assert str(error).startswith(f"line {line}: ") == (line > 0)


MARKET = ("3", "4", "5", "6", "7", "8", "9", "10")
CLASSIC = (
    HEADER.replace("recharged", "classic")
    .replace("deck = 13 11 12 16 17", "deck = 13 11 12 14 15 16 17")
    .replace(" 37 38 S3", " S3")
)


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("market = 3 4", "market = 11 4", 7, "starts with 3 4 5 6 7 8 9 10. (CL-S17)"),
        ("deck = 13 11", "deck = 11 13", 8, "The top card of the deck must be plant 13. (CL-S21)"),
    ],
)
def test_the_first_cards_of_classic_are_fixed(old: str, new: str, line: int, words: str) -> None:
    """CL-S17, CL-S21: the market starts with 3 to 10, and 13 is drawn first."""
    assert replay(f"{CLASSIC}---\n").layout["market"] == MARKET

    error = failure(changed(old, new, CLASSIC))

    assert words in str(error)
    assert error.line == line


def test_a_bad_option_names_the_line_of_the_options() -> None:
    text = changed("seats = 3", "seats = 3\noptions = starting_cities, luck")

    assert failure(text).line == 5
    assert "no option 'luck'" in str(failure(text))


def test_the_trust_may_be_named_in_a_stated_order() -> None:
    """RC-T4: the Trust is second, whether a record says so or not."""
    text = (
        "gridwright record 1\ntitle = recharged\nmap = germany\nseats = 2\nseed = 1\n"
        "order = B T A\n---\n"
    )

    table = replay(text)

    assert isinstance(table.state, BoardState)
    assert table.state.order == (1, 2, 0)
    assert value(table.state) == value(replay(text.replace("B T A", "B A")).state)


# Replaying


@pytest.mark.parametrize(
    ("body", "line", "words"),
    [
        ("1 A open 3 0", 10, "Bid at least 1"),
        ("1 B open 3 1", 10, "It's A's turn, not B's"),
        ("1 Z open 3 1", 10, "There is no seat 'Z'. Seats are: A, B, C."),
        ("2 A open 3 1", 10, "This is round 1, not 2"),
        ("0 A open 3 1", 10, "This is round 1, not 0"),
        ("1 A open 3 one", 10, "'one' is not a number"),
        ("1 A sell 3", 10, "'sell' is not an action"),
        ("1 A open 3 1\n# later\n\n1 B bid 1", 13, "Bid at least 2"),
        ("1 A open 3 1\n* deck 31 25", 11, "Nothing is shuffled at this point"),
        ("1 A open 3 1\n* cards 31 25", 11, "Only the deck is shuffled during play"),
        ("1 A open 3 1\n* deck 31 x", 11, "There is no plant 'x'"),
        ("result = 1 2 3", 10, "There is a result, but the game is not over"),
    ],
)
def test_a_line_that_cannot_be_played_is_named(body: str, line: int, words: str) -> None:
    error = failure(f"{HEADER}---\n{body}\n")

    assert error.line == line
    assert words in str(error)


def test_a_refused_line_names_its_clauses() -> None:
    error = failure(f"{HEADER}---\n1 A pass\n")

    assert str(error) == (
        "line 10: Everyone must buy a plant in the first round, so you can't pass."
        " (RC-2.30, RC-2.31)"
    )


def a_whole_game() -> str:
    return record.write(played(Seating("recharged", "germany", 3), 4))


def test_a_wrong_result_names_its_line_and_the_right_one() -> None:
    text = a_whole_game()
    *rest, last = text.splitlines()
    wrong = "result = 0 0 0"

    error = failure("\n".join([*rest, wrong]))

    assert error.line == len(rest) + 1
    assert (
        str(error) == f"line {error.line}: The correct result is {last.removeprefix('result = ')}."
    )


def test_a_result_has_a_number_for_each_seat() -> None:
    assert "The correct result is" in str(failure(f"{a_whole_game().rstrip()} 7\n"))


def test_nothing_is_played_after_the_end() -> None:
    *rest, _ = a_whole_game().splitlines()

    error = failure("\n".join([*rest, "20 A done"]))

    assert error.line == len(rest) + 1
    assert "The game is over" in str(error)


# Stated shuffles


def stated_game() -> tuple[list[str], int]:
    """Return the lines of a game with a stated shuffle, and the index of that line."""
    table = played(Seating("recharged", "germany", 3), 4)
    lines = record.write(table).splitlines()
    start = lines.index("---") + 1
    index = next(
        index
        for index, move in enumerate(table.moves)
        if "step3_drawn" in [event.kind.id for event in move.events]
    )
    again = Table(table.spec, load())
    for move in table.moves[: index + 1]:
        events = again.play(move.action)
    assert isinstance(again.state, BoardState)
    later = events[[event.kind.id for event in events].index("step3_drawn") :]
    drawn = [str(e.values["plant"]) for e in later if e.kind.id == "plant_drawn"]
    deck = [str(card) for card in again.state.cards.deck]
    lines.insert(start + index + 1, " ".join(["* deck", *drawn, *deck]))
    return lines, start + index + 1


def test_a_stated_shuffle_belongs_to_the_action_before_it() -> None:
    lines, _ = stated_game()

    table = replay("\n".join(lines))

    assert table.is_over
    assert record.write(table) == "\n".join(lines) + "\n"


def test_a_stated_shuffle_that_is_no_permutation_names_its_line() -> None:
    lines, index = stated_game()
    words = lines[index].split()
    wanted = sorted([int(word) for word in words[2:]])
    lines[index] = " ".join([*words[:-1], "3"])

    error = failure("\n".join(lines))

    assert error.line == index + 1
    assert str(error).endswith(
        f"These are not the cards of the deck that was shuffled: {' '.join(map(str, wanted))}."
    )


def test_a_second_stated_shuffle_names_its_own_line() -> None:
    lines, index = stated_game()
    lines.insert(index + 1, lines[index])

    error = failure("\n".join(lines))

    assert error.line == index + 2
    assert "Nothing is shuffled at this point" in str(error)


def test_the_first_of_two_stated_shuffles_is_named_when_it_is_the_wrong_one() -> None:
    lines, index = stated_game()
    good = lines[index]
    lines[index] = " ".join([*good.split()[:-1], "3"])
    lines.insert(index + 1, good)

    error = failure("\n".join(lines))

    assert error.line == index + 1


# Going step by step


def test_steps_show_the_table_after_the_layout_and_after_every_action() -> None:
    read = record.read(f"{HEADER}---\n{ROUND_1}")

    rounds = [len(table.moves) for table in steps(read, load())]

    assert rounds == [0, 1, 2, 3, 4, 5, 6]


def test_steps_check_the_result_at_the_end() -> None:
    read = record.read(f"{HEADER}---\n{ROUND_1}result = 1 1 1\n")

    with pytest.raises(RecordError, match="line 16: There is a result"):
        list(steps(read, load()))


def test_a_failed_line_leaves_the_table_as_it_was() -> None:
    read = record.read(f"{HEADER}---\n{ROUND_1}1 A buy coal 99\n")
    tables = steps(read, load())
    last = [next(tables) for _ in range(7)][-1]
    before = value(last.state)

    with pytest.raises(RecordError):
        next(tables)

    assert value(last.state) == before
    assert len(last.moves) == 6


# Writing


def test_a_record_is_written_as_it_is_read() -> None:
    hash_here = gridwright.table("recharged", "germany", seats=3, demolition="on").content
    text = (
        f"gridwright record 1\ntitle = recharged\nmap = germany\ncontent = {hash_here}\n"
        "seats = 3\nnames = Ana, Bea, Cid\nregions = north, north_east, east\n"
        "options = demolition, refill=standard\nseed = 9\norder = A B C\n"
        f"rules_version = {title_named('recharged').rules_version}\n---\n"
    )

    spelled_out = text.replace("demolition,", "hidden_money=off, demolition=yes,")

    assert record.write(replay(text)) == text
    assert record.write(replay(spelled_out)) == text


@pytest.mark.parametrize("title", ["card", "outpost"])
def test_a_game_without_a_map_writes_none_and_needs_none(title: str) -> None:
    table = Table(TableSpec(title, "", 3, seed=3), load())

    text = record.write(table)

    assert text == (
        f"gridwright record 1\ntitle = {title}\nset = {title}-reconstructed-1\n"
        f"content = {table.content}\nseats = 3\nseed = 3\n"
        f"rules_version = {title_named(title).rules_version}\n---\n"
    )
    assert value(replay(text).state) == value(table.state)


@pytest.mark.parametrize("title", ["card", "outpost"])
def test_a_record_of_other_cards_is_not_replayed(title: str) -> None:
    """The cards of one's own make another game of the same actions."""
    error = failure(
        f"gridwright record 1\ntitle = {title}\nset = printed\nseats = 3\nseed = 3\n---\n"
    )

    assert str(error) == (
        "line 3: This game was played with the card set 'printed'; "
        f"the one in use is '{title}-reconstructed-1'."
    )


def test_an_area_of_chance_is_written_by_name() -> None:
    """OP-S4: whoever reads the record sees the area, and it is the same without the option."""
    table = Table(TableSpec("outpost", "", 4, (), {"area": "random"}, seed=3), load())

    text = record.write(table)

    (area,) = table.layout["area"]
    assert f"\noptions = area={area}\n" in text
    assert value(replay(text).state) == value(table.state)


@pytest.mark.parametrize(
    ("title", "printed"),
    [("card", "Power Grid: The Card Game"), ("outpost", "Power Grid: Outpost")],
)
def test_a_map_is_refused_where_there_is_none(title: str, printed: str) -> None:
    error = failure(f"gridwright record 1\ntitle = {title}\nmap = usa\nseats = 3\nseed = 3\n---\n")

    assert str(error) == f"line 3: {printed} is played without a map."


def test_the_regions_of_chance_are_written_by_name() -> None:
    """Whoever reads the record sees the play area, and it is the same without the seed."""
    table = Table(TableSpec("recharged", "germany", 3, seed=3), load())

    text = record.write(table)

    assert f"regions = {', '.join(table.layout['regions'])}\n" in text
    assert value(replay(text).state) == value(table.state)


def test_a_draft_is_written_as_a_draft() -> None:
    table = Table(TableSpec("classic", "germany", 2, (), {"regions": "draft"}, 3), load())
    table.play(table.legal_actions()[0])

    text = record.write(table)

    assert "regions = draft\n" in text
    assert value(replay(text).state) == value(table.state)


def test_an_unfinished_game_has_no_result() -> None:
    text = record.write(replay(f"{HEADER}---\n{ROUND_1}"))

    assert "result" not in text
    assert text.endswith(ROUND_1)


def test_reading_lays_no_table() -> None:
    """A record can be looked at before anybody knows whether it can be played."""
    read = record.read(HEADER.replace("germany", "france") + "---\n9 F dance\n")

    assert isinstance(read, Record)
    assert [(line.number, line.round, line.seat, line.text) for line in read.lines] == [
        (10, 9, 5, "dance")
    ]
