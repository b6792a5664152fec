"""What the page of somebody's bots is given."""

from dataclasses import dataclass

from django.urls import reverse

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import addresses, models
from gridwright.web.pages.common import Context
from gridwright.web.people import accounts
from gridwright.web.people.pages import Monogram, monogram, settings_page
from gridwright.web.programs import bots
from gridwright.web.visits import Visit


@dataclass(frozen=True, slots=True)
class ListedBot:
    """A bot in the list of its owner."""

    id: int
    name: str
    face: Monogram
    note: str  # when its key was used last


@dataclass(frozen=True, slots=True)
class ShownKey:
    """A key that was just made: it is never shown again."""

    name: str
    secret: str
    command: str  # that lends the bot a level


def bots_page(
    visit: Visit,
    member: models.Account,
    key: tuple[models.Account, str] | None = None,
    error: GridwrightError | None = None,
) -> Context:
    """Return the page, with the *key* of a bot that was just made or what is wrong."""
    rows = bots.bots_of(member)
    return {
        **settings_page("bots", member),
        "bots": [ListedBot(bot.pk, bot.name, monogram(bot.name), _note(bot)) for bot in rows],
        "may_make": len(rows) < bots.MOST,
        "most": bots.MOST,
        "fewest": accounts.SHORTEST,
        "longest": models.LONGEST_NAME,
        "name": str(visit.POST.get("name", "")) if error is not None else "",
        "wrong": "" if error is None else words.say(error.message),
        "key": None if key is None else _shown(visit, *key),
        "here": reverse("bots"),
    }


def _note(bot: models.Account) -> str:
    key = bot.api_keys.order_by("-pk").first()
    if key is None:
        return words.text("web.programs.bots.no_key")
    if key.used is None:
        return words.text("web.programs.bots.unused")
    return words.text("web.programs.bots.used", day=words.day(key.used))


def _shown(visit: Visit, bot: models.Account, secret: str) -> ShownKey:
    origin = addresses.reach_of(visit).origins[0]
    command = f"gridwright bot --url {origin} --key-file bot.key --level planner"
    return ShownKey(bot.name, secret, command)
