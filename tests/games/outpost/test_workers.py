import pytest

from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.snapshot import snapshot
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from tests.games.outpost.positions import (
    a_game,
    a_state,
    change,
    employ,
    firm,
    install,
    kinds,
    money,
    offers,
    on_market,
    own,
    play,
    reason,
    robots,
    send_away,
    skip_phase,
    stations,
    to_act,
)


def a_turn(
    plants: str = "", housing: str = "", on_sale: int = 30, seats: int = 3
) -> tuple[OutpostGame, OutpostState]:
    """Return the turn of the last seat, with these cards at work and so many workers to hire."""
    game = a_game(seats)
    state = a_state(game, phase=PhaseIndex.EXPANSION)
    last = "ABCDEF"[seats - 1]
    install(state, last, plants=plants, housing=housing)
    send_away(state, on_market(state) - on_sale)
    return game, state


def sectors(state: OutpostState) -> dict[str, int]:
    """Return the occupied sectors of the labour market, with their workers."""
    found = snapshot(state)["labour_market"]
    assert isinstance(found, dict)
    return {price: count for price, count in found.items() if count}


# Who runs plants


def test_permanent_and_seasonal_workers_run_plants_alike() -> None:
    """OP-3c.1: two in beds and two hired run plant 18, which needs four."""
    game, state = a_turn("18", "10")
    stations(state, "C", "amber", "basalt", "flint", "ember")

    play(game, state, "hire 2", "done", "done", "done", "power none", "power none", "power 18")

    assert state.players[2].powered == 4


def test_nobody_must_hire_seasonal_workers() -> None:
    """OP-3c.2: with two missing, none, one or two may be hired, or the action skipped."""
    game, state = a_turn("18", "10")

    assert offers(game, state)[-4:] == ["hire 0", "hire 1", "hire 2", "done"]


def test_an_empty_labour_market_has_nobody_for_any_money() -> None:
    """OP-3c.3: neither for money nor for the beds."""
    game, state = a_turn("18", "10", on_sale=0)

    assert reason(game, state, "hire 1") == "no_workers"
    play(game, state, "hire 0")

    assert firm(state, "C").workers == 0
    assert money(state, "C") == 60


# How many seasonal workers


@pytest.mark.parametrize("occupied", [0, 2, 3])
def test_with_beds_enough_no_seasonal_worker_is_hired(occupied: int) -> None:
    """OP-3c.4: plant 14 needs 3, housing 26 has 3 beds, full or empty."""
    game, state = a_turn("14", "26")
    employ(state, "C", occupied)

    assert reason(game, state, "hire 1") == "too_many_workers"
    assert offers(game, state, "hire") == ["hire 0"]


def test_robots_count_like_beds() -> None:
    """OP-3c.4, OP-3c.5: 5 needed, 2 beds and 2 robots leave room for 1."""
    game, state = a_turn("16", "10")
    robots(state, "C", 2)

    assert offers(game, state, "hire") == ["hire 0", "hire 1"]
    robots(state, "C", 3)

    assert offers(game, state, "hire") == ["hire 0"]


def test_beds_enough_are_filled_for_nothing() -> None:
    """OP-3c.4, OP-3c.9, OP-3c.10, case OP-T41: 6 beds, 4 occupied, need 5."""
    game, state = a_turn("16", "26 29")
    employ(state, "C", 4)
    assert reason(game, state, "hire 1") == "too_many_workers"

    play(game, state, "hire 0")

    assert firm(state, "C").workers == 6
    assert money(state, "C") == 60
    assert on_market(state) == 24


def test_no_more_seasonal_workers_than_are_missing() -> None:
    """OP-3c.5, case OP-T9: 7 needed less 5 beds is 2; a third is refused."""
    game, state = a_turn("3 25", "10 26", on_sale=19)
    employ(state, "C", 2)

    assert reason(game, state, "hire 2") == "allowed"
    assert reason(game, state, "hire 3") == "too_many_workers"


def test_the_rulebook_hires_two_seasonal_workers() -> None:
    """OP-3c.6, OP-3c.7, OP-3c.9, case OP-T9: 4 + 5 Elektro, then 3 free workers into 26."""
    game, state = a_turn("3 25", "10 26", on_sale=21)
    employ(state, "C", 2)
    assert sectors(state) == {"4": 1, "5": 3, "6": 3, "7": 3, "8": 3, "10": 6}

    events = play(game, state, "hire 2")

    assert money(state, "C") == 51
    assert (firm(state, "C").workers, firm(state, "C").seasonal) == (5, 2)
    assert sectors(state) == {"6": 2, "7": 3, "8": 3, "10": 6}
    assert kinds(events, "hired")[0].values == {"amount": 2, "cost": 9, "beds": 3}


def test_the_limit_counts_beds_and_not_workers() -> None:
    """OP-3c.5, ruling OP-A12: with 2 workers left for 3 beds and 2 jobs, 2 may be hired."""
    game, state = a_turn("16", "26", on_sale=2)

    assert offers(game, state, "hire") == ["hire 0", "hire 1", "hire 2"]


# What they cost


def test_workers_who_lost_their_beds_are_not_hired_again() -> None:
    """OP-3c.5, OP-3c.14: 33 needs 4; 3 of Moon Base are still there, so that 1 is missing."""
    game, state = a_turn("40b")
    employ(state, "C", 3)
    own(state, "C", "33")

    play(game, state, "swap 40b 33")
    assert offers(game, state, "hire") == ["hire 0", "hire 1"]
    assert reason(game, state, "hire 2") == "too_many_workers"
    play(game, state, "hire 1")

    assert (firm(state, "C").workers, firm(state, "C").seasonal) == (3, 1)
    assert money(state, "C") == 58  # the cheapest of 27 workers stands at 2


def test_workers_without_a_bed_work_this_round_and_then_leave() -> None:
    """OP-3c.14, OP-4.10: two run plant 12, in whose favour Moon Base left; nobody stays."""
    game, state = a_turn("40b")
    stations(state, "C", "amber", "basalt")
    employ(state, "C", 3)
    own(state, "C", "27")

    play(game, state, "swap 40b 27", "done", "done", "done", "power none", "power none", "power 27")

    assert state.players[2].powered == 2
    assert (firm(state, "C").workers, on_market(state)) == (0, 30)


def test_each_worker_costs_the_price_of_its_sector() -> None:
    """OP-3c.6: five from the cheapest sectors, 1 + 1 + 1 + 2 + 2, paid to the bank."""
    game, state = a_turn("16")

    play(game, state, "hire 5")

    assert money(state, "C") == 60 - 7
    assert on_market(state) == 25


def test_the_last_workers_cost_10() -> None:
    """OP-3c.6: three in the dearest sector."""
    game, state = a_turn("14", on_sale=3)

    play(game, state, "hire 3")

    assert money(state, "C") == 30


def test_nobody_hires_whom_he_cannot_pay() -> None:
    """OP-3c.6: with 19 Elektro one worker at 10, not two."""
    game, state = a_turn("14", on_sale=6)
    change(state, {"C.money": "19"})

    assert reason(game, state, "hire 2") == "workers_over_cash"
    assert offers(game, state, "hire") == ["hire 0", "hire 1"]


def test_seasonal_workers_come_before_the_beds_are_filled() -> None:
    """OP-3c.7, OP-3c.11, ruling OP-A13: hired at 1; the beds then take 1, 1 and 2."""
    game, state = a_turn("18", "26")

    play(game, state, "hire 1")

    assert money(state, "C") == 59
    assert sectors(state) == {"2": 2, "3": 3, "4": 3, "5": 3, "6": 3, "7": 3, "8": 3, "10": 6}


def test_seasonal_workers_lie_beside_the_board() -> None:
    """OP-3c.8: they take no bed, and they are gone after phase 4."""
    game, state = a_turn("18", "26")

    play(game, state, "hire 1")
    assert (firm(state, "C").workers, firm(state, "C").seasonal) == (3, 1)
    for _ in range(2):
        skip_phase(game, state)

    assert (firm(state, "C").workers, firm(state, "C").seasonal) == (3, 0)


# Beds


def test_all_empty_beds_are_filled() -> None:
    """OP-3c.9, ruling OP-A14: whoever takes the action fills them all, for nothing."""
    game, state = a_turn(housing="10 26")
    employ(state, "C", 1)

    play(game, state, "hire 0")

    assert firm(state, "C").workers == 5
    assert money(state, "C") == 60


def test_who_skips_the_action_leaves_beds_empty() -> None:
    """OP-3c.9, ruling OP-A14: the other way not to fill them."""
    game, state = a_turn(housing="26")

    play(game, state, "done")

    assert firm(state, "C").workers == 0


def test_there_may_be_more_permanent_workers_than_work() -> None:
    """OP-3c.10: 5 beds are filled for plant 4, which needs one."""
    game, state = a_turn("4", "10 26")

    play(game, state, "hire 0")

    assert firm(state, "C").workers == 5


def test_free_workers_come_from_the_cheapest_sectors() -> None:
    """OP-3c.11, ruling OP-A13: four beds empty the sectors 1 and a third of 2."""
    game, state = a_turn(housing="34")

    play(game, state, "hire 0")

    assert sectors(state) == {"2": 2, "3": 3, "4": 3, "5": 3, "6": 3, "7": 3, "8": 3, "10": 6}


def test_beds_stay_empty_when_nobody_is_left() -> None:
    """OP-3c.12: one worker for three beds."""
    game, state = a_turn(housing="26", on_sale=1)

    play(game, state, "hire 0")

    assert firm(state, "C").workers == 1
    assert on_market(state) == 0


@pytest.mark.parametrize(("line", "seasonal", "workers"), [("hire 1", 1, 0), ("hire 0", 0, 1)])
def test_the_last_worker_is_hired_or_housed(line: str, seasonal: int, workers: int) -> None:
    """OP-3c.7, OP-3c.12, case OP-T42: need 3, beds 2, one worker on the market."""
    game, state = a_turn("14", "10", on_sale=1)

    play(game, state, line)

    assert (firm(state, "C").seasonal, firm(state, "C").workers) == (seasonal, workers)
    assert on_market(state) == 0
    assert money(state, "C") == 60 - 10 * seasonal


def test_permanent_workers_cost_no_upkeep() -> None:
    """OP-3c.13: in the next round the same three are there and nothing is paid."""
    game, state = a_turn("14", "26")
    play(game, state, "hire 0")
    for _ in range(3):
        skip_phase(game, state)
    while to_act(state) != "C":
        play(game, state, "done")
    before = money(state, "C")

    play(game, state, "hire 0")

    assert money(state, "C") == before == 70
    assert firm(state, "C").workers == 3
    assert on_market(state) == 27


# The market as a whole


def test_the_rulebook_counts_the_housed_workers() -> None:
    """OP-4.14, case OP-T11: of 40 workers 12 to 15 are housed if the cheapest sector is 4."""
    cheapest = {}
    for housed in range(10, 18):
        _, state = a_turn(on_sale=40 - housed, seats=4)
        cheapest[housed] = next(iter(sectors(state)))

    assert cheapest == {
        10: "3",
        11: "3",
        12: "4",
        13: "4",
        14: "4",
        15: "4",
        16: "5",
        17: "5",
    }


def test_the_dearest_places_are_filled() -> None:
    """OP-4.14, case OP-T40: 30, less 5 hired, less 5 housed, and the 5 hired return."""
    game, state = a_turn("16")
    install(state, "B", plants="4", housing="10 26")
    counts = [on_market(state)]

    play(game, state, "hire 5", "done")
    counts.append(on_market(state))
    play(game, state, "hire 0", "done", "done")
    counts.append(on_market(state))
    skip_phase(game, state)
    counts.append(on_market(state))

    assert counts == [30, 25, 20, 25]
    assert sectors(state) == {"2": 1, "3": 3, "4": 3, "5": 3, "6": 3, "7": 3, "8": 3, "10": 6}
