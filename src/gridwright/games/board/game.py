"""The board game: it only dispatches to the phase that an action belongs to."""

from gridwright.core.errors import ALLOWED, Explanation, Refusal
from gridwright.core.events import EventSink
from gridwright.core.action import Action
from gridwright.core.game import Game, Stated
from gridwright.core.rng import Rng
from gridwright.games.board import notation, refusals, rounds
from gridwright.games.board import setup as laying
from gridwright.games.board.actions import (
    Build,
    Buy,
    BuyFromStorage,
    ChooseRegion,
    Done,
    MarkCity,
    PlaceTrust,
    Remove,
)
from gridwright.games.board.explain import explanation
from gridwright.games.board.phases import auction, building, bureaucracy, resources, setup
from gridwright.games.board.snapshot import snapshot
from gridwright.games.board.state import BoardState, Phase, Setup
from gridwright.games.board.view import resample, view
from gridwright.parts.auction import Bid, Drop, Open, Pass
from gridwright.parts.fuel import Discard, Power
from gridwright.parts.turn_order import places


class BoardGame(Game[BoardState]):
    """Classic or Recharged on one map, for a fixed number of seats."""

    def __init__(self, setup: Setup) -> None:
        """Play by *setup*, which `registry` has checked."""
        self.title = setup.edition.numbers.title
        self.seats = setup.seats
        self.set_id = ""
        self.setup = setup

    def new(self, seed: int | None, stated: Stated) -> BoardState:
        return laying.lay(self.setup, seed, stated)

    def to_act(self, state: BoardState) -> int:
        return state.to_act

    # What may be done

    def legal_actions(self, state: BoardState) -> list[Action]:
        return self._actions(state, minimal=False)

    def minimal_actions(self, state: BoardState) -> list[Action]:
        return self._actions(state, minimal=True)

    def _actions(self, state: BoardState, *, minimal: bool) -> list[Action]:
        phase = state.phase
        if phase == Phase.AUCTION:
            return auction.legal_actions(state, minimal=minimal)
        if phase == Phase.RESOURCES:
            return resources.legal_actions(state)
        if phase == Phase.BUILDING:
            return building.legal_actions(state)
        if phase == Phase.BUREAUCRACY:
            return bureaucracy.legal_actions(state)
        if phase == Phase.REGIONS:
            return setup.region_actions(state)
        if phase == Phase.TRUST:
            return setup.trust_actions(state)
        if phase == Phase.STARTING_CITIES:
            return setup.mark_actions(state)
        return []

    def refusal(self, state: BoardState, action: Action) -> Refusal:
        phase = state.phase
        if phase == Phase.AUCTION:
            return self._auction_refusal(state, action)
        if phase == Phase.RESOURCES:
            return self._resources_refusal(state, action)
        if phase == Phase.BUILDING:
            if isinstance(action, Build):
                return building.refusal(state, action.city)
            return ALLOWED if isinstance(action, Done) else refusals.WRONG_PHASE
        if phase == Phase.BUREAUCRACY:
            if isinstance(action, Power):
                return bureaucracy.refusal(state, action)
            return refusals.WRONG_PHASE
        if phase == Phase.OVER:
            return refusals.GAME_OVER
        return self._setup_refusal(state, action)

    def _resources_refusal(self, state: BoardState, action: Action) -> Refusal:
        if isinstance(action, Buy):
            return resources.refusal(state, action)
        if isinstance(action, BuyFromStorage):
            return resources.storage_refusal(state, action)
        return ALLOWED if isinstance(action, Done) else refusals.WRONG_PHASE

    def _auction_refusal(self, state: BoardState, action: Action) -> Refusal:
        if isinstance(action, Open):
            return auction.open_refusal(state, action)
        if isinstance(action, Bid):
            return auction.bid_refusal(state, action)
        if isinstance(action, Drop):
            return auction.drop_refusal(state)
        if isinstance(action, Pass):
            return auction.pass_refusal(state)
        if isinstance(action, Remove):
            return auction.remove_refusal(state, action)
        if isinstance(action, Discard):
            return auction.discard_refusal(state, action)
        return refusals.WRONG_PHASE

    def _setup_refusal(self, state: BoardState, action: Action) -> Refusal:
        phase = state.phase
        if phase == Phase.REGIONS and isinstance(action, ChooseRegion):
            return setup.region_refusal(state, action.region)
        if phase == Phase.TRUST and isinstance(action, PlaceTrust):
            return setup.trust_refusal(state, action.city)
        if phase == Phase.STARTING_CITIES and isinstance(action, MarkCity):
            return setup.mark_refusal(state, action.city)
        return refusals.WRONG_PHASE

    def explain(self, state: BoardState, action: Action) -> Explanation:
        return explanation(state, action, self.refusal(state, action))

    # What it does

    def apply(self, state: BoardState, action: Action, events: EventSink | None = None) -> None:
        if isinstance(action, Bid):
            auction.raise_bid(state, action, events)
        elif isinstance(action, Drop):
            auction.drop(state, events)
        elif isinstance(action, Open):
            auction.open_auction(state, action, events)
        elif isinstance(action, Pass):
            auction.pass_phase(state, events)
        elif isinstance(action, Buy):
            resources.buy(state, action, events)
        elif isinstance(action, Build):
            building.build_house(state, action.city, events)
        elif isinstance(action, Done):
            if state.phase == Phase.RESOURCES:
                resources.done(state, events)
            else:
                building.done(state)
        elif isinstance(action, Power):
            bureaucracy.run_plants(state, action, events)
        elif isinstance(action, Remove):
            auction.remove(state, action, events)
        elif isinstance(action, Discard):
            auction.discard(state, action, events)
        elif isinstance(action, BuyFromStorage):
            resources.buy_from_storage(state, action, events)
        elif isinstance(action, ChooseRegion):
            setup.choose_region(state, action.region, events)
        elif isinstance(action, PlaceTrust):
            setup.place_trust(state, action.city, events)
        else:
            assert isinstance(action, MarkCity)
            setup.mark_city(state, action.city, events)
        rounds.advance(state, events)

    # How it ends

    def scores(self, state: BoardState) -> list[int]:
        return [player.powered for player in state.players]

    def ranking(self, state: BoardState) -> list[int]:
        """Order by cities supplied, then money, then, in some editions, cities (RC-E7, CL-E5)."""
        counts_cities = (
            self.setup.edition.counts_cities_in_ties() or self.setup.options.cities_break_ties
        )
        return places(
            [
                (player.powered, player.money, len(player.cities) if counts_cities else 0)
                for player in state.players
            ]
        )

    # What is seen

    def view(self, state: BoardState, seat: int) -> BoardState:
        return view(state, seat)

    def resample(self, view: BoardState, rng: Rng) -> BoardState:
        return resample(view, rng)

    def round_of(self, state: BoardState) -> int:
        return state.round

    def layout(self, state: BoardState) -> Stated:
        return laying.layout(state)

    def chance(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        return laying.stated_shuffle(self.setup, key, words)

    def chance_words(self, key: str, cards: tuple[int, ...]) -> str:
        return laying.shuffle_words(self.setup, key, cards)

    def snapshot(self, state: BoardState) -> dict[str, object]:
        return snapshot(state)

    # What it is called

    def parse(self, text: str) -> Action:
        return notation.parse(self.setup, text)

    def write(self, action: Action) -> str:
        return notation.write(self.setup, action)

    def name_of(self, identifier: str) -> str:
        for city in self.setup.map.cities:
            if city.id == identifier:
                return city.name
        return "the Trust" if identifier == "dummy" else identifier.replace("_", " ")
