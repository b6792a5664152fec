"""The printed content as tables: cards, boards and numbers of every title, with their sources.

A sheet is text only, which the terminal prints and web pages lay out without computing anything.
"""
