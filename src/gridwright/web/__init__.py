"""Games in the browser: tables, seats and bots behind a server that starts with one command."""
