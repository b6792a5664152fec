"""Puzzles: turns of real games in which some choices win and others lose."""
