"""What the players may agree on before the game: defaults, effects, and what does not go."""

import pytest

from gridwright.content.load import load
from gridwright.content.rulebook import clauses as rulebook
from gridwright.core.errors import SetupError
from gridwright.core.game import SPECTATOR
from gridwright.core.options import chosen, declared
from gridwright.games.board.game import BoardGame
from gridwright.games.board.options import BoardOptions
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.games.registry import open_game
from gridwright.phases.state import UNKNOWN_MONEY
from tests.builders import (
    S3,
    a_game,
    a_state,
    houses,
    money,
    offers,
    on_sale,
    own,
    play,
    reason,
    some_houses,
    store,
    why_not,
)

HIGH = (21, 22, 24, 25, 26, 27, 28, 29)  # a market that no network outgrows
OPTIONS = {
    option.name: option
    for title in ("recharged", "classic")
    for option in declared(BoardOptions, title)
}.values()
GERMANY = ("north", "north_east", "west", "east", "south_west", "south")


def refused_table(title: str, board: str, seats: int, **options: str) -> tuple[str, ...]:
    """Return the key under which a table is refused, the message id, and the clauses."""
    error = wrong_table(title, board, seats, **options)
    return (error.key, error.message.id, *error.message.clauses)


def wrong_table(title: str, board: str, seats: int, **options: str) -> SetupError:
    """Return the error with which a table is refused."""
    with pytest.raises(SetupError) as error:
        open_game(load(), title, board, seats, options)
    return error.value


def regions_of(game: BoardGame, state: BoardState) -> list[str]:
    """Return the names of the regions in play."""
    regions = game.setup.map.regions
    return [r.id for index, r in enumerate(regions) if state.area.regions >> index & 1]


# The list


def test_every_option_has_a_default() -> None:
    """All switches are off; regions are random and the refill is that of the map."""
    assert {option.name: option.default for option in OPTIONS} == {
        "regions": "random",
        "starting_cities": "off",
        "central_europe_rules": "off",
        "demolition": "off",
        "hidden_money": "off",
        "storage_when_empty": "off",
        "first_city_anywhere": "off",
        "cities_break_ties": "off",
        "trust_phase_out": "off",
        "refill": "map",
    }
    assert chosen(BoardOptions, "classic", {}) == BoardOptions()


def test_a_title_has_only_options_that_make_a_difference_there() -> None:
    """RC-S31, CL-S25, CL-C1, CL-E5: what the other edition or its maps have is not offered."""
    recharged = {option.name for option in declared(BoardOptions, "recharged")}
    classic = {option.name for option in declared(BoardOptions, "classic")}

    assert recharged - classic == {
        "starting_cities",
        "storage_when_empty",
        "cities_break_ties",
        "trust_phase_out",
    }
    assert classic - recharged == {"central_europe_rules"}


def test_every_option_names_clauses_or_rulings_that_exist() -> None:
    cited = [clause for option in OPTIONS for clause in option.clauses]

    assert all(option.clauses for option in OPTIONS)
    assert [clause for clause in cited if clause not in rulebook()] == []


@pytest.mark.parametrize(
    ("value", "is_on"),
    [
        *[("on", True), ("true", True), ("yes", True), ("1", True)],
        *[("off", False), ("false", False), ("no", False), ("0", False)],
    ],
)
def test_a_switch_may_be_spelled_in_several_ways(value: str, is_on: bool) -> None:  # noqa: FBT001
    assert chosen(BoardOptions, "classic", {"demolition": value}).demolition is is_on


def test_an_unknown_option_is_named() -> None:
    error = wrong_table("classic", "germany", 3, fast="on")

    assert error.key == "fast"
    assert error.message.id == "option_unknown"
    assert error.message.values["options"] == (
        *("regions", "central_europe_rules", "demolition", "hidden_money"),
        *("first_city_anywhere", "refill"),
    )


@pytest.mark.parametrize(
    ("board", "name", "choices"),
    [
        ("germany", "demolition", ("off", "on")),
        ("germany", "hidden_money", ("off", "on")),
        ("germany", "refill", ("map", "standard")),
        ("central_europe", "refill", ("map", "standard", "central_europe")),
    ],
)
def test_an_unknown_value_is_named(board: str, name: str, choices: tuple[str, ...]) -> None:
    error = wrong_table("classic", board, 3, **{name: "maybe"})

    assert error.key == name
    assert error.message.id == "option_choice"
    assert error.message.values == {"option": name, "choices": choices, "value": "maybe"}


# Regions


@pytest.mark.parametrize("title", ["classic", "recharged"])
def test_regions_may_be_given(title: str) -> None:
    """RC-S5, CL-S5: exactly these are in play, whatever the seed."""
    game = a_game(title, "germany", 3, regions="south, south_west, west")

    for seed in range(5):
        assert regions_of(game, game.new(seed, {})) == ["west", "south_west", "south"]


def test_random_regions_follow_the_seed() -> None:
    """The same seed gives the same regions, and other seeds give others."""
    game = a_game("classic", "germany", 4)

    first = [regions_of(game, game.new(seed, {})) for seed in range(10)]
    again = [regions_of(game, game.new(seed, {})) for seed in range(10)]

    assert first == again
    assert len({tuple(regions) for regions in first}) > 1


@pytest.mark.parametrize(("title", "order"), [("classic", "BCA"), ("recharged", "CAB")])
def test_regions_may_be_drafted_in_turn_order(title: str, order: str) -> None:
    """RC-S5, CL-S5: each adds one that touches the others; then round 1 begins."""
    game = a_game(title, "germany", 3, regions="draft")
    state = game.new(1, {"order": tuple(order)})
    acting = []

    for region in ("south", "south_west", "west"):
        assert state.phase == PhaseIndex.REGIONS
        acting.append("ABC"[state.to_act])
        play(game, state, f"region {region}")

    assert "".join(acting) == order
    assert regions_of(game, state) == ["west", "south_west", "south"]
    assert len(state.area.cities) == 21
    assert (state.round, state.phase, state.to_act) == (
        1,
        PhaseIndex.AUCTION,
        ord(order[0]) - ord("A"),
    )


def test_with_two_players_the_first_drafts_twice() -> None:
    """CL-S4, CL-S5: three regions for two."""
    game = a_game("classic", "central_europe", 2, regions="draft")
    state = game.new(1, {"order": ("B", "A")})
    acting = []

    for region in ("hungary", "austria", "czechia"):
        acting.append("AB"[state.to_act])
        play(game, state, f"region {region}")

    assert acting == ["B", "A", "B"]
    assert state.phase == PhaseIndex.AUCTION


def test_a_draft_offers_only_regions_that_touch() -> None:
    """RC-S5, CL-S5: after Hungary come Slovakia and Austria; the same region not twice."""
    game = a_game("classic", "central_europe", 3, regions="draft")
    state = game.new(1, {})
    assert len(offers(game, state)) == 6

    play(game, state, "region hungary")

    assert offers(game, state) == ["region slovakia", "region austria"]
    assert reason(game, state, "region poland_west") == "region_apart"
    assert why_not(game, state, "region poland_west", "region") == (
        "region_apart",
        "poland_west",
        "CL-S5",
    )
    assert reason(game, state, "region hungary") == "region_chosen"
    assert reason(game, state, "open 3 3") == "wrong_phase"


@pytest.mark.parametrize(
    ("title", "seats", "wanted", "regions"),
    [
        ("classic", 3, 3, "north, west"),
        ("classic", 3, 3, "north, west, east, south"),
        ("classic", 3, 3, "north, west, west"),
        ("recharged", 2, 3, "north, west, east, south"),
        ("recharged", 4, 4, "north, west, east"),
        ("recharged", 6, 5, "north, north_east, west, east, south_west, south"),
    ],
)
def test_a_wrong_number_of_regions_is_refused(
    title: str, seats: int, wanted: int, regions: str
) -> None:
    """RC-S4, CL-S4: the number of players says how many."""
    error = wrong_table(title, "germany", seats, regions=regions)

    assert (error.key, error.message.id) == ("regions", "regions_count")
    assert error.message.values == {
        "seats": seats,
        "size": wanted,
        "regions": tuple(regions.split(", ")),
    }
    assert error.message.clauses == ("RC-S4", "CL-S4")


@pytest.mark.parametrize("regions", ["north, west, south", "north_east, north, south_west"])
def test_regions_that_do_not_hang_together_are_refused(regions: str) -> None:
    """RC-S5, CL-S5: the given regions must be contiguous."""
    assert refused_table("classic", "germany", 3, regions=regions) == (
        "regions",
        "regions_apart",
        "RC-S5",
        "CL-S5",
    )


def test_an_unknown_region_is_refused() -> None:
    error = wrong_table("classic", "germany", 3, regions="north, west, bavaria")

    assert (error.key, error.message.id) == ("regions", "region_unknown")
    assert error.message.values == {"board": "Germany", "region": "bavaria", "words": GERMANY}


# Starting cities


def test_starting_cities_are_marked_before_round_1() -> None:
    """RC-S31: with the option each seat in turn order marks one; without it nobody does."""
    plain = a_game("recharged", "germany", 3).new(1, {})
    game = a_game("recharged", "germany", 3, starting_cities="on", regions="north, west, east")
    state = game.new(1, {"order": ("B", "C", "A")})
    acting = []

    assert plain.phase == PhaseIndex.AUCTION
    for city in ("kiel", "essen", "halle"):
        assert state.phase == PhaseIndex.STARTING_CITIES
        acting.append("ABC"[state.to_act])
        play(game, state, f"start {city}")

    assert acting == ["B", "C", "A"]
    assert state.phase == PhaseIndex.AUCTION
    assert game.snapshot(state)["marked"] == ["kiel", "essen", "halle"]


def test_classic_has_no_starting_cities() -> None:
    """CL-S25: the option is refused."""
    assert refused_table("classic", "germany", 3, starting_cities="on") == (
        "starting_cities",
        "option_title",
        "CL-S25",
    )


# Central Europe


def test_the_rules_of_central_europe_are_a_choice() -> None:
    """CL-C1: two or five uranium at the start, nuclear plants for all or for some."""
    starts = []
    for choice in ("off", "on"):
        game = a_game("classic", "central_europe", 3, central_europe_rules=choice)
        state = a_state(game, order="ABC", market=(11, 17, 18, 20, 22, 24, 25, 26))
        starts.append((state.fuel.on_sale, reason(game, state, "open 11 11")))

    assert starts == [([24, 18, 6, 2], "allowed"), ([24, 18, 6, 5], "no_nuclear")]


@pytest.mark.parametrize("board", ["germany", "usa"])
def test_other_maps_have_no_rules_of_central_europe(board: str) -> None:
    """CL-C1: the option belongs to one map."""
    error = wrong_table("classic", board, 3, central_europe_rules="on")

    assert (error.key, error.message.id) == ("central_europe_rules", "option_map")
    assert error.message.clauses == ("CL-C1",)


# Demolition Contractor


def test_the_demolition_contractor_is_a_choice() -> None:
    """DC-1: off unless agreed on."""
    for choice, cards in (("off", 0), ("on", 6)):
        state = a_game("classic", "germany", 3, demolition=choice).new(1, {})
        assert len(state.demolition.cards) == cards


# Hidden money


def test_money_is_open_unless_agreed_otherwise() -> None:
    """Ruling A20: everybody sees what all have."""
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", money=37)

    assert [player.money for player in game.view(state, 0).players] == [37, 37, 37]


def test_hidden_money_is_seen_by_its_owner_only() -> None:
    """Ruling A20: the others and those who watch do not know it."""
    game = a_game("classic", "germany", 3, hidden_money="on")
    state = a_state(game, order="ABC", money=37)

    assert [player.money for player in game.view(state, 1).players] == [
        UNKNOWN_MONEY,
        37,
        UNKNOWN_MONEY,
    ]
    assert [player.money for player in game.view(state, SPECTATOR).players] == [UNKNOWN_MONEY] * 3
    assert [player.money for player in state.players] == [37, 37, 37]


def test_hidden_money_is_shown_at_the_end() -> None:
    """Ruling A20: it may decide who wins."""
    game = a_game("classic", "germany", 3, hidden_money="on")
    state = a_state(
        game, phase=PhaseIndex.BUILDING, step=2, order="ABC", to_act="A", market=HIGH, money=37
    )
    some_houses(state, "A", 17)

    play(game, state, "done")

    assert [player.money for player in game.view(state, 1).players] == [37, 37, 37]


# Coal storage


def test_the_storage_always_sells_unless_agreed_otherwise() -> None:
    """RC-U6, ruling A21: by default also while the market has coal."""
    game = a_game("recharged", "usa", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA")
    own(state, "A", 4)
    on_sale(state, coal=3)

    play(game, state, "buy storage 2")

    assert money(state, "A") == 50 - 16


def test_the_storage_may_wait_for_an_empty_market() -> None:
    """Ruling A21: with the option coal is sold at 8 only when the market has none."""
    game = a_game("recharged", "usa", 3, storage_when_empty="on")
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA")
    own(state, "A", 4)
    on_sale(state, coal=1)

    assert reason(game, state, "buy storage 1") == "market_first"
    assert why_not(game, state, "buy storage 1", "resource") == ("market_first", "coal", "A21")
    assert offers(game, state) == ["buy coal 1", "done"]

    play(game, state, "buy coal 1", "buy storage 3")

    assert money(state, "A") == 50 - 8 - 24


@pytest.mark.parametrize(
    ("title", "board", "refused"),
    [
        ("recharged", "germany", ("option_map", "RC-U1")),
        ("classic", "usa", ("option_title", "RC-U1")),
    ],
)
def test_without_a_storage_it_cannot_wait(title: str, board: str, refused: tuple[str, ...]) -> None:
    """RC-U1: only the USA of Recharged has one."""
    found = refused_table(title, board, 3, storage_when_empty="on")

    assert found == ("storage_when_empty", *refused)


# The first city


@pytest.mark.parametrize("title", ["classic", "recharged"])
def test_a_late_start_may_be_allowed_anywhere(title: str) -> None:
    """Ruling A24: by default in an empty city, with the option on any free slot of the Step."""
    strict = a_game(title, "germany", 3)
    free = a_game(title, "germany", 3, first_city_anywhere="on")
    answers = []
    for game in (strict, free):
        state = a_state(game, phase=PhaseIndex.BUILDING, step=2, order="BCA", market=HIGH)
        houses(state, "B", "essen")
        answers.append(reason(game, state, "build essen"))
    assert answers == ["first_not_empty", "allowed"]

    play(free, state, "build essen")
    assert money(state, "A") == 50 - 15


def test_a_start_anywhere_still_needs_a_slot_of_the_step() -> None:
    """CL-4.8, ruling A24: in Step 1 the second slot is closed for starters too."""
    game = a_game("classic", "germany", 3, first_city_anywhere="on")
    state = a_state(game, phase=PhaseIndex.BUILDING, step=1, order="BCA", market=HIGH)
    houses(state, "B", "essen")

    assert reason(game, state, "build essen") == "city_full"


# Ties


def tied(game: BoardGame) -> list[int]:
    """Return the places of a game in which only the size of the networks differs."""
    state = a_state(
        game, phase=PhaseIndex.BUILDING, step=2, order="ABC", to_act="A", market=HIGH, money=40
    )
    some_houses(state, "A", 17)
    some_houses(state, "B", 16)
    own(state, "A", 50)
    own(state, "B", 42)
    store(state, "B", coal=2)
    play(game, state, "done")
    return game.ranking(state)


def test_cities_may_break_ties() -> None:
    """RC-E9, ruling A39: by default a shared victory, with the option the larger network wins."""
    assert tied(a_game("recharged", "germany", 3)) == [1, 1, 3]
    assert tied(a_game("recharged", "germany", 3, cities_break_ties="on")) == [1, 2, 3]


def test_classic_needs_no_option_for_ties() -> None:
    """CL-E5: cities always count there."""
    assert tied(a_game("classic", "germany", 3)) == [1, 2, 3]
    assert refused_table("classic", "germany", 3, cities_break_ties="on") == (
        "cities_break_ties",
        "option_title",
        "CL-E5",
    )


# The Trust and the phase-out


@pytest.mark.parametrize(("choice", "uranium"), [("off", 1 + 1), ("on", 1)])
def test_the_trust_may_end_the_refill_of_uranium(choice: str, uranium: int) -> None:
    """RC-G7, ruling A46: only with the option does plant 39 count when the Trust takes it."""
    game = a_game("recharged", "germany", 2, trust_phase_out=choice)
    state = a_state(
        game, order="ATB", market=(31, 32, 33, 38, 39, 42, 44, 46), deck=(50, 40, S3), money=100
    )
    on_sale(state, uranium=2)

    play(game, state, "open 31 31", "drop", "pass", *["done"] * 4, *["power none"] * 2)

    assert state.trust is not None
    assert [plant.number for plant in state.trust.plants] == [39]
    assert state.fuel.on_sale[3] == uranium  # of two the Trust took one for its plant


@pytest.mark.parametrize(
    ("title", "board", "seats", "refused"),
    [
        ("recharged", "germany", 3, ("option_trust", "RC-G7")),
        ("recharged", "usa", 2, ("option_map", "RC-G7")),
        ("classic", "germany", 2, ("option_title", "RC-G7")),
    ],
)
def test_without_trust_or_phase_out_the_option_is_refused(
    title: str, board: str, seats: int, refused: tuple[str, ...]
) -> None:
    """RC-G7: it takes Germany Recharged and two players."""
    found = refused_table(title, board, seats, trust_phase_out="on")

    assert found == ("trust_phase_out", *refused)


def test_an_option_of_another_map_may_be_switched_off_anywhere() -> None:
    game = a_game("recharged", "usa", 2, trust_phase_out="off")

    assert not game.setup.options.trust_phase_out


# Refill


@pytest.mark.parametrize(
    ("board", "rules", "refill", "coal"),
    [
        ("germany", "off", "map", 4),
        ("germany", "off", "standard", 4),
        ("central_europe", "off", "map", 4),
        ("central_europe", "off", "central_europe", 5),
        ("central_europe", "on", "map", 5),
        ("central_europe", "on", "standard", 4),
    ],
)
def test_the_refill_table_may_be_another(board: str, rules: str, refill: str, coal: int) -> None:
    """CL-C11, rulings A06 and A55: three players in Step 1 get 4 coal, or 5 by the other table."""
    options = {"refill": refill, "central_europe_rules": rules}
    game = a_game("classic", board, 3, **options)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC", market=HIGH, deck=(30, S3))
    on_sale(state, coal=0)

    play(game, state, *["power none"] * 3)

    assert state.fuel.on_sale[0] == coal


def test_the_refill_table_does_not_change_the_start() -> None:
    """CL-C2: the start of the market goes with the rules of the map."""
    game = a_game("classic", "central_europe", 3, refill="standard", central_europe_rules="on")

    assert game.new(1, {}).fuel.on_sale == [24, 18, 6, 5]


def test_recharged_has_only_the_standard_table() -> None:
    """RC-S16, ruling A06: the table of Central Europe is not printed for it."""
    error = wrong_table("recharged", "germany", 3, refill="central_europe")

    assert error.key == "refill"
    assert error.message.values["choices"] == ("map", "standard")


# Together


def test_options_may_be_combined() -> None:
    """What does not exclude each other can be played together."""
    game = a_game(
        "recharged",
        "usa",
        2,
        starting_cities="on",
        demolition="on",
        hidden_money="on",
        storage_when_empty="on",
        first_city_anywhere="on",
        cities_break_ties="on",
        regions="draft",
    )
    state = game.new(1, {})

    assert state.phase == PhaseIndex.REGIONS
    assert game.setup.options == BoardOptions(
        starting_cities=True,
        demolition=True,
        hidden_money=True,
        storage_when_empty=True,
        first_city_anywhere=True,
        cities_break_ties=True,
        regions="draft",
    )
