"""Power Grid: The Card Game."""
