"""gridwright: the Power Grid family in one exact rules engine."""

from gridwright.core.errors import Message, set_voice

__version__ = "0.1.0"


def _say(message: Message) -> str:
    """Say *message* in the language in use; catalogues are read when something is said."""
    from gridwright.words import say  # noqa: PLC0415 - not before

    return say(message)


set_voice(_say)
