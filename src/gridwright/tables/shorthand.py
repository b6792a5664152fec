"""Turns what people type into notation: one action, or several of a turn.

Names may be printed ones, in any case, with or without accents, or the beginning of just one name;
verbs and fuels may be shortened, and left out where only one action can be meant; a number left
out is the lowest possible. What cannot be read is answered with the reason or the nearest match.
"""

import re
import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final, Protocol

from gridwright import words
from gridwright.core.errors import InvalidNotationError, Message
from gridwright.core.game import Game
from gridwright.core.notation import NUMBERS, Decision, Form, Name, Phrase, Vocabulary
from gridwright.core.offers import Offer

CARDS: Final = ("PLANT", "CARD")  # places whose name alone says little
_NO_FUEL: Final = 1000  # rank of offers that name no fuel
_GERMAN: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_RAISE: Final = re.compile(r"\+([0-9]{1,5})")
_ALL: Final = "all"  # every plant that can run
_MOST: Final = "max"  # the largest amount
_NAME_LENGTH: Final = 3  # letters from which a name needs no verb before it
_SIMILAR: Final = 0.7  # how like another a word must be to be taken for a slip
_SHOWN: Final = 8  # meanings that are listed of an ambiguous word


class Situation(Protocol):
    """The position in which something is typed: the game, and what may be done."""

    @property
    def game(self) -> Game[Any]: ...

    def offers(self) -> list[Offer]:
        """Return what the seat to act may do or could want."""

    def unknown_here(self, typed: list[str]) -> Message | None:
        """Return a refusal if *typed* names what only other maps of the title have."""


def readings(text: str, situation: Situation) -> list[str]:
    """Return *text* as the notation of one action, or of several in turn."""
    return _Reader(situation).read(text.casefold().replace(",", " ").split())


def notation(text: str, situation: Situation) -> str:
    texts = readings(text, situation)
    if len(texts) > 1:
        raise InvalidNotationError("cli.one_action", {"texts": tuple(texts)})
    return texts[0]


def city(text: str, situation: Situation) -> str:
    """Return the word of the city that *text* means; nothing where there are no cities."""
    names = situation.game.vocabulary.places.get("CITY", ())
    return _places(text.casefold().split(), names, names)[0] if names else ""


def names_place(form: Form, vocabulary: Vocabulary) -> bool:
    """Whether only a name follows the verb, and one of letters: a city, a region."""
    if len(form.words) != 2 or len(form.places) != 1 or form.places[0] in NUMBERS:  # noqa: PLR2004
        return False
    return all([name.word[0].isalpha() for name in vocabulary.places[form.places[0]]])


def without_verb(offer: Offer) -> str:
    return " ".join([word for _, word in offer.phrase.tokens[1:]])


def ranked(situation: Situation, *, legal: bool = True) -> list[Offer]:
    """Return the legal or the refused offers of the seat to act in the order of the list."""
    offers = [offer for offer in situation.offers() if offer.is_legal == legal]
    return sorted(offers, key=lambda offer: _rank(situation, offer))


def _rank(situation: Situation, offer: Offer) -> tuple[int, ...]:
    """Return where an offer stands: by verb, by fuel, then what brings most or costs least."""
    game, form = situation.game, offer.phrase.form
    siblings = [other for other in game.forms if other.verb == form.verb]
    fuel, burnt = _NO_FUEL, 0
    if "FUEL" in form.places:
        if form.decision is Decision.POWER:
            burnt = sum([units for _, units in offer.phrase.fuel])
        elif "..." not in form.words:
            fuel = game.vocabulary.read("FUEL", offer.phrase.word("FUEL"))
    return (
        not any([other.places for other in siblings]),  # a verb alone comes last: done, pass
        game.forms.index(siblings[0]),
        fuel,
        -offer.gain("cities"),
        -offer.gain("income"),
        burnt,
        0 if "BID" in form.places else offer.cost,
        -offer.gain("kept"),
    )


def _ambiguous(word: str, meanings: list[str]) -> InvalidNotationError:
    listed = (*meanings[:_SHOWN], *(["…"] if len(meanings) > _SHOWN else []))
    return InvalidNotationError("cli.may_be", {"word": word, "words": listed})


class _Reader:
    """Reads what is typed in one position, with the offers of that position."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.game = situation.game
        self.names = self.game.vocabulary.places
        self.legal = ranked(situation)
        self.texts = [text for offer in self.legal for text in offer.texts()]
        self.verbs = list(dict.fromkeys([offer.verb for offer in self.legal]))

    def read(self, typed: list[str]) -> list[str]:
        if not typed:
            raise InvalidNotationError("notation_empty")
        if _RAISE.fullmatch(typed[0]):
            bids = [form.verb for form in self.game.forms if form.places == ("BID",)]
            typed = [bids[0], *typed]
        typed = self._with_verb(typed)
        refusal = self.situation.unknown_here(typed)
        if refusal is not None:
            raise InvalidNotationError(refusal.id, refusal.values, refusal.clauses)
        if " ".join(typed) in self.texts:
            return [" ".join(typed)]
        verb, *rest = typed
        forms = self._forms(verb)
        naming = [form for form in forms if names_place(form, self.game.vocabulary)]
        is_fixed = any([form.fixed_words > 1 and form.fits(typed) for form in forms])
        if naming and rest and not is_fixed:
            names = self.names[naming[0].places[0]]
            offers = [o for o in self.situation.offers() if o.phrase.form == naming[0]]
            targets = {offer.target for offer in offers}
            offered = [name for name in names if name.word in targets]
            return [f"{verb} {word}" for word in _places(rest, names, offered)]
        rest[:1] = [self._card(word, verb) for word in rest[:1]]
        parts = self._parts(forms, [self._fuel(word, forms) for word in rest])
        return [self._completed([verb, *part]) for part in parts]

    def _forms(self, verb: str) -> list[Form]:
        return [form for form in self.game.forms if form.verb == verb]

    # Verbs

    def _with_verb(self, typed: list[str]) -> list[str]:
        """Return *typed* with its verb in full: one that is legal now, or else any."""
        word, known = typed[0], list(dict.fromkeys([form.verb for form in self.game.forms]))
        if word in known:
            return typed
        begun = [verb for verb in self.verbs if verb.startswith(word)]
        begun = begun or [verb for verb in known if verb.startswith(word)]
        if len(begun) == 1:
            return [begun[0], *typed[1:]]
        if word.isdigit():
            for verb in self.verbs:
                first = [form.places[0] for form in self._forms(verb) if form.places]
                if first and first[0] in (*NUMBERS, *CARDS):
                    return [verb, *typed]
        elif len(word) >= _NAME_LENGTH:
            fitting = [verb for verb in self.verbs if self._is_legal([verb, *typed])]
            if len(fitting) == 1:
                return [fitting[0], *typed]
        raise _ambiguous(word, begun) if begun else self._unknown(word, known)

    def _is_legal(self, typed: list[str]) -> bool:
        try:
            return all([text in self.texts for text in self.read(typed)])
        except InvalidNotationError:
            return False

    def _unknown(self, word: str, verbs: list[str]) -> InvalidNotationError:
        """Return the error for *word*, with the nearest word that can be typed."""
        usage = "cli.usage."
        commands = [key[len(usage) :] for key in words.current().messages if key.startswith(usage)]
        offered = [without_verb(offer) for offer in self.legal]
        near = get_close_matches(word, [*verbs, *commands, *offered], 1, _SIMILAR)
        if near:
            return InvalidNotationError("cli.unknown_near", {"word": word, "near": near[0]})
        return InvalidNotationError("cli.unknown", {"word": word})

    # Fuels and cards

    def _fuel(self, word: str, forms: list[Form]) -> str:
        """Return the fuel that *word* begins, or *word* itself."""
        is_fixed = any([word in form.words for form in forms]) or word in (_ALL, _MOST)
        if is_fixed or not word.isalpha() or not any(["FUEL" in form.words for form in forms]):
            return word
        fuels = [name.word for name in self.names["FUEL"] if name.word.startswith(word)]
        return fuels[0] if len(fuels) == 1 else word

    def _card(self, word: str, verb: str) -> str:
        """Return the one card with the number *word* that *verb* may name, or *word* itself."""
        offered = set()
        for offer in [offer for offer in self.legal if offer.verb == verb]:
            tokens = offer.phrase.tokens[1 : -1 if offer.is_range else None]
            offered.update([token for _, token in tokens])
        cards = [token for token in offered if token[:-1] == word and token[-1].isalpha()]
        return cards[0] if word.isdigit() and word not in offered and len(cards) == 1 else word

    def _parts(self, forms: list[Form], rest: list[str]) -> list[list[str]]:
        """Split *rest* where another fuel begins; amounts may stand before or after."""
        plain = [form for form in forms if "..." not in form.words]
        if not any(["FUEL" in form.words for form in plain]):
            return [rest]
        starts = {form.words[1] for form in plain if len(form.words) > 1}
        starts |= {name.word for name in self.names["FUEL"]}
        is_before = bool(rest) and _is_amount(rest[0])
        parts: list[list[str]] = []
        for index, word in enumerate(rest):
            follows = is_before and _is_amount(word) and rest[index + 1 : index + 2]
            is_start = follows[0] in starts if follows else not is_before and word in starts
            if is_start or not parts:
                parts.append([])
            parts[-1].append(word)
        if is_before:
            return [[*part[1:2], part[0], *part[2:]] for part in parts]
        return parts or [[]]

    # What was left out

    def _completed(self, typed: list[str]) -> str:
        """Return *typed* in full, or as far as its refusal explains what is wrong."""
        text, forms = " ".join(typed), self._forms(typed[0])
        if text in self.texts:
            return text
        if typed[-1] == _MOST:
            return self._highest(typed[:-1])
        if typed[1:] == [_ALL]:
            return self._every(typed[0])
        completed = self._with_number(typed) or self._with_rest(typed, forms)
        if completed or any([form.fits(typed) for form in forms]):
            return completed or text
        ways = [self._head(offer) for offer in self.legal if _begins(typed, offer)]
        if ways:
            raise _ambiguous(text, list(dict.fromkeys(ways)))
        for form in forms:
            missing = form.words[len(typed) :]
            if len(missing) == 1 and missing[0] in NUMBERS and "..." not in form.words:
                return f"{text} {NUMBERS[missing[0]]}"
        if typed[0] not in self.verbs:
            now = tuple(self.verbs)
            raise InvalidNotationError("cli.not_now", {"word": typed[0], "words": now})
        return text

    def _head(self, offer: Offer) -> str:
        """Return as much of an offer as must be typed: of a range, all but the number."""
        has_number = offer.is_range or "BID" in offer.phrase.form.places
        tokens = offer.phrase.tokens[: -1 if has_number else None]
        return " ".join([word for _, word in tokens])

    def _highest(self, typed: list[str]) -> str:
        """Return the most of what *typed* begins: the end of a range, or what keeps the most."""
        ways = [offer for offer in self.legal if _begins(typed, offer)]
        if len(typed) == 1:
            raise _ambiguous(f"{typed[0]} {_MOST}", [f"{typed[0]} FUEL {_MOST}"])
        if not ways:
            return self._with_number(typed) or f"{' '.join(typed)} 1"
        best = max(ways, key=lambda way: (way.highest if way.is_range else 0, way.gain("kept")))
        return best.last_text or best.text

    def _every(self, verb: str) -> str:
        """Return the way to run the most plants; where several fuels would do, ask."""
        ways = [offer for offer in self.legal if offer.verb == verb]
        counts = [_extent(way.phrase) for way in ways]
        best = [way.text for way, count in zip(ways, counts, strict=True) if count == max(counts)]
        if len(best) > 1:
            raise _ambiguous(f"{verb} {_ALL}", best)
        return best[0] if best else f"{verb} none"

    def _with_number(self, typed: list[str]) -> str:
        """Add the one number that was left out, or turn ``+2`` into a bid; else return nothing."""
        by = _RAISE.fullmatch(typed[-1]) if len(typed) > 1 else None
        head = typed[:-1] if by else typed
        for offer in (*self.legal, *ranked(self.situation, legal=False)):
            missing = offer.phrase.form.words[len(head) :]
            places = [word for word in missing if word.isupper()]
            is_number = len(places) == 1 and places[0] in NUMBERS and "..." not in missing
            if is_number and _begins(head, offer):
                lowest = int(offer.phrase.word(places[0]))
                return f"{' '.join(head)} {lowest - 1 + int(by[1])}" if by else offer.text
        return ""

    def _with_rest(self, typed: list[str], forms: list[Form]) -> str:
        """Sort what may stand in any order, and add the rest where only one is possible."""
        for form in [form for form in forms if "..." in form.words]:
            known = [name.word for name in self.names[form.places[0]]]
            if len(typed) > 1 and all([word in known for word in typed[1:]]):
                named = tuple(sorted(typed[1:], key=known.index))
                offers = [offer for offer in self.legal if offer.verb == typed[0]]
                ways = [o.text for o in offers if o.phrase.words(form.places[0]) == named]
                if len(ways) == 1:
                    return ways[0]
        return ""


def _is_amount(word: str) -> bool:
    return word.isdigit() or word == _MOST


def _extent(phrase: Phrase) -> int:
    """Return how many plants would run; of any other decision, how much it spells out."""
    if phrase.decision is not Decision.POWER:
        return len(phrase.tokens)
    return 0 if phrase.is_idle else len(phrase.words(phrase.form.places[0]))


def _begins(typed: list[str], offer: Offer) -> bool:
    return [word for _, word in offer.phrase.tokens[: len(typed)]] == typed


# Places


def _places(typed: list[str], names: Sequence[Name], offered: Sequence[Name]) -> list[str]:
    """Return the words of one place, or of several if *typed* is not all of one."""
    for cut in range(len(typed), 0, -1):
        first = _place(typed[:cut], names, offered)
        if first is not None:
            return [first, *(_places(typed[cut:], names, offered) if typed[cut:] else [])]
    text = " ".join(typed)
    begun = _begun(text, offered) or _begun(text, names)
    if begun:
        raise _ambiguous(text, begun)
    spelled = {spelling: name for name in names for spelling in spellings(name.printed)}
    similar = get_close_matches("_".join(typed), spelled, 1, _SIMILAR)
    if similar:
        values = {"word": text, "near": spelled[similar[0]].printed}
        raise InvalidNotationError("cli.unknown_near", {**values})
    return ["_".join(typed)]


def _place(typed: list[str], names: Sequence[Name], offered: Sequence[Name]) -> str | None:
    """Return the word that *typed* means: a whole name, or the beginning of just one."""
    text = " ".join(typed)
    wanted = spellings(text)
    whole = [name.word for name in names if wanted & {name.word, *spellings(name.printed)}]
    for matches in (whole, _begun(text, offered), _begun(text, names)):
        if matches:
            return matches[0] if len(matches) == 1 else None
    return None


def _begun(text: str, names: Sequence[Name]) -> list[str]:
    wanted = tuple(spellings(text))
    return [
        name.word
        for name in names
        if any([s.startswith(wanted) for s in (name.word, *spellings(name.printed))])
    ]


def spellings(name: str) -> set[str]:
    """Return *name* as people may type it: ö as oe or o, and signs as underscores."""
    folded = unicodedata.normalize("NFC", name).casefold()
    plain = unicodedata.normalize("NFKD", folded.replace("ł", "l"))
    bare = "".join([sign for sign in plain if not unicodedata.combining(sign)])
    slugs = set()
    for text in (folded.translate(_GERMAN), bare):
        letters = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
        slugs.add(re.sub(r"[^a-z0-9]+", "_", letters).strip("_"))
    return slugs
