"""The addresses of accounts."""

from django.urls import path

from gridwright.web import converters  # noqa: F401  names what stands in paths
from gridwright.web.people import views

urlpatterns = [
    path("in", views.sign_in, name="sign_in"),
    path("in/passkey", views.use_passkey, name="use_passkey"),
    path("in/passkey/options", views.options_to_use, name="options_to_use"),
    path("in/guest", views.guest_aside, name="guest_aside"),
    path("out", views.sign_out, name="sign_out"),
    path("club/join", views.join, name="join_club"),
    path("recover", views.recover, name="recover"),
    path("reset/<secret:secret>", views.reset, name="reset"),
    path("device/<secret:secret>", views.device, name="device"),
    path("me", views.me, name="me"),
    path("me/password", views.password, name="password"),
    path("me/passkeys", views.add_passkey, name="add_passkey"),
    path("me/passkeys/options", views.options_to_add, name="options_to_add"),
    path("me/devices", views.devices, name="devices"),
    path("me/email/<secret:secret>", views.confirm_address, name="confirm_address"),
]
