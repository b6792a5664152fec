"""How people find tables: the list of open ones, and seeks, which find a table for somebody."""
