"""A game being played, with people at it: the only door for people."""
