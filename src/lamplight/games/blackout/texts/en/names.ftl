# What the pieces and places of Blackout are called.

## A player's own cards

blackout-card-yellow-a = Student
blackout-card-yellow-b = Librarian
blackout-card-red-a = Noodle cook
blackout-card-red-b = Market porter
blackout-card-red-c = Handyman
blackout-card-blue-a = Taxi driver
blackout-card-blue-b = Caretaker
blackout-card-blue-c = Night nurse
blackout-card-leader = Leader
blackout-card-doctor = Doctor
blackout-card-mechanic = Mechanic
blackout-card-scout = Scout

## Starting volunteers

blackout-card-start-yellow-1 = Science teacher
blackout-card-start-yellow-2 = Hiking guide
blackout-card-start-yellow-3 = Tea seller
blackout-card-start-red-1 = Bicycle mender
blackout-card-start-red-2 = Street hawker
blackout-card-start-red-3 = Lorry driver
blackout-card-start-blue-1 = Herbalist
blackout-card-start-blue-2 = Park ranger

## Volunteers

blackout-card-yellow-1 = Bookseller
blackout-card-yellow-2 = Letter carrier
blackout-card-yellow-3 = Water carrier
blackout-card-yellow-4 = Street sweeper
blackout-card-yellow-5 = Sampan rower
blackout-card-yellow-6 = Stargazer
blackout-card-yellow-7 = Museum guard
blackout-card-yellow-8 = News photographer
blackout-card-yellow-9 = Plumber
blackout-card-yellow-10 = Radio amateur
blackout-card-yellow-11 = Retired professor
blackout-card-yellow-12 = Harbour pilot
blackout-card-red-1 = Dim sum cook
blackout-card-red-2 = Courier
blackout-card-red-3 = Fishmonger
blackout-card-red-4 = Tailor
blackout-card-red-5 = Bamboo scaffolder
blackout-card-red-6 = Kung fu teacher
blackout-card-red-7 = Minibus driver
blackout-card-red-8 = Rooftop climber
blackout-card-red-9 = Baker
blackout-card-red-10 = Dock worker
blackout-card-red-11 = Tram driver
blackout-card-red-12 = Firefighter
blackout-card-blue-1 = Pharmacist
blackout-card-blue-2 = Dog walker
blackout-card-blue-3 = Ferry sailor
blackout-card-blue-4 = Shopkeeper
blackout-card-blue-5 = Police cadet
blackout-card-blue-6 = Midwife
blackout-card-blue-7 = Night watchman
blackout-card-blue-8 = Lifeguard
blackout-card-blue-9 = Fisherman
blackout-card-blue-10 = Ambulance driver
blackout-card-blue-11 = Stationmaster
blackout-card-blue-12 = Ferry captain

## Specialists

blackout-card-money-icons-1 = Insurance broker
blackout-card-money-icons-2 = Private detective
blackout-card-money-icons-3 = News editor
blackout-card-money-tool-1 = Locksmith
blackout-card-money-tool-2 = Electrician
blackout-card-money-tool-3 = Lift engineer
blackout-card-map-cube-1 = Community organiser
blackout-card-map-cube-2 = Grid engineer
blackout-card-map-cube-3 = Relief coordinator
blackout-card-gps-1 = Surveyor
blackout-card-gps-2 = Cartographer
blackout-card-gps-3 = Drone pilot
blackout-card-buy-resources-1 = Wholesaler
blackout-card-buy-resources-2 = Freight forwarder
blackout-card-buy-resources-3 = Shipowner
blackout-card-points-tool-1 = Carpenter
blackout-card-points-tool-2 = Structural engineer
blackout-card-points-tool-3 = Master builder

## Contingency plans

blackout-card-plan-gain-1 = Tool library
blackout-card-plan-gain-2 = Book drive
blackout-card-plan-exchange-1 = Salvage runs
blackout-card-plan-exchange-2 = First-aid classes
blackout-card-plan-money-battery-1 = Battery exchange
blackout-card-plan-money-battery-2 = Solar chargers
blackout-card-plan-money-1 = Charity concert
blackout-card-plan-money-2 = Relief fund
blackout-card-plan-resource-points-1 = Mobile clinic
blackout-card-plan-resource-points-2 = Street generators
blackout-card-plan-search-1 = Search dogs
blackout-card-plan-search-2 = Neighbourhood watch
blackout-card-plan-gps-plus-1 = Radio relay
blackout-card-plan-gps-plus-2 = Rooftop beacons
blackout-card-plan-food-points-1 = Soup kitchens
blackout-card-plan-food-points-2 = Street banquet
blackout-card-plan-water-money-1 = Water stands
blackout-card-plan-water-money-2 = Rainwater tanks

## Emergency plans

blackout-card-emergency-A = Plan A: All together
blackout-card-emergency-B = Plan B: Mend the grid
blackout-card-emergency-C = Plan C: Fuel convoys
blackout-card-emergency-D = Plan D: Share know-how

## Scout tiles

blackout-tile-points-1 = Stranded tram
blackout-tile-points-2 = Stuck lift
blackout-tile-points-3 = Temple courtyard
blackout-tile-points-4 = Rooftop garden
blackout-tile-points-5 = Flooded underpass
blackout-tile-points-6 = Lost school bus
blackout-tile-points-7 = Radio mast
blackout-tile-points-8 = Dark lighthouse
blackout-tile-points-9 = Grid control room
blackout-tile-money-1 = Lottery kiosk
blackout-tile-money-2 = Pawnshop
blackout-tile-money-3 = Exchange office
blackout-tile-money-4 = Mahjong parlour
blackout-tile-money-5 = Jewellery shop
blackout-tile-money-6 = Racecourse till
blackout-tile-money-7 = Bank vault
blackout-tile-battery-1 = Toy shop
blackout-tile-battery-2 = Camera shop
blackout-tile-battery-3 = Electronics market
blackout-tile-battery-4 = Data centre
blackout-tile-battery-5 = Electric bus depot
blackout-tile-book-1 = Comic shop
blackout-tile-book-2 = Old bookshop
blackout-tile-book-3 = School library
blackout-tile-book-4 = Newspaper archive
blackout-tile-book-5 = Technical college
blackout-tile-book-6 = Land registry
blackout-tile-book-7 = Power company files
blackout-tile-tools-1 = Bicycle shop
blackout-tile-tools-2 = Hardware store
blackout-tile-tools-3 = Empty building site
blackout-tile-tools-4 = Boatyard
blackout-tile-tools-5 = Tram depot
blackout-tile-tools-6 = Machine shop
blackout-tile-tools-7 = Airport hangar
blackout-tile-medipack-1 = Village pharmacy
blackout-tile-medipack-2 = Herb shop
blackout-tile-medipack-3 = Veterinary surgery
blackout-tile-medipack-4 = Abandoned clinic
blackout-tile-medipack-5 = Ambulance station
blackout-tile-medipack-6 = Hospital store
blackout-tile-gasoline-1 = Abandoned taxis
blackout-tile-gasoline-2 = Marina
blackout-tile-gasoline-3 = Petrol station
blackout-tile-gasoline-4 = Minibus garage
blackout-tile-gasoline-5 = Fuel barge
blackout-tile-gasoline-6 = Petrol depot
blackout-tile-gasoline-7 = Tanker at anchor

## Locations

blackout-location-castle-peak = Castle Peak
blackout-location-tin-shui-wai = Tin Shui Wai
blackout-location-lok-ma-chau = Lok Ma Chau
blackout-location-sheung-shui = Sheung Shui
blackout-location-sha-tau-kok = Sha Tau Kok
blackout-location-tai-mei-tuk = Tai Mei Tuk
blackout-location-tap-mun = Tap Mun
blackout-location-pak-tam-chung = Pak Tam Chung
blackout-location-ma-on-shan = Ma On Shan
blackout-location-tai-po-market = Tai Po Market
blackout-location-kam-tin = Kam Tin
blackout-location-sham-tseng = Sham Tseng
blackout-location-tai-wai = Tai Wai
blackout-location-kwai-chung = Kwai Chung
blackout-location-tsing-yi = Tsing Yi
blackout-location-lai-chi-kok = Lai Chi Kok
blackout-location-diamond-hill = Diamond Hill
blackout-location-kai-tak = Kai Tak
blackout-location-mong-kok = Mong Kok
blackout-location-hung-hom = Hung Hom
blackout-location-tsim-sha-tsui = Tsim Sha Tsui
blackout-location-lei-yue-mun = Lei Yue Mun
blackout-location-clear-water-bay = Clear Water Bay
blackout-location-central = Central
blackout-location-kennedy-town = Kennedy Town
blackout-location-causeway-bay = Causeway Bay
blackout-location-quarry-bay = Quarry Bay
blackout-location-chai-wan = Chai Wan
blackout-location-aberdeen = Aberdeen
blackout-location-stanley = Stanley
blackout-location-yung-shue-wan = Yung Shue Wan
blackout-location-cheung-chau = Cheung Chau
blackout-location-mui-wo = Mui Wo
blackout-location-sunny-bay = Sunny Bay
blackout-location-tai-o = Tai O
blackout-location-tung-chung = Tung Chung

## Districts

blackout-district-tuen-mun = Tuen Mun
blackout-district-yuen-long = Yuen Long
blackout-district-north = North
blackout-district-tai-po = Tai Po
blackout-district-tsuen-wan = Tsuen Wan
blackout-district-sha-tin = Sha Tin
blackout-district-sai-kung = Sai Kung
blackout-district-sham-shui-po = Sham Shui Po
blackout-district-yau-tsim-mong = Yau Tsim Mong
blackout-district-kwun-tong = Kwun Tong
blackout-district-west-kowloon = West Kowloon
blackout-district-central-and-western = Central and Western
blackout-district-southern = Southern
blackout-district-islands = Islands
blackout-district-lantau = Lantau
blackout-district-north-lantau = North Lantau

## Resources

blackout-resource-food = Food
blackout-resource-tools = Tools
blackout-resource-gasoline = Gasoline
blackout-resource-water = Water
blackout-resource-book = Books
blackout-resource-medipack = Medipacks
blackout-resource-battery = Batteries
blackout-resource-money = HK$
blackout-resource-points = Points
blackout-resource-gps = GPS
blackout-resource-transport = Transport

## Amounts

blackout-amount-food = { $count } food
blackout-amount-tools = { $count } { $count ->
    [one] tool
   *[other] tools
}
blackout-amount-gasoline = { $count } gasoline
blackout-amount-water = { $count } water
blackout-amount-book = { $count } { $count ->
    [one] book
   *[other] books
}
blackout-amount-medipack = { $count } { $count ->
    [one] medipack
   *[other] medipacks
}
blackout-amount-battery = { $count } { $count ->
    [one] battery
   *[other] batteries
}
blackout-amount-money = { $count } HK$
blackout-amount-points = { $count } { $count ->
    [one] point
   *[other] points
}
blackout-amount-gps = { $count } { $count ->
    [one] GPS token
   *[other] GPS tokens
}
blackout-amount-transport = { $count } { $count ->
    [one] transport token
   *[other] transport tokens
}

## Colours of cards and locations

blackout-colour-red = red
blackout-colour-yellow = yellow
blackout-colour-blue = blue
blackout-colour-purple = purple
blackout-colour-white = white

## Seats

blackout-side-orange = Orange
blackout-side-grey = Grey
blackout-side-white = White
blackout-side-green = Green

## Dice

blackout-die-red = red die
blackout-die-yellow = yellow die
blackout-die-blue = blue die

## Kinds of cards

blackout-kind-volunteer = volunteer
blackout-kind-specialist = specialist
blackout-kind-plan = contingency plan
blackout-kind-emergency = emergency plan

## Types of scout tiles

blackout-tile-type-points = points
blackout-tile-type-money = money
blackout-tile-type-battery = batteries
blackout-tile-type-book = books
blackout-tile-type-tools = tools
blackout-tile-type-medipack = medipacks
blackout-tile-type-gasoline = gasoline

## Challenges

blackout-challenge-simple = simple challenge
blackout-challenge-advanced = advanced challenge
blackout-challenge-probe = probe

## Phases

blackout-phase-1 = Dice and planning
blackout-phase-2 = Deployment
blackout-phase-3 = Objectives
blackout-phase-4 = Scouting
blackout-phase-5 = New objectives
blackout-phase-6 = Clean-up
blackout-phase-7 = Securing districts
blackout-phase-8 = Refreshing the hand

## Chapters of the campaign

blackout-chapter-1 = Hour 48
blackout-chapter-2 = Hour 72
blackout-chapter-3 = Hour 80
blackout-chapter-4 = Hour 96
blackout-chapter-5 = End of the first week

## Letters of the crisis centres and emergency plans

blackout-letter-A = A
blackout-letter-B = B
blackout-letter-C = C
blackout-letter-D = D
