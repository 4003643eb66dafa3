"""Functions shared by the games of the axis family; each game owns its phases and battle steps."""
