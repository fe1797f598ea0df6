# The table in the browser: what it is about, help and hints.

web-about-blackout = Гонконг погрузился во тьму. Планируйте втайне, возвращайте свет район за районом, берегите людей. От одного до четырёх игроков.
web-not-yours = Это чужая карточка: с вашего места с ней ничего не сделать.
web-nearer = Крупнее
web-farther = Мельче
web-bo-district = { $name }: { $tiles ->
    [0] нет жетонов
    [one] { $tiles } жетон
    [few] { $tiles } жетона
   *[many] { $tiles } жетонов
}
web-bo-district-score = кубиков вокруг: { $cubes }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если обезопасить сейчас
web-bo-owns = { $side }: { $count } × { $resource }
web-bo-board = Планшет: { $side }
web-bo-phases = Фазы раунда
web-bo-money = доллары
web-bo-resources = Ваши ресурсы
web-bo-cubes-left = { $count ->
    [one] остался { $count } кубик
    [few] осталось { $count } кубика
   *[many] осталось { $count } кубиков
}
web-bo-slot = Ячейка { $slot }
web-bo-slot-locked = Ячейка { $slot } заблокирована, пока вы не выполните вторую задачу по восстановлению энергоснабжения.
web-bo-face-down = карточка лицом вниз
web-bo-objectives = Задачи
web-bo-checks = Зона отметок
web-bo-hospital = Госпиталь
web-bo-tiles = Жетоны разведки
web-bo-market = Рынок
web-bo-deck = колода { $count }, запасная колода { $reserve }
web-bo-last-round = Это последний раунд.
web-bo-last-round-is = Раунд { $round } — последний.
web-bo-round = Раунд { $round }
web-bo-hand = Ваша рука
web-bo-card-owned = { $card } (уже выполнено)
web-bo-way = Жетонов транспорта за путь: { $tokens }
web-bo-price = ({ $money } HK$)
web-bo-row-price = Каждая карточка этого ряда стоит { $money } HK$: цена зависит от числа карточек в ряду ({ $count })
web-bo-costs = (транспорт: { $tokens })
web-bo-way-points = Жетонов не хватает, недостающие вы купите за очки: { $points }
web-bo-resource-costs = { $resource }, жетонов транспорта: { $tokens }
web-bo-search = Поиск
web-bo-icons = Символов поиска: { $total } из { $needed }
web-bo-team = В команде
web-bo-odds = ранение: 1 из { $count } ({ $percent } %)
web-bo-may-join = Могут пойти
web-bo-power = восстановление энергоснабжения
web-bo-goal-done = выполнено
web-bo-goal-ready = можно выполнить
web-bo-from-goals = задачи и планы
web-bo-from-scouting = разведка
web-bo-from-cards = карточки и действия с отметкой
web-bo-from-transport = потрачено на транспорт
web-bo-from-total = итого
web-provenance-blackout = Правила — те же, что в печатной игре, нашими словами. Что напечатано на компонентах, известно лишь отчасти: остальное восстановлено так, чтобы согласоваться со всем известным, и сбалансировано с помощью симуляций. Можно играть и со своим набором.
web-hint-blackout = В раунде восемь фаз; подсвеченная вверху вашего планшета показывает, где вы сейчас. Карточки приносят ресурсы, ресурсами оплачивают задачи, задачи дают кубики на карте, а районы в кольце ваших кубиков приносят очки.
web-hint-blackout-ask-settle = Начните там, где сходятся несколько районов: кубик там идёт в счёт каждого, а чем больше соседних локаций, тем шире выбор потом.
web-hint-blackout-ask-plan = Посмотрите на кубики ресурсов: каждый волонтёр приносит то, что показывает кубик его цвета. Карточки одной ячейки возвращаются вместе, так что кладите в одну ячейку то, что потом захотите взять на руку сразу. Заполнять все ячейки не обязательно.
web-hint-blackout-ask-plan-slot = Некоторые задачи требуют карточек определённых цветов в одной ячейке: эта может там пригодиться. Коснитесь ячейки или перетащите карточку на неё.
web-hint-blackout-ask-plan-ready = Никто не увидит ваш план, пока не готовы все. Его ещё можно изменить.
web-hint-blackout-ask-deploy = Порядок важен, когда одна карточка оплачивает другую: сначала откройте те, что приносят ресурсы.
web-hint-blackout-ask-yield = То, что показал кубик ресурсов, — бесплатно. За другой ресурс платят жетон транспорта за каждый шаг по кольцу: берите его, только если он нужен для задачи.
web-hint-blackout-ask-parts = Выполните все действия, которые сейчас полезны: пропущенное в этом раунде пропадёт.
web-hint-blackout-ask-goals = Выполненная задача даёт карточку на руку или в зону отметок, очки или кубик на карте. Не забудьте и две задачи по восстановлению энергоснабжения на своём планшете.
web-hint-blackout-ask-pay = Батарейки заменяют что угодно, но достаются трудно: по возможности берегите их.
web-hint-blackout-ask-heal = Вернувшаяся карточка усиливает руку, а раненая в госпитале вам ничем не помогает.
web-hint-blackout-ask-place = Подходят подсвеченные локации. Старайтесь окружить район: наведите на него указатель, чтобы увидеть, сколько очков он дал бы каждому сейчас.
web-hint-blackout-ask-place-any = Подойдёт любая подсвеченная локация. Старайтесь окружить район: наведите на него указатель, чтобы увидеть, сколько очков он дал бы каждому сейчас.
web-hint-blackout-ask-complete = Завершив план сейчас, вы освободите клетку и карточку; подождав, сохраните остальные задачи и бонус.
web-hint-blackout-ask-scout = Посмотреть можно бесплатно. Если затем забрать жетон, одна случайная карточка команды получит ранение.
web-hint-blackout-ask-collect = Первый жетон каждого типа лежит лицом вверх и принесёт очки в конце; второй поможет в следующих поисках.
web-hint-blackout-ask-challenge = Предлагается только то, что вам по силам. Сложное испытание даёт больше, но и карточек может потребовать больше.
web-hint-blackout-ask-team = Все карточки команды рискуют одинаково: добавьте простые, чтобы уберечь ценные. Жетон GPS стоит трёх символов.
web-hint-blackout-ask-market = Чем меньше карточек в ряду, тем они дешевле. Берите то, что скоро сможете выполнить: места только для трёх задач.
web-hint-blackout-ask-waste = Пища и вода портятся каждый раунд. Пища всегда приносит деньги; 2 воды можно обменять на жетон GPS.
web-hint-blackout-ask-drop = Сбрасывайте задачу, только если никогда её не выполните и вам нужна её клетка.
web-hint-blackout-ask-house = Действие под взятым домиком теперь доступно каждый раз, когда вы обновляете руку. Возьмите то, что пригодится чаще всего.
web-hint-blackout-ask-refresh = Когда карточек мало, много не запланируешь: забрать самую полную ячейку обычно верно, и тогда можно выполнить действия с отметкой.
web-hint-blackout-ask-checks = Каждое можно выполнить один раз за указанную цену. Выполните всё полезное в любом порядке.

# The parts of the table, where there is room for one at a time.

web-bo-tab-city = Город

# The board in the browser: places, phases, searches, plates.

web-bo-tab-plan = Кубики
web-bo-tab-goals = Задачи
web-bo-tab-market = Рынок
web-bo-tab-search = Поиск
web-bo-places = Части стола
web-bo-for-setup = Перед первым раундом: выставьте свой первый кубик.
web-bo-for-1 = Посмотрите, что выпало на кубиках, и тайно положите не больше одной карточки в каждую ячейку.
web-bo-for-2 = Откройте запланированные карточки: волонтёры приносят ресурсы, специалисты делают то, что на них указано.
web-bo-for-3 = Тратьте ресурсы на задачи: они дают карточки, очки и кубики на карте.
web-bo-for-4 = Соберите команду с руки и добудьте жетон. Одна карточка команды получит ранение.
web-bo-for-5 = Покупайте новые задачи. Чем меньше карточек осталось в ряду, тем они дешевле.
web-bo-for-6 = Пища и вода портятся: обменяйте их на деньги или жетоны GPS.
web-bo-for-7 = Районы, окружённые кубиками, становятся безопасными и приносят очки.
web-bo-for-8 = Если на руке мало карточек, заберите самую полную ячейку и выполните действия с отметкой.
web-bo-buy-battery = Купить батарейку
web-bo-ways = Что можно сделать
web-bo-dice = Кубики этого раунда
web-bo-colours-wanted = Цвета, которые нужны задачам вместе в одной ячейке
web-bo-spots = свободных клеток: { $free }
web-bo-spot = свободная клетка
web-bo-goal-number = Выполнить задачу { $number }
web-bo-power-number = Энергоснабжение { $number }
web-bo-power-hand = выше предел руки при обновлении
web-bo-power-slot = ещё одна ячейка
web-bo-together = карточки этих цветов вместе в одной ячейке
web-bo-lacking = не хватает:
web-bo-link = соединить центры { $letter }
web-bo-check-row = Действия с отметкой
web-bo-check-locked = закрыто домиком
web-bo-check-open = открыто
web-bo-tile-first = первый такого типа
web-bo-tile-again = такой тип уже есть
web-bo-kind-simple = Простое
web-bo-kind-advanced = Сложное
web-bo-kind-probe = Зондирование
web-bo-probe-easiest = только для самого лёгкого жетона
web-bo-probe-gives = к каждому следующему поиску
web-bo-free = бесплатно
web-bo-one-of = 1 из { $count }
web-bo-out-of-reach = не хватает
web-bo-reach = Вы наберёте до { $count }
web-bo-no-search = Сейчас никто не ищет. В фазе 4 здесь смотрят жетоны района и выбирают испытание.
web-bo-gps-sent = потрачено: { $sent }, каждый даёт { $worth }
web-bo-way-free = Рядом с вашим кубиком: транспорт не нужен.
web-bo-district-secured = Безопасен. Очков больше не приносит.
web-bo-district-full = Локаций вокруг: { $size }; если на всех ваши кубики — { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
web-bo-your-districts = Ваши районы
web-bo-ring = { $cubes } из { $size }
web-bo-no-districts = Рядом с районами, которые ещё не безопасны, ваших кубиков пока нет.
web-bo-point-at = Наведите указатель на район, чтобы увидеть, сколько очков он принёс бы.
web-bo-aims = К чему стремиться
web-bo-chapter-points = Очки: не меньше { $points }
web-bo-chapter-orchids = Одна, две или три орхидеи — за { $lines } очков.
web-bo-so-far = пока { $count }
web-bo-score-now = { $count }, если бы партия закончилась сейчас
web-bo-campaign-about = Глава — это партия с собственными условиями: чтобы выиграть, нужно выполнить все. Награда — от одной до трёх орхидей: чем больше очков, тем больше орхидей.
web-bo-held = Рука и запланированные карточки
web-bo-end-when = Карточек в колоде: { $count }. Когда она опустеет, будет ещё один раунд.
web-bo-plate-money = HK$: { $count }
web-bo-plate-transport = Жетоны транспорта: { $count }
web-bo-plate-gps = Жетоны GPS: { $count }
web-bo-plate-cubes = Осталось кубиков: { $count }
web-bo-plate-districts = Безопасные районы: { $count }
web-bo-plate-power = Восстановление энергоснабжения: { $count } из 2
web-bo-plate-cards = { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
   *[other] { $count } карточек
}
web-bo-plate-hospital = в госпитале: { $count }

# The poster.

web-pitch-blackout = Света нет. Верните его районам раньше соперников.
web-facts-blackout = 1–4 игрока · 60–90 минут · планы и маршруты

# The end of a match.

web-end-blackout-won = { $name } возвращает свет
web-end-blackout-you-won = Вы вернули свет
web-end-blackout-chapter-won-you-won = Глава пройдена
web-end-blackout-chapter-lost-you-lost = Город остался во тьме
web-end-blackout-chapter-lost-nobody = Город остался во тьме
web-end-blackout-why-chapter-won = Все условия главы выполнены.
web-end-blackout-why-chapter-lost = Выполнены не все условия главы. Вот чего не хватило:
web-bo-verdict-points = Не меньше { $count } { $count ->
    [one] очка
    [few] очков
    [many] очков
   *[other] очка
}
web-bo-verdict-orchids = { $count ->
    [one] { $count } орхидея
    [few] { $count } орхидеи
    [many] { $count } орхидей
   *[other] { $count } орхидеи
}
web-bo-of-needed = { $own } из { $needed }
