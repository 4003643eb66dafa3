### Ablehnungen, die alle Spiele teilen: des Servers, des Verlaufs und von Befehlen, die nirgends einen Sinn ergeben. Ein Spiel darf seine eigene sagen.

refusals-bad_action = Dieser Befehl ergibt hier keinen Sinn ({ $text }).
refusals-cannot_be_hit = Nicht alle { $hits } Treffer können diese Einheiten treffen.
refusals-cannot_redo = Mehr lässt sich nicht wiederholen.
refusals-cannot_remove = Dieser Befehl lässt sich nicht mehr zurücknehmen.
refusals-decide_yourself = Entscheide selbst: Die Siegchance liegt unter { $mark } %.
refusals-dice_owed = Erst muss gewürfelt werden.
refusals-game_over = Das Spiel ist zu Ende.
refusals-line_lost = Die Verbindung ist unterbrochen. Warte einen Moment.
refusals-name_a_seat = Sag, für wen das gilt: { $seats }.
refusals-no_action = Das ist kein Befehl.
refusals-no_advisor = Für dieses Spiel gibt es keinen Berater.
refusals-no_hint = Im Moment gibt es keinen Tipp.
refusals-no_units = Wähle zuerst Einheiten.
refusals-not_your_decision = Das entscheidest nicht du.
refusals-nothing_to_recall = Es gibt keine Wahl, die du zurücknehmen könntest.
refusals-not_your_seat = { $seat } spielst du nicht.
refusals-only_watching = Du siehst diesem Spiel zu, du spielst nicht mit.
refusals-others_first = Andere Einheiten werden zuerst getroffen: { $owed } von diesen gehen verloren, gewählt: { $named }.
refusals-stale_version = Das Spiel ist inzwischen weiter; schau noch einmal hin.
refusals-take_the_device = Bestätige erst an diesem Gerät, dass du diesen Platz spielst.
refusals-too_many_questions = Höchstens { $most } auf einmal; warte, bis etwas fertig ist.
refusals-unknown = Das geht jetzt nicht.
refusals-unknown_unit = Eine Einheit „{ $unit }“ gibt es nicht.
