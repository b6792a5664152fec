"""The policy of the board games."""

from typing import Final

from gridwright.bots.bidding import JUMP, highest_rival, raised, with_action
from gridwright.bots.board import building, features
from gridwright.bots.board.auction import Judgement, PlantOffer, may_own
from gridwright.bots.board.facts import Facts
from gridwright.bots.board.fuel import choose_fuel, fuel_candidates
from gridwright.bots.board.opening import openings
from gridwright.bots.board.outlook import Outlook
from gridwright.bots.board.turns import Turns
from gridwright.bots.board.waste import best_run, never_runs, sensible_runs
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
_UNKNOWN: Final = -1  # a limit that was not needed yet


class BoardPolicy(Policy[BoardState]):
    """Plays classic and Recharged by rules of thumb."""

    def __init__(self, game: BoardGame, profile: Profile, weights: Weights = STANDARD) -> None:
        """Play *game* with the character *profile*."""
        self.facts = Facts(game)
        self.profile = profile
        self.weights = weights
        self._turns = Turns(game)
        # By seat: its limit for the plant that is put up, as far as it was needed on an occasion.
        self._limits = [_UNKNOWN] * game.seats
        self._occasion: tuple[object, ...] = ()

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
        return best_run(outlook)

    def _outlook(self, state: BoardState) -> Outlook:
        return Outlook(state, self.facts, self.weights, self.profile, state.to_act)

    def _blur(self, choices: Choices) -> float:
        """Return a factor that blurs a judgement."""
        noise = self.profile.noise
        if noise == 0.0:
            return 1.0
        return max(0.05, 1.0 + noise * (choices.below(2 * _THOUSAND + 1) - _THOUSAND) / _THOUSAND)

    def _bid(self, state: BoardState, choices: Choices) -> Action:
        """Raise up to a limit, which the bid that stands does not change, or drop."""
        if self.profile.noise == 0.0:
            return self._raise(state, self.ceiling(state))
        return self._raise(state, Judgement(self._outlook(state)).limit(self._blur(choices)))

    def _raise(self, state: BoardState, limit: int) -> Action:
        """Return the next bid of the seat to act, which goes as far as *limit*, or a drop."""
        lowest = state.auction.bid + 1
        if lowest > limit:
            return DROP
        is_near = limit < lowest + JUMP
        rival = lowest if is_near else highest_rival(self.limits(state), state.to_act)
        return BIDS.at(raised(lowest, limit, rival))

    # For searches

    def item(self, state: BoardState) -> int:
        is_auction = state.phase == PhaseIndex.AUCTION and not state.new_plant
        return state.auction.item if is_auction else 0

    def stakes(self, state: BoardState) -> tuple[int, int, int]:
        item = self.item(state)
        if not item:
            return 0, 0, 0
        money = state.players[state.to_act].money
        return item, state.auction.bid + 1, money if may_own(state, state.to_act, item) else 0

    def limits(self, state: BoardState) -> list[int]:
        limits = [0] * self.facts.seats
        auction = state.auction
        self._turn_to(state)
        limits[auction.leader] = self._limit(state, auction.leader)
        for seat in auction.waiting:
            limits[seat] = self._limit(state, seat)
        return limits

    def ceiling(self, state: BoardState) -> int:
        self._turn_to(state)
        return self._limit(state, state.to_act)

    def _turn_to(self, state: BoardState) -> None:
        """Forget limits that were worked out when more than the bid was different."""
        occasion = _occasion(state)
        if self._occasion != occasion:
            self._occasion = occasion
            self._limits = [_UNKNOWN] * self.facts.seats

    def _limit(self, state: BoardState, seat: int) -> int:
        """Return how far *seat* goes on this occasion."""
        if self._limits[seat] == _UNKNOWN:
            outlook = Outlook(state, self.facts, self.weights, self.profile, seat)
            outlook.money = outlook.money_of(seat)
            self._limits[seat] = Judgement(outlook).limit(1.0)
        return self._limits[seat]

    def plans(self, state: BoardState, *, are_many: bool = False) -> list[list[Action]]:
        if state.phase == PhaseIndex.RESOURCES:
            return self._turns.fuel(self._outlook(state), are_many=are_many)
        if state.phase == PhaseIndex.BUILDING:
            return self._turns.building(self._outlook(state), are_many=are_many)
        plans = super().plans(state)
        if are_many and state.phase == PhaseIndex.AUCTION and isinstance(plans[0][0], Open | Pass):
            outlook = self._outlook(state)
            judge = Judgement(outlook)
            for offer in judge.offers(1.0):
                plan: list[Action] = [OPENS.at(offer.card, offer.minimum)]
                is_vain = (outlook.is_last and offer.gain <= 0.0) or never_runs(judge, offer.card)
                if plan not in plans and not is_vain:
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
            return list(sensible_runs(outlook)[:_MOST])
        judge = Judgement(outlook)
        if state.new_plant:
            return _rooms(outlook, judge)
        return self._answers(state) if state.auction.item else _openings(outlook, judge)

    def _answers(self, state: BoardState) -> list[Action]:
        """Return the likely answer to a bid, a raise by one, a drop, and a raise to the limit."""
        _, lowest, most = self.stakes(state)
        limit = self.ceiling(state)
        actions = with_action([self._raise(state, limit)], DROP)
        if lowest <= most:
            actions = with_action(actions, BIDS.at(lowest))
        if lowest <= limit:
            actions = with_action(actions, BIDS.at(limit))
        return actions

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
        is_near = offer.gain > -outlook.weights.spread and not never_runs(judge, offer.card)
        if action is not actions[0] and is_near:
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
