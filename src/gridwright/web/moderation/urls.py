"""The addresses of the house."""

from django.urls import path

from gridwright.web import converters  # noqa: F401  names what stands in paths
from gridwright.web.moderation import views

urlpatterns = [
    path("club/house", views.reports, name="house"),
    path("club/house/case/<number:number>", views.reports, name="house_case"),
    path("club/house/members", views.members, name="house_members"),
    path("club/house/members/<number:number>", views.person, name="house_person"),
    path("club/house/tables", views.tables, name="house_tables"),
    path("club/house/annul/<table:identifier>", views.annul, name="annul"),
    path("club/house/settings", views.settings, name="house_settings"),
    path("club/house/acts", views.done, name="house_acts"),
]
