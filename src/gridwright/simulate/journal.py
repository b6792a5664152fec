"""Results as they come in, a line each, so that what was played is never played again.

The first line says what is played; a journal of something else is refused. A line that was cut off
when its writer died is left out, and its game is played again.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from gridwright import __version__
from gridwright.core.errors import SetupError
from gridwright.simulate.match import Outcome

Said = Mapping[str, object]


class Journal:
    """A file of results, by the index of their tasks."""

    def __init__(self, path: Path, said: Said, *, resumes: bool) -> None:
        """Begin a journal of what is *said*, or go on with the one that is there."""
        self._path = path
        head = json.dumps({**said, "version": __version__}, sort_keys=True)
        self.outcomes: dict[int, Outcome] = {}
        if resumes and path.exists():
            self._read(head)
            self._file = path.open("r+", encoding="utf-8")
            self._file.truncate(self._good)
            self._file.seek(self._good)
        else:
            try:
                self._file = path.open("x", encoding="utf-8")
            except FileExistsError as error:
                raise SetupError("journal_exists", {"file": str(path)}, key="journal") from error
            self._file.write(f"{head}\n")
            self._file.flush()

    def _read(self, head: str) -> None:
        """Read the whole lines of the file; `_good` is where they end."""
        first, *rest = self._path.read_bytes().splitlines(keepends=True) or [b""]
        if first.decode(errors="replace").rstrip("\n") != head:
            raise SetupError("journal_other", {"file": str(self._path)}, key="journal")
        self._good = len(first)
        for line in rest:
            if not line.endswith(b"\n"):
                break
            entry = json.loads(line)
            index = entry.pop("index")
            self.outcomes[index] = Outcome(**entry)
            self._good += len(line)

    def add(self, index: int, outcome: Outcome) -> None:
        """Keep the *outcome* of a task."""
        self.outcomes[index] = outcome
        self._file.write(json.dumps({"index": index, **asdict(outcome)}) + "\n")
        self._file.flush()

    def close(self) -> None:
        """Write what is left to write."""
        self._file.close()
