"""Which address leads where, for finding a table."""

from django.urls import path

from gridwright.web.seeks import views

urlpatterns = [
    path("tables", views.tables, name="tables"),
    path("tables/seek", views.seek, name="seek"),
]
