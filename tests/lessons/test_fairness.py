"""The coach sees what its seat sees: with the hidden cards dealt anew, the cards are the same."""

import pytest

from gridwright.core.rng import Rng
from gridwright.lessons import coach
from gridwright.lessons.facts import values_at
from gridwright.lessons.moments import Moment
from tests.lessons.pupils import LESSONS, scripted, sit_down

ACTIONS = 25


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_is_hidden_makes_no_difference(lesson: str) -> None:
    playing = sit_down(LESSONS[lesson])
    game, seat, pupil = playing.table.game, playing.board.seat, scripted([])
    talk = playing.talk
    for number in range(ACTIONS):
        if playing.talk.is_ended:
            break
        if playing.is_mine:
            playing.play(pupil(playing))
        else:
            playing.let_bot_act()
        other = game.resample(playing.table.view(seat), Rng(number))
        moment = Moment(game, game.view(other, seat), seat, tuple(playing.table.moves))
        talk = coach.after_action(playing.lesson, talk, moment)
        assert talk == playing.talk
        assert values_at(moment) == values_at(playing.moment)
