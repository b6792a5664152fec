"""Views: read the request, ask a service, show the answer. Nothing is decided here."""
