# What a tournament counts.

arena-counted-blackout-settled = Luoghi di partenza
arena-counted-blackout-starter = Obiettivi iniziali
arena-counted-blackout-bought = Carte comprate
arena-counted-blackout-goal = Carte con obiettivi completati
arena-counted-blackout-plan-finished = Piani completati
arena-counted-blackout-first = Primi giocatori
arena-counted-blackout-emergency = Piani di emergenza ricevuti
arena-counted-blackout-power = Obiettivi di ripristino della corrente completati
