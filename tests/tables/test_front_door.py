"""What `import gridwright` offers: a table in one line, and a record played again."""

import doctest
from collections.abc import Callable
from pathlib import Path

import pytest

import gridwright
from gridwright import words
from gridwright.core import errors
from gridwright.core.errors import IllegalActionError, SetupError
from gridwright.core.events import NOBODY
from gridwright.core.game import SPECTATOR
from gridwright.tables import record
from gridwright.tables.table import Table
from tests.conformance.suite import Seating, played, value

ROOT = Path(__file__).parents[2]


def test_the_examples_of_the_front_door_hold() -> None:
    result = doctest.testmod(gridwright)

    assert result.attempted > 4
    assert result.failed == 0


def test_the_bot_of_the_howto_plays(capsys: pytest.CaptureFixture[str]) -> None:
    """The program in the text is run as it stands there."""
    text = (ROOT / "docs" / "howto" / "write-a-bot.md").read_text("utf-8")
    program = text.split("```python\n")[1].split("```")[0]

    exec(compile(program, "write-a-bot.md", "exec"), {"__name__": "howto"})  # noqa: S102

    places = capsys.readouterr().out.strip("[]\n").split(", ")
    assert min(places) == "1"


def test_a_title_without_a_named_map_takes_its_first() -> None:
    assert gridwright.table("classic", seats=3, seed=1).spec.board == "central_europe"
    assert gridwright.table("card", seats=3, seed=1).spec.board == ""


def test_without_a_seed_no_two_tables_are_alike() -> None:
    assert gridwright.table().spec.seed != gridwright.table().spec.seed


def test_options_go_by_their_names() -> None:
    table = gridwright.table("recharged", "usa", seats=4, seed=3, hidden_money="on")

    assert "A.money=50 B.money=? C.money=? D.money=?" in table.position(0)


def test_a_table_says_what_it_is() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7, names=("Ana", "Bo", "Cy"))

    acting = table.names[table.to_act]
    assert repr(table) == (
        f"<recharged on germany: Ana, Bo, Cy; round 1, auction, {acting} to act>"
    )
    over = played(Seating("card", "", 3), 1)
    assert repr(over).startswith("<card: A, B, C; round ")
    assert repr(over).endswith(", over>")


def test_a_refusal_speaks_with_the_names_of_the_table() -> None:
    """RC-4.9, RC-2.13: printed names, not ids."""
    table = gridwright.table("recharged", "germany", seats=3, seed=7, names=("Ana", "Bo", "Cy"))

    with pytest.raises(IllegalActionError) as error:
        table.play("pass", (table.to_act + 1) % 3)

    assert table.names[table.to_act] in str(error.value)


def test_a_record_is_played_again() -> None:
    table = played(Seating("recharged", "usa", 3), 4)

    again = gridwright.replay(record.write(table))

    assert value(again.state) == value(table.state)


@pytest.mark.parametrize(
    "seating", [("recharged", "germany", 2), ("card", "", 3), ("outpost", "", 2)]
)
def test_a_table_goes_on_from_a_position(seating: tuple[str, str, int]) -> None:
    """The text has title, map, seats and options: nothing else is needed."""
    table = gridwright.table(*seating[:2], seats=seating[2], seed=11)
    for _ in range(9):
        table.play(table.legal_actions()[0])

    again = gridwright.position(table.position())

    assert value(again.state) == value(table.state)
    assert again.position() == table.position()
    assert again.legal_actions() == table.legal_actions()


def test_a_position_keeps_the_options_and_shows_how_the_table_was_laid() -> None:
    table = gridwright.table(
        "recharged", "germany", seats=3, seed=2, regions="west, north, east", demolition="on"
    )

    text = table.position()
    again = gridwright.position(text)

    assert text.startswith("recharged germany 3 demolition=on ")
    assert " regions=north,west,east " in text
    assert again.spec.options == {"demolition": "on"}
    assert value(again.state) == value(table.state)


@pytest.mark.parametrize("choice", ["on", "yes", "true", "1", True])
def test_a_table_has_one_spelling_for_its_options(choice: str | bool) -> None:  # noqa: FBT001
    table = gridwright.table(
        "recharged",
        "germany",
        seats=3,
        seed=2,
        hidden_money=choice,
        demolition=choice,
        first_city_anywhere="no",
        refill="map",
        regions="west,north,  east",
    )

    assert list(table.spec.options.items()) == [
        ("regions", "north, west, east"),
        ("demolition", "on"),
        ("hidden_money", "on"),
    ]
    assert table.game.spec.options == tuple(table.spec.options.items())
    assert "\nregions = north, west, east\noptions = demolition, hidden_money\n" in table.record()


def test_other_spellings_of_a_record_and_a_position_are_read() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=2, demolition=True)
    record = table.record().replace("= demolition", "= refill=map, demolition=yes")
    position = table.position().replace(" demolition=on ", " regions=north+west+east,demolition=1 ")

    assert gridwright.replay(record) == table
    assert gridwright.position(position).position() == table.position()
    assert gridwright.position(position).spec.options["demolition"] == "on"


@pytest.mark.parametrize("text", ["", "recharged", "recharged germany x - round=1", "card - 3"])
def test_a_text_that_is_no_position_says_so(text: str) -> None:
    with pytest.raises(SetupError) as error:
        gridwright.position(text)

    assert error.value.message.id == "position_head"


def test_a_notebook_shows_a_picture_and_what_happened() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7, names=("Ana", "B<o>", "Cy"))
    table.play(table.legal_actions()[0])

    assert table._repr_svg_().startswith("<svg")
    page = table._repr_html_()
    assert "<svg" in page
    assert "B<o>" not in page
    assert page.count("<li>") >= 1


def test_a_table_is_asked_for_offers() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7)
    rival = (table.to_act + 1) % 3

    mine = [text for offer in table.offers() if offer.is_legal for text in offer.texts()]

    assert sorted(mine) == sorted([table.game.write(a) for a in table.legal_actions()])
    assert table.offers(rival)
    assert table.draft(rival).seat == rival
    assert table.draft().seat == table.to_act
    assert played(Seating("card", "", 3), 1).offers() == []


def test_the_titles_come_with_maps_seats_and_options() -> None:
    titles = gridwright.titles()

    assert [(title.name, title.maps) for title in titles] == [
        ("recharged", ("germany", "usa")),
        ("classic", ("central_europe", "germany", "usa")),
        ("card", ()),
        ("outpost", ()),
    ]
    assert {title.seats for title in titles} == {(2, 3, 4, 5, 6)}
    (demolition,) = [option for option in titles[2].options if option.name == "demolition"]
    assert demolition.choices == ("off", "on")
    assert demolition.default == "off"


@pytest.mark.parametrize("title", ["recharged", "card", "outpost"])
def test_one_bot_plays_every_seat_and_the_same_by_its_seed(title: str) -> None:
    def moves(seed: int) -> list[str]:
        table = gridwright.table(title, seats=3, seed=5)
        bot = gridwright.bot("novice", seed=seed)
        for _ in range(25):
            table.play(bot.choose(table.game, table.view(table.to_act)))
        return [table.game.write(move.action) for move in table.moves]

    assert moves(1) == moves(1)
    assert moves(1) != moves(2)


def test_a_bot_goes_from_table_to_table() -> None:
    """Weights belong to a title, so it begins anew at a table of another one."""
    bot = gridwright.bot("planner@4", seed=3)
    assert repr(bot) == "<bot planner@4>"
    for title in ("card", "recharged", "card"):
        table = gridwright.table(title, seats=2, seed=5)

        assert bot.choose(table.game, table.view(table.to_act)) in table.legal_actions()


def test_a_bot_that_does_not_exist_is_refused_at_once() -> None:
    with pytest.raises(gridwright.SetupError, match="There is no bot 'genius'"):
        gridwright.bot("genius")


def test_the_errors_are_at_the_front_door() -> None:
    assert gridwright.GridwrightError is errors.GridwrightError
    assert gridwright.IllegalActionError is errors.IllegalActionError
    assert gridwright.InvalidNotationError is errors.InvalidNotationError
    assert gridwright.SetupError is errors.SetupError
    assert gridwright.UndoError is errors.UndoError


def test_a_table_gives_its_record() -> None:
    table = gridwright.table("card", seats=3, seed=7)
    table.play(table.legal_actions()[0])

    assert table.record() == record.write(table)
    assert table.record().startswith("gridwright record 1\n")


def test_a_table_says_events_and_refusals_with_its_names() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7, names=("Ana", "Bo", "Cy"))

    (event,) = table.play("open 5 5")
    reason = table.why_not(table.game.parse("drop"), 0)

    assert table.say(event) == "Bo starts the auction for plant 5 at 5."
    assert reason is not None
    assert table.say(reason) == "It's Cy's turn, not Ana's."
    assert str(reason) == "It's C's turn, not A's."


# Arguments that mean nothing


BAD_SEATS: list[Callable[[Table, int], object]] = [
    lambda table, seat: table.offers(seat),
    lambda table, seat: table.view(seat),
    lambda table, seat: table.draft(seat),
    lambda table, seat: table.position(seat),
    lambda table, seat: table.why_not("open 5 5", seat),
    lambda table, seat: table.play("open 5 5", seat),
]


@pytest.mark.parametrize("ask", BAD_SEATS)
@pytest.mark.parametrize("seat", [3, 9, -3])
def test_a_seat_that_is_not_there_is_refused(
    ask: Callable[[Table, int], object], seat: int
) -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7)

    with pytest.raises(gridwright.GridwrightError) as error:
        ask(table, seat)

    assert str(error.value) == f"There is no seat {seat}: the seats are 0 to 2."
    assert table.version == 0
    with words.speaking(words.catalogue("pl")):
        assert str(error.value) == f"Nie ma miejsca {seat}: miejsca to od 0 do 2."


def test_a_spectator_and_nobody_see_what_everybody_sees() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7, hidden_money="on")

    assert "A.money=? B.money=? C.money=?" in table.position(SPECTATOR)
    assert table.position(NOBODY) == table.position(SPECTATOR)
    assert table.offers(NOBODY) == []


def test_a_phase_that_is_not_there_is_refused() -> None:
    table = gridwright.table("recharged", seats=3, seed=7)
    phases = (
        "regions, trust, starting_cities, auction, resources, building, bureaucracy, "
        "turn_order, over"
    )

    with pytest.raises(gridwright.GridwrightError) as error:
        table.offers(0, "x")

    assert str(error.value) == f"There is no phase 'x'. Choose from: {phases}."
    with words.speaking(words.catalogue("pl")):
        assert str(error.value) == f"Nie ma fazy „x”. Do wyboru: {phases}."


def test_an_option_may_be_a_bool() -> None:
    table = gridwright.table(
        "recharged", "usa", seats=4, seed=3, demolition=True, hidden_money=False
    )

    assert table.spec.options == {"demolition": "on"}
    with pytest.raises(gridwright.SetupError) as error:
        gridwright.table("recharged", "usa", regions=True)
    assert error.value.key == "regions"


def test_a_reason_is_given_for_a_text() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7)

    assert table.why_not("open 5 5") is None
    assert str(table.why_not("build berlin")) == (
        "That isn't part of this phase: auction. (RC-0.1, RC-0.2)"
    )
    with pytest.raises(gridwright.InvalidNotationError):
        table.why_not("build atlantis")


def test_an_action_for_another_position_is_refused() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7)
    table.play("open 5 5", version=0)

    with pytest.raises(gridwright.IllegalActionError) as error:
        table.play("drop", version=0)

    assert str(error.value) == (
        "This was meant for version 0 of the table, which is now at version 1."
    )
    with words.speaking(words.catalogue("pl")):
        assert str(error.value) == (
            "To było przeznaczone dla wersji 0 stołu, a teraz jest to wersja 1."
        )
    table.play("drop", version=1)
    assert table.version == 2


def test_a_table_is_drawn_as_a_seat_sees_it() -> None:
    """With hidden money a seat sees its own 50 Elektro, and a spectator nobody's."""
    table = gridwright.table("recharged", "germany", seats=3, seed=7, hidden_money=True)

    assert table.draw() == table.draw(SPECTATOR, "light") == table._repr_svg_()
    assert table.draw(1) != table.draw()
    assert table.draw(theme="dark") != table.draw()
    assert table.draw(language="pl") != table.draw()
    with pytest.raises(
        gridwright.GridwrightError,
        match=r"^There is no theme 'blue'\. Choose from: light, dark, page\.$",
    ):
        table.draw(theme="blue")


def test_a_table_is_advised_from_what_its_seat_knows() -> None:
    table = gridwright.table("card", seats=2, seed=3)

    first, *others = gridwright.advise(table, "planner@8", most=2)

    assert first.value >= others[-1].value
    assert len(others) == 1
    assert table.why_not(first.action) is None
    assert first.text.startswith(table.game.write(first.action))
    assert gridwright.advise(table, "planner@8", most=2) == [first, *others]


def test_a_game_that_is_over_is_not_advised() -> None:
    table = gridwright.replay(record_of_a_whole_game())

    with pytest.raises(SetupError, match="over"):
        gridwright.advise(table)


def test_a_record_is_analysed() -> None:
    judgements = gridwright.analyse(record_of_a_whole_game(), "planner@2")

    assert {judgement.seat for judgement in judgements} == {0, 1}
    assert all(judgement.loss >= 0 for judgement in judgements)


def record_of_a_whole_game() -> str:
    table = gridwright.table("card", seats=2, seed=3)
    bot = gridwright.bot("steady", seed=1)
    while not table.is_over:
        table.play(bot.choose(table.game, table.view(table.to_act)))
    return table.record()
