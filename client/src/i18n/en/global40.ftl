### Words of Global 1940, as far as its board can be looked at: nations, pieces, cities, land that is nobody's.

global40-ipc = { $count } IPC
global40-units-of = { $nation }: { $units }

global40-nation-germany = Germany
global40-nation-germany-short = Germany
global40-nation-ussr = Soviet Union
global40-nation-ussr-short = U.S.S.R.
global40-nation-japan = Japan
global40-nation-japan-short = Japan
global40-nation-usa = United States
global40-nation-usa-short = U.S.A.
global40-nation-china = China
global40-nation-china-short = China
global40-nation-uk = United Kingdom
global40-nation-uk-short = U.K.
global40-nation-italy = Italy
global40-nation-italy-short = Italy
global40-nation-anzac = ANZAC
global40-nation-anzac-short = ANZAC
global40-nation-france = France
global40-nation-france-short = France
global40-nation-neutral = neutral
global40-nation-neutral-short = neutral

global40-unit-title-infantry = Infantry
global40-unit-infantry = infantry
global40-units-infantry = { $count } infantry
global40-unit-code-infantry = I
global40-unit-title-artillery = Artillery
global40-unit-artillery = artillery
global40-units-artillery = { $count } artillery
global40-unit-code-artillery = AR
global40-unit-title-mechanized_infantry = Mechanized infantry
global40-unit-mechanized_infantry = mechanized infantry
global40-units-mechanized_infantry = { $count } mechanized infantry
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
global40-unit-title-aa_gun = AA gun
global40-unit-aa_gun = { $count ->
    [one] AA gun
   *[other] AA guns
    }
global40-units-aa_gun = { $count ->
    [one] { $count } AA gun
   *[other] { $count } AA guns
    }
global40-unit-code-aa_gun = AA
global40-unit-title-fighter = Fighter
global40-unit-fighter = { $count ->
    [one] fighter
   *[other] fighters
    }
global40-units-fighter = { $count ->
    [one] { $count } fighter
   *[other] { $count } fighters
    }
global40-unit-code-fighter = F
global40-unit-title-tactical_bomber = Tactical bomber
global40-unit-tactical_bomber = { $count ->
    [one] tactical bomber
   *[other] tactical bombers
    }
global40-units-tactical_bomber = { $count ->
    [one] { $count } tactical bomber
   *[other] { $count } tactical bombers
    }
global40-unit-code-tactical_bomber = TB
global40-unit-title-strategic_bomber = Strategic bomber
global40-unit-strategic_bomber = { $count ->
    [one] strategic bomber
   *[other] strategic bombers
    }
global40-units-strategic_bomber = { $count ->
    [one] { $count } strategic bomber
   *[other] { $count } strategic bombers
    }
global40-unit-code-strategic_bomber = SB
global40-unit-title-battleship = Battleship
global40-unit-battleship = { $count ->
    [one] battleship
   *[other] battleships
    }
global40-units-battleship = { $count ->
    [one] { $count } battleship
   *[other] { $count } battleships
    }
global40-unit-code-battleship = BB
global40-unit-title-aircraft_carrier = Aircraft carrier
global40-unit-aircraft_carrier = { $count ->
    [one] aircraft carrier
   *[other] aircraft carriers
    }
global40-units-aircraft_carrier = { $count ->
    [one] { $count } aircraft carrier
   *[other] { $count } aircraft carriers
    }
global40-unit-code-aircraft_carrier = CV
global40-unit-title-cruiser = Cruiser
global40-unit-cruiser = { $count ->
    [one] cruiser
   *[other] cruisers
    }
global40-units-cruiser = { $count ->
    [one] { $count } cruiser
   *[other] { $count } cruisers
    }
global40-unit-code-cruiser = CA
global40-unit-title-destroyer = Destroyer
global40-unit-destroyer = { $count ->
    [one] destroyer
   *[other] destroyers
    }
global40-units-destroyer = { $count ->
    [one] { $count } destroyer
   *[other] { $count } destroyers
    }
global40-unit-code-destroyer = DD
global40-unit-title-submarine = Submarine
global40-unit-submarine = { $count ->
    [one] submarine
   *[other] submarines
    }
global40-units-submarine = { $count ->
    [one] { $count } submarine
   *[other] { $count } submarines
    }
global40-unit-code-submarine = S
global40-unit-title-transport = Transport
global40-unit-transport = { $count ->
    [one] transport
   *[other] transports
    }
global40-units-transport = { $count ->
    [one] { $count } transport
   *[other] { $count } transports
    }
global40-unit-code-transport = TR
global40-unit-title-major_factory = Major factory
global40-unit-major_factory = { $count ->
    [one] major factory
   *[other] major factories
    }
global40-units-major_factory = { $count ->
    [one] { $count } major factory
   *[other] { $count } major factories
    }
global40-unit-title-minor_factory = Minor factory
global40-unit-minor_factory = { $count ->
    [one] minor factory
   *[other] minor factories
    }
global40-units-minor_factory = { $count ->
    [one] { $count } minor factory
   *[other] { $count } minor factories
    }
global40-unit-title-air_base = Air base
global40-unit-air_base = { $count ->
    [one] air base
   *[other] air bases
    }
global40-units-air_base = { $count ->
    [one] { $count } air base
   *[other] { $count } air bases
    }
global40-unit-title-naval_base = Naval base
global40-unit-naval_base = { $count ->
    [one] naval base
   *[other] naval bases
    }
global40-units-naval_base = { $count ->
    [one] { $count } naval base
   *[other] { $count } naval bases
    }

global40-city-eastern_united_states = Washington
global40-city-ontario = Ottawa
global40-city-united_kingdom = London
global40-city-france = Paris
global40-city-germany = Berlin
global40-city-poland = Warsaw
global40-city-southern_italy = Rome
global40-city-egypt = Cairo
global40-city-novgorod = Leningrad
global40-city-russia = Moscow
global40-city-volgograd = Stalingrad
global40-city-western_united_states = San Francisco
global40-city-hawaiian_islands = Honolulu
global40-city-japan = Tokyo
global40-city-kiangsu = Shanghai
global40-city-kwangtung = Hong Kong
global40-city-philippines = Manila
global40-city-india = Calcutta
global40-city-new_south_wales = Sydney

global40-victory-city = Victory city: { $city }
global40-stance-strict = Strictly neutral; an attack meets { $army } infantry
global40-stance-pro_axis = Friendly to the Axis, with { $army } infantry
global40-stance-pro_allies = Friendly to the Allies, with { $army } infantry
global40-stance-dutch = Dutch
global40-convoy = Convoy zone
global40-kamikaze = Kamikaze zone
