"""Finds data files: those of the package, and those of a user's own directory.

A user's file replaces the packaged file with the same relative path, or is added to its folder.
This module knows paths and TOML, not the meaning of the files.
"""

from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Final

from gridwright.content.checked import Checked, located
from gridwright.content.toml import TomlError, read_toml
from gridwright.core.errors import Message, spelled
from gridwright.system_errors import reason_of

_SUFFIX: Final = ".toml"


class DataFiles:
    """All data files of one load, and the problems found in them."""

    def __init__(self, own: Path | None) -> None:
        """Look for files in the directory *own* first, then in the package."""
        self._roots: list[Traversable] = [resources.files("gridwright").joinpath("data")]
        self._problems: list[Message] = []
        self._is_readable = True  # if not, files that seem unused may be used by the unread one
        self._opened: dict[str, list[Checked]] = {}
        if own is None:
            return
        if own.is_dir():
            self._roots.insert(0, own)
        else:
            self._problems.append(located(Message("content_no_directory"), str(own)))

    def has(self, path: str) -> bool:
        return self._find(path) is not None

    def names(self, folder: str) -> list[str]:
        """Return the sorted names of all files in *folder*, without suffix."""
        names: set[str] = set()
        for root in self._roots:
            names.update(_names_in(root.joinpath(folder)))
        return sorted(names)

    def open(self, path: str) -> Checked:
        """Return the file at *path*; if unreadable, an empty one that reports nothing more."""
        content = self._read(path)
        self._opened.setdefault(path, []).append(content)
        return content

    def finish(self) -> tuple[Message, ...]:
        """Return all problems, including unused files, once every reader has opened its files."""
        self.problems()
        if self._is_readable:
            self._reject_unused_files()
        return self._distinct_problems()

    def problems(self) -> tuple[Message, ...]:
        """Return the problems of the opened files."""
        for contents in self._opened.values():
            for content in contents:
                content.reject_unknown_keys()
        return self._distinct_problems()

    def _distinct_problems(self) -> tuple[Message, ...]:
        by_text = {spelled(problem): problem for problem in self._problems}
        return tuple(by_text.values())

    def _reject_unused_files(self) -> None:
        folders = {str(PurePosixPath(path).parent) for path in self._opened} - {"."}
        for folder in sorted(folders):
            for name in self.names(folder):
                path = f"{folder}/{name}{_SUFFIX}"
                if path not in self._opened:
                    self._problems.append(located(Message("content_unused"), path))

    def _find(self, path: str) -> Traversable | None:
        for root in self._roots:
            if (file := root.joinpath(path)).is_file():
                return file
        return None

    def _read(self, path: str) -> Checked:
        file = self._find(path)
        if file is None:
            return self._unreadable(path, Message("content_no_file"))
        try:
            return Checked(read_toml(file), path, "", self._problems)
        except TomlError as error:
            return self._unreadable(path, error.message)
        except OSError as error:
            return self._unreadable(
                path, Message("content_unreadable", {"reason": reason_of(error)})
            )

    def _unreadable(self, path: str, problem: Message) -> Checked:
        self._problems.append(located(problem, path))
        self._is_readable = False
        silent = Checked({}, path, "", [])
        silent.problem(problem.id)
        return silent


def _names_in(folder: Traversable) -> set[str]:
    if not folder.is_dir():
        return set()
    names = (file.name for file in folder.iterdir() if file.is_file())
    return {name.removesuffix(_SUFFIX) for name in names if name.endswith(_SUFFIX)}
