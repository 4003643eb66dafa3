### Der Weg ins Spiel: Start, neues Spiel, Laden, Einstellungen, Tasten und Wörter gemeinsamer Bedienteile.

shell-close = Schließen
shell-back = Zurück
shell-keep = Behalten
shell-retry = Noch einmal versuchen
shell-back-to-start = Zurück zum Start
shell-less = Weniger: { $what }
shell-more = Mehr: { $what }
shell-drawer-open = Leiste öffnen
shell-drawer-close = Leiste schließen
shell-opening = Wird geöffnet
shell-opening-table = Der Tisch wird aufgebaut
shell-percent = { NUMBER($value) } %
shell-human = Mensch
shell-computer = Computer

shell-title-new = Neues Spiel
shell-title-load = Laden
shell-title-settings = Einstellungen
shell-title-calculator = Schlachtrechner
shell-title-board = Der Spielplan
shell-title-table = Am Tisch

shell-trouble-page = Diese Seite ließ sich nicht öffnen.
shell-trouble-page-text = Ein Teil des Programms ließ sich nicht laden. Dein Spiel ist sicher; versuch es noch einmal.
shell-offline = Der Server antwortet nicht.
shell-offline-text = Läuft er noch? „make play“ startet ihn wieder; alle Spiele sind gespeichert.

## Start

shell-motto = Die großen Strategiespiele, ohne Aufbauen und ohne Aufräumen.
shell-start-menu = Hauptmenü
shell-start-continue = Weiterspielen
shell-start-continue-text = { $game } · { $round ->
    [0] Aufbau
   *[other] Runde { NUMBER($round) }
} · { $nation } am Zug
shell-start-continue-quiet = { $game } · { $round ->
    [0] Aufbau
   *[other] Runde { NUMBER($round) }
}
shell-start-new = Neues Spiel
shell-start-new-text = Ausgabe, Nationen und Gegner wählen
shell-start-load = Laden
shell-start-load-none = Ein Spiel aus einer Datei öffnen
shell-start-load-some = { $games ->
    [one] { NUMBER($games) } gespeichertes Spiel
   *[other] { NUMBER($games) } gespeicherte Spiele
    }
shell-start-load-waiting = { $games ->
    [one] { NUMBER($games) } gespeichertes Spiel
   *[other] { NUMBER($games) } gespeicherte Spiele
    }, { $waiting ->
    [one] eines wartet auf dich
   *[other] { NUMBER($waiting) } warten auf dich
    }
shell-start-calculator = Schlachtrechner
shell-start-calculator-text = Chancen jeder Schlacht, als Link zum Teilen
shell-start-settings = Einstellungen
shell-start-settings-text = Ton, Bewegung, Farben, Tasten
shell-language = Sprache
shell-map-credit = Karte nach Natural Earth
shell-version = Version { $version }

## Spiele im Regal

shell-game-classic = Classic 1942
shell-game-classic-text = Fünf Mächte, die ganze Welt
shell-game-global40 = Global 1940
shell-game-global40-text = Neun Mächte
shell-game-attack = Attack!
shell-game-attack-text = Eroberung der Welt
shell-game-triumph = Triumph & Tragedy
shell-game-triumph-text = Europa 1936–45
shell-game-later = { $about } · in Vorbereitung
shell-look = Spielplan ansehen
shell-look-unknown = Dieses Spiel hat der Server nicht.
shell-edition-2nd = 2. Ausgabe
shell-edition-3rd = 3. Ausgabe

## Neues Spiel

shell-new-game = Spiel
shell-new-quick = Schnellstart:
shell-new-quick-computer = Du gegen den Computer
shell-new-quick-two = Zu zweit an einem Tisch
shell-new-nations = Nationen
shell-new-order = in Zugreihenfolge
shell-new-who-plays = Wer spielt { $nation }
shell-new-size-title = Spielerzahl
shell-new-size = { NUMBER($size) }
shell-new-nobody = Frei
shell-new-name = Name
shell-new-name-of = Name für { $nation }
shell-new-computers-text = Ein Stern übersieht viel und wagt wenig, zwei sind vorsichtig, drei spielen solide, vier planen den ganzen Zug, fünf wägen mehrere Pläne gegeneinander ab. Der Würfel macht irgendeinen erlaubten Zug: gut, um die Regeln auszuprobieren.
shell-stars = { NUMBER($stars) } von fünf Sternen
shell-held-by-computer = Computer
shell-player = { $stars ->
    [one] { NUMBER($stars) } Stern, { $word }
   *[other] { NUMBER($stars) } Sterne, { $word }
    }
shell-player-random = irgendein Zug
shell-player-stars1 = gemütlich
shell-player-stars2 = vorsichtig
shell-player-stars3 = solide
shell-player-stars4 = gewitzt
shell-player-stars5 = meisterhaft
shell-strength-of = Stärke des Computers für { $nation }
shell-thinking = Bedenkzeit für fünf Sterne
shell-thinking-text = Höchstens so lange für den Zug einer Nation.
shell-seconds = { NUMBER($seconds) } s
shell-new-rules = Regeln
shell-new-edition = Ausgabe
shell-new-more = { $count ->
    [one] { NUMBER($count) } weitere Regel
   *[other] { NUMBER($count) } weitere Regeln
    }
shell-new-changed = { NUMBER($count) } geändert
shell-new-reset = Zurück zu den Regeln dieser Ausgabe
shell-new-summary = { $game }, { $edition }
shell-new-you-play = Du spielst { $nations }.
shell-new-people-play = Menschen spielen { $nations }.
shell-new-watch = Du siehst den Computern zu.
shell-new-with-you = An deiner Seite: { $nations }.
shell-new-first = { $nation } zieht zuerst.
shell-new-saved = nach jedem Zug gespeichert
shell-new-start = Spiel beginnen
shell-new-failed = Das Spiel ließ sich nicht beginnen.

## Laden

shell-load-file = Datei öffnen
shell-load-reading = Das Spiel wird gelesen
shell-load-refused = „{ $file }“ ließ sich nicht laden.
shell-load-fault-not = Keine Sandtable-Datei: Sie beginnt nicht wie eine *.sandtable-Datei.
shell-load-fault-version = Die Datei stammt von einer anderen Version von Sandtable.
shell-load-fault-game = Die Datei enthält ein Spiel, das hier nicht installiert ist.
shell-load-fault-record = Ein Eintrag darin ist beschädigt oder bricht die Regeln.
shell-load-fault-large = Die Datei ist zu groß.
shell-load-fault-other-house = Dieses Spiel wurde ohne Passwort gespeichert und lässt sich nur auf dem Server öffnen, auf dem es gespeichert wurde.
shell-load-fault-damaged = Die versiegelte Datei wurde verändert oder beschädigt und lässt sich nicht mehr öffnen.
shell-load-line = Zeile { NUMBER($line) }: { $detail }
shell-load-save-failed = Das Spiel ließ sich nicht in einer Datei speichern.
shell-file-round = Runde { $round }
shell-load-delete-failed = Das Spiel ließ sich nicht löschen.
shell-load-empty = Noch keine Spiele.
shell-load-empty-text = Begonnene und geladene Spiele liegen hier, Zug für Zug gespeichert.
shell-load-drop = Du kannst eine *.sandtable-Datei auch einfach auf diese Seite ziehen.
shell-load-drop-here = Loslassen, um das Spiel zu laden
shell-load-round = { $round ->
    [0] Aufbau
   *[other] Runde { NUMBER($round) }
}
shell-load-state = { $round ->
    [0] Aufbau
   *[other] Runde { NUMBER($round) }
} · { $nation }: { $phase }
shell-load-over = Beendet in Runde { NUMBER($round) }
shell-load-mine = wartet auf dich
shell-load-one-table = Alle an einem Tisch
shell-load-computers = { $count ->
    [one] { NUMBER($count) } Computer
   *[other] { NUMBER($count) } Computer
    }
shell-load-branch = Abzweigung eines anderen Spiels
shell-load-branch-of = Abzweigung von { $game }
shell-load-save = { $game } in einer Datei speichern
shell-load-ending = Wie { $game } verlief
shell-load-delete = { $game } löschen
shell-load-delete-ask = Dieses Spiel löschen?
shell-load-delete-text = { $game }, { $round ->
    [0] Aufbau
   *[other] Runde { NUMBER($round) }
}, ist dann endgültig weg. Speichere es vorher in einer Datei, wenn du es vielleicht zurückhaben willst.
shell-load-delete-do = Endgültig löschen
shell-seal-title = Das Spiel versiegelt speichern
shell-seal-text = In diesem Spiel haben mehrere Leute Geheimnisse. Deshalb wird die Datei versiegelt: Niemand kann hineinsehen, aber ihr könnt damit weiterspielen.
shell-seal-passphrase = Passwort
shell-seal-with = Mit diesem Passwort lässt sich die Datei auf jedem Rechner öffnen. Wählt es gemeinsam und merkt es euch: Ohne Passwort ist die Datei verloren.
shell-seal-without = Ohne Passwort lässt sich die Datei nur hier öffnen, auf diesem Server.
shell-seal-busy = Die Datei wird versiegelt
shell-seal-do = Versiegelt speichern
shell-save-hands-title = Auch die Karten der Computer speichern?
shell-save-hands-text = Die Datei enthält das ganze Spiel, also auch, was die Computer auf der Hand haben. Wer sie öffnet, kann das lesen.
shell-save-hands-do = Speichern
shell-unseal-title = Dieses Spiel ist versiegelt
shell-unseal-text = „{ $file }“ lässt sich mit dem Passwort öffnen, das die Mitspieler gewählt haben.
shell-unseal-wrong = Das ist nicht das richtige Passwort.
shell-unseal-do = Öffnen
shell-cancel = Abbrechen

## Einstellungen

shell-group-look = Aussehen
shell-group-map = Karte
shell-group-pace = Würfel, Computer, Ton
shell-group-keys = Tastatur
shell-theme = Hell oder dunkel
shell-theme-auto = Wie das System
shell-theme-light = Hell
shell-theme-dark = Dunkel
shell-text-size = Schriftgröße
shell-motion = Bewegung
shell-motion-text = Wenig: Nichts gleitet, keine Würfel rollen; Pfeile und Umrisse zeigen, was geschah.
shell-motion-auto = Wie das System
shell-motion-full = Voll
shell-motion-reduced = Wenig
shell-map-names = Namen auf der Karte
shell-map-names-text = Territorien und Meere tragen Namen, wo Platz ist.
shell-map-values = Werte auf der Karte
shell-map-values-text = Was jedes Territorium einbringt, im Ring hinter seinem Namen.
shell-map-letters = Buchstaben auf Spielsteinen
shell-map-letters-text = Nation und Einheit auch in Buchstaben, neben Wappen und Umrissen.
shell-map-borders = Kräftigere Grenzen
shell-map-borders-text = Breitere, dunklere Linien zwischen Territorien.
shell-map-patterns = Muster auf dem Land
shell-map-patterns-text = Das Land jeder Nation trägt neben der Farbe ein Muster.
shell-map-simple = Einfache Karte
shell-map-simple-text = Flache Farben ohne Schattierung. Schneller auf langsamen Geräten.
shell-dice = Würfel
shell-dice-text = Wie lange Würfel rollen, bis sie liegen.
shell-dice-normal = Normal
shell-dice-fast = Schnell
shell-dice-off = Aus
shell-speed = Züge der Computer
shell-speed-text = Wie schnell die Züge der Computer zu sehen sind.
shell-speed-result = Nur das Ergebnis
shell-follow = Den Zügen der Computer folgen
shell-follow-text = Die Karte kommt dorthin, wo sie außer Sicht etwas tun, außer du hast sie selbst bewegt.
shell-recap = Während du weg warst
shell-recap-text = Eine Karte sagt zu Beginn deines Zuges, was die anderen seit deinem letzten getan haben.
shell-mark = Schnell zu Ende
shell-mark-text = Eine Schlacht läuft von selbst weiter, solange die Siegchance mindestens so groß ist.
shell-volume-text = Würfel, Züge, das Ende einer Schlacht. Ton ist nie der einzige Hinweis.
shell-volume = Lautstärke
shell-volume-off = aus
shell-keys-single = Kürzel mit einer Taste
shell-keys-single-text = Buchstaben und Ziffern wirken sofort. Pfeile, Enter, Leertaste und Esc wirken immer.
shell-keys-all = Alle Tasten
shell-keys-show = Zeigen
shell-settings-reset = Auf Standard zurücksetzen

## Tasten

shell-keys-title = Tasten
shell-keys-off = Kürzel mit einer Taste sind in den Einstellungen ausgeschaltet.
shell-keys-group-map = Karte
shell-keys-group-orders = Befehle
shell-keys-group-turn = Zug
shell-keys-group-look = Nachsehen
shell-cap-arrows = Pfeile
shell-cap-shift-arrows = Umschalt + Pfeile
shell-cap-shift-n = Umschalt + N
shell-cap-shift-click = Umschalt + Klick
shell-cap-ctrl-z = Strg + Z
shell-cap-shift-z = Umschalt + Z
shell-cap-ctrl-shift-z = Strg + Umschalt + Z
shell-cap-enter = Enter
shell-cap-hold-enter = Enter halten
shell-cap-space = Leertaste
shell-key-walk = Von Gebiet zu Gebiet gehen
shell-key-pan = Karte verschieben
shell-key-zoom = Vergrößern, verkleinern
shell-key-presets = Teile der Karte (wenn nichts gewählt ist)
shell-key-presets-named = { $parts } (wenn nichts gewählt ist)
shell-key-next-stack = Nächster Ort, an dem etwas zu tun ist
shell-key-last-stack = Voriger Ort
shell-key-counts = Anzahl der Einheiten festlegen
shell-key-all = Alle Einheiten oder keine
shell-key-collect = Noch ein Stapel für denselben Angriff
shell-key-confirm = Bestätigen
shell-key-quickly = Eine Schlacht schnell zu Ende bringen
shell-key-back = Einen Schritt zurück
shell-key-undo = Zurücknehmen
shell-key-redo = Wiederholen
shell-key-step = Nächster Schritt des Zuges (fragt vorher)
shell-key-pause = Züge der Computer anhalten oder weiterlaufen lassen
shell-key-orders = Befehle mit ihren Chancen
shell-key-odds = Schlachtrechner
shell-key-threats = Bedrohungen
shell-key-hint = Tipp
shell-key-log = Verlauf
shell-key-time = Zeitmaschine
shell-key-help = Diese Hilfe
shell-new-title = Name des Spiels
shell-new-title-hint = freiwillig
