"""What the program can say, found in its sources: ids, with the values that they are given."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gridwright.core.action import Action
from gridwright.core.notation import Decision, Form

SRC = Path(__file__).parents[2] / "src" / "gridwright"

AN_ID = re.compile(r"[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*")
NOT_SEEN = "?"  # an id that is put together when the program runs
LEAVES = (ast.Name, ast.Constant, ast.alias, ast.Import, ast.ImportFrom)  # no call is in these

Function = ast.FunctionDef | ast.Module
Scope = tuple[Function, str]  # where a call stands: the function, and the class around it


@dataclass(frozen=True, slots=True)
class Said:
    """One place that says something."""

    table: str  # of the catalogue: messages, events, terms
    id: str
    keys: frozenset[str] | None  # of its values; None where they cannot be seen
    place: str  # the file
    is_exact: bool = False  # whether all values are meant to be said


@dataclass(frozen=True, slots=True)
class Maker:
    """What makes an error: where a call of it has the id and the values; -1 for nowhere."""

    message: int
    values: int
    prefix: str = ""  # of the id, where a function puts one before it


@cache
def said() -> list[Said]:
    """Return everything that the sources say."""
    return [found for path in sorted(SRC.rglob("*.py")) for found in said_in(path)]


@cache
def said_in(path: Path) -> list[Said]:
    """Return everything that one file says."""
    place = path.relative_to(SRC).as_posix()
    found: list[Said] = []
    makers = errors() | wrappers(tree(path))
    calls, classes = looked_through(tree(path))
    for (function, owner), node in calls:
        if called(node) in makers:
            found.extend(of_error(node, makers[called(node)], function, place))
        elif ast.unparse(node.func) != "super().__init__":
            found.extend(of_call(node, function, place))
        elif owner in errors():
            found.extend(of_error(node, Maker(0, 1), function, place))
    for kind in classes:
        found.extend(of_class(kind, place))
    return found


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def looked_through(module: ast.Module) -> tuple[list[tuple[Scope, ast.Call]], list[ast.ClassDef]]:
    """Return every call with the function and the class that it stands in, and all classes."""
    found: list[tuple[Scope, ast.Call]] = []
    classes: list[ast.ClassDef] = []
    waiting: list[tuple[Scope, ast.AST]] = [((module, ""), module)]
    while waiting:
        scope, node = waiting.pop()
        if isinstance(node, ast.Call):
            found.append((scope, node))
        elif isinstance(node, ast.FunctionDef):
            scope = (node, scope[1])
        elif isinstance(node, ast.ClassDef):
            classes.append(node)
            scope = (scope[0], node.name)
        elif isinstance(node, LEAVES):
            continue
        waiting.extend([(scope, child) for child in ast.iter_child_nodes(node)])
    return found, classes


# Calls


def of_call(node: ast.Call, function: Function, place: str) -> list[Said]:
    name = called(node)
    text = node.args[0] if node.args else None
    if name == "Refusal" and text is not None:
        return [Said("messages", id_, None, place) for id_ in strings(text, function)]
    if name in {"problem", "reject"} and text is not None:
        return of_keywords("messages", node, function, place)
    if is_words(node) and name == "text":
        return of_keywords("messages", node, function, place)
    if is_words(node) and name == "term":
        ids = [id_ for id_ in strings(node.args[0], function) if id_ != NOT_SEEN]
        return [Said("terms", id_, None, place) for id_ in ids]
    if name == "EventKind" and text is not None:
        return of_event_kind(node, place)
    if name.endswith("Form") and len(node.args) > 1:
        return [
            Said("messages", Form(Action, text, decision=Decision.DONE).help, None, place)
            for text in strings(node.args[1], function)
        ]
    if name == "Title" and text is not None:
        titles = strings(text, function)
        ids = [id_ for title in titles for id_ in (f"title.{title}", f"title.{title}.about")]
        return [Said("messages", id_, None, place) for id_ in ids]
    return []


def of_error(node: ast.Call, kind: Maker, function: Function, place: str) -> list[Said]:
    if not 0 <= kind.message < len(node.args):
        return []
    given = [keyword.value for keyword in node.keywords if keyword.arg == "values"]
    given.extend(node.args[kind.values : kind.values + 1] if kind.values >= 0 else [])
    keys: frozenset[str] | None = frozenset() if kind.values >= 0 else None
    if given:
        keys = keys_of(given[0], function)
    text = node.args[kind.message]
    ids = [] if is_parameter(text, function) else strings(text, function)
    ids = [id_ if id_ == NOT_SEEN else f"{kind.prefix}{id_}" for id_ in ids]
    return [Said("messages", id_, keys, place, is_exact=True) for id_ in ids]


def of_keywords(table: str, node: ast.Call, function: Function, place: str) -> list[Said]:
    names = [keyword.arg for keyword in node.keywords]
    keys = None if None in names else frozenset([name for name in names if name])
    ids = [id_ for id_ in strings(node.args[0], function) if id_ != NOT_SEEN]
    is_exact = len(ids) == 1  # one of several sentences need not say all of it
    return [Said(table, id_, keys, place, is_exact) for id_ in ids]


def of_event_kind(node: ast.Call, place: str) -> list[Said]:
    """Return the sentence of a declared kind of event: it may show its fields and who did it."""
    fields = ast.literal_eval(node.args[1]) if len(node.args) > 1 else ()
    return [Said("events", ast.literal_eval(node.args[0]), frozenset({"who", *fields}), place)]


def called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Subscript(value=ast.Name(id=name)):
            return name
        case _:
            return ""


def is_words(node: ast.Call) -> bool:
    match node.func:
        case ast.Attribute(value=ast.Name(id="words")):
            return bool(node.args)
        case _:
            return False


# What stands in them


def strings(node: ast.expr, function: Function) -> list[str]:
    """Return the texts that *node* may be; `NOT_SEEN` for one that is put together."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=first, orelse=second):
            return [*strings(first, function), *strings(second, function)]
        case ast.JoinedStr():
            return [NOT_SEEN]
        case ast.Name(id=name):
            values = assigned(name, function)
            return [text for value in values for text in strings(value, function)]
        case _:
            return []


def keys_of(node: ast.expr, function: Function) -> frozenset[str] | None:
    match node:
        case ast.Dict(keys=keys):
            names = [key.value if isinstance(key, ast.Constant) else None for key in keys]
            return None if None in names else frozenset([str(name) for name in names])
        case ast.Name(id=name):
            values = assigned(name, function)
            is_plain = len(values) == 1 and not is_changed(name, function)
            return keys_of(values[0], function) if is_plain else None
        case _:
            return None


def assigned(name: str, function: Function) -> list[ast.expr]:
    """Return what is assigned to *name* in *function*."""
    found: list[ast.expr] = []
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                found.append(value)
            case ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value) if (
                target == name
            ):
                found.append(value)
            case _:
                pass
    return found


def is_changed(name: str, function: Function) -> bool:
    """Whether a dictionary gets more keys after it was made."""
    text = ast.unparse(function)
    return f"{name}[" in text or f"{name}.update(" in text


# Classes


def of_class(kind: ast.ClassDef, place: str) -> list[Said]:
    bases = [ast.unparse(base).partition("[")[0] for base in kind.bases]
    if any(base.endswith("Options") for base in bases):
        ids = [f"option.{name}" for name, _ in fields(kind)]
    elif "phases/" in place or place == "core/phase.py":
        ids = [f"phase.{value}" for name, value in fields(kind) if name == "name" and value]
    else:
        ids = []
    events = [value for name, value in fields(kind) if name.endswith("_event") and value]
    return [
        *[Said("messages", id_, None, place) for id_ in ids],
        *[Said("events", id_, None, place) for id_ in events],
    ]


def fields(kind: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Yield the attributes of a class, with their value if it is a text."""
    for node in kind.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(text))):
                yield name, text
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(text))):
                yield name, text
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name, ""
            case _:
                pass


@cache
def errors() -> dict[str, Maker]:
    """Return the classes of errors that carry a message, with the places of id and values."""
    classes = [kind for path in sorted(SRC.rglob("*.py")) for kind in looked_through(tree(path))[1]]
    found = {"GridwrightError": Maker(0, 1), "Message": Maker(0, 1)}
    for _ in range(4):  # a class may stand before its base
        for kind in classes:
            bases = [ast.unparse(base) for base in kind.bases if ast.unparse(base) in found]
            if bases and kind.name not in found:
                found[kind.name] = own_places(kind) or found[bases[0]]
    del found["WordsError"]  # which speaks without words
    return found


def own_places(kind: ast.ClassDef) -> Maker | None:
    """Return where the constructor of *kind* takes id and values, if it has one of its own."""
    for node in kind.body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            names = [argument.arg for argument in node.args.args[1:]]
            places = [names.index(name) if name in names else -1 for name in ("message", "values")]
            return Maker(places[0], places[1])
    return None


# Functions that make errors for others


def wrappers(module: ast.Module) -> dict[str, Maker]:
    """Return the functions of *module* that pass an id on to an error."""
    found: dict[str, Maker] = {}
    for (function, _), node in looked_through(module)[0]:
        maker = errors().get(called(node))
        if maker is None or not 0 <= maker.message < len(node.args):
            continue
        text = node.args[maker.message]
        if not isinstance(function, ast.FunctionDef) or function.args.kwarg is not None:
            continue  # where values go by their names, the callers are seen without this
        if is_parameter(text, function):
            names = parameters(function)
            values = names.index("values") if "values" in names else -1
            found[function.name] = Maker(names.index(passed(text)), values, prefix_of(text))
    return found


def is_parameter(text: ast.expr, function: Function) -> bool:
    """Whether *text* is what the caller of *function* says, with or without a prefix."""
    return isinstance(function, ast.FunctionDef) and passed(text) in parameters(function)


def parameters(function: ast.FunctionDef) -> list[str]:
    return [each.arg for each in function.args.args if each.arg != "self"]


def passed(text: ast.expr) -> str:
    match text:
        case (
            ast.Name(id=name)
            | ast.JoinedStr(values=[ast.Constant(), ast.FormattedValue(value=ast.Name(id=name))])
        ):
            return name
        case _:
            return ""


def prefix_of(text: ast.expr) -> str:
    match text:
        case ast.JoinedStr(values=[ast.Constant(value=str(prefix)), _]):
            return prefix
        case _:
            return ""
