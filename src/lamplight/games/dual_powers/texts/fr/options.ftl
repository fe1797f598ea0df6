# Dual Powers : comment les options s’appellent là où elles sont proposées, et ce qu’elles portent en images et en nombres.

dual-powers-effect-objective = { $points ->
    [one] { $points } point pour qui contrôle la Zone au décompte
   *[other] { $points } points pour qui contrôle la Zone au décompte
}
dual-powers-effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
