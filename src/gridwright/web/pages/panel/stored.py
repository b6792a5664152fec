"""Fuel as notation names it, by kind and in words: ``coal 2``, or cards as ``coal3:2 1``."""

from gridwright.draw.cardgame import read_fuel_card
from gridwright.web.pages.panel.parts import Turn, listed


def pairs(said: str) -> list[tuple[str, int]]:
    """Return what stands before each number, with the number."""
    found = said.split()
    numbers = [int(word) for word in found[1::2]]
    return list(zip(found[::2], numbers, strict=True))


def by_fuel(said: str) -> dict[str, int]:
    """Return how many units of each fuel that is, from whichever cards."""
    found: dict[str, int] = {}
    for word, units in pairs(said):
        fuel = word.partition(":")[0].rstrip("0123456789")
        found[fuel] = found.get(fuel, 0) + units
    return found


def told(turn: Turn, said: str) -> str:
    """Return fuel in words, and from which cards where these are named."""
    return listed([_told(turn, word, units) for word, units in pairs(said)])


def _told(turn: Turn, word: str, units: int) -> str:
    if not word[-1].isdigit():
        return turn.say("fuel.amount", resource=word, amount=units)
    fuel, printed, left = read_fuel_card(word)
    values = {"amount": units, "units": printed, "left": left}
    kind = "of_turned" if left < printed else "of_card"
    return turn.say(f"web.panel.fuel_card.{kind}", resource=fuel, **values)
