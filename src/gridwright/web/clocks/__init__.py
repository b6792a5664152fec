"""Clocks: how long people may think, when that stands still, and what happens when it is used up.

`terms` says what was agreed, `standing` how time is counted, `calendars` when it stands still,
`running` how the turns of a table are measured. None of them knows a game: they are told which seat
is asked, and what time it is.
"""
