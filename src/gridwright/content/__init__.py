"""What is printed on cardboard, as frozen descriptions."""
