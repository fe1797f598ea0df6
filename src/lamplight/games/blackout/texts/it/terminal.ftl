# The board of Blackout: Hong Kong in the terminal.

## One letter for each colour and each player

cli-bo-letter-red = R
cli-bo-letter-yellow = G
cli-bo-letter-blue = Bl
cli-bo-letter-purple = Vi
cli-bo-letter-orange = A
cli-bo-letter-grey = Gr
cli-bo-letter-white = Bi
cli-bo-letter-green = Ve

## Time, decks and dice

cli-bo-round = Round { $round }
cli-bo-set-up = Preparazione
cli-bo-over = La partita è finita
cli-bo-first = Primo giocatore: { $side }
cli-bo-decks = Mazzo di Pesca { $draw }, Riserva { $reserve }
cli-bo-last = Il round { $round } è l’ultimo!
cli-bo-dice = Dadi

## The city

cli-bo-city = La città
cli-bo-your-cube = tuo cubetto
cli-bo-crisis = centro di crisi
cli-bo-target = possibile ora
cli-bo-tile-signs = tessere coperte, scoperte
cli-bo-district = Distretto
cli-bo-locations = Città attorno
cli-bo-tiles = Tessere
cli-bo-points = Pti
cli-bo-cubes = Cubetti
cli-bo-seen = viste da te
cli-bo-location = Città
cli-bo-connections = Strade per
cli-bo-rondel = Ruota
cli-bo-battery-price = { $price } HK$ l’una

## Cards and goals

cli-bo-heal = una carta dall’Ospedale, con i suoi punti
cli-bo-check = Spunta: { $part }
cli-bo-need-slot = spazio { $cards }
cli-bo-need-link = collegamento { $letter }–{ $letter }
cli-bo-lacks = manca
cli-bo-possible = possibile
cli-bo-lack-slot = { $cards } nello spazio { $slot }
cli-bo-lack-any = una stessa risorsa { $own }/{ $needed }
cli-bo-lack-resource = { $resource } { $own }/{ $needed }
cli-bo-lack-money = HK$ { $own }/{ $needed }
cli-bo-lack-tile = una tessera ({ $type })
cli-bo-lack-link = collegamento { $letter }–{ $letter }
cli-bo-bonus = { $points ->
    [one] tutti gli obiettivi: { $points } punto
   *[other] tutti gli obiettivi: { $points } punti
}
cli-bo-market = Nuovi obiettivi
cli-bo-row = Fila { $row }

## Players

cli-bo-score = Punteggio
cli-bo-total = punteggio se finisse ora: { $total }
cli-bo-supply = { $count ->
    [one] { $count } cubetto di riserva
   *[other] { $count } cubetti di riserva
}
cli-bo-ready = pronto
cli-bo-planning = sta pianificando
cli-bo-slots = Spazi
cli-bo-slot = Spazio { $slot }
cli-bo-locked = bloccato
cli-bo-hand-count = Mano: { $count }
cli-bo-limit = si riprendono carte con { $limit } carte o meno in mano
cli-bo-objectives = Obiettivi
cli-bo-free = Spazi liberi: { $count }
cli-bo-emergency = Piano di emergenza
cli-bo-power = Ripristina l’energia
cli-bo-checks = Azioni Spunta
cli-bo-hospital = Ospedale
cli-bo-search = Icone Ricerca
cli-bo-icons = { $hand } in mano, { $aside } in più a ogni ricerca; gettoni GPS { $gps }, ognuno vale { $worth }
cli-bo-sign-icons = ◎ icone Ricerca
cli-bo-sign-points = ★ punti alla fine
cli-bo-sign-down = ▒ coperta
cli-bo-sign-house = ⌂ sotto una casetta

cli-bo-waste = alla pulizia: Cibo { $food } HK$ l’uno, Acqua { $water } HK$ l’una o due per { $gps } GPS; una Batteria sostituisce ogni risorsa
cli-bo-recap-goals = obiettivi e piani
cli-bo-recap-districts = distretti
cli-bo-recap-scouting = esplorazione
cli-bo-recap-cards = carte e azioni Spunta
cli-bo-recap-transport = spesi in trasporto
cli-bo-recap-money = denaro e risorse
cli-bo-recap-tiles = tessere Esplorazione scoperte
cli-bo-recap-points = punti delle carte
cli-bo-recap-total = totale
