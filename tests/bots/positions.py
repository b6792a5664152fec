"""Auctions laid by hand."""

from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState
from tests.builders import a_game, a_state, own, play, put, some_houses


def auction() -> tuple[BoardGame, BoardState]:
    """Return an auction in which B is asked for more than 25 for plant 25."""
    game = a_game()
    state = a_state(game, order="ABC", number=6, market=(14, 20, 22, 25, 27, 30, 31, 36), money=60)
    play(game, state, "open 25 25")
    return game, state


def last_auction(
    cities: int, money: str, **plants: tuple[int, ...]
) -> tuple[BoardGame, BoardState]:
    """Return an auction that decides the game, so that every line says who wins.

    The game ends with the round, for A has its 17 cities. Nothing is for sale but plant 36, which
    burns 3 coal (1 Elektro each) for 7 cities. C has opened with all its 36, and A, which has far
    less, has dropped out. B, with these *cities*, is to act.
    """
    game = a_game()
    state = a_state(game, step=3, number=9, order="CBA", market=(36,), deck=())
    for letter, count in (("A", 17), ("B", cities), ("C", 2)):
        some_houses(state, letter, count)
    for letter, numbers in plants.items():
        own(state, letter, *numbers)
    own(state, "C", 3)
    put(state, f"{money} C.money=36")
    play(game, state, "open 36 36", "drop")
    return game, state


def needed(money: int) -> tuple[BoardGame, BoardState]:
    """Return one where A supplies 5 + 6 cities, and B 4 + 4 of its 15, or all with plant 36."""
    return last_auction(15, f"A.money=5 B.money={money}", A=(44, 50), B=(33, 37))


def useless() -> tuple[BoardGame, BoardState]:
    """Return one where A and B supply 8 cities, and B wins by its 45 Elektro against 20.

    Plant 36 would cost it 37, and it has no ninth city and no money for one.
    """
    return last_auction(8, "A.money=20 B.money=45", A=(33, 37), B=(27, 44))


def hopeless() -> tuple[BoardGame, BoardState]:
    """Return one where A supplies 5 + 6 cities, and B 1 + 2 of its 15, or 10 with plant 36."""
    return last_auction(15, "A.money=5 B.money=100", A=(44, 50), B=(13, 18))
