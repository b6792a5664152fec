"""Choices at the table: one list that the command line, the web and the docs all show."""

from dataclasses import dataclass

from gridwright.core.errors import SetupError

_SPELLINGS = {"true": "on", "yes": "on", "1": "on", "false": "off", "no": "off", "0": "off"}


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


def chosen_values(options: tuple[Option, ...], values: dict[str, str]) -> dict[str, str]:
    """Return a value for each of *options*: the one of *values*, or the default.

    Anything unknown raises `SetupError` with what there is.
    """
    known = {option.name: option for option in options}
    chosen = {option.name: option.default for option in options}
    for name, value in values.items():
        option = known.get(name)
        if option is None:
            raise SetupError(f"There is no option '{name}'. There are: {', '.join(known)}.", name)
        spelled = _SPELLINGS.get(value, value) if option.is_switch else value
        if option.choices and spelled not in option.choices:
            choice = " or ".join(option.choices)
            raise SetupError(f"Option {name} is {choice}, not '{value}'.", name)
        chosen[name] = spelled
    return chosen
