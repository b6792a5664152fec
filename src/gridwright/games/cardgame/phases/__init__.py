"""The phases of the Card Game, one module each: what may be done beside what it does."""
