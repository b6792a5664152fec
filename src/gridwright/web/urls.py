"""Which address leads where. ``/t/ID/events`` and ``/static/`` are answered before Django."""

from django.urls import path

from gridwright.web import converters  # noqa: F401  names what stands in paths
from gridwright.web.api import urls as api_urls
from gridwright.web.chat import urls as chat_urls
from gridwright.web.moderation import urls as moderation_urls
from gridwright.web.notes import urls as note_urls
from gridwright.web.people import carrying, club_urls
from gridwright.web.people import urls as people_urls
from gridwright.web.programs import urls as program_urls
from gridwright.web.results import urls as result_urls
from gridwright.web.seeks import urls as seek_urls
from gridwright.web.views import (
    analysis,
    home,
    learn,
    nights,
    people,
    position,
    puzzles,
    records,
    replay,
    rules,
    share,
    site,
    table,
    turn,
)

_TABLE = {"kind": analysis.TABLE}
_RECORD = {"kind": analysis.RECORD}

urlpatterns = [
    path("", home.home, name="home"),
    path("name", home.name, name="name"),
    path("new", home.new, name="new"),
    path("me/clock", nights.nights, name="nights"),
    path("carry", carrying.leave, name="carry_away"),
    path("carry/<secret:secret>", carrying.arrive, name="carry"),
    path("join", home.code, name="code"),
    path("join/<secret:invitation>", home.join, name="join"),
    path("start", home.start, name="start"),
    path("watch", home.watch, name="watch"),
    path("learn", learn.learn, name="learn"),
    path("learn/round", learn.first_round, name="first_round"),
    path("learn/lesson", learn.lesson, name="lesson"),
    path("explore", learn.explore, name="explore"),
    path("position", position.position, name="position"),
    path("position/play", position.play, name="position_play"),
    path("health", site.ready, name="health"),
    path("health/live", site.live, name="live"),
    path("health/ready", site.ready, name="ready"),
    path("metrics", site.metrics, name="metrics"),
    path("manifest.webmanifest", site.manifest, name="manifest"),
    path("colours.css", site.colours, name="colours"),
    path("fonts.css", site.fonts, name="fonts"),
    path("language", site.language, name="language"),
    path("theme", site.theme, name="theme"),
    path("guard", site.guard, name="guard"),
    path("hand", site.hand, name="hand"),
    path("t/<table:identifier>", table.table, name="table"),
    path("t/<table:identifier>/picture.svg", table.picture, name="picture"),
    path("t/<table:identifier>/fill", table.fill, name="fill"),
    path("t/<table:identifier>/change", home.change, name="change"),
    path("t/<table:identifier>/record", table.record, name="record"),
    path("t/<table:identifier>/parts", table.parts, name="parts"),
    path("t/<table:identifier>/panel", turn.panel, name="panel"),
    path("t/<table:identifier>/since", turn.since, name="since"),
    path("t/<table:identifier>/draft", turn.draft, name="draft"),
    path("t/<table:identifier>/play", turn.play, name="play"),
    path("t/<table:identifier>/command", turn.command, name="command"),
    path("t/<table:identifier>/hint", turn.hint, name="hint"),
    path("t/<table:identifier>/commands", turn.commands, name="commands"),
    path("t/<table:identifier>/maximum", turn.maximum, name="maximum"),
    path("t/<table:identifier>/undo", turn.undo, name="undo"),
    path("t/<table:identifier>/coach", turn.coach, name="coach"),
    path("t/<table:identifier>/plan", turn.plan, name="plan"),
    path("t/<table:identifier>/tempo", turn.tempo, name="tempo"),
    path("here", people.here, name="here"),
    path("t/<table:identifier>/sit", people.sit, name="sit"),
    path("t/<table:identifier>/propose", people.propose, name="propose"),
    path("t/<table:identifier>/vote", people.vote, name="vote"),
    path("t/<table:identifier>/come-back", people.come_back, name="come_back"),
    path("t/<table:identifier>/back", people.back, name="back"),
    path("t/<table:identifier>/give-up", people.give_up, name="give_up"),
    path("t/<table:identifier>/here", people.here_at, name="here_at"),
    path("t/<table:identifier>/leave", people.leave, name="leave"),
    path("t/<table:identifier>/screen", people.screen, name="screen"),
    path("t/<table:identifier>/cover", people.cover, name="cover"),
    path("t/<table:identifier>/peek", people.peek, name="peek"),
    path("t/<table:identifier>/rematch", people.rematch, name="rematch"),
    path("t/<table:identifier>/rematch/news", people.rematch_news, name="rematch_news"),
    path("t/<table:identifier>/replay", replay.replay, name="replay"),
    path("t/<table:identifier>/result.svg", share.of_table, name="result"),
    path("t/<table:identifier>/on", replay.on, name="on"),
    path("t/<table:identifier>/analysis", analysis.analysis, _TABLE, name="analysis"),
    path("t/<table:identifier>/analysis/news", analysis.news, _TABLE, name="analysis-news"),
    path("t/<table:identifier>/analysis/moves", analysis.moves, _TABLE, name="analysis-moves"),
    path("t/<table:identifier>/keep", puzzles.keep, name="puzzle_keep"),
    path("puzzles", puzzles.puzzles, name="puzzles"),
    path("puzzles/solve", puzzles.solve, name="puzzle_solve"),
    path("puzzles/on", puzzles.on, name="puzzle_on"),
    path("puzzles/forget", puzzles.forget, name="puzzle_forget"),
    path("records", records.records, name="records"),
    path("r/<table:identifier>", records.saved, name="kept"),
    path("r/<table:identifier>/record", records.text, name="kept-record"),
    path("r/<table:identifier>/result.svg", share.of_record, name="kept-result"),
    path("r/<table:identifier>/keep", puzzles.keep_of_record, name="kept_puzzle_keep"),
    path("r/<table:identifier>/on", records.on, name="kept-on"),
    path("r/<table:identifier>/analysis", analysis.analysis, _RECORD, name="kept-analysis"),
    path("r/<table:identifier>/analysis/news", analysis.news, _RECORD, name="kept-analysis-news"),
    path(
        "r/<table:identifier>/analysis/moves", analysis.moves, _RECORD, name="kept-analysis-moves"
    ),
    path("r/<table:identifier>/delete", records.delete, name="kept-delete"),
    *people_urls.urlpatterns,
    *chat_urls.urlpatterns,
    *note_urls.urlpatterns,
    *club_urls.urlpatterns,
    *api_urls.urlpatterns,
    *moderation_urls.urlpatterns,
    *result_urls.urlpatterns,
    *seek_urls.urlpatterns,
    *program_urls.urlpatterns,
    path("rules", rules.index, name="rules"),
    path("rules/reconstructed", rules.reconstructed, name="reconstructed"),
    path("rules/clause/<str:identifier>", rules.clause, name="clause"),
    path("rules/<str:name>", rules.of_title, name="rules_of"),
    path("rules/<str:name>/components", rules.components, name="components"),
]

handler400 = "gridwright.web.errors.bad_request"
handler404 = "gridwright.web.errors.not_found"
handler500 = "gridwright.web.errors.failed"
