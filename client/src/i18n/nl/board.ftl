# Het bord: wat schermlezers zeggen, en letters op de fiches.
board-map = Kaart: { $title }. Pijltjestoetsen gaan van gebied naar gebied, Enter kiest, plus en min zoomen.
board-role = kaart
board-minimap = Kleine kaart van het hele bord
board-minimap-help = Klik of sleep om het beeld te verplaatsen.
board-code-infantry = I
board-code-armor = T
board-code-fighter = J
board-code-bomber = B
board-code-battleship = SS
board-code-aircraft_carrier = VD
board-code-transport = TR
board-code-submarine = O
board-code-artillery = AR
board-code-mechanized_infantry = M
board-code-tactical_bomber = TB
board-code-cruiser = KR
board-code-destroyer = TJ
