"""Programs that choose for a seat. They get views, never states."""
