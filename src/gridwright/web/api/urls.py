"""The addresses of keys, and the way into the API, which has addresses of its own."""

from django.urls import path, re_path

from gridwright.web.api import entrance, views

urlpatterns = [
    path("me/keys", views.keys, name="keys"),
    re_path(r"^api/v1/(?P<rest>.*)\Z", entrance.enter, name="api"),
]
