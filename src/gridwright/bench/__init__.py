"""How fast the engine is: measured by users and by `benchmarks/`, never asserted."""
