"""The house: what moderators and admins do. Everybody else is told that it is not theirs."""

from collections.abc import Callable

from django.http import HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_http_methods

from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, models
from gridwright.web.models import ActKind, LinkKind
from gridwright.web.moderation import acts, annulling, pages
from gridwright.web.moderation.acts import Deed
from gridwright.web.people import club, links
from gridwright.web.people.club import ClubSettings
from gridwright.web.play import people
from gridwright.web.visits import Visit

View = Callable[..., HttpResponse]


def _for_moderators(view: View) -> View:
    """Let only moderators and admins in."""

    @require_http_methods(["GET", "HEAD", "POST"])
    @cache_control(private=True, no_store=True)
    def check(visit: Visit, *values: object, **named: object) -> HttpResponse:
        if visit.member is None or not visit.member.is_moderator:
            return errors.page(visit, 403, "web.house.only_moderators")
        return view(visit, visit.member, *values, **named)

    return check


@_for_moderators
def reports(visit: Visit, member: models.Account, number: int = 0) -> HttpResponse:
    """Show the cases, one of them opened, and let something be done about it."""
    report = models.Report.objects.filter(pk=number).select_related("about__account").first()
    if number and report is None:
        return errors.page(visit, 404, "web.house.no_case")
    if visit.method != "POST" or report is None:
        return render(visit, "gridwright/moderation/reports.html", pages.reports(member, number))
    try:
        deed = _deed(visit.POST)
        acts.act(member, report.about, deed, report)
    except GridwrightError as error:
        shown = pages.reports(member, number, error, str(visit.POST.get("reason", "")))
        return render(visit, "gridwright/moderation/reports.html", shown, status=422)
    return redirect("house")


@_for_moderators
def members(visit: Visit, member: models.Account) -> HttpResponse:
    try:
        query = forms.text(visit.GET, "q")
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return render(visit, "gridwright/moderation/members.html", pages.members(member, query))


@_for_moderators
def person(visit: Visit, member: models.Account, number: int) -> HttpResponse:
    """Show what is known of somebody, and let something be done about them."""
    guest = models.Guest.objects.select_related("account").filter(pk=number).first()
    if guest is None:
        return errors.page(visit, 404, "web.house.nobody")
    page = "gridwright/moderation/person.html"
    if visit.method != "POST":
        return render(visit, page, pages.person(member, guest))
    try:
        if "revoke" in visit.POST:
            links.revoke(LinkKind.INVITATION, guest)
            return redirect("house_person", number)
        outcome = acts.act(member, guest, _deed(visit.POST))
    except GridwrightError as error:
        shown = pages.person(member, guest, error, str(visit.POST.get("reason", "")))
        return render(visit, page, shown, status=422)
    if outcome.secret:
        link = visit.build_absolute_uri(f"/reset/{outcome.secret}")
        return render(visit, page, pages.person(member, guest, link=link))
    return redirect("house_person", number)


def _deed(sent: QueryDict) -> Deed:
    """Return what is to be done; whoever closes an account says so twice."""
    kind = forms.one_of(sent, "kind", ActKind.values)
    if kind == ActKind.CLOSE and forms.one_of(sent, "sure", ("", "yes")) != "yes":
        raise GridwrightError("web.house.not_sure")
    return Deed(
        kind,
        str(sent.get("reason", "")),
        forms.number(sent, "days"),
        forms.text(sent, "name"),
        forms.text(sent, "role"),
    )


@_for_moderators
def tables(visit: Visit, member: models.Account) -> HttpResponse:
    """Show the tables, and let a bot play where somebody has gone away."""
    if visit.method != "POST":
        shown = {**pages.tables(member), "rated": annulling.latest()}
        return render(visit, "gridwright/moderation/tables.html", shown)
    try:
        identifier, number = forms.text(visit.POST, "table"), forms.number(visit.POST, "seat")
        seats = models.Seat.objects.filter(table=identifier, table__kind=models.TableKind.GAME)
        if not seats:
            return errors.page(visit, 404, "web.error.table")
        if pages.plays_at(seats, member):
            return errors.page(visit, 403, "web.house.own_table")
        people.give_to_bot(identifier, number)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect("house_tables")


@_for_moderators
def annul(visit: Visit, member: models.Account, identifier: str) -> HttpResponse:
    """Let a rated result count for nobody, with a reason."""
    result = models.Result.objects.filter(pk=identifier).first()
    if result is None:
        return errors.page(visit, 404, "web.results.annul.missing")
    page = "gridwright/moderation/annul.html"
    if visit.method != "POST":
        return render(visit, page, annulling.page(member, result))
    reason = str(visit.POST.get("reason", ""))
    try:
        annulling.annul(member, identifier, reason)
    except GridwrightError as error:
        shown = annulling.page(member, result, error, reason)
        return render(visit, page, shown, status=422)
    return redirect("annul", identifier)


@_for_moderators
def settings(visit: Visit, member: models.Account) -> HttpResponse:
    """Show how the club is run, and let admins change it."""
    if not member.is_admin:
        return errors.page(visit, 403, "web.house.only_admins")
    page = "gridwright/moderation/settings.html"
    if visit.method != "POST":
        present = club.settings_of(club.club())
        return render(visit, page, pages.settings(member, present))
    sent = visit.POST
    wanted = ClubSettings(name=str(sent.get("name", "")), notice=str(sent.get("notice", "")))
    try:
        wanted = ClubSettings(
            wanted.name,
            wanted.notice,
            forms.one_of(sent, "joining", models.Joining.values),
            "free_chat" in sent,
            forms.one_of(sent, "webhooks", models.WebhookReach.values),
            "quiet" in sent,
        )
        club.change(wanted)
    except GridwrightError as error:
        return render(visit, page, pages.settings(member, wanted, error), status=422)
    return redirect("house_settings")


@_for_moderators
def done(visit: Visit, member: models.Account) -> HttpResponse:
    """Show all that moderators and admins have done."""
    try:
        before = forms.number(visit.GET, "before")
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return render(visit, "gridwright/moderation/acts.html", pages.all_acts(member, before))
