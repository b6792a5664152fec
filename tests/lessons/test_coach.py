"""The rules by which the coach goes on, and rare steps by position."""

import pytest

from gridwright.core.draft import Draft
from gridwright.lessons import coach
from gridwright.lessons.facts import FACTS, values_at
from gridwright.lessons.format import Kind
from gridwright.lessons.moments import Moment
from gridwright.tables.table import table_at
from tests.lessons.pupils import LESSONS, LIBRARY, Playing, sit_down


def start(lesson: str, board: int = 1) -> Playing:
    playing = sit_down(LESSONS[lesson], board)
    playing.go_on()
    return playing


def texts(playing: Playing) -> list[str]:
    return [sentence.text.id.split(".", 2)[2] for sentence in playing.talk.texts]


def fact(playing: Playing, name: str) -> int:
    return FACTS[name](playing.moment)


# Rules


def test_any_own_action_ends_a_step_that_waits_for_none() -> None:
    playing = sit_down(LESSONS["first-game"])

    playing.play("open 10 10")

    assert playing.talk.steps[0] == coach.SpokenStep("welcome", 0, 1)
    assert texts(playing) == []  # the reply belongs to a step that was not said


def test_a_reply_stays_until_it_is_put_away() -> None:
    playing = start("first-game")
    playing.play("open 10 10")
    playing.let_bot_act()
    assert texts(playing) == ["choose.ten"]

    playing.go_on()

    assert texts(playing) == []


def test_a_step_whose_turn_is_over_is_dropped() -> None:
    playing = sit_down(LESSONS["bidding"])
    playing.play("pass")

    assert playing.talk.open_step == ""
    assert [spoken.step for spoken in playing.talk.steps] == ["look"]


def test_a_care_keeps_other_steps_waiting() -> None:
    playing = start("end")
    playing.play("done")

    assert texts(playing) == ["decide.none"]
    assert playing.talk.cares
    playing.note(coach.go_on(playing.lesson, playing.talk, playing.moment))
    assert texts(playing)[-1:] == ["not_over"]


def test_where_bots_are_hurried_one_card_is_said_between_two_turns() -> None:
    playing = start("map")
    playing.play("build kassel")
    playing.play("build aachen")
    playing.play("done")
    count = len(playing.talk.steps)
    hurried = playing.talk
    for _ in range(6):
        if playing.is_mine or playing.talk.is_ended:
            break
        playing.let_bot_act()
        hurried = coach.after_action(playing.lesson, hurried, playing.moment, is_hurried=True)

    assert len(hurried.steps) <= count + 2
    assert len(hurried.steps) <= len(playing.talk.steps)


def test_a_chip_without_an_answer_changes_nothing() -> None:
    playing = start("first-game")

    for number in (0, 2, -1):
        talk = coach.ask(playing.lesson, playing.talk, number, playing.moment)
        assert talk == playing.talk
    talk = coach.ask(playing.lesson, playing.talk, 1, playing.moment)
    assert [sentence.text.id for sentence in talk.texts] == [
        *("lesson.first-game.choose", "lesson.first-game.choose.token"),
    ]
    assert coach.ask(playing.lesson, coach.Talk(), 0, playing.moment) == coach.Talk()


# Tentative turns


def tried(playing: Playing, *lines: str) -> Moment:
    table, seat = playing.table, playing.board.seat
    draft = Draft(table.game, table.view(seat), seat)
    for line in lines:
        assert draft.add(table.game.parse(line)) is None
    return Moment.at(table, seat, draft)


def test_facts_count_with_the_tentative_turn() -> None:
    playing = start("map")

    moment = tried(playing, "build kassel", "build aachen")

    assert FACTS["my.cities"](moment) == 4
    assert FACTS["my.money"](moment) == 61 - 52
    assert moment.network == ("duesseldorf", "koeln", "kassel", "aachen")
    talk = coach.after_draft(playing.lesson, playing.talk, moment)
    assert talk == playing.talk  # it waits for the whole turn


def test_a_care_comes_before_a_turn_is_sent_once() -> None:
    playing = start("fuel")
    game = playing.table.game
    moment, done = tried(playing, "buy coal 14"), game.phrase(game.parse("done"))

    warned = coach.warn(playing.lesson, playing.talk, moment, done)

    assert warned is not None
    talk, message = warned
    assert message.id == "lesson.fuel.amount.hoard"
    assert coach.warn(playing.lesson, talk, moment, done) is None
    buying = game.phrase(game.parse("buy coal 14"))
    assert coach.warn(playing.lesson, playing.talk, moment, buying) is None
    good = tried(playing, "buy coal 4")
    assert coach.warn(playing.lesson, playing.talk, good, done) is None
    playing.talk = talk
    playing.play("buy coal 14")
    playing.play("done")
    assert "amount.hoard" not in playing.heard


def test_income_is_judged_after_the_plants_have_run() -> None:
    playing = start("first-game")
    for line in ("open 10 10", "bid 12", "buy coal 4", "done", "build muenster", "done"):
        while not playing.is_mine:
            playing.let_bot_act()
        playing.go_on()
        playing.play(line)
    while not playing.is_mine:
        playing.let_bot_act()
    playing.go_on()
    game = playing.table.game
    assert playing.talk.open_step == "run"

    def warned(line: str) -> bool:
        ending = game.phrase(game.parse(line))
        return coach.warn(playing.lesson, playing.talk, playing.moment, ending) is not None

    assert [warned(line) for line in ("power 10 with coal 2", "power none")] == [False, True]
    playing.play("power 10 with coal 2")
    assert "run.one" in playing.heard


# Facts


def test_facts_of_the_last_building() -> None:
    playing = start("end")

    assert fact(playing, "best.cities") == 16
    assert fact(playing, "best.mine") == 0
    assert fact(playing, "my.need") == 6  # 3 coal for 20, 3 garbage for 38, none for 44
    assert fact(playing, "my.runs") == 1
    assert fact(playing, "my.place") == 1
    assert fact(playing, "rival.powered") == 15
    assert fact(playing, "my.rank") == 0
    assert fact(playing, "execution") == 1


def test_facts_of_resources() -> None:
    playing = start("fuel", 2)

    assert fact(playing, "price.mine") == 3
    assert fact(playing, "market.mine") == 18
    assert fact(playing, "my.runs") == 0
    assert values_at(playing.moment)["price.resource"] == "coal"
    assert values_at(playing.moment)["my.fuel"] == ("coal",)
    playing.play("buy coal 10")
    assert fact(playing, "my.runs") == 2


def test_a_hybrid_can_run_on_a_mix() -> None:
    """Plants 18 (wind), 22 (wind) and 32 (3 oil); 21 takes coal or oil: see the position."""
    playing = start("order")
    # Player B: 15 burns 2 coal, 20 burns 3 coal, 29 burns 1 coal or oil; 2 coal and 1 oil stored.
    assert fact(playing, "my.need") == 6
    assert fact(playing, "my.runs") == 0
    assert fact(playing, "my.stored") == 3


def test_who_pays_for_what_in_an_auction() -> None:
    playing = start("first-game")
    playing.play("open 10 10")

    assert fact(playing, "auction.bid") == 10
    assert fact(playing, "auction.over") == 0
    assert fact(playing, "auction.minimum") == 10
    assert fact(playing, "my.money_after") == 40
    playing.let_bot_act()
    playing.let_bot_act()
    playing.let_bot_act()
    assert fact(playing, "my.money_after") == 50  # somebody else has bid most
    assert values_at(playing.moment)["who"] == 3
    playing.play("bid 12")
    playing.let_bot_act()
    assert fact(playing, "paid") == 12
    assert fact(playing, "paid.over") == 2
    assert values_at(playing.moment)["paid.plant"] == "10"


def test_the_token_makes_a_plant_cheap() -> None:
    playing = start("first-game")
    playing.play("open 3 1")

    assert fact(playing, "auction.minimum") == 1


def test_the_shortest_line_is_that_to_the_nearest_free_city() -> None:
    assert fact(start("map"), "near") == 7  # Aachen from Köln
    assert fact(start("card"), "near") == 99  # no board


# Rare steps, by position


def laid(lesson: str, position: str, seat: int) -> list[str]:
    """Return which steps of *lesson* hold in a position, as if none had been said."""
    table = table_at(position, LIBRARY)
    own = LESSONS[lesson]
    moment = Moment.at(table, seat)
    return [
        step.id
        for step in own.steps
        if not step.events and all(each.holds(moment, moment.acts_of_round) for each in step.when)
    ]


@pytest.mark.parametrize(
    ("old", "new", "step"),
    [
        ("round=6", "round=1", "buy"),
        ("coal:18,", "", "sold_out"),
        ("coal:18,", "coal:3,", "scarce"),
    ],
)
def test_a_rare_step_holds_in_its_position(old: str, new: str, step: str) -> None:
    board = LESSONS["fuel"].boards[1]
    position = f"recharged germany 4 - {board.position}"
    assert old in position

    assert step in laid("first-game", position.replace(old, new), board.seat)


def test_who_buys_plants_and_no_cities_is_told_so() -> None:
    """Plants 12, 13 and 20 power 2, 1 and 5 cities; there are three."""
    position = f"recharged germany 4 - {LESSONS['bidding'].boards[0].position}"
    for old, new in (("round=3", "round=5"), ("C.plants=12,13", "C.plants=12,13,20")):
        assert old in position
        position = position.replace(old, new)
    position = position.replace("B.plants=9,20", "B.plants=9")

    assert "idle" in laid("first-game", position, 2)
    assert "idle" not in laid("first-game", position.replace("round=5", "round=4"), 2)


def test_nobody_has_opened_step_2() -> None:
    playing = start("order")
    playing.play("done")
    while playing.table.game.phase_of(playing.table.state) == "building":
        playing.play("done")

    playing.go_on()

    assert "not_yet" in playing.heard


def test_kinds_have_names() -> None:
    assert [kind.value for kind in Kind] == ["good", "fine", "care"]
