"""Where notices are read, chosen and switched off, and the worker that shows them."""

from django.urls import path

from gridwright.web.notes import views

urlpatterns = [
    path("me/notifications", views.notification_settings, name="notification_settings"),
    path("notifications", views.notices, name="notices"),
    path("notifications/look", views.look, name="notices_look"),
    path("notifications/off/<str:token>", views.off, name="notices_off"),
    path("worker.js", views.worker, name="worker"),
]
