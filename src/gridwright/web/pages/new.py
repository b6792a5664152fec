"""The form of a new table, filled with what was said so far; and of one that its host changes."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from django.http import QueryDict
from django.urls import reverse
from django.utils.safestring import SafeString

from gridwright import words
from gridwright.bots import roster
from gridwright.core.errors import GridwrightError
from gridwright.core.options import Option
from gridwright.draw.players import draw_seats
from gridwright.draw.theme import PAGE
from gridwright.games.registry import SEATS, TITLES, Title
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.chat import relations
from gridwright.web.clocks.terms import UNTIMED, Terms, terms_of
from gridwright.web.forms import JOIN_LINK, JOIN_MEMBERS, JOIN_RATING, JOINS, LISTED, RATED
from gridwright.web.library import library
from gridwright.web.pages import clock_form
from gridwright.web.pages.clock_form import ClockForm
from gridwright.web.pages.common import (
    Context,
    LabelledChoice,
    Reason,
    board_name,
    inline,
)
from gridwright.web.pages.levels import alike_notes, level_choices
from gridwright.web.play import lobby
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_changes import STAY, SeatsLostError, is_of_another, mark_of
from gridwright.web.results.points import pool_of
from gridwright.web.seeks import admission
from gridwright.web.seeks.admission import Applicant, admission_of

_PEOPLE: Final = (lobby.ME, lobby.HERE, lobby.OPEN, lobby.KEPT, STAY)  # at seats without a bot
_USUAL_RANGE: Final = 150  # points around one's own rating
_USUAL_SHARE: Final = 90  # games in a hundred
_NUMBERS: Final = ("least", "most", "finished")
_SUGGESTED: Final = {"regions": ("random", "draft", LISTED), "refill": ("map", "standard")}


@dataclass(frozen=True, slots=True)
class LastTable:
    """What a visitor chose for the table that they laid last."""

    tempo: str = ""
    terms: Terms = UNTIMED


@dataclass(frozen=True, slots=True)
class SeatField:
    """A seat of the form."""

    number: int
    letter: str
    house: SafeString
    chosen: str
    name: str  # of somebody at this screen
    kept: str  # the name of who the seat is kept for
    stays: str = ""  # the name of somebody else who has the seat already


RegionFields = tuple[str, str, list[LabelledChoice]]
"""The id and name of a map, and its regions to tick."""


@dataclass(frozen=True, slots=True)
class OptionField:
    """An option of a table, as the form asks for it."""

    name: str
    title: str
    help: str
    choices: list[tuple[str, str]]  # what is sent, and its label
    chosen: str
    usual: str
    clauses: tuple[str, ...]
    areas: list[RegionFields]  # where regions may be ticked

    @property
    def is_usual(self) -> bool:
        return self.chosen == self.usual

    @property
    def chosen_label(self) -> str:
        return dict(self.choices)[self.chosen]


_FIRST: Final = LastTable()  # of who has laid none


def new(
    sent: QueryDict,
    title: Title,
    reason: GridwrightError | None = None,
    last: LastTable = _FIRST,
    people: Mapping[int, str] = MappingProxyType({}),
) -> Context:
    """Return the form for a new table, which begins with what was chosen for the *last* one.

    *people* are the names of those who have a seat already, by its number.
    """
    usual = lobby.usual(title.name)
    options = [_option(sent, title, option) for option in title.options]
    board = _sent(sent, "map") or usual.board
    chosen_tempo = _sent(sent, "tempo") or last.tempo or usual.tempo
    changed = [
        words.text("web.new.changed", option=option.title, choice=option.chosen_label)
        for option in options
        if not option.is_usual
    ]
    usual_rules = words.text(f"web.new.usual.{title.name}")
    summary = words.text("web.new.rules", rules=tuple(changed)) if changed else usual_rules
    chairs = _chairs(sent, usual, people)
    return {
        "place": "tables",
        "title": title.name,
        "titles": [known.name for known in TITLES],
        "maps": [
            LabelledChoice(name, board_name(name), name == board) for name in title.maps(library())
        ],
        "chairs": chairs,
        "people": len([chair for chair in chairs if chair.chosen in _PEOPLE]),
        "clock": ClockForm(sent, last.terms, reason),
        "action": reverse("new"),
        "levels": level_choices(roster.names()),
        "alike": alike_notes([title.name]),
        "tempos": [(choice, choice == chosen_tempo) for choice in models.Tempo.values],
        **_admission(sent, reason),
        "hints": [(who, who == (_sent(sent, "hints") or usual.hints)) for who in models.Hints],
        "chats": [(mode, mode == (_sent(sent, "chat") or usual.chat)) for mode in models.ChatMode],
        "options": options,
        "summary": summary,
        "usual_rules": usual_rules,
        "is_changed": bool(changed),
        "reason": None if reason is None else Reason.of(reason.message),
        "longest": models.LONGEST_NAME,
    }


def changing(
    row: models.Table, sent: QueryDict, title: Title, reason: GridwrightError | None = None
) -> Context:
    """Return the form for *row*, a table that waits, filled as it was *sent*."""
    seats = Seating.of(row).seats
    people = {seat.number: seat.name for seat in seats if is_of_another(seat, row.host)}
    return {
        **new(sent, title, reason, people=people),
        "action": reverse("change", args=[row.pk]),
        "changed": row,
        "mark": mark_of(row, Seating(tuple(seats))),
        "is_asked": isinstance(reason, SeatsLostError),
    }


def fields_of(row: models.Table, title: Title) -> QueryDict:
    """Return the fields of a form that would change nothing, except for another *title*."""
    fields = QueryDict(mutable=True)
    fields.update({"tempo": row.tempo, "hints": row.hints, "chat": row.chat, "title": title.name})
    fields.update(_admission_fields(row))
    fields.update(clock_form.fields_of(terms_of(lobby.clock_of(row))))
    if title.name == row.title:
        fields["map"] = row.board
        fields.update({f"option-{name}": str(value) for name, value in row.options.items()})
    take_seats(fields, row)
    return fields


def take_seats(fields: QueryDict, row: models.Table) -> None:
    """Let *fields* say who sits at *row* now."""
    seats = Seating.of(row).seats
    is_there = False  # the host, under their own name
    for place in range(1, SEATS[-1] + 1):
        fields[f"seat-{place}"], fields[f"name-{place}"] = "none", ""
        fields[f"kept-{place}"] = ""
    for place, seat in enumerate(seats, 1):
        who = seat.bot or lobby.OPEN
        if is_of_another(seat, row.host):
            who = STAY
        elif seat.guest is not None:
            is_me = not is_there and seat.name == seat.guest.name
            who, is_there = (lobby.ME, True) if is_me else (lobby.HERE, is_there)
            fields[f"name-{place}"] = "" if is_me else seat.name
        fields[f"seat-{place}"] = who


def _sent(sent: QueryDict, key: str) -> str:
    return str(sent.get(key, "")).strip()


def _admission(sent: QueryDict, reason: GridwrightError | None) -> Context:
    """Return what the form says about who may sit down, and whether the result counts."""
    join = _sent(sent, "join")
    wrong = "" if reason is None or reason.key not in _NUMBERS else words.say(reason.message)
    return {
        "kind": _sent(sent, "kind") or "friendly",
        "join": join if join in JOINS else JOIN_LINK,
        "name": _sent(sent, "name")[: models.LONGEST_TABLE_NAME],
        "longest_table_name": models.LONGEST_TABLE_NAME,
        "numbers": {name: _sent(sent, name)[:4] for name in _NUMBERS},
        "wrong_numbers": wrong,
        "share": _sent(sent, "finished")[:3] or _USUAL_SHARE,
        "has_programs": _sent(sent, "programs") != "off",
        "is_for_account": admission.needs_account(None if reason is None else reason.message),
    }


def around(guest: models.Guest | None, title: str) -> Context:
    """Return what the form suggests to *guest*: ratings around their own, and their friends."""
    applicant = Applicant(guest)
    rating = applicant.rating_in(pool_of(title, lobby.USUAL_SEATS))
    suggested = {"least": "", "most": ""}
    if rating is not None:
        least, most = max(0, rating - _USUAL_RANGE), rating + _USUAL_RANGE
        suggested = {"least": str(least), "most": str(most)}
    return {"friends": relations.friends_of(guest), "suggested": suggested}


def _admission_fields(row: models.Table) -> dict[str, str]:
    """Return the fields that say who may sit down at *row*."""
    join = "anyone" if row.is_listed else JOIN_LINK
    if row.is_listed and row.members_only:
        join = JOIN_RATING if admission_of(row).has_range else JOIN_MEMBERS
    return {
        "join": join,
        "kind": RATED if row.is_rated else "friendly",
        "name": row.name,
        "least": "" if row.least_rating is None else str(row.least_rating),
        "most": "" if row.most_rating is None else str(row.most_rating),
        "finished": str(row.least_finished or ""),
        "programs": "on" if row.allows_programs else "off",
    }


def _chairs(sent: QueryDict, usual: lobby.Wish, people: Mapping[int, str]) -> list[SeatField]:
    players = [_sent(sent, f"seat-{number}") for number in range(1, SEATS[-1] + 1)]
    if not any(players):
        players = [*usual.seats, *["none"] * (SEATS[-1] - len(usual.seats))]
    fields: list[SeatField] = []
    for number, who in enumerate(players, 1):
        mark = letter(number - 1)
        house = inline(draw_seats([mark], PAGE, mark))
        name = _sent(sent, f"name-{number}")[: models.LONGEST_NAME]
        kept = _sent(sent, f"kept-{number}")[: models.LONGEST_NAME]
        fields.append(SeatField(number, mark, house, who, name, kept, people.get(number - 1, "")))
    return fields


def _option(sent: QueryDict, title: Title, option: Option) -> OptionField:
    known = option.choices or _SUGGESTED[option.name]
    value = _sent(sent, f"option-{option.name}") or option.default
    choices = [(choice, words.text(f"web.choice.{choice}")) for choice in known]
    areas = _areas(sent, title, value) if option.name == "regions" else []
    if areas and value not in known:
        value = LISTED  # a link may name them
    chosen = value if value in known else option.default
    return OptionField(
        option.name,
        words.text(f"web.option.{option.name}"),
        words.text(option.help),
        choices,
        chosen,
        option.default,
        _clauses(title, option),
        areas,
    )


def _areas(sent: QueryDict, title: Title, value: str) -> list[RegionFields]:
    """Return the regions of every map of *title*, ticked as they were sent or *value*."""
    fields: list[RegionFields] = []
    for board in title.maps(library()):
        ticked = {*sent.getlist(f"region-{board}"), *value.split(", ")}
        regions = [
            LabelledChoice(
                region.id, words.current().shown("region", region.id), region.id in ticked
            )
            for region in library().board.maps[title.name, board].regions
        ]
        fields.append((board, board_name(board), regions))
    return fields


def _clauses(title: Title, option: Option) -> tuple[str, ...]:
    """Return where the rules of *title* speak of *option*, without those of other titles."""
    others = {prefix for other in TITLES for prefix in other.clauses} - set(title.clauses)
    return tuple([clause for clause in option.clauses if clause.partition("-")[0] not in others])
