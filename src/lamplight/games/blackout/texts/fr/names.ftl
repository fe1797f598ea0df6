# What the pieces and places of Blackout are called.

## A player's own cards

blackout-card-yellow-a = Étudiante
blackout-card-yellow-b = Bibliothécaire
blackout-card-red-a = Cuisinier de nouilles
blackout-card-red-b = Porteur du marché
blackout-card-red-c = Homme à tout faire
blackout-card-blue-a = Chauffeur de taxi
blackout-card-blue-b = Concierge
blackout-card-blue-c = Infirmière de nuit
blackout-card-leader = Leader
blackout-card-doctor = Médecin
blackout-card-mechanic = Mécanicien
blackout-card-scout = Éclaireur

## Starting volunteers

blackout-card-start-yellow-1 = Prof de sciences
blackout-card-start-yellow-2 = Guide de randonnée
blackout-card-start-yellow-3 = Vendeuse de thé
blackout-card-start-red-1 = Réparateur de vélos
blackout-card-start-red-2 = Marchande ambulante
blackout-card-start-red-3 = Camionneur
blackout-card-start-blue-1 = Herboriste
blackout-card-start-blue-2 = Garde forestier

## Volunteers

blackout-card-yellow-1 = Libraire
blackout-card-yellow-2 = Factrice
blackout-card-yellow-3 = Porteur d’eau
blackout-card-yellow-4 = Balayeur de rue
blackout-card-yellow-5 = Rameuse de sampan
blackout-card-yellow-6 = Astronome amateur
blackout-card-yellow-7 = Gardienne de musée
blackout-card-yellow-8 = Photoreporter
blackout-card-yellow-9 = Plombier
blackout-card-yellow-10 = Radioamateur
blackout-card-yellow-11 = Professeur retraité
blackout-card-yellow-12 = Pilote du port
blackout-card-red-1 = Cuisinière de dim sum
blackout-card-red-2 = Coursier
blackout-card-red-3 = Poissonnière
blackout-card-red-4 = Tailleur
blackout-card-red-5 = Monteur d’échafaudages
blackout-card-red-6 = Maître de kung-fu
blackout-card-red-7 = Chauffeuse de minibus
blackout-card-red-8 = Grimpeur de toits
blackout-card-red-9 = Boulangère
blackout-card-red-10 = Docker
blackout-card-red-11 = Conductrice de tram
blackout-card-red-12 = Sapeur-pompier
blackout-card-blue-1 = Pharmacienne
blackout-card-blue-2 = Promeneur de chiens
blackout-card-blue-3 = Matelot de ferry
blackout-card-blue-4 = Commerçante
blackout-card-blue-5 = Cadette de police
blackout-card-blue-6 = Sage-femme
blackout-card-blue-7 = Veilleur de nuit
blackout-card-blue-8 = Maître-nageuse
blackout-card-blue-9 = Pêcheur
blackout-card-blue-10 = Ambulancière
blackout-card-blue-11 = Chef de gare
blackout-card-blue-12 = Capitaine de ferry

## Specialists

blackout-card-money-icons-1 = Courtier en assurances
blackout-card-money-icons-2 = Détective privée
blackout-card-money-icons-3 = Rédacteur en chef
blackout-card-money-tool-1 = Serrurière
blackout-card-money-tool-2 = Électricien
blackout-card-money-tool-3 = Ascensoriste
blackout-card-map-cube-1 = Animatrice de quartier
blackout-card-map-cube-2 = Ingénieur réseau
blackout-card-map-cube-3 = Cheffe des secours
blackout-card-gps-1 = Géomètre
blackout-card-gps-2 = Cartographe
blackout-card-gps-3 = Pilote de drone
blackout-card-buy-resources-1 = Grossiste
blackout-card-buy-resources-2 = Transitaire
blackout-card-buy-resources-3 = Armatrice
blackout-card-points-tool-1 = Charpentier
blackout-card-points-tool-2 = Ingénieure structure
blackout-card-points-tool-3 = Maître d’œuvre

## Contingency plans

blackout-card-plan-gain-1 = Prêt d’outils
blackout-card-plan-gain-2 = Collecte de manuels
blackout-card-plan-exchange-1 = Tournées de ferraille
blackout-card-plan-exchange-2 = Cours de secourisme
blackout-card-plan-money-battery-1 = Échange de batteries
blackout-card-plan-money-battery-2 = Chargeurs solaires
blackout-card-plan-money-1 = Concert de charité
blackout-card-plan-money-2 = Fonds de secours
blackout-card-plan-resource-points-1 = Clinique mobile
blackout-card-plan-resource-points-2 = Groupes électrogènes
blackout-card-plan-search-1 = Chiens de recherche
blackout-card-plan-search-2 = Voisins vigilants
blackout-card-plan-gps-plus-1 = Relais radio
blackout-card-plan-gps-plus-2 = Balises sur les toits
blackout-card-plan-food-points-1 = Soupes populaires
blackout-card-plan-food-points-2 = Banquet de rue
blackout-card-plan-water-money-1 = Stands d’eau potable
blackout-card-plan-water-money-2 = Citernes d’eau de pluie

## Emergency plans

blackout-card-emergency-A = Plan A : tous ensemble
blackout-card-emergency-B = Plan B : réparer le réseau
blackout-card-emergency-C = Plan C : camions-citernes
blackout-card-emergency-D = Plan D : partager le savoir

## Scout tiles

blackout-tile-points-1 = Tram immobilisé
blackout-tile-points-2 = Ascenseur bloqué
blackout-tile-points-3 = Cour du temple
blackout-tile-points-4 = Jardin sur le toit
blackout-tile-points-5 = Passage inondé
blackout-tile-points-6 = Bus scolaire égaré
blackout-tile-points-7 = Antenne radio
blackout-tile-points-8 = Phare éteint
blackout-tile-points-9 = Salle de contrôle
blackout-tile-money-1 = Kiosque de loterie
blackout-tile-money-2 = Prêteur sur gages
blackout-tile-money-3 = Bureau de change
blackout-tile-money-4 = Salon de mah-jong
blackout-tile-money-5 = Bijouterie
blackout-tile-money-6 = Caisse de l’hippodrome
blackout-tile-money-7 = Coffre de banque
blackout-tile-battery-1 = Magasin de jouets
blackout-tile-battery-2 = Magasin de photo
blackout-tile-battery-3 = Marché électronique
blackout-tile-battery-4 = Centre de données
blackout-tile-battery-5 = Dépôt de bus électriques
blackout-tile-book-1 = Boutique de BD
blackout-tile-book-2 = Vieille librairie
blackout-tile-book-3 = Bibliothèque scolaire
blackout-tile-book-4 = Archives de presse
blackout-tile-book-5 = Institut technique
blackout-tile-book-6 = Cadastre
blackout-tile-book-7 = Dossiers du réseau
blackout-tile-tools-1 = Magasin de vélos
blackout-tile-tools-2 = Quincaillerie
blackout-tile-tools-3 = Chantier désert
blackout-tile-tools-4 = Chantier naval
blackout-tile-tools-5 = Dépôt de trams
blackout-tile-tools-6 = Atelier d’usinage
blackout-tile-tools-7 = Hangar d’aéroport
blackout-tile-medipack-1 = Pharmacie de village
blackout-tile-medipack-2 = Herboristerie
blackout-tile-medipack-3 = Cabinet vétérinaire
blackout-tile-medipack-4 = Clinique abandonnée
blackout-tile-medipack-5 = Poste d’ambulances
blackout-tile-medipack-6 = Réserve de l’hôpital
blackout-tile-gasoline-1 = Taxis abandonnés
blackout-tile-gasoline-2 = Port de plaisance
blackout-tile-gasoline-3 = Station-service
blackout-tile-gasoline-4 = Garage de minibus
blackout-tile-gasoline-5 = Barge à carburant
blackout-tile-gasoline-6 = Dépôt d’essence
blackout-tile-gasoline-7 = Pétrolier au mouillage

## Locations
## Proper names of three words that are the same as in English stand in quotation marks.

blackout-location-castle-peak = Castle Peak
blackout-location-tin-shui-wai = { "Tin Shui Wai" }
blackout-location-lok-ma-chau = Lok Ma Chau
blackout-location-sheung-shui = Sheung Shui
blackout-location-sha-tau-kok = { "Sha Tau Kok" }
blackout-location-tai-mei-tuk = { "Tai Mei Tuk" }
blackout-location-tap-mun = Tap Mun
blackout-location-pak-tam-chung = { "Pak Tam Chung" }
blackout-location-ma-on-shan = Ma On Shan
blackout-location-tai-po-market = Tai Po Market
blackout-location-kam-tin = Kam Tin
blackout-location-sham-tseng = Sham Tseng
blackout-location-tai-wai = Tai Wai
blackout-location-kwai-chung = Kwai Chung
blackout-location-tsing-yi = Tsing Yi
blackout-location-lai-chi-kok = { "Lai Chi Kok" }
blackout-location-diamond-hill = Diamond Hill
blackout-location-kai-tak = Kai Tak
blackout-location-mong-kok = Mong Kok
blackout-location-hung-hom = Hung Hom
blackout-location-tsim-sha-tsui = { "Tsim Sha Tsui" }
blackout-location-lei-yue-mun = { "Lei Yue Mun" }
blackout-location-clear-water-bay = { "Clear Water Bay" }
blackout-location-central = Central
blackout-location-kennedy-town = Kennedy Town
blackout-location-causeway-bay = Causeway Bay
blackout-location-quarry-bay = Quarry Bay
blackout-location-chai-wan = Chai Wan
blackout-location-aberdeen = Aberdeen
blackout-location-stanley = Stanley
blackout-location-yung-shue-wan = { "Yung Shue Wan" }
blackout-location-cheung-chau = Cheung Chau
blackout-location-mui-wo = Mui Wo
blackout-location-sunny-bay = Sunny Bay
blackout-location-tai-o = Tai O
blackout-location-tung-chung = Tung Chung

## Districts

blackout-district-tuen-mun = Tuen Mun
blackout-district-yuen-long = Yuen Long
blackout-district-north = Nord
blackout-district-tai-po = Tai Po
blackout-district-tsuen-wan = Tsuen Wan
blackout-district-sha-tin = Sha Tin
blackout-district-sai-kung = Sai Kung
blackout-district-sham-shui-po = Sham Shui Po
blackout-district-yau-tsim-mong = { "Yau Tsim Mong" }
blackout-district-kwun-tong = Kwun Tong
blackout-district-west-kowloon = Kowloon Ouest
blackout-district-central-and-western = Central et Western
blackout-district-southern = Sud
blackout-district-islands = Îles
blackout-district-lantau = Lantau
blackout-district-north-lantau = Lantau Nord

## Resources

blackout-resource-food = Nourriture
blackout-resource-tools = Outils
blackout-resource-gasoline = Carburant
blackout-resource-water = Rations d’eau
blackout-resource-book = Manuels
blackout-resource-medipack = Médicaments
blackout-resource-battery = Batteries
blackout-resource-money = HKD
blackout-resource-points = Points
blackout-resource-gps = GPS
blackout-resource-transport = Transport

## Amounts

blackout-amount-food = { $count } Nourriture
blackout-amount-tools = { $count } { $count ->
    [one] Outil
   *[other] Outils
}
blackout-amount-gasoline = { $count } Carburant
blackout-amount-water = { $count } { $count ->
    [one] Ration d’eau
   *[other] Rations d’eau
}
blackout-amount-book = { $count } { $count ->
    [one] Manuel
   *[other] Manuels
}
blackout-amount-medipack = { $count } { $count ->
    [one] Médicament
   *[other] Médicaments
}
blackout-amount-battery = { $count } { $count ->
    [one] Batterie
   *[other] Batteries
}
blackout-amount-money = { $count } HKD
blackout-amount-points = { $count } { $count ->
    [one] point
   *[other] points
}
blackout-amount-gps = { $count } { $count ->
    [one] jeton GPS
   *[other] jetons GPS
}
blackout-amount-transport = { $count } { $count ->
    [one] jeton Transport
   *[other] jetons Transport
}

## Colours of cards and locations

blackout-colour-red = rouge
blackout-colour-yellow = jaune
blackout-colour-blue = bleu
blackout-colour-purple = violet
blackout-colour-white = blanc

## Seats

blackout-side-orange = Orange
blackout-side-grey = Gris
blackout-side-white = Blanc
blackout-side-green = Vert

## Dice

blackout-die-red = dé rouge
blackout-die-yellow = dé jaune
blackout-die-blue = dé bleu

## Kinds of cards

blackout-kind-volunteer = volontaire
blackout-kind-specialist = spécialiste
blackout-kind-plan = plan de contingence
blackout-kind-emergency = plan d’urgence

## Types of scout tiles

blackout-tile-type-points = points
blackout-tile-type-money = argent
blackout-tile-type-battery = Batteries
blackout-tile-type-book = Manuels
blackout-tile-type-tools = Outils
blackout-tile-type-medipack = Médicaments
blackout-tile-type-gasoline = Carburant

## Challenges

blackout-challenge-simple = épreuve simple
blackout-challenge-advanced = épreuve avancée
blackout-challenge-probe = épreuve de reconnaissance

## Phases

blackout-phase-1 = Dés et planification
blackout-phase-2 = Déploiement
blackout-phase-3 = Objectifs
blackout-phase-4 = Exploration
blackout-phase-5 = Nouveaux objectifs
blackout-phase-6 = Entretien
blackout-phase-7 = Sécuriser des districts
blackout-phase-8 = Rétablir sa main

## Chapters of the campaign

blackout-chapter-1 = 48e heure
blackout-chapter-2 = 72e heure
blackout-chapter-3 = 80e heure
blackout-chapter-4 = 96e heure
blackout-chapter-5 = Fin de la première semaine

## Letters of the crisis centres and emergency plans

blackout-letter-A = A
blackout-letter-B = B
blackout-letter-C = C
blackout-letter-D = D
