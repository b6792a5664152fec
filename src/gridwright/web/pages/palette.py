"""What the field for commands offers for a typed text: actions, places to look at, rules.

Everything is found by the beginnings of words, in the language of the page and in English, with or
without accents. What the terminal's shorthand reads comes first: ``3 coal``, ``build ess duis``,
``+2``, ``power all``.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from gridwright import words
from gridwright.content.rulebook import Clause, look_up
from gridwright.core.errors import GridwrightError, Message, Value
from gridwright.core.game import Game
from gridwright.core.notation import Decision, Phrase
from gridwright.core.offers import Offer
from gridwright.games.registry import title_named
from gridwright.tables.shorthand import spellings
from gridwright.web import preferences
from gridwright.web.pages.clauses import Stretch, address, is_on
from gridwright.web.pages.common import Context, Reason
from gridwright.web.pages.panel import decision_panel
from gridwright.web.pages.panel.turn import Turn, links, price_rows
from gridwright.web.pages.panel.wording import fuel_in_words
from gridwright.web.play import drafts
from gridwright.web.play.draft_changes import readings
from gridwright.web.play.perspective import Perspective

MOST_LETTERS: Final = 60
_ACTIONS: Final = 6  # that are listed
_REFUSED: Final = 3
_LOOKS: Final = 5
_CLAUSES: Final = (3, 8)  # that are listed: among other things, and where rules are asked for
_LEAST_FOR_RULES: Final = 3  # letters that a search of the rules needs
_EXCERPT: Final = 110  # letters of a clause
_WORD: Final = re.compile(r"\w+")

_KEYS: Final = {  # what the keys of the page do, with the group of each
    "hint": ("table", "h"),
    "tempo": ("table", "t"),
    "skip": ("table", " "),
    "summary": ("table", "r"),
    "since": ("table", "s"),
    "board": ("look", "b"),
    "market": ("look", "m"),
    "log": ("look", "l"),
    "next": ("look", "n"),
    "keys": ("table", "?"),
}
_SIGNS: Final = {"hint": "bolt", "tempo": "plant", "skip": "plant", "board": "city", "next": "city"}


@dataclass(frozen=True, slots=True)
class Command:
    """One line of the list: what it says, and what it does when it is chosen."""

    name: tuple[Stretch, ...]
    detail: str = ""
    sign: str = "flag"  # the picture before it; a letter stands for the house of a seat
    key: str = ""  # that does the same
    lines: tuple[str, ...] = ()  # of an action
    is_whole: bool = False  # whether these lines are a whole turn, which ends with them
    press: str = ""  # the key or the name of the switch that does it
    city: str = ""  # to be shown on the board
    address: str = ""  # of a clause, or of another page
    theme: str = ""
    reason: Reason | None = None  # why it cannot be done


@dataclass(frozen=True, slots=True)
class CommandGroup:
    """Commands under one heading."""

    name: str
    commands: tuple[Command, ...]


class _Query:
    """What was typed, in all ways in which it may be spelled."""

    def __init__(self, typed: str) -> None:
        self.typed = " ".join(typed.split())
        self._ways = [way.split("_") for way in spellings(self.typed)] if self.typed else []

    def fits(self, *texts: str) -> bool:
        """Whether every typed word begins a word of *texts*; nothing typed fits everything."""
        if not self.typed:
            return True
        known = {word for text in texts for way in spellings(text) for word in way.split("_")}
        return any(
            [all([any(_begin(known, word)) for word in way]) for way in self._ways if way != [""]]
        )

    def names(self, text: str) -> bool:
        """Whether some typed word begins a word of *text*."""
        return any([self._beginnings(word) for word in _WORD.findall(text)])

    def marked(self, text: str) -> tuple[Stretch, ...]:
        """Return *text* with the beginnings that were typed as hits."""
        stretches: list[Stretch] = []
        end = 0
        for match in _WORD.finditer(text):
            length = max([len(word) for word in self._beginnings(match[0])], default=0)
            if length:
                middle = min(match.start() + length, match.end())
                stretches.append(Stretch(text[end : match.start()]))
                stretches.append(Stretch(text[match.start() : middle], is_hit=True))
                end = middle
        return tuple([stretch for stretch in (*stretches, Stretch(text[end:])) if stretch.text])

    def _beginnings(self, word: str) -> list[str]:
        ways = spellings(word)
        return [typed for way in self._ways for typed in way if typed and any(_begin(ways, typed))]


def _begin(known: Iterable[str], word: str) -> Iterable[bool]:
    return (other.startswith(word) for other in known)


def commands(perspective: Perspective, typed: str) -> Context:
    """Return what *typed* may mean for the viewer of a table, in groups."""
    query = _Query(typed)
    is_about_rules = _asks_for_rules(query.typed)
    groups: list[CommandGroup] = []
    if not is_about_rules:
        turn = None if perspective.planned.draft_turn is None else Turn(perspective.planned)
        groups = [
            CommandGroup("turn", tuple(_actions(turn, query)) if turn is not None else ()),
            CommandGroup("look", tuple(_looks(perspective, turn, query))),
            CommandGroup("table", tuple(_of_table(perspective, query))),
        ]
    groups.append(CommandGroup("rules", tuple(_rules(perspective.game, query, is_about_rules))))
    return {
        "groups": [group for group in groups if group.commands],
        "typed": query.typed,
        "perspective": perspective,
    }


def _both(identifier: str, **values: Value) -> tuple[str, str]:
    """Return a text in the language of the page, and in English."""
    english = words.catalogue(words.ENGLISH)
    return words.text(identifier, **values), english.text(identifier, **values)


# Actions


def _actions(turn: Turn, query: _Query) -> list[Command]:
    commands: dict[tuple[str, ...], Command] = {}
    for lines in _readings(turn, query):
        commands.setdefault(lines, _tried(turn, query, lines))
    fitting = [
        offer
        for offer in turn.offers
        if offer.decision is not Decision.DONE
        and query.fits(offer.text, _label(turn, offer.phrase))
    ]
    fitting.sort(key=lambda offer: (not offer.is_legal, offer.cost))
    for offer in fitting:
        commands.setdefault((offer.text,), _offered(turn, query, offer))
    allowed = [command for command in commands.values() if command.reason is None][:_ACTIONS]
    refused = [command for command in commands.values() if command.reason is not None]
    first = allowed[:1] if query.typed else []
    finished = [
        command
        for each in first
        for command in [_finished(turn, query, each)]
        if command is not None
    ]
    refused = refused[:_REFUSED] if query.typed else []
    return [*first, *finished, *allowed[len(first) :], *_finish(turn, query), *refused]


def _readings(turn: Turn, query: _Query) -> list[tuple[str, ...]]:
    if not query.typed:
        return []
    try:
        return [tuple(readings(turn.draft_turn, query.typed))]
    except GridwrightError:
        return []  # words that are no action may be the beginning of something else


def _tried(turn: Turn, query: _Query, lines: tuple[str, ...]) -> Command:
    """Return *lines* as a command, with what they cost behind the turn so far."""
    game, view, seat = turn.game, turn.perspective.view, turn.perspective.seat
    try:
        after, refusal = drafts.try_all(game, view, seat, [*turn.lines, *lines])
        labels = [_label(turn, turn.phrase(line)) for line in lines]
    except GridwrightError as error:
        command = Command(query.marked(" · ".join(lines)), sign=turn.perspective.me, lines=lines)
        return _refused(turn, command, error.message)
    command = Command(query.marked(" · ".join(labels)), sign=turn.perspective.me, lines=lines)
    if refusal is not None:
        return _refused(turn, command, refusal)
    if len(lines) == 1:
        action = game.parse(lines[0])
        offers = [offer for offer in turn.offers if offer.action == action]
        if offers:
            return _offered(turn, query, offers[0])
    left = game.money(after.state, seat)
    cost = game.money(turn.perspective.shown, seat) - left
    return replace(
        command, detail=turn.say("web.palette.pays", cost=cost, left=left) if cost else ""
    )


def _offered(turn: Turn, query: _Query, offer: Offer) -> Command:
    label = query.marked(_label(turn, offer.phrase))
    command = Command(label, sign=turn.perspective.me, lines=(offer.text,))
    if offer.refusal is not None:
        return _refused(turn, command, offer.refusal)
    return replace(command, detail=_price(turn, offer))


def _refused(turn: Turn, command: Command, refusal: Message) -> Command:
    return replace(command, reason=Reason.of(refusal, turn.perspective.sentence_names))


def _price(turn: Turn, offer: Offer) -> str:
    """Return what an offer costs and what that is made of; nothing where it costs nothing."""
    if not offer.cost or offer.decision in (Decision.OPEN, Decision.BID):
        return ""
    rows = [row for row in price_rows(turn, offer, links(turn)) if row.icon != "total"]
    if len(rows) < 2:  # noqa: PLR2004 - a sum
        return turn.say("web.palette.pays", cost=offer.cost, left=offer.left)
    parts = words.text("web.parts_between").join([f"{row.label} {row.value}" for row in rows])
    return turn.say("web.palette.sum", parts=parts, cost=offer.cost, left=offer.left)


def _finished(turn: Turn, query: _Query, command: Command) -> Command | None:
    """Return *command* with the end of the turn behind it; None where that is no turn."""
    perspective = turn.perspective
    lines = (*turn.lines, *command.lines)
    if perspective.actual is not None:
        return None  # a plan is queued, not finished
    whole = drafts.whole_turn(turn.game, perspective.view, perspective.seat, lines)
    if len(whole) == len(lines):
        return None
    after, _ = drafts.try_all(turn.game, perspective.view, perspective.seat, lines)
    left = turn.game.money(after.state, perspective.seat)
    label = turn.say("web.palette.and_finish", action="".join([s.text for s in command.name]))
    detail = turn.say("web.palette.pays", cost=turn.money - left, left=left)
    key = words.text("web.palette.ctrl_enter")
    return Command(query.marked(label), detail, perspective.me, key, tuple(whole), is_whole=True)


def _finish(turn: Turn, query: _Query) -> list[Command]:
    """Return the button of the panel, where it ends the turn."""
    if turn.perspective.actual is not None:
        return []
    submit = decision_panel(turn).submit
    if submit is None or submit.step:
        return []
    if not query.fits(submit.label, turn.done):
        return []
    key = words.text("web.panel.key.finish")
    return [Command(query.marked(submit.label), "", "flag", key, press="f")]


def _label(turn: Turn, phrase: Phrase) -> str:
    """Return an action in words."""
    identifier = f"web.palette.do.{phrase.decision.name.lower()}"
    if phrase.decision is Decision.POWER:
        identifier = f"web.palette.do.{'idle' if phrase.is_idle else 'power'}"
    if not words.current().knows(identifier):
        return turn.label(phrase)
    values: dict[str, Value] = {"number": phrase.number, "what": _what(turn, phrase)}
    return turn.say(identifier, **values)


def _what(turn: Turn, phrase: Phrase) -> str:
    if phrase.decision in (Decision.CHOOSE_AREA, Decision.PLACE, Decision.BUILD):
        return turn.place(phrase.target)
    if phrase.decision is Decision.BUY:
        return fuel_in_words(turn, phrase.fuel[:1]) if phrase.fuel else phrase.text
    if phrase.decision is Decision.POWER:
        plants = phrase.words("PLANT") or phrase.words("CARD")
        return ", ".join([turn.game.vocabulary.printed(plant) for plant in plants])
    return turn.game.vocabulary.printed(phrase.target)


# Places to look at


def _looks(perspective: Perspective, turn: Turn | None, query: _Query) -> list[Command]:
    commands = _cities(perspective.game, turn, query) if query.typed else []
    return [*commands, *_by_key(query, "look", perspective)]


def _cities(game: Game[Any], turn: Turn | None, query: _Query) -> list[Command]:
    offers = {} if turn is None else {o.phrase.word("CITY"): o for o in turn.offers if o.is_legal}
    commands: list[Command] = []
    for name in game.vocabulary.places.get("CITY", ()):
        if not query.names(name.printed):
            continue
        labels = _both("web.palette.show_city", place=name.printed)
        if query.fits(*labels, name.word):
            commands.append(Command(query.marked(labels[0]), sign="city", city=name.word))
        offer = offers.get(name.word)
        if offer is None or not offer.parts:
            continue
        labels = _both("web.palette.why_city", place=name.printed, cost=offer.cost)
        if query.fits(*labels, name.word):
            detail = words.text("web.palette.why_about")
            commands.append(Command(query.marked(labels[0]), detail, press=f"city {name.word}"))
    return commands[:_LOOKS]


def _by_key(query: _Query, group: str, perspective: Perspective) -> list[Command]:
    """Return what single keys do, as far as they do anything for this viewer."""
    has_cities = "CITY" in perspective.game.vocabulary.places
    commands: list[Command] = []
    for name, (own, key) in _KEYS.items():
        is_missing = not has_cities and name in ("board", "next")
        if (
            own != group
            or is_missing
            or (perspective.seat < 0 and name in _SIGNS.keys() - {"board"})
        ):
            continue
        labels = _both(f"web.palette.key.{name}")
        if query.fits(*labels, name):
            about = words.text(f"web.palette.about.{name}")
            shown = words.text("web.keys.space") if key == " " else key.upper()
            sign = _SIGNS.get(name, "flag")
            commands.append(Command(query.marked(labels[0]), about, sign, shown, press=key))
    return commands


# The table


def _of_table(perspective: Perspective, query: _Query) -> list[Command]:
    commands = _undo(perspective, query)
    commands += _by_key(query, "table", perspective)
    for name, press in (
        ("web.sounds.switch", "switch tone"),
        ("web.table.notify", "switch notify"),
    ):
        labels = _both(name)
        if query.typed and query.fits(*labels):
            commands.append(Command(query.marked(labels[0]), press=press))
    for theme in preferences.choices(preferences.THEME):
        labels = _both(f"web.preferences.theme.{theme}")
        prefixes = _both("web.palette.theme")
        if query.typed and query.fits(*labels, *prefixes, theme):
            label = words.text("web.palette.theme_of", name=labels[0])
            commands.append(Command(query.marked(label), theme=theme))
    for name, address_of_page in _pages(perspective).items():
        labels = _both(name)
        if query.typed and query.fits(*labels):
            commands.append(Command(query.marked(labels[0]), address=address_of_page))
    return commands


def _undo(perspective: Perspective, query: _Query) -> list[Command]:
    labels = _both("web.panel.undo")
    if perspective.seat < 0 or not query.typed or not query.fits(*labels):
        return []
    key = words.text("web.panel.key.undo")
    is_tried = perspective.draft_turn is not None and perspective.draft_turn.lines
    refusal = None if is_tried else perspective.undo_refusal
    reason = None if refusal is None else Reason.of(refusal, perspective.sentence_names)
    return [Command(query.marked(labels[0]), "", "flag", key, press="u", reason=reason)]


def _pages(perspective: Perspective) -> dict[str, str]:
    here = f"/t/{perspective.id}"
    return {
        "web.replay.watch": f"{here}/replay",
        "web.table.record": f"{here}/record",
        "web.table.leave": "/",
    }


# Rules


def _asks_for_rules(typed: str) -> bool:
    first = typed.partition(" ")[0].casefold()
    own = [way for label in _both("web.rules.heading") for way in spellings(label)]
    return bool(spellings(first) & set(own)) if first else False


def _rules(game: Game[Any], query: _Query, is_asked: bool) -> list[Command]:  # noqa: FBT001
    title = title_named(game.title)
    wanted = query.typed.partition(" ")[2] if is_asked else query.typed
    commands: list[Command] = []
    if is_asked or not query.typed:
        label = words.text("web.palette.rules")
        commands.append(Command(query.marked(label), sign="flag", address=f"/rules/{title.name}"))
    if len(wanted) >= _LEAST_FOR_RULES:
        hits = look_up(wanted.split(), words.current().language)
        own = [clause for clause in hits if is_on(title, clause)][: _CLAUSES[is_asked]]
        commands += [_clause(clause, title.name) for clause in own]
    return commands


def _clause(clause: Clause, title: str) -> Command:
    text = re.sub(r"[`*]", "", clause.text)
    excerpt = text if len(text) <= _EXCERPT else f"{text[:_EXCERPT].rsplit(' ', 1)[0]} …"
    return Command((Stretch(clause.id),), excerpt, "flag", address=address(clause.id, title))
