"""Games side by side are the same games as one by one."""

from gridwright.encoding.batch import Batch
from tests.builders import a_game
from tests.encoding.reading import at


def test_a_crowd_plays_what_its_games_would_play_alone() -> None:
    game = a_game()
    alone = [at(game, game.new(seed, {})) for seed in (1, 2, 3)]
    batch = Batch([at(game, game.new(seed, {})) for seed in (1, 2, 3)], 60)

    for turn in range(60):
        assert batch.seats() == [play.seat for play in alone]
        assert batch.masks() == b"".join([play.mask() for play in alone])
        assert batch.observations() == b"".join([play.observe(play.seat) for play in alone])
        tokens = [play.chooser.allowed()[turn % 2 - 1] for play in alone]
        for play, token in zip(alone, tokens, strict=True):
            play.step(token)
        assert batch.step(tokens) == []


def test_a_game_that_goes_on_by_itself_is_seen_where_it_is() -> None:
    game = a_game()
    batch = Batch([at(game, game.new(seed, {})) for seed in (1, 2)], 60)
    play = batch.games[0]
    line = play.write()
    seen = {batch.observations()}
    play.carry_out(game.legal_actions(play.state)[0])
    assert batch.observations() == b"".join([each.observe(each.seat) for each in batch.games])
    seen.add(batch.observations())
    play.restart(3)
    assert batch.observations() == b"".join([each.observe(each.seat) for each in batch.games])
    seen.add(batch.observations())

    play.read(line)

    assert batch.observations() in seen
    assert len(seen) == 3


def test_a_game_that_is_too_long_is_told() -> None:
    """Everybody passes or is done: round 2 comes, and one round was the limit."""
    game = a_game(seats=3)
    batch = Batch([at(game, game.new(1, {}))], 1)
    ended: list[int] = []
    for _ in range(200):
        ended = batch.step([batch.games[0].chooser.allowed()[-1]])
        if ended:
            break

    assert ended == [0]
    assert batch.games[0].round == 2
