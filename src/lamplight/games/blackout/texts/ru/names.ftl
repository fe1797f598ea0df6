# What the pieces and places of Blackout are called.

## A player's own cards

blackout-card-yellow-a = Студентка
blackout-card-yellow-b = Библиотекарь
blackout-card-red-a = Повар-лапшичник
blackout-card-red-b = Рыночный грузчик
blackout-card-red-c = Мастер на все руки
blackout-card-blue-a = Таксист
blackout-card-blue-b = Консьерж
blackout-card-blue-c = Ночная медсестра
blackout-card-leader = Лидер
blackout-card-doctor = Врач
blackout-card-mechanic = Механик
blackout-card-scout = Разведчик

## Starting volunteers

blackout-card-start-yellow-1 = Учитель физики
blackout-card-start-yellow-2 = Горный проводник
blackout-card-start-yellow-3 = Продавщица чая
blackout-card-start-red-1 = Веломастер
blackout-card-start-red-2 = Уличный торговец
blackout-card-start-red-3 = Водитель грузовика
blackout-card-start-blue-1 = Травница
blackout-card-start-blue-2 = Лесничий

## Volunteers

blackout-card-yellow-1 = Книготорговец
blackout-card-yellow-2 = Почтальон
blackout-card-yellow-3 = Водонос
blackout-card-yellow-4 = Дворник
blackout-card-yellow-5 = Лодочница
blackout-card-yellow-6 = Астроном-любитель
blackout-card-yellow-7 = Смотритель музея
blackout-card-yellow-8 = Фоторепортёр
blackout-card-yellow-9 = Сантехник
blackout-card-yellow-10 = Радиолюбитель
blackout-card-yellow-11 = Профессор на пенсии
blackout-card-yellow-12 = Лоцман
blackout-card-red-1 = Повар димсамов
blackout-card-red-2 = Курьер
blackout-card-red-3 = Торговка рыбой
blackout-card-red-4 = Портной
blackout-card-red-5 = Монтажник лесов
blackout-card-red-6 = Тренер по кунг-фу
blackout-card-red-7 = Водитель маршрутки
blackout-card-red-8 = Руфер
blackout-card-red-9 = Пекарь
blackout-card-red-10 = Докер
blackout-card-red-11 = Вагоновожатая
blackout-card-red-12 = Пожарный
blackout-card-blue-1 = Аптекарь
blackout-card-blue-2 = Выгульщик собак
blackout-card-blue-3 = Матрос парома
blackout-card-blue-4 = Лавочница
blackout-card-blue-5 = Курсант полиции
blackout-card-blue-6 = Акушерка
blackout-card-blue-7 = Ночной сторож
blackout-card-blue-8 = Пляжная спасательница
blackout-card-blue-9 = Рыбак
blackout-card-blue-10 = Водитель скорой
blackout-card-blue-11 = Начальник станции
blackout-card-blue-12 = Капитан парома

## Specialists

blackout-card-money-icons-1 = Страховой агент
blackout-card-money-icons-2 = Частный детектив
blackout-card-money-icons-3 = Главный редактор
blackout-card-money-tool-1 = Мастер по замкам
blackout-card-money-tool-2 = Электрик
blackout-card-money-tool-3 = Инженер по лифтам
blackout-card-map-cube-1 = Староста квартала
blackout-card-map-cube-2 = Инженер-энергетик
blackout-card-map-cube-3 = Координатор помощи
blackout-card-gps-1 = Геодезист
blackout-card-gps-2 = Картограф
blackout-card-gps-3 = Оператор дронов
blackout-card-buy-resources-1 = Оптовик
blackout-card-buy-resources-2 = Экспедитор
blackout-card-buy-resources-3 = Судовладелица
blackout-card-points-tool-1 = Плотник
blackout-card-points-tool-2 = Инженер-конструктор
blackout-card-points-tool-3 = Прораб

## Contingency plans

blackout-card-plan-gain-1 = Прокат инструментов
blackout-card-plan-gain-2 = Сбор книг
blackout-card-plan-exchange-1 = Рейды за запчастями
blackout-card-plan-exchange-2 = Курсы первой помощи
blackout-card-plan-money-battery-1 = Обмен батареек
blackout-card-plan-money-battery-2 = Солнечные зарядки
blackout-card-plan-money-1 = Концерт в пользу города
blackout-card-plan-money-2 = Фонд помощи
blackout-card-plan-resource-points-1 = Передвижной медпункт
blackout-card-plan-resource-points-2 = Бензогенераторы
blackout-card-plan-search-1 = Поисковые собаки
blackout-card-plan-search-2 = Соседский дозор
blackout-card-plan-gps-plus-1 = Радиоретранслятор
blackout-card-plan-gps-plus-2 = Маячки на крышах
blackout-card-plan-food-points-1 = Полевые кухни
blackout-card-plan-food-points-2 = Уличное застолье
blackout-card-plan-water-money-1 = Киоски с водой
blackout-card-plan-water-money-2 = Дождевые цистерны

## Emergency plans

blackout-card-emergency-A = План A: общими силами
blackout-card-emergency-B = План B: починить сеть
blackout-card-emergency-C = План C: бензовозы
blackout-card-emergency-D = План D: делиться знаниями

## Scout tiles

blackout-tile-points-1 = Застрявший трамвай
blackout-tile-points-2 = Застрявший лифт
blackout-tile-points-3 = Храмовый двор
blackout-tile-points-4 = Сад на крыше
blackout-tile-points-5 = Затопленный переход
blackout-tile-points-6 = Школьный автобус
blackout-tile-points-7 = Радиовышка
blackout-tile-points-8 = Погасший маяк
blackout-tile-points-9 = Диспетчерская сети
blackout-tile-money-1 = Лотерейный киоск
blackout-tile-money-2 = Ломбард
blackout-tile-money-3 = Обмен валюты
blackout-tile-money-4 = Клуб маджонга
blackout-tile-money-5 = Ювелирная лавка
blackout-tile-money-6 = Касса ипподрома
blackout-tile-money-7 = Банковское хранилище
blackout-tile-battery-1 = Магазин игрушек
blackout-tile-battery-2 = Фотомагазин
blackout-tile-battery-3 = Радиорынок
blackout-tile-battery-4 = Дата-центр
blackout-tile-battery-5 = Парк электробусов
blackout-tile-book-1 = Магазин комиксов
blackout-tile-book-2 = Букинистическая лавка
blackout-tile-book-3 = Школьная библиотека
blackout-tile-book-4 = Газетный архив
blackout-tile-book-5 = Техникум
blackout-tile-book-6 = Земельный кадастр
blackout-tile-book-7 = Чертежи энергосети
blackout-tile-tools-1 = Магазин велосипедов
blackout-tile-tools-2 = Хозяйственный магазин
blackout-tile-tools-3 = Брошенная стройка
blackout-tile-tools-4 = Лодочная верфь
blackout-tile-tools-5 = Трамвайное депо
blackout-tile-tools-6 = Механический цех
blackout-tile-tools-7 = Ангар аэропорта
blackout-tile-medipack-1 = Сельская аптека
blackout-tile-medipack-2 = Лавка трав
blackout-tile-medipack-3 = Ветеринарный кабинет
blackout-tile-medipack-4 = Заброшенная клиника
blackout-tile-medipack-5 = Станция скорой помощи
blackout-tile-medipack-6 = Больничный склад
blackout-tile-gasoline-1 = Брошенные такси
blackout-tile-gasoline-2 = Яхтенная стоянка
blackout-tile-gasoline-3 = Автозаправка
blackout-tile-gasoline-4 = Гараж маршруток
blackout-tile-gasoline-5 = Топливная баржа
blackout-tile-gasoline-6 = Бензохранилище
blackout-tile-gasoline-7 = Танкер на рейде

## Locations

blackout-location-castle-peak = Касл-Пик
blackout-location-tin-shui-wai = Тхиньсёйвай
blackout-location-lok-ma-chau = Локмачау
blackout-location-sheung-shui = Сёнсёй
blackout-location-sha-tau-kok = Сатхаукок
blackout-location-tai-mei-tuk = Таймэйтук
blackout-location-tap-mun = Тхапмунь
blackout-location-pak-tam-chung = Пактхамчхун
blackout-location-ma-on-shan = Маонсань
blackout-location-tai-po-market = Тайпоу-Маркет
blackout-location-kam-tin = Камтхинь
blackout-location-sham-tseng = Самчен
blackout-location-tai-wai = Тайвай
blackout-location-kwai-chung = Кхуайчхун
blackout-location-tsing-yi = Чхинъи
blackout-location-lai-chi-kok = Лайчикок
blackout-location-diamond-hill = Даймонд-Хилл
blackout-location-kai-tak = Кайтак
blackout-location-mong-kok = Монгкок
blackout-location-hung-hom = Хунхам
blackout-location-tsim-sha-tsui = Чимсачёй
blackout-location-lei-yue-mun = Лэйюмунь
blackout-location-clear-water-bay = Клируотер-Бей
blackout-location-central = Сентрал
blackout-location-kennedy-town = Кеннеди-Таун
blackout-location-causeway-bay = Козуэй-Бей
blackout-location-quarry-bay = Куорри-Бей
blackout-location-chai-wan = Чхайвань
blackout-location-aberdeen = Абердин
blackout-location-stanley = Стэнли
blackout-location-yung-shue-wan = Юнсювань
blackout-location-cheung-chau = Чхёнчау
blackout-location-mui-wo = Муйво
blackout-location-sunny-bay = Санни-Бей
blackout-location-tai-o = Тайоу
blackout-location-tung-chung = Тунчхун

## Districts

blackout-district-tuen-mun = Тхюньмунь
blackout-district-yuen-long = Юньлон
blackout-district-north = Северный
blackout-district-tai-po = Тайпоу
blackout-district-tsuen-wan = Чхюньвань
blackout-district-sha-tin = Сатхинь
blackout-district-sai-kung = Сайкун
blackout-district-sham-shui-po = Самсёйпоу
blackout-district-yau-tsim-mong = Яучиммон
blackout-district-kwun-tong = Куньтхон
blackout-district-west-kowloon = Западный Коулун
blackout-district-central-and-western = Центральный и Западный
blackout-district-southern = Южный
blackout-district-islands = Острова
blackout-district-lantau = Лантау
blackout-district-north-lantau = Северный Лантау

## Resources

blackout-resource-food = Пища
blackout-resource-tools = Инструменты
blackout-resource-gasoline = Бензин
blackout-resource-water = Вода
blackout-resource-book = Книги
blackout-resource-medipack = Медикаменты
blackout-resource-battery = Батарейки
blackout-resource-money = HK$
blackout-resource-points = Очки
blackout-resource-gps = GPS
blackout-resource-transport = Транспорт

## Amounts

blackout-amount-food = { $count } { $count ->
    [one] пища
    [few] пищи
    [many] пищи
   *[other] пищи
}
blackout-amount-tools = { $count } { $count ->
    [one] инструмент
    [few] инструмента
    [many] инструментов
   *[other] инструмента
}
blackout-amount-gasoline = { $count } { $count ->
    [one] бензин
    [few] бензина
    [many] бензина
   *[other] бензина
}
blackout-amount-water = { $count } { $count ->
    [one] вода
    [few] воды
    [many] воды
   *[other] воды
}
blackout-amount-book = { $count } { $count ->
    [one] книга
    [few] книги
    [many] книг
   *[other] книги
}
blackout-amount-medipack = { $count } { $count ->
    [one] медикамент
    [few] медикамента
    [many] медикаментов
   *[other] медикамента
}
blackout-amount-battery = { $count } { $count ->
    [one] батарейка
    [few] батарейки
    [many] батареек
   *[other] батарейки
}
blackout-amount-money = { $count } HK$
blackout-amount-points = { $count } { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
blackout-amount-gps = { $count } { $count ->
    [one] жетон GPS
    [few] жетона GPS
    [many] жетонов GPS
   *[other] жетона GPS
}
blackout-amount-transport = { $count } { $count ->
    [one] жетон транспорта
    [few] жетона транспорта
    [many] жетонов транспорта
   *[other] жетона транспорта
}

## Colours of cards and locations

blackout-colour-red = красный
blackout-colour-yellow = жёлтый
blackout-colour-blue = синий
blackout-colour-purple = фиолетовый
blackout-colour-white = белый

## Seats

blackout-side-orange = Оранжевый
blackout-side-grey = Серый
blackout-side-white = Белый
blackout-side-green = Зелёный

## Dice

blackout-die-red = красный кубик ресурсов
blackout-die-yellow = жёлтый кубик ресурсов
blackout-die-blue = синий кубик ресурсов

## Kinds of cards

blackout-kind-volunteer = волонтёр
blackout-kind-specialist = специалист
blackout-kind-plan = экстренный план
blackout-kind-emergency = план ликвидации ЧС

## Types of scout tiles

blackout-tile-type-points = очки
blackout-tile-type-money = деньги
blackout-tile-type-battery = батарейки
blackout-tile-type-book = книги
blackout-tile-type-tools = инструменты
blackout-tile-type-medipack = медикаменты
blackout-tile-type-gasoline = бензин

## Challenges

blackout-challenge-simple = простое испытание
blackout-challenge-advanced = сложное испытание
blackout-challenge-probe = зондирование

## Phases

blackout-phase-1 = Бросок и планирование
blackout-phase-2 = Размещение
blackout-phase-3 = Задачи
blackout-phase-4 = Разведка
blackout-phase-5 = Новые задачи
blackout-phase-6 = Очистка
blackout-phase-7 = Безопасность районов
blackout-phase-8 = Обновление руки

## Chapters of the campaign

blackout-chapter-1 = 48-й час
blackout-chapter-2 = 72-й час
blackout-chapter-3 = 80-й час
blackout-chapter-4 = 96-й час
blackout-chapter-5 = Конец первой недели

## Letters of the crisis centres and emergency plans

blackout-letter-A = A
blackout-letter-B = B
blackout-letter-C = C
blackout-letter-D = D
