"""The rows of people: accounts and how they are proved, devices, links, the club's settings."""

from typing import Final

from django.db import models
from django.utils import timezone

from gridwright.web import ids

LONGEST_NAME: Final = ids.LONGEST_NAME
LONGEST_KEY: Final = 40  # characters of a folded name, which may be longer than the name
LONGEST_LABEL: Final = 40  # of a device or a passkey
LONGEST_ADDRESS: Final = 254  # of e-mail
LONGEST_NOTICE: Final = 2000
LONGEST_ABOUT: Final = 140
HASH_LENGTH: Final = 64


class Role(models.TextChoices):
    """What an account may do besides playing."""

    MEMBER = "member"
    MODERATOR = "moderator"
    ADMIN = "admin"


class Account(models.Model):
    """What makes a guest a member: a name of their own, and ways to prove who they are.

    The person who sits at tables is and stays the guest.
    """

    guest = models.OneToOneField("Guest", on_delete=models.CASCADE, related_name="account")
    key = models.CharField(max_length=LONGEST_KEY, unique=True)  # see `people.accounts.key_of`
    password = models.CharField(max_length=200, blank=True)  # hashed; "" with passkeys alone
    handle = models.BinaryField(max_length=32, unique=True)  # what passkeys know the account by
    email = models.CharField(max_length=LONGEST_ADDRESS, blank=True)
    email_confirmed = models.DateTimeField(null=True)
    role = models.CharField(max_length=10, choices=Role.choices, default=Role.MEMBER)
    colour = models.CharField(max_length=10, blank=True)  # of the monogram; "" follows the name
    language = models.CharField(max_length=10, blank=True)  # in which notes are written
    zone = models.CharField(max_length=ids.LONGEST_ZONE, default="UTC")
    settings = models.JSONField(default=dict)  # see `notes.choices`
    renamed = models.DateTimeField(null=True)
    quiet_until = models.DateTimeField(null=True)  # only ready phrases in chats
    barred_until = models.DateTimeField(null=True)  # no seat at open tables
    created = models.DateTimeField(default=timezone.now)
    closed = models.DateTimeField(null=True)
    owner = models.ForeignKey(  # of a bot account, which acts by the API alone
        "self", null=True, on_delete=models.CASCADE, related_name="bots"
    )
    about = models.CharField(max_length=LONGEST_ABOUT, blank=True)  # a line for the profile

    @property
    def name(self) -> str:
        return self.guest.name

    @property
    def is_bot(self) -> bool:
        """Whether a program of another member plays by this account."""
        return self.owner_id is not None

    @property
    def is_moderator(self) -> bool:
        """Whether the account may keep the house: admins may, too."""
        return self.role in (Role.MODERATOR, Role.ADMIN)

    @property
    def is_admin(self) -> bool:
        return self.role == Role.ADMIN


class Device(models.Model):
    """A browser that is known as a guest or a member until somebody ends that."""

    guest = models.ForeignKey("Guest", on_delete=models.CASCADE, related_name="devices")
    secret_hash = models.CharField(max_length=HASH_LENGTH)
    label = models.CharField(max_length=LONGEST_LABEL, blank=True)
    created = models.DateTimeField(default=timezone.now)
    seen = models.DateTimeField(default=timezone.now)  # to the day


class Passkey(models.Model):
    """A key pair of which a device or a password manager has the secret half."""

    account = models.ForeignKey(Account, on_delete=models.CASCADE, related_name="passkeys")
    credential = models.CharField(max_length=1400, unique=True)  # in base64url
    public_key = models.BinaryField()
    count = models.PositiveBigIntegerField(default=0)  # of its uses, as far as it counts them
    label = models.CharField(max_length=LONGEST_LABEL)
    created = models.DateTimeField(default=timezone.now)
    used = models.DateTimeField(null=True)


class RecoveryCode(models.Model):
    """A code that lets a member in once."""

    account = models.ForeignKey(Account, on_delete=models.CASCADE, related_name="recovery_codes")
    hashed = models.CharField(max_length=HASH_LENGTH)
    used = models.DateTimeField(null=True)


class LinkKind(models.TextChoices):
    """What a secret link is for."""

    DEVICE = "device"  # makes another browser a device of the guest
    CARRY = "carry"  # the same, for a browser that knows this server by two addresses
    RESET = "reset"  # lets a member choose a new password
    ADMIN = "admin"  # makes its first visitor an admin
    INVITATION = "invitation"  # lets somebody join
    EMAIL = "email"  # confirms an address


class Link(models.Model):
    """A link that works for whoever has it: a few times, for a while, until it is revoked."""

    kind = models.CharField(max_length=12, choices=LinkKind.choices)
    guest = models.ForeignKey("Guest", null=True, on_delete=models.CASCADE, related_name="links")
    subject = models.CharField(max_length=LONGEST_ADDRESS, blank=True)  # the address to confirm
    hashed = models.CharField(max_length=HASH_LENGTH, unique=True)
    uses_left = models.PositiveSmallIntegerField(default=1)
    created = models.DateTimeField(default=timezone.now)
    ends = models.DateTimeField()


class RelationKind(models.TextChoices):
    """How somebody wants to have to do with somebody else."""

    FRIEND = "friend"  # listed first where seats are kept
    MUTED = "muted"  # their lines are not shown
    BLOCKED = "blocked"  # nor may they sit at one's tables


class Relation(models.Model):
    """What somebody has chosen about somebody else, who is not told."""

    by = models.ForeignKey("Guest", on_delete=models.CASCADE, related_name="relations")
    about = models.ForeignKey("Guest", on_delete=models.CASCADE, related_name="relations_of_others")
    kind = models.CharField(max_length=10, choices=RelationKind.choices)
    created = models.DateTimeField(default=timezone.now)

    class Meta:
        """One is enough."""

        constraints = (
            models.UniqueConstraint(fields=["by", "about"], name="one_relation_to_somebody"),
        )


class Joining(models.TextChoices):
    """Who may become a member."""

    OPEN = "open"
    INVITATION = "invitation"
    CLOSED = "closed"


class WebhookReach(models.TextChoices):
    """Where the server may send notes of webhooks."""

    OFF = "off"
    INTERNET = "internet"
    NETWORK = "network"  # addresses of the own network, too


class Club(models.Model):
    """The settings of this server: one row, see `people.club.club`."""

    name = models.CharField(max_length=30, blank=True)
    joining = models.CharField(max_length=12, choices=Joining.choices, default=Joining.OPEN)
    has_free_chat = models.BooleanField(default=True)  # members may write words of their own
    webhooks = models.CharField(
        max_length=10, choices=WebhookReach.choices, default=WebhookReach.INTERNET
    )
    is_quiet = models.BooleanField(default=False)  # no free chat, webhooks or public profiles
    notice = models.TextField(max_length=LONGEST_NOTICE, blank=True)  # who runs this server
    push_key = models.CharField(max_length=60, blank=True)  # the secret half, in base64url
    created = models.DateTimeField(default=timezone.now)
