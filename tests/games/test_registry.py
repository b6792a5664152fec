import pytest

from gridwright.content.load import load
from gridwright.content.rulebook import clauses
from gridwright.core.errors import SetupError
from gridwright.core.options import Option
from gridwright.games.board.game import BoardGame
from gridwright.games.board.options import OPTIONS, options_of
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.options import OPTIONS as CARD_OPTIONS
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.options import OPTIONS as OUTPOST_OPTIONS
from gridwright.games.registry import RULES_VERSION, TITLES, open_game, title_named


def test_the_titles_are_listed() -> None:
    assert [(title.name, title.printed) for title in TITLES] == [
        ("recharged", "Power Grid Recharged"),
        ("classic", "Power Grid"),
        ("card", "Power Grid: The Card Game"),
        ("outpost", "Power Grid: Outpost"),
    ]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("recharged", options_of("recharged")),
        ("classic", options_of("classic")),
        ("card", CARD_OPTIONS),
        ("outpost", OUTPOST_OPTIONS),
    ],
)
def test_a_title_knows_its_options(name: str, options: tuple[Option, ...]) -> None:
    """The command line and the web show this list."""
    assert title_named(name).options == options
    assert title_named(name).description.endswith(".")


def test_a_board_title_lists_only_what_makes_a_difference_there() -> None:
    """RC-S31, CL-C1: what the other edition or its maps have is not offered."""
    recharged = {option.name for option in title_named("recharged").options}
    classic = {option.name for option in title_named("classic").options}

    assert recharged - classic == {
        "starting_cities",
        "storage_when_empty",
        "cities_break_ties",
        "trust_phase_out",
    }
    assert classic - recharged == {"central_europe_rules"}
    assert recharged | classic == {option.name for option in OPTIONS}


def test_a_title_knows_where_its_rules_stand() -> None:
    """The first prefix is that of its own rules; `rulebook` has clauses under each of them."""
    known = {identifier.split("-")[0] for identifier in clauses()}

    assert {title.name: title.clauses for title in TITLES} == {
        "recharged": ("RC", "DC"),
        "classic": ("CL", "DC"),
        "card": ("CG", "DC"),
        "outpost": ("OP",),
    }
    assert {prefix for title in TITLES for prefix in title.clauses} <= known


@pytest.mark.parametrize(
    ("name", "maps"),
    [
        ("recharged", {"germany", "usa"}),
        ("classic", {"germany", "central_europe", "usa"}),
        ("card", set()),
        ("outpost", set()),
    ],
)
def test_a_title_knows_its_maps(name: str, maps: set[str]) -> None:
    """RC-S2, CL-S2: and the USA of the first printing; the other titles have no choice of maps."""
    assert set(title_named(name).maps(load())) == maps


def test_an_unknown_title_is_named() -> None:
    with pytest.raises(SetupError) as error:
        title_named("chess")

    assert str(error.value) == (
        "There is no title 'chess'. There are: recharged, classic, card, outpost."
    )
    assert error.value.key == "title"


def test_a_table_of_an_unknown_title_cannot_be_laid() -> None:
    with pytest.raises(SetupError, match="no title 'chess'") as error:
        open_game(load(), "chess", "germany", 3, {})

    assert error.value.key == "title"


def test_a_map_of_the_other_title_cannot_be_used() -> None:
    """RC-S2: Recharged has no Central Europe."""
    with pytest.raises(SetupError, match="recharged has no map 'central_europe'") as error:
        open_game(load(), "recharged", "central_europe", 3, {})

    assert error.value.key == "map"


@pytest.mark.parametrize("title", ["card", "outpost"])
def test_a_game_without_maps_takes_none(title: str) -> None:
    with pytest.raises(SetupError) as error:
        open_game(load(), title, "germany", 3, {})

    assert str(error.value) == f"{title} has no map."
    assert error.value.key == "map"


@pytest.mark.parametrize("title", ["recharged", "classic"])
def test_a_board_game_is_not_laid_without_a_map(title: str) -> None:
    with pytest.raises(SetupError, match=f"{title} needs a map: .*germany") as error:
        open_game(load(), title, "", 3, {})

    assert error.value.key == "map"


@pytest.mark.parametrize(
    ("title", "board", "clause"),
    [
        ("recharged", "germany", "RC-S1"),
        ("classic", "germany", "CL-S1"),
        ("card", "", "CG-S1"),
        ("outpost", "", "OP-S1"),
    ],
)
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 20])
def test_the_number_of_players_is_checked(title: str, board: str, clause: str, seats: int) -> None:
    """RC-S1, CL-S1, CG-S1, OP-S1: two to six."""
    with pytest.raises(SetupError) as error:
        open_game(load(), title, board, seats, {})

    assert str(error.value) == f"{title} is for 2 to 6 players ({clause}), not {seats}."
    assert error.value.key == "seats"


@pytest.mark.parametrize("title", ["recharged", "classic"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_map_can_be_opened_for_every_number_of_players(title: str, seats: int) -> None:
    """RC-S1, CL-S1: and the game knows what it is."""
    content = load()

    for board in title_named(title).maps(content):
        game = open_game(content, title, board, seats, {})
        assert isinstance(game, BoardGame)
        assert (game.title, game.seats, game.setup.map.id) == (title, seats, board)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_games_without_maps_can_be_opened_for_every_number_of_players(seats: int) -> None:
    """CG-S1, OP-S1: and the game knows what it is."""
    card = open_game(load(), "card", "", seats, {})
    outpost = open_game(load(), "outpost", "", seats, {})

    assert isinstance(card, CardGame)
    assert (card.title, card.seats) == ("card", seats)
    assert isinstance(outpost, OutpostGame)
    assert (outpost.title, outpost.seats) == ("outpost", seats)


def test_the_rules_have_a_version() -> None:
    """Records of other versions are known by it."""
    assert RULES_VERSION == 1
