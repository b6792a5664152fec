"""Tables as they are kept and played: rows, copies in memory, changes, looks."""
