"""The bots of members: accounts without a password, which act by the API alone."""

from typing import Final

from django.db import transaction

from gridwright.core.errors import GridwrightError
from gridwright.web import guests, models
from gridwright.web.api import keys
from gridwright.web.people import accounts, departure

MOST: Final = 3  # of a member
LABEL: Final = "bot"
SCOPES: Final = (keys.READ, keys.PLAY, keys.HOST)  # of the keys that the page of bots makes


def create(owner: models.Account, name: str) -> tuple[models.Account, str]:
    """Return a new bot of *owner* and the secret of its key, or raise `GridwrightError`."""
    name = accounts.checked_name(name)
    if owner.is_bot or owner.closed is not None:
        raise GridwrightError("web.programs.only_members")
    with transaction.atomic():
        models.Account.objects.select_for_update().get(pk=owner.pk)  # one after the other
        if owner.bots.count() >= MOST:
            raise GridwrightError("web.programs.many_bots", {"most": MOST})
        guest, _ = guests.create(name)
        bot = accounts.create(guest, name)
        bot.owner, bot.zone, bot.language = owner, owner.zone, owner.language
        bot.save(update_fields=["owner", "zone", "language"])
        _, secret = keys.create(bot, LABEL, SCOPES)
    return bot, secret


def bots_of(owner: models.Account) -> list[models.Account]:
    return list(owner.bots.select_related("guest").order_by("pk"))


def bot_of(owner: models.Account, number: int) -> models.Account:
    """Return the bot of *owner* with a *number*, or raise `GridwrightError`."""
    bot = owner.bots.select_related("guest").filter(pk=number).first()
    if bot is None:
        raise GridwrightError("web.programs.no_bot")
    return bot


def renew(bot: models.Account) -> str:
    """Return the secret of a new key of *bot*, whose other keys open nothing any more."""
    with transaction.atomic():
        keys.revoke_all(bot)
        _, secret = keys.create(bot, LABEL, SCOPES)
    return secret


def delete(bot: models.Account) -> None:
    """Let *bot* leave the club: where it plays, a bot of the server plays on."""
    departure.forget(bot.guest)
