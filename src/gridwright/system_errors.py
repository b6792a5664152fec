"""Why the operating system refuses something, in words of the catalogues where it is common."""

from errno import (
    EACCES,
    EADDRINUSE,
    EADDRNOTAVAIL,
    EEXIST,
    EISDIR,
    ENAMETOOLONG,
    ENOENT,
    ENOMEM,
    ENOSPC,
    ENOTDIR,
    EPERM,
    EROFS,
)
from typing import Final

from gridwright.core.errors import Message, Value

_REASONS: Final = {
    ENOENT: Message("system.not_found"),
    EACCES: Message("system.forbidden"),
    EPERM: Message("system.forbidden"),
    EEXIST: Message("system.exists"),
    EISDIR: Message("system.directory"),
    ENOTDIR: Message("system.no_directory"),
    ENOSPC: Message("system.disk_full"),
    EROFS: Message("system.read_only"),
    ENAMETOOLONG: Message("system.name_long"),
    ENOMEM: Message("system.memory"),
    EADDRINUSE: Message("system.address_used"),
    EADDRNOTAVAIL: Message("system.address_elsewhere"),
}


def reason_of(error: OSError) -> Value:
    """Return the reason behind *error*; a rare one is in the words of the system."""
    return _REASONS.get(error.errno or 0) or error.strerror or str(error)
