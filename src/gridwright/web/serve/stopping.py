"""Ending a process at a signal, between two pieces of work."""

import signal
import time


class Stopping:
    """Whether this process has been asked to end by one of some signals.

    A `threading.Event` would not do: a signal that comes while it is about to be waited for would
    wait for its lock, in the thread that holds it, for ever.
    """

    def __init__(self, *signals: signal.Signals) -> None:
        self.is_asked = False
        for number in signals:
            signal.signal(number, self._ask)

    def _ask(self, *_: object) -> None:
        self.is_asked = True

    def wait(self, seconds: float) -> bool:
        """Wait for a moment; return whether the process is to end."""
        if not self.is_asked:
            time.sleep(seconds)
        return self.is_asked
