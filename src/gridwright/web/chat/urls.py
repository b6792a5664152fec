"""Which address leads where, for chats, notes, and what people do about each other."""

from django.urls import path

from gridwright.web import converters  # noqa: F401  names what stands in paths
from gridwright.web.chat import views

urlpatterns = [
    path("t/<table:identifier>/say", views.say, name="say"),
    path("t/<table:identifier>/chat", views.news, name="chat"),
    path("t/<table:identifier>/memo", views.memo, name="memo"),
    path("t/<table:identifier>/person", views.person, name="person"),
    path("t/<table:identifier>/report", views.report, name="report"),
    path("me/blocked", views.blocked, name="blocked"),
]
