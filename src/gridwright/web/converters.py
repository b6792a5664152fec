"""What can stand in an address; whoever names one of these in a path imports this module."""

from django.urls import register_converter
from django.urls.converters import IntConverter


class TableId:
    """The address of a table: letters and digits, never more than there can be."""

    regex = "[a-z0-9]{1,20}"

    def to_python(self, value: str) -> str:
        return value

    def to_url(self, value: str) -> str:
        return value


class Secret(TableId):
    """The end of a link that only some know."""

    regex = "[A-Za-z0-9_:-]{1,400}"


class Number(IntConverter):
    """The key of a row, never more than there can be."""

    regex = "[0-9]{1,18}"


class MemberName:
    """The name of a member in an address: one part of it, even where the name has a slash.

    A wide slash is the same letter to `people.accounts.key_of`.
    """

    regex = "[^/]{1,60}"

    def to_python(self, value: str) -> str:
        return value

    def to_url(self, value: str) -> str:
        return value.replace("/", "\N{FULLWIDTH SOLIDUS}")


class PoolName(TableId):
    """A pool of the ladder: a title, a dot, and how many sit at its tables."""

    regex = r"[a-z]{1,20}\.[a-z_]{1,20}"


register_converter(TableId, "table")
register_converter(Secret, "secret")
register_converter(Number, "number")
register_converter(MemberName, "member")
register_converter(PoolName, "pool")
