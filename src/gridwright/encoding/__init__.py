"""Positions and decisions as numbers, one module per engine."""
