"""What happened, as the page tells it: sentences by phase, each with whose action it was."""

from dataclasses import dataclass, field, replace
from typing import Final

from gridwright import words
from gridwright.core.errors import Message, Value
from gridwright.core.events import NOBODY, Event
from gridwright.core.game import Snapshot
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.play.looks import Look

_MOST: Final = 80  # sentences, the latest
_PHASES: Final = {  # kinds of events that only one phase has
    "region_chosen": "regions",
    "area_chosen": "area",
    "trust_placed": "trust",
    "syndicate_placed": "syndicate",
    "city_marked": "starting_cities",
    "opened": "auction",
    "passed": "auction",
    "bought_fuel": "resources",
    "bought_from_storage": "resources",
    "built": "building",
    "slotted": "expansion",
    "swapped": "expansion",
    "hired": "expansion",
    "settled": "expansion",
    "powered": "bureaucracy",
    "produced": "bureaucracy",
}


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence: the name that it begins with, and the rest."""

    number: int  # of the action that brought it about
    letter: str  # whose roof stands before it
    name: str
    rest: str
    is_old: bool  # whether the seat that looks on has acted since


@dataclass(slots=True)
class Section:
    """The sentences of one phase, or those before the first one of a round."""

    heading: str
    lines: list[Line] = field(default_factory=list)

    @property
    def is_old(self) -> bool:
        """Whether there is nothing new in it."""
        return all([line.is_old for line in self.lines])


def log(look: Look) -> list[Section]:
    """Return what happened, the latest last; before the first action, how the table was laid."""
    since = last_own(look)
    told = [(each.number, each.seat, event) for each in look.happened for event in each.events]
    first = max(len(told) - _MOST, 0)
    sections: list[Section] = []
    if len(look.happened) == 1:
        sections.append(_setup(look))
    mentions = [each for each in look.affairs.mentions if not first or each.after >= told[first][0]]
    for place, (number, seat, event) in enumerate(told[first:], first):
        while mentions and mentions[0].after < number:
            _tell(sections, _mention(look, mentions.pop(0), since))
        heading = _heading(look, event)
        if heading and (not sections or sections[-1].heading != heading):
            sections.append(Section(heading))
        if event.kind.is_round:
            continue
        line = _line(look, number, seat, event, is_old=number <= since)
        if place in look.unasked:
            line = replace(line, rest=words.text("web.panel.unasked", sentence=line.rest))
        _tell(sections, line)
    for each in mentions:
        _tell(sections, _mention(look, each, since))
    return [section for section in sections if section.lines]


def _tell(sections: list[Section], line: Line) -> None:
    if not sections:
        sections.append(Section(""))
    sections[-1].lines.append(line)


def last_own(look: Look) -> int:
    """Return the number of the last action of the seat that looks on; -1 where there is none."""
    if look.seat < 0:
        return -1
    return max([each.number for each in look.happened if each.seat == look.seat], default=-1)


def latest(look: Look) -> Line | None:
    """Return the last sentence of all, for where there is room for one."""
    mentions = look.affairs.mentions
    if mentions and mentions[-1].after >= look.happened[-1].number:
        return _mention(look, mentions[-1], -1)
    for each in reversed(look.happened):
        for event in reversed(each.events):
            if not event.kind.is_round:
                return _line(look, each.number, each.seat, event, is_old=False)
    return None


def _heading(look: Look, event: Event) -> str:
    """Return the heading that begins with *event*, if there is one."""
    if event.kind.is_round:
        return words.text("web.table.round_heading", round=event.values["round"])
    phase = _PHASES.get(event.kind.id, "")
    if not phase:
        return ""
    if phase == "building" and look.game.title == "outpost":
        phase = "expansion"
    said = words.say(Message("web.phase", {"phase": phase}), look.lent)
    return said[:1].upper() + said[1:]


def _line(look: Look, number: int, seat: int, event: Event, *, is_old: bool) -> Line:
    sentence = words.current().event(event, look.lent)
    who = event.seat if event.seat != NOBODY else seat
    return _sentence(look, number, who, sentence, is_old=is_old)


def _mention(look: Look, told: models.Mention, since: int) -> Line:
    """Return what was told after an action: it is old for who has acted after that."""
    what = words.text("web.people.step", name=look.names[told.doer], line=told.line)
    values: dict[str, Value] = {"name": look.names[told.seat], "what": what}
    sentence = words.text(f"web.people.told.{told.said}", **values)
    return _sentence(look, told.after, told.seat, sentence, is_old=told.after < since)


def _sentence(look: Look, number: int, who: int, sentence: str, *, is_old: bool) -> Line:
    name = look.names[who] if 0 <= who < len(look.names) else ""
    begins = bool(name) and sentence.startswith(f"{name} ")
    mark = letter(who) if name else ""
    head = name if begins else ""
    return Line(number, mark, head, sentence[len(head) :], is_old)


def _setup(look: Look) -> Section:
    """Return what was decided before anybody acted."""
    snapshot = look.game.snapshot(look.view)
    said: list[str] = []
    if regions := _words(snapshot, "regions"):
        names = tuple([look.game.name_of(region) for region in regions])
        said.append(words.text("web.table.setup_regions", regions=names))
    if removed := _words(snapshot, "removed"):
        said.append(words.text("web.table.setup_removed", plants=removed))
    seats = dict(zip([letter(seat.number) for seat in look.seats], look.names, strict=True))
    order = tuple([seats[mark] for mark in _words(snapshot, "order") if mark in seats])
    said.append(words.text("web.table.setup_order", order=order))
    lines = [Line(0, "", "", sentence, is_old=False) for sentence in said]
    return Section(words.text("web.table.setup"), lines)


def _words(snapshot: Snapshot, key: str) -> tuple[str, ...]:
    found = snapshot.get(key)
    return tuple([str(word) for word in found]) if isinstance(found, list) else ()
