"""The Card Game: its implementation of the contract in `core.game`."""

from collections import Counter
from typing import TYPE_CHECKING

from gridwright.core.action import Action
from gridwright.core.game import Game, Stated, Twin
from gridwright.core.notation import Name, Vocabulary
from gridwright.core.options import GameSpec
from gridwright.core.rng import Rng
from gridwright.core.standing import DeckKnowledge, Limits, Lot, Outlook, Standing
from gridwright.games.cardgame import initial_state
from gridwright.games.cardgame.clauses import CLAUSES
from gridwright.games.cardgame.events import EVENTS
from gridwright.games.cardgame.fuel_choices import room_for
from gridwright.games.cardgame.fuel_market import held, kind_of, single, units_of
from gridwright.games.cardgame.initial_state import held_word
from gridwright.games.cardgame.phases.auction import CardAuction
from gridwright.games.cardgame.phases.bureaucracy import Bureaucracy, Scoring, determine_order
from gridwright.games.cardgame.phases.resources import Resources
from gridwright.games.cardgame.position import CardReader, write_position
from gridwright.games.cardgame.snapshot import snapshot
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex, Setup
from gridwright.games.cardgame.view import resample, view
from gridwright.parts.turn_order import places
from gridwright.phases.outlook import finish_turns, incomes, is_last_turn, run_plants
from gridwright.phases.standing import deck_knowledge, lot, plant_standing

if TYPE_CHECKING:
    from gridwright.games.cardgame.json_types import CardSnapshot


class CardGame(Game[CardState]):
    """The Card Game for a fixed number of seats."""

    def __init__(self, setup: Setup, rules: int) -> None:
        """Play by *setup*, which `table_rules` has checked; all *rules* versions play the same."""
        chooses = setup.chooses_cards
        auction, bureaucracy = CardAuction(chooses=chooses), Bureaucracy(chooses=chooses)
        phases = (auction, Resources(), bureaucracy, Scoring())  # in the order of `PhaseIndex`
        super().__init__(phases, CLAUSES, EVENTS, _vocabulary(setup))
        self.title = "card"
        self.seats = setup.seats
        self.rules_version = rules
        self.set_id = setup.content.set_id
        self.setup = setup
        self._twins = _twins(setup)

    @property
    def spec(self) -> GameSpec:
        return self.setup.spec(self.rules_version)

    def printed(self) -> tuple[object, ...]:
        content, options = self.setup.content, self.setup.options
        return (content, self.setup.seat_rules, content.demolition if options.demolition else ())

    def lay(self, seed: int | None, stated: Stated) -> CardState:
        return initial_state.lay(self.setup, seed, stated)

    def money(self, state: CardState, seat: int) -> int:
        return state.players[seat].money

    def endowed(self, view: CardState, seat: int, money: int) -> CardState:
        state = view.copy()
        state.players[seat].money = money
        return state

    # Standings

    def standing(self, view: CardState, seat: int) -> Standing:
        if seat < self.seats:
            player = view.players[seat]
            return plant_standing(view, player, player.store.units, 0, player.income)
        assert view.bank is not None, "no dummy takes part"
        return plant_standing(view, view.bank, view.bank.store.units, 0, 0)

    def lot(self, view: CardState) -> Lot | None:
        return lot(view)

    def limits(self, view: CardState) -> Limits:  # noqa: ARG002
        return Limits(plants=self.setup.content.plant_limit)

    def deck(self, view: CardState) -> DeckKnowledge:
        return deck_knowledge(self.setup.names, view.cards.deck)

    def is_next_round_last(self, view: CardState) -> bool:
        """Whether the one-more-round card has left the market, so the next round is the last."""
        return view.last_card in (LastCard.OUT_IN_AUCTION, LastCard.OUT_IN_BUREAUCRACY)

    def room(self, view: CardState, seat: int) -> dict[str, int]:
        """Return how many more units of each fuel *seat* could store beside what it has."""
        player = view.players[seat]
        fuels = enumerate(self.setup.content.resources)
        return {name: max(0, room_for(view, player, kind)) for kind, name in fuels}

    def lowest_prices(self, view: CardState) -> dict[str, int]:
        fuels = enumerate(self.setup.content.resources)
        columns = {fuel: view.fuel.cheapest(kind)[1] for kind, fuel in fuels}
        return {fuel: column for fuel, column in columns.items() if column}

    def player_order(self, view: CardState) -> tuple[int, ...]:
        return view.order

    def outlook(self, view: CardState, run: Action | None = None) -> Outlook:
        state = view.copy()
        finish_turns(self.phases, state, PhaseIndex.BUREAUCRACY)
        if state.is_last_round():
            Scoring().begin(state, None)
            scores, ranking = tuple(self.scores(state)), tuple(self.ranking(state))
            is_settled = view.phase == PhaseIndex.RESOURCES and is_last_turn(Resources(), view)
            return Outlook(is_last=True, scores=scores, places=ranking, is_settled=is_settled)
        phase = Bureaucracy(chooses=self.setup.chooses_cards)
        events = run_plants(phase, PhaseIndex.BUREAUCRACY, state, run)
        determine_order(state, None)
        cards = state.fuel.missing(self.setup.seat_rules.column)
        return Outlook(
            is_last=False,
            incomes=incomes(events, self.seats),
            refill={"card": cards} if cards else {},
            order=state.order,
            is_settled=view.phase == PhaseIndex.BUREAUCRACY and is_last_turn(phase, view),
        )

    def twins(self) -> dict[str, Twin]:
        return dict(self._twins)

    # The end

    def scores(self, state: CardState) -> list[int]:
        return [player.income for player in state.players]

    def ranking(self, state: CardState) -> list[int]:
        """Rank by points, then by money left over, then by the highest plant (CG-4.8 to 4.10)."""
        per_point = self.setup.content.elektro_per_point
        return places(
            [
                (player.income, player.money % per_point, player.highest_plant())
                for player in state.players
            ]
        )

    # Views and texts

    def view(self, state: CardState, seat: int) -> CardState:  # noqa: ARG002
        return view(state)

    def resample(self, view: CardState, rng: Rng, used: CardState | None = None) -> CardState:
        return resample(view, rng, used)

    def snapshot(self, state: CardState) -> "CardSnapshot":
        return snapshot(state)

    def write_position(self, state: CardState) -> str:
        return write_position(state)

    def read_position(self, text: str) -> CardState:
        return CardReader(self.setup, text).position()

    # Chance in records

    def layout(self, state: CardState) -> Stated:
        return initial_state.layout(state)

    def chance(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        return initial_state.stated_chance(self.setup, key, words)

    def chance_words(self, key: str, cards: tuple[int, ...]) -> str:
        return initial_state.chance_words(self.setup, key, cards)


def _twins(setup: Setup) -> dict[str, Twin]:
    """Return the plants that share a number; if a fuel does not tell them apart, none of them."""
    resources, plants = setup.content.resources, setup.content.plants
    kinds = {
        word: (plants[card].number, tuple([resources[index] for index in plants[card].burns]))
        for card, word in setup.content.words.items()
    }
    numbers = Counter([number for number, _ in kinds.values()])
    alike = Counter(kinds.values())
    return {word: kind for word, kind in kinds.items() if numbers[kind[0]] > 1 and alike[kind] == 1}


def _vocabulary(setup: Setup) -> Vocabulary:
    """Return the words of plants and fuels, and of stored fuel cards if owners choose them."""
    plants = [Name(card, word, word) for card, word in setup.names.cards.items()]
    fuels = list(enumerate(setup.content.resources))
    cards = [Name(single(kind), name, name, name) for kind, name in fuels]
    if setup.chooses_cards:
        for card in [card for card in setup.fuel_names if card > 0]:
            for left in range(units_of(card), 0, -1):
                name = held_word(setup, left, card)
                cards.append(
                    Name(held(left, card), name, name, setup.content.resources[kind_of(card)])
                )
    kinds = [Name(kind, name, name) for kind, name in fuels]
    return Vocabulary({"PLANT": tuple(plants), "FUEL": tuple(kinds), "CARD": tuple(cards)})
