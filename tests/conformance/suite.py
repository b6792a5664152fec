"""What every title must keep to, whatever its rules: one random game, checked all the way.

Nothing here knows a title. What only a title knows of itself (which texts its players could
write, what is hidden, what may never be lost) comes from `conservation`.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any

from gridwright.content.load import load
from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.events import NOBODY
from gridwright.core.game import SPECTATOR, Game
from gridwright.core.phase import State
from gridwright.core.rng import Rng
from gridwright.games.outpost.market import Pile
from gridwright.parts.fuel import Capacity
from gridwright.tables import narrate, record
from gridwright.tables.replay import replay, steps
from gridwright.tables.table import Table, TableSpec, table_at
from tests.conformance.conservation import INSIGHTS, Insight

ACTIONS_AT_MOST = 5_000
KEPT_COPIES = 12  # old states that must never change again
TOLD_OF_A_KIND = 4  # refused actions of one kind and reason whose sentence is read
SHARED = (Capacity, Pile)  # not frozen, yet never changed: copies share them; `value` looks inside
RARE_BIDS = 12  # one choice in this many is made among all bids, not only the lowest


@dataclass(frozen=True, slots=True)
class Seating:
    """One table that the suite plays at: a title, a map, seats and options."""

    title: str
    board: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        words = [self.title, self.board, str(self.seats)]
        return "-".join([*words, *[name if on == "on" else on for name, on in self.options]])

    def spec(self, seed: int | None) -> TableSpec:
        return TableSpec(self.title, self.board, self.seats, (), dict(self.options), seed)


# Playing


def choose(game: Game[Any], state: State, rng: Rng) -> Action:
    """Return a random action: bids mostly as low as they can be, so that games go on."""
    actions = game.legal_actions(state) if rng.below(RARE_BIDS) == 0 else []
    actions = actions or game.lowest_bid_actions(state)
    return actions[rng.below(len(actions))]


def played(seating: Seating, seed: int) -> Table:
    """Return a whole random game; the same for the same *seed*."""
    table = Table(seating.spec(seed), load())
    rng = Rng(seed).stream(99)
    while not table.is_over:
        table.play(choose(table.game, table.state, rng))
        assert len(table.moves) <= ACTIONS_AT_MOST, "the game does not end"
    return table


# Comparing


_compared: dict[type, tuple[str, ...] | None] = {}


def value(thing: object) -> object:
    """Return *thing* as it is now, in a form that cannot change any more."""
    if isinstance(thing, list):
        return ("list", *_values(thing))
    if isinstance(thing, tuple):
        return tuple(_values(thing))
    names = compared(type(thing))
    if names is None:
        return thing
    return (type(thing).__name__, *[(name, value(getattr(thing, name))) for name in names])


def _values(things: Iterable[object]) -> list[object]:
    return [thing if type(thing) is int else value(thing) for thing in things]


def compared(kind: type) -> tuple[str, ...] | None:
    """Return the fields by which objects of *kind* are compared, None where they cannot change."""
    if kind not in _compared:
        can_change = is_dataclass(kind) and not getattr(kind, "__dataclass_params__").frozen  # noqa: B009
        names = [part.name for part in fields(kind) if part.compare] if can_change else []
        _compared[kind] = tuple(names) if can_change else None
    return _compared[kind]


def mutable_parts(thing: object) -> set[int]:
    """Return the identities of everything inside *thing* that can change."""
    found: set[int] = set()
    if isinstance(thing, list | dict | set):
        found.add(id(thing))
    if isinstance(thing, list | tuple):
        for item in thing:
            if type(item) is not int:
                found |= mutable_parts(item)
        return found
    names = compared(type(thing))
    if names is not None and not isinstance(thing, SHARED):
        found.add(id(thing))
    for name in names or ():  # what is not compared is worked out from what is
        found |= mutable_parts(getattr(thing, name))
    return found


def as_json(game: Game[Any], state: State) -> str:
    return json.dumps(game.snapshot(state), sort_keys=False)


# Checking one position


@dataclass(slots=True)
class Inspector:
    """Checks the positions of one game as it goes by."""

    game: Game[Any]
    rng: Rng
    insight: Insight = field(init=False)
    round_trips: set[Action] = field(default_factory=set)  # actions whose notation was read back
    kept: list[tuple[State, object]] = field(default_factory=list)
    universe: list[Action] = field(init=False)

    def __post_init__(self) -> None:
        """Look the title up."""
        self.insight = INSIGHTS[self.game.title]
        self.universe = universe_of(self.game)

    def look(self, state: State) -> None:
        """Check what is cheap enough for every position."""
        self.insight.conserve(state)
        assert state.copy() == state
        self.check_actions(state)

    def look_closely(self, state: State) -> None:
        """Check what needs many questions."""
        self.keep(state)
        check_copy(state)
        self.check_universe(state)
        self.check_views(state)

    def check_actions(self, state: State) -> None:
        """Everything offered is offered once, in a fixed order, and accepted."""
        game = self.game
        actions = game.legal_actions(state)
        if game.to_act(state) == NOBODY:
            assert actions == []
            return
        assert actions, "a seat must act and may do nothing"
        assert 0 <= game.to_act(state) < game.seats
        assert game.legal_actions(state.copy()) == actions
        assert len(set(actions)) == len(actions)
        fewer = set(game.lowest_bid_actions(state))
        assert fewer <= set(actions)
        assert game.lowest_bid_actions(state) == [action for action in actions if action in fewer]
        for action in actions:
            assert game.refusal(state, action) is ALLOWED, game.write(action)
        self.check_notation(actions)

    def check_notation(self, actions: list[Action]) -> None:
        """What is written is read back as the same action, and written the same again."""
        for action in actions:
            if action not in self.round_trips:
                text = self.game.write(action)
                assert self.game.parse(text) == action, text
                assert self.game.parse(f"  {text.upper()} ") == action, text
                self.round_trips.add(action)

    def check_universe(self, state: State) -> None:
        """What is not offered is refused with a sentence, and asking changes nothing."""
        game = self.game
        offered = set(game.legal_actions(state))
        before = value(state)
        told: Counter[tuple[str, type[Action]]] = Counter()
        for action in self.universe:
            reason = game.refusal(state, action)
            assert (reason is ALLOWED) == (action in offered), (game.write(action), reason.message)
            told[reason.message, type(action)] += 1
            if reason is not ALLOWED and told[reason.message, type(action)] <= TOLD_OF_A_KIND:
                self.check_sentence(state, action, reason)
        assert value(state) == before

    def check_sentence(self, state: State, action: Action, reason: Refusal) -> None:
        """A refusal has a sentence in which nothing is missing, with its clauses."""
        explanation = self.game.explain(state, action)
        assert explanation.id == reason.message
        sentence = narrate.refusal(explanation, self.game)
        assert all(clause in sentence for clause in explanation.clauses), sentence

    def check_views(self, state: State) -> None:
        """A view tells nothing that is hidden, and full states made of it agree with it."""
        game = self.game
        for seat in {max(game.to_act(state), 0), self.rng.below(game.seats), SPECTATOR}:
            seen = game.view(state, seat)
            assert not mutable_parts(seen) & mutable_parts(state)
            for other in self.insight.indistinguishable(state, seat, self.rng):
                self.insight.conserve(other)
                assert value(game.view(other, seat)) == value(seen)
            before = value(seen)
            full = game.resample(seen, self.rng)
            assert value(seen) == before
            assert not mutable_parts(full) & mutable_parts(seen)
            self.insight.conserve(full)
            assert value(game.view(full, seat)) == before
            again = game.resample(seen, self.rng, full)
            self.insight.conserve(again)
            assert value(game.view(again, seat)) == before
            if seat == game.to_act(state):
                actions = game.legal_actions(state)
                assert game.legal_actions(seen) == actions
                assert game.legal_actions(full) == actions

    def keep(self, state: State) -> None:
        """Keep a copy, to see later that nothing reaches it any more."""
        if len(self.kept) < KEPT_COPIES:
            self.kept.append((state.copy(), value(state)))

    def check_kept(self) -> None:
        for state, before in self.kept:
            assert value(state) == before


@cache
def universe_of(game: Game[Any]) -> list[Action]:
    return [game.parse(text) for text in INSIGHTS[game.title].universe(game)]


def check_copy(state: State) -> None:
    """A copy is equal and shares nothing that can change."""
    twin = state.copy()
    assert twin == state
    assert value(twin) == value(state)
    assert not mutable_parts(twin) & mutable_parts(state)


# Checking a whole game


def inspect_game(seating: Seating, seed: int, closely_every: int) -> Table:
    """Play a random game and check every position, some of them closely."""
    table = Table(seating.spec(seed), load())
    game = table.game
    rng = Rng(seed).stream(99)
    inspector = Inspector(game, Rng(seed).stream(98))
    while not table.is_over:
        inspector.look(table.state)
        if len(table.moves) % closely_every == 0:
            inspector.look_closely(table.state)
        _play_checked(table, choose(game, table.state, rng), inspector)
        assert len(table.moves) <= ACTIONS_AT_MOST, "the game does not end"
    inspector.look(table.state)
    inspector.look_closely(table.state)
    inspector.check_kept()
    check_end(game, table.state)
    return table


def _play_checked(table: Table, action: Action, inspector: Inspector) -> None:
    """Play *action*: events change nothing, tell all that was paid, and have a sentence."""
    before = table.state
    unchanged, silent = before.copy(), before.copy()
    table.game.apply(silent, action)
    events = table.play(action)
    assert silent == table.state
    assert before == unchanged
    inspector.insight.account(before, events, table.state)
    for event in events:
        sentence = narrate.sentence(event, table.names, table.game)
        assert sentence[-1] == "." and "{" not in sentence, sentence  # noqa: PT018


def check_end(game: Game[Any], state: State) -> None:
    """At the end there is a place for everyone, first places for the best, and nothing to do."""
    scores, ranking = game.scores(state), game.ranking(state)
    assert len(scores) == len(ranking) == game.seats
    assert min(ranking) == 1
    assert scores[ranking.index(1)] == max(scores)
    for place in ranking:
        assert place == 1 + sum(other < place for other in ranking)


# Records


def check_record(table: Table) -> None:
    """A written record is replayed to the same table and written the same again."""
    text = record.write(table)
    again = replay(record.read(text), load())
    assert value(again.state) == value(table.state)
    assert [move.events for move in again.moves] == [move.events for move in table.moves]
    assert record.write(again) == text


def check_positions(seating: Seating, seed: int, closely_every: int) -> None:
    """At every point of a random game, all ways to lay the table write the same position."""
    original = played(seating, seed)
    table = Table(seating.spec(seed), load())
    for index, again in enumerate(steps(record.read(record.write(original)), load())):
        if index:
            table.play(original.moves[index - 1].action)
        text = table.position()
        assert again.position() == text
        if index % closely_every == 0:
            seat = max(table.to_act, 0)
            for start in (text, again.position(seat)):
                assert table_at(start, load()).position() == start
            assert table_at(text, load()).position(seat) == table.position(seat)


def check_restated(table: Table) -> None:
    """Chance stated in words instead of a seed gives the same positions."""
    text = restated(table)
    assert "seed" not in text
    original = steps(record.read(record.write(table)), load())
    stated = steps(record.read(text), load())
    for first, second in zip(original, stated, strict=True):
        assert as_json(first.game, first.state) == as_json(second.game, second.state)


def restated(table: Table) -> str:
    """Return the record of *table* with everything that chance did stated, and no seed."""
    lines = []
    layout = dict(table.layout)
    regions = ", ".join(layout.pop("regions", ()))
    for line in record.write(table).splitlines():
        if line.startswith("seed = "):
            lines.extend([f"{key} = {' '.join(words)}" for key, words in layout.items()])
        elif line.startswith("regions = ") and regions:
            lines.append(f"regions = {regions}")
        else:
            lines.append(line)
    header = lines.index("---") + 1
    body = list(_with_shuffles(table, lines[header:]))
    return "\n".join([*lines[:header], *body]) + "\n"


def _with_shuffles(table: Table, lines: list[str]) -> Iterator[str]:
    """Yield the action *lines*, each followed by the outcome of the shuffle that it caused."""
    insight = INSIGHTS[table.game.title]
    fresh = Table(table.spec, load())
    for line, move in zip(lines, table.moves, strict=False):
        events = fresh.play(move.action)
        yield line
        yield from insight.shuffles(events, fresh.state)
    yield from lines[len(table.moves) :]
