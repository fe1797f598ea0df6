# Dual Powers: как называются варианты там, где они предлагаются, и что на них показано картинками и числами.

dual-powers-effect-objective = { $points ->
    [one] { $points } очко тому, кто контролирует район при подсчёте
    [few] { $points } очка тому, кто контролирует район при подсчёте
   *[many] { $points } очков тому, кто контролирует район при подсчёте
}
dual-powers-effect-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
