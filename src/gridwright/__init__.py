"""gridwright: the Power Grid family in one exact rules engine."""

__version__ = "0.1.0"
