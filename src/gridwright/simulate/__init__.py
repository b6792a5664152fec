"""Games of bots by the thousand, on several processors."""
