"""Which address leads where. ``/t/ID/events`` and ``/static/`` are answered before Django."""

from django.urls import path, register_converter

from gridwright.web import views


class TableId:
    """The address of a table: letters and digits, never more than there can be."""

    regex = "[a-z0-9]{1,20}"

    def to_python(self, value: str) -> str:
        """Return it as it stands."""
        return value

    def to_url(self, value: str) -> str:
        """Return it as it stands."""
        return value


class Secret(TableId):
    """The end of a link that only some know."""

    regex = "[A-Za-z0-9_:-]{1,400}"


register_converter(TableId, "table")
register_converter(Secret, "secret")

urlpatterns = [
    path("", views.home, name="home"),
    path("health", views.health, name="health"),
    path("colours.css", views.colours, name="colours"),
    path("name", views.name, name="name"),
    path("new", views.new, name="new"),
    path("me", views.me, name="me"),
    path("device/<secret:token>", views.device, name="device"),
    path("join/<secret:invitation>", views.join, name="join"),
    path("t/<table:identifier>", views.table, name="table"),
    path("t/<table:identifier>/play", views.play, name="play"),
    path("t/<table:identifier>/undo", views.undo, name="undo"),
    path("t/<table:identifier>/fill", views.fill, name="fill"),
    path("t/<table:identifier>/record", views.record, name="record"),
]

handler400 = "gridwright.web.errors.bad_request"
handler404 = "gridwright.web.errors.not_found"
handler500 = "gridwright.web.errors.failed"
