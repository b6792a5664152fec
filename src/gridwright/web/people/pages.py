"""What the pages of accounts are given: signing in, joining, and the settings of a person."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final
from zlib import crc32

from django.urls import reverse

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import addresses, models, preferences
from gridwright.web.models import Joining, LinkKind
from gridwright.web.notes import mail
from gridwright.web.pages.clocks import moment_in_words
from gridwright.web.pages.common import Context
from gridwright.web.pages.waiting import qr_code
from gridwright.web.people import accounts, links, naming, passkeys, passwords, recovery
from gridwright.web.people.accounts import key_of
from gridwright.web.people.belongings import Belongings, belongings_of
from gridwright.web.people.club import club
from gridwright.web.people.rows import LONGEST_ABOUT
from gridwright.web.visits import Visit, page_before

COLOURS: Final = ("sand", "mint", "sky", "rose", "lilac", "moss")  # grounds of monograms

_PLACES: Final = (  # the name of each address, and whether only members have it
    ("me", False),
    ("password", True),
    ("devices", False),
    ("notification_settings", True),
    ("nights", False),
    ("blocked", False),
    ("keys", True),
    ("bots", True),
    ("my_data", False),
)


SIGN_IN: Final = "sign_in"
JOIN: Final = "join"
LINK_LASTS: Final = timedelta(days=1)  # to another device
_DONE: Final = ("password", "asked", "no_email", "added", "removed")  # what a page can confirm


@dataclass(frozen=True, slots=True)
class SettingsPlace:
    """A page about oneself, in the list at the side."""

    name: str
    href: str
    label: str
    is_here: bool


@dataclass(frozen=True, slots=True)
class Monogram:
    """A letter on a ground, which stands for a person and never for a seat."""

    letter: str
    colour: str


def settings_page(place: str, member: models.Account | None) -> Context:
    """Return what `people/settings.html` needs around the page that is called *place*."""
    places = [
        SettingsPlace(name, reverse(name), words.text(f"web.member.place.{name}"), name == place)
        for name, is_for_members in _PLACES
        if member is not None or not is_for_members
    ]
    return {"settings_places": places, "member": member}


def monogram(name: str, colour: str = "") -> Monogram:
    """Return the monogram of a person; without a chosen *colour* it follows from the name."""
    letters = [letter for letter in name if letter.isalnum()]
    number = crc32(key_of(name).encode()) % len(COLOURS)
    return Monogram((letters or ["?"])[0].upper(), colour if colour in COLOURS else COLOURS[number])


# In


def sign_in(visit: Visit, form: str = "", error: GridwrightError | None = None) -> Context:
    """Return the forms to sign in and to join, with what is wrong about one of them."""
    guest = visit.guest if visit.member is None else None
    sent = visit.POST if visit.method == "POST" else visit.GET
    typed = {key: str(sent.get(key, "")) for key in ("name", "email", "invitation")}
    has_invitation = links.peek(LinkKind.INVITATION, typed["invitation"]) is not None
    joining = club().joining
    return {
        **typed,
        "form": form or (JOIN if JOIN in sent or has_invitation else SIGN_IN),
        "wrong": "" if error is None else words.say(error.message),
        "name": typed["name"] or ("" if guest is None else guest.name),
        "next": page_before(visit),
        "yours": "" if guest is None else _yours("web.account.yours", guest),
        "may_join": joining == Joining.OPEN or (joining == Joining.INVITATION and has_invitation),
        "joining": joining,
        "obstacle": passkeys.obstacle(visit),
        "has_mail": mail.is_set_up(),
        "fewest": accounts.SHORTEST,
        "most": models.LONGEST_NAME,
        "shortest": passwords.SHORTEST,
        "codes": recovery.COUNT,
    }


def _yours(identifier: str, guest: models.Guest) -> str:
    """Say what *guest* has; nothing where that is nothing."""
    things = _things(belongings_of(guest))
    return words.text(identifier, name=guest.name, things=things) if things else ""


def _things(had: Belongings) -> tuple[str, ...]:
    counts = {"tables": had.tables, "games": had.games, "records": had.records}
    phrases = [
        words.text(f"web.account.things.{kind}", count=count)
        for kind, count in counts.items()
        if count
    ]
    learning = [words.text("web.account.things.learning")] if had.learns else []
    return (*phrases, *learning)


def aside(visit: Visit, guest: models.Guest) -> Context:
    """Return the question what becomes of what this browser had as *guest*."""
    return {
        "question": _yours("web.account.aside", guest),
        "name": guest.name,
        "next": page_before(visit),
    }


def codes(account: models.Account, shown: list[str], target: str, address: str = "") -> Context:
    """Return the recovery codes, which are shown once."""
    return {"name": account.name, "codes": shown, "target": target, "address": address}


def recover(
    visit: Visit, *, is_sent: bool = False, error: GridwrightError | None = None
) -> Context:
    """Return the ways back in for who has lost a password."""
    return {
        "name": str(visit.POST.get("name", "")),
        "is_sent": is_sent,
        "wrong": "" if error is None else words.say(error.message),
        "has_mail": mail.is_set_up(),
    }


def reset(visit: Visit, account: models.Account, error: GridwrightError | None = None) -> Context:
    """Return the form for a new password."""
    return {
        "name": account.name,
        "wrong": "" if error is None else words.say(error.message),
        "is_in": visit.member == account,
        "shortest": passwords.SHORTEST,
    }


# Settings


@dataclass(frozen=True, slots=True)
class ListedThing:
    """A device, passkey or link in a list, with what can be done about it."""

    id: int
    label: str
    when: str
    is_here: bool = False


@dataclass(frozen=True, slots=True)
class Colour:
    """A ground for a monogram, to choose."""

    name: str
    label: str
    monogram: Monogram
    is_chosen: bool


def me(visit: Visit, error: GridwrightError | None = None) -> Context:
    """Return the page about the name of a visitor."""
    member, guest = visit.member, visit.guest
    assert guest is not None
    free = None if member is None else naming.may_be_renamed(member)
    chosen = "" if member is None else member.colour
    return {
        **settings_page("me", member),
        "name": guest.name,
        "typed": str(visit.POST.get("name", guest.name)),
        "wrong": "" if error is None else words.say(error.message),
        "free": "" if free is None else words.day(free),
        "monogram": monogram(guest.name, chosen),
        "colours": [
            Colour(
                name,
                words.text(f"web.account.colour.{name or 'usual'}"),
                monogram(guest.name, name),
                name == chosen,
            )
            for name in ("", *COLOURS)
        ],
        "most": models.LONGEST_NAME,
        "about": str(visit.POST.get("about", "" if member is None else member.about)),
        "longest_about": LONGEST_ABOUT,
    }


def password(visit: Visit, error: GridwrightError | None = None) -> Context:
    """Return all by which a member proves who they are."""
    member = visit.member
    assert member is not None
    done = str(visit.GET.get("done", ""))
    waiting = links.valid(LinkKind.EMAIL, member.guest).last()
    return {
        **settings_page("password", member),
        "name": member.name,
        "way": str(visit.POST.get("way", "add")) if error is not None else "",
        "wrong": "" if error is None else words.say(error.message),
        "done": words.text(f"web.account.done.{done}") if done in _DONE else "",
        "has_password": bool(member.password),
        "passkeys": [
            ListedThing(row.pk, row.label or words.text("web.account.unknown"), _used(row.used))
            for row in member.passkeys.order_by("pk")
        ],
        "obstacle": passkeys.obstacle(visit),
        "codes_left": recovery.count_left(member),
        "has_mail": mail.is_set_up(),
        "email": member.email if member.email_confirmed is not None else "",
        "waiting": "" if waiting is None else waiting.subject,
        "shortest": passwords.SHORTEST,
    }


def _used(moment: datetime | None) -> str:
    return "" if moment is None else words.text("web.account.used", day=words.day(moment))


def devices(visit: Visit, guest: models.Guest, secret: str = "") -> Context:
    """Return the browsers that are known as *guest*, and a new link if there is one."""
    here = None if visit.device is None else visit.device.pk
    zone = preferences.zone(visit) or "UTC"
    rows = [
        ListedThing(
            row.pk,
            row.label or words.text("web.account.unknown"),
            words.text("web.account.seen", day=words.day(row.seen)),
            is_here=row.pk == here,
        )
        for row in guest.devices.order_by("-seen", "pk")
    ]
    rows.sort(key=lambda row: not row.is_here)
    has_first = bool(guest.secret_hash)  # the browser in which the guest began is no device
    origin = addresses.reach_of(visit).origins[0]
    link = f"{origin}{reverse('device', args=[secret])}" if secret else ""
    return {
        **settings_page("devices", visit.member),
        "name": guest.name,
        "devices": rows,
        "has_first": has_first,
        "is_first": has_first and here is None,
        "has_others": len(rows) + has_first > 1,
        "link": link,
        "picture": qr_code(link, words.text("web.account.link_picture")) if link else "",
        "links": [
            ListedThing(
                row.pk,
                words.text("web.account.link_ends", moment=moment_in_words(row.ends, zone)),
                "",
            )
            for row in links.valid(LinkKind.DEVICE, guest)
        ],
    }
