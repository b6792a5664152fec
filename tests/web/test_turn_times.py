"""How long turns took: in the log, in replays and charts, and in records."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from gridwright import words
from gridwright.cli.main import run
from gridwright.tables import record
from gridwright.tables.replay import replay as played_again
from gridwright.tables.table import Move, TakenBack, letter
from gridwright.web.clocks.terms import PRESETS
from gridwright.web.library import library
from gridwright.web.pages.charts import DrawnChart, charts
from gridwright.web.pages.log import LogLine, log
from gridwright.web.pages.spans import span_in_words, stopwatch
from gridwright.web.play import moves, replays
from gridwright.web.play.perspective import perspective_of, public_record
from gridwright.web.play.turn_times import TurnTime, turn_times
from tests.web.browser import Visitor
from tests.web.records import text_of
from tests.web.tables import forget, guest, laid, take_turns, three_people
from tests.web.test_clocks import START, Evening, offer, to_resources

SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000


# What is counted


def entries(*steps: str) -> list[Move | TakenBack]:
    """Return a log of actions of round 1: seat and phase, or seat and how many it takes back."""
    table = played_again(record.read(text_of("classic/2-early-germany", 1)), library())
    log: list[Move | TakenBack] = []
    standing: list[Move] = []
    for step in steps:
        seat, what = step.split()
        if what.isdigit():
            taken = tuple(reversed(standing[-int(what) :]))
            del standing[-int(what) :]
            log.append(TakenBack(int(seat), taken))
        else:
            move = replace(table.moves[0], round=1, seat=int(seat), phase=what)
            standing.append(move)
            log.append(move)
    return log


def test_a_turn_took_what_its_last_action_says() -> None:
    log = entries("0 buy", "0 buy", "0 buy", "1 buy", "1 build")

    times = turn_times(log, {0: 5000, 1: 8000, 2: 8000, 3: 2000, 4: 1000})

    assert times == (
        TurnTime(0, 1, 0, 2, 8000),
        TurnTime(1, 1, 3, 3, 2000),
        TurnTime(1, 1, 4, 4, 1000),
    )


def test_each_bid_is_a_turn() -> None:
    log = entries("0 auction", "1 auction", "0 auction")

    times = turn_times(log, {0: 5000, 1: 2000, 2: 3000})

    assert [turn.milliseconds for turn in times] == [5000, 2000, 3000]


def test_what_nobody_was_asked_for_has_no_time() -> None:
    """Seat 0 has played a turn of two actions, then the server one more; seat 1 is a bot."""
    log = entries("0 buy", "0 buy", "1 buy", "0 build")

    assert turn_times(log, {0: 4000}) == (TurnTime(0, 1, 0, 0, 4000),)
    assert turn_times(log, {}) == ()


def test_a_turn_that_was_taken_back_counts_for_the_one_instead_of_it() -> None:
    """20 s, then back after the next seat was asked, then 10 s more."""
    log = entries("0 buy", "0 buy", "0 1", "0 buy", "1 buy")

    times = turn_times(log, {0: 15_000, 1: 20_000, 3: 10_000, 4: 1000})

    assert times == (TurnTime(0, 1, 0, 1, 30_000), TurnTime(1, 1, 2, 2, 1000))


def test_a_turn_in_which_something_was_taken_back_goes_on() -> None:
    """5 s, 7 s, back at 9 s, and again until 12 s."""
    log = entries("0 buy", "0 buy", "0 1", "0 buy")

    times = turn_times(log, {0: 5000, 1: 7000, 2: 9000, 3: 12_000})

    assert times == (TurnTime(0, 1, 0, 1, 12_000),)


def test_turns_of_a_table_that_went_back_count_for_those_played_instead() -> None:
    log = entries("0 buy", "1 buy", "0 build", "1 3", "0 buy", "1 buy")

    times = turn_times(log, {0: 5000, 1: 6000, 2: 7000, 4: 1000, 5: 2000})

    assert [turn.milliseconds for turn in times] == [6000, 8000]


def test_a_turn_that_began_anew_is_added_up() -> None:
    """A bot played on after 50 s, and its person came back: 3 s more."""
    log = entries("0 buy", "0 buy")

    assert turn_times(log, {0: 50_000, 1: 3000}) == (TurnTime(0, 1, 0, 1, 53_000),)


# Words


@pytest.mark.parametrize(
    ("milliseconds", "text"),
    [
        *((0, "0 s"), (15 * SECOND, "15 s"), (59_999, "59 s"), (10 * MINUTE, "10 min")),
        *((HOUR, "1 h"), (HOUR + 30 * MINUTE, "1 h 30 min"), (8 * HOUR, "8 h")),
        *((DAY, "1 day"), (3 * DAY, "3 days"), (2 * DAY + 4 * HOUR, "2 d 4 h")),
    ],
)
def test_a_span_is_told_by_its_largest_units(milliseconds: int, text: str) -> None:
    assert span_in_words(milliseconds) == text


def test_times_that_were_taken_are_shown_as_by_a_stopwatch() -> None:
    assert [stopwatch(each) for each in (999, 83_000, 3_599_999)] == ["0:00", "1:23", "59:59"]
    assert stopwatch(2 * HOUR + 5 * MINUTE) == "2 h 5 min"


# The log


def timed_lines(table: Evening) -> list[tuple[str, str]]:
    """Return the lines with a time: what is told, and that."""
    perspective = perspective_of(table.id, table.people[0])
    assert perspective is not None
    lines: list[LogLine] = [line for section in log(perspective) for line in section.lines]
    return [(f"{line.name}{line.rest}", line.time) for line in lines if line.time]


def test_the_log_has_the_time_of_every_turn_that_is_over(database: str) -> None:
    table = Evening()
    table.play(START + 83, 1, "open 5 5")
    assert timed_lines(table) == [("Bea starts the auction for plant 5 at 5.", "1:23")]
    table.play(START + 90, 2, "drop")
    assert [time for _, time in timed_lines(table)] == ["1:23", "0:07"]
    forget(table.id)  # read from the rows, they are the same
    assert [time for _, time in timed_lines(table)] == ["1:23", "0:07"]


def test_a_turn_that_goes_on_has_no_time_yet(sqlite: None) -> None:
    table = Evening()
    to_resources(table)
    before = len(timed_lines(table))
    seat, first = table.clock.seat, table.seconds(table.clock.began)
    table.play(first + 10, seat, offer(table, "buy"))
    assert len(timed_lines(table)) == before
    table.play(first + 20, seat, "done")
    assert [time for _, time in timed_lines(table)][before:] == ["0:20"]


def test_a_turn_taken_back_and_played_again_has_its_whole_time(sqlite: None) -> None:
    table = Evening()
    to_resources(table)
    seat, first = table.clock.seat, table.seconds(table.clock.began)
    line = offer(table, "buy")
    table.play(first + 20, seat, line, "done")
    with table.at(first + 30):
        moves.take_back(table.id, seat, table.row.version)
    table.play(first + 40, seat, line, "done")
    assert timed_lines(table)[-1][1] == "0:30"


def test_times_stand_at_the_end_of_their_lines(sqlite: None) -> None:
    table = Evening()
    table.play(START + 83, 1, "open 5 5")

    html = Visitor().get(f"/t/{table.id}").html

    assert re.search(r"</b> starts the auction[^<]+</span>\n<small[^>]*>1:23</small></li>", html)


# Replays and charts


def test_a_replay_says_how_long_the_turn_took(sqlite: None) -> None:
    table = Evening()
    table.play(START + 83, 1, "open 5 5")
    table.play(START + 90, 2, "drop")

    texts = [Visitor().get(f"/t/{table.id}/replay?at={at}").html for at in range(3)]

    assert "took" not in re.sub(r"<style.*?</style>", "", texts[0])
    assert "Bea took 1:23 for this turn." in texts[1]
    assert "Cid took 0:07 for this turn." in texts[2]


def chart_of(*times: TurnTime) -> DrawnChart | None:
    """Return the chart of thinking times of a game of two rounds between Ana and Gregorio."""
    text = text_of("classic/2-early-germany", 17)
    recording = replace(replays.read(text, f"timed {times}"), turn_times=times)
    drawn = {chart.name: chart for chart in charts(recording)}
    return drawn.get("Thinking time")


def test_thinking_times_are_a_chart_by_round_and_seat() -> None:
    chart = chart_of(
        TurnTime(1, 1, 0, 0, 83_000),
        TurnTime(0, 1, 1, 1, 7000),
        TurnTime(1, 1, 2, 4, 100_000),
        TurnTime(0, 2, 16, 16, 12_500),
    )

    assert chart is not None
    assert chart.heads == ("Ana", "Gregorio")
    assert chart.rows == ((1, ("0:07", "3:03")), (2, ("0:12", "0:00")))
    assert chart.totals == ("0:19", "3:03")
    assert chart.about == "per round, in seconds"
    assert ">183</text>" not in chart.picture  # the last values are those of the second round
    assert ">12</text>" in chart.picture
    assert "Round 1: Ana 0:07, Gregorio 3:03" in chart.picture


@pytest.mark.parametrize(
    ("longest", "unit"),
    [
        (9 * MINUTE, "seconds"),
        (10 * MINUTE, "minutes"),
        (9 * HOUR, "minutes"),
        (10 * HOUR, "hours"),
        (9 * DAY, "hours"),
        (10 * DAY, "days"),
    ],
)
def test_the_chart_has_a_unit_that_fits(longest: int, unit: str) -> None:
    chart = chart_of(TurnTime(0, 1, 0, 0, longest))

    assert chart is not None
    assert chart.about == f"per round, in {unit}"
    assert chart.heads == ("Ana",)  # the other seat is a bot's


def test_without_a_clock_there_is_no_such_chart() -> None:
    assert chart_of() is None
    name = words.text("web.clock.thinking")
    assert name == "Thinking time"


# Records


def test_a_record_has_the_times_as_comments(sqlite: None) -> None:
    table = Evening()
    table.play(START + 83, 1, "open 5 5")
    table.play(START + 90, 2, "drop")
    table.play(START + 95, 0, "drop")
    text = public_record(table.id)
    assert text is not None
    times = "1 B open 5 5  # 1:23\n1 C drop  # 0:07\n1 A drop  # 0:05\n"
    assert f"---\n{times}" in text

    without = "\n".join([line.partition("  #")[0] for line in text.split("\n")])
    assert record.read(text).lines == record.read(without).lines
    same, other = [played_again(record.read(each), library()) for each in (text, without)]
    assert same.state == other.state
    assert record.write(same) == record.write(other)


def test_a_turn_of_several_actions_has_its_time_at_the_last(sqlite: None) -> None:
    table = Evening(PRESETS["daily"])
    to_resources(table)
    seat, first = table.clock.seat, table.seconds(table.clock.began)
    line = offer(table, "buy")
    table.play(first + 3725, seat, line, "done")

    text = public_record(table.id)

    mark = letter(seat)
    assert text is not None
    assert text.endswith(f"\n1 {mark} {line}\n1 {mark} done  # 1:02:05\n")


def test_a_record_with_times_is_uploaded_and_verified_like_any_other(
    sqlite: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row = laid(guest("Ana"), ("novice", "novice"), "card")
    take_turns()
    text = public_record(row.pk)
    assert text is not None
    assert "# salt = " in text
    timed = record.commented(text, dict.fromkeys(range(20), "1:23"))
    assert timed.count("# 1:23") == 20
    (tmp_path / "plain").write_text(text, encoding="utf-8")
    (tmp_path / "timed").write_text(timed, encoding="utf-8")

    for command in (["replay"], ["verify"], ["verify", "--commitment"]):
        answers: list[tuple[int, str]] = []
        for name in ("plain", "timed"):
            code = run([*command, str(tmp_path / name)])
            answers.append((code, capsys.readouterr().out.replace(name, "")))
        assert answers[0] == answers[1]
        assert answers[0][0] == 0

    visitor = Visitor()
    where = visitor.post("/records", record=timed).where
    assert where.startswith("/r/")
    assert " wins with " in visitor.get(where).html


def test_a_record_of_a_table_without_clock_is_as_it_was(sqlite: None) -> None:
    row, _ = three_people()
    moves.play(row.pk, 1, "open 5 5", 0)
    text = public_record(row.pk)
    assert text is not None
    assert text.partition("---\n")[2] == "1 B open 5 5\n"
