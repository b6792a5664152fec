"""The phases of the board game, one module each: what may be done beside what it does."""
