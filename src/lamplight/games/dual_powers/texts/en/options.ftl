# Dual Powers: what options are called where they are offered, and what stands on them as pictures with numbers.

dual-powers-effect-objective = { $points ->
    [one] { $points } point for whoever controls the region at scoring
   *[other] { $points } points for whoever controls the region at scoring
}
dual-powers-effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
