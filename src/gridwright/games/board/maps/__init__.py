"""Maps with rules of their own: one module each, on the base in `rules`."""
