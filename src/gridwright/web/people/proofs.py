"""Proving once more who somebody is, before what cannot be undone."""

from gridwright.core.errors import GridwrightError
from gridwright.web import forms, limits, models
from gridwright.web.people import passkeys, passwords, recovery
from gridwright.web.visits import Visit


def check(visit: Visit, address: str) -> None:
    """Let somebody confirm what they want, and a member prove who they are, or raise."""
    if forms.one_of(visit.POST, "sure", ("", "yes")) != "yes":
        raise GridwrightError("web.my_data.not_sure")
    if visit.member is not None:
        _check_member(visit, visit.member, address)


def _check_member(visit: Visit, member: models.Account, address: str) -> None:
    """Let a member prove who they are by passkey, recovery code or password, or raise."""
    answer, code = str(visit.POST.get("answer", "")), forms.text(visit.POST, "code")
    if (answer or code) and (delay := limits.RECOVERIES.delay(address)):
        raise passwords.TooManyTriesError(delay)
    if answer:
        if passkeys.use(visit, str(visit.POST.get("token", "")), answer).pk != member.pk:
            raise GridwrightError("web.my_data.wrong_proof")
    elif code:
        if recovery.use(member.name, code) is None:
            raise GridwrightError("web.my_data.wrong_proof")
    elif not member.password:
        raise GridwrightError("web.my_data.wrong_proof")
    else:
        passwords.check_own(member, forms.password(visit.POST), address)
