"""Records looked at again: turns, losses, turning points, and the picture of it."""

from dataclasses import replace
from math import exp

import pytest

import gridwright
from gridwright.advice.analyse import (
    STRICT,
    Judgement,
    Moment,
    RecordedGame,
    accuracies,
    confirmed,
    judge,
    run,
    turning_points,
)
from gridwright.advice.calibration import Estimate
from gridwright.advice.forecast import Adviser
from gridwright.advice.pictures import picture
from gridwright.content.load import load
from gridwright.core.errors import SetupError
from gridwright.core.rng import Rng
from gridwright.tables import record
from tests.advice.positions import blunder, finished, played
from tests.bots.positions import auction

LINES = "planner@8"


def game_of(*lines: str) -> RecordedGame:
    """Return a recorded game of Recharged that begins with these actions."""
    table = gridwright.table("recharged", "germany", seats=3, seed=7)
    for line in lines:
        table.play(line)
    return RecordedGame(record.read(record.write(table)), load())


def a_judgement(index: int, seat: int, value: float, best: float, number: int = 1) -> Judgement:
    chance, gain = Estimate(value, 0.03), Estimate(best - value, 0.02)
    chances = (value, 1 - value)
    return Judgement(
        index, number, "auction", seat, chances, ("pass",), ("drop",), chance, gain, None
    )


# What is judged


def test_the_blunder_is_named_with_the_better_move() -> None:
    recorded, count, results = run(blunder(), LINES)
    (judgement,) = results

    assert count == 1
    assert (judgement.index, judgement.round, judgement.phase, judgement.seat) == (
        0,
        9,
        "building",
        0,
    )
    assert (judgement.played, judgement.best) == (("done",), ("build dortmund",))
    assert judgement.best_value == pytest.approx(0.99, abs=0.01)
    assert judgement.loss > 0.5
    assert judgement.gain.low > 0
    assert judgement.chances[0] == judgement.value
    assert sum(judgement.chances) == pytest.approx(1)
    assert judgement.reason is not None
    assert judgement.reason.id == "advice.final.rival"
    assert turning_points([judgement]) == [judgement]
    assert recorded.ending() is None


def test_the_same_record_gives_the_same_analysis_on_several_processes_too() -> None:
    text = record.write(played("card", "", 9))

    one, again, two = [list(run(text, LINES, jobs=jobs)[2]) for jobs in (1, 1, 2)]

    assert one == again == two
    assert len(one) > 2


def test_what_the_deck_holds_changes_nothing() -> None:
    """A turn is judged alike whatever lies in the deck."""
    recorded = RecordedGame(record.read(record.write(played("card", "", 9))), load())
    game, moment, adviser = recorded.game, recorded.moments()[-1], Adviser(LINES)
    other = game.resample(game.view(moment.state, moment.seat), Rng(99))
    assert game.write_position(other) != game.write_position(moment.state)

    judgement = judge(game, replace(moment, state=other), adviser)

    assert judgement == judge(game, moment, adviser)


def test_a_bot_that_does_not_look_ahead_judges_nothing() -> None:
    with pytest.raises(SetupError, match="doesn't look ahead"):
        run(blunder(), "steady")


def test_a_loss_that_a_second_look_does_not_confirm_is_none() -> None:
    """Whatever is named was better on six times as many deals, by more than chance explains.

    All losses of a judgement come from its second look, so none is without its interval.
    """
    text = record.write(played("recharged", "germany", 45))

    judgements = list(run(text, LINES)[2])

    lossy = [judgement for judgement in judgements if judgement.loss]
    assert lossy
    assert len(lossy) < len(judgements)
    for judgement in judgements:
        assert judgement.gain.low > 0 if judgement.loss else judgement.best == judgement.played
        assert judgement.loss or judgement.reason is None


def test_a_second_look_that_finds_less_than_its_margin_finds_nothing() -> None:
    assert confirmed(Estimate(0.08, 0.07)) == Estimate(0.08, 0.07)
    assert confirmed(Estimate(0.08, 0.09)) == Estimate(0.0, 0.0)
    assert confirmed(Estimate(-0.02, 0.01)).value == 0


def test_a_last_bid_is_judged_as_far_as_it_goes() -> None:
    """B pays 60 for a plant that nobody else wants for more than 27."""
    game, state = auction()
    bid = game.parse("bid 60")
    moment = Moment(0, state.round, "auction", 1, state, (bid,))

    judgement = judge(game, moment, Adviser(LINES))

    assert judgement.played == ("bid 60",)
    assert judgement.best != ("bid 60",)
    assert judgement.loss > 0.1
    assert judgement.reason is None or judgement.reason.id.startswith("advice.")


def test_a_judgement_as_json() -> None:
    (judgement,) = run(blunder(), LINES)[2]

    fields = judgement.as_dict("en")

    assert (fields["seat"], fields["round"], fields["actions_before"]) == ("A", 9, 0)
    assert (fields["played"], fields["best"]) == (("done",), ("build dortmund",))
    assert fields["win_chance_played"] == judgement.value
    assert fields["win_chance_best"] == judgement.value + judgement.loss
    assert fields["loss_margin"] == judgement.gain.margin
    assert str(fields["reason"]).startswith("Building in dortmund holds your best rival to 0")
    assert a_judgement(0, 0, 0.5, 0.5).as_dict()["reason"] == ""


# Turns and decisions


def test_actions_of_a_seat_in_a_phase_are_one_turn() -> None:
    table = played("recharged", "germany", 40)
    recorded = RecordedGame(record.read(record.write(table)), load())

    fuel = [moment for moment in recorded.moments() if moment.phase == "resources"]
    single = recorded.moments(every_decision=True)

    assert [moment.seat for moment in fuel[:3]] == list(dict.fromkeys([m.seat for m in fuel[:3]]))
    assert all(recorded.game.write(moment.played[-1]) == "done" for moment in fuel[:3])
    assert all(len(moment.played) == 1 for moment in single)
    assert len(single) > len(recorded.moments())


def test_of_a_seats_bids_only_the_last_is_judged() -> None:
    """B is raised and drops out; the bid of A that wins stands."""
    recorded = game_of("open 5 10", "bid 11", "drop", "bid 12", "drop")

    turns = [(moment.index, recorded.game.write(moment.played[0])) for moment in recorded.moments()]
    single = [moment.index for moment in recorded.moments(every_decision=True)]

    assert turns == [(0, "open 5 10"), (2, "drop"), (3, "bid 12"), (4, "drop")]
    assert single == [0, 1, 2, 3, 4]


def test_a_finished_game_says_what_it_brought() -> None:
    recorded = RecordedGame(record.read(finished()), load())

    ending = recorded.ending()

    assert ending is not None
    assert sum(ending) == 1
    assert [share > 0 for share in ending] == [place == 1 for place in recorded.table.ranking()]


# What is made of it


def test_turning_points_are_ordered_by_loss() -> None:
    small, large, largest = (
        a_judgement(0, 0, 0.50, 0.54),
        a_judgement(4, 1, 0.50, 0.56),
        a_judgement(9, 0, 0.30, 0.70),
    )

    assert turning_points([small, large, largest]) == [largest, large]
    assert turning_points([small, large, largest], 0.01) == [largest, large, small]


def test_a_seat_is_judged_by_its_mean_loss() -> None:
    """A lost 0, 0.1 and 0.2: 0.1 on average.

    That is nothing of 0.5, a sixth of 0.6 and two sevenths of 0.7. B lost nothing, C had no turn.
    """
    judgements = [
        a_judgement(0, 0, 0.5, 0.5),
        a_judgement(1, 0, 0.5, 0.6),
        a_judgement(2, 0, 0.5, 0.7),
        a_judgement(3, 1, 0.5, 0.5),
    ]

    first, second, third = accuracies(judgements, 3)

    assert first.turns == 3
    assert [first.loss, first.share] == pytest.approx([0.1, (1 / 6 + 2 / 7) / 3])
    assert first.accuracy == pytest.approx(exp(-STRICT * first.share))
    assert (second.turns, second.loss, second.accuracy) == (1, 0, 1)
    assert (third.turns, third.loss, third.accuracy) == (0, 0, 1)


def test_the_picture_has_a_curve_for_each_seat_and_a_ring_for_each_turning_point() -> None:
    judgements = [
        a_judgement(0, 0, 0.5, 0.5),
        a_judgement(4, 1, 0.25, 0.5, number=2),
        replace(a_judgement(9, 0, 0.25, 0.75, number=2), chances=(0.25, 0.75)),
    ]

    drawn = picture(judgements, turning_points(judgements), ("Ana", "Bea"), (1.0, 0.0))

    assert drawn.startswith("<svg")
    assert "Ana" in drawn
    assert "Bea" in drawn
    assert drawn.count("<path") == 2
    assert drawn.count("stroke-dasharray") == 2
    assert drawn.count("<circle") == 2 * 4 + 2  # a dot for each turn and the end, and the rings
