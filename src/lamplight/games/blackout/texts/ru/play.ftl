# Blackout: Hong Kong at the table: actions, questions, events, refusals, previews, positions, the campaign.

blackout-aim = Цель: набрать больше всех очков к концу последнего раунда. Тайно планируйте карточки, получайте за них ресурсы, выполняйте задачи и кладите кубики на карту, окружайте районы, чтобы сделать их безопасными, и разведывайте, что скрывает тёмный город.
blackout-aim-chapter = Цель: выиграть главу { $chapter }, { $name }. Её условия указаны вверху поля; после последнего раунда нужно не меньше { $points } { $points ->
    [one] очка
    [few] очков
    [many] очков
   *[other] очка
}. За больший счёт дают больше орхидей.
blackout-primer = Раунд: 1 Бросают кубики ресурсов, и все тайно планируют карточки. 2 Карточки открывают: волонтёры приносят ресурс своего кубика, специалисты делают то, что на них указано. 3 Выполняют задачи: карточки идут на руку, кубики — на карту. 4 Разведывают район. 5 Покупают новые задачи. 6 Пища и вода превращаются в деньги и жетоны GPS. 7 За окружённые районы получают очки. 8 Если карточек на руке мало, забирают самую полную ячейку и выполняют действия с отметкой.
    Очки дают районы, задачи и планы, восстановление энергоснабжения, жетоны разведки разных типов, карточки на руке и в ячейках и деньги (5 HK$ — одно очко).
    Конец: когда игровая колода закончилась, доигрывают раунд и играют ещё ровно один.
blackout-legend = Буквы перед локацией — её цвет (К красный, Ж жёлтый, Си синий, Ф фиолетовый); буква в скобках — кризисный центр. Карточки ячейки показаны снизу вверх.

## What one can do

blackout-do-settle = Начать здесь: { $location }
blackout-do-plan = Запланировать: { $card }
blackout-do-into = Лицом вниз в ячейку { $slot }
blackout-do-ready = Готово: план составлен
blackout-do-turn-up = Открыть карточку в ячейке { $slot }
blackout-do-yield = Взять: { $resource }
blackout-do-use = Выполнить действие { $part } карточки
blackout-do-check-board = Действие с отметкой { $number } на планшете
blackout-do-check-plan = Действие с отметкой: { $card }
blackout-do-pay = Заплатить: { $resource }
blackout-do-batteries = Заплатить батарейками: { $count }
blackout-do-type = { $resource }
blackout-do-heal = Вернуть из госпиталя: { $card }
blackout-do-goal = Выполнить задачу { $number } карточки «{ $card }»
blackout-do-power = Восстановить энергоснабжение, задача { $number }
blackout-do-complete = Завершить сейчас: «{ $card }»
blackout-do-leave = Оставить на потом
blackout-do-place = Кубик → { $location }
blackout-do-scout = Разведать район: { $district }
blackout-do-collect = Пойти за жетоном: { $tile }
blackout-do-return = Вернуть жетоны на место
blackout-do-challenge = Выбрать: { $kind }
blackout-do-team = В команду: { $card }
blackout-do-gps = Потратить жетон GPS
blackout-do-go = Отправить команду
blackout-do-injure = Ранение: { $card }
blackout-do-buy = Купить: { $card }
blackout-do-water = Вода: { $to }
blackout-do-food = Пища: { $to }
blackout-do-waste = Пища или вода: { $card }
blackout-do-drop = Сбросить: { $card }
blackout-do-house = Взять домик с действия с отметкой { $number }
blackout-do-refresh = Забрать карточки из ячейки { $slot }
blackout-do-battery = Купить батарейку
blackout-do-skip = Не использовать карточку
blackout-do-done = Готово
blackout-do-done-scout = Не разведывать
blackout-do-done-market = Пас
blackout-do-done-drop = Ничего не сбрасывать
blackout-do-done-refresh = Не забирать карточки
blackout-do-first = Жребий: первый игрок — { $seat }
blackout-do-starter = Жребий: { $card }
blackout-do-emergency = Жребий: { $card }
blackout-do-throw = Бросок: { $die } — { $resource }
blackout-do-draw = Жребий: { $card }
blackout-do-look = Жребий: { $tile }
blackout-do-hurt = Жребий: ранение — { $card }

blackout-to-gps = пара за жетон GPS
blackout-to-money = один кубик за деньги
blackout-to-plan = пара по вашему плану
blackout-to-points = очки по вашему плану

blackout-group-place = Куда?
blackout-group-plan = Запланировать карточку
blackout-group-slot = В какую ячейку?
blackout-group-go-on = Дальше
blackout-group-turn-up = Открыть запланированную карточку
blackout-group-yield = Какой ресурс?
blackout-group-use = Использовать карточку
blackout-group-check = Действия с отметкой
blackout-group-pay = Чем платить?
blackout-group-type = Какой ресурс?
blackout-group-heal = Кто покидает госпиталь?
blackout-group-goals = Задачи
blackout-group-complete = Завершить план?
blackout-group-scout = Разведать район
blackout-group-collect = Какой жетон?
blackout-group-challenge = Какое испытание?
blackout-group-team = Поисковая команда
blackout-group-injure = Кто получает ранение?
blackout-group-buy = Новые задачи
blackout-group-waste = Пища и вода
blackout-group-drop = Сбросить карточку задачи
blackout-group-house = Какой домик?
blackout-group-refresh = Обновить руку
blackout-group-battery = Батарейки
blackout-group-chance = Жребий

## Questions to a seat

blackout-ask-over = Партия окончена.
blackout-ask-chance = Решает жребий.
blackout-ask-wait = Ожидание. Ход: { $side }.
blackout-ask-settle = Выберите локацию для первого кубика: отсюда вы будете продвигаться по карте.
blackout-ask-plan = Планирование: положите лицом вниз не больше одной карточки в каждую доступную ячейку и скажите, что готовы. Волонтёры приносят ресурс с кубика ресурсов своего цвета, специалисты делают то, что на них напечатано.
blackout-ask-plan-slot = В какую ячейку положить карточку «{ $card }»?
blackout-ask-plan-ready = План составлен; его ещё можно изменить, пока не готовы все.
blackout-ask-deploy = Откройте запланированные карточки по одной, в любом порядке.
blackout-ask-yield = Возьмите всю добычу. На кубике ресурсов: { $resource }; каждый шаг по кольцу стоит жетона транспорта (или очка). { $card }
blackout-ask-parts = Выполните действия карточки, каждое не больше одного раза. { $card }
blackout-ask-goals = Выполните любые задачи, для которых соблюдены требования и хватает средств.
blackout-ask-pay = Стоимость: { $cost }. Сколько батареек пойдёт на замену?
blackout-ask-pay-gps = Чем платить: бензином, книгой или батарейкой?
blackout-ask-type-pay = Заплатите { $count } ед. одного ресурса. Какого?
blackout-ask-type-gain = Возьмите { $count } ед. одного ресурса. Какого?
blackout-ask-heal = Какая карточка вернётся из госпиталя? Вы получите её очки.
blackout-ask-check = Выполните одно из своих разблокированных действий с отметкой.
blackout-ask-place = Положите { $cube }: рядом с вашим кубиком или дальше — по жетону транспорта (или очку) за каждую пропущенную локацию. Локацию, куда кубик можно положить, пропустить нельзя.
blackout-ask-place-any = Положите кубик в любую локацию рядом с вашим кубиком.
blackout-ask-complete = «{ $card }»: завершить сейчас, без остальных задач и бонуса, или оставить на потом?
blackout-ask-scout = Разведайте район рядом с одним из своих кубиков: посмотрите его жетоны и, если захотите, заберите один с помощью команды.
blackout-ask-collect = Вы смотрите жетоны района «{ $district }». Пойти за одним из них или вернуть на место?
blackout-ask-challenge = Какое испытание на жетоне вы выбираете? { $tile }
blackout-ask-team = Соберите команду с руки. Символов поиска: { $total }, нужно: { $needed }. Одна карточка команды получит ранение.
blackout-ask-injury = Какая карточка команды получает ранение?
blackout-ask-market = Новые задачи: купите карточку или спасуйте. У вас { $money } HK$; свободных клеток: { $free }.
blackout-ask-waste = Пища и вода портятся: на что их обменять?
blackout-ask-drop = Можно сбросить одну карточку со своих клеток задач.
blackout-ask-house = Район «{ $district }» теперь безопасен благодаря вам: возьмите домик со своего планшета. Действие с отметкой под ним разблокируется.
blackout-ask-refresh = На руке мало карточек: забрать карточки из самой полной ячейки? Тогда можно выполнить и действия с отметкой.
blackout-ask-checks = Выполните разблокированные действия с отметкой, каждое не больше одного раза.

## What is printed on things

blackout-card-text = { $card } ({ $kind }): { $facts }
blackout-card-facts = { $kind }: { $facts }
blackout-volunteer-red = красный волонтёр
blackout-volunteer-yellow = жёлтый волонтёр
blackout-volunteer-blue = синий волонтёр
blackout-fact-cubes = приносит { $count } { $count ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
}
blackout-fact-icons = { $count } { $count ->
    [one] символ поиска
    [few] символа поиска
    [many] символов поиска
   *[other] символа поиска
}
blackout-fact-part = действие: { $part }
blackout-fact-check = действие с отметкой: { $part }
blackout-fact-goal = задача: { $goal }, затем карточка на руку и { $cube }
blackout-fact-plan-goal = задача { $number }: { $goal }
blackout-fact-bonus = бонус за все задачи: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
blackout-fact-completion = финальный эффект: { $cube }
blackout-fact-bonus-gains = бонус за все задачи: { $gains }
blackout-part = { $cost } → { $gain }
blackout-cost-gps = 1 бензин или 1 книга
blackout-gain-heal = карточка из госпиталя на руку и её очки
blackout-gain-check = одно разблокированное действие с отметкой
blackout-gain-icons = { $count } HK$ за каждый символ поиска на руке
blackout-gains = { $gains }
blackout-gain-cube = кубик на карту (цвет локации — { $colour })
blackout-gain-cube-any = кубик на карту (любая локация)
blackout-gain-chosen = { $count } ед. одного ресурса на выбор
blackout-need-slot = карточки в одной ячейке ({ $cards })
blackout-need-colour = { $colour } × { $count }
blackout-need-any = { $count } ед. одного ресурса
blackout-need-tiles = жетоны разведки ({ $types })
blackout-need-link = кризисные центры { $letter } соединены вашими кубиками
blackout-need-nothing = ничего
blackout-goal = { $needs }
blackout-goal-gain = { $needs } → { $gains }
blackout-permanent-search = +{ $count } { $count ->
    [one] символ
    [few] символа
   *[many] символов
} поиска в каждом поиске
blackout-permanent-gps_plus = каждый жетон GPS даёт на { $count } { $count ->
    [one] символ
    [few] символа
   *[many] символов
} поиска больше
blackout-permanent-food_points = при очистке: { $food } { $food ->
    [one] пища
    [few] пищи
    [many] пищи
   *[other] пищи
} → { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
blackout-permanent-water_money = при очистке: { $water } { $water ->
    [one] вода
    [few] воды
   *[many] воды
} → { $money } HK$
blackout-tile-text = { $tile }: простое { $simple } → { $simple_reward }; сложное { $advanced } → { $advanced_reward }
blackout-tile-facts = простое { $simple } → { $simple_reward }; сложное { $advanced } → { $advanced_reward }
blackout-location-text = { $location }, цвет — { $colour }; районы рядом: { $districts }
blackout-location-facts = цвет — { $colour }; районы рядом: { $districts }
blackout-location-text-crisis = { $location }, цвет — { $colour }, кризисный центр { $letter }; районы рядом: { $districts }
blackout-location-facts-crisis = цвет — { $colour }, кризисный центр { $letter }; районы рядом: { $districts }
blackout-no-district = нет
blackout-power-1 = Задача 1 по восстановлению энергоснабжения
blackout-power-2 = Задача 2 по восстановлению энергоснабжения

## What happened

blackout-event-first = Первый игрок — { $side }.
blackout-event-starter = { $side } начинает с карточкой задачи «{ $card }».
blackout-event-emergency = { $side } получает план ликвидации ЧС «{ $card }».
blackout-event-settled = { $side } начинает в локации «{ $location }».
blackout-event-round = Начинается раунд { $round }; первый игрок — { $side }.
blackout-event-phase = { $phase }.
blackout-event-rolled = Бросок: { $die } — { $resource }.
blackout-event-roll-again = Кубики ресурсов с одинаковым результатом перебрасываются.
blackout-event-put = Вы кладёте карточку «{ $card }» лицом вниз в ячейку { $slot }.
blackout-event-planned = { $side }: { $count ->
    [0] ничего не запланировано
   *[other] запланировано карточек — { $count }
}.
blackout-event-turned-up = { $side } открывает карточку «{ $card }» в ячейке { $slot }.
blackout-event-not-used = { $side } не использует карточку «{ $card }».
blackout-event-used-part = { $side } выполняет действие { $part } карточки «{ $card }».
blackout-event-used-check = { $side } выполняет действие с отметкой { $number }.
blackout-event-used-plan = { $side } выполняет действие с отметкой карточки «{ $card }».
blackout-event-gained = { $side } получает: { $amount }.
blackout-event-paid = { $side } платит: { $amount }.
blackout-event-transport = { $side } тратит { $tokens } { $tokens ->
    [one] жетон транспорта
    [few] жетона транспорта
    [many] жетонов транспорта
   *[other] жетона транспорта
}{ $points ->
    [0] .
   *[other] {", из них куплено за очки: "}{ $points }.
}
blackout-event-battery = { $side } покупает батарейку.
blackout-event-healed = { $side } возвращает из госпиталя карточку «{ $card }».
blackout-event-goal = { $side } выполняет задачу { $number } карточки «{ $card }».
blackout-event-power = { $side } выполняет задачу { $number } по восстановлению энергоснабжения.
blackout-event-bonus = { $side }: все задачи карточки «{ $card }» выполнены, бонус — { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
blackout-event-plan-finished = { $side } завершает план: карточка «{ $card }» уходит в зону отметок.
blackout-event-plan-left = { $side } оставляет на потом карточку «{ $card }».
blackout-event-cube = { $side } кладёт кубик в локацию «{ $location }».
blackout-event-scouts = { $side } разведывает район «{ $district }».
blackout-event-saw = Вы видите жетон «{ $tile }».
blackout-event-tiles-back = { $side } возвращает жетоны в район «{ $district }».
blackout-event-tile-open = Район «{ $district }»: жетон «{ $tile }» лежит лицом вверх.
blackout-event-collects = { $side } идёт за жетоном «{ $tile }» ({ $kind }).
blackout-event-joins = { $side }: карточка «{ $card }» входит в команду.
blackout-event-search = { $side }: символов поиска — { $total }, нужно { $needed }; потрачено жетонов GPS: { $gps }.
blackout-event-tile-up = { $side } кладёт жетон «{ $tile }» лицом вверх.
blackout-event-tile-down = { $side } кладёт жетон «{ $tile }» лицом вниз.
blackout-event-tile-shown = { $side } показывает закрытый жетон «{ $tile }».
blackout-event-injured = { $side }: карточка «{ $card }» получает ранение и отправляется в госпиталь.
blackout-event-bought = { $side } покупает карточку «{ $card }» за { $price } HK$.
blackout-event-passed = { $side } ничего не покупает.
blackout-event-drawn = Новая карточка в ряду { $row }: { $card }.
blackout-event-end-near = Игровая колода закончилась: раунд { $round } — последний.
blackout-event-discarded = Карточка «{ $card }» уходит с рынка.
blackout-event-dropped = { $side } сбрасывает карточку «{ $card }».
blackout-event-secured = Район «{ $district }» стал безопасным.
blackout-event-district-scored = { $side }: район «{ $district }», вокруг { $cubes } { $cubes ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
} — { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
blackout-event-house = { $side } ставит домик в район «{ $district }»: действие с отметкой { $number } разблокировано.
blackout-event-house-cube = { $side }: домиков не осталось, в район «{ $district }» кладётся кубик.
blackout-event-refreshed = { $side } забирает { $count } { $count ->
    [one] карточку
    [few] карточки
    [many] карточек
   *[other] карточки
} из ячейки { $slot }.
blackout-event-final-money = { $side }: все ресурсы проданы; { $money } HK$ — это { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, остаток — { $left } HK$.
blackout-event-final-tiles = { $side }: открытые жетоны разведки ({ $count }) — { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
blackout-event-final-cards = { $side }: карточки на руке и в ячейках — { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
blackout-event-final = { $side }, итог: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} и { $money } HK$.
blackout-event-won = { $side } побеждает.
blackout-event-chapter-won = { $side } выигрывает главу.
blackout-event-chapter-lost = Главу не выигрывает никто: одно из условий не выполнено.
blackout-event-orchids = { $side } получает { $count } { $count ->
    [one] орхидею
    [few] орхидеи
    [many] орхидей
   *[other] орхидеи
}.

blackout-ending-scored = Последний раунд сыгран, очки подсчитаны.
blackout-ending-chapter-lost = Глава проиграна: выполнены не все условия.
blackout-ending-chapter-won = Глава выиграна: все условия выполнены.

## Why not

blackout-no-chance = Этого никто не выбирает: решает жребий.
blackout-no-chance-option = Сейчас это выпасть не может.
blackout-no-over = Партия окончена.
blackout-no-wait-chance = Сначала должен выпасть жребий.
blackout-no-turn = Сейчас не ваш ход. Ход: { $side }.
blackout-no-set-up = «{ $what }» — это позже: подготовка ещё идёт.
blackout-no-other-phase = «{ $what }» — это в фазе { $own } ({ $name }). Сейчас идёт фаза { $number } ({ $phase }).
blackout-no-not-now = «{ $what }» — не ответ на нынешний вопрос. Идёт фаза { $number } ({ $phase }).
blackout-no-taken = В локации «{ $location }» начинает другой игрок.
blackout-no-ready = План составлен; чтобы изменить его, отмените готовность.
blackout-no-planned-already = Карточка «{ $card }» уже запланирована.
blackout-no-not-in-hand = Карточки «{ $card }» нет у вас на руке.
blackout-no-slot-first = Сначала выберите ячейку для карточки «{ $card }».
blackout-no-card-first = Сначала выберите карточку.
blackout-no-slots-full = Во всех доступных ячейках уже есть запланированные карточки.
blackout-no-slot-taken = В ячейке { $slot } уже есть запланированная карточка.
blackout-no-slot-locked = Ячейка { $slot } заблокирована, пока не выполнена вторая задача по восстановлению энергоснабжения.
blackout-no-no-planned-card = В ячейке { $slot } нет запланированной карточки.
blackout-no-no-cubes = В вашем резерве не осталось кубиков.
blackout-no-no-part = Действий на карточке «{ $card }» всего { $count }.
blackout-no-part-used = Это действие карточки «{ $card }» уже выполнено.
blackout-no-part-order = По правилам этого стола действия специалиста выполняют сверху вниз, а на карточке «{ $card }» уже выполнено более позднее.
blackout-no-lack-gps-cost = «{ $part }»: у вас нет ни бензина, ни книг, ни батареек.
blackout-no-lack-money = «{ $part }»: у вас { $own } HK$.
blackout-no-lack = «{ $part }»: не хватает ресурсов. { $resource } — { $own }, батарейки — { $batteries }.
blackout-no-hospital-empty = В вашем госпитале никого нет.
blackout-no-no-check = У вас нет разблокированного действия с отметкой, которое сейчас можно выполнить.
blackout-no-no-target = Не осталось локаций, куда можно положить кубик.
blackout-no-no-tokens = В общем резерве закончились жетоны.
blackout-no-locked-action = «{ $part }»: на этом действии ещё стоит домик. Чтобы снять его, обезопасьте район.
blackout-no-check-used = «{ $part }»: в этой фазе уже выполнено.
blackout-no-not-in-check-area = Карточки «{ $card }» нет в вашей зоне отметок.
blackout-no-no-check-on-card = На карточке «{ $card }» нет действия с отметкой.
blackout-no-pay-with = Этого у вас нет, или этим здесь не платят: { $resource }.
blackout-no-batteries = { $cost }: батареек можно потратить от { $least } до { $most }.
blackout-no-type = Нужно { $count } ед. одного ресурса. { $resource } — { $own }, батарейки — { $batteries }.
blackout-no-not-in-hospital = Карточки «{ $card }» нет в вашем госпитале.
blackout-no-battery-price = Батарейка стоит { $price } HK$, у вас { $own } HK$.
blackout-no-battery-useless = Здесь батарейку потратить не на что; её можно купить, когда понадобится.
blackout-no-other-plan = Вы уже начали другой план ликвидации ЧС: карточка «{ $card }» вам больше недоступна.
blackout-no-not-your-goal = Карточки «{ $card }» нет среди ваших задач.
blackout-no-no-goal = Задач на карточке «{ $card }» всего { $count }.
blackout-no-goal-marked = Задача { $number } карточки «{ $card }» уже выполнена.
blackout-no-goal-lacks = «{ $card }»: { $missing }.
blackout-no-power-done = Эта задача по восстановлению энергоснабжения уже выполнена.
blackout-no-complete-other = Сейчас вопрос о карточке «{ $card }».
blackout-no-complete-later = Досрочно план завершают только сразу после одной из его задач.
blackout-no-complete-unmarked = На карточке «{ $card }» ещё не выполнено ни одной задачи.
blackout-no-own-cube = В локации «{ $location }» уже есть ваш кубик.
blackout-no-wrong-colour = Цвет локации «{ $location }» — { $colour }, а для кубика нужен { $wanted }.
blackout-no-not-reachable = «{ $location }»: любой путь туда ведёт через локацию, куда можно положить сам кубик. Такие не пропускают.
blackout-no-no-tiles = В районе «{ $district }» не осталось жетонов разведки.
blackout-no-no-cube-beside = Рядом с районом «{ $district }» нет ваших кубиков.
blackout-no-district-taken = Район «{ $district }» в этой фазе уже разведан.
blackout-no-tile-elsewhere = Жетона «{ $tile }» нет в районе, который вы разведываете.
blackout-no-too-hard = { $tile }. Вся ваша рука со всеми жетонами даёт { $most }.
blackout-no-probe-lowest = Зондировать можно только самый лёгкий жетон района: его простое испытание — { $lowest }.
blackout-no-challenge-too-hard = Нужно символов поиска: { $needed }. Вся ваша рука со всеми жетонами даёт { $most }.
blackout-no-in-team = Карточка «{ $card }» уже в команде.
blackout-no-no-icons = На карточке «{ $card }» нет символов поиска.
blackout-no-no-gps = Больше жетонов GPS у вас нет (всего: { $own }).
blackout-no-empty-team = В команде нужна хотя бы одна карточка.
blackout-no-not-enough = Символов поиска пока { $total }, нужно { $needed }.
blackout-no-not-in-team = Карточки «{ $card }» нет в команде.
blackout-no-not-on-display = Карточки «{ $card }» нет на рынке.
blackout-no-spots-full = Все клетки задач заняты (всего: { $count }).
blackout-no-price = Карточка «{ $card }» стоит { $price } HK$, у вас { $own } HK$.
blackout-no-no-water = Воды у вас не осталось.
blackout-no-no-plan = Для этого в вашей зоне отметок нужен подходящий план.
blackout-no-single-water = Для этого нужны 2 воды, а у вас 1.
blackout-no-little-water = У вас воды: { $own }; плану нужно { $needed }.
blackout-no-water-first = Сначала разберитесь с водой.
blackout-no-little-food = Нужно пищи: { $needed }, у вас { $own }.
blackout-no-plan-offered = То, что даёт карточка «{ $card }», уже есть среди вариантов.
blackout-no-house-gone = «{ $part }»: домик отсюда уже взят.
blackout-no-hand-large = Карточек на руке: { $count }. Обновить руку можно, если их не больше { $limit }.
blackout-no-not-fullest = Карточек в ячейке { $slot } — { $count }, в самой полной — { $most }. Забирать нужно из самой полной.
blackout-lack-slot = ни в одной ячейке нет всех карточек; ближе всего ячейка { $slot } (не хватает: { $cards })
blackout-lack-any = нужно { $needed } ед. одного ресурса, у вас не больше { $own }, батареек — { $batteries }
blackout-lack-resource = { $resource } — нужно { $needed }, у вас { $own }, батареек — { $batteries }
blackout-lack-money = нужно { $needed } HK$, у вас { $own } HK$
blackout-lack-tile = нет жетона разведки нужного типа ({ $type })
blackout-lack-link = кризисные центры { $letter } не соединены вашими кубиками

## Previews

blackout-fact-joins-hand = Карточка уходит на руку, затем { $cube }.
blackout-fact-power-1 = Теперь обновлять руку можно и с большим числом карточек на ней.
blackout-fact-power-2 = Четвёртая ячейка разблокируется.
blackout-fact-district = { $district }: локаций { $cubes } из { $size }; за все — { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
blackout-fact-face-down = Закрытых жетонов: { $count }.
blackout-fact-needs-icons = Нужно символов поиска: { $needed }.
blackout-fact-reward = Награда: { $gains }.
blackout-fact-probe = Без награды: жетон кладётся лицом вниз и с этого момента считается символом поиска.
blackout-fact-total = Символов поиска: { $total }, нужно { $needed }.
blackout-fact-injury = { $count ->
    [1] Ранение получит { $cards }.
   *[other] Ранение получит одна карточка из команды (всего { $count }), шансы равны: { $cards }.
}

## The campaign

blackout-campaign-next = Сейчас: глава { $chapter }, { $name }, попытка { $attempt }.
blackout-campaign-orchids = { $side }: пока { $count } { $count ->
    [one] орхидея
    [few] орхидеи
    [many] орхидей
   *[other] орхидеи
}.
blackout-campaign-rank = { $side }: { $rank }
blackout-campaign-won = Глава { $chapter }, попытка { $attempt }: победа — { $winners } ({ $scores }).
blackout-campaign-lost = Глава { $chapter }, попытка { $attempt }: поражение ({ $scores }).
blackout-campaign-score = { $side }: { $score } { $score ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} и { $orchids } { $orchids ->
    [one] орхидея
    [few] орхидеи
    [many] орхидей
   *[other] орхидеи
}
blackout-rank-perfect = Превосходно: сияет весь город.
blackout-rank-very-good = Очень хорошо: почти везде снова горит свет.
blackout-rank-good = Хорошо: город держится.
blackout-rank-survived = Выстоять удалось, но едва-едва.
blackout-rank-none = Тьма оказалась сильнее.

## Options, questions and positions

blackout-option-players = Сколько игроков; в одиночку — только главы кампании.
blackout-option-chapter = Отдельная глава кампании; 0 — обычная партия.
blackout-option-attempt = В одиночку: какая это попытка пройти главу — 1 или больше. Каждая после первой начинается с суммы на 2 HK$ больше.
blackout-solo-needs-chapter = В одиночку играют только главы: выберите главу от 1 до 5 (настройка chapter).
blackout-attempt-solo = Настройка attempt — только для одиночной игры.
blackout-no-such-seat = { $side }: за этим столом такого игрока нет, выберите другого первого игрока (настройка starting_player).
blackout-doctor-starts-hurt = В наборе { $set } врач начинает в госпитале. Правила этого не допускают; играйте с doctor_in_hospital = possible.
blackout-unknown-question = Нет вопроса «{ $question }». Известные: { $questions }.
blackout-question-argument = «{ $name }» не может иметь значение «{ $value }». Возможные: { $values }.
blackout-position-key = В позиции здесь не бывает «{ $key }». Известные: { $keys }.
blackout-position-word = «{ $key }» не может иметь значение «{ $value }». Возможные: { $words }.
blackout-position-number = «{ $key }»: нужно целое число от { $low } до { $high }.
blackout-position-table = «{ $key }»: нужна таблица имён и значений.
blackout-position-list = «{ $key }»: нужен список.
blackout-position-name = { $what }: здесь нет имени «{ $name }».
blackout-position-twice = «{ $name }» оказывается в двух местах.
blackout-position-cubes = { $side }: занято кубиков — { $used }, а всего их { $cubes }.
blackout-position-slots = { $side }: «slots» — это список из списков карточек, числом не больше { $count }.
blackout-position-plan-place = «{ $card }» — план: его место на клетке задач или в зоне отметок.
blackout-position-objectives = { $side }: клеток задач всего { $count }.
blackout-position-check-area = «{ $card }» — не план: в зоне отметок такая карточка лежать не может.
blackout-position-emergency = { $side }: в главе ни у кого нет своего плана ликвидации ЧС.
blackout-position-marks = { $side }: «{ $card }» здесь не план с такими задачами, или отмечены все его задачи.
blackout-position-tiles = Лицом вниз лежит жетонов разведки: { $needed }, а осталось для них только { $found }.
blackout-position-display = «display» — это список рядов (их { $rows }), в каждом не больше { $row } карточек.
blackout-position-die = На кубике ресурсов «{ $die }» нет грани «{ $resource }».
blackout-position-dice = Три кубика ресурсов должны показывать три разных ресурса.
blackout-position-tile-count = { $district }: жетонов разведки может быть не больше { $count }.
blackout-position-planned-late = { $side }: запланированные карточки бывают только в фазах 1 и 2.
blackout-position-locked = { $side }: ячейка { $slot } заблокирована без второй задачи по восстановлению энергоснабжения.
blackout-position-tile-types = { $side }: у двух открытых жетонов разведки один и тот же тип.
blackout-position-doctor = { $side }: врач никогда не бывает в госпитале.

## Ways to play

blackout-way-together = Вместе за этим экраном
blackout-way-bots = Против ботов
blackout-way-solo = В одиночку: одна глава
blackout-way-campaign = Кампания: пять глав
blackout-choose-players = Сколько игроков?
blackout-choose-chapter = Какая глава?
blackout-value-end_trigger-deck_empty = когда последняя карточка покидает колоду
blackout-value-end_trigger-cannot_draw = когда карточку уже нельзя взять
blackout-value-skip-wrong_colour = только локации не того цвета
blackout-value-skip-any = любые локации
blackout-value-campaign_winner-literal = никто
blackout-value-campaign_winner-best_qualified = лучший из выполнивших все условия
blackout-value-token_limit-unlimited = они не кончаются
blackout-value-token_limit-strict = они могут кончиться
blackout-value-specialist_order-any = в любом порядке
blackout-value-specialist_order-printed = как напечатано
blackout-value-specialist_order-then = как напечатано там, где стоит «затем»
blackout-value-edition-as_in_0_1 = как в Lamplight 0.1
blackout-value-starting_player-drawn = по жребию
blackout-value-starting_player-orange = Оранжевый
blackout-value-starting_player-grey = Серый
blackout-value-starting_player-white = Белый
blackout-value-starting_player-green = Зелёный
blackout-value-market_end-consecutive = когда все спасовали подряд
blackout-value-market_end-lap = когда все спасовали в одном круге
blackout-value-gps_limit-unlimited = они не кончаются
blackout-value-gps_limit-strict = они могут кончиться
blackout-value-gps_limit-as_transport = как жетоны транспорта
blackout-value-doctor_in_hospital-never = никогда
blackout-value-doctor_in_hospital-possible = если так задано набором или позицией
blackout-value-attempt_money-growing = без предела
blackout-value-attempt_money-capped = до 30-й попытки
blackout-value-injury-random = по жребию
blackout-value-injury-owner = по выбору владельца
blackout-value-complete_later-after_goal = сразу после одной из его задач
blackout-value-complete_later-any_time = в любой момент фазы 3
blackout-value-cube_limit-hard = 25 кубиков и не больше
blackout-value-cube_limit-soft = без ограничения
blackout-value-players-1 = один игрок
blackout-value-players-2 = два игрока
blackout-value-players-3 = три игрока
blackout-value-players-4 = четыре игрока
blackout-value-chapter-1 = 48-й час
blackout-value-chapter-2 = 72-й час
blackout-value-chapter-3 = 80-й час
blackout-value-chapter-4 = 96-й час
blackout-value-chapter-5 = Конец первой недели
blackout-series-campaign = Кампания
blackout-campaign-option = Настройку { $option } кампания выбирает сама.

## The conditions of a chapter

blackout-conditions = Глава { $number }: { $name }
blackout-conditions-goals-all = Все задачи одного плана ликвидации ЧС
blackout-conditions-goals = { $count } { $count ->
    [one] задача одного плана ликвидации ЧС
    [few] задачи одного плана ликвидации ЧС
    [many] задач одного плана ликвидации ЧС
   *[other] задачи одного плана ликвидации ЧС
}
blackout-conditions-central = { $count } { $count ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
} вокруг района «{ $district }»
blackout-conditions-red = { $count } { $count ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
} на красных локациях
blackout-conditions-power = { $count } { $count ->
    [one] задача
    [few] задачи
    [many] задач
   *[other] задачи
} по восстановлению энергоснабжения
blackout-conditions-orchids = Орхидеи за { $lines } очков, нужно орхидей: { $needed }; счёт, если закончить сейчас

# Что несколько шагов изменили на поле, для тренера.
blackout-change-district = { $count ->
    [one] ещё { $count } кубик — и район «{ $district }» безопасен (ваши очки: { $points })
    [few] ещё { $count } кубика — и район «{ $district }» безопасен (ваши очки: { $points })
   *[other] ещё { $count } кубиков — и район «{ $district }» безопасен (ваши очки: { $points })
}{ $others ->
    [0] ; больше никто не близок
   *[other] ; у другого игрока там кубиков: { $others }
}
blackout-change-district-ready = район «{ $district }» окружён вами целиком; когда он станет безопасным, ваши очки: { $points }
blackout-change-goal = Всё готово для: { $goal }
