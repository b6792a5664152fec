"""What to do and why, and what was done: bots asked for their opinion."""
