"""What people say to each other at a table, and what each notes for themselves."""
