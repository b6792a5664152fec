"""The rows of results and ratings. Ratings can always be made again from the results."""

from typing import Final

from django.db import models

from gridwright.web import ids

LONGEST_POOL: Final = 40
LONGEST_REFUSAL: Final = 60


class Pace(models.TextChoices):
    """By which kind of clock a game was played."""

    LIVE = "live"
    DAILY = "daily"
    NONE = "none"


class Result(models.Model):
    """What came of a game. Where a member played, it stays when its table is deleted."""

    id = models.CharField(primary_key=True, max_length=ids.ID_LENGTH)  # that of the table
    title = models.CharField(max_length=20)
    board = models.CharField(max_length=40, blank=True)
    seat_count = models.PositiveSmallIntegerField()
    options = models.JSONField(default=dict)
    rules = models.PositiveSmallIntegerField()
    record = models.TextField()
    pool = models.CharField(max_length=LONGEST_POOL)  # see `results.pools`
    pace = models.CharField(max_length=10, choices=Pace.choices)
    rounds = models.PositiveSmallIntegerField()
    ended = models.DateTimeField(db_index=True)
    was_laid_rated = models.BooleanField(default=False)
    is_rated = models.BooleanField(default=False)  # it counts, or will as soon as it is rated
    # The id of why it is not rated though it was laid so; of a rated one, why it counts for those
    # alone who have left
    refusal = models.CharField(max_length=LONGEST_REFUSAL, blank=True)
    rated = models.DateTimeField(null=True)  # when ratings took it in, or it was annulled
    annulled = models.ForeignKey(
        "Act", null=True, on_delete=models.SET_NULL, related_name="annulled_results"
    )
    has_facts = models.BooleanField(default=False)  # those of its placings

    class Meta:
        """In the order in which they count: by their end, whoever wrote them first."""

        indexes = (
            models.Index(
                fields=["ended"],
                condition=models.Q(is_rated=True, rated=None),
                name="results_to_rate",
            ),
            models.Index(
                fields=["ended"], condition=models.Q(has_facts=False), name="results_without_facts"
            ),
        )
        ordering = ("ended", "id")


class Placing(models.Model):
    """What came of a game for a seat."""

    result = models.ForeignKey(Result, on_delete=models.CASCADE, related_name="placings")
    seat = models.PositiveSmallIntegerField()
    guest = models.ForeignKey("Guest", null=True, on_delete=models.SET_NULL, related_name="results")
    name = models.CharField(max_length=ids.LONGEST_NAME)  # as in the record; "" once they left
    bot = models.CharField(max_length=40, blank=True)  # the level, where a bot sat from the start
    place = models.PositiveSmallIntegerField()  # by the rules of the game, from 1
    cities = models.PositiveSmallIntegerField()  # powered last; in the Card Game, the income
    money = models.IntegerField()
    has_left = models.BooleanField(default=False)  # a bot ended the game for them
    flags = models.PositiveSmallIntegerField(default=0)
    turns = models.PositiveIntegerField(default=0)  # by a clock: their own, and those they missed
    spent = models.PositiveBigIntegerField(null=True)  # milliseconds, by a clock
    facts = models.JSONField(default=dict)  # see `results.facts`
    mu_before = models.FloatField(null=True)  # the four are filled in when the game is rated
    sigma_before = models.FloatField(null=True)
    mu_after = models.FloatField(null=True)
    sigma_after = models.FloatField(null=True)

    class Meta:
        """Each seat is there once."""

        constraints = (
            models.UniqueConstraint(fields=["result", "seat"], name="one_placing_for_a_seat"),
        )
        ordering = ("seat",)


class Rating(models.Model):
    """How strong a member is in a pool, and how sure that is. Bots have theirs from the package."""

    account = models.ForeignKey("Account", on_delete=models.CASCADE, related_name="ratings")
    pool = models.CharField(max_length=LONGEST_POOL)
    mu = models.FloatField()
    sigma = models.FloatField()
    games = models.PositiveIntegerField(default=0)
    wins = models.PositiveIntegerField(default=0)  # first places, of those who did not leave
    last = models.DateTimeField()  # the end of the last rated game

    class Meta:
        """A member has one in a pool."""

        constraints = (
            models.UniqueConstraint(fields=["account", "pool"], name="one_rating_in_a_pool"),
        )
        indexes = (models.Index(fields=["pool", "mu"], name="ratings_by_pool"),)
