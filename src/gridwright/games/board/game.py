"""The board game: the contract of `core.game` for classic and Recharged."""

from typing import TYPE_CHECKING

from gridwright.core.action import Action
from gridwright.core.events import EventSink
from gridwright.core.game import Game, Stated
from gridwright.core.notation import Name, Vocabulary
from gridwright.core.options import GameSpec
from gridwright.core.phase import Over, Phase
from gridwright.core.rng import Rng
from gridwright.core.standing import DeckKnowledge, Limits, Lot, Outlook, Standing
from gridwright.games.board import initial_state, steps
from gridwright.games.board.clauses import clauses_of
from gridwright.games.board.events import EVENTS
from gridwright.games.board.phases.auction import BoardAuction
from gridwright.games.board.phases.building import BuildingPhase
from gridwright.games.board.phases.bureaucracy import BureaucracyPhase
from gridwright.games.board.phases.opening import RegionsPhase, StartingCitiesPhase, TrustPhase
from gridwright.games.board.phases.resources import ResourcesPhase
from gridwright.games.board.phases.turn_order import TurnOrderPhase
from gridwright.games.board.position import BoardReader, write_position
from gridwright.games.board.snapshot import snapshot
from gridwright.games.board.state import BoardState, PhaseIndex, Setup
from gridwright.games.board.view import resample, view
from gridwright.parts.card_market import LAST_CARD
from gridwright.parts.turn_order import places
from gridwright.phases.outlook import finish_turns, incomes, is_last_turn, run_plants
from gridwright.phases.standing import deck_knowledge, lot, plant_standing
from gridwright.phases.state import UNKNOWN_MONEY

if TYPE_CHECKING:
    from gridwright.games.board.json_types import BoardSnapshot


class BoardGame(Game[BoardState]):
    """Classic or Recharged on one map, for a fixed number of seats."""

    def __init__(self, setup: Setup, rules: int) -> None:
        """Play by *setup*, which `table_rules` has checked; all *rules* versions play the same."""
        numbers, map_rules = setup.edition.numbers, setup.map_rules
        clauses = clauses_of(numbers.title, map_rules.clauses)
        events = (*EVENTS, *map_rules.events)
        super().__init__(_phases(setup), clauses, events, _vocabulary(setup))
        self.title = numbers.title
        self.seats = setup.seats
        self.rules_version = rules
        self.set_id = ""
        self.setup = setup

    @property
    def spec(self) -> GameSpec:
        return self.setup.spec(self.rules_version)

    def printed(self) -> tuple[object, ...]:
        setup = self.setup
        fuel = (setup.fuel_start, setup.refill)
        return (setup.edition.numbers, setup.map, setup.seat_rules, fuel, setup.demolition)

    def lay(self, seed: int | None, stated: Stated) -> BoardState:
        return initial_state.lay(self.setup, seed, stated)

    def money(self, state: BoardState, seat: int) -> int:
        return state.players[seat].money

    def endowed(self, view: BoardState, seat: int, money: int) -> BoardState:
        state = view.copy()
        state.players[seat].money = money
        return state

    # Standings

    def standing(self, view: BoardState, seat: int) -> Standing:
        if seat < self.seats:
            player = view.players[seat]
            cities, score = len(player.cities), player.powered
            return plant_standing(view, player, player.stored, cities, score)
        trust = view.trust
        assert trust is not None, "no dummy takes part"
        return plant_standing(view, trust, trust.stored, len(trust.cities), 0)

    def lot(self, view: BoardState) -> Lot | None:
        return lot(view)

    def limits(self, view: BoardState) -> Limits:  # noqa: ARG002
        rules = self.setup.seat_rules
        return Limits(plants=rules.plant_limit, cities=rules.ends_at)

    def deck(self, view: BoardState) -> DeckKnowledge:
        return deck_knowledge(self.setup.names, view.cards.deck)

    def player_order(self, view: BoardState) -> tuple[int, ...]:
        return view.order

    def outlook(self, view: BoardState, run: Action | None = None) -> Outlook:
        state = view.copy()
        finish_turns(self.phases, state, PhaseIndex.BUREAUCRACY)
        is_settled = view.phase == PhaseIndex.BUREAUCRACY or (
            view.phase == PhaseIndex.BUILDING and is_last_turn(BuildingPhase(), view)
        )
        if view.phase < PhaseIndex.BUREAUCRACY and steps.game_ends(state):
            return self._last_outlook(state, is_settled=is_settled)
        step = 2 if steps.is_step2_due(state) else 0
        state.step = step or state.step
        phase = BureaucracyPhase()
        events = run_plants(phase, PhaseIndex.BUREAUCRACY, state, run)
        sink = EventSink()
        phase.refill(state, sink)
        refill = {str(event.values["resource"]): event.amount for event in sink.events}
        TurnOrderPhase().determine_order(state, None)
        return Outlook(
            is_last=False,
            step=step,
            cities=tuple([player.powered for player in state.players]),
            incomes=incomes(events, self.seats),
            refill=refill,
            order=state.order,
            is_settled=is_settled,
        )

    def _last_outlook(self, state: BoardState, *, is_settled: bool) -> Outlook:
        steps.settle(state, None)
        if any([player.money == UNKNOWN_MONEY for player in state.players]):
            for player in state.players:
                player.money = 0
        scores = tuple(self.scores(state))
        places = tuple(self.ranking(state))
        return Outlook(
            is_last=True, cities=scores, scores=scores, places=places, is_settled=is_settled
        )

    def unit_prices(self, view: BoardState) -> dict[str, tuple[int, ...]]:
        market, resources = view.fuel, self.setup.edition.numbers.resources
        return {name: market.prices(index) for index, name in enumerate(resources)}

    # The end

    def scores(self, state: BoardState) -> list[int]:
        return [player.powered for player in state.players]

    def ranking(self, state: BoardState) -> list[int]:
        """Rank by cities supplied, then money, then in classic by cities (RC-E7, CL-E5)."""
        edition, options = self.setup.edition, self.setup.options
        counts_cities = edition.counts_cities_in_ties or options.cities_break_ties
        return places(
            [
                (player.powered, player.money, len(player.cities) if counts_cities else 0)
                for player in state.players
            ]
        )

    # Views and texts

    def view(self, state: BoardState, seat: int) -> BoardState:
        return view(state, seat)

    def resample(self, view: BoardState, rng: Rng, used: BoardState | None = None) -> BoardState:
        return resample(view, rng, used)

    def snapshot(self, state: BoardState) -> "BoardSnapshot":
        return snapshot(state)

    def write_position(self, state: BoardState) -> str:
        return write_position(state)

    def read_position(self, text: str) -> BoardState:
        return BoardReader(self.setup, text).position()

    # Chance in records

    def layout(self, state: BoardState) -> Stated:
        return initial_state.layout(state)

    def chance(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        return initial_state.stated_chance(self.setup, key, words)

    def chance_words(self, key: str, cards: tuple[int, ...]) -> str:  # noqa: ARG002
        return " ".join([str(card) for card in cards])


def _phases(setup: Setup) -> tuple[Phase[BoardState], ...]:
    """Return the phases in the order of `PhaseIndex`; the map may replace some of them."""
    standard: tuple[Phase[BoardState], ...] = (
        RegionsPhase(),
        TrustPhase(),
        StartingCitiesPhase(),
        BoardAuction(uses_token=setup.edition.uses_discount_token),
        ResourcesPhase(),
        BuildingPhase(),
        BureaucracyPhase(),
        TurnOrderPhase(),
        Over[BoardState](),
    )
    own = {phase.name: phase for phase in setup.map_rules.phases()}
    return tuple([own.get(phase.name, phase) for phase in standard])


def _vocabulary(setup: Setup) -> Vocabulary:
    """Return the words of the plants, fuels, cities and regions."""
    numbers, board = setup.edition.numbers, setup.map
    plants = [Name(number, str(number), str(number)) for number in sorted(numbers.plants)]
    ids = [region.id for region in board.regions]
    regions = [Name(i, word, word.replace("_", " ")) for i, word in enumerate(ids)]
    return Vocabulary(
        {
            "PLANT": (*plants, Name(LAST_CARD, "s3", "S3")),
            "FUEL": tuple([Name(i, word, word) for i, word in enumerate(numbers.resources)]),
            "CITY": tuple([Name(i, city.id, city.name) for i, city in enumerate(board.cities)]),
            "REGION": tuple(regions),
        }
    )
