# What a tournament counts.

arena-counted-blackout-settled = Città di partenza
arena-counted-blackout-starter = Obiettivi iniziali
arena-counted-blackout-bought = Carte comprate
arena-counted-blackout-goal = Carte con obiettivi completati
arena-counted-blackout-plan-finished = Piani conclusi
arena-counted-blackout-first = Primi giocatori
arena-counted-blackout-emergency = Piani di emergenza ricevuti
arena-counted-blackout-power = Obiettivi Ripristina l’energia completati
