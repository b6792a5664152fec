"""What pages show, as the templates get it."""
