# L’arène : des parties entre bots.

cli-command-arena = faire jouer des bots entre eux et mesurer leur force
arena-arg-bots = les bots, séparés par des virgules, chacun si vous voulez avec son propre budget : expert@800 (itérations par décision) ou expert@1s (secondes par tour) ; un bot nommé deux fois joue aussi contre lui-même. Seuls les budgets en itérations donnent des résultats que l’on peut répéter exactement
arena-arg-games = combien de parties au moins : on joue des donnes entières, chacune dans toutes ses dispositions
arena-arg-seed = un texte quelconque : la même graine donne les mêmes donnes
arena-arg-jobs = combien de parties jouer en même temps
arena-arg-budget = le budget des bots qui réfléchissent au temps et n’en ont pas un à eux ; préférez les itérations (800), qui se répètent exactement
arena-arg-out = garder chaque partie et les résultats dans ce dossier ; la même commande reprend un essai interrompu, et un plus grand nombre de parties le prolonge
arena-arg-attempts = dans une campagne : combien de fois un chapitre est tenté avant qu’un bot renonce
arena-arg-ray = jouer sur une grappe Ray au lieu de cette machine seule : son adresse, « auto » pour celle dont fait partie cette machine, ou « local » pour en lancer une ici

arena-bad-games = Il faut au moins une partie, et non { $games }.
arena-many-games = Un tournoi compte au plus { $most } parties, et non { $games } : partagez-le, avec une graine et un dossier pour chaque part.
arena-bad-jobs = Il faut au moins une partie à la fois, et non { $jobs }.
arena-bad-attempts = Un chapitre doit être tenté au moins une fois, et non { $attempts }.
arena-human = Dans l’arène, seuls les bots jouent.
arena-few-bots = Avec { $seats } places, il faut au moins deux bots ; un bot nommé deux fois joue contre lui-même.
arena-series-alone = Dans l’arène, { $series } se joue en solitaire : enlevez --players, ou donnez 1.
arena-no-worker = Impossible de jouer avec l’interpréteur { $python } : { $reason }
arena-cannot-write = Impossible d’écrire { $path } : { $reason }.
arena-cannot-read = Impossible de lire { $path } : { $reason }.
arena-foreign-folder = { $path } contient d’autres fichiers et n’est pas un dossier de l’arène ; donnez-en un autre, ou un qui n’existe pas encore.
arena-other-run = { $path } appartient à un autre essai : là-bas, { $setting } vaut { $there }, ici { $here }. Donnez un autre dossier, ou les mêmes réglages.
arena-folder-busy = { $path } est occupé : un autre essai y écrit en ce moment. Attendez qu’il finisse, arrêtez-le ou donnez un autre dossier.
arena-bad-run = { $path } est incompréhensible : on n’y lit pas de quel essai il s’agit.
arena-bad-line = { $path } : la partie { $line } de la liste est incompréhensible, ou n’est pas de cet essai.
arena-ray-unreachable = Il n’y a pas de grappe Ray à l’adresse { $address } : { $reason }
arena-ray-lost = Une partie a été perdue { $times } fois avec son processus et est abandonnée : { $reason }

arena-progress = Parties en cours
arena-title = { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
} sur { $deals ->
    [0] aucune donne
    [one] une donne
   *[other] { $deals } donnes
}, graine { $seed }
arena-rounded = On joue { $games } parties, et non { $wanted } : chaque donne en prend { $block }, pour que chaque bot occupe chaque place aussi souvent.
arena-stopped = Interrompu. La même commande reprend à cet endroit.
arena-not-kept = Interrompu. Rien n’a été gardé, faute de --out.
arena-written = Tout se trouve dans { $path }
arena-failed = { $count ->
    [0] Aucune partie n’a échoué.
    [one] Une partie a échoué deux fois et ne compte pas.
   *[other] { $count } parties ont échoué deux fois et ne comptent pas.
}
arena-mishaps = Incidents de { $bot } : { $mishaps }.
arena-mishaps-worker = Incidents pendant qu’aucun bot ne réfléchissait : { $mishaps }.
arena-mishap-raised = échec avec une erreur ({ $count })
arena-mishap-illegal = réponse par une action illégale ({ $count })
arena-mishap-overran = pas de réponse à temps ({ $count })
arena-mishap-hung = bloqué avec son processus ({ $count })
arena-mishap-died = mort avec son processus ({ $count })

arena-number = { NUMBER($value, maximumFractionDigits: 2) }
arena-rating = { NUMBER($value, maximumFractionDigits: 0) }
arena-rating-interval = de { NUMBER($low, maximumFractionDigits: 0) } à { NUMBER($high, maximumFractionDigits: 0) }
arena-times-even = { NUMBER($times, maximumFractionDigits: 2) } × part égale
arena-head-bot = Bot
arena-head-rating = Elo
arena-head-share = Victoires
arena-head-interval = Intervalle à 95 %
arena-head-part = Part
arena-head-seat = Place
arena-head-median = Médiane
arena-head-mean = Moyenne
arena-head-low = Minimum
arena-head-high = Maximum
arena-head-finished = Terminées
arena-head-stage = Chapitre { $number }
arena-head-rounds = Manches
arena-head-decisions = Décisions
arena-head-matches = Parties
arena-head-ending = Fin
arena-head-item = Nom
arena-head-times = Fois
arena-head-all = Tous
arena-head-winners = Vainqueurs
arena-head-won = Victoires avec
arena-head-iterations = Itérations par décision
arena-head-milliseconds = Millisecondes par décision

arena-page-title = Arène : { $game }
arena-page-set = Bots : { $bots }. Ensemble de composants { $set } ({ $hash }), version { $version } des règles.
arena-page-options = Options : { $options }.
arena-page-ratings = Classement Elo
arena-note-ratings = Points Elo au-dessus du bot le plus faible : 200 de plus signifient, à deux, environ trois victoires sur quatre. Les intervalles viennent d’un rééchantillonnage de donnes entières.
arena-page-wins = Victoires
arena-note-wins = { $seats ->
    [1] La part de ses parties que chaque bot a gagnée, avec l’intervalle à 95 %.
   *[other] La part de ses parties que chaque bot a gagnée, avec l’intervalle à 95 %. Un trait pointillé marque la part égale.
}
arena-page-pairs = Un contre les autres
arena-note-pairs = { $seats ->
    [2] Combien de fois le bot de la ligne bat celui de la colonne.
   *[other] Combien de fois un seul bot de la ligne gagne à une table de { $seats } dont toutes les autres places sont au bot de la colonne, et combien de fois sa part égale cela fait.
}
arena-page-series = Campagnes
arena-note-series = Les orchidées récoltées en une campagne entière, et la part des campagnes menées à leur terme.
arena-page-attempts = Tentatives par chapitre, en moyenne
arena-page-seats = Places
arena-note-seats = Combien de fois chaque place gagne. Chaque bot occupe chaque place aussi souvent : les différences sont celles des places. L’intervalle suppose les parties indépendantes ; celles d’une même donne partagent leur chance, si bien que la vraie incertitude peut être plus grande.
arena-page-scores = Scores
arena-note-scores = La répartition des scores finaux ; dans un jeu avec une piste, la position du marqueur vue de son propre côté. Un trait pointillé marque la médiane.
arena-page-lengths = Durée
arena-note-lengths = Combien cela a duré. Une décision est un choix entre deux possibilités ou plus.
arena-page-endings = Fins
arena-note-endings = Comment cela s’est terminé.
arena-note-counted = Quelle part de toutes les places, et des places gagnantes, l’a eu au moins une fois ; et combien de fois ces places ont gagné. L’intervalle suppose les parties indépendantes ; celles d’une même donne partagent leur chance, si bien que la vraie incertitude peut être plus grande.
arena-page-more = { $count ->
    [0] Rien de plus
    [one] Un de plus
   *[other] { $count } de plus
}
arena-page-thinking = Réflexion
arena-note-thinking = Le temps dépend de la machine ; les itérations de la recherche, non, si elles sont le budget.
arena-ending-finished = menée à son terme
arena-ending-given-up = abandon

