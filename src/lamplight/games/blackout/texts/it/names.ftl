# What the pieces and places of Blackout are called.

## A player's own cards

blackout-card-yellow-a = Studentessa
blackout-card-yellow-b = Bibliotecaria
blackout-card-red-a = Cuoco di noodle
blackout-card-red-b = Facchino del mercato
blackout-card-red-c = Tuttofare
blackout-card-blue-a = Tassista
blackout-card-blue-b = Portinaia
blackout-card-blue-c = Infermiera di notte
blackout-card-leader = Leader
blackout-card-doctor = Dottoressa
blackout-card-mechanic = Meccanico
blackout-card-scout = Esploratrice

## Starting volunteers

blackout-card-start-yellow-1 = Insegnante di scienze
blackout-card-start-yellow-2 = Guida escursionistica
blackout-card-start-yellow-3 = Venditrice di tè
blackout-card-start-red-1 = Riparatore di bici
blackout-card-start-red-2 = Venditore ambulante
blackout-card-start-red-3 = Camionista
blackout-card-start-blue-1 = Erborista
blackout-card-start-blue-2 = Guardaparco

## Volunteers

blackout-card-yellow-1 = Libraia
blackout-card-yellow-2 = Postina
blackout-card-yellow-3 = Portatore d’acqua
blackout-card-yellow-4 = Spazzino
blackout-card-yellow-5 = Rematrice di sampan
blackout-card-yellow-6 = Astrofilo
blackout-card-yellow-7 = Custode di museo
blackout-card-yellow-8 = Fotoreporter
blackout-card-yellow-9 = Idraulico
blackout-card-yellow-10 = Radioamatrice
blackout-card-yellow-11 = Professore in pensione
blackout-card-yellow-12 = Pilota del porto
blackout-card-red-1 = Cuoca di dim sum
blackout-card-red-2 = Corriere
blackout-card-red-3 = Pescivendola
blackout-card-red-4 = Sarto
blackout-card-red-5 = Ponteggiatore
blackout-card-red-6 = Maestra di kung fu
blackout-card-red-7 = Autista di minibus
blackout-card-red-8 = Scalatore di tetti
blackout-card-red-9 = Fornaia
blackout-card-red-10 = Portuale
blackout-card-red-11 = Tranviere
blackout-card-red-12 = Vigile del fuoco
blackout-card-blue-1 = Farmacista
blackout-card-blue-2 = Dog sitter
blackout-card-blue-3 = Marinaio di traghetto
blackout-card-blue-4 = Negoziante
blackout-card-blue-5 = Cadetta di polizia
blackout-card-blue-6 = Ostetrica
blackout-card-blue-7 = Guardiano notturno
blackout-card-blue-8 = Bagnina
blackout-card-blue-9 = Pescatore
blackout-card-blue-10 = Autista d’ambulanza
blackout-card-blue-11 = Capostazione
blackout-card-blue-12 = Capitana di traghetto

## Specialists

blackout-card-money-icons-1 = Assicuratrice
blackout-card-money-icons-2 = Investigatore privato
blackout-card-money-icons-3 = Caporedattrice
blackout-card-money-tool-1 = Fabbro
blackout-card-money-tool-2 = Elettricista
blackout-card-money-tool-3 = Ascensorista
blackout-card-map-cube-1 = Attivista di quartiere
blackout-card-map-cube-2 = Ingegnera di rete
blackout-card-map-cube-3 = Capo dei soccorsi
blackout-card-gps-1 = Geometra
blackout-card-gps-2 = Cartografa
blackout-card-gps-3 = Pilota di droni
blackout-card-buy-resources-1 = Grossista
blackout-card-buy-resources-2 = Spedizioniere
blackout-card-buy-resources-3 = Armatore
blackout-card-points-tool-1 = Carpentiere
blackout-card-points-tool-2 = Strutturista
blackout-card-points-tool-3 = Capomastro

## Contingency plans

blackout-card-plan-gain-1 = Prestito di attrezzi
blackout-card-plan-gain-2 = Raccolta di libri
blackout-card-plan-exchange-1 = Giri di recupero
blackout-card-plan-exchange-2 = Corsi di primo soccorso
blackout-card-plan-money-battery-1 = Scambio di batterie
blackout-card-plan-money-battery-2 = Caricatori solari
blackout-card-plan-money-1 = Concerto benefico
blackout-card-plan-money-2 = Fondo di soccorso
blackout-card-plan-resource-points-1 = Ambulatorio mobile
blackout-card-plan-resource-points-2 = Gruppi elettrogeni
blackout-card-plan-search-1 = Cani da ricerca
blackout-card-plan-search-2 = Ronde di quartiere
blackout-card-plan-gps-plus-1 = Ponte radio
blackout-card-plan-gps-plus-2 = Segnali sui tetti
blackout-card-plan-food-points-1 = Mense popolari
blackout-card-plan-food-points-2 = Banchetto in strada
blackout-card-plan-water-money-1 = Chioschi dell’acqua
blackout-card-plan-water-money-2 = Cisterne per la pioggia

## Emergency plans

blackout-card-emergency-A = Piano A: tutti insieme
blackout-card-emergency-B = Piano B: riparare la rete
blackout-card-emergency-C = Piano C: autocisterne
blackout-card-emergency-D = Piano D: sapere condiviso

## Scout tiles

blackout-tile-points-1 = Tram fermo
blackout-tile-points-2 = Ascensore bloccato
blackout-tile-points-3 = Cortile del tempio
blackout-tile-points-4 = Giardino sul tetto
blackout-tile-points-5 = Sottopasso allagato
blackout-tile-points-6 = Scuolabus disperso
blackout-tile-points-7 = Antenna radio
blackout-tile-points-8 = Faro spento
blackout-tile-points-9 = Sala di controllo
blackout-tile-money-1 = Chiosco del lotto
blackout-tile-money-2 = Banco dei pegni
blackout-tile-money-3 = Ufficio di cambio
blackout-tile-money-4 = Sala da mahjong
blackout-tile-money-5 = Gioielleria
blackout-tile-money-6 = Cassa dell’ippodromo
blackout-tile-money-7 = Caveau di banca
blackout-tile-battery-1 = Negozio di giocattoli
blackout-tile-battery-2 = Negozio di fotografia
blackout-tile-battery-3 = Mercato elettronico
blackout-tile-battery-4 = Centro dati
blackout-tile-battery-5 = Deposito bus elettrici
blackout-tile-book-1 = Fumetteria
blackout-tile-book-2 = Vecchia libreria
blackout-tile-book-3 = Biblioteca scolastica
blackout-tile-book-4 = Archivio di giornali
blackout-tile-book-5 = Istituto tecnico
blackout-tile-book-6 = Catasto
blackout-tile-book-7 = Progetti della centrale
blackout-tile-tools-1 = Negozio di bici
blackout-tile-tools-2 = Ferramenta
blackout-tile-tools-3 = Cantiere deserto
blackout-tile-tools-4 = Cantiere navale
blackout-tile-tools-5 = Deposito dei tram
blackout-tile-tools-6 = Officina meccanica
blackout-tile-tools-7 = Hangar dell’aeroporto
blackout-tile-medipack-1 = Farmacia di paese
blackout-tile-medipack-2 = Erboristeria
blackout-tile-medipack-3 = Studio veterinario
blackout-tile-medipack-4 = Clinica abbandonata
blackout-tile-medipack-5 = Stazione ambulanze
blackout-tile-medipack-6 = Magazzino ospedaliero
blackout-tile-gasoline-1 = Taxi abbandonati
blackout-tile-gasoline-2 = Porto turistico
blackout-tile-gasoline-3 = Stazione di servizio
blackout-tile-gasoline-4 = Garage dei minibus
blackout-tile-gasoline-5 = Chiatta cisterna
blackout-tile-gasoline-6 = Deposito di benzina
blackout-tile-gasoline-7 = Petroliera in rada

## Locations
## Proper names of three words that are the same as in English stand in quotation marks.

blackout-location-castle-peak = Castle Peak
blackout-location-tin-shui-wai = { "Tin Shui Wai" }
blackout-location-lok-ma-chau = Lok Ma Chau
blackout-location-sheung-shui = Sheung Shui
blackout-location-sha-tau-kok = { "Sha Tau Kok" }
blackout-location-tai-mei-tuk = { "Tai Mei Tuk" }
blackout-location-tap-mun = Tap Mun
blackout-location-pak-tam-chung = { "Pak Tam Chung" }
blackout-location-ma-on-shan = Ma On Shan
blackout-location-tai-po-market = Tai Po Market
blackout-location-kam-tin = Kam Tin
blackout-location-sham-tseng = Sham Tseng
blackout-location-tai-wai = Tai Wai
blackout-location-kwai-chung = Kwai Chung
blackout-location-tsing-yi = Tsing Yi
blackout-location-lai-chi-kok = { "Lai Chi Kok" }
blackout-location-diamond-hill = Diamond Hill
blackout-location-kai-tak = Kai Tak
blackout-location-mong-kok = Mong Kok
blackout-location-hung-hom = Hung Hom
blackout-location-tsim-sha-tsui = { "Tsim Sha Tsui" }
blackout-location-lei-yue-mun = { "Lei Yue Mun" }
blackout-location-clear-water-bay = { "Clear Water Bay" }
blackout-location-central = Central
blackout-location-kennedy-town = Kennedy Town
blackout-location-causeway-bay = Causeway Bay
blackout-location-quarry-bay = Quarry Bay
blackout-location-chai-wan = Chai Wan
blackout-location-aberdeen = Aberdeen
blackout-location-stanley = Stanley
blackout-location-yung-shue-wan = { "Yung Shue Wan" }
blackout-location-cheung-chau = Cheung Chau
blackout-location-mui-wo = Mui Wo
blackout-location-sunny-bay = Sunny Bay
blackout-location-tai-o = Tai O
blackout-location-tung-chung = Tung Chung

## Districts

blackout-district-tuen-mun = Tuen Mun
blackout-district-yuen-long = Yuen Long
blackout-district-north = Nord
blackout-district-tai-po = Tai Po
blackout-district-tsuen-wan = Tsuen Wan
blackout-district-sha-tin = Sha Tin
blackout-district-sai-kung = Sai Kung
blackout-district-sham-shui-po = Sham Shui Po
blackout-district-yau-tsim-mong = { "Yau Tsim Mong" }
blackout-district-kwun-tong = Kwun Tong
blackout-district-west-kowloon = Kowloon Ovest
blackout-district-central-and-western = Central e Western
blackout-district-southern = Sud
blackout-district-islands = Isole
blackout-district-lantau = Lantau
blackout-district-north-lantau = Lantau Nord

## Resources

blackout-resource-food = Cibo
blackout-resource-tools = Strumenti
blackout-resource-gasoline = Petrolio
blackout-resource-water = Acqua
blackout-resource-book = Libri
blackout-resource-medipack = Cassette mediche
blackout-resource-battery = Batterie
blackout-resource-money = HK$
blackout-resource-points = Punti
blackout-resource-gps = GPS
blackout-resource-transport = Trasporto

## Amounts

blackout-amount-food = { $count } Cibo
blackout-amount-tools = { $count } { $count ->
    [one] Strumento
   *[other] Strumenti
}
blackout-amount-gasoline = { $count } Petrolio
blackout-amount-water = { $count } Acqua
blackout-amount-book = { $count } { $count ->
    [one] Libro
   *[other] Libri
}
blackout-amount-medipack = { $count } { $count ->
    [one] Cassetta medica
   *[other] Cassette mediche
}
blackout-amount-battery = { $count } { $count ->
    [one] Batteria
   *[other] Batterie
}
blackout-amount-money = { $count } HK$
blackout-amount-points = { $count } { $count ->
    [one] punto
   *[other] punti
}
blackout-amount-gps = { $count } { $count ->
    [one] gettone GPS
   *[other] gettoni GPS
}
blackout-amount-transport = { $count } { $count ->
    [one] gettone Trasporto
   *[other] gettoni Trasporto
}

## Colours of cards and locations

blackout-colour-red = rosso
blackout-colour-yellow = giallo
blackout-colour-blue = blu
blackout-colour-purple = viola
blackout-colour-white = bianco

## Seats

blackout-side-orange = Arancione
blackout-side-grey = Grigio
blackout-side-white = Bianco
blackout-side-green = Verde

## Dice

blackout-die-red = dado rosso
blackout-die-yellow = dado giallo
blackout-die-blue = dado blu

## Kinds of cards

blackout-kind-volunteer = Volontario
blackout-kind-specialist = Specialista
blackout-kind-plan = Piano alternativo
blackout-kind-emergency = Piano di emergenza

## Types of scout tiles

blackout-tile-type-points = punti
blackout-tile-type-money = denaro
blackout-tile-type-battery = Batterie
blackout-tile-type-book = Libri
blackout-tile-type-tools = Strumenti
blackout-tile-type-medipack = Cassette mediche
blackout-tile-type-gasoline = Petrolio

## Challenges

blackout-challenge-simple = sfida semplice
blackout-challenge-advanced = sfida avanzata
blackout-challenge-probe = sfida d’indagine

## Phases

blackout-phase-1 = Dadi e pianificazione
blackout-phase-2 = Schieramento
blackout-phase-3 = Obiettivi
blackout-phase-4 = Esplorazione
blackout-phase-5 = Nuovi obiettivi
blackout-phase-6 = Pulizia
blackout-phase-7 = Distretti sicuri
blackout-phase-8 = Ripresa delle carte

## Chapters of the campaign

blackout-chapter-1 = Ora 48
blackout-chapter-2 = Ora 72
blackout-chapter-3 = Ora 80
blackout-chapter-4 = Ora 96
blackout-chapter-5 = Fine della prima settimana

## Letters of the crisis centres and emergency plans

blackout-letter-A = A
blackout-letter-B = B
blackout-letter-C = C
blackout-letter-D = D
