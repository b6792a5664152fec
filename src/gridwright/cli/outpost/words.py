"""What the cards of Outpost are called and do, in few words."""

from typing import Final

from gridwright.content.types import HOUSING, PLANT, OutpostCard, OutpostContent

_STYLES: Final = ("green", "yellow", "bright_blue")  # plants, housings, technologies: as printed


def style_of(card: OutpostCard) -> str:
    return _STYLES[card.kind]


def technology(name: str) -> str:
    """Return the printed name of a technology."""
    return name.replace("_", " ").title()


def count(amount: int, noun: str) -> str:
    """Return *amount* with its noun: ``1 bed``, ``2 cities``."""
    plural = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
    return f"{amount} {noun if amount == 1 else plural}"


def short(card: OutpostCard) -> str:
    """Return what a card does, as it stands on a card: ``2 workers → 2``."""
    if card.kind == PLANT:
        return f"{count(card.workers, 'worker')} → {card.cities}"
    return count(card.beds, "bed") if card.kind == HOUSING else technology(card.technology)


def long(card: OutpostCard) -> str:
    """Return what a card is and does, as it stands in a list of actions."""
    if card.kind == PLANT:
        return f"plant, {count(card.workers, 'worker')} → {count(card.cities, 'city')}"
    if card.kind == HOUSING:
        return f"housing, {count(card.beds, 'bed')}"
    return f"technology, {technology(card.technology)}"


def effects(content: OutpostContent) -> dict[str, tuple[str, str]]:
    """Return by technology what it does and which clause says so."""
    numbers = content.numbers
    moon = next(card for card in content.cards.values() if card.technology == "moon_base")
    run = f"{count(moon.workers, 'worker')} → {moon.cities}, {count(moon.beds, 'bed')}"
    return {
        "data_library": (f"the winner of an auction pays {numbers.bid_rebate} less", "OP-X.3"),
        "eco_plants": (f"a seasonal worker costs {numbers.hire_rebate} less", "OP-X.6"),
        "robots": (f"a worker makes a robot each round, {numbers.robots} at most", "OP-X.7"),
        "node_module": ("each housing in a slot has one bed more", "OP-X.13"),
        "colony": ("a station, a plant and a housing stand on it for nothing", "OP-X.14"),
        "laboratories": ("each plant in a slot supplies one city more", "OP-X.20"),
        "moon_base": (f"plant and housing at once, in any slot: {run}", "OP-X.21"),
    }
