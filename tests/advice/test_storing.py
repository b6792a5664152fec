"""What is stored of an analysis: JSON without sentences, and the same again when it is read."""

import json

import pytest

from gridwright.advice.advise import advise
from gridwright.advice.analyse import Judgement, run
from gridwright.advice.calibration import Estimate
from gridwright.advice.storing import (
    ComparedMove,
    judgement_of,
    move_of,
    stored_judgement,
    stored_move,
)
from gridwright.core.errors import Message
from tests.advice.positions import blunder, last_round

LINES = "planner@8"
NAMED = Message("advice.name.build", {"city": ("essen", "koeln"), "building": "build"})


def a_judgement(reason: Message | None) -> Judgement:
    return Judgement(
        *(173, 7, "auction", 1, (0.1, 0.68, 0.22), ("open 28 28",), ("open 26 26",)),
        *(Estimate(0.68, 0.05), Estimate(0.31, 0.02), reason),
    )


@pytest.mark.parametrize(
    "reason",
    [
        None,
        Message("advice.move.other"),
        Message("advice.ends", {"move": NAMED, "round": 9, "score": 17}, ("RC-2.40", "RC-4.9")),
        Message("advice.name.buy", {"stored": ("coal 2", "oil 1")}),
    ],
)
def test_a_judgement_is_the_same_after_it_was_stored(reason: Message | None) -> None:
    judgement = a_judgement(reason)

    assert judgement_of(json.loads(json.dumps(stored_judgement(judgement)))) == judgement


def test_a_bots_own_judgement_is_stored_without_its_sentence() -> None:
    (judgement,) = run(blunder(), LINES)[2]
    assert judgement.reason is not None

    text = json.dumps(stored_judgement(judgement))

    assert judgement_of(json.loads(text)) == judgement
    assert "advice.final.rival" in text
    assert str(judgement.reason) not in text


def test_moves_are_the_same_after_they_were_stored() -> None:
    game, state = last_round()
    best, *_ = advise(game, game.view(state, 0), LINES)

    move = move_of(json.loads(json.dumps(stored_move(game, best, is_played=True))))

    lines = tuple([game.write(action) for action in best.plan])
    assert lines[0] == "build dortmund"
    assert move == ComparedMove(
        *(lines, best.chance, best.behind, best.is_equal, best.ceiling, best.reasons, True)
    )
