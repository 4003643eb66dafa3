### Die Seite eines beendeten Spiels: wie es lief und was der Computer getan hätte.

ending-board = Zum Brett
ending-waiting = Das Spiel wird durchgesehen …
ending-trouble = Das hat nicht geklappt.
ending-rematch = Revanche
ending-rematch-exchanged = Revanche, Seiten getauscht
ending-curve = Siegchance
ending-curve-text = Siegchance im Lauf der Züge. Zu Beginn: { $start }. Am Ende: { $end }.
ending-curve-hint = Nach jedem Zug: wie gute Computerspieler von dort aus abschneiden.
ending-curve-at = { $when }: { $chances }
ending-curve-of = { $side } { $chance } %
ending-swing = { $side }: { $before } % → { $after } %
ending-turning = Wendepunkte
ending-turning-none = Das Spiel hatte keinen Wendepunkt: Kein einzelner Zug hat die Chancen stark verändert.
ending-battles = Entscheidende Schlachten
ending-battles-none = Keine einzelne Schlacht hat die Chancen stark verändert.
ending-look = Diesen Zeitpunkt ansehen
ending-retry = Von hier neu versuchen
ending-retry-of = Von hier neu versuchen: { $moment }
ending-luck = Würfelglück
ending-luck-worth = Glück
ending-luck-text = Was die Würfel in Schlachten mehr (+) oder weniger (−) zerstört haben als im Durchschnitt, zum Preis der Einheiten. Geld, das Würfel gekostet haben, zählt mit.
ending-luck-none = In Schlachten wurde nicht gewürfelt.
ending-overview = Wie sie am Ende standen
ending-standing = Endstand

## Was der Computer getan hätte

ending-study = Deine Entscheidungen
ending-study-text = Der Computer ({ $player }) beginnt dort, wo du begonnen hast, weiß nicht mehr als du damals und zeigt, was er bis zum nächsten Wurf getan hätte.
ending-study-begin = Was hätte der Computer getan?
ending-study-on = Weiter
ending-study-stop = Anhalten
ending-study-begun = Das Spiel wird gelesen …
ending-study-progress = { NUMBER($done) } von { $of ->
    [one] { NUMBER($of) } Entscheidung
   *[other] { NUMBER($of) } Entscheidungen
    }
ending-study-whole = { $of ->
    [0] In diesem Spiel hattest du nichts zu entscheiden.
    [one] Deine eine Entscheidung ist durchgesehen.
   *[other] Alle { NUMBER($of) } Entscheidungen sind durchgesehen.
    }
ending-study-phases = { $first } – { $last }
ending-study-nth = { $name } ({ NUMBER($nth) })
ending-study-differs = gleich: { NUMBER($both) } · nur du: { NUMBER($mine) } · nur der Computer: { NUMBER($best) }
ending-study-same = dasselbe
ending-study-mine = Du
ending-study-nothing = sonst nichts
