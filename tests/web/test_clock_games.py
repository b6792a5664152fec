"""Whole games by the clock in which people fall asleep and wake up: they come to their end.

Time is told, not waited for: whoever sleeps lets it pass until a clerk would look.
"""

from datetime import datetime, timedelta
from random import Random

import pytest
from django.db import transaction
from django.utils import timezone

from gridwright.bots.roster import company
from gridwright.tables import record
from gridwright.tables.replay import replay
from gridwright.web import arrivals, models
from gridwright.web.clocks.terms import Terms
from gridwright.web.library import library
from gridwright.web.models import NoteKind
from gridwright.web.play import lobby, moves, people, watching
from gridwright.web.play.moves import Outcome
from gridwright.web.play.perspective import public_record
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE
from gridwright.web.play.writing import changing
from tests.web.tables import forget, guest, take_turns

TITLES = ("recharged", "classic", "card", "outpost")
QUARTER = 250  # milliseconds
GAMES = 17  # of each title and each way to go on: 204 in all
WAKES, SLEEPS = 0.15, 0.05  # how often people do, at each turn of theirs


class SleepyGame:
    """A table for two people and two bots, whose banks are a quarter of a second."""

    def __init__(
        self, title: str, at_flag: str, seed: int, people: list[models.Guest], now: datetime
    ) -> None:
        self.chance = Random(seed)  # noqa: S311 - to be the same again
        self.people = people
        seats = ("me", "open", "novice", "novice")
        terms = Terms(5, 60, 0, at_flag, level="novice")
        wish = lobby.Wish(title, lobby.usual(title).board, seats, terms=terms)
        self.id = lobby.lay(wish, self.people[0]).pk
        models.Table.objects.filter(pk=self.id).update(seed=seed, tempo=models.Tempo.AT_ONCE)
        forget(self.id)
        self.now = now
        models.Guest.objects.update(seen=self.now)
        with arrivals.arriving(self.now.timestamp()):
            self.people[1].refresh_from_db()
            lobby.sit_down(self.row.places.get(number=1), self.people[1])
            models.Clock.objects.filter(table=self.id).update(free=0)
            self.row.places.filter(bot="").update(bank=QUARTER)
        with arrivals.arriving(self.now.timestamp()), changing(self.id) as change:
            assert change.clock is not None
            change.clock.row.turn_free = 0
            change.keep()

    @property
    def row(self) -> models.Table:
        return models.Table.objects.select_related("clock").get(pk=self.id)

    def play_to_the_end(self) -> None:
        """Let bots play, and people if they are awake, until the game is over."""
        for _ in range(5000):
            self.now += timedelta(milliseconds=10)
            with arrivals.arriving(self.now.timestamp()):
                take_turns()
                row = self.row
                if row.state == models.TableState.OVER:
                    return
                self.let_somebody_wake_up(row)
                row = self.row
                seat = row.places.get(number=row.to_act)
                if seat.level:
                    watching.mark([self.id])  # or it waits, once everybody has left
                    continue
            if not row.clock.is_overdue and self.chance.random() < SLEEPS:
                self.fall_asleep(row)
            else:
                self.act(row)
        raise AssertionError("the game does not end")

    def let_somebody_wake_up(self, row: models.Table) -> None:
        for seat in row.places.exclude(stand_in="").filter(has_left=False):
            if self.chance.random() < WAKES:
                people.come_back(self.id, seat.guest)

    def fall_asleep(self, row: models.Table) -> None:
        """Let the time of the seat pass until a clerk looks, and a second clerk right after it."""
        lease = row.clock.lease
        assert isinstance(lease, datetime)
        before = row.places.get(number=row.to_act).flags
        self.now = max(self.now, lease) + timedelta(milliseconds=200)
        for _ in range(2):
            with arrivals.arriving(self.now.timestamp()), changing(self.id):
                pass
        assert self.row.places.get(number=row.to_act).flags == before + 1

    def act(self, row: models.Table) -> None:
        """Let the person who is asked play what a novice would."""
        line = self.choice(row)
        with arrivals.arriving(self.now.timestamp()):
            answer = moves.play(self.id, row.to_act, line, row.version)
        assert answer.outcome is Outcome.DONE

    def choice(self, row: models.Table) -> str:
        with TABLE_CACHE.current(row, Seating.of(row).names) as table:
            bot = company("novice", row.to_act).bot(table.game, self.chance.randrange(1 << 30))
            return table.game.write(bot.choose(table.game, table.view(row.to_act)))

    def check(self) -> int:
        """Check what was written; return how many flags there were."""
        row = self.row
        actions = list(row.actions.order_by("index"))
        assert [action.index for action in actions] == list(range(row.version))
        text = public_record(self.id)
        assert text is not None
        assert replay(record.read(text), library()).is_over
        notes = list(row.log_notes.filter(kind__in=(NoteKind.FLAG, NoteKind.RETURNED)))
        for seat in row.places.filter(bot=""):
            own = [note for note in notes if note.seat == seat.number]
            flags = [note for note in own if note.kind == NoteKind.FLAG]
            assert len(flags) == seat.flags <= 3 or row.clock.at_flag == "wait"
            if row.clock.at_flag == "bot":
                self.check_turns_of(seat, own, actions)
        return len([note for note in notes if note.kind == NoteKind.FLAG])

    def check_turns_of(
        self, seat: models.Seat, notes: list[models.LogNote], actions: list[models.Action]
    ) -> None:
        """Check that a bot played from each flag until the return, and nobody else."""
        kinds = [note.kind for note in notes]
        assert kinds == [NoteKind.FLAG, NoteKind.RETURNED] * (len(kinds) // 2) + kinds[-1:] * (
            len(kinds) % 2
        )
        asleep = set[int]()
        for note in notes:
            if note.kind == NoteKind.FLAG:
                asleep |= set(range(note.after, len(actions)))
            else:
                asleep -= set(range(note.after, len(actions)))
        for action in actions:
            if action.seat == seat.number and not action.automatic:
                is_by_bot = action.index in asleep
                assert (action.spent is None) == is_by_bot, (action.index, action.line)


def played(title: str, at_flag: str, seed: int) -> int:
    """Play a game to its end; return how many flags fell."""
    people = [guest("Ana"), guest("Bea")]
    game = SleepyGame(title, at_flag, seed, people, timezone.now() + timedelta(hours=1))
    with transaction.atomic():  # written once, which is quicker
        game.play_to_the_end()
    return game.check()


def test_a_game_of_sleepy_people_comes_to_its_end(sqlite: None) -> None:
    assert played("card", "bot", 3) >= 2


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("at_flag", ["bot", "turn", "wait"])
def test_games_of_sleepy_people_come_to_their_end(sqlite: None, title: str, at_flag: str) -> None:
    assert sum([played(title, at_flag, seed) for seed in range(GAMES)]) >= GAMES
