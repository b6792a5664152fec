"""How Outpost looks in a terminal."""
