"""Outpost: its implementation of the contract in `core.game`."""

from typing import TYPE_CHECKING, Final

from gridwright.core.action import Action
from gridwright.core.game import Game, Stated, Twin
from gridwright.core.notation import Name, Vocabulary
from gridwright.core.options import GameSpec
from gridwright.core.rng import Rng
from gridwright.core.standing import DeckKnowledge, Limits, Lot, Outlook, Standing
from gridwright.games.outpost import company, initial_state, stages
from gridwright.games.outpost.actions import BUILDINGS
from gridwright.games.outpost.clauses import CLAUSES
from gridwright.games.outpost.events import EVENTS
from gridwright.games.outpost.phases.auction import CardAuctionPhase
from gridwright.games.outpost.phases.bureaucracy import BureaucracyPhase, Ending
from gridwright.games.outpost.phases.expansion.phase import ExpansionPhase
from gridwright.games.outpost.phases.opening import AreaPhase, SyndicatePhase
from gridwright.games.outpost.phases.turn_order import TurnOrderPhase
from gridwright.games.outpost.position import OutpostReader, write_position
from gridwright.games.outpost.snapshot import snapshot
from gridwright.games.outpost.state import COLONY, WORKERS, OutpostState, PhaseIndex, Setup
from gridwright.games.outpost.view import resample, view
from gridwright.parts.turn_order import places
from gridwright.phases.outlook import finish_turns, incomes, is_last_turn, run_plants
from gridwright.phases.standing import deck_knowledge, lot

if TYPE_CHECKING:
    from gridwright.games.outpost.json_types import OutpostSnapshot

_KINDS: Final = ("plant", "housing", "technology")  # of cards, by number


class OutpostGame(Game[OutpostState]):
    """Outpost for a fixed number of seats."""

    def __init__(self, setup: Setup) -> None:
        """Play by *setup*, which `table_rules` has checked."""
        phases = (  # in the order of `PhaseIndex`
            AreaPhase(),
            SyndicatePhase(),
            CardAuctionPhase(),
            ExpansionPhase(setup),
            BureaucracyPhase(),
            TurnOrderPhase(),
            Ending(),
        )
        super().__init__(phases, CLAUSES, EVENTS, _vocabulary(setup))
        self.title = "outpost"
        self.seats = setup.seats
        self.rules_version = setup.rules_version
        self.set_id = setup.content.set_id
        self.setup = setup

    @property
    def spec(self) -> GameSpec:
        return self.setup.spec()

    def printed(self) -> tuple[object, ...]:
        return (self.setup.content, self.setup.seat_rules)

    def lay(self, seed: int | None, stated: Stated) -> OutpostState:
        return initial_state.lay(self.setup, seed, stated)

    def money(self, state: OutpostState, seat: int) -> int:
        return state.players[seat].money

    def endowed(self, view: OutpostState, seat: int, money: int) -> OutpostState:
        state = view.copy()
        state.players[seat].money = money
        return state

    def hypothesis(self, view: OutpostState, seat: int, phase: str = "") -> OutpostState:
        """Return a copy in which *seat* is to act, at the start of a turn unless it is its turn."""
        state = super().hypothesis(view, seat, phase)
        if seat != view.to_act or state.phase != view.phase:
            state.begin_turn()
            if state.syndicate is not None:
                state.syndicate.site_kind = -1
        if state.phase == PhaseIndex.AUCTION != view.phase:
            state.auction.begin_phase()
        return state

    # Standings

    def standing(self, view: OutpostState, seat: int) -> Standing:
        if seat < self.seats:
            player = view.players[seat]
            firm, money, score = player.company, player.money, player.powered
        else:
            assert view.syndicate is not None, "no dummy takes part"
            firm, money, score = view.syndicate.company, None, 0
        plants = company.plants(self.setup, firm)
        return Standing(
            money,
            firm.network_size(),
            view.words(tuple(firm.cards())),
            company.best_output(self.setup, firm),
            sum([company.output(firm, card) for card in plants]),
            {"workers": firm.workers + firm.seasonal + firm.robots},
            score,
        )

    def lot(self, view: OutpostState) -> Lot | None:
        return lot(view)

    def limits(self, view: OutpostState) -> Limits:  # noqa: ARG002
        rules, numbers = self.setup.seat_rules, self.setup.content.numbers
        return Limits(cities=rules.ends_at, stations=numbers.stations)

    def deck(self, view: OutpostState) -> DeckKnowledge:
        return deck_knowledge(self.setup.names, view.market.deck)

    def first_auctions(self, view: OutpostState) -> int:
        """Return which auction phase of the round this is, from 1; only round 1 has two."""
        return view.execution

    def turn_step(self, view: OutpostState) -> int:
        """Return how far the seat to act has come in its turn of the expansion phase.

        0 while it may still build, 1 once it has moved a card, 2 once it has hired, 3 after its
        robot: the values of `TurnStep`.
        """
        return int(view.turn)

    def lowest_prices(self, view: OutpostState) -> dict[str, int]:
        wages = view.labour.prices(WORKERS)
        return {"worker": wages[0]} if wages else {}

    def awaited_site(self, view: OutpostState) -> str:
        """Return the building of the Syndicate that a seat must place now; empty without one."""
        if view.syndicate is None or view.syndicate.site_kind < 0:
            return ""
        return BUILDINGS[view.syndicate.site_kind]

    def player_order(self, view: OutpostState) -> tuple[int, ...]:
        return view.order

    def outlook(self, view: OutpostState, run: Action | None = None) -> Outlook:
        state = view.copy()
        expansion = PhaseIndex.EXPANSION
        is_settled = view.phase == PhaseIndex.BUREAUCRACY or (
            view.phase == expansion and is_last_turn(ExpansionPhase(self.setup), view)
        )
        finish_turns(self.phases, state, PhaseIndex.BUREAUCRACY)
        if view.phase < PhaseIndex.BUREAUCRACY and stages.game_ends(state):
            Ending().begin(state, None)
            scores, ranking = tuple(self.scores(state)), tuple(self.ranking(state))
            return Outlook(
                is_last=True, cities=scores, scores=scores, places=ranking, is_settled=is_settled
            )
        phase = BureaucracyPhase()
        stage = 2 if stages.is_stage2_due(state) else 0
        events = run_plants(phase, PhaseIndex.BUREAUCRACY, state, run)
        workers = phase.dismiss(state, None)
        TurnOrderPhase().determine_order(state, None)
        return Outlook(
            is_last=False,
            step=stage,
            cities=tuple([player.powered for player in state.players]),
            incomes=incomes(events, self.seats),
            refill={"workers": workers} if workers else {},
            order=state.order,
            is_settled=is_settled,
        )

    def twins(self) -> dict[str, Twin]:
        content = self.setup.content
        cards = {word: content.cards[card] for card, word in content.words.items()}
        kinds: dict[int, set[int]] = {}
        for card in cards.values():
            kinds.setdefault(card.number, set()).add(card.kind)
        return {
            word: (card.number, (_KINDS[card.kind],) if len(kinds[card.number]) > 1 else ())
            for word, card in cards.items()
            if word != str(card.number)
        }

    # The end

    def scores(self, state: OutpostState) -> list[int]:
        return [player.powered for player in state.players]

    def ranking(self, state: OutpostState) -> list[int]:
        """Rank by cities supplied, then by money (OP-E.5, OP-E.6)."""
        return places([(player.powered, player.money) for player in state.players])

    # Views and texts

    def view(self, state: OutpostState, seat: int) -> OutpostState:  # noqa: ARG002
        return view(state)

    def resample(
        self, view: OutpostState, rng: Rng, used: OutpostState | None = None
    ) -> OutpostState:
        return resample(view, rng, used)

    def layout(self, state: OutpostState) -> Stated:
        return initial_state.layout(state)

    def chance(self, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
        return initial_state.stated_chance(self.setup, key, words)

    def chance_words(self, key: str, cards: tuple[int, ...]) -> str:  # noqa: ARG002
        return " ".join([self.setup.content.words[card] for card in cards])

    def snapshot(self, state: OutpostState) -> "OutpostSnapshot":
        return snapshot(state)

    def write_position(self, state: OutpostState) -> str:
        return write_position(state)

    def read_position(self, text: str) -> OutpostState:
        return OutpostReader(self.setup, text).position()


def _vocabulary(setup: Setup) -> Vocabulary:
    """Return the words of the cards, cities and areas."""
    content = setup.content
    cards = tuple([Name(card, word, word) for card, word in content.words.items()])
    colonies = [name for name in cards if content.cards[name.index].technology == COLONY]
    return Vocabulary(
        {
            "CARD": cards,
            "OLD": cards,
            "NEW": cards,
            "COLONY": tuple(colonies),
            "CITY": tuple([Name(i, city.id, city.name) for i, city in enumerate(content.cities)]),
            "AREA": tuple([Name(i, area, area) for i, area in enumerate(content.areas)]),
        }
    )
