"""Reads lessons from ``lessons/*.toml`` and checks them: conditions, names, positions, rings."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeVar

from gridwright.bots import roster
from gridwright.content.checked import Checked
from gridwright.content.data_files import DataFiles
from gridwright.content.load import ContentError
from gridwright.content.types import Library
from gridwright.core.errors import GridwrightError, SetupError
from gridwright.core.events import letter
from gridwright.core.game import Game
from gridwright.games.registry import TITLES, open_game
from gridwright.lessons.conditions import Condition, ConditionError, Conditions, Did, Has, condition
from gridwright.lessons.format import (
    ANY_BOARD,
    ME,
    WHO,
    Board,
    Chip,
    Deed,
    Kind,
    Lesson,
    Reply,
    Ring,
    Step,
    Taught,
)
from gridwright.tables.table import table_at

FOLDER: Final = "lessons"
FORMAT: Final = 1

_PARTS: Final = (
    *("phases", "seats", "plants", "cards", "resources", "fuel", "labour", "map", "board"),
    *("panel", "forecast", "auction", "step"),
)
_TEMPOS: Final = ("step", "calm", "quick", "at_once")
_LONGEST: Final = 240  # minutes
_MOST_SEATS: Final = 6
_SECOND: Final = "second"


class Lessons(Mapping[str, Lesson]):
    """All lessons by their ids, in the order in which they follow each other."""

    def __init__(self, lessons: dict[str, Lesson]) -> None:
        self._lessons = lessons

    def __getitem__(self, identifier: str) -> Lesson:
        return self._lessons[identifier]

    def __iter__(self) -> Iterator[str]:
        return iter(self._lessons)

    def __len__(self) -> int:
        return len(self._lessons)

    def of(self, title: str) -> tuple[Lesson, ...]:
        """Return the lessons of *title*, the first one first."""
        return tuple([lesson for lesson in self.values() if lesson.title == title])


def read_lessons(files: DataFiles, library: Library) -> Lessons:
    """Return all lessons of *files*, whose positions are of *library*, or raise `ContentError`."""
    names = files.names(FOLDER)
    lessons = [_Reader(files.open(f"{FOLDER}/{name}.toml"), name, names, library) for name in names]
    read = {lesson.id: lesson for lesson in [reader.lesson() for reader in lessons]}
    if problems := files.problems():
        raise ContentError(problems)
    return Lessons(_in_order(read))


def _in_order(lessons: dict[str, Lesson]) -> dict[str, Lesson]:
    """Return *lessons* so that each comes before the one that it names as its `next`."""
    later = {lesson.next for lesson in lessons.values()}
    ordered: dict[str, Lesson] = {}
    titles = [title.name for title in TITLES]
    for first in sorted(lessons.values(), key=lambda lesson: titles.index(lesson.title)):
        identifier = "" if first.id in later else first.id
        while identifier and identifier not in ordered:
            ordered[identifier] = lessons[identifier]
            identifier = lessons[identifier].next
    return ordered


E = TypeVar("E", Kind, Deed)


def _member(item: Checked, usual: E) -> E:
    """Return what *item* names of the kind of *usual*, which stands in for a wrong name."""
    members = {str(member.value): member for member in type(usual)}
    return members.get(item.one_of(tuple(members)), usual)


class _Reader:
    """Reads one file."""

    def __init__(self, file: Checked, name: str, names: list[str], library: Library) -> None:
        self._file = file
        self._name = name
        self._names = names
        self._library = library
        self._games: list[Game[Any]] = []

    def lesson(self) -> Lesson:
        file = self._file
        file.get("format").integer(FORMAT, FORMAT)
        file.get("lesson").one_of((self._name,))
        title = file.get("title").one_of(tuple([known.name for known in TITLES]))
        chapters = file.get("chapters").slugs()
        boards = self._boards(title, file.get("table"))
        following = file.find("next")
        content = file.find("content")
        return Lesson(
            self._name,
            title,
            file.get("minutes").integer(1, _LONGEST),
            "" if following is None else following.one_of(tuple(self._names)),
            "" if content is None else content.text(),
            chapters,
            boards,
            self._steps(chapters, len(boards)),
            self._taught(),
        )

    # Tables

    def _boards(self, title: str, table: Checked) -> tuple[Board, ...]:
        second = table.find(_SECOND)
        tables = [table] if second is None else [table, second]
        return tuple([self._board(title, own) for own in tables])

    def _board(self, title: str, table: Checked) -> Board:
        line = table.find("position")
        game, spot, laid = self._opened(title, table, "" if line is None else line.text())
        seats = _MOST_SEATS if game is None else game.seats
        letters = [letter(seat) for seat in range(seats)]
        seat = letters.index(table.get("you").one_of(tuple(letters)) or letters[0])
        names = {mark: name.text() for mark, name in table.get("names").entries().items()}
        others = [mark for mark in letters if mark != letters[seat]]
        if table.is_sound() and game is not None and sorted(names) != others:
            table.get("names").problem("lesson_names", seats=tuple(others))
        tempo = table.find("tempo")
        back = table.find("go_back")
        if back is not None:
            back.one_of(("free",))
        return Board(
            spot,
            seats,
            table.get("seed").seed(),
            laid,
            seat,
            tuple([names.get(mark, "") for mark in letters]),
            table.get("bots").one_of(roster.names()),
            "calm" if tempo is None else tempo.one_of(_TEMPOS),
            self._end(table, "stop"),
            self._end(table, "done"),
        )

    def _end(self, table: Checked, key: str) -> Conditions:
        end = table.find(key)
        return () if end is None else tuple(self._condition(end))

    def _opened(
        self, title: str, table: Checked, position: str
    ) -> tuple[Game[Any] | None, str, str]:
        """Return the game of a *table*, if there is one, its map, and where it begins."""
        if position:
            try:
                laid = table_at(position, self._library)
            except GridwrightError as error:
                table.get("position").problem("lesson_position", reason=error.message)
                return None, "", ""
            self._games.append(laid.game)
            return laid.game, laid.spec.board, laid.spec.position
        spot = table.find("map")
        board = "" if spot is None else spot.text()
        try:
            seats = table.get("seats").integer(1, _MOST_SEATS)
            game = open_game(self._library, title, board, seats, {})
        except SetupError as error:
            table.problem("lesson_table", reason=error.message)
            return None, board, ""
        self._games.append(game)
        return game, board, ""

    # Steps

    def _steps(self, chapters: tuple[str, ...], boards: int) -> tuple[Step, ...]:
        steps: list[Step] = []
        for item in self._file.get("step").items():
            step = self._step(item, chapters, boards)
            if step.id in [other.id for other in steps] and item.is_sound():
                item.get("id").problem("content_twice", found=step.id)
            steps.append(step)
        return tuple(steps)

    def _step(self, item: Checked, chapters: tuple[str, ...], boards: int) -> Step:
        for note in ("sees", "may"):  # for authors and testers
            item.get(note).text()
        board = item.find("board")
        return Step(
            item.get("id").text(),
            item.get("part").one_of(chapters),
            ANY_BOARD if board is None else board.integer(1, boards),
            self._conditions(item, "when"),
            item.get("say").text(),
            self._rings(item),
            tuple([self._chip(chip) for chip in item.optional_items("ask")]),
            self._conditions(item, "until", is_optional=True),
            tuple([self._reply(reply) for reply in item.optional_items("reply")]),
        )

    def _chip(self, item: Checked) -> Chip:
        does = item.find("does")
        if does is not None:
            return Chip(_member(does, Deed.ADVISE))
        rings = self._rings(item)
        return Chip(Deed.SAY, f"chip.{item.get('chip').text()}", item.get("say").text(), rings)

    def _reply(self, item: Checked) -> Reply:
        conditions = self._conditions(item, "if")
        return Reply(_member(item.get("kind"), Kind.FINE), conditions, item.get("say").text())

    def _conditions(self, item: Checked, key: str, *, is_optional: bool = False) -> Conditions:
        texts = item.optional_items(key) if is_optional else item.get(key).items()
        return tuple([read for text in texts for read in self._condition(text)])

    def _condition(self, text: Checked) -> list[Condition]:
        words = text.text()
        if not words:
            return []
        try:
            read = condition(words)
        except ConditionError as error:
            text.problem(error.message.id, found=words)
            return []
        if isinstance(read, Has) and not self._knows("CITY", read.city):
            text.problem("lesson_name", found=read.city)
        if isinstance(read, Did) and read.target and not self._knows("", read.target):
            text.problem("lesson_name", found=read.target)
        return [read]

    def _rings(self, item: Checked) -> tuple[Ring, ...]:
        return tuple([ring for text in item.optional_items("show") for ring in self._ring(text)])

    def _ring(self, text: Checked) -> list[Ring]:
        part, is_named, name = text.text().partition(":")
        is_known = {
            "plant": lambda: self._knows("PLANT", name) or self._knows("CARD", name),
            "city": lambda: self._knows("CITY", name),
            "seat": lambda: name in (ME, WHO) or name in self._letters(),
        }
        known = is_known[part]() if is_named and part in is_known else part in _PARTS
        if not known and text.is_sound():
            text.problem("lesson_ring", found=f"{part}:{name}" if is_named else part)
        return [Ring(part, name)] if known else []

    def _letters(self) -> list[str]:
        return [letter(seat) for game in self._games for seat in range(game.seats)]

    def _knows(self, place: str, word: str) -> bool:
        """Whether a table of the lesson has *word* in *place*, by default in any."""
        places = [
            names
            for game in self._games
            for own, names in game.vocabulary.places.items()
            if place in ("", own)
        ]
        return not self._games or any(name.word == word for names in places for name in names)

    # What is taught

    def _taught(self) -> tuple[Taught, ...]:
        table = self._file.find("taught")
        if table is None:
            return ()
        level = table.get("level").text()
        second = table.find(_SECOND)
        tables = [table] if second is None else [table, second]
        return tuple([self._lines(own, number, level) for number, own in enumerate(tables, 1)])

    def _lines(self, table: Checked, board: int, level: str) -> Taught:
        for name, share in table.get("worth").entries().items() if table.find("worth") else ():
            share.integer(0, 100)
            self._check_lines(share, board, name)
        ceiling = table.find("ceiling")
        if ceiling is not None:
            ceiling.integer(0)
        move, mistake = table.get("move"), table.get("mistake")
        lines = [self._check_lines(own, board, own.text()) for own in (move, mistake)]
        return Taught(board, lines[0], lines[1], level)

    def _check_lines(self, item: Checked, board: int, text: str) -> tuple[str, ...]:
        lines = tuple([line.strip() for line in text.split(",")])
        for line in lines if board <= len(self._games) else ():
            try:
                self._games[board - 1].parse(line)
            except GridwrightError as error:
                item.problem("lesson_move", reason=error.message)
        return lines
