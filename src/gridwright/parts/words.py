"""The words of notation that titles have in common: numbers, fuel, plants to run.

It reads and writes words. Which verbs there are, and what a word like ``10`` or ``kassel``
means, is the title's business.
"""

from gridwright.core.errors import InvalidNotationError

_LONGEST_NUMBER = 6  # digits


def split(text: str) -> tuple[str, list[str]]:
    """Return the verb of *text* and the words after it, in lower case."""
    found = text.lower().split()
    if not found:
        raise InvalidNotationError("Nothing to read: an action is expected.")
    return found[0], found[1:]


def unknown(forms: tuple[str, ...], verb: str) -> InvalidNotationError:
    """Return the error for a *verb* that no form begins with."""
    return InvalidNotationError(f"'{verb}' is not an action. Actions are: {', '.join(forms)}.")


def expect(forms: tuple[str, ...], verb: str, *, holds: bool) -> None:
    """Refuse a *verb* that is not followed by what it needs, and show its forms."""
    if not holds:
        shown = " or ".join([f"'{form}'" for form in forms if form.split()[0] == verb])
        raise InvalidNotationError(f"'{verb}' is written {shown}.")


def number(word: str) -> int:
    """Read a whole number from 0 on."""
    if not (word.isascii() and word.isdigit() and len(word) <= _LONGEST_NUMBER):
        raise InvalidNotationError(f"'{word}' is not a number.")
    return int(word)


def amount(word: str) -> int:
    """Read a whole number from 1 on."""
    found = number(word)
    if found == 0:
        raise InvalidNotationError("An amount is at least 1.")
    return found


def resource(names: tuple[str, ...], word: str) -> int:
    """Read the name of a resource."""
    if word not in names:
        raise InvalidNotationError(f"'{word}' is not a fuel. Fuels are: {', '.join(names)}.")
    return names.index(word)


def fuel(names: tuple[str, ...], pairs: list[str]) -> tuple[int, ...]:
    """Read pairs of fuel and amount; each fuel may be named once."""
    amounts = [0] * len(names)
    named: list[int] = []
    for index in range(0, len(pairs), 2):
        kind = resource(names, pairs[index])
        if kind in named:
            raise InvalidNotationError(f"'{pairs[index]}' is named twice.")
        named.append(kind)
        amounts[kind] = number(pairs[index + 1])
    return tuple(amounts)


def write_fuel(names: tuple[str, ...], amounts: tuple[int, ...]) -> str:
    """Write pairs of fuel and amount; `fuel` reads them back."""
    pairs = [f"{name} {count}" for name, count in zip(names, amounts, strict=True) if count]
    return " ".join(pairs)


def power(
    forms: tuple[str, ...], names: tuple[str, ...], rest: list[str]
) -> tuple[list[str], tuple[int, ...]]:
    """Read what follows ``power``: the words of the plants, and what they burn."""
    if rest == ["none"]:
        return [], (0,) * len(names)
    cut = rest.index("with") if "with" in rest else len(rest)
    pairs = rest[cut + 1 :]
    holds = cut > 0 and len(pairs) % 2 == 0 and (cut == len(rest) or bool(pairs))
    expect(forms, "power", holds=holds)
    return rest[:cut], fuel(names, pairs)


def write_power(plants: list[str], names: tuple[str, ...], burnt: tuple[int, ...]) -> str:
    """Write a power action; `power` reads it back."""
    if not plants:
        return "power none"
    burning = write_fuel(names, burnt)
    return f"power {' '.join(plants)} with {burning}" if burning else f"power {' '.join(plants)}"
