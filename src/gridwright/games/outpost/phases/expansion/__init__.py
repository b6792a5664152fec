"""Phase 3: a turn in `phase`, its three actions in `buildings`, `board` and `workers`."""
