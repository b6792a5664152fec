"""A moment for Python between two steps of compiled code.

Only Python code answers Ctrl-C and lets other threads have their turn. Compiled code that goes on
for long calls `breathe` now and then; this module is never compiled, so the call is that moment.
"""


def breathe() -> None:
    """Do nothing, in Python."""
