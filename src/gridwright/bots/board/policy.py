"""The policy of the board games."""

from typing import Final

from gridwright.bots.board import building, features
from gridwright.bots.board.auction import Judgement, PlantOffer, may_own
from gridwright.bots.board.facts import Facts
from gridwright.bots.board.fuel import choose_fuel, fuel_candidates, powers
from gridwright.bots.board.opening import openings
from gridwright.bots.board.outlook import Outlook
from gridwright.bots.board.turns import Turns
from gridwright.bots.board.weights import STANDARD, Weights
from gridwright.bots.policy import Policy
from gridwright.bots.profile import Profile
from gridwright.core.action import Action
from gridwright.core.playout import Choices
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.parts.auction import BIDS, DROP, OPENS, PASS, Open, Pass
from gridwright.parts.fuel import Discard
from gridwright.phases.plant_auction import REMOVES
from gridwright.phases.turns import DONE

_MOST: Final = 12  # candidates
_THOUSAND: Final = 1000


class BoardPolicy(Policy[BoardState]):
    """Plays classic and Recharged by rules of thumb."""

    def __init__(self, game: BoardGame, profile: Profile, weights: Weights = STANDARD) -> None:
        """Play *game* with the character *profile*."""
        self.facts = Facts(game)
        self.profile = profile
        self.weights = weights
        self._turns = Turns(game)
        # By seat: its limit for the plant that is put up, and the occasion it was worked out for.
        self._limits = [0] * game.seats
        self._occasions: list[tuple[object, ...]] = [()] * game.seats

    def choose(self, state: BoardState, choices: Choices) -> Action:
        phase = state.phase
        if phase < PhaseIndex.AUCTION:
            return openings(state, self.facts)[0]
        if phase == PhaseIndex.AUCTION and state.auction.item:
            return self._bid(state, choices)
        outlook = self._outlook(state)
        if phase == PhaseIndex.AUCTION:
            judge = Judgement(outlook)
            if state.new_plant:
                return _make_room(outlook, judge)
            return _open(outlook, judge, judge.offers(self._blur(choices)))
        if phase == PhaseIndex.RESOURCES:
            return choose_fuel(outlook) or DONE
        if phase == PhaseIndex.BUILDING:
            return building.choose(outlook, self._blur(choices)) or DONE
        return powers(outlook)[0]

    def _outlook(self, state: BoardState) -> Outlook:
        return Outlook(state, self.facts, self.weights, self.profile, state.to_act)

    def _blur(self, choices: Choices) -> float:
        """Return a factor that blurs a judgement."""
        noise = self.profile.noise
        if noise == 0.0:
            return 1.0
        return max(0.05, 1.0 + noise * (choices.below(2 * _THOUSAND + 1) - _THOUSAND) / _THOUSAND)

    def _bid(self, state: BoardState, choices: Choices) -> Action:
        """Raise by one up to a limit, or drop.

        The limit holds while a plant is put up, and so does its blur.
        """
        seat = state.to_act
        occasion = _occasion(state)
        if self._occasions[seat] != occasion:
            self._limits[seat] = Judgement(self._outlook(state)).limit(self._blur(choices))
            self._occasions[seat] = occasion
        lowest = state.auction.bid + 1
        return BIDS.at(lowest) if lowest <= self._limits[seat] else DROP

    def notes(self) -> tuple[tuple[int, tuple[object, ...]], ...]:
        return tuple(zip(self._limits, self._occasions, strict=True))

    def take_up(self, notes: tuple[tuple[int, tuple[object, ...]], ...]) -> None:
        self._limits = [limit for limit, _ in notes]
        self._occasions = [occasion for _, occasion in notes]

    # For searches

    def stakes(self, state: BoardState) -> tuple[int, int, int]:
        item = state.auction.item
        if state.phase != PhaseIndex.AUCTION or not item or state.new_plant:
            return 0, 0, 0
        money = state.players[state.to_act].money
        return item, state.auction.bid + 1, money if may_own(state, state.to_act, item) else 0

    def ceiling(self, state: BoardState) -> int:
        return Judgement(self._outlook(state)).limit(1.0)

    def plans(self, state: BoardState, *, are_many: bool = False) -> list[list[Action]]:
        if state.phase == PhaseIndex.RESOURCES:
            return self._turns.fuel(self._outlook(state), are_many=are_many)
        if state.phase == PhaseIndex.BUILDING:
            return self._turns.building(self._outlook(state), are_many=are_many)
        plans = super().plans(state)
        if are_many and state.phase == PhaseIndex.AUCTION and isinstance(plans[0][0], Open | Pass):
            for offer in Judgement(self._outlook(state)).offers(1.0):
                plan: list[Action] = [OPENS.at(offer.card, offer.minimum)]
                if plan not in plans:
                    plans.append(plan)
        return plans

    def candidates(self, state: BoardState) -> list[Action]:
        phase = state.phase
        if phase < PhaseIndex.AUCTION:
            return openings(state, self.facts)[:_MOST]
        outlook = self._outlook(state)
        if phase == PhaseIndex.RESOURCES:
            return fuel_candidates(outlook)
        if phase == PhaseIndex.BUILDING:
            return building.candidates(outlook)
        if phase == PhaseIndex.BUREAUCRACY:
            return list(powers(outlook)[:_MOST])
        judge = Judgement(outlook)
        if state.new_plant:
            return _rooms(outlook, judge)
        return _raises(outlook, judge) if state.auction.item else _openings(outlook, judge)

    def features(self, state: BoardState) -> list[list[float]]:
        return features.features(state, self.facts, self.weights, self.profile)


def _open(outlook: Outlook, judge: Judgement, offers: list[PlantOffer]) -> Action:
    """Put up the plant that gains most, or pass."""
    if not offers:
        return PASS
    best = offers[0]
    if outlook.state.round > 1 and (best.gain <= 0.0 or best.gain < judge.threshold()):
        return PASS
    return OPENS.at(best.card, best.minimum)


def _openings(outlook: Outlook, judge: Judgement) -> list[Action]:
    """Return the plants to put up that are worth a thought, and to pass."""
    offers = judge.offers(1.0)
    actions = [_open(outlook, judge, offers)]
    for offer in offers:
        action = OPENS.at(offer.card, offer.minimum)
        if action is not actions[0] and offer.gain > -outlook.weights.spread:
            actions.append(action)
    if outlook.state.round > 1 and actions[0] is not PASS:
        actions.append(PASS)
    return actions


def _occasion(state: BoardState) -> tuple[object, ...]:
    """Return what the limit of a bidder depends on, the bid aside."""
    auction = state.auction
    parts: list[object] = [state.round, auction.item, auction.finished, state.cards.row]
    for player in state.players:
        parts.append(player.money)
        parts.append(player.plants)
        parts.append(player.network)
        parts.append(tuple(player.stored))
    return tuple(parts)


def _raises(outlook: Outlook, judge: Judgement) -> list[Action]:
    """Return a raise by one, a drop, and a raise at once as far as makes sense."""
    auction = outlook.state.auction
    lowest = auction.bid + 1
    if lowest > outlook.money or not judge.may_own(auction.item):
        return [DROP]
    raised = BIDS.between(lowest, lowest)
    limit = judge.limit(1.0)
    if limit < lowest:
        return [DROP, *raised]
    jumps = BIDS.between(limit, limit) if limit > lowest else []
    return [*raised, DROP, *jumps]


def _make_room(outlook: Outlook, judge: Judgement) -> Action:
    """Give up the plant that is missed the least, or the fuel that is cheaper."""
    if len(judge.owned) > outlook.facts.plant_limit:
        return REMOVES.at(judge.owned[judge.least_missed(outlook.state.new_plant)])
    capacity = outlook.player.capacity
    ways = capacity.discards(outlook.player.stored)
    first, second = capacity.either
    return ways[-1] if outlook.price[first] < outlook.price[second] else ways[0]


def _rooms(outlook: Outlook, judge: Judgement) -> list[Action]:
    """Return every way to make room, the likeliest first."""
    first = _make_room(outlook, judge)
    actions: list[Action] = [first]
    if isinstance(first, Discard):
        for way in outlook.player.capacity.discards(outlook.player.stored):
            if way != first and len(actions) < _MOST:
                actions.append(way)
        return actions
    for card in judge.owned:
        if card != outlook.state.new_plant and REMOVES.at(card) is not first:
            actions.append(REMOVES.at(card))
    return actions
