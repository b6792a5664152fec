"""House keeping: reports, what was done about them, and how the club is run."""
