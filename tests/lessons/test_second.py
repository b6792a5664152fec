"""The second lessons: their replies, the figures that texts name, and their languages."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from gridwright import words
from gridwright.games.cardgame.json_types import CardSnapshot
from gridwright.games.outpost.json_types import OutpostSnapshot
from gridwright.lessons.facts import FACTS
from gridwright.lessons.format import Kind
from tests.lessons.pupils import LESSONS, Playing, play_out, scripted, sit_down
from tests.lessons.test_scripted import EXPECTED

SECOND = ("outgrown", "last-round", "beds")

# Replies that the expected lines do not call forth, each with a line that does

OTHERS = {
    ("outgrown", "decide.other"): ["build halle", "done"],
    ("outgrown", "decide.two"): ["build erfurt", "build halle", "done"],
    ("outgrown", "decide.none"): ["done"],
    ("outgrown", "outgrown.other"): ["done"],
    ("outgrown", "first.other"): ["done"],
    ("outgrown", "plant.24"): [
        "build erfurt",
        "done",
        "power 13 18 23 with uranium 1",
        "open 24 24",
    ],
    ("outgrown", "plant.other"): [
        "build erfurt",
        "done",
        "power 13 18 23 with uranium 1",
        "open 11 11",
    ],
    ("outgrown", "plant.high"): [
        "build erfurt",
        "done",
        "power 13 18 23 with uranium 1",
        "open 24 40",
    ],
    ("last-round", "decide.33"): ["open 33 33"],
    ("last-round", "decide.30"): ["open 30 30"],
    ("last-round", "decide.small"): ["open 28 28"],
    ("last-round", "decide.38"): ["open 38 38"],
    ("last-round", "decide.high"): ["open 31 35"],
    ("last-round", "decide.pass"): ["pass"],
    ("last-round", "raise.on"): ["open 33 33", "bid 35"],
    ("last-round", "raise.high"): ["open 33 33", "bid 38"],
    ("last-round", "raise.out"): ["open 33 33", "drop"],
    ("last-round", "buy.dark"): ["open 31 31", "remove 11", "done"],
    ("last-round", "result.other"): ["pass", "buy oil 3 at 3", "done"],
    ("beds", "decide.19"): ["open 19 17"],
    ("beds", "decide.20"): ["open 20b 18"],
    ("beds", "decide.21"): ["open 21 19"],
    ("beds", "decide.high"): ["open 15 25"],
    ("beds", "decide.pass"): ["pass"],
    ("beds", "raise.high"): ["open 15 12", "bid 34"],
    ("beds", "raise.out"): ["open 15 12", "drop"],
    ("beds", "hire.wages"): ["pass", "hire 2", "done"],
    ("beds", "hire.dark"): ["pass", "done"],
    ("beds", "hire.many"): ["pass", "station slate", "hire 2", "done"],
}

FOLDER = Path(words.__file__).parents[1] / "data" / "words"


@pytest.mark.parametrize(("lesson", "reply"), OTHERS)
def test_a_reply_is_given_for_its_line(lesson: str, reply: str) -> None:
    playing, pupil = sit_down(LESSONS[lesson]), scripted(OTHERS[lesson, reply])

    while reply not in playing.heard:
        playing.go_on()
        if playing.is_mine:
            playing.play(pupil(playing))
        else:
            playing.let_bot_act()

    assert reply in playing.heard
    kinds = {own.say: own.kind for step in playing.lesson.steps for own in step.replies}
    assert playing.talk.cares == (kinds[reply] is Kind.CARE)


def test_every_reply_has_a_line() -> None:
    replies = {
        (name, reply.say)
        for name in SECOND
        for step in LESSONS[name].steps
        for reply in step.replies
    }
    expected = {(name, text) for name in SECOND for text in EXPECTED[name, 1][1].split()}

    assert replies - expected == set(OTHERS)


# Figures that texts name


def facts(playing: Playing, *names: str) -> list[int]:
    return [FACTS[name](playing.moment) for name in names]


def costs(playing: Playing) -> dict[str, int]:
    """Return what each offer costs, by its line."""
    return {offer.text: offer.cost for offer in playing.offers}


def test_outgrown_begins_with_what_its_texts_say() -> None:
    playing = sit_down(LESSONS["outgrown"])
    shown = playing.moment.snapshot

    assert facts(playing, "round", "step", "my.money", "my.cities", "my.powers") == [6, 1, 48, 5, 6]
    assert (shown["current"], shown["future"]) == ([6, 11, 17, 24], [25, 26, 35, 46])
    assert [own.cities for own in playing.moment.standings] == [5, 5, 4, 3]
    assert [own.money for own in playing.moment.standings] == [48, 46, 46, 121]
    assert playing.moment.standings[1].output == 6
    assert costs(playing) == {
        "build erfurt": 23,
        "build halle": 29,
        "build leipzig": 29,
        "build magdeburg": 40,
        "build dresden": 42,
        "build berlin": 46,
        "done": 0,
    }
    burner = playing.moment.title.burner(playing.table.game, "25")
    assert (burner.need, burner.fuels, burner.output) == (2, ("coal",), 5)


def test_a_city_that_is_left_to_volta_makes_volta_first() -> None:
    playing = sit_down(LESSONS["outgrown"])

    play_out(playing, scripted(["done"]), actions=3)

    event = playing.table.moves[1].events[0]
    assert (event.seat, event.kind.id, event.values["city"], event.values["cost"]) == (
        *(1, "built", "erfurt"),
        41,
    )
    play_out(playing, scripted([]), actions=6)
    assert facts(playing, "round", "my.place") == [7, 2]


def test_the_last_round_begins_with_what_its_texts_say() -> None:
    playing = sit_down(LESSONS["last-round"])
    game, title = playing.table.game, playing.moment.title

    assert facts(playing, "my.money", "my.place", "my.capacity") == [38, 1, 31]
    assert playing.moment.standing.fuel == {"coal": 0, "gas": 1, "oil": 0, "uranium": 1}
    assert playing.moment.standing.plants == ("11", "19", "25")
    plants = {
        word: (plant.need, plant.fuels, plant.output)
        for word in ("11", "19", "25", "27", "28", "30", "31", "33", "38")
        for plant in [title.burner(game, word)]
    }
    assert plants == {
        "11": (1, ("uranium",), 8),
        "19": (1, ("gas",), 10),
        "25": (3, ("gas", "oil"), 13),
        "27": (2, ("oil",), 12),
        "28": (0, (), 11),
        "30": (3, ("coal",), 14),
        "31": (1, ("uranium",), 13),
        "33": (2, ("gas", "oil"), 14),
        "38": (1, ("oil",), 15),
    }
    columns = cast("CardSnapshot", playing.moment.snapshot)["columns"]
    assert [card for card in columns["2"] if card[:3] in ("gas", "oil")] == [
        *("oil1", "oil2", "oil2", "oil2"),
    ]
    assert [card for card in columns["3"] if card[:3] in ("gas", "oil")] == ["gas2", "oil3"]


def test_the_points_of_the_last_round_are_those_that_its_texts_promise() -> None:
    scores = {}
    for lines in (["open 31 31", "remove 11", "buy oil 3 at 3"], ["pass", "buy oil 3 at 3"]):
        playing = play_out(sit_down(LESSONS["last-round"]), scripted([*lines, "done"]))
        assert playing.moment.is_over
        scores[lines[0]] = playing.table.game.scores(playing.table.state)

    assert scores["open 31 31"][0] == 10 + 13 + 13  # and 4 Elektro are no point
    assert max(scores["open 31 31"][1:]) == 35
    assert scores["pass"][0] == 8 + 10 + 13 + 3
    assert max(scores["pass"][1:]) > 34


def test_a_plant_that_cannot_be_fed_leaves_18_points_at_best() -> None:
    lines = ["open 38 38", "remove 25", "done"]

    playing = play_out(sit_down(LESSONS["last-round"]), scripted(lines))

    assert playing.table.game.scores(playing.table.state)[0] == 8 + 10


def test_beds_begin_with_what_their_texts_say() -> None:
    playing = sit_down(LESSONS["beds"])
    game, title = playing.table.game, playing.moment.title

    assert facts(playing, "round", "my.money", "my.place", "my.cities", "my.capacity") == [
        *(3, 47, 1, 3, 3),
    ]
    assert facts(playing, "my.need", "my.stored", "my.pool") == [4, 2, 1]
    assert costs(playing) == {
        "open 15 12": 7,
        "open 19 17": 12,
        "open 20b 18": 13,
        "open 21 19": 14,
        "pass": 0,
    }
    burner = title.burner(game, "21")
    assert (burner.need, burner.output) == (6, 5)
    workers = cast("OutpostSnapshot", playing.moment.snapshot)["labour_market"]
    assert [workers[price] for price in ("1", "2", "3", "4")] == [0, 3, 4, 4]


def test_two_workers_cost_8_and_the_site_in_slate_10() -> None:
    playing = sit_down(LESSONS["beds"])
    playing.play("pass")
    while not playing.is_mine:
        playing.let_bot_act()

    assert costs(playing)["housing slate"] == 10
    playing.play("hire 2")
    assert playing.table.moves[-1].events[0].values["cost"] == 8


def test_four_workers_cost_about_17() -> None:
    playing = sit_down(LESSONS["beds"])
    playing.play("open 21 19")
    while playing.moment.phase != "expansion" or not playing.is_mine:
        playing.let_bot_act()

    playing.play("swap 8 21")
    playing.play("hire 4")
    assert playing.table.moves[-1].events[0].values["cost"] in (16, 17, 18)


# Texts


def entries(language: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield the id and the words of every text in a file of the catalogues."""
    with (FOLDER / language / name).open("rb") as file:
        tables = tomllib.load(file)["messages"]["lesson"]
    yield from leaves("lesson", tables)


def leaves(key: str, entry: object) -> Iterator[tuple[str, str]]:
    if isinstance(entry, str):
        yield key, entry
    elif isinstance(entry, dict):
        for name, own in entry.items():
            if name != "by":
                yield from leaves(f"{key}.{name}", own)


def values(text: str) -> set[str]:
    return {value.partition(":")[0] for value in re.findall(r"\{(.*?)\}", text)}


@pytest.mark.parametrize("name", ["lessons.toml", "lessons_second.toml"])
@pytest.mark.parametrize("language", words.languages())
def test_texts_are_short_and_name_the_values_of_the_english_ones(language: str, name: str) -> None:
    if not (FOLDER / language / name).exists():
        assert language not in ("en", "de", "pl")
        return
    english = dict(entries("en", name))
    most = 45 if language == "en" else 60

    for key, text in entries(language, name):
        assert len(re.sub(r"\{.*?\}", "x", text).split()) <= most, key
        assert values(text) == values(english[key]), key


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("lesson", SECOND)
def test_cards_can_be_read_in_every_language(lesson: str, language: str) -> None:
    playing, lines = sit_down(LESSONS[lesson]), list(EXPECTED[lesson, 1][0])
    pupil = scripted(lines)

    def read(playing: Playing) -> str:
        with words.speaking(words.catalogue(language)):
            sentences = playing.spoken()
        assert not [sentence for sentence in sentences if "{" in sentence or "lesson." in sentence]
        return pupil(playing)

    assert play_out(playing, read).talk.is_ended
