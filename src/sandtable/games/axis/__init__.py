"""The axis family: nations of two alliances, IPC, six-step turns."""
