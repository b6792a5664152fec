"""Bots against each other: balanced matches, shares with intervals, ratings."""
