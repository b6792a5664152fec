"""Analyses: asked for, looked at while they are made, and the moves of single positions."""

from typing import Final

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from gridwright import words
from gridwright.core.errors import GridwrightError, Message
from gridwright.tables.record import RecordError
from gridwright.web import errors, forms, models
from gridwright.web.pages import analysis as pages
from gridwright.web.pages.analysis import AnalysedGame, AnalysisLinks
from gridwright.web.pages.replay import ReplayLinks
from gridwright.web.play import analyses, records, replays
from gridwright.web.play.analyses import Source
from gridwright.web.play.replays import Recording
from gridwright.web.views import records as record_views
from gridwright.web.views import replay as replay_views
from gridwright.web.visits import Visit, guest_of

TABLE: Final = "table"
RECORD: Final = "record"
_NAMES: Final = {TABLE: ("analysis", "table"), RECORD: ("kept-analysis", "kept")}
"""By kind of source: what its addresses are called here, and its page."""


@require_http_methods(["GET", "HEAD", "POST"])
def analysis(visit: Visit, kind: str, identifier: str) -> HttpResponse:
    """Show an analysis, or ask for one; where there is none, show the game."""
    source = _source(kind, identifier)
    if source is None:
        return _missing(visit, kind)
    if visit.method == "POST":
        return _ask(visit, source, kind)
    if source.analysis is None:
        return redirect(_NAMES[kind][1], identifier)
    return _shown(visit, source, kind)


@require_GET
def news(visit: Visit, kind: str, identifier: str) -> HttpResponse:
    """Send what has changed since the page was made that asks; nothing where nothing has."""
    source = _source(kind, identifier)
    if source is None or source.analysis is None:
        return _missing(visit, kind)
    return _shown(visit, source, kind, is_news=True)


@require_POST
def moves(visit: Visit, kind: str, identifier: str) -> HttpResponse:
    """Let a bot compare the moves of a position of an analysed game."""
    source = _source(kind, identifier)
    if source is None:
        return _missing(visit, kind)
    if source.analysis is None:
        return errors.page(visit, 403, "web.analysis.no.none")
    try:
        recording = analyses.recording_of(source)
        at = forms.place(visit.POST, len(recording.moves))
        analyses.ask_for_moves(source.analysis, recording, at, guest_of(visit))
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect(f"{reverse(_NAMES[kind][0], args=[identifier])}?at={at}#here")


def _ask(visit: Visit, source: Source, kind: str) -> HttpResponse:
    try:
        recording = analyses.recording_of(source)
    except RecordError as error:
        return errors.wrong(visit, error)
    if not analyses.may_be_analysed(recording):
        return errors.told(visit, 403, Message("web.analysis.no.running"))
    try:
        analyses.ask(source, recording, guest_of(visit))
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect(_NAMES[kind][0], source.pk)


def _shown(visit: Visit, source: Source, kind: str, *, is_news: bool = False) -> HttpResponse:
    """Return the page of an analysis, what changes with the position, or the news of it."""
    try:
        game = _game(visit, source, kind)
    except RecordError as error:  # what it was played with has changed since
        return errors.wrong(visit, error)
    words.about(game.recording.game.title)
    try:
        count = len(game.recording.moves)
        at = min(forms.place(visit.GET, count), count)
        mark, by = forms.mark(visit.GET), replay_views.unit(visit)
    except GridwrightError as error:
        return errors.told(visit, 400, error.message)
    if is_news and mark == pages.mark_of(game.row, at):
        return HttpResponse(status=204)
    if is_news:
        return render(visit, "gridwright/analysis/news.html", pages.news(game, at, by))
    if visit.htmx:
        return render(visit, "gridwright/analysis/parts.html", pages.moment(game, at, by))
    return render(visit, "gridwright/analysis/page.html", pages.analysis(game, at, by))


def _source(kind: str, identifier: str) -> Source | None:
    """Return the table or record with its analysis."""
    rows = models.Table.objects if kind == TABLE else models.SavedRecord.objects
    row: Source | None = rows.select_related("analysis").filter(pk=identifier).first()
    return row


def _game(visit: Visit, source: Source, kind: str) -> AnalysedGame:
    assert source.analysis is not None
    name, page = _NAMES[kind]
    keep = "puzzle_keep" if kind == TABLE else "kept_puzzle_keep"
    may_keep = kind == RECORD or records.may_go_on(source.pk, visit.guest)
    recording, links = _replayed(visit, source)
    places = AnalysisLinks(
        here=reverse(name, args=[source.pk]),
        news=reverse(f"{name}-news", args=[source.pk]),
        moves=reverse(f"{name}-moves", args=[source.pk]),
        keep=reverse(keep, args=[source.pk]) if may_keep else "",
        replay=reverse(page, args=[source.pk]),
    )
    return AnalysedGame(recording, source.analysis, links, places)


def _replayed(visit: Visit, source: Source) -> tuple[Recording, ReplayLinks]:
    """Return the game of *source* with the addresses that it has for this visitor."""
    if isinstance(source, models.SavedRecord):
        game = replays.of_record(source)
        return game, record_views.links_of(source.pk, game)
    recording = replays.of_table(source.pk, visit.guest)
    assert recording is not None
    return recording, replay_views.links_of(visit, source.pk, recording)


def _missing(visit: Visit, kind: str) -> HttpResponse:
    missing = "web.error.table" if kind == TABLE else "web.records.missing"
    return errors.page(visit, 404, missing)
