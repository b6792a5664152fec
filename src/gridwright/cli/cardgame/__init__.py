"""How the Card Game looks in a terminal."""
