from gridwright.games.board.state import PhaseIndex
from tests.builders import (
    a_game,
    a_state,
    offers,
    own,
    play,
    reason,
    some_houses,
    why_not,
)


def test_a_round_is_five_phases() -> None:
    """CL-0.1: turn order, auction, resources, building, bureaucracy, then all over again."""
    game = a_game("classic", "germany", 2)
    state = a_state(game, order="AB")
    own(state, "B", 20)
    seen = [state.phase]

    events = []
    for line in ["pass", "pass", "done", "done", "done", "done", "power none", "power none"]:
        events += play(game, state, line)
        if state.phase != seen[-1]:
            seen.append(state.phase)

    assert seen == [
        PhaseIndex.AUCTION,
        PhaseIndex.RESOURCES,
        PhaseIndex.BUILDING,
        PhaseIndex.BUREAUCRACY,
        PhaseIndex.AUCTION,
    ]
    assert [event.kind.id for event in events][-2:] == ["round_begins", "turn_order"]
    assert (state.round, state.order) == (3, (1, 0))


def test_all_complete_a_phase_before_the_next_starts() -> None:
    """CL-0.2: nobody builds while somebody may still buy fuel."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC")

    for _ in range(3):
        assert why_not(game, state, "build berlin", "phase") == (
            "wrong_phase",
            "resources",
            "CL-0.1",
            "CL-0.2",
        )
        play(game, state, "done")

    assert state.phase == PhaseIndex.BUILDING
    assert reason(game, state, "build berlin") == "allowed"
    assert reason(game, state, "buy coal 1") == "wrong_phase"
    assert reason(game, state, "power none") == "wrong_phase"


def test_the_leader_opens_and_is_paid_first_and_is_last_to_buy_and_build() -> None:
    """CL-0.3, CL-5.2: auction and bureaucracy in turn order, resources and building backwards."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="BCA")
    some_houses(state, "B", 3)
    some_houses(state, "C", 2)
    some_houses(state, "A", 1)
    acting: dict[str, str] = {}

    while state.round == 2:
        phase = PhaseIndex(state.phase).name
        acting[phase] = acting.get(phase, "") + "ABC"[state.to_act]
        play(game, state, offers(game, state)[0 if phase == "BUREAUCRACY" else -1])

    assert acting == {"AUCTION": "BCA", "RESOURCES": "ACB", "BUILDING": "ACB", "BUREAUCRACY": "BCA"}


def test_most_cities_lead() -> None:
    """CL-1.1: whatever the plants."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 50)
    own(state, "B", 4)
    own(state, "C", 30)
    some_houses(state, "A", 1)
    some_houses(state, "B", 3)
    some_houses(state, "C", 2)

    play(game, state, "power none", "power none", "power none")

    assert state.order == (1, 2, 0)


def test_the_highest_plant_breaks_a_tie() -> None:
    """CL-1.2: the highest single plant counts, not their number or output."""
    game = a_game("classic", "germany", 2)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="AB")
    own(state, "A", 25, 26, 20)
    own(state, "B", 27)
    some_houses(state, "A", 2)
    some_houses(state, "B", 2)

    play(game, state, "power none", "power none")

    assert state.order == (1, 0)


def test_all_positions_follow_the_same_criteria() -> None:
    """CL-1.3: behind the leader too, cities first and then the highest plant."""
    game = a_game("classic", "germany", 5)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABCDE")
    for letter, plant, cities in [
        ("A", 15, 4),
        ("B", 18, 3),
        ("C", 17, 4),
        ("D", 12, 5),
        ("E", 20, 3),
    ]:
        own(state, letter, plant)
        some_houses(state, letter, cities)

    play(game, state, *["power none"] * 5)

    assert state.setup.names.letters(state.order) == "DCAEB"


def test_the_first_auction_follows_the_lot() -> None:
    """CL-1.4: the order drawn at the start holds for the auction of round 1."""
    game = a_game("classic", "germany", 3, regions="north, west, east")

    state = game.new(5, {"order": ("C", "A", "B")})
    assert (state.round, state.phase, state.to_act) == (1, PhaseIndex.AUCTION, 2)

    play(game, state, "open 3 3", "drop", "drop")
    assert state.to_act == 0

    play(game, state, "open 4 4", "drop")
    assert state.to_act == 1
