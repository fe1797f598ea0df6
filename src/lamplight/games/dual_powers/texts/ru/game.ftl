# Двоевластие: Революция 1917. Всё, что говорит игра, кроме справочника правил (rules.ftl).

dual-powers-title = Двоевластие: Революция 1917
dual-powers-tagline = Дуэль за Петроград: вдвоём или в одиночку против Оппозиции.

dual-powers-aim = Цель: на шкале поддержки один маркер на двоих. Перетяните его на свой край или держите на своей стороне, когда время выйдет.
    Раунд: выбрать тайную цель, затем по четыре хода (разыграть карту, сдвинуть дату, выполнить действие), затем подсчёт.
    Очки приносят три района: где «Беспорядки!» и районы двух целей. Очки за район получает тот, кто его контролирует, кто бы его ни выбрал.
    Район контролирует тот, чья сила больше; при равной силе — у кого больше жетонов; если и тут поровну — у кого Воля народа.
    Нейтральные жетоны сражаются за обладателя Воли, но только там, где есть его собственный жетон. Кто своей картой начал новый месяц, получает Волю.
    После подсчёта жетоны районов, за которые начислены очки, становятся измотанными; уже измотанные уходят с поля.
dual-powers-legend = ● свежий, ○ измотанный, затем сила сейчас. 3/2: сила 3 у свежего, 2 у измотанного. ▮ полоски ранга: сколько стоит завербовать отряд.
    15* и 31* — дни с бонусным действием; 29 и 30 ведут на 31. Карту лидера разыгрывают один раз; на одно значение вербовки можно взять несколько отрядов.

## Названия

dual-powers-side-red = Красные
dual-powers-side-white = Белые
dual-powers-side-nobody = никто
dual-powers-reason-nobody = нет жетонов ни одной из сторон
dual-powers-reason-strength = сила
dual-powers-reason-tokens = больше жетонов
dual-powers-reason-will = Воля народа
dual-powers-faction-red = Петроградский Совет
dual-powers-faction-white = Временное правительство

dual-powers-region-white = Адмиралтейский (белый)
dual-powers-region-red = Выборгский (красный)
dual-powers-region-green = Таврический (зелёный)
dual-powers-region-blue = Петроградский (синий)
dual-powers-region-purple = Васильевский (фиолетовый)
dual-powers-region-brown = Нарвский (коричневый)

dual-powers-connection-liteiny-bridge = Литейный мост
dual-powers-connection-trinity-bridge = Троицкий мост
dual-powers-connection-nicholas-bridge = Николаевский мост
dual-powers-connection-sampson-bridge = Сампсониевский мост
dual-powers-connection-tuchkov-bridge = Тучков мост
dual-powers-connection-palace-bridge = Дворцовый мост
dual-powers-connection-nevsky-prospect = Невский проспект
dual-powers-connection-gorokhovaya-street = Гороховая улица
dual-powers-connection-obvodny-canal = Обводный канал

dual-powers-month-march-april = март/апрель
dual-powers-month-may-june = май/июнь
dual-powers-month-july = июль
dual-powers-month-august = август
dual-powers-month-september = сентябрь
dual-powers-month-october-november = октябрь/ноябрь
dual-powers-month-october = октябрь
dual-powers-month-november = ноябрь

dual-powers-leader-lenin = Ленин
dual-powers-leader-stalin = Сталин
dual-powers-leader-zinoviev = Зиновьев
dual-powers-leader-kerensky = Керенский
dual-powers-leader-lvov = Львов
dual-powers-leader-kornilov = Корнилов
dual-powers-leader-trotsky = Троцкий

dual-powers-icon-move = Перемещение
dual-powers-icon-double-move = Двойное перемещение
dual-powers-icon-rest = Отдых
dual-powers-special-demonstration = Демонстрация
dual-powers-special-espionage = Шпионаж
dual-powers-special-inspire = Воодушевление народа

dual-powers-card = { $region } { $days }
dual-powers-card-text = { $card }: { $days } { $days ->
    [one] день
    [few] дня
    [many] дней
   *[other] дня
}, вербовка { $value } или «{ $icon }»; как цель — { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
dual-powers-leader-text = { $card }: { $days } { $days ->
    [one] день
    [few] дня
    [many] дней
   *[other] дня
}, жетон { $fresh }/{ $exhausted }, «{ $special }»

dual-powers-token-unit = { $side ->
    [white] Белый
   *[red] Красный
} отряд (сила { $fresh }/{ $exhausted }, ранг { $rank })
dual-powers-token-neutral = Нейтральный отряд (сила { $fresh }/{ $exhausted })
dual-powers-token-leader = { $name } (сила { $fresh }/{ $exhausted })
dual-powers-token-trotsky = Троцкий, нейтральный (сила { $fresh }/{ $exhausted })
dual-powers-token-red-trotsky = Троцкий, красный (сила { $fresh }/{ $exhausted })
dual-powers-token-opposition = Отряд Оппозиции (сила { $fresh }/{ $exhausted })
dual-powers-kind-unit = отряд (сила { $fresh }/{ $exhausted }, ранг { $rank })
dual-powers-kind-unit-of = { $side ->
    [white] белый
   *[red] красный
} отряд (сила { $fresh }/{ $exhausted }, ранг { $rank })
dual-powers-kind-neutral = нейтральный отряд (сила { $fresh }/{ $exhausted })
dual-powers-kind-level = отряд уровня { $fresh } (сила { $fresh }/{ $exhausted })
dual-powers-kind-opposition = отряд Оппозиции (сила { $fresh }/{ $exhausted })

## Действия

dual-powers-do-objective = Тайная цель: { $card } ({ $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
})
dual-powers-do-play = Разыграть: { $card }
dual-powers-do-recruit = Завербовать: { $unit } → { $region }
dual-powers-do-recruit-leader = Выставить лидера: { $leader } → { $region }
dual-powers-do-move = Переместить: { $token } → { $to }
dual-powers-do-move-from = Переместить: { $token }, { $from } → { $to }
dual-powers-do-rest = Дать отдых: { $token }
dual-powers-do-rest-in = Дать отдых: { $token }, { $region }
dual-powers-do-demonstrate = Демонстрация: баррикада → { $connection }
dual-powers-do-spy = Шпионаж: открыть тайную цель соперника
dual-powers-do-spy-own = Шпионаж: открыть свою тайную цель
dual-powers-do-inspire = Воодушевление народа: взять Волю народа
dual-powers-do-draw = Бонусный добор: одна карта приказа
dual-powers-do-organise = Организация: открыть свою тайную цель
dual-powers-do-score = Получить очки за район «Беспорядки!»
dual-powers-do-bonus = Выполнить вместо этого бонусное действие
dual-powers-do-pass = Отказаться от действия
dual-powers-do-pass-done = Закончить действие
dual-powers-do-deal = Жребий: карта «{ $card }»
dual-powers-do-turn-up = Жребий: открывается карта «{ $card }»
dual-powers-do-tile = Жребий: плитка «{ $region }»
dual-powers-do-neutral = Жребий: { $token }
dual-powers-do-opposition-leader = Жребий: { $leader }

dual-powers-group-objective = Выберите тайную цель
dual-powers-group-play = Разыграть карту
dual-powers-group-recruit = Вербовка
dual-powers-group-recruit-leader = Вербовка лидера
dual-powers-group-move = Перемещение
dual-powers-group-rest = Отдых
dual-powers-group-special = Особое действие
dual-powers-group-other = Другое
dual-powers-group-unrest = «Беспорядки!»
dual-powers-group-pass = Дальше
dual-powers-group-chance = Жребий

## Вопросы к игроку

dual-powers-ask-over = Партия окончена.
dual-powers-ask-chance = Решает жребий.
dual-powers-ask-wait = Ожидание. Ходят { $side }.
dual-powers-ask-objective = Положите одну карту приказа лицом вниз: это ваша тайная цель. В конце раунда её район принесёт очки тому, кто будет его контролировать.
dual-powers-ask-objective-ready = Цель выбрана; её ещё можно сменить, пока другой игрок не готов.
dual-powers-ask-turn = Ваш ход (осталось в этом раунде: { $left }): разыграйте карту. Её дни двигают календарь, затем вы выполняете её действие.
dual-powers-ask-command = Завербуйте отряды ({ $region }, значение { $value }) или выполните действие по значку: «{ $icon }». Можно отказаться от обоих.
dual-powers-ask-recruit = Завербовать ещё? Район: { $region }. Осталось на вербовку: { $left }.
dual-powers-ask-leader-both = Можно выставить лидера и выполнить особое действие, в любом порядке. { $card }
dual-powers-ask-leader-place = Ещё можно выставить лидера. { $card }
dual-powers-ask-leader-special = Ещё можно выполнить особое действие. { $card }
dual-powers-ask-bonus = Можно выполнить одно бонусное действие.
dual-powers-ask-unrest = Вы контролируете район «Беспорядки!»: { $region }. Получите { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} сейчас или выполните бонусное действие.

## Что произошло

dual-powers-event-round = Начинается раунд { $round }.
dual-powers-event-tile-unrest = «Беспорядки!»: { $region }.
dual-powers-event-tile-barricade = Плитка «Баррикада!»: { $region }. Баррикада стоит здесь: { $connection }.
dual-powers-event-neutral-placed = Подготовка: { $token } → { $region }.
dual-powers-event-reshuffled = Сброс перемешан и стал новой колодой. Карт в ней: { $count }.
dual-powers-event-drew = { $side } берут карту: { $card }.
dual-powers-event-drew-hidden = { $side } берут карту.
dual-powers-event-set-aside = Карты выложены лицом вниз, не глядя: ваша цель — { $objective }, для Оппозиции — { $opposition }.
dual-powers-event-objective-chosen = { $side } кладут цель лицом вниз: { $card }.
dual-powers-event-objective-hidden = { $side } кладут цель лицом вниз.
dual-powers-event-played = { $side } разыгрывают карту: { $card }.
dual-powers-event-date = Маркер дня переходит на { $day }-е число.{ $bonus ->
    [0] {""}
   *[other] {" "}Заработано бонусное действие.
}
dual-powers-event-month = Маркер месяца сдвигается: { $month }.
dual-powers-event-will = Волю народа получают { $side }.
dual-powers-event-trotsky-returns = Троцкий возвращается из эмиграции. Район: { $region }.
dual-powers-event-trotsky-joins = Троцкий примыкает к большевикам. Район: { $region }.
dual-powers-event-recruited = { $side } вербуют: { $token } → { $region }.
dual-powers-event-moved = { $side } перемещают жетон ({ $token }): { $from } → { $to }.
dual-powers-event-rested = { $side } дают отдых жетону ({ $token }): { $region }.
dual-powers-event-demonstrated = { $side } переносят баррикаду → { $connection }.
dual-powers-event-objective-shown = Цель открыта ({ $side }): { $card }.
dual-powers-event-unrest-scored = Район «Беспорядки!», { $region }: { $side } получают { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
dual-powers-event-unrest-bonus = { $side } выбирают бонусное действие вместо очков за район «Беспорядки!»: { $region }.
dual-powers-event-unrest-nobody = Район «Беспорядки!» никто не контролирует: { $region }.
dual-powers-event-marker = Маркер цели { $marker } → { $region }.
dual-powers-event-marker-scored = Маркер { $marker }, { $region }: { $side } получают { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
dual-powers-event-marker-nobody = Маркер { $marker }, { $region }: район никто не контролирует, очков нет.
dual-powers-event-exhausted = Жетон измотан: { $token }. Район: { $region }.
dual-powers-event-returned = Жетон возвращается в резерв: { $token }. Район: { $region }.
dual-powers-event-removed = Жетон выбывает из игры: { $token }. Район: { $region }.
dual-powers-event-opposition-leader = Оппозиция выставляет лидера: { $leader } → { $region }.
dual-powers-event-opposition-unit = Оппозиция выставляет: { $unit } → { $region }.
dual-powers-event-opposition-none = { $region }: у Оппозиции не осталось отрядов уровня { $level }.
dual-powers-event-score = { $ahead ->
    [0] Маркер счёта в центре.
   *[other] { $side } впереди на { $ahead }.
}
dual-powers-event-track-won = Маркер счёта дошёл до края шкалы поддержки. Побеждают { $side }!
dual-powers-event-calendar-won = Время вышло: { $side } впереди на { $ahead } и побеждают.
dual-powers-event-centre-won = Время вышло, маркер счёта в центре: { $side } владеют Волей народа и побеждают.
dual-powers-event-solo-won = Вы победили Оппозицию.
dual-powers-event-solo-lost = Победила Оппозиция.

dual-powers-event-passed = { $side } на этом останавливаются.
dual-powers-event-counted = { $marker ->
    [1] Район «Беспорядки!», { $region }: Красные { $red }, Белые { $white }; кто контролирует: { $controller } ({ $reason }).
   *[other] Цель ({ $owner }), { $region }: Красные { $red }, Белые { $white }; кто контролирует: { $controller } ({ $reason }).
}

dual-powers-ending-track = Маркер дошёл до края шкалы поддержки.
dual-powers-ending-calendar = Время вышло; побеждает тот, кто впереди.
dual-powers-ending-centre = Время вышло, маркер ровно в центре; решает Воля народа.
dual-powers-lost-alone = Вы проиграли: победила Оппозиция.

## Почему нельзя

dual-powers-no-card = карта
dual-powers-no-chance = Этого никто не выбирает: решает жребий.
dual-powers-no-chance-option = Сейчас это выпасть не может.
dual-powers-no-over = Партия окончена.
dual-powers-no-wait-chance = Сначала должен выпасть жребий.
dual-powers-no-turn = Сейчас не ваш ход. Ход: { $side }.
dual-powers-no-not-in-hand = Карты «{ $card }» нет у вас на руке, или здесь её использовать нельзя.
dual-powers-no-choose-objective = Сначала выберите тайную цель.
dual-powers-no-objective-phase = Цели выбирают только в фазе целей.
dual-powers-no-card-first = Сначала разыграйте карту: с неё начинается каждый ход.
dual-powers-no-card-played = В этот ход вы уже разыграли: { $card }.
dual-powers-no-scoring-only = Этот выбор делают в фазе подсчёта очков.
dual-powers-no-icon = На карте «{ $card }» только один значок: { $icon }.
dual-powers-no-bonus-only = Это бонусное действие: его дают за остановку на 15-м или 31-м числе либо за район «Беспорядки!».
dual-powers-no-leader-only = Это позволяет только карта лидера.
dual-powers-no-command-only = «{ $card }» — карта лидера: она даёт только своего лидера и его особое действие.
dual-powers-no-recruiting = Идёт вербовка (осталось: { $left }): вербуйте ещё или закончите.
dual-powers-no-recruit-region = Карта «{ $card }» вербует только здесь: { $region }.
dual-powers-no-rank = { $token }: ранг { $rank }, а значения вербовки осталось { $value }.
dual-powers-no-not-yours = Это не ваш жетон: { $token }.
dual-powers-no-not-in-reserve = Этого жетона нет в вашем резерве: { $token }.
dual-powers-no-not-on-board = Этого жетона нет на поле: { $token }.
dual-powers-no-neutral-will = { $token }: этот жетон за того, у кого Воля народа, а она не у вас.
dual-powers-no-neutral-alone = Воля народа у вас, но рядом нет ни одного жетона вашей фракции: { $token }, { $region }.
dual-powers-no-same-region = Жетон уже здесь: { $token }, { $region }.
dual-powers-no-barricaded = { $start } – { $end }: переход закрыт баррикадой, { $connection }.
dual-powers-no-too-far = { $start } и { $end } не соединены открытым переходом.
dual-powers-no-too-far-double = { $start } → { $end }: по двум открытым переходам туда не дойти.
dual-powers-no-fresh = Этот жетон и так свежий: { $token }.
dual-powers-no-leader-other = Выставить можно только лидера с разыгранной карты: { $card }.
dual-powers-no-leader-placed = Этот лидер уже выставлен: { $card }.
dual-powers-no-special-other = Особое действие карты «{ $card }» другое: { $special }.
dual-powers-no-special-done = Особое действие карты «{ $card }» уже использовано.
dual-powers-no-barricade-there = Баррикада уже стоит здесь: { $connection }.
dual-powers-no-will-held = Воля народа уже у вас.
dual-powers-no-objective-open = Эта цель уже открыта.
dual-powers-no-no-objective = Нет тайной цели, которую можно открыть.
dual-powers-no-bonus-rank = Бонусным действием вербуют отряд ранга 1. { $token }: ранг { $rank }.
dual-powers-no-bonus-small = По правилам этого стола бонусным действием перемещают только малые жетоны, а не этот: { $token }.
dual-powers-no-no-cards = И колода, и сброс пусты.
dual-powers-no-solo-only = Организация есть только в одиночной игре.
dual-powers-no-unrest-chosen = Выбор для «Беспорядков!» уже сделан.
dual-powers-no-action-phase = Карты разыгрывают в фазе действий.
dual-powers-no-objective-wait = Ваша цель выбрана; другой игрок ещё не выбрал.
dual-powers-no-solo-objective = В одиночной игре цель не выбирают: для вас выкладывают карту, которую никто не видел.
dual-powers-no-action-over = Действие карты окончено: { $card }.
dual-powers-no-unrest-choice = Сначала выберите: очки за район «Беспорядки!» или бонусное действие.

## Что будет

dual-powers-fact-date = Маркер дня остановится на { $day }-м числе ({ $month }).
dual-powers-fact-bonus = Это даст бонусное действие.
dual-powers-fact-month = Маркер месяца сдвинется вперёд.
dual-powers-fact-will = Волю народа получат { $side }.
dual-powers-fact-trotsky-returns = Троцкий вернётся. Район: { $region }.
dual-powers-fact-trotsky-joins = Троцкий перейдёт к Красным.
dual-powers-fact-presence = { $region } сейчас: Красные { $red }, Белые { $white }; кто контролирует: { $controller }.
dual-powers-fact-presence-change = { $region }: Красные { $red_before } → { $red }, Белые { $white_before } → { $white }; кто контролирует: { $controller }.
dual-powers-fact-score = { $side } будут впереди на { $ahead }.
dual-powers-fact-score-centre = Маркер счёта окажется в центре.
dual-powers-fact-wins = { $side } сразу победят.

## Настройки

dual-powers-option-solo = Играть в одиночку против Оппозиции за эту фракцию; «none» — игра вдвоём.
dual-powers-option-difficulty = Сложность Оппозиции: сила её измотанных отрядов.
dual-powers-option-neutral_regions = Кто контролирует район, где есть только нейтральные жетоны: никто (опубликованный FAQ) или тот, у кого Воля народа (буквальное чтение правил).
dual-powers-option-bonus_move = Какие жетоны можно перемещать бонусным действием: любые или только малые (отряды ранга 1, нейтральные жетоны и лидеры).
dual-powers-option-edition = Каких толкований придерживаться: сегодняшних (по умолчанию) или тех, что были в Lamplight 0.1.
dual-powers-option-opposition_will = Когда Оппозиция забирает Волю народа: при каждом переходе за 31-е (по умолчанию) или только с началом нового месяца.
dual-powers-option-last_month = Составляют ли октябрь и ноябрь одно деление календаря (по умолчанию) или два.

## Вопросы и позиции

dual-powers-unknown-question = Нет вопроса «{ $question }». Известные: { $questions }.
dual-powers-question-argument = «{ $name }» не может иметь значение «{ $value }». Возможные: { $values }.
dual-powers-position-key = В позиции не бывает «{ $key }». Известные: { $keys }.
dual-powers-position-word = «{ $key }» не может иметь значение «{ $value }». Возможные: { $words }.
dual-powers-position-number = «{ $key }»: нужно число от { $low } до { $high }.
dual-powers-position-table = «{ $key }»: нужна таблица имён и значений.
dual-powers-position-list = «{ $key }»: нужен список имён.
dual-powers-position-name = { $what }: нет имени «{ $name }».
dual-powers-position-place = { $token }: не подходит «{ $place }». Возможные: { $places }; к любому району можно добавить «exhausted».
dual-powers-position-tiles = Плитка «{ $region }» не может лежать сразу и на «Беспорядки!», и на «Баррикада!».
dual-powers-position-twice = Карта «{ $card }» оказалась в двух местах.
dual-powers-position-command = Целями и в сбросе могут быть только карты приказа.
dual-powers-position-leader = «{ $card }» — не лидер этой стороны: { $side }.
dual-powers-position-opposition = { $side } здесь — Оппозиция: у неё нет ни руки, ни ходов с выбором.
dual-powers-position-box = В одиночной игре отряды другой стороны остаются в коробке: { $token }.
dual-powers-position-trotsky = Троцкий нейтрален от возвращения до перехода к Красным, затем он за Красных: в другое время его жетонов на поле нет.
dual-powers-position-objective-early = Цели выбирают в фазе целей: указывайте их только для более поздних фаз.
dual-powers-position-unseen = Лицом вниз лежит карт: { $needed }, а осталось для них только { $found }.
dual-powers-position-solo = «{ $key }» относится к одиночной игре.

## Наборы компонентов

dual-powers-set-bad-id = «{ $id }» не может быть id: используйте буквы, цифры и дефисы, но не имя, занятое самой игрой.
dual-powers-set-connection-end = board.toml, переход { $id }: нет района «{ $region }».
dual-powers-set-connection-loop = board.toml, переход { $id }: он ведёт из района в тот же самый район.
dual-powers-set-no-tile = board.toml: у района «{ $region }» нет плитки.
dual-powers-set-tile = board.toml, плитка { $region }: неизвестный район или переход «{ $connection }».
dual-powers-set-card-region = cards.toml, карта приказа { $id }: нет района «{ $region }».
dual-powers-set-trotsky = board.toml, календарь: Троцкий должен вернуться («{ $returns }») позже первого месяца, а перейти к Красным («{ $joins }») ещё позже.
dual-powers-set-middle = board.toml, календарь: бонусный день { $middle } должен идти раньше пропускаемых дней в конце месяца (дней в месяце: { $days }).
dual-powers-set-card-days = cards.toml: дней на карте может быть не больше { $days }.
dual-powers-set-no-units = tokens.toml: нет ни одного отряда, сторона: { $side }.
dual-powers-set-leaders = cards.toml, { $side }: нужно лидеров не меньше { $rounds }, по одному на каждый раунд одиночной игры.
dual-powers-set-neutrals = tokens.toml: нейтральных отрядов — { $found }, районов — { $regions }; каждому району нужен свой.
dual-powers-set-too-few-cards = cards.toml: карт приказа — { $found }; нужно не меньше { $needed }.
dual-powers-set-remark-count = { $what }: { $found }; в печатной игре — { $expected }.
dual-powers-set-remark-connections = board.toml: переходов — { $found }; желательно 8 или 9.
dual-powers-set-remark-neighbours = board.toml, { $region }: соседей — { $found }; желательно от 2 до 4.
dual-powers-set-remark-connected = board.toml: из одних районов нельзя добраться до некоторых других.
dual-powers-set-remark-known-pair = board.toml: на печатном поле { $first } и { $second } соединены.
dual-powers-set-remark-tile = board.toml, плитка { $region }: «{ $connection }» — здесь должен быть переход этого района, который не назван на другой плитке.
dual-powers-set-remark-days = cards.toml, { $region }: должно быть по одной карте с каждым числом дней от 1 до 8.
dual-powers-set-remark-points = cards.toml, { $region }: у карты на 4 дня должно быть больше очков, чем у карты на 2 дня.
dual-powers-set-remark-specials = cards.toml, { $side }: должно быть по одному лидеру с действиями «Демонстрация», «Шпионаж» и «Воодушевление народа».
dual-powers-set-remark-unit = tokens.toml, { $id }: ранг и сила свежего отряда должны быть от 1 до 3, сила измотанного — от 0 до 3.
dual-powers-set-remark-red-three = tokens.toml: у одного отряда Красных сила в измотанном виде должна быть 3.
dual-powers-set-remark-neutral = tokens.toml, { $id }: у нейтральных отрядов сила свежего — 1, сила измотанного — от 0 до 2.
dual-powers-set-remark-white-leader = cards.toml: у одного из лидеров Белых сила в измотанном виде должна быть 1 или 2.
dual-powers-set-remark-track = board.toml: конец шкалы поддержки ({ $found }) должен быть дальше 6 от центра.

## Ways to play

dual-powers-way-together = Играть вдвоём за этим экраном
dual-powers-way-bot = Играть против бота
dual-powers-way-solo = Играть в одиночку против Оппозиции
dual-powers-choose-solo = За какую сторону вы играете?
dual-powers-choose-difficulty = Сложность, от 1 (самая лёгкая) до 6?
dual-powers-choose-neutral_regions = Кто контролирует район, где есть только нейтральные жетоны?
dual-powers-choose-bonus_move = Какие жетоны можно перемещать бонусным действием?
dual-powers-choose-edition = Какие толкования?
dual-powers-choose-opposition_will = Когда Оппозиция забирает Волю народа?
dual-powers-choose-last_month = Октябрь и ноябрь: сколько делений?
dual-powers-value-neutral_regions-nobody = никто
dual-powers-value-neutral_regions-will = обладатель Воли
dual-powers-value-bonus_move-any = любой жетон
dual-powers-value-bonus_move-small = только малые
dual-powers-value-edition-today = сегодняшние
dual-powers-value-edition-as_in_0_1 = как в Lamplight 0.1
dual-powers-value-opposition_will-every_month = при каждом переходе за 31-е
dual-powers-value-opposition_will-new_month = только с новым месяцем
dual-powers-value-last_month-one = одно деление
dual-powers-value-last_month-two = два деления
dual-powers-value-solo-red = Красные (Петроградский Совет)
dual-powers-value-solo-white = Белые (Временное правительство)

# Что несколько шагов изменили на поле, для тренера.
dual-powers-change-won = Тогда вы контролируете: { $region }, { $own } против { $other }{ $points ->
    [0] {""}
    [one] ; в этом раунде район даёт { $points } очко
    [few] ; в этом раунде район даёт { $points } очка
   *[other] ; в этом раунде район даёт { $points } очков
}
dual-powers-change-lost = Тогда вы больше не контролируете: { $region }, { $own } против { $other }{ $points ->
    [0] {""}
    [one] ; в этом раунде район даёт { $points } очко
    [few] ; в этом раунде район даёт { $points } очка
   *[other] ; в этом раунде район даёт { $points } очков
}
