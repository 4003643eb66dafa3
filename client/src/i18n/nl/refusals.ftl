### Weigeringen die alle spellen delen: van de server, van het verloop en van bevelen die nergens zin hebben. Een spel mag zijn eigen weigering zeggen.

refusals-bad_action = Dat bevel heeft hier geen zin ({ $text }).
refusals-cannot_be_hit = Niet alle { $hits } treffers kunnen deze eenheden raken.
refusals-cannot_redo = Er is niets meer om opnieuw te doen.
refusals-cannot_remove = Dit bevel kun je niet meer terugnemen.
refusals-decide_yourself = Beslis zelf: de winstkans ligt onder { $mark } %.
refusals-dice_owed = Eerst moet er worden gegooid.
refusals-game_over = Het spel is afgelopen.
refusals-line_lost = De verbinding is verbroken. Wacht even.
refusals-name_a_seat = Zeg voor wie dit geldt: { $seats }.
refusals-no_action = Dat is geen bevel.
refusals-no_advisor = Voor dit spel is er geen adviseur.
refusals-no_hint = Voor dit moment is er geen hint.
refusals-no_units = Kies eerst eenheden.
refusals-not_your_decision = Jij beslist hier niet.
refusals-nothing_to_recall = Er is geen keuze om terug te nemen.
refusals-not_your_seat = { $seat } speel jij niet.
refusals-only_watching = Je kijkt naar dit spel, je speelt niet mee.
refusals-others_first = Andere eenheden worden eerst geraakt: { $owed } van deze gaan verloren, gekozen: { $named }.
refusals-stale_version = Het spel is intussen verder; kijk nog eens.
refusals-take_the_device = Bevestig eerst op dit apparaat dat je deze plaats speelt.
refusals-too_many_questions = Niet meer dan { $most } tegelijk; wacht tot er een klaar is.
refusals-unknown = Dat kan nu niet.
refusals-unknown_unit = Er is geen eenheid “{ $unit }”.
