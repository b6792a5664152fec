"""The addresses of programs that play."""

from django.urls import path

from gridwright.web.programs import views

urlpatterns = [
    path("api", views.api, name="programs"),
    path("me/bots", views.bots_page, name="bots"),
]
