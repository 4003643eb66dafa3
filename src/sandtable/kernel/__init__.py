"""The kernel: protocol, log, saves, dice and registry. It knows no game."""
