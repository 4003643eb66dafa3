# The board: what screen readers say of it, and letters on counters.
board-map = Map: { $title }. Arrow keys move from area to area, Enter selects, plus and minus zoom.
board-role = map
board-minimap = Small map of the whole board
board-minimap-help = Click or drag to move the view.
board-code-infantry = I
board-code-armor = A
board-code-fighter = F
board-code-bomber = B
board-code-battleship = BB
board-code-aircraft_carrier = CV
board-code-transport = T
board-code-submarine = S
board-code-artillery = AR
board-code-mechanized_infantry = M
board-code-tactical_bomber = TB
board-code-cruiser = CA
board-code-destroyer = DD
