# Blackout: come si chiamano le opzioni dove vengono offerte, e che cosa mostrano in figure e numeri.

blackout-offer-skip = Salta
blackout-offer-house = Sblocca: { $part }
blackout-offer-turn-up = Scopri { $card } (spazio { $slot })
blackout-offer-goal = Completa { $card }
blackout-offer-plan-goal = { $card }: { $needs }
blackout-offer-power = Ripristina l’energia: { $needs }
blackout-offer-challenge = { $kind }: { $needed } icone Ricerca → { $gains }
blackout-offer-probe = { $kind }: { $needed } icone Ricerca, nessuna ricompensa; poi la tessera vale un’icona in ogni ricerca

blackout-effect-cards = { $count ->
    [one] { $count } carta torna in mano
   *[other] { $count } carte tornano in mano
}
blackout-effect-joins = la carta va nella tua mano
blackout-effect-tiles = { $count ->
    [one] { $count } tessera da guardare
   *[other] { $count } tessere da guardare
}
blackout-effect-hurt = { $count ->
    [one] l’unica carta della squadra va in Ospedale
   *[other] una delle { $count } carte della squadra va in Ospedale, tutte con la stessa probabilità
}
blackout-offer-simple-kind = Sfida semplice
blackout-offer-advanced-kind = Sfida avanzata
blackout-offer-probe-kind = Indagine: nessuna ricompensa; la tessera coperta aggiunge un’icona alle tue ricerche future
