"""The turn of the expansion phase: buildings, the company board, workers."""

from typing import Final

from gridwright.bots.bidding import with_action
from gridwright.bots.outpost.outlook import Outlook, Weights
from gridwright.bots.profile import Profile
from gridwright.content.types import HOUSING, PLANT, OutpostCard
from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED
from gridwright.games.outpost import company
from gridwright.games.outpost.actions import BUILDS, HIRES, ROBOT, SETTLES, SLOTS, STATION, SWAPS
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.phases.expansion.workers import hire_cost, most_seasonal
from gridwright.games.outpost.state import WORKERS, OutpostState, TurnStep
from gridwright.parts.network import cities_with_room, free_slot
from gridwright.phases.turns import DONE

_SLOTS: Final = 4
_LONG: Final = 30  # rounds after which a game is brought to its end
_FINAL_CITY: Final = 1000.0  # what a city counts when the game is being decided
_FAR: Final = 9999


class Builder:
    """The turn of the seat to act; every action of it is chosen anew."""

    __slots__ = (
        *("_firm", "_game", "_money", "_outlook", "_player", "_profile", "_seat", "_state"),
        *("_weights", "is_last"),
    )

    def __init__(
        self, game: OutpostGame, state: OutpostState, profile: Profile, weights: Weights
    ) -> None:
        """Judge *state*."""
        self._game = game
        self._state = state
        self._profile = profile
        self._weights = weights
        self._seat = state.to_act
        self._player = state.players[state.to_act]
        self._firm = self._player.company
        self._money = self._player.money
        self._outlook = Outlook(state, profile, weights)
        self.is_last = state.largest_network() >= state.setup.seat_rules.ends_at

    def choose(self) -> Action:
        """Return the next action of the turn."""
        state = self._state
        if state.turn == TurnStep.STRUCTURE:
            action = self._structure()
            if action is not None:
                return action
        if state.turn <= TurnStep.COMPANY:
            action = self._board()
            if action is not None:
                return action
            return self._hire()
        if self._game.refusal(state, ROBOT) is ALLOWED:
            return ROBOT
        return DONE

    def candidates(self) -> list[Action]:
        """Return the likely action and its alternatives."""
        state = self._state
        actions = [self.choose()]
        if state.turn == TurnStep.STRUCTURE:
            for kind, few in ((STATION, 4), (PLANT, 2), (HOUSING, 2)):
                if self._firm.pieces(kind):
                    for city in self._cheapest(kind)[:few]:
                        actions = with_action(actions, BUILDS.at(kind, city))
        if state.turn <= TurnStep.COMPANY:
            action = self._board()
            if action is not None:
                actions = with_action(actions, action)
            else:
                actions = with_action(actions, self._hire())
                actions = with_action(actions, HIRES.at(0))
        return actions

    # What can be supplied

    def _owned(self) -> list[OutpostCard]:
        """Return all own cards that can run, the best first."""
        cards = self._state.setup.content.cards
        firm = self._firm
        owned = [cards[card] for card in firm.pool + firm.slots[PLANT] + firm.slots[HOUSING]]
        ranked = [(_rank(card), card.card) for card in owned if card.cities]
        ranked.sort()
        return [cards[card] for _, card in ranked]

    def _output(self, card: OutpostCard) -> int:
        return company.output(self._firm, card)

    def _capacity(self, slots: int) -> tuple[int, int]:
        """Return what the best cards in that many *slots* supply, and the workers they need."""
        made = 0
        need = 0
        for card in self._owned()[:slots]:
            made += self._output(card)
            need += card.workers
        return made, need

    def _beds(self) -> int:
        """Return the beds of the housing cards that have or could have a slot."""
        cards = self._state.setup.content.cards
        firm = self._firm
        beds = sorted([-cards[card].beds for card in firm.cards() if cards[card].beds])
        slots = company.unlocked(self._state.setup, firm, HOUSING)
        extra = 1 if company.NODE_MODULE in firm.technologies else 0
        return sum([extra - bed for bed in beds[:slots]])

    def _wages(self, need: int) -> int:
        """Return what it costs to have *need* workers this round; far too much if there are not."""
        state = self._state
        missing = max(0, need - self._beds() - self._firm.robots)
        if missing > state.labour.on_sale[WORKERS]:
            return _FAR
        return hire_cost(state, missing)

    # Buildings

    def _structure(self) -> Action | None:
        """Return the next building, or None once enough is built."""
        firm = self._firm
        state = self._state
        unlocked = company.unlocked(state.setup, firm, PLANT)
        made, need = self._capacity(unlocked)
        wages = self._wages(need)
        if wages > self._money:
            wages = 0
        left = self._money - wages
        cities = firm.network_size()
        action = self._plant_site(unlocked, made, cities, left)
        if action is None:
            action = self._housing_site(left)
        if action is None:
            action = self._station(made, cities, left)
        return action

    def _plant_site(self, unlocked: int, made: int, cities: int, left: int) -> Action | None:
        """Unlock a slot for a plant that more cities can use."""
        owned = self._owned()
        if unlocked >= min(_SLOTS, len(owned)) or not self._firm.buildings[PLANT]:
            return None
        reachable = cities + left // 14
        if made >= reachable:
            return None
        return self._place(PLANT, left)

    def _housing_site(self, left: int) -> Action | None:
        """Unlock a slot for beds that save more than it costs."""
        firm = self._firm
        cards = self._state.setup.content.cards
        beds = sorted([-cards[card].beds for card in firm.pool if cards[card].beds])
        if not firm.buildings[HOUSING] or not beds:
            return None
        if company.free_slots(self._state.setup, firm, HOUSING) >= len(beds):
            return None
        saved = -beds[0] * self._outlook.wage * min(3.0, self._outlook.rounds)
        action = self._place(HOUSING, left)
        if action is None or self.is_last:
            return None
        return action if saved > self._weights.site else None

    def _place(self, kind: int, left: int) -> Action | None:
        """Return the cheapest way to unlock a slot of *kind* with the money *left*."""
        for card, pieces in self._firm.colonies:
            if not pieces >> kind & 1:
                return SETTLES.at(kind, card)
        for city in self._cheapest(kind):
            if self._cost(kind, city) <= left:
                return BUILDS.at(kind, city)
        return None

    def _station(self, made: int, cities: int, left: int) -> Action | None:
        """Connect the next city, while it pays."""
        ends_at = self._state.setup.seat_rules.ends_at
        best = self._cheapest(STATION)
        if not self._firm.stations or not best:
            return None
        wins = cities < ends_at and self._wins(made, cities, left, best)
        goal = made + int(self._weights.ahead)
        if wins or self._state.round > _LONG:
            goal = max(made, ends_at)
        elif self.is_last:
            goal = made
        elif cities + 1 >= ends_at:  # somebody else would win
            return None
        if cities >= goal:
            return None
        for card, pieces in self._firm.colonies:
            if not pieces >> STATION & 1:
                return SETTLES.at(STATION, card)
        cost = self._cost(STATION, best[0])
        if cost > left:
            return None
        paid = self._outlook.income(cities + 1) - self._outlook.income(cities)
        worth = paid * self._outlook.horizon + self._outlook.final()
        if wins or self.is_last or self._state.round > _LONG or cost <= worth:
            return BUILDS.at(STATION, best[0])
        return None

    def _wins(self, made: int, cities: int, left: int, best: list[int]) -> bool:
        """Whether the money *left* connects all cities that end the game, and that wins it."""
        state = self._state
        missing = state.setup.seat_rules.ends_at - cities
        for _, pieces in self._firm.colonies:
            missing -= 1 - (pieces >> STATION & 1)
        if missing > min(len(best), self._firm.stations):
            return False
        for city in best[: max(0, missing)]:
            left -= self._cost(STATION, city)
        if left < 0:
            return False
        mine = min(made, state.setup.seat_rules.ends_at)
        for seat in range(state.setup.seats):
            if seat != self._seat:
                theirs = self._hope(seat)
                if theirs > mine or (theirs == mine and state.players[seat].money >= left):
                    return False
        return True

    def _hope(self, seat: int) -> int:
        """Return how many cities *seat* could supply if the game ended now."""
        state = self._state
        player = state.players[seat]
        firm = player.company
        cards = state.setup.content.cards
        cities = firm.network_size()
        if self._has_moved(seat):
            return min(cities, company.best_output(state.setup, firm))
        outputs = sorted(
            [-company.output(firm, cards[card]) for card in firm.cards() if cards[card].cities]
        )
        return min(-sum(outputs[:_SLOTS]), cities + int(player.money / self._weights.jump))

    def _has_moved(self, seat: int) -> bool:
        """Whether *seat* has had its turn of this phase: the last in order begins."""
        for other in self._state.order:
            if other == seat:
                return False
            if other == self._seat:
                return True
        return False

    def _cost(self, kind: int, city: int) -> int:
        """Return what a building of *kind* in *city* costs."""
        state = self._state
        numbers = state.setup.content.numbers
        way = self._firm.reach[city] if self._firm.structure else 0
        if kind != STATION:
            return numbers.site + way
        return numbers.slots[free_slot(state.taken, city)] + way

    def _cheapest(self, kind: int) -> list[int]:
        """Return the cities for a building of *kind*, the best first."""
        state = self._state
        members = state.area.members
        if kind == STATION:
            places = cities_with_room(members, state.taken, state.stage) & ~self._firm.network
        else:
            places = members & state.setup.sites_for[kind] & ~state.sites
        is_first = not self._firm.structure
        ranked: list[tuple[int, int]] = []
        for city in state.area.cities:
            if places >> city & 1:
                cost = self._cost(kind, city)
                if cost > self._money:
                    continue
                key = self._start(kind, city) if is_first else 100 * cost - self._side(kind, city)
                ranked.append((key, city))
        ranked.sort()
        return [city for _, city in ranked]

    def _side(self, kind: int, city: int) -> int:
        """Return how much else *city* offers: a place for another building, open neighbours."""
        state = self._state
        bonus = 0
        if kind == STATION:
            if not state.sites >> city & 1:
                bonus += 60
        elif not self._firm.network >> city & 1:
            room = cities_with_room(1 << city, state.taken, state.stage)
            bonus += 50 * self._firm.reach[city] if room else 0
        near = state.area.neighbours[city] & ~state.taken[0] & ~self._firm.network
        return bonus + 20 * near.bit_count()

    def _start(self, kind: int, city: int) -> int:
        """Return how dear the surroundings of *city* are: where to begin."""
        state = self._state
        costs = state.area.costs[city]
        open_cities = cities_with_room(state.area.members, state.taken, state.stage)
        near = sorted([costs[other] for other in state.area.cities if open_cities >> other & 1])
        total = sum(near[:6])
        if not open_cities >> city & 1:
            total += 20
        return 100 * total + (0 if kind == STATION else 1)

    # The company board

    def _board(self) -> Action | None:
        """Put a card to work, or a better one in the place of another."""
        firm = self._firm
        for kind in (PLANT, HOUSING):
            choice = self._best(firm.pool, kind)
            if choice is None:
                continue
            actions: list[Action] = []
            if company.free_slots(self._state.setup, firm, kind) > 0:
                actions.append(SLOTS.at(choice.card, kind))
            worst = self._worst(firm.slots[kind], kind)
            if worst is not None and _merit(worst, kind) < _merit(choice, kind):
                actions.append(SWAPS.at(worst.card, choice.card))
            for action in actions:
                if self._game.refusal(self._state, action) is ALLOWED:
                    return action
        return None

    def _best(self, pool: tuple[int, ...], kind: int) -> OutpostCard | None:
        """Return the best card of *pool* for a slot of *kind*."""
        best: OutpostCard | None = None
        for number in pool:
            card = self._state.setup.content.cards[number]
            if company.fits_slot(card, kind) and (
                best is None or _merit(card, kind) > _merit(best, kind)
            ):
                best = card
        return best

    def _worst(self, slots: tuple[int, ...], kind: int) -> OutpostCard | None:
        """Return the weakest card in *slots* of *kind*."""
        worst: OutpostCard | None = None
        for number in slots:
            card = self._state.setup.content.cards[number]
            if worst is None or _merit(card, kind) < _merit(worst, kind):
                worst = card
        return worst

    # Workers

    def _hire(self) -> Action:
        """Hire as many seasonal workers as pay, and fill the beds."""
        state = self._state
        firm = self._firm
        most = min(most_seasonal(state), state.labour.on_sale[WORKERS])
        cities = firm.network_size()
        best = 0
        highest = -1.0
        base = firm.workers + firm.seasonal + firm.robots - firm.busy
        empty = max(0, company.beds(state.setup, firm) - firm.workers)
        plants = company.plants(state.setup, firm)
        for amount in range(most + 1):
            wages = hire_cost(state, amount)
            if wages > self._money:
                break
            hands = base + amount + min(empty, state.labour.on_sale[WORKERS] - amount)
            powered = min(cities, self._most(plants, hands))
            worth = powered * _FINAL_CITY if self.is_last else float(self._outlook.income(powered))
            if worth - wages > highest:
                highest = worth - wages
                best = amount
        while best and self._game.refusal(state, HIRES.at(best)) is not ALLOWED:
            best -= 1
        return HIRES.at(best)

    def _most(self, plants: list[OutpostCard], hands: int) -> int:
        """Return the most that *hands* can supply with *plants*."""
        best = 0
        for runs in range(1 << len(plants)):
            need = 0
            made = 0
            for index in range(len(plants)):
                if runs >> index & 1:
                    need += plants[index].workers
                    made += self._output(plants[index])
            if need <= hands and made > best:
                best = made
        return best


def _rank(card: OutpostCard) -> int:
    """Return a key by which good plants come first."""
    return card.workers - 3 * card.cities


def _merit(card: OutpostCard, kind: int) -> int:
    """Return how good *card* is in a slot of *kind*."""
    if kind == PLANT:
        return 3 * card.cities - card.workers + card.beds
    return 4 * card.beds + card.cities
