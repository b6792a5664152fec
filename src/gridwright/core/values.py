"""Values: what never changes, and is equal where its fields are."""

from typing import ClassVar


class Struct:
    """Base of dataclasses that are pickled and copied as a call of the class with their fields.

    A compiled class can neither be made without its constructor nor, if it is frozen, be filled
    afterwards. Its constructor must take the fields, in their order.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()  # the names of the fields, set by `dataclass`

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple([getattr(self, name) for name in self.__match_args__])
