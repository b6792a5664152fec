"""Positions as pictures: boards, cards, markets and players of every title, as SVG text.

A picture is made of a snapshot, of what is printed, and of a layout. Nothing here knows a rule.
"""
