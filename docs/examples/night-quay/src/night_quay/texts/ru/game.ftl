# Ночной причал: всё, что говорит игра, кроме правил (rules.ftl).

night-quay-title = Ночной причал
night-quay-tagline = Фонари в темноте, лодки с моря: от двух до четырёх купцов.
night-quay-aim = Цель: больше всех очков к рассвету. Каждый раунд приходят лодки, и все разом зажигают по фонарю. Самый яркий фонарь выбирает лодку первым; равные фонари слепят друг друга, и их купцы выбирают последними.
    Каждый ящик — очко, ящики вашего тайного заказа — по два. Фонарь, который вы так и не зажгли, стоит своей яркости.
night-quay-legend = Лодка названа по товару и числу ящиков. Заказ до рассвета видит только его купец.

night-quay-side-amber = Янтарный
night-quay-side-violet = Фиолетовый
night-quay-side-green = Зелёный
night-quay-side-blue = Синий
night-quay-goods-tea = чай
night-quay-goods-silk = шёлк
night-quay-goods-salt = соль
night-quay-goods-glass = стекло
night-quay-boat = { $goods } × { $crates }
night-quay-lamp = фонарь { $brightness }

## Что показывает поле

night-quay-field-round = Раунд
night-quay-field-quay = У причала
night-quay-field-fog = Лодка в тумане
night-quay-field-order = Заказ
night-quay-field-chosen = Тайный выбор
night-quay-field-lit = Зажжён
night-quay-field-lamps = Остались фонари
night-quay-field-hold = Взятые лодки

## Действия

night-quay-do-light = Зажечь: { $lamp }
night-quay-do-take = Взять: { $boat }
night-quay-do-row = Плыть в туман
night-quay-do-order = Случай: заказ ({ $goods })
night-quay-do-arrive = Случай: { $boat }
night-quay-group-light = Выберите фонарь
night-quay-group-take = Выберите лодку
night-quay-group-chance = Случай
night-quay-would-score = очки: { $points }
night-quay-would-leave = остальные ваши фонари стоят { $points }

## Вопросы

night-quay-ask-light = Какой фонарь вы зажжёте? Все выбирают тайно и показывают фонари разом.
night-quay-ask-light-ready = Ваш фонарь выбран; его можно сменить, пока не готовы все.
night-quay-ask-take = Какую лодку вы возьмёте?
night-quay-ask-wait = Лодку выбирает { $side }.
night-quay-ask-chance = Решает море.
night-quay-ask-over = Рассвет: партия окончена.

## Что случилось

night-quay-event-order = { $side }: заказ — { $goods }.
night-quay-event-order-hidden = { $side } получает заказ.
night-quay-event-round = Начинается раунд { $round }.
night-quay-event-arrived = Приходит лодка: { $boat }.
night-quay-event-fog = Ещё одна лодка — в тумане.
night-quay-event-lit = { $side } зажигает: { $lamp }.
night-quay-event-dazzled = { $side } ослеплён и выбирает позже.
night-quay-event-took = { $side } берёт: { $boat }.
night-quay-event-rowed = { $side } плывёт в туман…
night-quay-event-lifted = … и находит там: { $boat } ({ $side }).
night-quay-event-scored = { $side }: заказ был — { $goods }; за ящики { $crates }, всего { $total }.
night-quay-ending-dawn = Рассвет

## Почему нет

night-quay-no-spent = Уже сгорел: { $lamp }.
night-quay-no-light = Фонари зажигают, когда пришли все лодки раунда.
night-quay-no-take = Сейчас вы не выбираете лодку.
night-quay-no-boat = { $boat }: этой лодки нет у причала.
night-quay-no-fog = В тумане лодки нет.
night-quay-no-chance = Это решает только случай.
night-quay-bad-position = { $name }: это не может быть частью позиции.
night-quay-set-id = «{ $id }» — не идентификатор: строчные латинские буквы и дефисы между словами.
night-quay-set-twice = Число стоит дважды: фонари, как и лодки одного товара, должны различаться.
night-quay-set-rounds = Раундов ({ $rounds }) слишком много: у каждого купца должен остаться фонарь, и каждому из четырёх нужна лодка.

## Меню

night-quay-way-together = Вместе за одним экраном
night-quay-way-bots = Против ботов
night-quay-choose-players = Сколько купцов?
night-quay-choose-fog = Туман над гаванью?
night-quay-option-players = Сколько купцов играет.
night-quay-option-fog = В каждом раунде одна из лодок — в тумане, и видит её только тот, кто её берёт.
arena-counted-night-quay-took = Взятые лодки
