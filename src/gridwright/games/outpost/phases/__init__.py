"""The phases of Outpost, one module each."""
