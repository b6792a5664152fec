"""The expected line of each lesson: what is heard in order, and the figures that texts name.

A list fails when a seed, a bot or a rule has changed: then the texts are to be read again.
"""

from typing import Any

import pytest

from gridwright.lessons.facts import FACTS
from tests.lessons.pupils import LESSONS, Playing, play_out, scripted, sit_down

OPENING = "welcome round order market choose choose.ten bid bid.on won won.fair let_them unsold"
EXPECTED = {
    ("first-game", 1): (
        ["open 10 10", "bid 12", "buy coal 4", "done", "build muenster", "build dortmund", "done"],
        (
            f"{OPENING} reverse buy buy.two first_city first_city.near second_city "
            "second_city.match "
            "run run.two dark refill order2 order2.second plant2 plant2.out fuel2 "
            "fuel2.enough build2 "
            "build2.match yours three lead step2_soon scrap step2 step3 scarce end_near last_turn "
            "result result.won debrief goodbye"
        ),
    ),
    ("bidding", 1): (
        ["open 21 21", "bid 23"],
        "look two_fours sum decide decide.21 raise raise.on won gift rule",
    ),
    ("order", 1): (
        ["done"],
        (
            "look who_first prices door decide decide.wait opened opened.other next_round walk "
            "walk.many rule"
        ),
    ),
    ("fuel", 1): (["buy coal 4", "done"], "look which amount amount.four money"),
    ("fuel", 2): (["buy coal 10", "done"], "second rivals fill fill.all pays rule"),
    ("map", 1): (
        ["build kassel", "build aachen", "done"],
        "look ring exits who_next build build.both volta_else price price.open rule",
    ),
    ("end", 1): (
        ["build konstanz", "build freiburg", "done"],
        "look rules mine theirs later decide decide.end result result.won rule",
    ),
    ("classic", 1): (
        ["open 5 5"],
        (
            "welcome same_start choose choose.five bid bid.out thirteen fuel "
            "fuel.some build round2 "
            "obsolete_soon obsolete step2 end_near step3 result result.won"
        ),
    ),
    ("card", 1): (
        ["open 5c 5"],
        (
            "welcome market choose choose.other undercut fuel buy buy.some surplus "
            "pay order plant2 "
            "scrap reshuffle one_more last result result.won"
        ),
    ),
    ("outpost", 1): (
        ["open 6 6", "pass"],
        (
            "welcome market choose choose.six twice twice.pass expand slot station put_in hire "
            "hire.runs pay pay.some discounts round2 stage2 result result.won"
        ),
    ),
    ("outgrown", 1): (
        ["build erfurt", "done"],
        (
            "look six rows erfurt volta decide decide.erfurt outgrown outgrown.me first first.me "
            "plant plant.pass rule"
        ),
    ),
    ("last-round", 1): (
        ["open 31 31", "remove 11", "buy oil 3 at 3", "done"],
        "look money big missing decide decide.31 scrap buy buy.all result result.won rule",
    ),
    ("beds", 1): (
        ["open 15 12", "bid 15", "bid 20", "housing slate", "slot 15", "hire 0", "done"],
        "look wages fifteen twenty_one decide decide.15 raise raise.on slot hire hire.beds rule",
    ),
}


def start(lesson: str, board: int = 1) -> Playing:
    return sit_down(LESSONS[lesson], board)


@pytest.mark.parametrize(("lesson", "board"), EXPECTED)
def test_the_expected_line_hears_the_expected_texts(lesson: str, board: int) -> None:
    lines, heard = EXPECTED[lesson, board]

    playing = play_out(start(lesson, board), scripted(lines))
    playing.go_on()

    assert playing.heard == heard.split()
    assert playing.talk.is_ended


def test_every_table_has_an_expected_line() -> None:
    boards = [(name, at) for name in LESSONS for at in range(1, len(LESSONS[name].boards) + 1)]

    assert sorted(EXPECTED) == sorted(boards)


# Figures that texts name


def facts(playing: Playing, *names: str) -> list[int]:
    return [FACTS[name](playing.moment) for name in names]


def costs(playing: Playing) -> dict[str, int]:
    """Return what each city costs that the player may connect now."""
    return {offer.target: offer.cost for offer in playing.offers if offer.target}


def prices(playing: Playing, resource: str) -> tuple[int, ...]:
    return playing.table.game.unit_prices(playing.moment.view)[resource]


def test_the_first_game_begins_with_what_its_texts_say() -> None:
    playing = start("first-game")

    shown: Any = playing.moment.snapshot
    assert shown["current"] == [3, 6, 7, 10]
    assert shown["future"] == [12, 13, 14, 15]
    assert shown["discount"] == 3
    assert shown["order"][0] == "A"
    assert prices(playing, "coal")[0] == 1
    assert prices(playing, "oil")[0] == 3
    assert prices(playing, "garbage")[0] == 6
    plants = {
        plant: playing.moment.title.burner(playing.table.game, plant) for plant in ("7", "10")
    }
    assert [(plants[p].need, plants[p].fuels, plants[p].output) for p in ("7", "10")] == [
        (3, ("oil",), 2),
        (2, ("coal",), 2),
    ]
    assert {"west", "south_west"} <= set(shown["regions"])


def test_the_lesson_on_bidding_begins_with_what_its_texts_say() -> None:
    playing = start("bidding")

    assert facts(playing, "round", "my.money", "my.capacity", "my.cities") == [3, 52, 3, 3]
    assert playing.moment.snapshot["current"] == [7, 17, 21, 24]
    assert sum(prices(playing, "coal")[:2]) == 3
    assert sum(prices(playing, "garbage")[:2]) == 9
    assert prices(playing, "uranium")[0] == 10


def test_the_lesson_on_order_begins_with_what_its_texts_say() -> None:
    playing = start("order")

    assert facts(playing, "round", "step", "my.money", "my.cities") == [8, 1, 63, 6]
    assert [own.cities for own in playing.moment.standings] == [6, 6, 5, 6]
    assert [own.money for own in playing.moment.standings] == [5, 63, 132, 71]
    assert costs(playing) == {
        "frankfurt_oder": 50,
        "schwerin": 56,
        "stralsund": 61,
        "luebeck": 62,
        "rostock": 62,
    }


def test_the_lesson_on_fuel_begins_with_what_its_texts_say() -> None:
    first, second = start("fuel"), start("fuel", 2)

    coal = prices(first, "coal")
    assert (coal[0], sum(coal[:4]), sum(coal[:14]), sum(coal[2:4])) == (2, 9, 54, 5)
    assert facts(first, "my.money", "my.cities", "my.capacity", "my.need") == [54, 5, 10, 7]
    coal = prices(second, "coal")
    assert (len(coal), coal[0], sum(coal[:5]), sum(coal[:10])) == (18, 3, 17, 42)
    assert facts(second, "my.money", "my.cities", "my.need", "my.stored") == [98, 5, 5, 0]
    assert sum(coal[10:15]) == 33  # of the five that are left for Hertz
    assert sum(coal[5:10]) == 25


def test_the_lesson_on_the_map_begins_with_what_its_texts_say() -> None:
    playing = start("map")

    assert facts(playing, "round", "my.money", "my.cities", "my.powers") == [4, 61, 2, 4]
    shown = costs(playing)
    assert [shown[city] for city in ("aachen", "trier", "kassel", "hannover")] == [17, 30, 35, 41]
    playing.play("build kassel")
    assert costs(playing) == {"aachen": 17, "hannover": 25, "erfurt": 25}


def test_the_last_lesson_begins_with_what_its_texts_say() -> None:
    playing = start("end")

    assert facts(playing, "round", "step", "my.money", "my.cities", "my.powers") == [
        *(10, 3, 79),
        *(15, 17),
    ]
    assert [own.cities for own in playing.moment.standings] == [15, 16, 16, 16]
    assert [own.output for own in playing.moment.standings] == [17, 17, 17, 17]
    assert costs(playing)["konstanz"] == 32
    playing.play("build konstanz")
    assert costs(playing)["freiburg"] == 29  # 61 for both


def test_the_lesson_on_classic_begins_with_what_its_texts_say() -> None:
    playing = start("classic")

    assert playing.moment.snapshot["current"] == [3, 4, 5, 6]
    assert prices(playing, "garbage") == (7, 7, 7, 8, 8, 8)


def test_the_card_game_begins_with_what_its_texts_say() -> None:
    playing = start("card")
    game, title = playing.table.game, playing.moment.title

    assert playing.moment.snapshot["current"] == ["4a", "5c", "5b", "6b"]
    assert playing.moment.snapshot["discount"] == "4a"
    burner = title.burner(game, "4a")
    assert (burner.need, burner.fuels, burner.output) == (2, ("coal",), 5)
    assert title.burner(game, "5c").fuels == ("gas", "oil")
    assert title.burner(game, "5c").output == 6
    assert facts(playing, "my.money") == [12]


def test_outpost_begins_with_what_its_texts_say() -> None:
    playing = start("outpost")
    game, title = playing.table.game, playing.moment.title

    assert facts(playing, "my.money") == [60]
    assert [(title.burner(game, card).need, title.burner(game, card).output) for card in "246"] == [
        (2, 1),
        (1, 1),
        (5, 3),
    ]
    assert "6" in title.market(playing.moment.snapshot)
