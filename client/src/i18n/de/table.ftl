table-season = { $season ->
    [0] Frühling
    [1] Sommer
    [2] Herbst
   *[3] Winter
  } { $year }
table-phases = Phasen des Zuges
table-time-machine = Zeitmaschine
table-calls = Die Uhr ansagen
table-calls-ask = { $what }?
table-calls-final = Das lässt sich nicht zurücknehmen.
table-calls-say = Ansagen
table-dice = Würfelstatistik
table-help = Tasten und Hilfe
table-settings = Einstellungen
table-calculator = Gefechtsrechner
table-calculate = Berechnen
table-menu = Menü
table-overview = Nationen
table-home = Zurück zum Startbildschirm
table-you = Du
table-ipc-left = IPC übrig
table-ipc = IPC
table-production = Produktion
table-production-short = Prod.
table-to-place = zu setzen
table-selected = Ausgewählt
table-all = Alle
table-none = Keine
table-attack = Angriff
table-move = Bewegung
table-cargo = { $unit } an Bord
table-range = reicht { NUMBER($steps) ->
    [one] { NUMBER($steps) } Feld
   *[other] { NUMBER($steps) } Felder
  } weit
table-win = Sieg
table-lose = { $percent } % Niederlage
table-you-lose = du verlierst etwa { NUMBER($ipc, maximumFractionDigits: 0) } IPC
table-they-lose = der Gegner { NUMBER($ipc, maximumFractionDigits: 0) }
table-raid-damage = etwa { NUMBER($ipc, maximumFractionDigits: 1) } IPC Schaden
table-raid-risk = { $percent } %, einen Bomber zu verlieren
table-add-attack = Angriff befehlen
table-add-raid = Fabrik bombardieren
table-add-move = Dorthin ziehen
table-place-there = In { $place } aufstellen
table-raid-or-fight = Was sollen die Bomber tun?
table-fight-there = Kämpfen
table-raid-there = Fabrik bombardieren
table-fewer = { $unit }: eins weniger
table-more = { $unit }: eins mehr
table-choose-attack = Wähle Einheiten für einen Angriff
table-choose-attack-why = Was sie erreichen, leuchtet auf, mit der Aussicht auf Sieg. Nichts ist endgültig, bis du kämpfst.
table-choose-move = Wähle Einheiten für eine Bewegung
table-choose-move-why = Lande deine Flugzeuge und rücke nach. In dieser Phase wird nicht gekämpft.
table-next-stack = Nächste unbewegte Einheiten
table-threats = Bedrohungen zeigen
table-threats-off = Bedrohungen ausblenden
table-orders = Befehle
table-log = Verlauf
table-no-orders = Noch keine Befehle.
table-no-orders-why = Hier steht, was du befiehlst, mit den Aussichten; alles lässt sich zurücknehmen.
table-remove-order = Befehle nach { $place } zurücknehmen
table-edit-order = Befehle nach { $place } ändern
table-fallen = Damit fällt ein weiterer Befehl: { $reason }
table-preset-world = Welt
table-preset-europe = Europa
table-preset-pacific = Pazifik
table-undo = Zurücknehmen
table-redo = Wiederholen
table-undo-all = Alles zurücknehmen
table-next-purchase = Zur Kampfbewegung
table-next-nothing-bought = Nichts kaufen
table-next-fight = { $count ->
    [0] Kein Angriff in diesem Zug
    [one] { NUMBER($count) } Schlacht schlagen
   *[other] { NUMBER($count) } Schlachten schlagen
  }
table-next-combat = Kämpfen: { $place }
table-next-combat-done = Zur Bewegung ohne Kampf
table-next-noncombat = Zur Aufstellung
table-next-place = Zug beenden
table-warn-title = Das ginge verloren
table-warn-no_landing = { $place }: { $units } könnten nirgends landen.
table-warn-crash = { $place }: { $units } können nicht mehr landen und gehen verloren.
table-warn-must_land = { $place }: { $units } müssen zuerst landen.
table-warn-to_place = { $units } müssen zuerst aufgestellt werden.
table-warn-not_placed = { $units } würden nicht aufgestellt.
table-warn-other = { $place }: { $units }
table-warn-anyway = Trotzdem
table-warn-back = Noch nicht
table-confirm-next = Diese Phase abschließen?
table-moving = { $nation } ist am Zug
table-moving-person = { $nation } ist am Zug ({ $name })
table-moving-why = Du kannst dich inzwischen auf der Karte umsehen.
table-skip = Ergebnis sofort zeigen
table-thinking = { $nation } denkt nach
table-fast = Computerzüge überspringen
table-fast-text = Die Züge der Computer werden nicht einzeln vorgeführt; das Ergebnis ist sofort da.
table-hint = Tipp
table-hint-title = Was ein guter Spieler täte
table-hint-asking = Wird überlegt…
table-hint-do = So machen
table-hint-dismiss = Verwerfen
table-reconnecting = Verbindung wird wiederhergestellt, deine Züge sind sicher
table-opening = Der Tisch wird geöffnet …
table-gone = Diesen Tisch gibt es hier nicht
table-gone-why = Der Verweis ist alt, oder das Spiel wurde gelöscht.
table-over-title = Sieg: { $winner }
table-over-nobody = Das Spiel ist aus
table-over-how = { $how }
table-look-back = Auf das Spiel zurückblicken
table-save = Als Datei sichern
table-seen = Sichern, was { $nation } gesehen hat
table-seen-note = Nur was an diesem Platz zu sehen war; nichts aus anderen Händen.
table-share = Als Webseite teilen
table-seats = Plätze
table-take-seat = { $nation } wird vom Computer gespielt. Wer den Platz übernimmt, sieht alles, was er hält und weiß, und im Verlauf können es alle nachlesen.
table-take-seat-yes = { $nation } übernehmen
table-seat-human = Mensch
table-seat-computer = Computer
table-close = Schließen
table-owner = Gehört: { $nation }
table-neutral = Neutral
table-sea = Seezone
table-value = { NUMBER($value) } IPC
table-area-empty = Keine Einheiten
table-area-name = { $name }, { $owner }
table-area-targets = ; { $kind ->
    [attack] angreifbar
   *[other] erreichbar
  }
table-area-odds = , { $percent } Prozent
table-card = Über { $name }
table-whole-map = Ganze Karte
table-replay-note = Die Seite enthält das ganze Spiel und braucht keinen Server.
table-now = jetzt: { $round ->
    [0] Aufbau
   *[other] Runde { NUMBER($round) }
}, { $nation }
table-warn-first = Noch zu tun
table-next-buy = Kaufen und weiter
table-dock = Dein Pult
table-back-to-battle = Zurück zur Schlacht
table-preset-americas = Amerika
table-preset-africa = Afrika
table-pass = Gib das Gerät an { $nation } weiter
table-pass-person = Gib das Gerät an { $name } ({ $nation }) weiter
table-pass-why = Was die anderen halten, bleibt verborgen, bis die nächste Person da ist.
table-pass-ready = Ich spiele { $nation }
table-pass-undo = Letzten Schritt zurücknehmen
table-menu-owed = insgesamt { NUMBER($count) }
table-menu-again = Von vorn
table-menu-target = Wohin oder mit wem
