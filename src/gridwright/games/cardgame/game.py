"""The Card Game: it only dispatches to the phase that an action belongs to."""

from gridwright.core.errors import ALLOWED, Explanation, Refusal
from gridwright.core.events import EventSink
from gridwright.core.action import Action
from gridwright.core.game import Game, Stated
from gridwright.core.rng import Rng
from gridwright.games.cardgame import notation, refusals, rounds
from gridwright.games.cardgame import setup as laying
from gridwright.games.cardgame.actions import Buy, Done, Remove
from gridwright.games.cardgame.explain import explanation
from gridwright.games.cardgame.phases import auction, bureaucracy, resources
from gridwright.games.cardgame.snapshot import snapshot
from gridwright.games.cardgame.state import CardState, Phase, Setup
from gridwright.games.cardgame.view import resample, view
from gridwright.parts.auction import Bid, Drop, Open, Pass
from gridwright.parts.fuel import Discard, Power
from gridwright.parts.turn_order import places


class CardGame(Game[CardState]):
    """The Card Game for a fixed number of seats."""

    def __init__(self, setup: Setup) -> None:
        """Play by *setup*, which `registry` has checked."""
        self.title = "card"
        self.seats = setup.seats
        self.set_id = setup.content.set_id
        self.setup = setup

    def new(self, seed: int | None, stated: Stated) -> CardState:
        return laying.lay(self.setup, seed, stated)

    def to_act(self, state: CardState) -> int:
        return state.to_act

    # What may be done

    def legal_actions(self, state: CardState) -> list[Action]:
        return self._actions(state, minimal=False)

    def minimal_actions(self, state: CardState) -> list[Action]:
        return self._actions(state, minimal=True)

    def _actions(self, state: CardState, *, minimal: bool) -> list[Action]:
        if state.phase == Phase.AUCTION:
            return auction.legal_actions(state, minimal=minimal)
        if state.phase == Phase.RESOURCES:
            return resources.legal_actions(state)
        if state.phase == Phase.BUREAUCRACY:
            return bureaucracy.legal_actions(state)
        return []

    def refusal(self, state: CardState, action: Action) -> Refusal:
        if state.phase == Phase.AUCTION:
            return self._auction_refusal(state, action)
        if state.phase == Phase.RESOURCES:
            if isinstance(action, Buy):
                return resources.refusal(state, action)
            return ALLOWED if isinstance(action, Done) else refusals.WRONG_PHASE
        if state.phase == Phase.BUREAUCRACY:
            if isinstance(action, Power):
                return bureaucracy.refusal(state, action)
            return refusals.WRONG_PHASE
        return refusals.GAME_OVER

    def _auction_refusal(self, state: CardState, action: Action) -> Refusal:
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

    def explain(self, state: CardState, action: Action) -> Explanation:
        return explanation(state, action, self.refusal(state, action))

    # What it does

    def apply(self, state: CardState, action: Action, events: EventSink | None = None) -> None:
        if isinstance(action, Bid):
            auction.raise_bid(state, action, events)
        elif isinstance(action, Drop):
            auction.drop(state, events)
        elif isinstance(action, Open):
            auction.open_auction(state, action, events)
        elif isinstance(action, Pass):
            auction.pass_phase(state, events)
        elif isinstance(action, Buy):
            resources.buy_card(state, action, events)
        elif isinstance(action, Done):
            resources.done(state, events)
        elif isinstance(action, Power):
            bureaucracy.run_plants(state, action, events)
        elif isinstance(action, Remove):
            auction.remove(state, action, events)
        else:
            assert isinstance(action, Discard)
            auction.discard(state, action, events)
        rounds.advance(state, events)

    # How it ends

    def scores(self, state: CardState) -> list[int]:
        return [player.income for player in state.players]

    def ranking(self, state: CardState) -> list[int]:
        """Order by points, then by money left over, then by the highest plant (CG-4.8 to 4.10)."""
        rest = self.setup.content.elektro_per_point
        return places(
            [
                (player.income, player.money % rest, player.highest_plant())
                for player in state.players
            ]
        )

    # What is seen

    def view(self, state: CardState, seat: int) -> CardState:  # noqa: ARG002
        return view(state)

    def resample(self, view: CardState, rng: Rng) -> CardState:
        return resample(view, rng)

    def round_of(self, state: CardState) -> int:
        return state.round

    def layout(self, state: CardState) -> Stated:
        return laying.layout(state)

    def chance(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        return laying.stated_shuffle(self.setup, key, words)

    def chance_words(self, key: str, cards: tuple[int, ...]) -> str:
        return laying.shuffle_words(self.setup, key, cards)

    def snapshot(self, state: CardState) -> dict[str, object]:
        return snapshot(state)

    # What it is called

    def parse(self, text: str) -> Action:
        return notation.parse(self.setup, text)

    def write(self, action: Action) -> str:
        return notation.write(self.setup, action)

    def name_of(self, identifier: str) -> str:
        return "the Bank" if identifier == "dummy" else identifier.replace("_", " ")
