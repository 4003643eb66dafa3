### Woorden van Global 1940, voor zover je het bord kunt bekijken: landen, stukken, steden, land van niemand.

global40-ipc = { $count } IPC
global40-units-of = { $nation }: { $units }

global40-nation-germany = Duitsland
global40-nation-germany-short = Duitsland
global40-nation-ussr = Sovjet-Unie
global40-nation-ussr-short = USSR
global40-nation-japan = Japan
global40-nation-japan-short = Japan
global40-nation-usa = Verenigde Staten
global40-nation-usa-short = VS
global40-nation-china = China
global40-nation-china-short = China
global40-nation-uk = Verenigd Koninkrijk
global40-nation-uk-short = V.K.
global40-nation-italy = Italië
global40-nation-italy-short = Italië
global40-nation-anzac = ANZAC
global40-nation-anzac-short = ANZAC
global40-nation-france = Frankrijk
global40-nation-france-short = Frankrijk
global40-nation-neutral = neutraal
global40-nation-neutral-short = neutraal

global40-unit-title-infantry = Infanterie
global40-unit-infantry = infanterie
global40-units-infantry = { $count } infanterie
global40-unit-code-infantry = I
global40-unit-title-artillery = Artillerie
global40-unit-artillery = artillerie
global40-units-artillery = { $count } artillerie
global40-unit-code-artillery = AR
global40-unit-title-mechanized_infantry = Gemechaniseerde infanterie
global40-unit-mechanized_infantry = gemechaniseerde infanterie
global40-units-mechanized_infantry = { $count } gemechaniseerde infanterie
global40-unit-code-mechanized_infantry = M
global40-unit-title-tank = Tank
global40-unit-tank = { $count ->
    [one] tank
   *[other] tanks
    }
global40-units-tank = { $count ->
    [one] { $count } tank
   *[other] { $count } tanks
    }
global40-unit-code-tank = T
global40-unit-title-aa_gun = Luchtafweer
global40-unit-aa_gun = { $count ->
    [one] luchtafweerkanon
   *[other] luchtafweerkanonnen
    }
global40-units-aa_gun = { $count ->
    [one] { $count } luchtafweerkanon
   *[other] { $count } luchtafweerkanonnen
    }
global40-unit-code-aa_gun = AA
global40-unit-title-fighter = Jager
global40-unit-fighter = { $count ->
    [one] jager
   *[other] jagers
    }
global40-units-fighter = { $count ->
    [one] { $count } jager
   *[other] { $count } jagers
    }
global40-unit-code-fighter = F
global40-unit-title-tactical_bomber = Tactische bommenwerper
global40-unit-tactical_bomber = { $count ->
    [one] tactische bommenwerper
   *[other] tactische bommenwerpers
    }
global40-units-tactical_bomber = { $count ->
    [one] { $count } tactische bommenwerper
   *[other] { $count } tactische bommenwerpers
    }
global40-unit-code-tactical_bomber = TB
global40-unit-title-strategic_bomber = Strategische bommenwerper
global40-unit-strategic_bomber = { $count ->
    [one] strategische bommenwerper
   *[other] strategische bommenwerpers
    }
global40-units-strategic_bomber = { $count ->
    [one] { $count } strategische bommenwerper
   *[other] { $count } strategische bommenwerpers
    }
global40-unit-code-strategic_bomber = SB
global40-unit-title-battleship = Slagschip
global40-unit-battleship = { $count ->
    [one] slagschip
   *[other] slagschepen
    }
global40-units-battleship = { $count ->
    [one] { $count } slagschip
   *[other] { $count } slagschepen
    }
global40-unit-code-battleship = BB
global40-unit-title-aircraft_carrier = Vliegdekschip
global40-unit-aircraft_carrier = { $count ->
    [one] vliegdekschip
   *[other] vliegdekschepen
    }
global40-units-aircraft_carrier = { $count ->
    [one] { $count } vliegdekschip
   *[other] { $count } vliegdekschepen
    }
global40-unit-code-aircraft_carrier = CV
global40-unit-title-cruiser = Kruiser
global40-unit-cruiser = { $count ->
    [one] kruiser
   *[other] kruisers
    }
global40-units-cruiser = { $count ->
    [one] { $count } kruiser
   *[other] { $count } kruisers
    }
global40-unit-code-cruiser = CA
global40-unit-title-destroyer = Torpedobootjager
global40-unit-destroyer = { $count ->
    [one] torpedobootjager
   *[other] torpedobootjagers
    }
global40-units-destroyer = { $count ->
    [one] { $count } torpedobootjager
   *[other] { $count } torpedobootjagers
    }
global40-unit-code-destroyer = DD
global40-unit-title-submarine = Onderzeeër
global40-unit-submarine = { $count ->
    [one] onderzeeër
   *[other] onderzeeërs
    }
global40-units-submarine = { $count ->
    [one] { $count } onderzeeër
   *[other] { $count } onderzeeërs
    }
global40-unit-code-submarine = S
global40-unit-title-transport = Transportschip
global40-unit-transport = { $count ->
    [one] transportschip
   *[other] transportschepen
    }
global40-units-transport = { $count ->
    [one] { $count } transportschip
   *[other] { $count } transportschepen
    }
global40-unit-code-transport = TR
global40-unit-title-major_factory = Grote fabriek
global40-unit-major_factory = { $count ->
    [one] grote fabriek
   *[other] grote fabrieken
    }
global40-units-major_factory = { $count ->
    [one] { $count } grote fabriek
   *[other] { $count } grote fabrieken
    }
global40-unit-title-minor_factory = Kleine fabriek
global40-unit-minor_factory = { $count ->
    [one] kleine fabriek
   *[other] kleine fabrieken
    }
global40-units-minor_factory = { $count ->
    [one] { $count } kleine fabriek
   *[other] { $count } kleine fabrieken
    }
global40-unit-title-air_base = Luchtbasis
global40-unit-air_base = { $count ->
    [one] luchtbasis
   *[other] luchtbases
    }
global40-units-air_base = { $count ->
    [one] { $count } luchtbasis
   *[other] { $count } luchtbases
    }
global40-unit-title-naval_base = Marinebasis
global40-unit-naval_base = { $count ->
    [one] marinebasis
   *[other] marinebases
    }
global40-units-naval_base = { $count ->
    [one] { $count } marinebasis
   *[other] { $count } marinebases
    }

global40-city-eastern_united_states = Washington
global40-city-ontario = Ottawa
global40-city-united_kingdom = Londen
global40-city-france = Parijs
global40-city-germany = Berlijn
global40-city-poland = Warschau
global40-city-southern_italy = Rome
global40-city-egypt = Caïro
global40-city-novgorod = Leningrad
global40-city-russia = Moskou
global40-city-volgograd = Stalingrad
global40-city-western_united_states = San Francisco
global40-city-hawaiian_islands = Honolulu
global40-city-japan = Tokio
global40-city-kiangsu = Shanghai
global40-city-kwangtung = Hongkong
global40-city-philippines = Manilla
global40-city-india = Calcutta
global40-city-new_south_wales = Sydney

global40-victory-city = Overwinningsstad: { $city }
global40-stance-strict = Strikt neutraal; een aanval treft { $army } infanterie
global40-stance-pro_axis = De as vriendelijk gezind, met { $army } infanterie
global40-stance-pro_allies = De geallieerden vriendelijk gezind, met { $army } infanterie
global40-stance-dutch = Nederlands
global40-convoy = Konvooizone
global40-kamikaze = Kamikazezone
