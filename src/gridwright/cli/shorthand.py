"""What people type becomes notation.

Names may be printed ones, in any case, with or without accents, or the beginning of one name
only; verbs and fuels may be shortened; a number left out is the lowest possible. What cannot
be read like that is left as it is, and the notation of the title says what is wrong with it.
"""

import re
import unicodedata

from gridwright.cli.offers import form_of, names_place, ranked
from gridwright.cli.screen import Screen
from gridwright.core.errors import InvalidNotationError
from gridwright.core.notation import NUMBERS, Form, Name, Vocabulary
from gridwright.core.offers import Offer

_GERMAN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_RAISE = re.compile(r"\+([0-9]{1,5})")


def notation(text: str, screen: Screen) -> str:
    """Return *text* as the notation of an action, or say between which it cannot decide."""
    game, legal = screen.seen.game, ranked(screen)
    typed = text.casefold().split()
    if not typed:
        raise InvalidNotationError("notation_empty")
    if _RAISE.fullmatch(typed[0]):
        typed.insert(0, next(form.verb for form in game.forms if form.places == ("BID",)))
    verb = _verb(typed[0], game.forms, legal)
    typed[0] = verb
    forms = [form for form in game.forms if form.verb == verb]
    is_fixed = any([form.fixed_words > 1 and form.fits(typed) for form in forms])
    naming = [form for form in forms if names_place(form, game.vocabulary)]
    if naming and len(typed) > 1 and not is_fixed:
        names = game.vocabulary.places[naming[0].places[0]]
        near = [offer.text for offer in screen.offers()]
        wanted = text.split(maxsplit=1)[1]
        return f"{verb} {_place(wanted, names, [n for n in names if f'{verb} {n.word}' in near])}"
    typed = [_fuel(word, forms, game.vocabulary) for word in typed]
    if any([" ".join(typed) in offer.texts() for offer in legal]):
        return " ".join(typed)
    return _with_number(typed, screen) or _with_rest(typed, forms, game.vocabulary, legal)


def _verb(word: str, forms: tuple[Form, ...], legal: list[Offer]) -> str:
    """Return the verb that *word* begins: of what is legal now, or else of any action."""
    known = {offer.text.split()[0] for offer in legal}, {form.verb for form in forms}
    for verbs in known:
        if word in verbs:
            return word
    for verbs in known:
        found = [verb for verb in verbs if verb.startswith(word)]
        if len(found) == 1:
            return found[0]
    return word


# Places


def _place(typed: str, names: tuple[Name, ...], near: list[Name]) -> str:
    """Return the word that *typed* means: all of a name, or the beginning of one name only."""
    wanted = spellings(typed)
    known_as = {name.word: {name.word, *spellings(name.printed)} for name in names}
    whole = [word for word, called in known_as.items() if wanted & called]
    if len(whole) == 1:
        return whole[0]
    for known in (near, names):
        words = [name.word for name in known]
        begun = [w for w in words if any(s.startswith(tuple(wanted)) for s in known_as[w])]
        if len(begun) == 1:
            return begun[0]
        if begun:
            raise InvalidNotationError("cli.may_be", {"word": typed, "words": tuple(begun)})
    return "_".join(typed.casefold().split())


def spellings(name: str) -> set[str]:
    """Return *name* as people may type it: with ö as oe or o, and signs as underscores."""
    folded = unicodedata.normalize("NFC", name).casefold()
    plain = unicodedata.normalize("NFKD", folded.replace("ł", "l"))
    bare = "".join([sign for sign in plain if not unicodedata.combining(sign)])
    slugs = set()
    for text in (folded.translate(_GERMAN), bare):
        letters = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
        slugs.add(re.sub(r"[^a-z0-9]+", "_", letters).strip("_"))
    return slugs


# Fuels and numbers


def _fuel(word: str, forms: list[Form], vocabulary: Vocabulary) -> str:
    """Return the fuel that *word* begins, or *word* itself."""
    is_fixed = any([word in form.words for form in forms])
    if is_fixed or not word.isalpha() or not any(["FUEL" in form.words for form in forms]):
        return word
    found = [name.word for name in vocabulary.places["FUEL"] if name.word.startswith(word)]
    return found[0] if len(found) == 1 else word


def _with_number(typed: list[str], screen: Screen) -> str:
    """Complete the one number left out, or a raise by some Elektro; nothing if none is."""
    by = _RAISE.fullmatch(typed[-1]) if len(typed) > 1 else None
    head = typed[:-1] if by else typed
    for offer in (*ranked(screen), *ranked(screen, legal=False)):
        left = form_of(screen, offer).words[len(head) :]
        places = [word for word in left if word.isupper()]
        if len(places) != 1 or places[0] not in NUMBERS or "..." in left:
            continue
        if offer.text.split()[: len(head)] == head:
            return f"{' '.join(head)} {offer.lowest - 1 + int(by[1])}" if by else offer.text
    return ""


def _with_rest(
    typed: list[str], forms: list[Form], vocabulary: Vocabulary, legal: list[Offer]
) -> str:
    """Put what may stand in any order in order, and add a rest that is the only one possible."""
    for form in [form for form in forms if "..." in form.words]:
        known = [name.word for name in vocabulary.places[form.places[0]]]
        if all([word in known for word in typed[1:]]):
            head = " ".join([typed[0], *sorted(typed[1:], key=known.index)])
            rest = [head, *form.words[form.words.index("...") + 1 :]][:2]
            begun = f"{' '.join(rest)} "
            ways = [o.text for o in legal if o.text == head or o.text.startswith(begun)]
            if len(ways) == 1:
                return ways[0]
    return " ".join(typed)
