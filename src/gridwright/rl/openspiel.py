"""The games as OpenSpiel knows games: ``pyspiel.load_game("python_gridwright(title=card)")``.

Chance is in the open. How the table is laid (order, first market, area) is a number of 32 bits,
drawn in four steps: to list every deal by itself would take more outcomes than anybody can hold.
In Outpost, where an area is chosen first, connections and cards are laid after that choice, by
another such number. From then on nobody knows a deck: each card is drawn when it is turned up,
among those that it may be, and so is the back of the next card where backs are seen.
"""

from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyspiel

from gridwright.core.action import Action
from gridwright.core.errors import HiddenChanceError
from gridwright.core.game import Game
from gridwright.core.rng import Rng
from gridwright.encoding.chance import LAYOUT, OpenChance, Outcomes
from gridwright.encoding.encoders import encoder_for
from gridwright.encoding.token_game import TokenGame
from gridwright.rl.tables import LONGEST, Place, rewards

Stated = tuple[tuple[str, tuple[int, ...]], ...]
TableSpec = tuple[str, str, int, str, int, str]  # title, map, seats, options, round limit, data

_STEPS: Final = 4  # of chance, before the table lies
_BYTE: Final = 256
_BACKS: Final = {-2: 0, -3: 1}  # outcomes of a back: small, large
_LONGEST: Final = 20_000  # tokens of a game
_SEATS: Final = (2, 6)

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_gridwright",
    long_name="Power Grid family",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_SEATS[1],
    min_num_players=_SEATS[0],
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={
        "title": "recharged",
        "map": "",
        "players": 4,
        "options": "",  # name:value, separated by ;
        "round_limit": LONGEST,
        "data": "",  # a directory with content of the user's own
    },
)


class DealtTable:
    """A table whose chance is dealt from outside: the part of a state that is not OpenSpiel's.

    Copies share the game and its encoder, which never change.
    """

    def __init__(self, spec: TableSpec) -> None:
        """Wait for the first step of chance."""
        title, board, seats, options, self.round_limit, data = self.spec = spec
        values = dict([option.split(":", 1) for option in options.split(";") if option])
        self.game = Place(title, board, seats, values, data).open()
        self.encoder = encoder_for(self.game)
        self.chance = OpenChance(self.game, self.encoder)
        self.play: TokenGame | None = None
        self.awaits_layout = True  # bytes of the seed by which the table is laid
        self.layout: list[int] = []
        self.outcomes: Outcomes = []  # of the card or back that is awaited
        self.steps: list[int] = []  # tokens and outcomes of chance, known to everybody
        self._pending: Action | None = None  # waits for chance
        self._stated: Stated = ()
        self._key = ""  # of the draw that is awaited

    def __deepcopy__(self, memo: dict[int, object]) -> "DealtTable":
        """Return a copy; OpenSpiel clones states like this."""
        twin = DealtTable.__new__(DealtTable)
        twin.__dict__.update(self.__dict__)
        twin.layout = self.layout[:]
        twin.steps = self.steps[:]
        twin.play = None if self.play is None else self.play.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Be pickled as the steps, which are taken again."""
        return _table_after, (self.spec, self.steps)

    @property
    def is_over(self) -> bool:
        """Whether the game is over, or has gone on for too long."""
        return self.play is not None and (self.play.seat < 0 or self.play.round > self.round_limit)

    @property
    def awaits_chance(self) -> bool:
        """Whether the next step is one of chance."""
        return self.awaits_layout or bool(self.outcomes)

    def take(self, number: int) -> None:
        """Go on with a token, or with an outcome of chance."""
        self.steps.append(number)
        if self.awaits_layout:
            self.layout.append(number)
            if len(self.layout) == _STEPS:
                self._lay(int.from_bytes(bytes(self.layout), "big"))
        elif self.outcomes:
            self._turn_up(number)
        else:
            assert self.play is not None
            action = self.play.chooser.choose(number)
            if action is not None:
                self._carry_out(action, ())

    def _lay(self, seed: int) -> None:
        """Lay the table; or what is laid once the area of Outpost is chosen, and choose it."""
        self.awaits_layout = False
        self.layout = []
        if self.play is None:
            state = self.game.new(seed, {})
            self.play = TokenGame(self.game, self.encoder, self.chance.covered(state))
            return
        assert self._pending is not None
        game: Game[Any] = self.game
        state = game.resample(self.play.state, Rng(seed))
        game.apply(state, self._pending)
        self._go_on(self.chance.covered(state))

    def _carry_out(self, action: Action, stated: Stated) -> None:
        """Carry out *action* with the cards that are *stated*, or wait for another card."""
        assert self.play is not None
        after = self.play.state.copy()
        after.rng.stated = stated
        try:
            self.game.apply(after, action)
        except HiddenChanceError as error:
            self._pending, self._stated, self._key = action, stated, error.key
            self.awaits_layout = error.key == LAYOUT
            if not self.awaits_layout:
                drawn = tuple([cards[0] for key, cards in stated if key == error.key])
                self.outcomes = self.chance.cards(after, error.key, drawn)
            return
        self._go_on(after)

    def _go_on(self, after: Any) -> None:  # noqa: ANN401 - the state of whatever title
        """Let the next seat decide, once the back of the next card is known."""
        assert self.play is not None
        self._pending = None
        self.play.state = after
        self.play.chooser.begin(after)
        self.outcomes = self.chance.backs(after) if self.play.seat >= 0 else []
        if len(self.outcomes) == 1:
            self._turn_up(_BACKS[self.outcomes[0][0]])

    def _turn_up(self, outcome: int) -> None:
        assert self.play is not None
        self.outcomes = []
        if self._pending is not None:
            self._carry_out(self._pending, (*self._stated, (self._key, (outcome,))))
            return
        back = next(back for back, number in _BACKS.items() if number == outcome)
        self.chance.turn_up(self.play.state, back)

    def history(self, player: int) -> str:
        """Return all that *player* has seen, which is everything."""
        return f"{player}: {self._steps_text()}"

    def _steps_text(self) -> str:
        return " ".join(map(str, self.steps))

    def __str__(self) -> str:
        """Return the position as one line; where chance is awaited, with all steps so far."""
        if self.play is None:
            return self._steps_text()
        line = self.play.write()
        return f"{line} | {self._steps_text()}" if self.awaits_chance else line


@cache
def _unlaid_table(spec: TableSpec) -> DealtTable:
    """Return a table before it is laid, to be copied."""
    return DealtTable(spec)


def _table_after(spec: TableSpec, steps: list[int]) -> DealtTable:
    """Return a table after *steps*."""
    table = deepcopy(_unlaid_table(spec))
    for number in steps:
        table.take(number)
    return table


class GridwrightGame(pyspiel.Game):
    """One table of the family."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Play at the table that *params* describe."""
        values = {**GAME_TYPE.parameter_specification, **(params or {})}
        self._spec: TableSpec = (
            str(values["title"]),
            str(values["map"]),
            int(values["players"]),
            str(values["options"]),
            int(values["round_limit"]),
            str(Path(values["data"]).absolute()) if values["data"] else "",
        )
        table = _unlaid_table(self._spec)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.encoder.size,
            max_chance_outcomes=_BYTE,
            num_players=table.game.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "GridwrightState":
        """Return the table before it is laid."""
        return GridwrightState(self, deepcopy(_unlaid_table(self._spec)))

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401
        params: Any = None,  # noqa: ANN401
    ) -> "Observer":
        """Return an observer of states."""
        if params:
            raise ValueError(params)
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(_unlaid_table(self._spec).encoder.length, recalls=recalls)


class GridwrightState(pyspiel.State):
    """A table: before it is laid, while a seat decides, or while a card is turned up."""

    def __init__(self, game: GridwrightGame, table: DealtTable) -> None:
        """Wrap *table*."""
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        """Return the seat to act, or chance, or that it is over."""
        if self.table.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.table.awaits_chance:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.table.play is not None
        return self.table.play.seat

    def is_terminal(self) -> bool:
        """Whether the game is over, or has gone on for too long."""
        return self.table.is_over

    def returns(self) -> list[float]:
        """Return what the seats earn by their places; nothing before the end."""
        table = self.table
        if table.play is None or table.play.seat >= 0:
            return [0.0] * table.game.seats
        return rewards(table.game.ranking(table.play.state))

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        play = self.table.play
        return [] if play is None else play.chooser.allowed()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may be turned up, with its probability."""
        if self.table.awaits_layout:
            return [(number, 1 / _BYTE) for number in range(_BYTE)]
        return [
            (_BACKS.get(outcome, outcome), float(chance)) for outcome, chance in self.table.outcomes
        ]

    def _apply_action(self, action: int) -> None:
        self.table.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.table.encoder.tokens[action]

    def __str__(self) -> str:
        """Return the position as one line; before it is laid, what was drawn."""
        return str(self.table)

    def resample_from_infostate(self, player: int, sampler: Any) -> "GridwrightState":  # noqa: ANN401, ARG002
        """Return a state that *player* cannot tell from this one: nothing in it is hidden."""
        twin: GridwrightState = self.clone()
        return twin


class Observer:
    """What a seat knows, as numbers and as a line."""

    def __init__(self, length: int, *, recalls: bool) -> None:
        """Observe states; with *recalls*, with all that happened before."""
        self._recalls = recalls
        self.tensor = np.zeros(length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: GridwrightState, player: int) -> None:
        """Write what *player* knows of *state* into the tensor."""
        play = state.table.play
        self.tensor[:] = 0 if play is None else np.frombuffer(play.observe(player), np.uint8)

    def string_from(self, state: GridwrightState, player: int) -> str:
        """Return what *player* knows of *state* as a line."""
        table = state.table
        if self._recalls or table.play is None:
            return table.history(player)
        return f"{player}: {table.play.observe(player).hex()}"


pyspiel.register_game(GAME_TYPE, GridwrightGame)
