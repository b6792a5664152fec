"""What follows from a company board: free slots, beds, workers, output.

Moon Base is plant and housing at once, in either kind of slot (OP-X.21).
"""

from typing import Final

from gridwright.content.types import HOUSING, PLANT, OutpostCard
from gridwright.core.errors import Values
from gridwright.games.outpost.state import WORKERS, Company, OutpostState, Setup

DATA_LIBRARY: Final = "data_library"
ECO_PLANTS: Final = "eco_plants"
ROBOTS: Final = "robots"
NODE_MODULE: Final = "node_module"
LABORATORIES: Final = "laboratories"


def unlocked(setup: Setup, company: Company, kind: int) -> int:
    """Return how many slots of *kind* are unlocked: one for each building that left the board."""
    return setup.content.numbers.buildings[kind] - company.buildings[kind]


def free_slots(setup: Setup, company: Company, kind: int) -> int:
    """Return how many unlocked slots of *kind* hold no card."""
    return unlocked(setup, company, kind) - len(company.slots[kind])


def in_slots(setup: Setup, company: Company) -> list[OutpostCard]:
    """Return the cards in slots."""
    cards = setup.content.cards
    return [cards[card] for slots in company.slots for card in slots]


def plants(setup: Setup, company: Company) -> list[OutpostCard]:
    """Return the cards in slots that supply cities, ascending by card."""
    cards = setup.content.cards
    in_use = [cards[card] for card in sorted(company.slots[PLANT] + company.slots[HOUSING])]
    return [card for card in in_use if card.cities]


def beds(setup: Setup, company: Company) -> int:
    """Return the number of beds, occupied or not; Node Module adds one per housing (OP-X.13)."""
    extra = 1 if NODE_MODULE in company.technologies else 0
    total = 0
    for card in in_slots(setup, company):
        if card.beds:
            total += card.beds + extra
    return total


def workers_needed(setup: Setup, company: Company) -> int:
    """Return how many workers all plants need together."""
    total = 0
    for card in in_slots(setup, company):
        if card.cities:
            total += card.workers
    return total


def available(company: Company) -> int:
    """Return how many workers and robots can run plants."""
    return company.workers + company.seasonal + company.robots - company.busy


def output(company: Company, card: OutpostCard) -> int:
    """Return how many cities *card* supplies in one run (OP-X.20)."""
    return card.cities + 1 if LABORATORIES in company.technologies else card.cities


def runs(setup: Setup, company: Company) -> list[tuple[tuple[int, ...], int]]:
    """Return every set of plants that the workers can run, with its output; the empty set first."""
    workers = available(company)
    sets: list[tuple[tuple[int, ...], int]] = [((), 0)]
    needs = [0]  # the workers that each set needs
    for card in plants(setup, company):
        cities = output(company, card)
        for index in range(len(sets)):
            need = needs[index] + card.workers
            if need <= workers:
                running, total = sets[index]
                sets.append(((*running, card.card), total + cities))
                needs.append(need)
    return sets


def best_output(setup: Setup, company: Company) -> int:
    """Return the most cities that the company can supply."""
    return max([total for _, total in runs(setup, company)])


def fits_slot(card: OutpostCard, kind: int) -> bool:
    """Whether *card* fits a slot of *kind*; Moon Base fits either (OP-X.22)."""
    return card.cities > 0 if kind == PLANT else card.beds > 0


def improves(new: OutpostCard, old: OutpostCard, kind: int) -> bool:
    """Whether *new* is good enough to take the slot of *old* (OP-3b.4, OP-3b.5)."""
    if kind == HOUSING:
        return new.beds > old.beds
    return new.cities > old.cities or new.workers < old.workers


def worth(card: OutpostCard) -> Values:
    """Return what *card* gives its owner."""
    values: Values = {}
    if card.cities:
        values.update({"output": card.cities, "workers": card.workers})
    if card.beds:
        values["beds"] = card.beds
    if card.technology:
        values["technology"] = card.technology
    return values


def take_workers(state: OutpostState, company: Company, seasonal: int) -> int:
    """Hire *seasonal* workers, then fill the empty beds; return how many beds were filled."""
    labour = state.labour
    labour.take(WORKERS, seasonal)
    company.seasonal += seasonal
    filled = empty_beds(state, company)
    labour.take(WORKERS, filled)
    company.workers += filled
    return filled


def empty_beds(state: OutpostState, company: Company) -> int:
    """Return how many empty beds the workers on the market could fill."""
    empty = max(0, beds(state.setup, company) - company.workers)
    return min(empty, state.labour.on_sale[WORKERS])
