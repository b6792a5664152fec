"""The rows. Those of a table's actions are the truth; all else can be made from them.

Those of analyses, puzzles and lessons are in `learning_rows`; clocks, people, notes, chat,
moderation, results, seeks and the API have theirs in the `rows` of their packages.
"""

from typing import Final

from django.db import models
from django.db.models import UniqueConstraint
from django.utils import timezone

from gridwright.core.events import NOBODY
from gridwright.web import ids, learning_rows
from gridwright.web.api import rows as api_rows
from gridwright.web.chat import rows as chat_rows
from gridwright.web.clocks import rows as clock_rows
from gridwright.web.moderation import rows as moderation_rows
from gridwright.web.notes import rows as note_rows
from gridwright.web.people import rows as people_rows
from gridwright.web.results import rows as result_rows
from gridwright.web.seeks import rows as seek_rows

CODE_LENGTH: Final = ids.CODE_LENGTH
LONGEST_LINE: Final = 200  # characters of an action
LONGEST_NAME: Final = people_rows.LONGEST_NAME
LONGEST_TABLE_NAME: Final = 30

new_id = ids.new_id
new_secret = ids.new_secret
new_code = ids.new_code


class Guest(models.Model):
    """A visitor with a name and a cookie. Only the hash of the cookie's secret is stored."""

    name = models.CharField(max_length=LONGEST_NAME)
    secret_hash = models.CharField(max_length=64)
    created = models.DateTimeField(default=timezone.now)
    seen = models.DateTimeField(default=timezone.now)  # the last request, to the minute
    covers_turns = models.BooleanField(default=False)  # at one screen, in auctions too
    bell = models.PositiveIntegerField(default=0)  # grows with all that open pages of theirs show


class SavedRecord(models.Model):
    """A record that a guest has saved; whoever has its address may read it."""

    id = models.CharField(primary_key=True, max_length=ids.ID_LENGTH, default=new_id)
    guest = models.ForeignKey(
        Guest, null=True, on_delete=models.SET_NULL, related_name="saved_records"
    )
    text = models.TextField()
    created = models.DateTimeField(default=timezone.now)
    analysis = models.ForeignKey(
        "Analysis", null=True, on_delete=models.SET_NULL, related_name="saved_records"
    )


class TableState(models.TextChoices):
    """How far a table has come."""

    WAITING = "waiting"  # for people on open seats
    RUNNING = "running"
    OVER = "over"
    ABANDONED = "abandoned"


class TableKind(models.TextChoices):
    """What a table is for."""

    GAME = "game"
    LESSON = "lesson"  # a game with a coach; `Table.subject` is the lesson
    PUZZLE = "puzzle"  # one turn from a position; `Table.subject` is the puzzle


class Hints(models.TextChoices):
    """Who may ask for hints at a table."""

    ALONE = "alone"  # a person who plays against bots only
    EVERYONE = "everyone"
    NOBODY = "nobody"


class Tempo(models.TextChoices):
    """How long bots wait before they act; `play.tempo` has the pauses."""

    STEP = "step"  # until somebody says so, before every action
    CALM = "calm"
    QUICK = "quick"
    AT_ONCE = "at_once"


class Table(models.Model):
    """A table: what it was laid with, and how far its game has come."""

    id = models.CharField(primary_key=True, max_length=ids.ID_LENGTH, default=new_id)
    title = models.CharField(max_length=20)
    board = models.CharField(max_length=40, blank=True)
    kind = models.CharField(max_length=10, choices=TableKind.choices, default=TableKind.GAME)
    subject = models.CharField(max_length=40, blank=True, default="")  # what it teaches or asks
    seat_count = models.PositiveSmallIntegerField()
    options = models.JSONField(default=dict)
    rules = models.PositiveSmallIntegerField()  # the version that it is played by to its end
    seed = models.BigIntegerField()  # secret while the game is running
    salt = models.CharField(max_length=32, blank=True)  # of the commitment to the seed, if any
    start = models.TextField(blank=True)  # the position that it begins with, instead of the setup
    content = models.CharField(max_length=12, blank=True)  # hash of the cards, numbers and map
    version = models.PositiveIntegerField(default=0)  # how many actions there are
    change = models.PositiveIntegerField(default=0)  # grows with everything that pages show
    state = models.CharField(max_length=10, choices=TableState.choices, default=TableState.WAITING)
    host = models.ForeignKey(Guest, null=True, on_delete=models.SET_NULL, related_name="hosted")
    tempo = models.CharField(max_length=10, choices=Tempo.choices, default=Tempo.QUICK)
    is_paused = models.BooleanField(default=False)  # bots wait until somebody lets them go on
    skips_to = models.SmallIntegerField(default=NOBODY)  # the seat until whose turn bots hurry
    is_listed = models.BooleanField(default=False)  # whether anyone may sit down
    hints = models.CharField(max_length=10, choices=Hints.choices, default=Hints.ALONE)
    name = models.CharField(max_length=LONGEST_TABLE_NAME, blank=True, default="")
    is_rated = models.BooleanField(default=False)  # whether its result is to count
    members_only = models.BooleanField(default=False)  # whether guests may not sit down
    least_rating = models.PositiveSmallIntegerField(null=True)  # of whoever sits down unasked
    most_rating = models.PositiveSmallIntegerField(null=True)
    least_finished = models.PositiveSmallIntegerField(default=0)  # games in a hundred
    allows_programs = models.BooleanField(default=True)  # bots that play by the API
    chat = models.CharField(
        max_length=10, choices=chat_rows.ChatMode.choices, default=chat_rows.ChatMode.FREE
    )
    code = models.CharField(max_length=CODE_LENGTH, blank=True, default="", db_index=True)
    rematch = models.OneToOneField(
        "self", null=True, on_delete=models.SET_NULL, related_name="played_before"
    )
    to_act = models.SmallIntegerField(default=NOBODY)  # this and the next two: for lists of tables
    round = models.PositiveSmallIntegerField(default=0)
    phase = models.CharField(max_length=30, blank=True)
    leader = models.SmallIntegerField(default=NOBODY)  # the first in player order
    ranking = models.JSONField(default=list)  # by seat: its place, once the game is over
    created = models.DateTimeField(default=timezone.now)
    opened = models.DateTimeField(default=timezone.now)  # the last action or visit, to the day
    watched = models.DateTimeField(null=True)  # when it was last open on a screen, if ever
    is_counted = models.BooleanField(default=False)  # in `GameSums`, or not to be
    is_left_to_bots = models.BooleanField(default=False)  # who play on, though nobody looks
    analysis = models.ForeignKey(
        "Analysis", null=True, on_delete=models.SET_NULL, related_name="tables"
    )

    @property
    def is_running(self) -> bool:
        return self.state == TableState.RUNNING


class Seat(models.Model):
    """Who sits where: a guest, a bot of a level, or nobody yet. A guest may have several."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="places")
    number = models.PositiveSmallIntegerField()
    guest = models.ForeignKey(Guest, null=True, on_delete=models.SET_NULL, related_name="seats")
    bot = models.CharField(max_length=40, blank=True)
    name = models.CharField(max_length=LONGEST_NAME)
    invitation = models.CharField(max_length=22, unique=True, default=new_secret)
    stand_in = models.CharField(max_length=40, blank=True)  # the bot that plays for an absent guest
    has_screen = models.BooleanField(default=False)  # of the seats that share a screen
    kept_for = models.ForeignKey(
        Guest, null=True, on_delete=models.SET_NULL, related_name="kept_seats"
    )
    hints = models.PositiveIntegerField(default=0)  # that were asked for here
    hinted = models.PositiveIntegerField(null=True)  # the version at which the last one was
    asked_in = models.CharField(max_length=40, blank=True)  # the turn that was nearly wasted last
    overruled = models.PositiveSmallIntegerField(default=0)  # how often it was wasted all the same
    bank = models.PositiveBigIntegerField(default=0)  # milliseconds, as the running turn found it
    flags = models.PositiveSmallIntegerField(default=0)  # how often the time of the seat was up
    bot_from = models.PositiveIntegerField(null=True)  # the version at which the last one was
    lent_for = models.CharField(max_length=clock_rows.LONGEST_TURN, blank=True)  # the only turn
    has_left = models.BooleanField(default=False)  # for good: a bot keeps the seat
    given_in = models.PositiveSmallIntegerField(default=0)  # 1 + the last round it got time in

    class Meta:
        """A seat of a table is there once."""

        constraints = (UniqueConstraint(fields=["table", "number"], name="one_row_for_a_seat"),)
        ordering = ("number",)

    @property
    def is_open(self) -> bool:
        return self.guest_id is None and not self.bot

    @property
    def level(self) -> str:
        """The bot that plays here, for itself or for somebody; "" where a person does."""
        return self.bot or self.stand_in

    def is_for(self, guest: Guest | None) -> bool:
        welcome = (None,) if guest is None else (None, guest.pk)
        return self.is_open and self.kept_for_id in welcome


class Action(models.Model):
    """One line of a record, or one that takes others back; never changed, never deleted."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="actions")
    index = models.PositiveIntegerField()  # from 0 without gaps
    seat = models.PositiveSmallIntegerField()
    line = models.CharField(max_length=LONGEST_LINE)
    automatic = models.BooleanField(default=False)  # played for a seat that had no other choice
    spent = models.PositiveBigIntegerField(null=True)  # milliseconds of the turn, by its clock
    created = models.DateTimeField(default=timezone.now)

    class Meta:
        """Each index of a table is there once, whoever is quicker."""

        constraints = (UniqueConstraint(fields=["table", "index"], name="one_action_for_an_index"),)


class Draft(models.Model):
    """The tentative turn of a seat, now or later in the round: nobody else ever sees it."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="drafts")
    seat = models.PositiveSmallIntegerField()
    round = models.PositiveIntegerField()
    phase = models.CharField(max_length=30)
    lines = models.JSONField(default=list)
    prices = models.JSONField(default=list)  # of each line when it was planned; none for a turn now
    dropped = models.JSONField(default=list)  # lines that fell out with the last change
    is_queued = models.BooleanField(default=False)  # it is carried out when the turn comes
    step = models.PositiveSmallIntegerField(default=0)  # the part of the turn that is shown

    class Meta:
        """A seat has one for a turn."""

        constraints = (
            UniqueConstraint(
                fields=["table", "seat", "round", "phase"], name="one_draft_for_a_turn"
            ),
        )


class Maximum(models.Model):
    """How high the server bids for a seat in the running auction: nobody else ever sees it."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="maxima")
    seat = models.PositiveSmallIntegerField()
    lot = models.CharField(max_length=40)  # the auction that it was set for
    amount = models.PositiveIntegerField()
    drops = models.BooleanField(default=True)  # beyond it the seat drops out; else it is asked

    class Meta:
        """A seat has one."""

        constraints = (UniqueConstraint(fields=["table", "seat"], name="one_maximum_for_a_seat"),)


class BotTurn(models.Model):
    """A bot that is to act: work for one of the bot processes."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="bot_turns")
    index = models.PositiveIntegerField()  # the version of the table at which it moves
    lease = models.DateTimeField(null=True)  # nobody takes it before; None while it is parked
    worker = models.CharField(max_length=80, blank=True)  # who has it
    tries = models.PositiveSmallIntegerField(default=0)
    level = models.CharField(max_length=40, default="")  # of the bot; "" in rows of older versions
    has_people = models.BooleanField(default=True)  # whether a person plays at the table

    class Meta:
        """Each turn is there once."""

        constraints = (UniqueConstraint(fields=["table", "index"], name="one_turn_for_an_index"),)
        indexes = (models.Index(fields=["lease"], name="turns_by_lease"),)


class Job(models.Model):
    """Something to think about for a seat of a table: work for the bot processes between turns."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="jobs")
    seat = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=20)
    version = models.PositiveIntegerField()  # of the table; at any other the job is out of date
    parameters = models.JSONField(default=dict)
    result = models.JSONField(default=dict)  # nothing until it is done
    lease = models.DateTimeField(null=True)  # nobody takes it before; None once it is done
    worker = models.CharField(max_length=80, blank=True)  # who has it
    tries = models.PositiveSmallIntegerField(default=0)
    created = models.DateTimeField(default=timezone.now)

    class Meta:
        """A seat has one of a kind."""

        constraints = (
            UniqueConstraint(fields=["table", "seat", "kind"], name="one_job_of_a_kind_for_a_seat"),
        )
        indexes = (models.Index(fields=["lease"], name="jobs_by_lease"),)


class ProposalKind(models.TextChoices):
    """What people at a table can agree on."""

    STAND_IN = "stand_in"  # a bot plays for somebody who is away
    ABANDON = "abandon"
    BACK = "back"  # to an earlier position
    BREAK = "break"  # for so many minutes
    TIME = "time"  # more of it, for a seat


class Proposal(models.Model):
    """A question to the people at a table. It is deleted once it is decided."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="proposals")
    kind = models.CharField(max_length=10, choices=ProposalKind.choices)
    number = models.PositiveIntegerField(default=0)  # a seat, minutes, or how many actions stay
    by = models.ForeignKey(Guest, on_delete=models.CASCADE, related_name="proposals")
    created = models.DateTimeField(default=timezone.now)

    class Meta:
        """A question is asked once at a time."""

        constraints = (UniqueConstraint(fields=["table", "kind", "number"], name="one_question"),)
        ordering = ("created", "pk")


class Vote(models.Model):
    """The answer of one guest to a proposal."""

    proposal = models.ForeignKey(Proposal, on_delete=models.CASCADE, related_name="votes")
    guest = models.ForeignKey(Guest, on_delete=models.CASCADE, related_name="votes")
    is_yes = models.BooleanField()

    class Meta:
        """Each guest has one vote."""

        constraints = (UniqueConstraint(fields=["proposal", "guest"], name="one_vote_for_a_guest"),)


class NoteKind(models.TextChoices):
    """What a note in the log is about."""

    ASKS = "asks"  # to go back
    STAYS = "stays"  # not all have agreed
    BACK = "back"  # the table has gone back
    HINT = "hint"  # somebody has asked for one, for the first time
    FLAG = "flag"  # the time of a seat is up
    RETURNED = "returned"  # somebody has come back to a seat that a bot has played
    LEFT = "left"  # somebody has given up a seat
    BREAK = "break"  # all have agreed on one
    RESUMED = "resumed"  # it is over
    TIME = "time"  # a seat was given some


class LogNote(models.Model):
    """A line of the log that is no action. It stays when the table goes back."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="log_notes")
    after = models.PositiveIntegerField()  # how many actions it follows
    kind = models.CharField(max_length=10, choices=NoteKind.choices)
    seat = models.PositiveSmallIntegerField()  # who asked
    actor = models.PositiveSmallIntegerField()  # whose action would be taken back
    line = models.CharField(max_length=LONGEST_LINE, blank=True)  # that action
    event = models.JSONField(default=dict)  # what it brought about; {} in rows of older versions
    created = models.DateTimeField(null=True)  # of notes about time, when it happened

    class Meta:
        """In the order in which they were written."""

        ordering = ("pk",)


class Errand(models.Model):
    """A task that one process does for all now and then, and when it was last done."""

    name = models.CharField(primary_key=True, max_length=20)
    done = models.DateTimeField()


# What belongs to clocks

AtFlag = clock_rows.AtFlag
Clock = clock_rows.Clock
Night = clock_rows.Night
Away = clock_rows.Away
Outage = clock_rows.Outage

# What belongs to learning

AnalysisState = learning_rows.AnalysisState
Analysis = learning_rows.Analysis
JudgedMoment = learning_rows.JudgedMoment
ComparedMoves = learning_rows.ComparedMoves
PuzzleState = learning_rows.PuzzleState
Puzzle = learning_rows.Puzzle
Attempt = learning_rows.Attempt
Progress = learning_rows.Progress
GameSums = learning_rows.GameSums

# What belongs to people

Role = people_rows.Role
Account = people_rows.Account
Device = people_rows.Device
Passkey = people_rows.Passkey
RecoveryCode = people_rows.RecoveryCode
LinkKind = people_rows.LinkKind
Link = people_rows.Link
RelationKind = people_rows.RelationKind
Relation = people_rows.Relation
Joining = people_rows.Joining
WebhookReach = people_rows.WebhookReach
Club = people_rows.Club

# What belongs to notes

NoticeKind = note_rows.NoticeKind
Notice = note_rows.Notice
Channel = note_rows.Channel
Subscription = note_rows.Subscription
Webhook = note_rows.Webhook
DeliveryState = note_rows.DeliveryState
Delivery = note_rows.Delivery

# What belongs to chats

ChatMode = chat_rows.ChatMode
Room = chat_rows.Room
ChatLine = chat_rows.ChatLine
Memo = chat_rows.Memo

# What belongs to house keeping

ReportState = moderation_rows.ReportState
Report = moderation_rows.Report
ActKind = moderation_rows.ActKind
Act = moderation_rows.Act

# What belongs to results

Pace = result_rows.Pace
Result = result_rows.Result
Placing = result_rows.Placing
Rating = result_rows.Rating

# What belongs to finding tables

Seek = seek_rows.Seek

# What belongs to the API

ApiKey = api_rows.ApiKey
