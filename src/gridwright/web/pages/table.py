"""The page of a table, in parts that can be replaced alone."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Final

from django.utils.safestring import SafeString

from gridwright import words
from gridwright.core.game import SPECTATOR
from gridwright.draw.clocks import TIME, SeatClock
from gridwright.draw.picture import SeatLabel
from gridwright.draw.theme import DUMMY, SEATS
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.addresses import Reach
from gridwright.web.chat.pages import chat_box, chat_part
from gridwright.web.known_tables import News
from gridwright.web.pages.bar import Bar, bar
from gridwright.web.pages.coach import coach_card, coach_key
from gridwright.web.pages.common import Context
from gridwright.web.pages.deeds import news, news_key
from gridwright.web.pages.levels import (
    face_of,
    level_in_words,
    level_name,
    strength_of,
)
from gridwright.web.pages.log import ShownProposal, last_own, latest, log, log_key
from gridwright.web.pages.panel import panel, panel_key, plannable, says_something
from gridwright.web.pages.panel.expansion_steps import current_offers
from gridwright.web.pages.panel.turn import Turn
from gridwright.web.pages.parts import Part, Templates, digest_of
from gridwright.web.pages.people import People, people
from gridwright.web.pages.pictures import Pictures, sprites
from gridwright.web.pages.round_summary import round_key, round_strip
from gridwright.web.pages.seat_times import SeatTimes, filled, seat_clock, seat_times
from gridwright.web.pages.waiting import WaitingRoom, missing, tab, waiting_room
from gridwright.web.play import cleaning, drafts
from gridwright.web.play.moves import Answer
from gridwright.web.play.perspective import Perspective
from gridwright.web.play.proposals import is_away, is_here
from gridwright.web.play.table_rows import TableRows
from gridwright.web.programs.company import mark_of, owner_of
from gridwright.web.serve import streams

_FOLDER: Final = "gridwright/table/parts"
_PANEL: Final = "gridwright/table/panel.html"
_WAITING: Final = "gridwright/table/waiting.html"

_PICTURES: Final = {  # parts that are pictures, by the shape of the page
    "portrait": ("board", "prices", "market", "fuel"),
    "landscape": ("board", "prices", "market", "fuel"),
    "planet": ("board", "prices", "labour", "market", "company"),
    "cards": ("market", "fuel", "unseen"),
}

_HIDDEN: Final = "••"  # money that nobody but its owner knows
_UNFINISHED: Final = (models.TableState.WAITING, models.TableState.RUNNING)


@dataclass(frozen=True, slots=True)
class Setting:
    """What a page depends on besides the table: where it is read, and how."""

    reach: Reach  # how friends reach this server
    theme: str
    engine: str  # that bots think with
    asks: bool = True  # whether the panel asks before a turn is wasted
    hand: str = "right"  # for which the buttons of a phone are arranged
    news: News = News.NONE  # what the host has changed for who looks
    zone: str = ""  # the time zone of who looks, if they have named one


def state_digest(rows: TableRows, setting: Setting) -> str:
    """Return a digest of all that a page depends on, told before anything is looked at.

    What was played, asked and agreed on shows in the number of the last change; drafts and maxima
    change without it, and so do those who are away, and whether there is room for a game of bots.
    While a table waits, it matters who has a page open. A clock may look different all by itself.
    """
    table = rows.table
    is_waiting = table.state == models.TableState.WAITING
    seats = [
        (seat.number, seat.name, seat.guest_id, seat.level, seat.has_screen, is_away(seat))
        + ((is_here(seat),) if is_waiting else ())
        + (owner_of(seat.guest),)
        for seat in rows.seating.seats
    ]
    turns = [
        (drafts.turn_of(row), row.lines, row.prices, row.dropped, row.is_queued, row.step)
        for row in rows.drafts
    ]
    maxima = [(row.seat, row.lot, row.amount, row.drops) for row in rows.maxima]
    hints = [(job.seat, job.version, job.parameters, job.result) for job in rows.jobs]
    progress = rows.progress
    talk = None if progress is None else (progress.talk, progress.plays_on)
    attempt = None if rows.puzzle is None else rows.puzzle.attempt
    answered = () if attempt is None else (attempt.lines, attempt.is_right, attempt.chance)
    end = cleaning.notice(table)
    return digest_of(
        (table.pk, table.change, table.state, table.host_id, seats, rows.is_crowded_out),
        (None if rows.guest is None else (rows.guest.pk, rows.guest.covers_turns), turns, maxima),
        (hints, talk, answered),
        None if rows.clock is None else (rows.clock.key, rows.clock.look),
        (setting, "" if end is None else words.day(end)),
    )


def times_of(rows: TableRows) -> SeatTimes | None:
    """Return the times of all seats for a page that shows everything else already."""
    face = rows.clock if rows.table.is_running else None
    return seat_times(face, rows.seating.seats, rows.seating.seats_of(rows.guest))


class TablePage:
    """The page of a table for one guest, with the answer to what they did."""

    def __init__(
        self,
        perspective: Perspective,
        setting: Setting,
        digest: str,
        answer: Answer | None = None,
        line: str = "",
    ) -> None:
        self.perspective = perspective
        self._setting = setting
        self._digest = digest
        self._answer = answer
        self._line = line

    # What several parts need

    @cached_property
    def _turn(self) -> Turn | None:
        planned = self.perspective.planned
        return None if planned.draft_turn is None else Turn(planned)

    @cached_property
    def _pictures(self) -> Pictures:
        perspective = self.perspective
        offers = [] if self._turn is None else current_offers(self._turn)
        names, labels = _panel_names(perspective), labels_of(perspective)
        return Pictures(perspective.planned, offers, names, labels)

    @cached_property
    def _bar(self) -> Bar:
        top = bar(self.perspective.game, self.perspective.view, self._pictures.picture)
        return replace(top, title=_heading(self.perspective, top.title))

    @cached_property
    def _people(self) -> People:
        return people(self.perspective, self._setting.news)

    @cached_property
    def times(self) -> SeatTimes | None:
        """How much time every seat has now, at a table with a clock."""
        perspective = self.perspective
        return seat_times(perspective.running_clock, perspective.seats, perspective.own)

    def html(self, part: Part) -> SafeString:
        """Return a part as it is sent, with the times of this moment."""
        return filled(part.html(), self.times)

    @property
    def _questions(self) -> list[ShownProposal]:
        """The questions about lines of the log."""
        return [asked for asked in self._people.asked if asked.back_to >= 0]

    def state(self) -> Context:
        """Return where the table stands, which every answer says."""
        perspective = self.perspective
        return {
            "perspective": perspective,
            "bar": self._bar,
            "stream": streams.address(perspective.id, perspective.change),
            "digest": "" if says_something(self._answer) else self._digest,
            "tab": tab(perspective),
            "times": self.times,
            "is_low": _is_low_for(perspective),
            "rules": digest_of(perspective.rules, perspective.own, perspective.chat),
            "heard": _heard(perspective),
        }

    def frame(self) -> Context:
        """Return what a whole page has around its parts."""
        picture = self._pictures.picture
        return {
            **self.state(),
            "title": self.perspective.game.title,
            "shape": picture.shape,
            "reconstructed": picture.note,
            "sprites": sprites(),
            "here": self._address,
            "box": chat_box(self.perspective.conversation),
        }

    @property
    def _address(self) -> str:
        return f"/t/{self.perspective.id}"

    # Parts

    def parts(self, templates: Templates) -> list[Part]:
        """Return the parts in the order in which they are sent."""
        perspective, setting = self.perspective, self._setting
        where = (perspective.id, perspective.seat)

        def part(name: str, key: tuple[object, ...], values: Callable[[], Context]) -> Part:
            template = self._panel_template if name == "panel" else f"{_FOLDER}/{name}.html"
            shared: Context = {"perspective": perspective, "here": self._address}
            return Part(name, key, lambda: templates.render(template, {**shared, **values()}))

        top, phases, waits = self._bar, plannable(perspective), missing(perspective)
        strip = _strip(perspective, self._pictures)
        asked = replace(self._people, steps=[])
        settings = (setting.theme, setting.engine, setting.asks, setting.hand)
        hints = perspective.is_for_hints
        menu = (*where, perspective.tempo, top.title, self._people, hints, *settings)
        panel_keys = (*where, *panel_key(perspective, self._answer, self._line), self._waiting_room)
        conversation = perspective.conversation
        chat = []
        if conversation is not None and conversation.has_chat:
            chat = [chat_part(conversation, templates, setting.zone)]
        coached = () if perspective.coaching is None else ("coach", "chapters")
        return [
            *[part(name, (*where, *coach_key(perspective)), self._coach) for name in coached],
            part("bar", (top, waits), lambda: {"bar": top, "waits": waits}),
            part("plan", (*where, phases), lambda: {"phases": phases}),
            part("menu", menu, lambda: {"bar": top, "people": self._people, "asks": setting.asks}),
            part("strip", (strip,), lambda: {"strip": strip}),
            part("summary", (*where, *round_key(perspective)), self._summary),
            part("panel", panel_keys, self._panel),
            part("people", (*where, asked), lambda: {"people": asked}),
            part("players", self._players_key(), self._players),
            part("log", (*where, *log_key(perspective), self._questions), self._log),
            *chat,
            part("news", (*where, *news_key(perspective)), lambda: {"deeds": news(perspective)}),
            *[
                part(name, self._picture_key(name), partial(self._picture, name))
                for name in _PICTURES[self._pictures.picture.shape]
            ],
        ]

    def _picture_key(self, name: str) -> tuple[object, ...]:
        me = self.perspective.me if name == "board" else ""
        return (self.perspective.id, me, self._pictures.key(name))

    def _picture(self, name: str) -> Context:
        return {"pictures": self._pictures.html(name)}

    def _coach(self) -> Context:
        return {"coach": coach_card(self.perspective)}

    @cached_property
    def _waiting_room(self) -> WaitingRoom | None:
        return waiting_room(self.perspective, self._setting.reach)

    @property
    def _panel_template(self) -> str:
        return _PANEL if self._waiting_room is None else _WAITING

    def _panel(self) -> Context:
        shown = panel(self.perspective, self._answer, self._line, self._turn)
        return {**shown, "room": self._waiting_room}

    def _summary(self) -> Context:
        return {"strip": round_strip(self.perspective)}

    def _players_key(self) -> tuple[object, ...]:
        perspective = self.perspective
        drawn, is_open = self._pictures.panel_keys, _open_seats(perspective)
        return (perspective.id, perspective.me, drawn, _direction(perspective), is_open)

    def _players(self) -> Context:
        return {
            "players": _seat_panels(self.perspective, self._pictures),
            "direction": _direction(self.perspective),
        }

    def _log(self) -> Context:
        perspective = self.perspective
        return {
            "sections": log(perspective, self._questions),
            "latest": latest(perspective),
            "since": last_own(perspective),
        }


def _heading(perspective: Perspective, title: str) -> str:
    """Return what the bar calls the table: the name of its lesson, or that it asks a puzzle."""
    if perspective.coaching is not None:
        name = words.text(perspective.coaching.lesson.text_id("title"))
        return words.text("web.learn.bar.lesson", lesson=name)
    if perspective.puzzle is not None:
        return words.text("web.learn.bar.puzzle", title=title)
    return title


def _is_low_for(perspective: Perspective) -> bool:
    """Whether the time of the viewer is running out."""
    face = perspective.running_clock
    return face is not None and perspective.is_my_turn and face.is_low_now


def _heard(perspective: Perspective) -> dict[str, int]:
    """Return how often what has a sound of its own has happened."""
    kinds = [event.kind for event in perspective.events]
    return {
        "sold": len([kind for kind in kinds if kind.brings in ("plant", "card")]),
        "steps": len([kind for kind in kinds if kind.step]),
    }


# Seats


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """A seat, or the dummy, beside the board."""

    letter: str
    picture: SafeString
    is_open: bool = False  # nobody sits there yet
    is_me: bool = False


@dataclass(frozen=True, slots=True)
class StripSeat:
    """A seat in the strip of narrow screens."""

    letter: str
    name: str
    note: str  # a bot, or away
    money: str
    count: int
    counted: str  # "city", or "plant" where there is no board
    is_next: bool
    is_me: bool
    clock: SeatClock | None

    @property
    def place(self) -> str:
        return TIME


def _panel_names(perspective: Perspective) -> tuple[str, ...]:
    """Return the names on the panels, where the viewer is "you"."""
    you = words.text("web.table.you_name")
    me = SPECTATOR if perspective.is_shared else perspective.seat
    return tuple([you if seat.number == me else seat.name for seat in perspective.seats])


def labels_of(perspective: Perspective) -> dict[str, SeatLabel]:
    return {letter(seat.number): _label(perspective, seat) for seat in perspective.seats}


def _label(perspective: Perspective, seat: models.Seat) -> SeatLabel:
    number = seat.number
    status = ""
    if perspective.places:
        place, score = perspective.places[number], perspective.scores[number]
        status = words.text("web.table.placed", place=place, score=score)
    elif seat.is_open:
        status = words.text("web.table.open_seat")
    elif perspective.state == models.TableState.WAITING and seat.guest_id == perspective.host:
        status = words.text("web.wait.host")
    elif seat.bot and number == perspective.to_act:
        status = words.text("web.table.thinking")
    elif seat.stand_in and perspective.running_clock is not None:
        status = _chip(perspective, seat)  # where others have their time
    is_you = number == perspective.seat and not perspective.is_shared
    name = seat.name if is_you else ""
    strength, face = strength_of(seat.level), face_of(perspective.bot_names[number])
    clock = seat_clock(perspective.running_clock, seat)
    manner = level_in_words(seat.level) if strength else ""
    return SeatLabel(name, _chip(perspective, seat), status, strength, manner, face, clock)


def _chip(perspective: Perspective, seat: models.Seat) -> str:
    """Return the level of a bot or whose it is, or that the guest has not been seen for a while."""
    if seat.level:
        level = level_name(seat.level)
        return words.text("web.table.bot_chip", level=level)
    if mark := mark_of(seat.guest):
        return mark
    is_missed = perspective.state in _UNFINISHED and seat.guest_id != perspective.guest
    return words.text("web.table.away") if is_missed and is_away(seat) else ""


def _seat_panels(perspective: Perspective, pictures: Pictures) -> list[SeatPanel]:
    """Return the panels of all seats."""
    is_open = _open_seats(perspective)
    return [
        SeatPanel(mark, picture, mark in is_open, is_me=mark == perspective.me)
        for mark, picture in pictures.panels().items()
    ]


def _open_seats(perspective: Perspective) -> list[str]:
    return [letter(seat.number) for seat in perspective.seats if seat.is_open]


def _strip(perspective: Perspective, pictures: Pictures) -> list[StripSeat]:
    """Return the seats in turn order, with money and cities."""
    game = perspective.game
    view = perspective.view if perspective.actual is None else perspective.actual
    names = _panel_names(perspective)
    seats: list[StripSeat] = []
    for mark in pictures.picture.order:
        if mark == DUMMY:
            continue
        number = SEATS.index(mark)
        standing = game.standing(view, number)
        has_board = bool(game.limits(view).cities)
        seats.append(
            StripSeat(
                letter=mark,
                name=names[number],
                note=_chip(perspective, perspective.seats[number]),
                money=_HIDDEN if standing.money is None else str(standing.money),
                count=standing.cities if has_board else len(standing.plants),
                counted="city" if has_board else "plant",
                is_next=number == perspective.to_act,
                is_me=number == perspective.seat,
                clock=seat_clock(perspective.running_clock, perspective.seats[number]),
            )
        )
    return seats


def _direction(perspective: Perspective) -> str:
    phase = perspective.game.phase_of(perspective.view)
    identifier = f"web.table.runs.{phase}"
    is_known = words.current().knows(identifier)
    return words.text(identifier, seats=perspective.game.seats) if is_known else ""
