"""The phases of the Card Game, one module each."""
