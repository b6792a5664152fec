"""Processes and directories that do not outlive the tests, even if these are killed."""

import os
import shutil
import tempfile
from pathlib import Path

MEMORY = Path("/dev/shm" if Path("/dev/shm").is_dir() else "/tmp")
PREFIX = "gw-"


def mortal(command: list[str], signal: str) -> list[str]:
    """Return *command* as one that gets *signal* when this process ends, where that can be."""
    program = shutil.which("setpriv")
    return command if program is None else [program, f"--pdeathsig={signal}", *command]


def quick_directory() -> Path:
    """Return a new directory in memory where there is one: nothing waits for a disk there.

    Its path is short, as that of a socket must be, and says whose it is: those of dead processes
    are swept away.
    """
    for path in MEMORY.glob(f"{PREFIX}*-*"):
        owner = path.name.removeprefix(PREFIX).partition("-")[0]
        if owner.isdigit() and not Path(f"/proc/{owner}").exists() and Path("/proc/self").exists():
            shutil.rmtree(path, ignore_errors=True)
    return Path(tempfile.mkdtemp(prefix=f"{PREFIX}{os.getpid()}-", dir=MEMORY))
