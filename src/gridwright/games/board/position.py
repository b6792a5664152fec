"""A position of the board game as one line of words, and back.

``... A.money=12 A.plants=4,10 A.fuel=coal:2 A.cities=essen:1,koeln:2 step=2 regions=north,west
fuel=coal:24,oil:18 marked=kiel``. A city is followed by the slot of the house, a fuel by the number
of units. Supply, free slots, costs, storage and the Trust's reserve follow from the rest and are
not written.
"""

from typing import Final

from gridwright.core.errors import SetupError
from gridwright.core.events import DUMMY
from gridwright.core.position import NOTHING, index, number, written
from gridwright.core.rng import Rng
from gridwright.games.board.initial_state import first_state
from gridwright.games.board.phases.auction import BoardAuction
from gridwright.games.board.state import (
    LAST_STEP,
    BoardPlayer,
    BoardState,
    PhaseIndex,
    Setup,
    Trust,
)
from gridwright.parts.card_market import Deal
from gridwright.parts.fuel import capacity, in_order
from gridwright.parts.network import is_connected
from gridwright.phases.position import (
    Naming,
    amount_words,
    count_word,
    money_word,
    plant_fields,
)
from gridwright.phases.reading import PlantReader

_BEFORE_ROUND_1: Final = (PhaseIndex.REGIONS, PhaseIndex.TRUST, PhaseIndex.STARTING_CITIES)


# Writing


def write_position(state: BoardState) -> str:
    """Return *state*, full or a view, as one line; `read_position` reads it back."""
    setup, names = state.setup, state.setup.names
    fuel = setup.edition.numbers.resources
    fields = plant_fields(state, names)
    for seat, player in enumerate(state.players):
        letter = names.letters((seat,))
        fields[f"{letter}.money"] = money_word(player.money)
        fields.update(_owner_fields(state, names, letter, player))
        fields[f"{letter}.powered"] = count_word(player.powered)
    if state.trust is not None:
        fields.update(_owner_fields(state, names, DUMMY, state.trust))
        fields[f"{DUMMY}.taken"] = count_word(state.trust.has_taken)
    fields["step"] = str(state.step)
    fields["regions"] = ",".join(state.region_ids()) or NOTHING
    fields["fuel"] = ",".join(amount_words(fuel, state.fuel.on_sale)) or NOTHING
    fields["marked"] = ",".join(state.marked_ids())
    fields.update(setup.map_rules.write_memory(state.memory))
    return written(fields)


def _owner_fields(
    state: BoardState, names: Naming, letter: str, owner: BoardPlayer | Trust
) -> dict[str, str]:
    fuel = state.setup.edition.numbers.resources
    houses = zip(owner.cities, owner.slots, strict=True)
    return {
        f"{letter}.plants": names.pile(tuple([plant.card for plant in owner.plants])),
        f"{letter}.fuel": ",".join(amount_words(fuel, owner.stored)),
        f"{letter}.cities": ",".join([f"{state.city_id(c)}:{slot + 1}" for c, slot in houses]),
    }


# Reading


class BoardReader(PlantReader):
    """Reads one position; the defaults are those of the start of a round."""

    def __init__(self, setup: Setup, text: str) -> None:
        super().__init__(setup.names, text)
        self.setup = setup
        self.cities = tuple([city.id for city in setup.map.cities])

    def position(self) -> BoardState:
        """Return the state that the text describes, or raise `SetupError`."""
        tokens, setup = self.tokens, self.setup
        area = setup.play_area(self._regions())
        state = first_state(setup, area, Rng(0), self.order(), Deal((), (), ()))
        state.phase = self.phase(tuple(PhaseIndex))
        state.round = self.round(is_setup=state.phase in _BEFORE_ROUND_1)
        state.step = tokens.number("step", 1, 1, LAST_STEP)
        for seat, player in enumerate(state.players):
            self._read_player(state, self.letters[seat], player)
        if state.trust is not None:
            self._read_trust(state, state.trust)
        self._read_marks(state)
        self.read_market(state, is_out=state.step == LAST_STEP)
        self._read_fuel(state)
        state.memory = setup.map_rules.read_memory(tokens)
        self.read_decision(state, BoardAuction())
        state.rng = self.rng()
        tokens.finish()
        return state

    # The map

    def _regions(self) -> int:
        known = tuple([region.id for region in self.setup.map.regions])
        words = self.tokens.listed("regions")
        regions = 0
        for word in known if words is None else words:
            regions |= 1 << index("regions", word, known)
        if regions and not is_connected(regions, self.setup.region_neighbours):
            raise SetupError("regions_apart", {"regions": words or known}, key="regions")
        return regions

    def _read_marks(self, state: BoardState) -> None:
        for word in self.tokens.words("marked"):
            city = self.city("marked", word, state.area, self.cities)
            if (state.taken[0] | state.marked) >> city & 1:
                raise SetupError("position_marked", {"city": word}, key="marked")
            state.marked |= 1 << city

    # Owners

    def _read_player(self, state: BoardState, letter: str, player: BoardPlayer) -> None:
        may_hide = self.setup.options.hidden_money
        player.money = self.money(letter, player.money, may_hide=may_hide)
        self._read_owner(state, letter, player)
        player.capacity = capacity(player.plants, len(player.stored))
        for city in player.cities:
            player.network |= 1 << city
            player.reach = state.area.extended(player.reach, city)
        player.powered = self.tokens.number(f"{letter}.powered", 0, 0, len(player.cities))

    def _read_owner(self, state: BoardState, letter: str, owner: BoardPlayer | Trust) -> None:
        plants = self.setup.edition.numbers.plants
        key = f"{letter}.plants"
        cards = self.take(key, self.tokens.words(key))
        owner.plants = in_order(tuple([plants[card] for card in cards]))
        owner.stored = self._amounts(f"{letter}.fuel", owner.stored)
        key = f"{letter}.cities"
        for word in self.tokens.words(key):
            city, slot = self.house(key, word, state.area, self.cities, state.taken)
            if city in owner.cities:
                raise SetupError("position_double", {"key": key, "word": word}, key=key)
            state.taken[slot] |= 1 << city
            owner.cities = (*owner.cities, city)
            owner.slots = (*owner.slots, slot)

    def _read_trust(self, state: BoardState, trust: Trust) -> None:
        self._read_owner(state, DUMMY, trust)
        trust.reserve -= len(trust.cities)
        if trust.reserve < 0:
            most = self.setup.edition.numbers.trust_houses
            raise SetupError("position_reserve", {"most": most}, key=f"{DUMMY}.cities")
        trust.has_taken = self.has_taken()

    # Fuel

    def _amounts(self, key: str, default: list[int]) -> list[int]:
        """Read amounts of fuel, 0 for those that are not named."""
        numbers = self.setup.edition.numbers
        words = self.tokens.listed(key)
        if words is None:
            return default[:]
        amounts = [0] * len(numbers.resources)
        for word in words:
            name, _, amount = word.partition(":")
            resource = index(key, name, numbers.resources)
            if amounts[resource]:
                raise SetupError("position_double", {"key": key, "word": name}, key=key)
            amounts[resource] = number(key, amount, 1, numbers.tokens[resource])
        return amounts

    def _read_fuel(self, state: BoardState) -> None:
        """Read what is on sale; every other unit that nobody holds is in the supply."""
        numbers = self.setup.edition.numbers
        free = list(numbers.tokens)
        free[numbers.marker] -= state.marked.bit_count()
        stores = [player.stored for player in state.players]
        for stored in stores if state.trust is None else [*stores, state.trust.stored]:
            free = [left - held for left, held in zip(free, stored, strict=True)]
        start = [max(0, min(n, left)) for n, left in zip(state.fuel.on_sale, free, strict=True)]
        state.fuel.on_sale = self._amounts("fuel", start)
        sold = zip(free, state.fuel.on_sale, strict=True)
        state.fuel.supply = [left - amount for left, amount in sold]
        for resource, amount in enumerate(state.fuel.supply):
            if amount < 0:
                name = state.resource_id(resource)
                raise SetupError("position_fuel", {"resource": name}, key="fuel")
