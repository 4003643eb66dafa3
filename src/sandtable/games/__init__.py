"""The games, one package per family; families never import each other."""
