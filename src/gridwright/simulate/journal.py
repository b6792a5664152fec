"""A journal of outcomes, a line each, written as they come in: no game is played twice.

The first line says what is played, with which content; a journal of something else is refused. A
line that was cut off when its writer died is ignored, and its game is played again; a journal whose
first line was cut off is begun again. A broken line before others is refused: nobody cut that off.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from gridwright.core.errors import SetupError, Values
from gridwright.simulate.match import Outcome
from gridwright.simulate.program import other_content, program_version
from gridwright.system_errors import reason_of


class JournalContents:
    """What a journal file holds: its head line and the outcomes by task."""

    def __init__(self, path: Path) -> None:
        """Read the whole lines of the file, or raise `SetupError`; `end` is where they end."""
        lines = path.read_bytes().split(b"\n")[:-1]  # what follows the last one was cut off
        self._path = path
        self.head = lines[0].decode(errors="replace") if lines else ""
        self.end = sum([len(line) + 1 for line in lines])
        self.outcomes: dict[int, Outcome] = {}
        for number, line in enumerate(lines[1:], 2):
            try:
                entry = json.loads(line)
                index = int(entry.pop("index"))
                self.outcomes[index] = Outcome(**entry)
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                raise _broken(path, number) from error

    @property
    def version(self) -> str:
        """The version of the program that played; "" where not even the first line is whole."""
        if not self.head:
            return ""
        try:
            return str(json.loads(self.head)["version"])
        except (ValueError, TypeError, KeyError) as error:
            raise _broken(self._path, 1) from error


class Journal:
    """A file of outcomes, by the index of their tasks."""

    def __init__(self, path: Path, plan: Mapping[str, object], *, resumes: bool) -> None:
        """Begin a journal of the games in *plan*, or continue the one that is there."""
        plan = {**plan, "version": program_version()}
        head = json.dumps(plan, sort_keys=True)
        self.outcomes: dict[int, Outcome] = {}
        if resumes and path.exists() and f"{head}\n".encode().startswith(path.read_bytes()):
            path.unlink()  # it was cut off before any game was over
        if resumes and path.exists():
            contents = JournalContents(path)
            if contents.head != head:
                raise _other(path, contents.head, json.loads(head))
            self.outcomes = contents.outcomes
            self._file = path.open("r+", encoding="utf-8")
            self._file.truncate(contents.end)
            self._file.seek(contents.end)
        else:
            try:
                self._file = path.open("x", encoding="utf-8")
            except FileExistsError as error:
                raise SetupError("journal_exists", {"file": str(path)}, key="journal") from error
            except OSError as error:
                values: Values = {"file": str(path), "reason": reason_of(error)}
                raise SetupError("journal_unwritable", values, key="journal") from error
            self._file.write(f"{head}\n")
            self._file.flush()

    def add(self, index: int, outcome: Outcome) -> None:
        """Append the *outcome* of a task."""
        self.outcomes[index] = outcome
        self._file.write(json.dumps({"index": index, **asdict(outcome)}) + "\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _broken(path: Path, line: int) -> SetupError:
    return SetupError("journal_broken", {"file": str(path), "line": line}, key="journal")


def _other(path: Path, head: str, plan: dict[str, object]) -> SetupError:
    """Return why a journal that begins with *head* cannot be continued with *plan*."""
    values: Values = {"file": str(path)}
    try:
        contents = other_content(json.loads(head), plan)
    except ValueError:  # it is no journal
        contents = {}
    return SetupError(
        "journal_content" if contents else "journal_other", {**values, **contents}, key="journal"
    )
