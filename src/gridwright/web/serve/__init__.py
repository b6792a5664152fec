"""The processes: one supervisor, servers with streams before Django, bots that think."""
