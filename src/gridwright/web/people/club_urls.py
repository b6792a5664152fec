"""The addresses of the club, of privacy and of one's own data."""

from django.urls import path

from gridwright.web import converters  # noqa: F401  names what stands in paths
from gridwright.web.people import club_views as views

urlpatterns = [
    path("club", views.club, name="club"),
    path("first/<secret:secret>", views.first_admin, name="first_admin"),
    path("privacy", views.privacy, name="privacy"),
    path("me/data", views.my_data_page, name="my_data"),
    path("me/data/file", views.my_data_file, name="my_data_file"),
    path("me/data/delete", views.forget_me, name="forget_me"),
]
