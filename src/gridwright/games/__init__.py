"""The titles. They do not know each other."""
