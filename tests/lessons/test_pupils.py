"""Pupils who do otherwise than hoped: whatever they do, the lesson is survived."""

import pytest

from gridwright.lessons import coach
from gridwright.lessons.coach import Talk
from gridwright.lessons.conditions import InPhase, Turn
from gridwright.lessons.format import Kind
from tests.lessons.pupils import (
    LESSONS,
    Playing,
    Pupil,
    far_builder,
    hoarder,
    miser,
    play_out,
    scripted,
    sit_down,
    spender,
    wild,
)

TABLES = [(name, at) for name in LESSONS for at in range(1, len(LESSONS[name].boards) + 1)]
CONTRARY = {"miser": miser, "spender": spender, "hoarder": hoarder, "far builder": far_builder}
WILD = 25
SHORT = 70  # actions: the rounds in which the coach speaks most
LONG = 1500


def check(playing: Playing) -> None:
    """Check what holds after every action."""
    steps = [each.step for each in playing.talk.steps]
    assert len(steps) == len(set(steps)), "a step was said twice"
    assert len([each for each in playing.talk.steps if each.over is None]) <= 1
    step = playing.lesson.step(playing.talk.open_step)
    if step is not None:
        moment = playing.moment
        timed = [each for each in step.when if isinstance(each, Turn | InPhase)]
        assert all(each.holds(moment, ()) for each in timed), "a card for a phase that is over"
    if playing.talk.cares:
        assert coach.offers_going_back(playing.lesson, playing.talk)
        assert coach.offers_going_on(playing.lesson, playing.talk)
    assert all("{" not in sentence for sentence in playing.spoken())


def checked(pupil: Pupil) -> Pupil:
    def choose(playing: Playing) -> str:
        check(playing)
        return pupil(playing)

    return choose


@pytest.mark.parametrize("pupil", CONTRARY)
@pytest.mark.parametrize(("lesson", "board"), TABLES)
def test_contrary_pupils_are_survived(lesson: str, board: int, pupil: str) -> None:
    playing = play_out(sit_down(LESSONS[lesson], board), checked(CONTRARY[pupil]), actions=SHORT)

    assert len(playing.table.moves) == SHORT or playing.talk.is_ended
    assert playing.heard


@pytest.mark.slow
@pytest.mark.parametrize("pupil", CONTRARY)
@pytest.mark.parametrize(("lesson", "board"), TABLES)
def test_contrary_pupils_come_to_the_end(lesson: str, board: int, pupil: str) -> None:
    playing = play_out(sit_down(LESSONS[lesson], board), checked(CONTRARY[pupil]), actions=LONG)

    assert playing.talk.is_ended


@pytest.mark.parametrize(("lesson", "board"), TABLES)
def test_who_never_goes_on_is_not_held_up(lesson: str, board: int) -> None:
    playing = play_out(
        sit_down(LESSONS[lesson], board), checked(scripted([])), reads=False, actions=SHORT
    )

    assert len(playing.table.moves) == SHORT or playing.talk.is_ended


@pytest.mark.parametrize(("lesson", "board"), TABLES)
def test_going_back_restores_position_and_what_was_said(lesson: str, board: int) -> None:
    playing = sit_down(LESSONS[lesson], board)
    pupil, game = wild(5), playing.table.game
    replies = 0
    for _ in range(60):
        playing.go_on()
        if playing.talk.is_ended:
            break
        if not playing.is_mine:
            playing.let_bot_act()
            continue
        before, talk = game.hash_of(playing.table.state), playing.talk
        line = pupil(playing)
        playing.play(line)
        if playing.talk.lead is not None:
            replies += 1
            playing.go_back()
            assert game.hash_of(playing.table.state) == before
            assert playing.talk.steps == talk.steps
            assert playing.talk.armed == talk.armed
            assert card_of(playing.talk)[-1:] == card_of(talk)[-1:]
            playing.play(line)
    assert replies or lesson == "classic"


def card_of(talk: Talk) -> list[str]:
    return [each.text.id for each in talk.texts]


def play_wildly(seed: int) -> None:
    lesson, board = TABLES[seed % len(TABLES)]
    play_out(sit_down(LESSONS[lesson], board), checked(wild(seed)), actions=SHORT)


@pytest.mark.parametrize("seed", range(WILD))
def test_wild_pupils_are_survived(seed: int) -> None:
    play_wildly(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(WILD, 500))
def test_many_wild_pupils_are_survived(seed: int) -> None:
    play_wildly(seed)


# Replies that no pupil above calls forth for certain: a line for each

RARE = {
    ("bidding", "raise.over"): ["open 21 21", "bid 33"],
    ("bidding", "raise.early"): ["open 21 21", "drop"],
    ("bidding", "decide.24"): ["open 24 24"],
    ("bidding", "decide.7"): ["open 7 1"],
    ("bidding", "decide.17"): ["open 17 17"],
    ("bidding", "decide.pass"): ["pass"],
    ("bidding", "decide.high"): ["open 21 32"],
    ("order", "decide.pay"): ["build frankfurt_oder", "done"],
    ("fuel", "amount.none"): ["done"],
    ("fuel", "amount.less"): ["buy coal 2", "done"],
    ("fuel", "amount.more"): ["buy coal 7", "done"],
    ("fuel", "amount.hoard"): ["buy coal 14", "done"],
    ("map", "build.kassel"): ["build kassel", "done"],
    ("map", "build.corner"): ["build aachen", "build trier", "done"],
    ("map", "build.other"): ["build aachen", "done"],
    ("map", "build.none"): ["done"],
    ("end", "decide.one"): ["build konstanz", "done"],
    ("end", "decide.none"): ["done"],
    ("first-game", "choose.high"): ["open 10 20"],
    ("first-game", "choose.seven"): ["open 7 7"],
    ("first-game", "choose.three"): ["open 3 1"],
    ("first-game", "choose.six"): ["open 6 6"],
    ("first-game", "bid.out"): ["open 10 10", "drop"],
    ("first-game", "bid.high"): ["open 10 10", "bid 30"],
    ("first-game", "buy.none"): ["open 10 10", "bid 12", "done"],
    ("first-game", "buy.one"): ["open 10 10", "bid 12", "buy coal 2", "done"],
    ("first-game", "first_city.none"): ["open 10 10", "bid 12", "buy coal 2", "done", "done"],
    ("first-game", "first_city.far"): [
        *("open 10 10", "bid 12", "buy coal 2", "done", "build hannover", "done"),
    ],
    ("first-game", "second_city.few"): [
        *("open 10 10", "bid 12", "buy coal 2", "done", "build muenster", "done"),
    ],
    ("card", "choose.four"): ["open 4a 1"],
    ("card", "choose.six"): ["open 6b 6"],
    ("card", "choose.high"): ["open 5c 12"],
    ("outpost", "choose.four"): ["open 4 4"],
    ("outpost", "choose.beds"): ["open 5a 5"],
    ("outpost", "choose.two"): ["open 2 2"],
    ("outpost", "choose.high"): ["open 6 20"],
    ("classic", "choose.six"): ["open 6 6"],
    ("classic", "choose.other"): ["open 3 3"],
    ("classic", "choose.high"): ["open 5 20"],
    ("classic", "bid.high"): ["open 5 5", "bid 30"],
}


@pytest.mark.parametrize(("lesson", "reply"), RARE)
def test_a_reply_is_given_for_its_line(lesson: str, reply: str) -> None:
    lines = [*RARE[lesson, reply]]
    playing = sit_down(LESSONS[lesson])

    while lines:
        playing.go_on()
        if playing.is_mine:
            playing.play(lines.pop(0))
        else:
            playing.let_bot_act()

    assert reply in playing.heard
    kinds = {reply.say: reply.kind for step in playing.lesson.steps for reply in step.replies}
    assert playing.talk.cares == (kinds[reply] is Kind.CARE)
