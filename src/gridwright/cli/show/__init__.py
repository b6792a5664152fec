"""The commands `show ...`: what is printed on cards, maps and tables, with its source."""
