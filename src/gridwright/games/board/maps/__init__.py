"""Maps with special rules: one module each, with a subclass of `rules.MapRules`."""
