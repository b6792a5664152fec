"""Outside the engine nobody takes an action's text apart, or knows verbs and events by heart.

An `Offer` and a `Phrase` say what sort of decision an action is, what it is about and which number
it has; an `EventKind` says what an event means. Whoever splits a text or compares it with a verb
works until a title spells something else, and then is silently wrong.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gridwright.content.load import load
from gridwright.core.game import Game
from gridwright.games.outpost.actions import BUILDINGS
from gridwright.games.registry import SEATS, TITLES, AnyGame, open_game

SRC = Path(__file__).parents[2] / "src" / "gridwright"

ENGINE = {"content", "core", "data", "games", "parts", "phases"}
LAYERS = sorted({path.relative_to(SRC).parts[0] for path in SRC.glob("*/**/*.py")} - ENGINE)

EXCEPTIONS = {
    "lessons/conditions.py": "reads what lesson files say in the words of records, a closed list",
    "cli/session.py": "reads what a person typed, before it is known to be an action",
}
"""Files that may depend on texts, each with the reason."""

OWNER = re.compile(
    r"(?:^|[._\])])(?:offer|other|phrase|form|action|move|suggestion|option|choice|way|each|o)s?$"
)  # of a `text` that is notation
GAME = re.compile(r"(?:^|[._])game$")  # whose `write` makes notation
DISSECTIONS = {
    *("split", "rsplit", "partition", "rpartition", "replace"),
    *("startswith", "endswith", "removeprefix", "removesuffix"),
}
LOOKUPS = {"get", "setdefault", "pop", "index", "count"}

Names = frozenset[str]


# The words that only the engine may know


@cache
def games() -> tuple[AnyGame, ...]:
    """Return a game of every title and map, with and without a dummy."""
    library = load()
    return tuple(
        [
            open_game(library, title.name, board, seats, {})
            for title in TITLES
            for board in title.maps(library) or ("",)
            for seats in SEATS
        ]
    )


@cache
def event_ids() -> Names:
    return frozenset([kind.id for game in games() for kind in game.event_kinds])


@cache
def all_verbs() -> Names:
    return frozenset([form.verb for game in games() for form in game.forms])


@cache
def verbs() -> Names:
    """Return the verbs that do not also name something else.

    "plant" is the verb of an Outpost action, and a value of nearly every event.
    """
    kinds = [kind for game in games() for kind in game.event_kinds]
    others = {name for kind in kinds for name in (*kind.fields, kind.brings)} | {*BUILDINGS}
    for game in games():
        others |= {place.lower() for place in game.vocabulary.places}
        others |= {phase.name for phase in game.phases}
        others |= set(keys(snapshot(game)))
    return all_verbs() - others


def snapshot(game: Game[Any]) -> object:
    return game.snapshot(game.new(1, {}))


def keys(value: object) -> Iterator[str]:
    """Yield the names of all fields in *value*, however deep they lie."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield name
            yield from keys(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from keys(inner)


def test_the_words_are_those_of_every_title() -> None:
    assert {"open", "drop", "build", "power", "hire", "swap", "discard"} <= verbs()
    assert {"bought_from_storage", "refill_ended", "bought_card", "scored"} <= event_ids()


# The packages


def test_the_layers_are_found() -> None:
    assert {"advice", "arena", "bench", "bots", "draw", "rl", "simulate", "tables"} <= set(LAYERS)


@pytest.mark.parametrize("layer", LAYERS)
def test_no_layer_takes_texts_apart(layer: str) -> None:
    guilty = {
        name: places
        for path in sorted((SRC / layer).rglob("*.py"))
        if (name := path.relative_to(SRC).as_posix()) not in EXCEPTIONS
        and (places := dissections(path.read_text(encoding="utf-8")))
    }

    assert guilty == {}


def test_every_exception_is_needed() -> None:
    """A file that has learned to ask is no exception any more."""
    innocent = [
        name for name in EXCEPTIONS if not dissections((SRC / name).read_text(encoding="utf-8"))
    ]

    assert innocent == []


@pytest.mark.parametrize(
    "source",
    [
        "if offer.text == 'done': pass",
        "word = offer.text.split()[0]",
        "text = game.write(action)\nhead, _, tail = text.partition(' ')",
        "def verb(self, action):\n    return self._game.write(action)[:4]",
        "if draft.game.write(action).startswith('build'): pass",
        "builds = [offer for offer in offers if offer.text.startswith(verb)]",
        "by_text = {offer.text: offer for offer in offers}",
        "price = PRICES[offer.last_text]",
        "price = PRICES.get(offer.text, 0)",
        "if line in offer.texts(): pass",
        "for text in offer.texts():\n    number = int(text.rsplit(' ', 1)[1])",
        "match offer.verb:\n    case verb: pass",
        "amounts = [int(line.split()[-1]) for line in draft.lines]",
        "def head(line):\n    return line.rpartition(' ')[0]",
        "if offer.verb in _CARDS: pass",
        "price = _PRICES[offer.verb]",
        "_CARDS: Final = ('open', 'bid', 'slot', 'swap')",
        "if typed[0] in ('open', 'swap'): pass",
        "match typed:\n    case 'drop': pass",
        "if line.startswith('buy '): pass",
        "phase = _PHASES.get(event.kind.id, '')",
        "if event.kind.id in _PAID: pass",
        "if kind == 'bought_from_storage': pass",
        "_PAID = {'bought_plant': 'bid', 'built': 'cost'}",
    ],
)
def test_a_text_that_is_taken_apart_is_found(source: str) -> None:
    assert len(dissections(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "if offer.decision is Decision.BUILD: pass",
        "label = f'{offer.text} for {offer.cost}'",
        "texts = [game.write(action) for action in actions]\nlatest = texts[-3:]",
        "if offer.target == city: pass",
        "if self.lines >= self._limit: pass",
        "values = {'plant': lot.card, 'bid': lot.bid}",
        "if offer.verb == form.verb: pass",
        "by_verb.setdefault(offer.verb, []).append(offer)",
        "_BUILDINGS = ('plant', 'housing', 'station')",
        "if event.kind is DROPPED: pass",
        "if offer.refusal.id != 'robot_made': pass",
        "if purchase.kind in ('plant', 'card'): pass",
        "names = [name.strip() for name in bots.split(',')]",
        "text = words.text('title')\nparts = text.split()",
        "def one(text): return text.split()\ndef other(game, action): text = game.write(action)",
    ],
)
def test_other_texts_are_fine(source: str) -> None:
    assert dissections(source) == []


# What is looked for


def dissections(source: str) -> list[str]:
    """Return the expressions that take an action's text apart, or know a verb or an event."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = {id(node) for function in functions for node in ast.walk(function)}
    outside = [node for node in ast.walk(tree) if id(node) not in inside]
    scopes = [outside, *[list(ast.walk(function)) for function in functions]]
    guilty = {
        (node.lineno, ast.unparse(node))
        for scope in scopes
        for variables in [Variables(scope)]
        for node in scope
        if isinstance(node, ast.expr | ast.stmt | ast.pattern)
        and (variables.decide(node) or knows_a_word(node))
    }
    return [f"line {line}: {text.splitlines()[0]}" for line, text in sorted(guilty)]


class Variables:
    """The variables of one function that hold the text of an action, or several texts."""

    def __init__(self, scope: list[ast.AST]) -> None:
        self._single: set[str] = set()
        self._several: set[str] = set()
        for _ in range(2):  # a variable may be assigned to another one
            for node in scope:
                self._assign(node)

    def _assign(self, node: ast.AST) -> None:
        match node:
            case ast.arg(arg="line"):
                self._single.add("line")
                return
            case ast.arg(arg="lines"):
                self._several.add("lines")
                return
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                pass
            case ast.NamedExpr(target=ast.Name(id=name), value=value):
                pass
            case ast.For(target=ast.Name(id=name), iter=value):
                value = ast.Subscript(value, ast.Constant(0))
            case ast.comprehension(target=ast.Name(id=name), iter=value):
                value = ast.Subscript(value, ast.Constant(0))
            case _:
                return
        if self.is_text(value):
            self._single.add(name)
        if self.are_texts(value):
            self._several.add(name)

    def is_text(self, node: ast.expr) -> bool:
        """Whether *node* is the notation of an action, or the id of an event's kind."""
        match node:
            case ast.Attribute(attr="text" | "last_text", value=owner):
                return OWNER.search(ast.unparse(owner)) is not None
            case ast.Attribute(attr="id", value=ast.Attribute(attr="kind")):
                return True
            case ast.Call(func=ast.Attribute(attr="write", value=owner)):
                return GAME.search(ast.unparse(owner)) is not None
            case ast.Call(func=ast.Attribute(attr="at", value=owner)):
                return OWNER.search(ast.unparse(owner)) is not None
            case ast.Subscript(value=several, slice=ast.Constant() | ast.Name()):
                return self.are_texts(several)
            case ast.Name(id=name):
                return name in self._single
            case _:
                return False

    def are_texts(self, node: ast.expr) -> bool:
        """Whether *node* is a collection of such texts."""
        match node:
            case ast.Call(func=ast.Attribute(attr="texts", value=owner)):
                return OWNER.search(ast.unparse(owner)) is not None
            case ast.ListComp(elt=element) | ast.SetComp(elt=element):
                return self.is_text(element)
            case ast.Call(func=ast.Name(id="tuple" | "list" | "set"), args=[inner]):
                return self.are_texts(inner)
            case ast.Attribute(attr="lines"):  # of a draft or a plan
                return True
            case ast.Subscript(value=several, slice=ast.Slice()):
                return self.are_texts(several)
            case ast.Name(id=name):
                return name in self._several
            case _:
                return False

    def decide(self, node: ast.AST) -> bool:
        """Whether *node* decides by such a text, or takes it apart."""
        match node:
            case ast.Compare(left=left, ops=[ast.Eq() | ast.NotEq() | ast.In() | ast.NotIn()]):
                sides = (left, *node.comparators)
                is_listed = any(map(is_verb, sides)) and any(map(is_constant, sides))
                return is_listed or any(self.is_text(s) or self.are_texts(s) for s in sides)
            case ast.Call(func=ast.Attribute(attr=method, value=owner), args=[]):
                return method in DISSECTIONS and self.is_text(owner)
            case ast.Call(func=ast.Attribute(attr=method, value=owner), args=[first, *_]):
                if method in DISSECTIONS:
                    return self.is_text(owner)
                return method in LOOKUPS and self._is_key(owner, first)
            case ast.Subscript(value=owner, slice=ast.Slice()):
                return self.is_text(owner)
            case ast.Subscript(value=owner, slice=key):
                return self._is_key(owner, key)
            case ast.Dict(keys=keys_):
                return any(key is not None and self.is_text(key) for key in keys_)
            case ast.DictComp(key=key):
                return self.is_text(key)
            case ast.Match(subject=subject):
                return self.is_text(subject) or is_verb(subject)
            case _:
                return False

    def _is_key(self, table: ast.expr, key: ast.expr) -> bool:
        """Whether a text is looked up, or a verb in a table that knows them all."""
        return self.is_text(key) or (is_constant(table) and is_verb(key))


def is_verb(node: ast.expr) -> bool:
    """Whether *node* is the verb of an action, which may be compared with that of another."""
    return isinstance(node, ast.Attribute) and node.attr == "verb"


def is_constant(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id.isupper()


def knows_a_word(node: ast.AST) -> bool:
    """Whether *node* compares with a verb or the id of an event, or is a table of them."""
    match node:
        case ast.Compare(left=ast.Attribute(attr="id", value=ast.Attribute(attr="refusal"))):
            return False  # refusals have ids of their own, some of them spelled like an event's
        case ast.Compare(left=left, comparators=others):
            return any(is_word(side) for side in (left, *others))
        case ast.MatchValue(value=value):
            return is_word(value)
        case ast.Call(func=ast.Attribute(attr=method), args=arguments):
            return method in DISSECTIONS and any(is_word(argument) for argument in arguments)
        case ast.Assign(value=value) | ast.AnnAssign(value=ast.expr() as value):
            return is_table(value)
        case _:
            return False


def is_table(node: ast.expr) -> bool:
    """Whether *node* is a collection of verbs or of ids of events, and of nothing else."""
    match node:
        case ast.Dict(keys=[_, _, *_] as words):
            pass
        case ast.Tuple(elts=[_, _, *_] as words) | ast.List(elts=[_, _, *_] as words):
            pass
        case ast.Set(elts=[_, _, *_] as words):
            pass
        case _:
            return False
    texts = [word.value if isinstance(word, ast.Constant) else None for word in words]
    has_word = any(text in verbs() | event_ids() for text in texts)
    return has_word and all(text in all_verbs() | event_ids() for text in texts)


def is_word(node: ast.expr) -> bool:
    """Whether *node* is a verb or the id of an event, or a collection with one."""
    match node:
        case ast.Constant(value=str(word)):
            return word.strip() in verbs() | event_ids()
        case ast.Tuple(elts=elements) | ast.List(elts=elements) | ast.Set(elts=elements):
            return any(is_word(element) for element in elements)
        case _:
            return False
