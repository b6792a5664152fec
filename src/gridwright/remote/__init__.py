"""Bots of this computer that play at tables of another server, by its API."""
