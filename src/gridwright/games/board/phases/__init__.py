"""The phases of the board game, one module each."""
