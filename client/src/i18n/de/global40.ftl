### Worte von Global 1940, soweit man den Spielplan ansehen kann: Nationen, Einheiten, Städte, Land, das niemandem gehört.

global40-ipc = { $count } IPC
global40-units-of = { $nation }: { $units }

global40-nation-germany = Deutschland
global40-nation-germany-short = Deutschland
global40-nation-ussr = Sowjetunion
global40-nation-ussr-short = UdSSR
global40-nation-japan = Japan
global40-nation-japan-short = Japan
global40-nation-usa = Vereinigte Staaten
global40-nation-usa-short = USA
global40-nation-china = China
global40-nation-china-short = China
global40-nation-uk = Vereinigtes Königreich
global40-nation-uk-short = Großbritannien
global40-nation-italy = Italien
global40-nation-italy-short = Italien
global40-nation-anzac = ANZAC
global40-nation-anzac-short = ANZAC
global40-nation-france = Frankreich
global40-nation-france-short = Frankreich
global40-nation-neutral = neutral
global40-nation-neutral-short = neutral

global40-unit-title-infantry = Infanterie
global40-unit-infantry = { $count ->
    [one] Infanterie
   *[other] Infanterien
    }
global40-units-infantry = { $count ->
    [one] { $count } Infanterie
   *[other] { $count } Infanterien
    }
global40-unit-code-infantry = I
global40-unit-title-artillery = Artillerie
global40-unit-artillery = { $count ->
    [one] Artillerie
   *[other] Artillerien
    }
global40-units-artillery = { $count ->
    [one] { $count } Artillerie
   *[other] { $count } Artillerien
    }
global40-unit-code-artillery = AR
global40-unit-title-mechanized_infantry = Mechanisierte Infanterie
global40-unit-mechanized_infantry = { $count ->
    [one] mechanisierte Infanterie
   *[other] mechanisierte Infanterien
    }
global40-units-mechanized_infantry = { $count ->
    [one] { $count } mechanisierte Infanterie
   *[other] { $count } mechanisierte Infanterien
    }
global40-unit-code-mechanized_infantry = M
global40-unit-title-tank = Panzer
global40-unit-tank = Panzer
global40-units-tank = { $count } Panzer
global40-unit-code-tank = T
global40-unit-title-aa_gun = Flak
global40-unit-aa_gun = Flak
global40-units-aa_gun = { $count } Flak
global40-unit-code-aa_gun = AA
global40-unit-title-fighter = Jäger
global40-unit-fighter = Jäger
global40-units-fighter = { $count } Jäger
global40-unit-code-fighter = F
global40-unit-title-tactical_bomber = Taktischer Bomber
global40-unit-tactical_bomber = { $count ->
    [one] taktischer Bomber
   *[other] taktische Bomber
    }
global40-units-tactical_bomber = { $count ->
    [one] { $count } taktischer Bomber
   *[other] { $count } taktische Bomber
    }
global40-unit-code-tactical_bomber = TB
global40-unit-title-strategic_bomber = Strategischer Bomber
global40-unit-strategic_bomber = { $count ->
    [one] strategischer Bomber
   *[other] strategische Bomber
    }
global40-units-strategic_bomber = { $count ->
    [one] { $count } strategischer Bomber
   *[other] { $count } strategische Bomber
    }
global40-unit-code-strategic_bomber = SB
global40-unit-title-battleship = Schlachtschiff
global40-unit-battleship = { $count ->
    [one] Schlachtschiff
   *[other] Schlachtschiffe
    }
global40-units-battleship = { $count ->
    [one] { $count } Schlachtschiff
   *[other] { $count } Schlachtschiffe
    }
global40-unit-code-battleship = BB
global40-unit-title-aircraft_carrier = Flugzeugträger
global40-unit-aircraft_carrier = Flugzeugträger
global40-units-aircraft_carrier = { $count } Flugzeugträger
global40-unit-code-aircraft_carrier = CV
global40-unit-title-cruiser = Kreuzer
global40-unit-cruiser = Kreuzer
global40-units-cruiser = { $count } Kreuzer
global40-unit-code-cruiser = CA
global40-unit-title-destroyer = Zerstörer
global40-unit-destroyer = Zerstörer
global40-units-destroyer = { $count } Zerstörer
global40-unit-code-destroyer = DD
global40-unit-title-submarine = U-Boot
global40-unit-submarine = { $count ->
    [one] U-Boot
   *[other] U-Boote
    }
global40-units-submarine = { $count ->
    [one] { $count } U-Boot
   *[other] { $count } U-Boote
    }
global40-unit-code-submarine = S
global40-unit-title-transport = Transporter
global40-unit-transport = Transporter
global40-units-transport = { $count } Transporter
global40-unit-code-transport = TR
global40-unit-title-major_factory = Große Fabrik
global40-unit-major_factory = { $count ->
    [one] große Fabrik
   *[other] große Fabriken
    }
global40-units-major_factory = { $count ->
    [one] { $count } große Fabrik
   *[other] { $count } große Fabriken
    }
global40-unit-title-minor_factory = Kleine Fabrik
global40-unit-minor_factory = { $count ->
    [one] kleine Fabrik
   *[other] kleine Fabriken
    }
global40-units-minor_factory = { $count ->
    [one] { $count } kleine Fabrik
   *[other] { $count } kleine Fabriken
    }
global40-unit-title-air_base = Luftstützpunkt
global40-unit-air_base = { $count ->
    [one] Luftstützpunkt
   *[other] Luftstützpunkte
    }
global40-units-air_base = { $count ->
    [one] { $count } Luftstützpunkt
   *[other] { $count } Luftstützpunkte
    }
global40-unit-title-naval_base = Marinestützpunkt
global40-unit-naval_base = { $count ->
    [one] Marinestützpunkt
   *[other] Marinestützpunkte
    }
global40-units-naval_base = { $count ->
    [one] { $count } Marinestützpunkt
   *[other] { $count } Marinestützpunkte
    }

global40-city-eastern_united_states = Washington
global40-city-ontario = Ottawa
global40-city-united_kingdom = London
global40-city-france = Paris
global40-city-germany = Berlin
global40-city-poland = Warschau
global40-city-southern_italy = Rom
global40-city-egypt = Kairo
global40-city-novgorod = Leningrad
global40-city-russia = Moskau
global40-city-volgograd = Stalingrad
global40-city-western_united_states = San Francisco
global40-city-hawaiian_islands = Honolulu
global40-city-japan = Tokio
global40-city-kiangsu = Schanghai
global40-city-kwangtung = Hongkong
global40-city-philippines = Manila
global40-city-india = Kalkutta
global40-city-new_south_wales = Sydney

global40-victory-city = Siegesstadt: { $city }
global40-stance-strict = Streng neutral; ein Angriff trifft auf { $army } Infanterie
global40-stance-pro_axis = Der Achse freundlich, mit { $army } Infanterie
global40-stance-pro_allies = Den Alliierten freundlich, mit { $army } Infanterie
global40-stance-dutch = Niederländisch
global40-convoy = Konvoizone
global40-kamikaze = Kamikazezone
