"""Shared mechanisms. Each knows seats, item numbers and amounts, and nothing of the others."""
