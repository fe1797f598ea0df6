# Dual Powers: come si chiamano le opzioni dove vengono offerte, e che cosa mostrano in figure e numeri.

dual-powers-effect-objective = { $points ->
    [one] { $points } punto a chi controlla la zona a fine round
   *[other] { $points } punti a chi controlla la zona a fine round
}
dual-powers-effect-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
