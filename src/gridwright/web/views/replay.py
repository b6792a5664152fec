"""Replays: any position of a game, its end, and going on from there."""

from dataclasses import replace

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, limits, models, preferences
from gridwright.web.chat.pages import chat_box, chat_part
from gridwright.web.chat.talking import conversation_of
from gridwright.web.pages import replay as pages
from gridwright.web.pages.analysis import deciding_turn
from gridwright.web.pages.coach import coach_card
from gridwright.web.pages.common import Context
from gridwright.web.pages.ending import Ending
from gridwright.web.pages.levels import suggestion
from gridwright.web.pages.parts import Templates
from gridwright.web.pages.pictures import sprites
from gridwright.web.pages.replay import ReplayLinks
from gridwright.web.play import analyses, records, replays
from gridwright.web.play.perspective import Perspective
from gridwright.web.play.replays import UNITS, Recording
from gridwright.web.play.seating import Seating
from gridwright.web.results import result_pages
from gridwright.web.visits import Visit, address_of, elsewhere, guest_of


@require_GET
def replay(visit: Visit, identifier: str) -> HttpResponse:
    recording = replays.of_table(identifier, visit.guest)
    if recording is None:
        return errors.page(visit, 404, "web.error.table")
    links = links_of(visit, identifier, recording)
    return show(visit, recording, links, _analysis(identifier))


@require_POST
def on(visit: Visit, identifier: str) -> HttpResponse:
    recording = replays.of_table(identifier, visit.guest)
    if recording is None:
        return errors.page(visit, 404, "web.error.table")
    if not records.may_go_on(identifier, visit.guest):
        return errors.page(visit, 403, "web.error.seat")
    return go_on(visit, recording)


def finished(visit: Visit, perspective: Perspective, *, is_part: bool) -> HttpResponse:
    """Show the end of a game; a script that asks for a part is sent to the whole page."""
    if is_part:
        return elsewhere("table", perspective.id)
    recording = replays.of_table(perspective.id, visit.guest)
    if recording is None:
        return errors.page(visit, 404, "web.error.table")
    links = links_of(visit, perspective.id, recording)
    return show(visit, recording, links, _analysis(perspective.id), perspective)


def _analysis(identifier: str) -> models.Analysis | None:
    return models.Analysis.objects.filter(tables=identifier).first()


def links_of(visit: Visit, identifier: str, recording: Recording) -> ReplayLinks:
    """Return the addresses of the game of a table for this visitor."""
    is_open = analyses.may_be_analysed(recording)
    may_go_on = recording.is_open and records.may_go_on(identifier, visit.guest)
    return ReplayLinks(
        here=reverse("replay", args=[identifier]),
        record=reverse("record", args=[identifier]),
        on=reverse("on", args=[identifier]) if may_go_on else "",
        table=reverse("table", args=[identifier]),
        result=identifier,
        picture=reverse("result", args=[identifier]) if recording.is_over else "",
        analysis=reverse("analysis", args=[identifier]) if is_open else "",
    )


# What tables and kept records share


def show(
    visit: Visit,
    recording: Recording,
    links: ReplayLinks,
    analysis: models.Analysis | None,
    perspective: Perspective | None = None,
) -> HttpResponse:
    """Return the page of a replay, or what changes with the position."""
    words.about(recording.game.title)
    try:
        at = min(forms.place(visit.GET, len(recording.moves)), len(recording.moves))
        by = unit(visit)
    except GridwrightError as error:
        return errors.told(visit, 400, error.message)
    if visit.htmx:
        moment = pages.moment(recording, links, at, by)
        return render(visit, "gridwright/replay/parts.html", moment)
    context = pages.replay(recording, links, at, by)
    context["perspective"] = perspective  # where it is the page of a table, with the people there
    if perspective is not None and perspective.coaching is not None:
        context["coach"] = coach_card(perspective)
    if perspective is not None and perspective.own:
        context["suggestion"] = suggestion(visit.guest)
    context["analysis"] = analysis
    end = context["told"]
    if isinstance(end, Ending) and links.result:
        result = result_pages.ranked(end.ranking, links.result, visit.member)
        if result is not None:
            context["told"], context["result"] = replace(end, ranking=result.ranking), result
    context["deciding"] = deciding_turn(recording, analysis)
    context["link"] = visit.build_absolute_uri(links.here)
    context["picture"] = visit.build_absolute_uri(links.picture) if links.picture else ""
    if perspective is not None:
        context |= _talk(visit, perspective)
    return render(visit, "gridwright/replay/page.html", context)


def _talk(visit: Visit, perspective: Perspective) -> Context:
    """Return the chat and the notes at the end of a game, where people go on talking."""
    row = models.Table.objects.get(pk=perspective.id)
    conversation = conversation_of(row, Seating(perspective.seats), visit.guest, visit.member)
    box = chat_box(conversation)
    if conversation is None or box is None or not (box.has_chat or box.memo):
        return {}  # who played against bots alone and noted nothing
    context: Context = {"box": box}
    if conversation.has_chat:
        part = chat_part(conversation, Templates(visit), preferences.zone(visit))
        context |= {"parts": {"chat": part.html()}, "sprites": sprites()}
    return context


def unit(visit: Visit) -> str:
    """Return the unit by which a visitor goes through a game."""
    name = forms.text(visit.GET, "by") or UNITS[0]
    if name not in UNITS:
        raise GridwrightError("web.replay.no_unit")
    return name


def go_on(visit: Visit, recording: Recording) -> HttpResponse:
    """Lay a table that begins with a position of *recording*, and lead to it."""
    if delay := limits.TABLES.delay(address_of(visit)):
        return errors.too_often(visit, delay)
    seats = range(1, len(recording.names) + 1)
    try:
        at = forms.place(visit.POST, len(recording.moves))
        players = [forms.text(visit.POST, f"seat-{number}") for number in seats]
        tempo = preferences.tempo(visit)
        row = records.go_on(recording, at, players, guest_of(visit), tempo)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect("table", row.pk)
