"""Plain functions and frames shared by map wargames of different families."""
