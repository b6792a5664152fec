"""What people type becomes notation.

Names may be printed ones, in any case, with or without accents, or the beginning of one name
only; verbs and fuels may be shortened; an amount left out is the lowest possible. What cannot
be read like that is left as it is, and the notation of the title says what is wrong with it.
"""

import re
import unicodedata
from collections.abc import Iterable

from gridwright.cli.offers import legal_texts
from gridwright.cli.screen import Name, Screen
from gridwright.core.errors import InvalidNotationError

_GERMAN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_RAISE = re.compile(r"\+([0-9]{1,5})")


def notation(text: str, screen: Screen) -> str:
    """Return *text* as the notation of an action, or say between which it cannot decide."""
    legal = list(legal_texts(screen))
    words = text.casefold().split()
    if not words:
        raise InvalidNotationError("Nothing to read: an action is expected.")
    if _RAISE.fullmatch(words[0]):
        words.insert(0, "bid")
    verb = _verb(words[0], screen, legal)
    if len(words) > 1 and (names := screen.places(verb)):
        return f"{verb} {_place(text.split(maxsplit=1)[1], names)}"
    fuels = screen.fuels()
    words = [verb, *[_fuel(word, fuels) for word in words[1:]]]
    text = " ".join(words)
    if text in legal:
        return text
    if verb in screen.amounts:
        return _with_amount(words, legal)
    from_column = [way for way in legal if way.startswith(f"{text} at ")]  # cheapest first
    return from_column[0] if from_column else _with_fuel(words, legal)


def _verb(word: str, screen: Screen, legal: list[str]) -> str:
    """Return the verb that *word* begins: of what is legal now, or else of any action."""
    legal_verbs = {text.split()[0] for text in legal}
    all_verbs = {form.split()[0] for form, _ in screen.forms}
    for verbs in (legal_verbs, all_verbs):
        if word in verbs:
            return word
    for verbs in (legal_verbs, all_verbs):
        found = [verb for verb in verbs if verb.startswith(word)]
        if len(found) == 1:
            return found[0]
    return word


# Places


def _place(typed: str, names: tuple[Name, ...]) -> str:
    """Return the id that *typed* means: all of a name, or the beginning of one name only."""
    wanted = spellings(typed)
    whole = [name for name in names if wanted & _spellings_of(name)]
    if len(whole) == 1:
        return whole[0].id
    begun = [
        name
        for name in names
        if name.is_near and any(s.startswith(w) for s in _spellings_of(name) for w in wanted)
    ]
    if len(begun) == 1:
        return begun[0].id
    if begun:
        choice = ", ".join([name.id for name in begun])
        raise InvalidNotationError(f"'{typed}' may be: {choice}.")
    return "_".join(typed.casefold().split())


def spellings(name: str) -> set[str]:
    """Return *name* as people may type it: with ö as oe or o, and signs as underscores."""
    folded = unicodedata.normalize("NFC", name).casefold()
    plain = unicodedata.normalize("NFKD", folded.replace("ł", "l"))
    bare = "".join([sign for sign in plain if not unicodedata.combining(sign)])
    return {_slug(folded.translate(_GERMAN)), _slug(bare)}


def _spellings_of(name: Name) -> set[str]:
    return {name.id} | spellings(name.printed)


def _slug(text: str) -> str:
    bare = unicodedata.normalize("NFKD", text)
    return re.sub(r"[^a-z0-9]+", "_", bare.encode("ascii", "ignore").decode()).strip("_")


# Fuels and amounts


def _fuel(word: str, fuels: tuple[Name, ...]) -> str:
    """Return the fuel that *word* begins, or *word* itself."""
    if not word.isalpha() or word in ("with", "none", "storage"):
        return word
    found = [fuel.id for fuel in fuels if fuel.id.startswith(word)]
    return found[0] if len(found) == 1 else word


def _with_amount(words: list[str], legal: list[str]) -> str:
    """Complete an amount left out, or a raise by some Elektro."""
    text = " ".join(words)
    by = _RAISE.fullmatch(words[-1])
    if by and len(words) > 1:
        lowest = _lowest(" ".join(words[:-1]), legal)
        return text if lowest is None else f"{' '.join(words[:-1])} {lowest - 1 + int(by[1])}"
    lowest = _lowest(text, legal)
    return text if lowest is None else f"{text} {lowest}"


def _lowest(head: str, legal: Iterable[str]) -> int | None:
    """Return the lowest amount that may follow *head* now."""
    amounts = [
        int(amount)
        for before, _, amount in (text.rpartition(" ") for text in legal)
        if before == head and amount.isdigit()
    ]
    return min(amounts, default=None)


def _number(word: str) -> tuple[int, str]:
    """Return the number of a card and, where several have it, the letter behind: ``5a``."""
    digits = re.match(r"[0-9]{0,6}", word)
    return int(digits[0]) if digits and digits[0] else 0, word


def _with_fuel(words: list[str], legal: Iterable[str]) -> str:
    """Name the fuel of plants that can run in one way only."""
    plants = sorted(words[1:], key=_number)
    head = " ".join([words[0], *plants])
    ways = [text for text in legal if text == head or text.startswith(f"{head} with ")]
    return ways[0] if len(ways) == 1 else " ".join(words)
