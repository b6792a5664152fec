"""Mechanisms that titles share. They know seats, item numbers and amounts, but not each other."""
