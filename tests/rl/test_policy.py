"""What was learned, as a bot."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gridwright.core.errors import SetupError
from gridwright.core.game import Game
from gridwright.encoding.base import DONE, PASS
from gridwright.encoding.encoders import encoder_for
from gridwright.parts.auction import Pass
from gridwright.rl.policy import VARIABLE, Net, Policy, features, write_net
from gridwright.rl.tables import Place
from tests.cli.terminal import gridwright


def lazy(title: str = "card") -> Net:
    """Return a net that scorees to pass most of all, then to be done, and else the first token."""
    encoder = encoder_for(Place(title).open())
    bias = np.linspace(1, 0, encoder.size, dtype=np.float32)
    bias[[PASS, DONE]] = 9, 8
    return Net(title, (np.zeros((encoder.length, encoder.size), np.float32),), (bias,))


def saved(tmp_path: Path, net: Net) -> str:
    write_net(tmp_path / "net.npz", net)
    return str(tmp_path / "net.npz")


def test_numbers_are_read_on_a_scale_from_0_to_1() -> None:
    """1 is an eighth of the way to 255, 15 a half: powers of two are equally far apart."""
    scaled = features(np.array([0, 1, 15, 255], np.uint8))

    assert scaled.tolist() == pytest.approx([0, 1 / 8, 1 / 2, 1])


def test_layers_follow_one_another_with_a_bend_between_them() -> None:
    """255 is 1; the first layer makes 1 and -2 of it; 3 tanh 1 - tanh 2, and 5 more."""
    one = np.array([[1, -2]], np.float32), np.zeros(2, np.float32)
    two = np.array([[3], [1]], np.float32), np.array([5], np.float32)
    net = Net("card", (one[0], two[0]), (one[1], two[1]))

    score = net.scores(np.array([255], np.uint8))

    assert score.tolist() == pytest.approx([3 * np.tanh(1) + np.tanh(-2) + 5], rel=1e-6)


def test_it_does_what_the_net_scorees_for_most_among_what_is_allowed(tmp_path: Path) -> None:
    """Round 1 of the Card Game: nobody may pass, so it opens the first plant for the lowest bid."""
    game: Game[Any] = Place("card", "", 3).open()
    state = game.new(3, {})
    policy = Policy(saved(tmp_path, lazy()))

    action = policy.choose(game, game.view(state, state.to_act))

    assert action == game.legal_actions(state)[0]
    assert not isinstance(action, Pass)


def test_a_title_that_was_not_learned_is_refused(tmp_path: Path) -> None:
    game = Place("recharged").open()
    policy = Policy(saved(tmp_path, lazy()))

    with pytest.raises(SetupError) as caught:
        policy.choose(game, game.new(3, {}))

    assert caught.value.message.id == "policy_title"


def test_a_net_for_another_layout_is_refused(tmp_path: Path) -> None:
    net = lazy()
    small = Net("card", (net.weights[0][:-1],), net.biases)
    game = Place("card").open()
    (tmp_path / "small").mkdir()

    with pytest.raises(SetupError):
        Policy(saved(tmp_path / "small", small)).choose(game, game.new(3, {}))


@pytest.mark.parametrize("content", [None, b"", b"no net", b"PK\x03\x04 nearly"])
def test_a_file_that_is_no_net_is_told(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "agent.npz"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(SetupError) as caught:
        Policy(str(path))

    assert caught.value.message.id == "policy_file"


def test_it_plays_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, saved(tmp_path, lazy()))
    table = ("arena", "--title", "card", "--seats", "2", "--games", "2", "--lineups", "first")

    result = gridwright(*table, "--bots", "random,gridwright.rl.policy:Policy", "--json")

    assert result.exit_code == 0, result.stdout
    seats = json.loads(result.stdout)["lineups"][0]["seats"]
    assert sorted(seats) == ["gridwright.rl.policy:Policy", "random"]
