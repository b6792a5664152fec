"""A learned policy as a bot: ``gridwright arena --bots steady,gridwright.rl.policy:Policy``.

A policy is a file of numbers, `.npz`, named by the environment variable `GRIDWRIGHT_POLICY`: the
title that was learned, and layers of weights. To play it needs numpy, and no learning library.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from gridwright.core.action import Action
from gridwright.core.errors import SetupError, Values
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.encoding.base import Encoder
from gridwright.encoding.encoders import encoder_for
from gridwright.encoding.token_game import TokenGame

VARIABLE: Final = "GRIDWRIGHT_POLICY"
Floats = NDArray[np.float32]

_SCALE: Final = (np.log1p(np.arange(256)) / np.log(256)).astype(np.float32)
_NOT_ALLOWED: Final = -1e9


def features(observation: NDArray[np.uint8]) -> Floats:
    """Return an *observation* as a net reads it: 0 to 1, small numbers far from each other."""
    scaled: Floats = _SCALE[observation]
    return scaled


@dataclass(frozen=True, slots=True)
class Net:
    """Layers of weights, with tanh between them: observations in, a number for each token out."""

    title: str
    weights: tuple[Floats, ...]  # of each layer, inputs x outputs
    biases: tuple[Floats, ...]

    def scores(self, observation: NDArray[np.uint8]) -> Floats:
        """Return a score for each token."""
        values = features(observation)
        for layer, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            values = (np.tanh(values) if layer else values) @ weight + bias
        return values


def write_net(path: Path, net: Net) -> None:
    """Write *net* into a file that `read_net` reads."""
    arrays: dict[str, NDArray[Any]] = {"title": np.array(net.title)}
    for layer, (weight, bias) in enumerate(zip(net.weights, net.biases, strict=True)):
        arrays[f"weight{layer}"], arrays[f"bias{layer}"] = weight, bias
    np.savez_compressed(path, allow_pickle=False, **arrays)


@cache
def read_net(path: str) -> Net:
    """Return the net in a file, or raise `SetupError`."""
    try:
        with Path(path).open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            layers = range(len([name for name in arrays.files if name.startswith("weight")]))
            return Net(
                str(arrays["title"]),
                tuple([arrays[f"weight{layer}"] for layer in layers]),
                tuple([arrays[f"bias{layer}"] for layer in layers]),
            )
    except (OSError, EOFError, ValueError, KeyError, BadZipFile) as error:
        raise SetupError("policy_file", {"file": path, "variable": VARIABLE}, key="bots") from error


class Policy:
    """Plays the allowed token with the highest score."""

    def __init__(self, path: str = "") -> None:
        """Read the net at *path*, or the one that the environment names."""
        self.net = read_net(path or os.environ.get(VARIABLE, ""))
        self._seated: tuple[Game[Any], Encoder[Any]] | None = None  # the table it plays at

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_seated": None}  # the encoder is made again where it plays

    def choose(self, game: Game[Any], view: State) -> Action:
        """Return the action that the best tokens come to."""
        play = TokenGame(game, self._encoder(game), view)
        action: Action | None = None
        while action is None:
            observation = np.frombuffer(play.observe(play.seat), np.uint8)
            mask = np.frombuffer(play.mask(), np.bool_)
            scores = np.where(mask, self.net.scores(observation), _NOT_ALLOWED)
            action = play.chooser.choose(int(scores.argmax()))
        return action

    def _encoder(self, game: Game[Any]) -> Encoder[Any]:
        if self._seated is None or self._seated[0] is not game:
            encoder = encoder_for(game)
            shape = (encoder.length, encoder.size)
            if game.title != self.net.title or _shape(self.net.weights) != shape:
                values: Values = {"title": game.title, "learned": self.net.title}
                raise SetupError("policy_title", values, key="bots")
            self._seated = (game, encoder)
        return self._seated[1]


def _shape(weights: Sequence[Floats]) -> tuple[int, int]:
    """Return the number of inputs and of outputs."""
    return weights[0].shape[0], weights[-1].shape[1]
