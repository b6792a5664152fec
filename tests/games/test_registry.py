from dataclasses import replace

import pytest

from gridwright.content.load import load
from gridwright.content.rulebook import clauses as rulebook
from gridwright.core.errors import SetupError, Values
from gridwright.core.game import Game
from gridwright.games.board.game import BoardGame
from gridwright.games.cardgame.game import CardGame
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.registry import (
    TITLES,
    ByEngine,
    Title,
    default_map,
    not_printed,
    open_game,
    title_named,
)


def test_the_titles_are_listed() -> None:
    assert [title.name for title in TITLES] == ["recharged", "classic", "card", "outpost"]


@pytest.mark.parametrize(
    ("name", "options"),
    [("card", ["demolition", "singles", "fuel_cards"]), ("outpost", ["area", "syndicate_takes"])],
)
def test_a_title_knows_its_options(name: str, options: list[str]) -> None:
    """The command line and the web show this list."""
    assert [option.name for option in title_named(name).options] == options


@pytest.mark.parametrize(
    ("title", "board"), [("recharged", "germany"), ("classic", "germany"), ("card", "")]
)
def test_a_title_has_a_map_that_is_meant_where_none_is_named(title: str, board: str) -> None:
    assert default_map(load(), title) == board


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("recharged", ("demolition",)),
        ("classic", ("demolition",)),
        ("card", ("cards", "demolition")),
        ("outpost", ("cards",)),
    ],
)
def test_what_is_not_as_printed_is_known(name: str, parts: tuple[str, ...]) -> None:
    """Outpost has no Demolition Contractor; the numbers of plants on the board are printed."""
    assert not_printed(title_named(name), load()) == parts


def test_without_germany_the_first_map_is_meant() -> None:
    library = load()
    maps = {key: found for key, found in library.board.maps.items() if key[1] != "germany"}

    without = replace(library, board=replace(library.board, maps=maps))

    assert default_map(without, "recharged") == "usa"


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
    assert recharged & classic == {
        "regions",
        "demolition",
        "hidden_money",
        "first_city_anywhere",
        "refill",
    }


def test_a_title_knows_where_its_rules_stand() -> None:
    """The first prefix is that of its own rules; `rulebook` has clauses under each of them."""
    known = {identifier.split("-")[0] for identifier in rulebook()}

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


MAPS = ("germany", "usa")


@pytest.mark.parametrize(
    ("title", "board", "seats", "message", "values", "key", "clauses"),
    [
        (
            "chess",
            "germany",
            3,
            "title_unknown",
            {"title": "chess", "titles": ("recharged", "classic", "card", "outpost")},
            "title",
            (),
        ),
        (
            "recharged",
            "central_europe",
            3,
            "map_unknown",
            {"title": "recharged", "board": "central_europe", "maps": MAPS},
            "map",
            (),
        ),
        ("recharged", "", 3, "map_missing", {"title": "recharged", "maps": MAPS}, "map", ()),
        ("card", "germany", 3, "map_unused", {"title": "card"}, "map", ()),
        ("outpost", "germany", 3, "map_unused", {"title": "outpost"}, "map", ()),
    ],
)
def test_what_cannot_be_opened_says_why(
    title: str,
    board: str,
    seats: int,
    message: str,
    values: Values,
    key: str,
    clauses: tuple[str, ...],
) -> None:
    """RC-S2: Recharged has no Central Europe."""
    with pytest.raises(SetupError) as error:
        open_game(load(), title, board, seats, {})

    assert error.value.message.id == message
    assert error.value.message.values == values
    assert error.value.message.clauses == clauses
    assert error.value.key == key


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

    assert error.value.message.id == "seats_number"
    assert error.value.message.values == {"title": title, "seats": seats, "fewest": 2, "most": 6}
    assert error.value.message.clauses == (clause,)
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


def test_the_rules_of_each_title_have_a_version() -> None:
    """Records of other versions are known by it."""
    assert {title.name: title.rules_version for title in TITLES} == {
        "recharged": 2,
        "classic": 2,
        "card": 2,
        "outpost": 2,
    }


@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_opened_under_a_version_of_its_rules(title: Title) -> None:
    """Under each that the title has had, and the newest where none is named."""
    board = next(iter(title.maps(load())), "")
    newest = title.rules_version

    versions = [
        open_game(load(), title.name, board, 3, {}, rules).rules_version
        for rules in range(newest + 1)
    ]

    assert versions == [newest, *range(1, newest + 1)]


@pytest.mark.parametrize("rules", [-1, 3])
def test_a_version_that_never_was_is_refused(rules: int) -> None:
    with pytest.raises(SetupError) as error:
        open_game(load(), "outpost", "", 3, {}, rules)

    newest = title_named("outpost").rules_version
    assert error.value.message.id == "rules_version_unknown"
    assert error.value.message.values == {"title": "outpost", "version": rules, "known": newest}
    assert error.value.key == "rules_version"


@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_every_action_names_its_clauses(title: str) -> None:
    """The rules of the title speak of each of its actions, and nowhere else."""
    known = title_named(title)
    board = next(iter(known.maps(load())), "")
    game = open_game(load(), title, board, 2, {})

    own = {
        form.text: [c for c in form.clauses if c.split("-")[0] in known.clauses]
        for form in game.forms
    }

    needless = {
        "recharged": set(),
        "classic": {"trust CITY", "start CITY"},
        "card": set(),
        "outpost": set(),
    }
    assert {text for text, clauses in own.items() if not clauses} == needless[title]
    assert all(clause in rulebook() for form in game.forms for clause in form.clauses)


@pytest.mark.parametrize(
    ("title", "own"),
    [
        ("recharged", BoardGame),
        ("classic", BoardGame),
        ("card", CardGame),
        ("outpost", OutpostGame),
    ],
)
def test_a_game_is_one_of_its_own_kind_alone(title: str, own: type[object]) -> None:
    """Whichever kind is asked about first."""
    kinds = (BoardGame, CardGame, OutpostGame)
    content = load()
    game = open_game(content, title, default_map(content, title), 3, {})

    for _ in range(2):
        assert [kind for kind in kinds if isinstance(game, kind)] == [own]
        assert isinstance(game, Game)


def test_what_a_layer_knows_of_an_engine_serves_all_its_titles() -> None:
    pictures = ByEngine(board="map", card="cards", outpost="planet")

    names = [pictures.named(title.name) for title in TITLES]

    assert names == ["map", "map", "cards", "planet"]
    assert pictures.of(open_game(load(), "card", "", 3, {})) == "cards"
