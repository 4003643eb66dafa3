### De pagina van een afgelopen spel: hoe het ging en wat de computer had gedaan.

ending-board = Naar het bord
ending-waiting = Het spel wordt doorgenomen…
ending-trouble = Dat is niet gelukt.
ending-rematch = Revanche
ending-rematch-exchanged = Revanche, van kant gewisseld
ending-curve = Winstkans
ending-curve-text = Winstkans in de loop van de beurten. Aan het begin: { $start }. Aan het eind: { $end }.
ending-curve-hint = Na elke beurt: hoe goede computerspelers het van daaruit doen.
ending-curve-at = { $when }: { $chances }
ending-curve-of = { $side } { $chance } %
ending-swing = { $side }: { $before } % → { $after } %
ending-turning = Keerpunten
ending-turning-none = Het spel had geen keerpunt: geen enkele beurt veranderde de kansen sterk.
ending-battles = Beslissende gevechten
ending-battles-none = Geen enkel gevecht veranderde de kansen sterk.
ending-look = Bekijk dit moment
ending-retry = Probeer opnieuw vanaf hier
ending-retry-of = Probeer opnieuw vanaf hier: { $moment }
ending-luck = Geluk met de dobbelstenen
ending-luck-worth = Geluk
ending-luck-text = Wat de dobbelstenen in gevechten meer (+) of minder (−) vernietigden dan gemiddeld, tegen de prijs van de eenheden. Geld dat dobbelstenen kosten telt gewoon mee.
ending-luck-none = In gevechten is niet gedobbeld.
ending-overview = Hoe ze er aan het eind voor stonden
ending-standing = Eindstand

## Wat de computer had gedaan

ending-study = Jouw beslissingen
ending-study-text = De computer ({ $player }) begint waar jij begon, weet niet meer dan jij toen, en laat zien wat hij tot de volgende worp had gedaan.
ending-study-begin = Wat had de computer gedaan?
ending-study-on = Verder
ending-study-stop = Stoppen
ending-study-begun = Het spel wordt gelezen…
ending-study-progress = { NUMBER($done) } van { $of ->
    [one] { NUMBER($of) } beslissing
   *[other] { NUMBER($of) } beslissingen
    }
ending-study-whole = { $of ->
    [0] In dit spel had je niets te beslissen.
    [one] Je ene beslissing is doorgenomen.
   *[other] Alle { NUMBER($of) } beslissingen zijn doorgenomen.
    }
ending-study-phases = { $first } – { $last }
ending-study-nth = { $name } ({ NUMBER($nth) })
ending-study-differs = gelijk: { NUMBER($both) } · alleen jij: { NUMBER($mine) } · alleen de computer: { NUMBER($best) }
ending-study-same = hetzelfde
ending-study-mine = Jij
ending-study-nothing = verder niets
