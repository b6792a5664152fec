"""Outpost: it only dispatches to the phase that an action belongs to."""

from gridwright.core.errors import ALLOWED, Explanation, Refusal
from gridwright.core.events import EventSink
from gridwright.core.action import Action
from gridwright.core.game import Game, Stated
from gridwright.core.rng import Rng
from gridwright.games.outpost import dummy, notation, refusals, rounds
from gridwright.games.outpost import setup as laying
from gridwright.games.outpost.actions import (
    Build,
    ChooseArea,
    Done,
    Hire,
    PlaceSyndicate,
    Power,
    Robot,
    Settle,
    Slot,
    Swap,
)
from gridwright.games.outpost.explain import explanation
from gridwright.games.outpost.phases import auction, bureaucracy, expansion, setup
from gridwright.games.outpost.snapshot import snapshot
from gridwright.games.outpost.state import OutpostState, Phase, Setup
from gridwright.games.outpost.view import resample, view
from gridwright.parts.auction import Bid, Drop, Open, Pass
from gridwright.parts.turn_order import places


class OutpostGame(Game[OutpostState]):
    """Outpost for a fixed number of seats."""

    def __init__(self, setup: Setup) -> None:
        """Play by *setup*, which `registry` has checked."""
        self.title = "outpost"
        self.seats = setup.seats
        self.set_id = setup.content.set_id
        self.setup = setup

    def new(self, seed: int | None, stated: Stated) -> OutpostState:
        return laying.lay(self.setup, seed, stated)

    def to_act(self, state: OutpostState) -> int:
        return state.to_act

    # What may be done

    def legal_actions(self, state: OutpostState) -> list[Action]:
        return self._actions(state, minimal=False)

    def minimal_actions(self, state: OutpostState) -> list[Action]:
        return self._actions(state, minimal=True)

    def _actions(self, state: OutpostState, *, minimal: bool) -> list[Action]:
        phase = state.phase
        if phase == Phase.AUCTION:
            return auction.legal_actions(state, minimal=minimal)
        if phase == Phase.EXPANSION:
            return expansion.legal_actions(state)
        if phase == Phase.BUREAUCRACY:
            return bureaucracy.legal_actions(state)
        if phase == Phase.AREA:
            return setup.area_actions(state)
        if phase == Phase.SYNDICATE:
            return setup.syndicate_actions(state)
        return []

    def refusal(self, state: OutpostState, action: Action) -> Refusal:
        phase = state.phase
        if phase == Phase.AUCTION:
            return self._auction_refusal(state, action)
        if phase == Phase.EXPANSION:
            return self._expansion_refusal(state, action)
        if phase == Phase.OVER:
            return refusals.GAME_OVER
        if phase == Phase.BUREAUCRACY and isinstance(action, Power):
            return bureaucracy.refusal(state, action)
        if phase == Phase.AREA and isinstance(action, ChooseArea):
            return setup.area_refusal(action.area)
        if phase == Phase.SYNDICATE and isinstance(action, PlaceSyndicate):
            return setup.syndicate_refusal(state, action.city)
        return refusals.WRONG_PHASE

    def _auction_refusal(self, state: OutpostState, action: Action) -> Refusal:
        if isinstance(action, Open):
            return auction.open_refusal(state, action)
        if isinstance(action, Bid):
            return auction.bid_refusal(state, action)
        if isinstance(action, Drop):
            return auction.drop_refusal(state)
        if isinstance(action, Pass):
            return auction.pass_refusal(state)
        return refusals.WRONG_PHASE

    def _expansion_refusal(self, state: OutpostState, action: Action) -> Refusal:
        if isinstance(action, Build):
            return expansion.build_refusal(state, action.kind, action.city)
        if isinstance(action, Settle):
            return expansion.settle_refusal(state, action)
        if isinstance(action, Slot):
            return expansion.slot_refusal(state, action)
        if isinstance(action, Swap):
            return expansion.swap_refusal(state, action)
        if isinstance(action, Hire):
            return expansion.hire_refusal(state, action)
        if isinstance(action, Robot):
            return expansion.robot_refusal(state)
        awaits_site = dummy.awaits_site(state)
        if isinstance(action, Done):
            return refusals.CHOOSE_SITE_FIRST if awaits_site else ALLOWED
        if isinstance(action, PlaceSyndicate) and awaits_site:
            fits = action.city in dummy.sites(state)
            return ALLOWED if fits else refusals.NOT_CHEAPEST_SITE
        return refusals.WRONG_PHASE

    def explain(self, state: OutpostState, action: Action) -> Explanation:
        return explanation(state, action, self.refusal(state, action))

    # What it does

    def apply(self, state: OutpostState, action: Action, events: EventSink | None = None) -> None:
        if isinstance(action, Bid):
            auction.raise_bid(state, action, events)
        elif isinstance(action, Drop):
            auction.drop(state, events)
        elif isinstance(action, Open):
            auction.open_auction(state, action, events)
        elif isinstance(action, Pass):
            auction.pass_phase(state, events)
        elif isinstance(action, Build):
            expansion.build_in_city(state, action, events)
        elif isinstance(action, Settle):
            expansion.settle(state, action, events)
        elif isinstance(action, Slot):
            expansion.put_in_slot(state, action, events)
        elif isinstance(action, Swap):
            expansion.swap(state, action, events)
        elif isinstance(action, Hire):
            expansion.hire(state, action, events)
        elif isinstance(action, Robot):
            expansion.make_robot(state, events)
        elif isinstance(action, Done):
            expansion.done(state, events)
        elif isinstance(action, Power):
            bureaucracy.power(state, action, events)
        elif isinstance(action, ChooseArea):
            setup.choose_area(state, action.area, events)
        else:
            assert isinstance(action, PlaceSyndicate)
            if state.phase == Phase.SYNDICATE:
                setup.place_syndicate(state, action.city, events)
            else:
                expansion.choose_site(state, action.city, events)
        rounds.advance(state, events)

    # How it ends

    def scores(self, state: OutpostState) -> list[int]:
        return [player.powered for player in state.players]

    def ranking(self, state: OutpostState) -> list[int]:
        """Order by cities supplied, then by money (OP-E.5, OP-E.6)."""
        return places([(player.powered, player.money) for player in state.players])

    # What is seen

    def view(self, state: OutpostState, seat: int) -> OutpostState:  # noqa: ARG002
        return view(state)

    def resample(self, view: OutpostState, rng: Rng) -> OutpostState:
        return resample(view, rng)

    def round_of(self, state: OutpostState) -> int:
        return state.round

    def layout(self, state: OutpostState) -> Stated:
        return laying.layout(state)

    def chance(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        return laying.stated_shuffle(self.setup, key, words)

    def chance_words(self, key: str, cards: tuple[int, ...]) -> str:
        return laying.shuffle_words(self.setup, key, cards)

    def snapshot(self, state: OutpostState) -> dict[str, object]:
        return snapshot(state)

    # What it is called

    def parse(self, text: str) -> Action:
        return notation.parse(self.setup, text)

    def write(self, action: Action) -> str:
        return notation.write(self.setup, action)

    def name_of(self, identifier: str) -> str:
        for city in self.setup.content.cities:
            if city.id == identifier:
                return city.name
        return "the Syndicate" if identifier == "dummy" else identifier.replace("_", " ")
