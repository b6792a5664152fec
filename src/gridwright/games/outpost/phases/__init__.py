"""The phases of Outpost, one module each: what may be done beside what it does."""
