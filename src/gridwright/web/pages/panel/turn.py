"""The decision of a seat: what it may do, what it tries out, what that costs and supplies."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from gridwright import words
from gridwright.core.errors import Message, Value
from gridwright.core.notation import NUMBERS, Form, form_of
from gridwright.core.offers import Offer, Part
from gridwright.draw.cardgame import read_fuel_card
from gridwright.games.board.game import BoardGame
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.registry import title_named
from gridwright.web.pages.common import Reason
from gridwright.web.pages.panel.parts import DraftItem, SumRow, card_face, listed
from gridwright.web.play import drafts
from gridwright.web.play.perspective import Perspective

_POWERING: Final = "bureaucracy"  # the phase in which plants run
_PLACES: Final = ("build", "trust", "start", "region", "syndicate", "area")

Links = dict[frozenset[str], int]
"""What a connection costs, by the two cities that it joins."""


class Turn:
    """The decision of a seat, with the draft that it has made so far."""

    def __init__(self, perspective: Perspective) -> None:
        assert perspective.draft_turn is not None
        self.perspective = perspective
        self.game = perspective.game
        self.draft_turn = perspective.draft_turn
        self.lines = perspective.draft_turn.lines

    @cached_property
    def offers(self) -> list[Offer]:
        """What may be added to the draft, or could be wanted."""
        return self.perspective.offers()

    @cached_property
    def asked(self) -> list[Offer]:
        """What was offered before there was a draft."""
        if not self.lines:
            return self.offers
        return self.game.offers(self.perspective.view, self.perspective.seat)

    @cached_property
    def before(self) -> "Owned":
        """What the seat has."""
        return Owned(self.perspective, self.perspective.view)

    @cached_property
    def after(self) -> "Owned":
        """What it would have with the draft."""
        return Owned(self.perspective, self.perspective.shown)

    @property
    def spent(self) -> int:
        """What the draft costs."""
        return self.before.money - self.after.money

    def form_of(self, offer: Offer) -> Form:
        return form_of(self.game.forms, offer.action)

    def form_in(self, line: str) -> Form:
        """Return the form in which *line* is written."""
        return form_of(self.game.forms, self.game.parse(line))

    def say(self, identifier: str, **values: Value) -> str:
        """Return words with the names of the table, those of the title if it has its own."""
        return words.say(Message(identifier, values), self.perspective.sentence_names)

    def place(self, word: str) -> str:
        """Return the name of a city or region; not every map prints those of its regions."""
        name = self.game.name_of(word)
        return name[:1].upper() + name[1:]

    def clauses(self, offer: Offer) -> tuple[str, ...]:
        """Return where the rules of the title speak of such an action."""
        books = tuple([f"{book}-" for book in title_named(self.game.title).clauses])
        return tuple([clause for clause in self.form_of(offer).clauses if clause.startswith(books)])

    def reason(self, offer: Offer) -> Reason | None:
        """Return why *offer* cannot be taken up, or None."""
        if offer.refusal is None:
            return None
        return Reason.of(offer.refusal, self.perspective.sentence_names)

    def clear_label(self) -> str:
        """Return the label of the button that clears the draft; "" where there is none."""
        return self.say("web.panel.clear") if self.lines else ""

    def money_left(self) -> SumRow:
        """Return what the draft leaves of the money, as a sum."""
        before, after = self.before.money, self.after.money
        detail = self.say("web.panel.minus", before=before, cost=before - after)
        return SumRow(self.say("web.panel.money_left"), detail, str(after), "bolt")

    def named(self, line: str) -> str:
        """Return a line in words: the city alone, or all of it with printed names."""
        verb, *rest = line.split()
        if verb in _PLACES:
            return self.place(rest[0])
        form = self.form_in(line)
        identifier = f"web.panel.item.{form.help.partition('.')[2]}"
        if words.current().knows(identifier):
            return self.say(identifier, **_values(form, line))
        return " ".join([verb.capitalize(), *[self.game.vocabulary.printed(word) for word in rest]])

    def items(self) -> list[DraftItem]:
        """Return the draft line by line, each with what it cost when it was added."""
        view, seat = self.perspective.view, self.perspective.seat
        items = []
        priced = drafts.with_offers(self.game, view, seat, self.lines)
        for index, (line, offer, cost) in enumerate(priced):
            parts = offer.parts if offer is not None and not offer.is_range else ()
            detail = _sum(parts) if len(parts) > 1 else ""
            city = line.split()[1] if "CITY" in self.form_in(line).places else ""
            items.append(DraftItem(index, self.named(line), detail, cost, line, city))
        return items


def _values(form: Form, line: str) -> dict[str, Value]:
    """Return what stands in the places of *form*."""
    pairs = zip(form.words, line.split(), strict=False)
    return {
        place.lower(): int(word) if place in NUMBERS else word
        for place, word in pairs
        if place.isupper()
    }


def _sum(parts: Sequence[Part]) -> str:
    """Return the parts of a price as a sum: ``10 + 24``."""
    return words.text("web.parts_between").join([str(part.amount) for part in parts])


class Owned:
    """What a seat owns in a position, as snapshots name it."""

    def __init__(self, perspective: Perspective, position: object) -> None:
        shown = perspective.game.snapshot(position)
        players = shown["players"]
        assert isinstance(players, list)
        self.snapshot = shown
        self.fields: dict[str, object] = players[perspective.seat]

    @property
    def money(self) -> int:
        """Its money, which it always knows itself."""
        return self.number("money")

    @property
    def plants(self) -> list[str]:
        plants = self.fields.get("plants")
        return [str(word) for word in plants] if isinstance(plants, list) else []

    @property
    def fuel(self) -> dict[str, int]:
        fuel = self.fields.get("fuel")
        return dict(fuel) if isinstance(fuel, dict) else {}

    @property
    def cities(self) -> int:
        cities = self.fields.get("cities", self.fields.get("network_size"))
        if isinstance(cities, int):
            return cities
        return len(cities) if isinstance(cities, dict | list) else 0

    def number(self, name: str) -> int:
        """Return how many it has under *name*."""
        count = self.fields.get(name)
        return count if isinstance(count, int) else 0


# What a price is made of


def links(turn: Turn) -> Links:
    """Return the connections of the board with their costs."""
    game = turn.game
    if isinstance(game, BoardGame):
        city_map = game.setup.map
        ids = [city.id for city in city_map.cities]
        return {frozenset((ids[a], ids[b])): cost for a, b, cost in city_map.connections}
    if isinstance(game, OutpostGame):
        content = game.setup.content
        ids = [city.id for city in content.cities]
        costs = turn.before.snapshot["connections"]
        assert isinstance(costs, list)
        pairs = zip(content.connections, costs, strict=False)
        return {frozenset((ids[a], ids[b])): cost for (a, b), cost in pairs}
    return {}


def price_rows(turn: Turn, offer: Offer, known: Links) -> list[SumRow]:
    """Return a row for each part of a price and each connection on the way."""
    rows = [row for part in offer.parts for row in _part_rows(turn, part, known)]
    if offer.left < 0:
        return rows
    label = turn.say("web.panel.together", left=offer.left)
    return [*rows, SumRow(label, value=str(offer.cost), icon="total")]


def _part_rows(turn: Turn, part: Part, known: Links) -> list[SumRow]:
    name = words.text(f"web.part.{part.id}")
    legs = list(zip(part.path, part.path[1:], strict=False))
    costs = [known.get(frozenset(leg)) for leg in legs]
    if not legs or sum([cost or 0 for cost in costs]) != part.amount:
        return [SumRow(name, value=str(part.amount))]
    return [
        SumRow(turn.say("web.panel.leg", city=first, to=turn.game.name_of(second)), value=str(cost))
        for (first, second), cost in zip(legs, costs, strict=True)
    ]


# What plants supply


def runs(turn: Turn, position: object | None = None) -> list[Offer]:
    """Return the ways in which the plants of the seat could run, as if that were now."""
    shown = turn.perspective.shown if position is None else position
    offers = turn.game.offers(shown, turn.perspective.seat, _POWERING)
    return [offer for offer in offers if offer.is_legal]


def supply(turn: Turn, position: object | None = None) -> tuple[int, tuple[str, ...]]:
    """Return how many cities the fuel is enough for at most, and with which plants."""
    ways = runs(turn, position)
    if not ways:
        return 0, ()
    best = max(ways, key=lambda way: (_output(way), -len(way.text)))
    return _output(best), running(best.text)


def _output(way: Offer) -> int:
    return max(way.gain("output"), way.gain("cities"))


def running(text: str) -> tuple[str, ...]:
    """Return the plants that run in ``power 4 12 with coal 2``."""
    head = text.partition(" with ")[0].partition(" from ")[0]
    return tuple([word for word in head.split()[1:] if word != "none"])


def outputs(turn: Turn, plants: Sequence[str]) -> int:
    """Return what *plants* supply together when all of them run."""
    return sum([card_face(turn.game, word).yields[1] for word in plants])


# Fuel as notation names it: ``coal 2``, or cards as ``coal3:2 1``


def fuel_pairs(text: str) -> list[tuple[str, int]]:
    """Return what stands before each number, with the number."""
    names = text.split()
    return list(zip(names[::2], [int(number) for number in names[1::2]], strict=True))


def units_by_fuel(text: str) -> dict[str, int]:
    """Return how many units of each fuel that is, from whichever cards."""
    units_of: dict[str, int] = {}
    for word, units in fuel_pairs(text):
        fuel = word.partition(":")[0].rstrip("0123456789")
        units_of[fuel] = units_of.get(fuel, 0) + units
    return units_of


def fuel_in_words(turn: Turn, text: str) -> str:
    """Return fuel in words, with the cards that it comes from where these are named."""
    return listed([_units_in_words(turn, word, units) for word, units in fuel_pairs(text)])


def _units_in_words(turn: Turn, word: str, units: int) -> str:
    if not word[-1].isdigit():
        return turn.say("fuel.amount", resource=word, amount=units)
    fuel, printed, left = read_fuel_card(word)
    values = {"amount": units, "units": printed, "left": left}
    kind = "of_turned" if left < printed else "of_card"
    return turn.say(f"web.panel.fuel_card.{kind}", resource=fuel, **values)
