"""The third part of a turn: seasonal workers, beds, and the robot."""

from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal, Values
from gridwright.core.events import EventSink
from gridwright.core.notation import Form
from gridwright.core.offers import Part, Quote
from gridwright.games.outpost import company
from gridwright.games.outpost.actions import HIRES, ROBOT, WORKER_FORMS, Hire, Robot
from gridwright.games.outpost.events import HIRED, ROBOT_MADE
from gridwright.games.outpost.phases.expansion.buildings import TOO_LATE
from gridwright.games.outpost.state import FIRST_RULES, WORKERS, OutpostState, TurnStep

TOO_MANY_WORKERS: Final = Refusal("too_many_workers")
NO_WORKERS: Final = Refusal("no_workers")
WORKERS_OVER_CASH: Final = Refusal("workers_over_cash")
NO_ROBOTS: Final = Refusal("no_robots")
ONE_ROBOT_A_TURN: Final = Refusal("robot_made")
ALL_ROBOTS: Final = Refusal("all_robots")
NO_HAND: Final = Refusal("no_hand")


class Workers:
    """Hiring the workers that are missing, filling the beds, and making a robot."""

    forms: tuple[Form, ...] = WORKER_FORMS

    def add_actions(self, state: OutpostState, actions: list[Action]) -> None:
        if state.turn < TurnStep.WORKERS:
            actions.extend(HIRES.between(0, _most_affordable(state)))
        if _robot_refusal(state) is ALLOWED:
            actions.append(ROBOT)

    def refusal(self, state: OutpostState, action: Action) -> Refusal:
        if isinstance(action, Robot):
            return _robot_refusal(state)
        assert isinstance(action, Hire)
        if state.turn >= TurnStep.WORKERS:
            return TOO_LATE
        if not 0 <= action.seasonal <= most_seasonal(state):
            return TOO_MANY_WORKERS
        if action.seasonal > state.labour.on_sale[WORKERS]:
            return NO_WORKERS
        over_cash = hire_cost(state, action.seasonal) > state.acting().money
        return WORKERS_OVER_CASH if over_cash else ALLOWED

    def quotes(self, state: OutpostState) -> list[Quote]:
        """Return the hires, one more if that is too expensive, and a robot with the technology."""
        firm = state.acting().company
        most = _most_affordable(state) if state.turn < TurnStep.WORKERS else 0
        actions = HIRES.between(0, most + 1)
        costs = tuple([hire_cost(state, amount) for amount in range(most + 1)])
        beds: Values = {"beds": company.empty_beds(state, firm)}
        last = actions[most] if most else None
        quotes = [Quote(actions[0], costs, (Part("wages", 0),), beds, last)]
        if most < min(most_seasonal(state), state.labour.on_sale[WORKERS]):
            wages = hire_cost(state, most + 1)
            quotes.append(Quote(actions[most + 1], (wages,), (Part("wages", wages),), beds))
        if company.ROBOTS in firm.technologies:
            quotes.append(Quote(ROBOT, yields={"robots": 1}))
        return quotes

    def values(self, state: OutpostState, action: Action) -> Values:
        if not isinstance(action, Hire):
            return {}
        on_sale = state.labour.on_sale[WORKERS]
        values: Values = {"on_sale": on_sale, "most": most_seasonal(state)}
        if 0 <= action.seasonal <= on_sale:
            values["amount"] = action.seasonal
            values["cost"] = hire_cost(state, action.seasonal)
        return values

    def apply(self, state: OutpostState, action: Action, events: EventSink | None) -> None:
        if isinstance(action, Hire):
            self._hire(state, action.seasonal, events)
            return
        assert isinstance(action, Robot)
        firm = state.acting().company
        state.turn = TurnStep.ROBOT
        firm.busy = 1
        firm.robots += 1  # it can already run a plant this round: ruling OP-A16
        if events is not None:
            events.add(ROBOT_MADE, state.to_act, {"amount": firm.robots})

    def _hire(self, state: OutpostState, seasonal: int, events: EventSink | None) -> None:
        """Hire seasonal workers, then fill the empty beds free of charge (OP-3c.7, OP-3c.9)."""
        player = state.acting()
        state.turn = TurnStep.WORKERS
        wages = hire_cost(state, seasonal)
        player.money -= wages
        filled = company.take_workers(state, player.company, seasonal)
        if events is not None:
            events.add(HIRED, state.to_act, {"amount": seasonal, "cost": wages, "beds": filled})


def most_seasonal(state: OutpostState) -> int:
    """Return how many seasonal workers are missing, which is the most to hire (OP-3c.5)."""
    firm = state.acting().company
    need = company.workers_needed(state.setup, firm)
    robot = _robot_refusal(state)
    if robot is ALLOWED or robot is NO_HAND:
        need = max(need, 1)  # OP-A16
    housed = company.beds(state.setup, firm)
    if state.setup.rules_version > FIRST_RULES:
        housed = max(housed, firm.workers)  # OP-3c.14
    return max(0, need - housed - firm.robots)


def hire_cost(state: OutpostState, amount: int) -> int:
    """Return the price of the *amount* cheapest workers, with the rebate of Eco Plants."""
    firm = state.acting().company
    if company.ECO_PLANTS not in firm.technologies:
        return state.labour.cost(WORKERS, amount)
    rebate = state.setup.content.numbers.hire_rebate
    prices = state.setup.labour.prices
    first = len(prices) - state.labour.on_sale[WORKERS]
    return sum([max(0, wage - rebate) for wage in prices[first : first + amount]])


def _most_affordable(state: OutpostState) -> int:
    """Return how many seasonal workers the seat to act may hire. Must agree with `refusal`."""
    amount = min(most_seasonal(state), state.labour.on_sale[WORKERS])
    while amount and hire_cost(state, amount) > state.acting().money:
        amount -= 1
    return amount


def _robot_refusal(state: OutpostState) -> Refusal:
    """Return why the seat to act may not make a robot (OP-X.7)."""
    firm = state.acting().company
    if company.ROBOTS not in firm.technologies:
        return NO_ROBOTS
    if firm.busy:
        return ONE_ROBOT_A_TURN
    if firm.robots == state.setup.content.numbers.robots:
        return ALL_ROBOTS
    return ALLOWED if company.available(firm) > 0 else NO_HAND
