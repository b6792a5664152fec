"""Plural categories of whole numbers, by language, as CLDR defines them."""

from collections.abc import Callable
from typing import Final

OTHER: Final = "other"  # the default of every choice
CATEGORIES: Final = ("zero", "one", "two", "few", "many", OTHER)

_MILLION: Final = 1_000_000
_FEW: Final = (2, 3, 4)


def category(language: str, count: int) -> str:
    """Return the category of *count*; languages without a rule use that of English."""
    return _RULES.get(language, _one_or_other)(abs(count))


def needed(language: str) -> tuple[str, ...]:
    """Return the categories that *language* uses for small numbers."""
    rule = _RULES.get(language, _one_or_other)
    return tuple(dict.fromkeys([rule(count) for count in (1, 2, 5)]))


def _one_or_other(count: int) -> str:
    return "one" if count == 1 else OTHER


def _spanish(count: int) -> str:
    return "many" if count and count % _MILLION == 0 else _one_or_other(count)


def _polish(count: int) -> str:
    if count == 1:
        return "one"
    is_teen = count // 10 % 10 == 1
    return "few" if count % 10 in _FEW and not is_teen else "many"


def _czech(count: int) -> str:
    return "few" if count in _FEW else _one_or_other(count)


_RULES: Final[dict[str, Callable[[int], str]]] = {
    "en": _one_or_other,
    "de": _one_or_other,
    "es": _spanish,
    "pl": _polish,
    "cs": _czech,
}
