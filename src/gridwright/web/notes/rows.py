"""The rows of notes: what somebody is told, and by which ways it is sent."""

from typing import Final

from django.db import models
from django.utils import timezone

LONGEST_CAUSE: Final = 100
LONGEST_ERROR: Final = 100


class NoticeKind(models.TextChoices):
    """What a notice is about."""

    TURN = "turn"  # it is somebody's turn
    TIME = "time"  # their time runs out, or has run out
    INVITED = "invited"  # a seat is kept for them
    TABLE = "table"  # a table of theirs begins or ends
    MENTION = "mention"  # their name was written in a chat
    CLUB = "club"  # moderators have done something about them


class Notice(models.Model):
    """Something to tell a person: a message, and what caused it."""

    guest = models.ForeignKey("Guest", on_delete=models.CASCADE, related_name="notices")
    kind = models.CharField(max_length=10, choices=NoticeKind.choices)
    table = models.ForeignKey("Table", null=True, on_delete=models.CASCADE, related_name="notices")
    cause = models.CharField(max_length=LONGEST_CAUSE)  # "turn tableid 5/build/1"
    message = models.JSONField()  # its id and values
    created = models.DateTimeField(default=timezone.now)
    seen = models.DateTimeField(null=True)

    class Meta:
        """Nobody is told of the same thing twice."""

        constraints = (
            models.UniqueConstraint(fields=["guest", "cause"], name="one_notice_of_a_cause"),
        )
        indexes = (models.Index(fields=["guest", "created"], name="notices_by_guest"),)


class Channel(models.TextChoices):
    """A way to tell somebody who has no page open."""

    PUSH = "push"
    WEBHOOK = "webhook"
    MAIL = "mail"


class Subscription(models.Model):
    """A browser that takes push messages."""

    account = models.ForeignKey("Account", on_delete=models.CASCADE, related_name="subscriptions")
    endpoint = models.CharField(max_length=1000, unique=True)
    public_key = models.CharField(max_length=100)  # of the browser, in base64url
    auth = models.CharField(max_length=40)
    label = models.CharField(max_length=40, blank=True)
    created = models.DateTimeField(default=timezone.now)
    worked = models.DateTimeField(null=True)  # the last message that was taken
    error = models.CharField(max_length=LONGEST_ERROR, blank=True)


class Webhook(models.Model):
    """The address of a chat server that a member wants to be told by."""

    account = models.OneToOneField("Account", on_delete=models.CASCADE, related_name="webhook")
    url = models.CharField(max_length=500)
    mention = models.CharField(max_length=40, blank=True)  # whom the note is for, over there
    failures = models.PositiveSmallIntegerField(default=0)  # in a row; five switch it off
    error = models.CharField(max_length=LONGEST_ERROR, blank=True)
    worked = models.DateTimeField(null=True)


class DeliveryState(models.TextChoices):
    """How far a delivery has come."""

    WAITING = "waiting"
    SENT = "sent"
    DROPPED = "dropped"  # it was no longer true, or nobody is there to take it
    FAILED = "failed"


class Delivery(models.Model):
    """A notice on its way: work for the clerk."""

    notice = models.ForeignKey(Notice, on_delete=models.CASCADE, related_name="deliveries")
    channel = models.CharField(max_length=10, choices=Channel.choices)
    subscription = models.ForeignKey(
        Subscription, null=True, on_delete=models.CASCADE, related_name="deliveries"
    )
    state = models.CharField(
        max_length=10, choices=DeliveryState.choices, default=DeliveryState.WAITING
    )
    lease = models.DateTimeField(null=True)  # when it is to be sent; None once it is decided
    worker = models.CharField(max_length=80, blank=True)
    tries = models.PositiveSmallIntegerField(default=0)
    error = models.CharField(max_length=LONGEST_ERROR, blank=True)
    created = models.DateTimeField(default=timezone.now)

    class Meta:
        """Clerks ask for those that are due."""

        indexes = (models.Index(fields=["lease"], name="deliveries_by_lease"),)
