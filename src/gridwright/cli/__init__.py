"""The command line: play, replay, verify and look things up at a terminal."""
