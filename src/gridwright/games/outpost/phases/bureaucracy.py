"""Phase 4: payment, dismissal, and the card market."""

from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal, Values
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.notation import Form
from gridwright.core.offers import Quote
from gridwright.core.phase import WRONG_PHASE, Over
from gridwright.games.outpost import company, stages
from gridwright.games.outpost.actions import POWER_FORMS, Power
from gridwright.games.outpost.events import DISCOUNTS, SYNDICATE_WORKERS_LEFT, WORKERS_LEFT
from gridwright.games.outpost.state import WORKERS, Company, OutpostState, PhaseIndex
from gridwright.phases.events import FINAL, POWERED, PUT_UNDER
from gridwright.phases.production import running_refusal
from gridwright.phases.turns import TurnPhase

WORKERS_MISSING: Final = Refusal("workers_missing")


class BureaucracyPhase(TurnPhase[OutpostState]):
    """Each seat runs plants and is paid; then surplus workers leave, and the market is updated."""

    name = "bureaucracy"
    forms: tuple[Form, ...] = POWER_FORMS

    def begin(self, state: OutpostState, events: EventSink | None) -> None:
        stages.begin_stage2_if_due(state, events)
        super().begin(state, events)

    def closing(self, state: OutpostState) -> Action | None:
        return Power(())

    # Payment

    def legal_actions(self, state: OutpostState, *, lowest_bids: bool) -> list[Action]:
        """Return every set of plants that the workers can run, the empty set first."""
        firm = state.acting().company
        return [Power(plants) for plants, _ in company.runs(state.setup, firm)]

    def refusal(self, state: OutpostState, action: Action) -> Refusal:
        if not isinstance(action, Power):
            return WRONG_PHASE
        firm = state.acting().company
        owned = tuple([card.card for card in company.plants(state.setup, firm)])
        reason = running_refusal(action.plants, owned)
        if reason is not ALLOWED:
            return reason
        need = sum([state.card(card).workers for card in action.plants])
        return ALLOWED if need <= company.available(firm) else WORKERS_MISSING

    def quotes(self, state: OutpostState) -> list[Quote]:
        """Return every way to run plants, and each plant that lacks workers on its own."""
        firm = state.acting().company
        quotes: list[Quote] = []
        for plants, total_output in company.runs(state.setup, firm):
            powered = min(firm.network_size(), total_output)
            yields: Values = {"cities": powered, "income": income(state, powered)}
            quotes.append(Quote(Power(plants), yields=yields))
        workers = company.available(firm)
        idle = [card for card in company.plants(state.setup, firm) if card.workers > workers]
        return [*quotes, *[Quote(Power((card.card,))) for card in idle]]

    def values(self, state: OutpostState, action: Action) -> Values:
        assert isinstance(action, Power)
        firm = state.acting().company
        owned = [card.card for card in company.plants(state.setup, firm)]
        return {
            "owned": state.words(tuple(owned)),
            "plants": state.words(action.plants),
            "available": company.available(firm),
            "needed": sum([state.card(card).workers for card in action.plants]),
        }

    def apply(self, state: OutpostState, action: Action, events: EventSink | None) -> None:
        """Run the plants and pay the income, then let the next seat act."""
        assert isinstance(action, Power)
        player = state.acting()
        firm = player.company
        total_output = sum([company.output(firm, state.card(card)) for card in action.plants])
        player.powered = min(firm.network_size(), total_output)
        pay = income(state, player.powered)
        player.money += pay
        if events is not None:
            events.add(POWERED, state.to_act, {"cities": player.powered, "income": pay})
        self.call_next(state, state.to_act, events)

    # Dismissal and the card market

    def end(self, state: OutpostState, events: EventSink | None) -> int:
        self.dismiss(state, events)
        _lay_discounts(state, events)
        if not state.market.is_final and state.market.future:  # OP-4.21
            card, is_empty = state.market.bury_highest()
            if events is not None:
                events.add(PUT_UNDER, NOBODY, {"plant": state.word(card)})
            if is_empty:
                stages.fill(state, events)
        stages.begin_stage3_if_due(state, events)
        return PhaseIndex.TURN_ORDER

    def dismiss(self, state: OutpostState, events: EventSink | None) -> int:
        """Let workers without beds return to the market; return how many (OP-4.9, OP-4.10)."""
        total = 0
        for seat, player in enumerate(state.players):
            count = _dismiss(state, player.company)
            if count and events is not None:
                events.add(WORKERS_LEFT, seat, {"amount": count})
            total += count
        if state.syndicate is not None:
            count = _dismiss(state, state.syndicate.company)
            if count and events is not None:
                events.add(SYNDICATE_WORKERS_LEFT, state.dummy, {"amount": count})
            total += count
        return total


def income(state: OutpostState, powered: int) -> int:
    """Return the income for so many *powered* cities."""
    table = state.setup.content.income
    return table[min(powered, len(table) - 1)]


def _dismiss(state: OutpostState, firm: Company) -> int:
    """Keep as many workers as there are beds; return how many others leave."""
    everybody = firm.workers + firm.seasonal
    firm.workers = min(everybody, company.beds(state.setup, firm))
    firm.seasonal = 0
    firm.busy = 0
    state.labour.give_back(WORKERS, everybody - firm.workers)
    state.labour.refill(WORKERS, everybody - firm.workers)
    return everybody - firm.workers


def _lay_discounts(state: OutpostState, events: EventSink | None) -> None:
    """Place this round's tokens; cards that would cost nothing go to the box (OP-4.15, 4.17)."""
    market = state.market
    discounts = state.setup.content.numbers.discounts
    if state.round <= len(discounts):
        market.add_token(discounts[state.round - 1])
        if events is not None:
            events.add(DISCOUNTS, NOBODY, {"amount": discounts[state.round - 1]})
    # By number, as a card drawn meanwhile may have become the top of a pile (OP-2m.18).
    for number in [market.number(pile) for pile in market.current]:
        for pile in [pile for pile in market.current if market.number(pile) == number]:
            if pile.tokens >= number:
                stages.box_top(state, pile.top(), "discounted", events)


class Ending(Over[OutpostState]):
    """The end of the game; each seat scores the cities that it can supply (OP-E.4)."""

    def begin(self, state: OutpostState, events: EventSink | None) -> None:
        state.to_act = NOBODY
        for seat, player in enumerate(state.players):
            firm = player.company
            player.powered = min(firm.network_size(), company.best_output(state.setup, firm))
            if events is not None:
                events.add(FINAL, seat, {"cities": player.powered, "money": player.money})
