"""Interrupts in the middle of compiled code.

Only interpreted code answers Ctrl-C and lets other threads have their turn. Long loops of the
compiled engine call `let_interrupts_in` now and then; this module is never compiled.
"""


def let_interrupts_in() -> None:
    """Do nothing, in interpreted code."""
