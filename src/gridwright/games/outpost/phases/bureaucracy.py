"""Phase 4: payment, dismissal, and the card market."""

from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.action import Action
from gridwright.games.outpost import company as board
from gridwright.games.outpost import refusals, stages
from gridwright.games.outpost.actions import Power
from gridwright.games.outpost.state import WORKERS, Company, OutpostState, Phase


def begin(state: OutpostState, events: EventSink | None) -> None:
    """Open the phase: stage 2 if it is due, then payment from the first player on."""
    state.phase = Phase.BUREAUCRACY
    stages.begin_stage2_if_due(state, events)
    state.to_act = state.humans()[0]


def legal_actions(state: OutpostState) -> list[Action]:
    """Return every set of plants that the workers can run, running none first."""
    company = state.acting().company
    return [Power(plants) for plants, _ in board.runs(state.setup, company)]


def refusal(state: OutpostState, action: Power) -> Refusal:
    """Why the seat to act may not run these plants."""
    company = state.acting().company
    owned = [card.card for card in board.plants(state.setup, company)]
    for card in action.plants:
        if card not in owned:
            return refusals.NOT_YOUR_PLANT
    if len(set(action.plants)) < len(action.plants):
        return refusals.RUNS_ONCE
    need = sum([state.card(card).workers for card in action.plants])
    return ALLOWED if need <= board.available(company) else refusals.WORKERS_MISSING


def income(state: OutpostState, powered: int) -> int:
    """Return what *powered* cities pay."""
    table = state.setup.content.income
    return table[min(powered, len(table) - 1)]


def power(state: OutpostState, action: Power, events: EventSink | None) -> None:
    """Run the plants, be paid, and let the next in turn order follow."""
    player = state.acting()
    company = player.company
    made = sum([board.output(company, state.card(card)) for card in action.plants])
    player.powered = min(company.network_size(), made)
    pay = income(state, player.powered)
    player.money += pay
    if events is not None:
        values: dict[str, int | str] = {"cities": player.powered, "income": pay}
        events.add("powered", state.to_act, values)
    humans = state.humans()
    position = humans.index(state.to_act) + 1
    state.to_act = humans[position] if position < len(humans) else NOBODY


def end(state: OutpostState, events: EventSink | None) -> None:
    """Dismiss workers and bring the card market up to date."""
    for player in state.players:
        _dismiss(state, player.company)
    if state.syndicate is not None:
        _dismiss(state, state.syndicate.company)
    _lay_discounts(state, events)
    if not state.market.is_final and state.market.future:  # OP-4.21
        card, is_empty = state.market.bury_highest()
        if events is not None:
            events.add("put_under", NOBODY, {"plant": state.word(card)})
        if is_empty:
            stages.fill(state, events)
    stages.begin_stage3_if_due(state, events)


def _dismiss(state: OutpostState, company: Company) -> None:
    """Let as many workers stay as there are beds; the others return (OP-4.9, OP-4.10)."""
    everybody = company.workers + company.seasonal
    company.workers = min(everybody, board.beds(state.setup, company))
    company.seasonal = 0
    company.busy = 0
    state.labour.give_back(WORKERS, everybody - company.workers)
    state.labour.refill(WORKERS, everybody - company.workers)


def _lay_discounts(state: OutpostState, events: EventSink | None) -> None:
    """Lay this round's tokens; cards that cost nothing any more go to the box (OP-4.15, 4.17)."""
    market = state.market
    discounts = state.setup.content.numbers.discounts
    if state.round <= len(discounts):
        market.add_token(discounts[state.round - 1])
        if events is not None:
            events.add("discounts", NOBODY, {"amount": discounts[state.round - 1]})
    # By number: a card drawn meanwhile may have come to lie on top, under the tokens (OP-2m.18).
    for number in [market.number(pile) for pile in market.current]:
        pile = market.pile_numbered(number)
        if pile is not None and pile.tokens >= number:
            stages.box_top(state, pile.top(), "discounted", events)


def settle(state: OutpostState, events: EventSink | None) -> None:
    """End the game: count for each seat the cities it can supply (OP-E.4)."""
    state.phase = Phase.OVER
    state.to_act = NOBODY
    for seat, player in enumerate(state.players):
        company = player.company
        player.powered = min(company.network_size(), board.best_output(state.setup, company))
        if events is not None:
            events.add("final", seat, {"cities": player.powered, "money": player.money})
