"""Bots by name: a level, perhaps with a character and a budget, or a class of your own.

``steady``, ``planner:eco`` (with a character), ``master@2s`` (two seconds of CPU time a decision),
``master@400`` (as many lines of play), ``package.module:Class``.
"""

import re
import sys
import tomllib
from copy import deepcopy
from dataclasses import dataclass, fields, replace
from functools import cache
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from typing import Any

from gridwright.bots.base import Bot
from gridwright.bots.budget import Budget
from gridwright.bots.evaluation import NOTHING, Weights
from gridwright.bots.levels import LEVELS, Level, LevelBot
from gridwright.bots.profile import PLAIN, Profile
from gridwright.bots.random_bot import RandomBot
from gridwright.core.action import Action
from gridwright.core.errors import SetupError, Values, check_argument
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.rng import Rng
from gridwright.games.registry import TITLES, title_named

RANDOM = "random"
_SPEC = re.compile(r"([a-z]+)(?::([a-z_]+))?(?:@([0-9.]+)(s?))?")


@dataclass(frozen=True, slots=True)
class Entrant:
    """A kind of bot that can be seated at a table."""

    name: str  # as it was written
    level: Level | None  # None for the random one and for classes
    profile: Profile
    own: type[Any] | None  # a class of your own

    def bot(self, game: Game[Any], seed: int) -> Bot:
        """Return such a bot for a seat of *game*."""
        if self.own is not None:
            bot: Bot = self.own()
            return bot
        if self.level is None:
            return RandomBot(seed)
        weights = weights_for(game.title, game.seats) if self.level.rounds else NOTHING
        return LevelBot(self.level, weights, seed, self.profile)


class NamedBot(Bot):
    """A bot of the roster for any table and any seat there.

    It remembers what it planned on each seat, as long as it stays at one table.
    """

    def __init__(self, spec: str, seed: int) -> None:
        """*spec* is a name of the roster, or `SetupError` is raised."""
        self._entrant = entrant(spec)
        self._seed = seed
        self._game: Game[Any] | None = None
        self._bots: dict[int, Bot] = {}

    def choose(self, game: Game[Any], view: State) -> Action:
        if self._game != game:
            self._game, self._bots = game, {}
        seat = view.to_act
        if seat not in self._bots:
            self._bots[seat] = self._entrant.bot(game, Rng(self._seed).stream(seat).state)
        return self._bots[seat].choose(game, view)

    def __copy__(self) -> "NamedBot":
        return deepcopy(self)  # a copy draws from its own chance

    def __repr__(self) -> str:
        return f"<bot {self._entrant.name}>"


def names() -> tuple[str, ...]:
    """Return the names of the levels, the weakest first."""
    return (RANDOM, *[level.name for level in LEVELS])


def entrant(spec: str) -> Entrant:
    """Return the bot called *spec*, or raise `SetupError` with those that there are."""
    check_argument("bot", spec, str)
    match = _SPEC.fullmatch(spec)
    if match is None or match[1] not in names():
        if re.fullmatch(r"[\w.]+:\w+", spec):
            return Entrant(spec, None, PLAIN, _own_class(spec))
        raise SetupError("bot_unknown", {"bot": spec, "bots": names()}, key="bots")
    profile = _character(match[2]) if match[2] else PLAIN
    if match[1] == RANDOM:
        return Entrant(spec, None, profile, None)
    level = next(level for level in LEVELS if level.name == match[1])
    if match[3]:
        amount = float(match[3])
        budget = Budget(seconds=amount) if match[4] else Budget(lines=int(amount))
        level = replace(level, budget=budget)
    noise = max(level.noise, profile.noise)
    profile = replace(profile, noise=noise, sight=min(level.sight, profile.sight))
    return Entrant(spec, level, profile, None)


def company(spec: str, seat: int) -> Entrant:
    """Return the bot called *spec* on *seat* of a table with people.

    Where a level is named alone, and does not look ahead, other seats have other characters.
    """
    plain = entrant(spec)
    if plain.level is None or plain.level.rounds or ":" in spec:
        return plain
    known = list(characters())
    return entrant(f"{spec}:{known[seat % len(known)]}")


def _own_class(spec: str) -> type[Any]:
    """Import the class ``module:Class``, also from the current directory."""
    module, _, name = spec.partition(":")
    if "" not in sys.path:
        sys.path.append("")
    try:
        own = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        values: Values = {"bot": spec, "reason": str(error)}
        raise SetupError("bot_import", values, key="bots") from error
    if not (isinstance(own, type) and callable(getattr(own, "choose", None))):
        raise SetupError("bot_class", {"bot": spec}, key="bots")
    return own


# What is shipped as data


@cache
def characters() -> dict[str, Profile]:
    """Return the characters by name."""
    known = [field.name for field in fields(Profile)]
    profiles: dict[str, Profile] = {}
    for name, values in _data("characters").items():
        profiles[name] = Profile(**{key: values[key] for key in known if key in values})
    return profiles


def _character(name: str) -> Profile:
    if name not in characters():
        values: Values = {"character": name, "characters": tuple(characters())}
        raise SetupError("bot_character", values, key="bots")
    return characters()[name]


@cache
def weights_for(title: str, seats: int) -> Weights:
    """Return the weights learned for *title* with so many *seats*.

    An edition for which none were learned has those of another title of its engine.
    """
    engine = title_named(title).engine
    candidates = [title, *[other.name for other in TITLES if other.engine is engine]]
    trained = next(name for name in candidates if _file(f"weights-{name}").is_file())
    learned = _data(f"weights-{trained}")["seats"][str(seats)]
    return Weights(learned["linear"], learned["hidden"], learned["output"])


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads(_file(name).read_text(encoding="utf-8"))


def _file(name: str) -> Traversable:
    return resources.files("gridwright") / "data" / "bots" / f"{name}.toml"
