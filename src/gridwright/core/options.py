"""Choices at the table: one list that the command line, the web and the docs all show."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that the players agree on before the game."""

    name: str
    default: str
    choices: tuple[str, ...]  # what may be chosen; empty where any text may be tried
    description: str  # one line
    clauses: tuple[str, ...] = ()  # where the rules speak of it

    @property
    def is_switch(self) -> bool:
        """Whether it is simply on or off."""
        return self.choices == ("off", "on")


def switch(name: str, description: str, *clauses: str) -> Option:
    """Describe an option that is off unless the players want it."""
    return Option(name, "off", ("off", "on"), description, clauses)
