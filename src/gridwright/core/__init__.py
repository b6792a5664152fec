"""The kernel: seats, actions, chance. It knows no power plant."""
