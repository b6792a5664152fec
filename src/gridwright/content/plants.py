"""Reads the power plants of the board games from plants/*.toml, and makes an edition's deck."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from gridwright.content.checked import Checked
from gridwright.content.data_files import DataFiles
from gridwright.content.types import Plant

HYBRID: Final = "hybrid"
ECO: Final = "eco"

_HIGHEST: Final = 98  # 99 is the Step 3 card
_FACE_UP: Final = 8  # plants in the market at the start; one more is on top of the deck


@dataclass(frozen=True, slots=True)
class Fuels:
    """The resources behind the fuels on the cards of an edition."""

    burns: dict[str, tuple[int, ...]]  # resources that a plant accepts, by fuel
    is_sound: bool  # if not, cards cannot be checked against it


@dataclass(frozen=True, slots=True)
class Deck:
    """The plants of an edition, and those that start the game."""

    plants: dict[int, Plant]
    first_market: tuple[int, ...]
    first_draw: int
    has_plugs: bool  # two kinds of backs, in which case the first plants are dealt from the plugs
    is_sound: bool  # if not, other numbers cannot be checked against its counts

    @property
    def removable_plugs(self) -> int:
        """How many plugs remain besides those that start the game."""
        return self._count(is_small=True) - _FACE_UP - 1 if self.has_plugs else 0

    @property
    def removable_plants(self) -> int:
        """How many sockets there are; without plugs, all plants but those that start the game."""
        sockets = self._count(is_small=False)
        return sockets if self.has_plugs else sockets - _FACE_UP - 1

    def _count(self, *, is_small: bool) -> int:
        return sum(plant.is_small == is_small for plant in self.plants.values())


def read_deck(book: Checked, files: DataFiles, fuels: Fuels) -> Deck:
    """Return the deck of the edition *book*."""
    plugs = book.find("plugs_up_to")
    plugs_up_to = 0 if plugs is None else plugs.integer(1, _HIGHEST)
    file = _open_plants(book.get("plants"), files)
    plants = _read_plants(file, fuels, plugs_up_to)
    if plugs is None:
        first_market, first_draw = _first_plants(book, plants if file.is_sound() else None)
        return Deck(plants, first_market, first_draw, has_plugs=False, is_sound=file.is_sound())
    plug_count = sum(plant.is_small for plant in plants.values())
    if file.is_sound() and plugs.is_sound() and plug_count <= _FACE_UP:
        plugs.problem("content_plugs", needed=_FACE_UP + 1, found=plug_count)
    is_sound = file.is_sound() and plugs.is_sound()
    return Deck(plants, (), 0, has_plugs=True, is_sound=is_sound)


def _open_plants(name: Checked, files: DataFiles) -> Checked:
    """Return the file called *name*, or the rejected name itself, which reports nothing more."""
    path = f"plants/{name.slug()}.toml"
    if name.is_sound() and not files.has(path):
        name.reject("content_names_no_file", path=path)
    return files.open(path) if name.is_sound() else name


def _first_plants(book: Checked, plants: dict[int, Plant] | None) -> tuple[tuple[int, ...], int]:
    market, draw = book.get("first_market"), book.get("first_draw")
    numbers, top = market.integers(1), draw.integer(1)
    if market.is_sound() and not len(numbers) == len(set(numbers)) == _FACE_UP:
        market.problem("content_first_market", total=_FACE_UP)
    if market.is_sound() and draw.is_sound() and top in numbers:
        draw.problem("content_first_draw", plant=top)
    for item, number in [*zip(market.items(), numbers, strict=True), (draw, top)]:
        if plants is not None and item.is_sound() and number not in plants:
            item.problem("content_no_plant", plant=number)
    return numbers, top


def _read_plants(file: Checked, fuels: Fuels, plugs_up_to: int) -> dict[int, Plant]:
    source = file.get("source").text()
    plants: dict[int, Plant] = {}
    for card in file.get("plants").items():
        number = card.get("number").integer(1, _HIGHEST)
        if number in plants and card.is_sound():
            card.get("number").problem("content_twice", found=str(number))
        burns, need = _fuel(card, fuels)
        cities = card.get("cities").integer(1)
        plants[number] = Plant(number, number, burns, need, cities, number <= plugs_up_to, source)
    return plants


def _fuel(card: Checked, fuels: Fuels) -> tuple[tuple[int, ...], int]:
    """Return the resources that a plant accepts, and how many units one run burns."""
    kind, need = card.get("fuel"), card.get("need")
    fuel, units = kind.text(), need.integer(0)
    if kind.is_sound() and fuels.is_sound and fuel not in fuels.burns:
        kind.problem("content_choice", found=fuel, choices=tuple(fuels.burns))
    if kind.is_sound() and need.is_sound() and (fuel == ECO) != (units == 0):
        need.problem("content_need")
    return fuels.burns.get(fuel, ()), units


def card_words(numbers: dict[int, int]) -> dict[int, str]:
    """Return what players call each card: its number, with a letter if numbers repeat."""
    copies = Counter(numbers.values())
    copies_so_far: Counter[int] = Counter()
    words: dict[int, str] = {}
    for card, number in numbers.items():
        letter = chr(ord("a") + copies_so_far[number]) if copies[number] > 1 else ""
        words[card] = f"{number}{letter}"
        copies_so_far[number] += 1
    return words
