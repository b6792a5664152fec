"""Who meets whom: both ways, mixed, and every seat of a deal."""

from gridwright.arena.lineups import Lineup, lineups


def test_two_bots_meet_both_ways_and_mixed() -> None:
    assert [lineup.seats for lineup in lineups(2, 4)] == [
        (0, 1, 1, 1),
        (1, 0, 0, 0),
        (0, 0, 1, 1),
        (0, 1, 0, 1),
    ]


def test_with_two_seats_both_ways_are_one_table() -> None:
    assert [lineup.seats for lineup in lineups(3, 2)] == [(0, 1), (0, 2), (1, 2)]


def test_three_bots_meet_in_pairs_and_all_together() -> None:
    all_lineups = lineups(3, 4)

    assert len([lineup for lineup in all_lineups if lineup.kind == "one"]) == 6
    assert [lineup.seats for lineup in all_lineups if lineup.kind == "mixed"] == [(0, 1, 2, 0)]


def test_more_bots_than_seats_take_turns_to_stay_away() -> None:
    mixed = [lineup.seats for lineup in lineups(4, 3) if lineup.kind == "mixed"]

    assert mixed == [(0, 1, 2), (1, 2, 3), (2, 3, 0), (3, 0, 1)]


def test_a_bot_alone_plays_itself() -> None:
    assert lineups(1, 3) == [Lineup("mixed", (0, 0, 0))]


def test_rotating_gives_every_seating_once() -> None:
    assert Lineup("one", (0, 1, 1)).rotations() == [(0, 1, 1), (1, 1, 0), (1, 0, 1)]
    assert Lineup("mixed", (0, 1, 0, 1)).rotations() == [(0, 1, 0, 1), (1, 0, 1, 0)]
