table-phases = Phasen des Zuges
table-phase-line = { $phases }: { $text }
table-phase-over = Für diesen Zug vorbei.
table-phase-after = Kommt nach: { $phase }.
table-time-machine = Zeitmaschine
table-calls = Zeit ansagen
table-calls-ask = { $what }?
table-calls-final = Das lässt sich nicht zurücknehmen.
table-calls-say = Ansagen
table-dice = Würfelstatistik
table-help = Hilfe
table-settings = Einstellungen
table-calculator = Schlachtrechner
table-calculate = Berechnen
table-menu = Menü
table-menu-save = Spiel speichern
table-menu-load = Spiel laden
table-menu-replay = Wiederholung exportieren
table-rules = Geltende Regeln
table-rules-changed = Für dieses Spiel geändert
table-rules-usual = Wie in der Ausgabe
table-rules-on = ein
table-rules-off = aus
table-statistics = Statistik
table-leave = Tisch verlassen
table-resign = Aufgeben
table-resign-ask = Aufgeben?
table-resign-for = Wer gibt auf?
table-resign-do = Aufgeben: { $whose }
table-resign-not = Weiterspielen
table-overview = Nationen
table-home = Zurück zum Startbildschirm
table-you = Du
table-selected = Ausgewählt
table-all = Alle
table-none = Keine
table-cargo = { $unit } an Bord
table-tile-of = { NUMBER($count) } von { NUMBER($there) }
table-tile-fit = { $most ->
    [one] { NUMBER($most) } passt an Bord
   *[other] { NUMBER($most) } passen an Bord
  }
table-range-left = Kann in diesem Zug { $steps ->
    [0] nicht mehr weiterfliegen
    [one] noch { NUMBER($steps) } Feld fliegen
   *[other] noch { NUMBER($steps) } Felder fliegen
  }.
table-win = Sieg
table-risky = Angriff befohlen ({ $place }), Chance { $percent } %. „Zurücknehmen“ hebt ihn auf.
table-fewer = { $unit }: eins weniger
table-more = { $unit }: eins mehr
table-next-stack = Nächste wartende Einheiten
table-threats = Bedrohungen zeigen
table-threats-off = Bedrohungen ausblenden
table-orders = Befehle
table-log = Verlauf
table-remove-order = Befehle nach { $place } zurücknehmen
table-preset-world = Welt
table-preset-europe = Europa
table-preset-pacific = Pazifik
table-undo = Zurücknehmen
table-redo = Wiederholen
table-undo-all = Alles zurücknehmen
table-other-click = Ein Klick nimmt die Einheiten dort auf. Dorthin ziehen: Enter, oder mit der Maus hinüberziehen.
table-other-aimed = Enter zieht dorthin. Ein Klick nimmt stattdessen die Einheiten dort auf.
table-other-tap = Nochmals tippen nimmt stattdessen die Einheiten dort auf.
table-undone = Etwas bleibt ungenutzt
table-undone-unknown = Noch keine Antwort, ob etwas offen bleibt
table-warn-anyway = Trotzdem
table-warn-back = Noch nicht
table-confirm-next = Diese Phase abschließen?
table-moving = { $nation } ist am Zug
table-moving-person = { $nation } ist am Zug ({ $name })
table-moving-why = Du kannst dich inzwischen auf der Karte umsehen.
table-skip = Ergebnis sofort zeigen
table-pause = Anhalten
table-go-on = Weiter
table-follow = Den Zügen folgen
table-paused = Angehalten. { $count ->
    [0] Mehr ist noch nicht geschehen.
    [one] { $count } Zug wartet.
   *[other] { $count } Züge warten.
    }
table-thinking = { $nation } denkt nach
table-fast = Computerzüge überspringen
table-fast-text = Die Züge der Computer werden nicht einzeln vorgeführt; das Ergebnis ist sofort da.
table-hint = Tipp
table-hint-title = Was ein guter Spieler tun würde
table-hint-asking = Tipp wird gesucht…
table-hint-do = So machen
table-hint-dismiss = Verwerfen
table-reconnecting = Verbindung wird wiederhergestellt, deine Züge sind sicher
table-opening = Der Tisch wird geöffnet …
table-gone = Tisch nicht gefunden
table-gone-why = Der Link ist veraltet, oder das Spiel wurde gelöscht.
table-over-title = { $count ->
    [one] { $winner } hat gewonnen
   *[other] { $winner } haben gewonnen
  }
table-over-nobody = Das Spiel ist zu Ende
table-over-ending = So lief das Spiel
table-over-how = { $how }
table-look-back = Auf das Spiel zurückblicken
table-save = Als Datei speichern
table-seen = Speichern, was { $nation } gesehen hat
table-seen-note = Nur, was an diesem Platz zu sehen war; nichts, was die anderen verbergen.
table-share = Als Webseite teilen
table-seats = Plätze
table-ahead = Daueranweisungen
table-ahead-why = Was in deinem Namen geschieht, ohne dass du gefragt wirst. Das Protokoll sagt, wo das geschah, und du kannst es jederzeit ändern, auch mitten in einer Schlacht. Sonst sieht es niemand.
table-ahead-sooner = { $unit }: früher opfern
table-take-seat = { $nation } wird vom Computer gespielt. Wer den Platz übernimmt, sieht alles, was der Computer hat und weiß; im Verlauf können alle lesen, dass er übernommen wurde.
table-take-seat-yes = { $nation } übernehmen
table-seat-human = Mensch
table-seat-computer = Computer
table-close = Schließen
table-owner = Besitzer: { $nation }
table-neutral = Neutral
table-area-empty = Keine Einheiten
table-area-odds = , { $percent } Prozent
table-card = Über { $name }
table-whole-map = Ganze Karte
table-replay-note = Die Seite enthält das ganze Spiel und braucht keinen Server.
table-now = jetzt: { $round ->
    [0] Aufbau
   *[other] Runde { NUMBER($round) }
}, { $nation }
table-warn-first = Noch zu tun
table-dock = Deine Bedienleiste
table-back-to-battle = Zurück zur Schlacht
table-preset-americas = Amerika
table-preset-africa = Afrika
table-preset-mediterranean = Mittelmeer
table-preset-russia = Russland
table-preset-china = China
table-preset-america = Amerika
table-pass = Gib das Gerät an { $nation } weiter
table-pass-person = Gib das Gerät an { $name } ({ $nation }) weiter
table-pass-why = Was die anderen haben, bleibt verborgen, bis die nächste Person bereit ist.
table-pass-ready = Ich spiele { $nation }
table-pass-undo = Letzten Schritt zurücknehmen
table-menu-owed = insgesamt { NUMBER($count) }
table-menu-need = { $group }: { NUMBER($has) } von { $range }
table-menu-again = Von vorn
table-menu-target = Wohin oder mit wem
table-recap = Während du weg warst
table-recap-since = Seit deinem letzten Zug: { $nations }
table-recap-so-far = Bisher: { $nations }
table-recap-watch = Diese Züge ansehen
table-recap-show = Zu Beginn meines Zuges zeigen
table-recap-close = Schließen
table-recap-begin = Meinen Zug beginnen
table-recap-danger = Hauptstädte in Gefahr
table-recap-danger-line = { $place }: { $nation } könnte es im nächsten Zug nehmen, { $percent } %
table-recap-find = Auf der Karte zeigen
table-recap-none = Seit deinem letzten Zug ist nichts geschehen.
table-doing = { $nation }: { $phase }

## Hilfe: was jetzt zu tun ist, auf der Karte und mit den Knöpfen; eine Sache je Zeile

table-help-now = Was jetzt zu tun ist
table-help-map = Auf der Karte
table-help-buttons = Knöpfe
table-help-tap = Ein Tippen zielt nur; der gefüllte Knopf darunter gibt den Befehl.
table-help-waiting = Andere sind am Zug, du hast nichts zu entscheiden. Eine Schlacht oder Frage, die dich betrifft, öffnet sich von selbst.
    .title = Andere sind am Zug
    .map =
        Ziehe sie, um dich umzusehen; Mausrad oder zwei Finger ändern den Maßstab.
        Jedes Gebiet: seine Karte mit Besitzer und Einheiten.
    .buttons =
        Anhalten: Ihre Züge warten, bis du weitermachst.
        Computerzüge überspringen: nur das Ergebnis wird gezeigt.
        Verlauf: alles, was geschah; eine Zeile führt zu ihrem Zeitpunkt.
table-help-away = Eine Schlacht wartet, während du die Karte ansiehst. Sie muss zuerst entschieden werden.
    .title = Eine Schlacht wartet
    .map = Jedes Gebiet: seine Karte mit Besitzer und Einheiten.
    .buttons = Zurück zur Schlacht: öffnet das Schlachtbrett wieder.
table-help-past = Du siehst einen früheren Zeitpunkt. Nichts hier ändert das Spiel.
    .title = Die Zeitmaschine
    .map = Jedes Gebiet: seine Karte, wie es damals war.
    .buttons =
        Regler und Pfeile: durch das Spiel gehen, nach Einträgen, Zügen oder Schlachten.
        Abspielen: Das Spiel läuft von dort von selbst weiter.
        Ab hier weiterspielen: macht eine Kopie, die du anders spielen kannst.
        Zurück zum Jetzt: schließt die Zeitmaschine.
table-help-over = Das Spiel ist vorbei. Du kannst ansehen, wie es lief, und neu beginnen.
    .title = Das Spiel ist vorbei
    .map = Jedes Gebiet: seine Karte mit Besitzer und Einheiten.
    .buttons =
        Wie es lief: Wendepunkte, Glück und entscheidende Schlachten.
        Zeitmaschine: jeder Zeitpunkt des Spiels.
