"""Phase 3: a turn is in `phase`, its three parts in `buildings`, `board` and `workers`."""
