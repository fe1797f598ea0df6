# The board in the terminal.

cli-dp-round = Manche { $round }
cli-dp-date = { $day } { $month }
cli-dp-calendar = Calendrier
cli-dp-will = Volonté du Peuple : { $side }
cli-dp-track-end = atteindre { $end } fait gagner
cli-dp-will-means = (les pions neutres à côté des vôtres combattent pour vous ; départage les égalités)
cli-dp-neutrals = les neutres comptent pour les { $side }
cli-dp-letter-neutral = N
cli-dp-face-up = visible de tous
cli-dp-track = Soutien
cli-dp-score-centre = au centre
cli-dp-score = les { $side } mènent de { $ahead }
cli-dp-unrest = ÉMEUTE !
cli-dp-next = prochaine Émeute !
cli-dp-connections = Connexions
cli-dp-empty = vide
cli-dp-reserve = Réserve des { $side }
cli-dp-nothing = rien
cli-dp-hand = Votre main
cli-dp-objective-own = Votre Objectif : { $card }
cli-dp-objective-unseen = Votre Objectif est face cachée ; vous ne l’avez pas vu non plus.
cli-dp-objective-open = Objectif des { $side }, révélé : { $card }
cli-dp-opponent = { $side } : { $hand } { $hand ->
    [one] carte
   *[other] cartes
} en main, Objectif { $objective }
cli-dp-played = Cartes jouées par les { $side } cette manche : { $cards }
cli-dp-opposition = Opposition : encore { $cards } { $cards ->
    [one] carte
   *[other] cartes
} et { $leaders } { $leaders ->
    [one] Leader
   *[other] Leaders
} à venir
cli-dp-forming = Son Objectif dans l’état actuel : { $card }
cli-dp-piles = Pioche { $pile }, défausse { $discard }, tuiles de Zone { $tiles }
cli-dp-legend = ● Reposé, ○ Fatigué : force actuelle ; ▮ rang
cli-dp-tie-tokens = égalité : plus de pions
cli-dp-tie-will = égalité : la Volonté
cli-dp-objective-hidden = face cachée
cli-dp-objective-none = pas encore choisi
