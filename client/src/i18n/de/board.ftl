# Das Brett: was Vorleseprogramme sagen, und Buchstaben auf den Steinen.
board-map = Karte: { $title }. Pfeiltasten gehen von Gebiet zu Gebiet, Enter wählt, Plus und Minus ändern die Größe.
board-role = Karte
board-minimap = Kleine Karte des ganzen Bretts
board-minimap-help = Klicken oder ziehen verschiebt den Ausschnitt.
board-code-infantry = I
board-code-armor = P
board-code-fighter = J
board-code-bomber = B
board-code-battleship = SS
board-code-aircraft_carrier = FT
board-code-transport = T
board-code-submarine = U
board-code-artillery = AR
board-code-mechanized_infantry = M
board-code-tactical_bomber = TB
board-code-cruiser = KR
board-code-destroyer = ZE
