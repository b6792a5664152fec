"""The printed content of the games, read from data files into frozen dataclasses."""
