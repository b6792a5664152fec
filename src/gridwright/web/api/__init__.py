"""The API for programs: keys, resources, streams, and their documentation."""
