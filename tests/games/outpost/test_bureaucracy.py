import pytest

from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.snapshot import snapshot
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from tests.games.outpost.positions import (
    a_game,
    a_larger_game,
    a_state,
    boxed,
    current,
    deck,
    employ,
    firm,
    future,
    install,
    kinds,
    lay_market,
    money,
    offers,
    on_market,
    play,
    reason,
    robots,
    send_away,
    skip_phase,
    some_stations,
    to_act,
)

INCOME = (10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105, 112, 118, 124, 129, 134, 138, 142, 145)


def a_payment(
    cities: int, plants: str = "", housing: str = "", workers: int = 0, seasonal: int = 0
) -> tuple[OutpostGame, OutpostState]:
    """Return the payment of A, first of three."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    some_stations(state, "A", cities)
    install(state, "A", plants=plants, housing=housing)
    employ(state, "A", workers, seasonal)
    return game, state


# Payment


def test_stage_2_is_checked_before_anybody_is_paid() -> None:
    """OP-4.0: the stage has begun when the first player declares."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.EXPANSION)
    some_stations(state, "B", 7)

    events = skip_phase(game, state)

    assert state.stage == 2
    assert [event.kind.id for event in events][-3:] == [
        "stage_begins",
        "card_removed",
        "card_drawn",
    ]
    assert to_act(state) == "A"


def test_payment_goes_in_turn_order() -> None:
    """OP-4.1: the first player first."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="BCA")
    declared = []

    for _ in range(3):
        declared.append(to_act(state))
        play(game, state, "power none")

    assert declared == ["B", "C", "A"]
    assert state.round == 3


def test_only_plants_in_slots_with_workers_prove_it() -> None:
    """OP-4.2: 4 workers run 12 or 14, not both, and nobody's plants but one's own."""
    game, state = a_payment(5, plants="12 14", workers=4)
    install(state, "B", plants="16")

    assert offers(game, state) == ["power none", "power 12", "power 14"]
    assert reason(game, state, "power 12 14") == "workers_missing"
    assert reason(game, state, "power 16") == "not_your_plant"


@pytest.mark.parametrize(("cities", "powered"), [(0, 0), (3, 3), (5, 5), (7, 6)])
def test_no_more_cities_than_the_network_has_are_powered(cities: int, powered: int) -> None:
    """OP-4.3, OP-4.4: plant 28 makes 6; the lower of network and output counts."""
    game, state = a_payment(cities, plants="28a", seasonal=5)

    play(game, state, "power 28a")

    assert state.players[0].powered == powered


def test_the_output_of_all_running_plants_counts() -> None:
    """OP-4.4: 2 and 3 make 5 of 7 cities; the idle 4 adds nothing."""
    game, state = a_payment(7, plants="4 12 14", seasonal=5)

    play(game, state, "power 12 14")

    assert state.players[0].powered == 5


def test_the_rulebook_is_paid_for_six_cities() -> None:
    """OP-4.3, OP-4.5, OP-4.7, case OP-T10: 03 and 25 make 7; 6 are powered for 73."""
    game, state = a_payment(6, plants="3 25", housing="10 26", workers=5, seasonal=2)

    events = play(game, state, "power 3 25")

    assert state.players[0].powered == 6
    assert money(state, "A") == 60 + 73
    assert kinds(events, "powered")[0].values == {"cities": 6, "income": 73}


@pytest.mark.parametrize("powered", range(19))
def test_payment_follows_the_table(powered: int) -> None:
    """OP-4.5: for 0 to 18 cities."""
    game, state = a_payment(powered, plants="37 42 46 33", seasonal=16)

    play(game, state, "power 33 37 42 46")

    assert state.players[0].powered == powered
    assert money(state, "A") == 60 + INCOME[powered]


def test_cities_without_power_are_not_paid() -> None:
    """OP-4.6: 2 of 6 cities pay 33, as 2 of 2 do."""
    paid = []
    for cities in (6, 2):
        game, state = a_payment(cities, plants="12", seasonal=2)
        play(game, state, "power 12")
        paid.append(money(state, "A") - 60)

    assert paid == [33, 33]


def test_excess_production_is_lost() -> None:
    """OP-4.7: 7 for one city pay 22, and nothing is left for the next round."""
    game, state = a_payment(1, plants="46", seasonal=3)

    play(game, state, "power 46", "power none", "power none")

    assert money(state, "A") == 60 + 22
    assert state.round == 3
    assert state.players[0].powered == 1


def test_nobody_gets_less_than_10() -> None:
    """OP-4.8, case OP-T50: without a powered city, with or without a network."""
    game, state = a_payment(3)

    play(game, state, "power none", "power none")

    assert [money(state, letter) for letter in "AB"] == [70, 70]


# Dismissal


def test_as_many_workers_stay_as_there_are_beds() -> None:
    """OP-4.9: the five of the beds return to them from their plants."""
    game, state = a_payment(2, plants="3 25", housing="10 26", workers=5, seasonal=2)

    play(game, state, "power 3 25", "power none", "power none")

    assert firm(state, "A").workers == 5


def test_a_seasonal_worker_takes_an_empty_bed() -> None:
    """OP-4.9, ruling OP-A19: with three beds and one permanent worker two of three stay."""
    game, state = a_payment(2, plants="18", housing="26", workers=1, seasonal=3)

    skip_phase(game, state)

    assert (firm(state, "A").workers, firm(state, "A").seasonal) == (3, 0)
    assert on_market(state) == 27


def test_all_others_return_to_the_labour_market() -> None:
    """OP-4.10: four of seven, of every player."""
    game, state = a_payment(2, plants="3 25", housing="26", workers=3, seasonal=4)
    install(state, "B", plants="12")
    employ(state, "B", 0, seasonal=2)
    assert on_market(state) == 21

    left = kinds(skip_phase(game, state), "workers_left")

    assert (firm(state, "A").workers, firm(state, "A").seasonal) == (3, 0)
    assert (firm(state, "B").workers, firm(state, "B").seasonal) == (0, 0)
    assert on_market(state) == 27
    assert [(event.seat, event.values) for event in left] == [
        (0, {"amount": 4}),
        (1, {"amount": 2}),
    ]


@pytest.mark.parametrize(
    ("left", "found"),
    [(1, {"10": 5}), (2, {"10": 6}), (4, {"8": 2, "10": 6}), (6, {"7": 1, "8": 3, "10": 6})],
)
def test_workers_return_to_the_dearest_places(left: int, found: dict[str, int]) -> None:
    """OP-4.11: four return to what is left on the market; 10 is filled first, then 8, then 7."""
    game, state = a_payment(0, plants="18", seasonal=4)
    send_away(state, on_market(state) - left)

    skip_phase(game, state)

    assert sectors(state) == found


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_a_sector_takes_only_so_many(seats: int, each: int) -> None:
    """OP-4.12: N in sectors 1 to 8, 2N in the last: 3N and one reach the sector of 7."""
    game = a_game(seats)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    send_away(state, on_market(state) - 3 * each - 1)
    employ(state, "A", 0, seasonal=3 * each + 1)

    skip_phase(game, state)

    assert sectors(state) == {"7": 1, "8": each, "10": 2 * each}


def test_robots_stay_with_their_owner() -> None:
    """OP-4.13: without a bed, and never on the labour market."""
    game, state = a_payment(1, plants="12", housing="5a", workers=1)
    robots(state, "A", 4)

    skip_phase(game, state)

    assert firm(state, "A").robots == 4
    assert firm(state, "A").workers == 1
    assert on_market(state) == 29


def sectors(state: OutpostState) -> dict[str, int]:
    found = snapshot(state)["labour_market"]
    assert isinstance(found, dict)
    return {price: count for price, count in found.items() if count}


# The card market


def a_market(stage: int, current: str, future: str, deck: str) -> tuple[OutpostGame, OutpostState]:
    """Return the payment of round 6, in which no tokens are laid, of a larger box."""
    game = a_larger_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, number=6, stage=stage)
    lay_market(state, current, future, deck)
    return game, state


@pytest.mark.parametrize("stage", [1, 2])
def test_the_highest_card_goes_under_the_deck(stage: int) -> None:
    """OP-4.21: 18 goes under the Stage 3 card; 11 is drawn and sorted in."""
    game, state = a_market(stage, "10 12 13 14", "15 16 17 18", "11 19 S3")

    events = skip_phase(game, state)

    assert (current(state), future(state)) == ("10 11 12 13", "14 15 16 17")
    assert deck(state) == "19 S3 18"
    assert [event.values for event in kinds(events, "put_under")] == [{"plant": "18"}]


def test_of_a_stack_the_top_card_goes_under_the_deck() -> None:
    """OP-4.21, ruling OP-A20: the rest stays without tokens, and nothing is drawn."""
    game, state = a_market(1, "3 4a 6a 7", "9 11 13 20a+20b:4", "14 S3")

    skip_phase(game, state)

    assert future(state) == "9 11 13 20a"
    assert deck(state) == "14 S3 20b"


def test_tokens_come_before_the_highest_card_goes() -> None:
    """OP-4.17, OP-4.21: 05 is boxed and 19 drawn for it; then 19, the highest, goes."""
    game = a_game()
    state = a_state(
        game,
        phase=PhaseIndex.BUREAUCRACY,
        number=3,
        current="5a:3 12 13 14",
        future="15 16 17 18",
        deck="19 21 23 S3",
    )

    skip_phase(game, state)

    assert boxed(state) == "5a"
    assert (current(state), future(state)) == ("12:3 13:3 14:3 15", "16 17 18 21")
    assert deck(state) == "23 S3 19"


def test_in_stage_3_no_card_goes_under_the_deck() -> None:
    """OP-4.22, case OP-T27: the market of six stays as it is."""
    game, state = a_market(3, "10 12 13 14 15 16", "", "17 18")

    events = skip_phase(game, state)

    assert current(state) == "10 12 13 14 15 16"
    assert deck(state) == "17 18"
    assert kinds(events, "put_under") == []


def test_without_a_future_market_no_card_goes_under_the_deck() -> None:
    """OP-4.21, ruling OP-A36: there is none to go."""
    game, state = a_market(2, "10 12", "", "")
    state.market.deck = ()  # no text has stage 2 without the Stage 3 card

    skip_phase(game, state)

    assert current(state) == "10 12"


def test_a_new_round_begins_with_the_turn_order() -> None:
    """OP-4.23: phase 1 of round 3 follows phase 4 of round 2, workers and market done."""
    game, state = a_payment(2, plants="12", seasonal=2)
    some_stations(state, "C", 3)

    events = [event.kind.id for event in skip_phase(game, state)]

    assert events[-2:] == ["round_begins", "turn_order"]
    assert events.index("put_under") < events.index("round_begins")
    assert (state.round, state.phase, to_act(state)) == (3, PhaseIndex.AUCTION, "C")
