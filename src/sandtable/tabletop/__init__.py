"""Plain functions shared by map wargames: graph search, stacks, dice sums, casualty order."""
