"""The addresses of results, the ladder and profiles."""

from django.urls import path

from gridwright.web import converters  # noqa: F401  names what stands in paths
from gridwright.web.results import views

urlpatterns = [
    path("club/ladder", views.ladder_of_most, name="ladders"),
    path("club/ladder/rule", views.rule, name="ladder_rule"),
    path("club/ladder/<pool:pool>", views.ladder, name="ladder"),
    path("club/people", views.people, name="club_people"),
    path("club/results.csv", views.results_csv, name="results_csv"),
    path("club/results.ndjson", views.results_ndjson, name="results_ndjson"),
    path("club/results/<table:identifier>", views.result, name="result_page"),
    path("club/results/<table:identifier>/replay", views.replay, name="result_replay"),
    path("club/results/<table:identifier>/record", views.record, name="result_record"),
    path("@<member:name>", views.profile, name="profile"),
    path("@<member:name>/games", views.games, name="profile_games"),
    path("@<member:name>/figures", views.figures, name="profile_figures"),
    path("@<member:name>/with", views.met, name="profile_met"),
    path("@<member:name>/with/<member:other>", views.together, name="profile_with"),
    path("@<member:name>/records", views.records, name="profile_records"),
]
