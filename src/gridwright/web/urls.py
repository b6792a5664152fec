"""Which address leads where. ``/t/ID/events`` and ``/static/`` are answered before Django."""

from django.urls import path, register_converter

from gridwright.web.views import home, people, records, replay, rules, share, site, table, turn


class TableId:
    """The address of a table: letters and digits, never more than there can be."""

    regex = "[a-z0-9]{1,20}"

    def to_python(self, value: str) -> str:
        return value

    def to_url(self, value: str) -> str:
        return value


class Secret(TableId):
    """The end of a link that only some know."""

    regex = "[A-Za-z0-9_:-]{1,400}"


register_converter(TableId, "table")
register_converter(Secret, "secret")

urlpatterns = [
    path("", home.home, name="home"),
    path("name", home.name, name="name"),
    path("new", home.new, name="new"),
    path("me", home.me, name="me"),
    path("device/<secret:token>", home.device, name="device"),
    path("join", home.code, name="code"),
    path("join/<secret:invitation>", home.join, name="join"),
    path("start", home.start, name="start"),
    path("watch", home.watch, name="watch"),
    path("learn", home.learn, name="learn"),
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
    path("t/<table:identifier>", table.table, name="table"),
    path("t/<table:identifier>/picture.svg", table.picture, name="picture"),
    path("t/<table:identifier>/fill", table.fill, name="fill"),
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
    path("t/<table:identifier>/plan", turn.plan, name="plan"),
    path("t/<table:identifier>/tempo", turn.tempo, name="tempo"),
    path("here", people.here, name="here"),
    path("t/<table:identifier>/sit", people.sit, name="sit"),
    path("t/<table:identifier>/propose", people.propose, name="propose"),
    path("t/<table:identifier>/vote", people.vote, name="vote"),
    path("t/<table:identifier>/come-back", people.come_back, name="come_back"),
    path("t/<table:identifier>/leave", people.leave, name="leave"),
    path("t/<table:identifier>/screen", people.screen, name="screen"),
    path("t/<table:identifier>/cover", people.cover, name="cover"),
    path("t/<table:identifier>/peek", people.peek, name="peek"),
    path("t/<table:identifier>/rematch", people.rematch, name="rematch"),
    path("t/<table:identifier>/rematch/news", people.rematch_news, name="rematch_news"),
    path("t/<table:identifier>/replay", replay.replay, name="replay"),
    path("t/<table:identifier>/result.svg", share.of_table, name="result"),
    path("t/<table:identifier>/on", replay.on, name="on"),
    path("records", records.records, name="records"),
    path("r/<table:identifier>", records.saved, name="kept"),
    path("r/<table:identifier>/record", records.text, name="kept-record"),
    path("r/<table:identifier>/result.svg", share.of_record, name="kept-result"),
    path("r/<table:identifier>/on", records.on, name="kept-on"),
    path("r/<table:identifier>/delete", records.delete, name="kept-delete"),
    path("rules", rules.index, name="rules"),
    path("rules/reconstructed", rules.reconstructed, name="reconstructed"),
    path("rules/clause/<str:identifier>", rules.clause, name="clause"),
    path("rules/<str:name>", rules.of_title, name="rules_of"),
    path("rules/<str:name>/components", rules.components, name="components"),
]

handler400 = "gridwright.web.errors.bad_request"
handler404 = "gridwright.web.errors.not_found"
handler500 = "gridwright.web.errors.failed"
