"""Games side by side are the same games as one by one."""

from gridwright.codes.crowd import Crowd
from tests.builders import a_game
from tests.codes.reading import at


def test_a_crowd_plays_what_its_games_would_play_alone() -> None:
    game = a_game()
    alone = [at(game, game.new(seed, {})) for seed in (1, 2, 3)]
    crowd = Crowd([at(game, game.new(seed, {})) for seed in (1, 2, 3)], 60)

    for turn in range(60):
        assert crowd.seats() == [play.seat for play in alone]
        assert crowd.masks() == b"".join([play.mask() for play in alone])
        assert crowd.observations() == b"".join([play.observe(play.seat) for play in alone])
        tokens = [play.chooser.allowed()[turn % 2 - 1] for play in alone]
        for play, token in zip(alone, tokens, strict=True):
            play.step(token)
        assert crowd.step(tokens) == []


def test_a_game_that_goes_on_by_itself_is_seen_where_it_is() -> None:
    game = a_game()
    crowd = Crowd([at(game, game.new(seed, {})) for seed in (1, 2)], 60)
    play = crowd.games[0]
    line = play.write()
    seen = {crowd.observations()}
    play.carry_out(game.legal_actions(play.state)[0])
    assert crowd.observations() == b"".join([each.observe(each.seat) for each in crowd.games])
    seen.add(crowd.observations())
    play.restart(3)
    assert crowd.observations() == b"".join([each.observe(each.seat) for each in crowd.games])
    seen.add(crowd.observations())

    play.read(line)

    assert crowd.observations() in seen
    assert len(seen) == 3


def test_a_game_that_is_too_long_is_told() -> None:
    """Everybody passes or is done: round 2 comes, and one round was the limit."""
    game = a_game(seats=3)
    crowd = Crowd([at(game, game.new(1, {}))], 1)
    ended: list[int] = []
    for _ in range(200):
        ended = crowd.step([crowd.games[0].chooser.allowed()[-1]])
        if ended:
            break

    assert ended == [0]
    assert crowd.games[0].round == 2
