from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    offers,
    own,
    plants,
    play,
    reason,
    slots_taken,
    some_houses,
    why_not,
)

MARKET = (10, 12, 14, 15, 16, 18, 20, 22)
DECK = (25, 26, 27, 28, 30, S3)


def a_round(order: str = "BCA") -> tuple[BoardGame, BoardState]:
    """Return a table at the start of the auction of round 2."""
    game = a_game()
    return game, a_state(game, order=order, market=MARKET, deck=DECK)


def actors(game: BoardGame, state: BoardState, line: str) -> str:
    """Play *line* for each seat that must decide in this phase; return their letters."""
    phase = state.phase
    letters = ""
    while state.phase == phase:
        letters += "ABC"[state.to_act]
        play(game, state, line)
    return letters


# The round


def test_a_round_has_five_phases_in_order() -> None:
    """RC-0.1: player order, auction, resources, building, bureaucracy."""
    game, state = a_round()
    own(state, "A", 3)

    phases = []
    for line in ("pass", "done", "done", "power none"):
        phases.append(state.phase)
        actors(game, state, line)

    assert phases == [
        PhaseIndex.AUCTION,
        PhaseIndex.RESOURCES,
        PhaseIndex.BUILDING,
        PhaseIndex.BUREAUCRACY,
    ]
    assert (state.round, state.phase) == (3, PhaseIndex.AUCTION)


def test_a_round_begins_with_the_player_order() -> None:
    """RC-0.1: Phase 1 comes before the auction of the same round."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "C", 10)
    play(game, state, "power none", "power none")

    events = play(game, state, "power none")

    kinds = [event.kind.id for event in events]
    assert kinds[-3:] == ["round_begins", "turn_order", "token_placed"]
    assert events[-2].values == {"order": "CAB"}
    assert state.to_act == 2


def test_a_phase_is_finished_by_all_before_the_next_begins() -> None:
    """RC-0.2: as long as one seat has to buy fuel, nobody builds."""
    game, state = a_round()
    actors(game, state, "pass")

    play(game, state, "done", "done")

    assert why_not(game, state, "build hamburg", "phase") == (
        "wrong_phase",
        "resources",
        "RC-0.1",
        "RC-0.2",
    )

    play(game, state, "done")

    assert state.phase == PhaseIndex.BUILDING
    assert state.to_act == 0
    assert reason(game, state, "build hamburg") == "allowed"


def test_each_phase_knows_only_its_own_actions() -> None:
    """RC-0.1, RC-0.2: what belongs to another phase is refused."""
    lines = {
        PhaseIndex.AUCTION: "open 10 10",
        PhaseIndex.RESOURCES: "buy coal 1",
        PhaseIndex.BUILDING: "build hamburg",
        PhaseIndex.BUREAUCRACY: "power none",
    }
    game = a_game()

    for phase in lines:
        state = a_state(game, phase=phase, market=MARKET)
        own(state, "ABC"[state.to_act], 4)
        allowed = [other for other, line in lines.items() if reason(game, state, line) == "allowed"]
        refused = {reason(game, state, line) for other, line in lines.items() if other != phase}
        assert allowed == [phase]
        assert refused == {"wrong_phase"}


def test_auction_and_income_follow_the_player_order_and_the_rest_goes_backwards() -> None:
    """RC-0.3: Phases 2 and 5 from the leader on, Phases 3 and 4 from the last player on."""
    game, state = a_round("BCA")

    assert actors(game, state, "pass") == "BCA"
    assert actors(game, state, "done") == "ACB"
    assert actors(game, state, "done") == "ACB"
    assert actors(game, state, "power none") == "BCA"


# Phase 1


def order_of_next_round(counts: dict[str, int], best: dict[str, int]) -> str:
    """Return the turn order after a round with these city counts and best plants."""
    game = a_game(seats=4)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="DCBA", step=2)
    for letter, count in counts.items():
        some_houses(state, letter, count)
        own(state, letter, best[letter])

    play(game, state, *["power none"] * 4)

    return game.setup.names.letters(state.order)


def test_the_order_of_the_book() -> None:
    """T01, RC-1.1..RC-1.3: Ana 6 cities, Gregorio 5 and plant 17, Angelica 5 and 15, Valeria 4."""
    ana, gregorio, angelica, valeria = "C", "A", "D", "B"

    order = order_of_next_round(
        {ana: 6, gregorio: 5, angelica: 5, valeria: 4},
        {ana: 3, gregorio: 17, angelica: 15, valeria: 50},
    )

    assert order == "CADB"


def test_more_cities_come_first() -> None:
    """RC-1.1: the plants do not matter when the networks differ."""
    counts = {"A": 1, "B": 4, "C": 2, "D": 3}

    assert order_of_next_round(counts, {"A": 50, "B": 3, "C": 20, "D": 10}) == "BDCA"


def test_of_equal_networks_the_highest_plant_comes_first() -> None:
    """RC-1.2: only the best plant of each counts."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 20, 21, 22)
    own(state, "B", 3, 4, 25)
    own(state, "C", 18, 23)

    play(game, state, "power none", "power none", "power none")

    assert state.order == (1, 2, 0)


def test_every_position_is_filled_by_the_same_two_criteria() -> None:
    """RC-1.3: ties are broken in the middle and at the end of the order too."""
    counts = {"A": 2, "B": 2, "C": 1, "D": 1}

    assert order_of_next_round(counts, {"A": 10, "B": 15, "C": 20, "D": 25}) == "BADC"


def test_round_1_keeps_the_order_drawn_by_lot_for_its_auction() -> None:
    """RC-1.4: Phase 1 is not carried out in round 1."""
    game = a_game(seats=4)

    states = [game.new(seed, {}) for seed in range(20)]

    assert len({state.order for state in states}) > 10
    assert all(state.to_act == state.order[0] for state in states)
    assert all(state.round == 1 for state in states)


def test_round_1_begins_without_phase_1() -> None:
    """RC-1.4: when the table is laid, the first round goes straight to its auction."""
    game = a_game(regions="draft")
    state = game.new(1, {})
    play(game, state, "region north", "region west")

    events = play(game, state, "region east")

    assert [event.kind.id for event in events] == ["region_chosen", "round_begins", "token_placed"]


def test_phase_1_is_carried_out_from_round_2_on() -> None:
    """RC-1.4: cities built in round 1 count at once."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, number=1, order="ABC")
    some_houses(state, "C", 1)

    play(game, state, "power none", "power none", "power none")

    assert state.round == 2
    assert state.order == (2, 0, 1)


def test_the_lot_holds_until_the_auction_of_round_1_ends() -> None:
    """RC-1.4: a plant bought in round 1 does not change who opens next."""
    game = a_game()
    state = a_state(game, number=1, order="CAB", market=MARKET, deck=DECK)

    play(game, state, "open 15 15", "drop", "drop")  # C
    play(game, state, "open 10 1", "drop")  # A

    assert state.order == (2, 0, 1)
    assert state.to_act == 1
    assert plants(state, "C") == [15]


def test_all_are_ready_again_when_a_phase_begins() -> None:
    """RC-0.2: who was done in one phase acts again in the next."""
    game, state = a_round("ABC")

    actors(game, state, "pass")
    play(game, state, "done")

    assert state.to_act == 1
    assert "done" in offers(game, state)

    play(game, state, "done", "done")

    assert state.to_act == 2
    assert game.parse("build hamburg") in game.legal_actions(state)
    assert slots_taken(state, "hamburg") == 0
