"""Power Grid: Outpost."""
