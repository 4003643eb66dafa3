"""The command line: thin adapters between a terminal and the kernel."""
