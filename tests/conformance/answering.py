"""What a game answers about a position, held against what then happens.

Nothing here knows a title: predictions are compared with the play that follows them.
"""

from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any

from gridwright.content.load import load
from gridwright.core.events import NOBODY, Event, EventSink
from gridwright.core.game import SPECTATOR, Game
from gridwright.core.notation import Decision
from gridwright.core.phase import State
from gridwright.core.rng import Rng
from gridwright.games.registry import open_game
from tests.conformance.suite import ACTIONS_AT_MOST, Seating, choose

PLENTY = 9999


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a game: who did it, where, and what the game had foretold before."""

    round: int
    phase: str
    seat: int
    follower: int  # foretold if the turn is handed over; `NOBODY` where it is open
    is_closing: bool  # whether it did just that
    ahead: tuple[tuple[str, ...], ...]  # foretold by seat: phases with a turn to come
    order: tuple[int, ...]  # foretold: the order in which the phase asks


def ask_through(seating: Seating, seed: int) -> list[Move]:
    """Play a random game; check each answer as it is given, and return what was foretold."""
    game: Game[Any] = open_game(
        load(), seating.title, seating.board, seating.seats, dict(seating.options)
    )
    rng = Rng(seed).stream(99)
    opening = EventSink()
    state = game.new(seed, {}, opening)
    check_events(game, opening.events)
    moves: list[Move] = []
    while game.to_act(state) != NOBODY:
        check_standings(game, state)
        check_lot(game, state)
        check_unit_prices(game, state)
        check_placers(game, state)
        check_endowment(game, state)
        action = choose(game, state, rng)
        assert game.phrase(action).text == game.write(action)
        closing = game.closing(state)
        assert closing is None or game.phrase(closing).is_idle
        moves.append(
            Move(
                state.round,
                game.phase_of(state),
                state.to_act,
                game.next_seat(state),
                action == closing,
                tuple([game.turns_ahead(state, seat) for seat in range(game.seats)]),
                game.asking_order(state),
            )
        )
        before = [game.money(state, seat) for seat in range(game.seats)]
        sink = EventSink()
        phase = game.phase_of(state)
        game.apply(state, action, sink)
        check_events(game, sink.events)
        check_phases(sink.events, {phase, game.phase_of(state)})
        check_money(game, state, before, sink.events)
        assert len(moves) <= ACTIONS_AT_MOST, "the game does not end"
    return moves


# While the game goes on


def check_events(game: Game[Any], events: list[Event]) -> None:
    """Every event is of a declared kind and has the values that it declares."""
    for event in events:
        assert event.kind in game.event_kinds, event.kind.id
        assert set(event.values) == set(event.kind.fields), event.kind.id


def check_phases(events: list[Event], phases: set[str]) -> None:
    """An event that belongs to one phase happens as that phase is left or entered, or within."""
    for event in events:
        assert not event.kind.phase or event.kind.phase in phases, (event.kind.id, phases)


def check_money(game: Game[Any], state: State, before: list[int], events: list[Event]) -> None:
    """All money that a seat pays or receives is in the events."""
    for seat, money in enumerate(before):
        own = [event for event in events if event.seat == seat]
        expected = money + sum([event.gain - event.cost for event in own])
        assert game.money(state, seat) == expected, [event.kind.id for event in own]


def check_standings(game: Game[Any], state: State) -> None:
    """What a seat has is what its view and the snapshot show."""
    seat = state.to_act
    view = game.view(state, seat)
    players: Any = game.snapshot(view)["players"]
    standing = game.standing(view, seat)
    assert standing.is_exact
    assert standing.money == game.money(state, seat) == players[seat]["money"]
    assert standing.output <= standing.capacity
    assert standing.score == game.scores(state)[seat]
    runs = [
        offer.gain("output") for offer in game.offers(view, seat, "bureaucracy") if offer.is_legal
    ]
    if any(runs):
        assert standing.output == max(runs)
    for other in range(game.seats):
        shown = game.standing(view, other)
        assert shown.is_exact == (players[other]["money"] is not None)
        assert shown.cities == cities_of(players[other])
        if shown.is_exact:
            assert shown == game.standing(state, other)
    watched = game.view(state, SPECTATOR)
    deck = game.deck(watched)
    assert deck.count == game.snapshot(watched)["deck"]
    assert deck.until_last is None or 0 < deck.until_last < deck.count


def cities_of(player: dict[str, Any]) -> int:
    """Return how many cities the snapshot of a player shows; none in the Card Game."""
    return int(player.get("network_size", len(player.get("cities", ()))))


def check_lot(game: Game[Any], state: State) -> None:
    """The card under the hammer is the one in the snapshot."""
    lot = game.lot(state)
    auction: Any = game.snapshot(state)["auction"]
    assert (lot is None) == (auction is None)
    if lot is not None:
        assert (lot.card, lot.bid) == (str(auction["plant"]), auction["bid"])
        assert lot.is_in(state.to_act)
        assert lot.waiting[0] == state.to_act
        assert not lot.is_in(NOBODY)


def check_unit_prices(game: Game[Any], state: State) -> None:
    """Units that are sold one by one cost what the offers for them say, before any rebate."""
    prices = game.unit_prices(game.view(state, SPECTATOR))
    for offer in game.offers(state, state.to_act) if prices else ():
        units = prices.get(offer.target)
        has_rebate = any([part.amount < 0 for part in offer.parts])
        is_sold = offer.decision is Decision.BUY and offer.is_legal and not has_rebate
        if is_sold and units is not None:
            assert tuple(accumulate(units))[: len(offer.costs)] == offer.costs, offer.text


def check_placers(game: Game[Any], state: State) -> None:
    """Whoever places a house of the dummy is the one who was to place this one."""
    placers = game.placers(game.view(state, SPECTATOR))
    forms = {offer.phrase.form.is_for_dummy for offer in game.offers(state, state.to_act)}
    if placers:
        assert placers[game.standing(state, game.seats).cities] == state.to_act
        assert forms == {True}


def check_endowment(game: Game[Any], state: State) -> None:
    """A seat can be given money on a copy, and nobody else has more or less."""
    seat = state.to_act
    before = game.hash_of(state)
    rich = game.endowed(state, seat, PLENTY)
    assert game.money(rich, seat) == PLENTY
    assert game.hash_of(state) == before
    others = [other for other in range(game.seats) if other != seat]
    assert [game.money(rich, other) for other in others] == [
        game.money(state, other) for other in others
    ]


# When it is over


def check_orders(moves: list[Move], seats: int) -> None:
    """The seats have their turns in the order that was foretold, if one was."""
    for (_, phase), turns in turns_of(moves).items():
        if not moves_are_turns(turns, seats):
            continue
        actors = list(dict.fromkeys([move.seat for move in turns]))
        foretold = [seat for seat in turns[0].order if seat in actors]
        assert actors == foretold, phase


def check_followers(moves: list[Move]) -> None:
    """Whoever was foretold to follow a turn that is handed over does follow it."""
    for move, after in pairwise(moves):
        if move.is_closing and move.follower != NOBODY:
            assert after.seat == move.follower, move.phase


def check_turns_ahead(moves: list[Move], last_round: int) -> None:
    """The turns that are foretold come, but for those that the end of the game cuts off."""
    for index, move in enumerate(moves):
        later = [other for other in moves[index + 1 :] if other.round == move.round]
        for seat, foretold in enumerate(move.ahead):
            to_come = dict.fromkeys([other.phase for other in later if other.seat == seat])
            missing = [phase for phase in foretold if phase not in to_come]
            assert not missing or move.round == last_round, (move, seat, missing)


def turns_of(moves: list[Move]) -> dict[tuple[int, str], list[Move]]:
    """Return the moves by round and phase."""
    groups: dict[tuple[int, str], list[Move]] = {}
    for move in moves:
        groups.setdefault((move.round, move.phase), []).append(move)
    return groups


def moves_are_turns(moves: list[Move], seats: int) -> bool:
    """Whether the phase of *moves* foretells an order and gives every seat one turn."""
    is_foretold = bool(moves[0].order) and moves[0].phase != "auction"
    return is_foretold and len({move.seat for move in moves}) == seats
