# The board of Blackout: Hong Kong in the terminal.

## One letter for each colour and each player

cli-bo-letter-red = К
cli-bo-letter-yellow = Ж
cli-bo-letter-blue = Си
cli-bo-letter-purple = Ф
cli-bo-letter-orange = О
cli-bo-letter-grey = Се
cli-bo-letter-white = Б
cli-bo-letter-green = З

## Time, decks and dice

cli-bo-round = Раунд { $round }
cli-bo-set-up = Подготовка
cli-bo-over = Партия окончена
cli-bo-first = Первый игрок: { $side }
cli-bo-decks = Игровая колода { $draw }, запасная колода { $reserve }
cli-bo-last = Раунд { $round } — последний!
cli-bo-dice = Кубики ресурсов

## The city

cli-bo-city = Город
cli-bo-your-cube = ваш кубик
cli-bo-crisis = кризисный центр
cli-bo-target = сейчас возможно
cli-bo-tile-signs = жетоны закрыты, открыты
cli-bo-district = Район
cli-bo-locations = Локации вокруг
cli-bo-tiles = Жетоны
cli-bo-points = Очки
cli-bo-cubes = Кубики
cli-bo-seen = вы их видели
cli-bo-location = Локация
cli-bo-connections = Улицы
cli-bo-rondel = Колесо ресурсов
cli-bo-battery-price = { $price } HK$ за шт.

## Cards and goals

cli-bo-heal = карточка из госпиталя и её очки
cli-bo-check = с отметкой: { $part }
cli-bo-need-slot = ячейка { $cards }
cli-bo-need-link = связь { $letter }–{ $letter }
cli-bo-lacks = не хватает
cli-bo-possible = возможно
cli-bo-lack-slot = { $cards } в ячейке { $slot }
cli-bo-lack-any = одного ресурса { $own }/{ $needed }
cli-bo-lack-resource = { $resource } { $own }/{ $needed }
cli-bo-lack-money = HK$ { $own }/{ $needed }
cli-bo-lack-tile = жетон ({ $type })
cli-bo-lack-link = связь { $letter }–{ $letter }
cli-bo-bonus = за все задачи: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
cli-bo-market = Новые задачи
cli-bo-row = Ряд { $row }

## Players

cli-bo-score = Счёт
cli-bo-total = счёт, если закончить сейчас: { $total }
cli-bo-supply = { $count } { $count ->
    [one] кубик в резерве
    [few] кубика в резерве
    [many] кубиков в резерве
   *[other] кубика в резерве
}
cli-bo-ready = план готов
cli-bo-planning = ещё планирует
cli-bo-slots = Ячейки
cli-bo-slot = Ячейка { $slot }
cli-bo-locked = заблокирована
cli-bo-hand-count = Рука: { $count }
cli-bo-limit = обновление, когда на руке не больше { $limit }
cli-bo-objectives = Задачи
cli-bo-free = Свободных клеток: { $count }
cli-bo-emergency = План ликвидации ЧС
cli-bo-power = Энергоснабжение
cli-bo-checks = Действия с отметкой
cli-bo-hospital = Госпиталь
cli-bo-search = Символы поиска
cli-bo-icons = на руке { $hand }, к каждому поиску ещё { $aside }; жетонов GPS { $gps }, каждый даёт { $worth }
cli-bo-sign-icons = ◎ символы поиска
cli-bo-sign-points = ★ очки в конце
cli-bo-sign-down = ▒ лицом вниз
cli-bo-sign-house = ⌂ под домиком

cli-bo-waste = при очистке: пища по { $food } HK$, вода по { $water } HK$ или две за { $gps } GPS; батарейка заменяет любой ресурс
cli-bo-recap-goals = задачи и планы
cli-bo-recap-districts = районы
cli-bo-recap-scouting = разведка
cli-bo-recap-cards = карточки и действия с отметкой
cli-bo-recap-transport = потрачено на транспорт
cli-bo-recap-money = деньги и ресурсы
cli-bo-recap-tiles = открытые жетоны разведки
cli-bo-recap-points = очки на карточках
cli-bo-recap-total = итого
