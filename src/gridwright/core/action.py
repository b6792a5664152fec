"""One decision of one seat."""


class Action:
    """One decision of one seat. Titles define small subclasses that hold numbers only."""

    __slots__ = ()
