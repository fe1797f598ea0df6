# Что говорит веб-клиент.

web-skip = К столу
web-loading = Минутку …
web-offline = Сервер недоступен. Ничего не потеряно: страница продолжит, как только сможет.
web-broken = Что-то пошло не так. Попробуйте ещё раз.
web-no-page = Такой страницы нет.
web-no-table = Возможно, такого стола нет или он для вас закрыт.
web-home = На главную
web-pages = Страницы
web-rules = Правила
web-settings = Настройки
web-reconnecting = Переподключение …
web-waiting-to-be-sent = Ждёт отправки: { $count }.
web-sending = Отправка …
web-language = Язык
web-theme = Цвета
web-theme-dark = Ночь
web-theme-light = День
web-theme-contrast = Высокий контраст
web-text-size = Размер текста
web-motion = Движение на экране
web-sound = Звуки
web-notify = Сообщать, когда мой ход
web-confirm = Спрашивать перед каждым ходом
web-done = Готово
web-welcome = Две настольные игры при свете лампы
web-welcome-more = Играйте с друзьями, против ботов или в одиночку. Нужно только имя.
web-your-name = Ваше имя
web-sit-down = Сесть за стол
web-have-account = Я здесь уже был
web-hello = Добрый вечер, { $name }
web-my-games = Ваши партии
web-open-tables = Открытые столы
web-no-open-tables = Сейчас никто не ждёт. Накройте стол и пошлите другу ссылку.
web-finished-games = Сыгранные партии
web-more-tables = Показать ещё { $count }
web-open-record = Открыть запись
web-open-record-how = Запись — это файл, который вы получили после партии кнопкой «Скачать запись» или сохранили в терминале.
web-play-now = Играть
web-other-ways = Другие способы игры
web-about-blackout = Гонконг погрузился во тьму. Планируйте втайне, возвращайте свет район за районом, берегите людей. От одного до четырёх.
web-about-dual-powers = Петроград, 1917 год. Две власти, один город и календарь, бегущий к октябрю. Вдвоём или в одиночку против Оппозиции.
web-status-open = ждёт игроков
web-status-playing = идёт игра
web-status-between = между партиями
web-status-finished = окончена
web-status-held = приостановлена
web-status-closed = закрыт
web-waits-for = ждут: { $who }
web-your-turn = Ваш ход
web-nobody = (ушёл)
web-bot = бот: { $bot }
web-free-seat = свободно
web-how = Как хотите играть?
web-with-friends = С друзьями, каждый за своим экраном
web-how-strong = Насколько сильны боты?
web-bot-name-random = Случай
web-bot-name-novice = Новичок
web-bot-name-casual = Любитель
web-bot-name-steady = Уверенный
web-bot-name-expert = Эксперт
web-level-random = делает любой разрешённый ход
web-level-novice = играет то, что хорошо на первый взгляд
web-level-casual = смотрит немного вперёд
web-level-steady = смотрит дальше
web-level-expert = думает до трёх секунд за ход
web-which-seat = За кого играете?
web-more-options = Ещё настройки
web-clock = Часы
web-clock-none = Без часов
web-clock-live = По 30 минут и 30 секунд на решение
web-clock-blitz = По 10 минут и 10 секунд на решение
web-clock-days = Три дня на решение
web-spectators = Другим можно наблюдать
web-listed = Показать стол всем
web-make-table = Накрыть стол
web-begin = Начать
web-yes = да
web-no = нет
web-log = Журнал
web-chat = Беседа
web-unread = новых: { $count }
web-table = Стол
web-panels = Журнал, беседа и стол
web-earlier = { $count ->
    [one] Ещё { $count } строка раньше есть в записи.
    [few] Ещё { $count } строки раньше есть в записи.
   *[many] Ещё { $count } строк раньше есть в записи.
}
web-rule = правило { $rule }
web-muted-line = (заглушено)
web-chat-empty = Пока никто ничего не сказал.
web-mute = Заглушить
web-unmute = Снова слышать
web-block = Заблокировать
web-unblock = Разблокировать
web-say = Сказать что-нибудь
web-send = Отправить
web-seats = Места
web-you = вы
web-bot-plays = пока играет бот ({ $bot })
web-resigned = партия сдана
web-reserved = ожидается
web-thinks = думает
web-ready = готово
web-time-left = Осталось времени
web-take-seat = Сесть сюда
web-leave-seat = Встать
web-seat-for = Кто играет на этом месте
web-for-people = для людей
web-play-again = Снова играть самому
web-call-bot = Пусть играет бот
web-next-match = Следующая партия
web-seats-missing = На каждом месте нужен человек или бот.
web-host-begins = Начнёт { $name }, когда все места будут заняты.
web-invite = Пошлите эту ссылку тем, с кем хотите играть:
web-only-here = Этот адрес открывается только на этом компьютере. Чтобы играть с друзьями издалека, игра должна работать там, где она им доступна: см. «With friends» в README.
web-usual = обычно
web-variants = Особые правила за этим столом
web-commitment = Обязательство сервера о ключе:
web-key = Ключ
web-nonce = Что добавлено: { $seat }
web-fairness = Был ли случай честным?
web-fairness-more = До начала сервер показал обязательство — отпечаток своего ключа. Затем каждое место добавило своё число. Все жребии следуют из ключа и этих чисел; `lamplight record verify` повторяет каждый из них по записи.
web-watching = Вы наблюдаете.
web-undo = Отменить
web-not-yours = Это чужая карта: с вашего места с ней ничего не сделать.
web-never-chosen = Это никто не выбирает: всё определяют правила.
web-not-your-turn = Сейчас не ваш ход.
web-which-of = Что именно?
web-show-all = Показать всё
web-sure = Вы уверены?
web-do-it = Да, сделать
web-not-yet = Пока нет
web-hand-over = Передайте экран.
web-i-am = Я — { $seat }
web-guide = Подсказка
web-hint-whole = Читать дальше
web-hint-got-it = Понятно
web-hint-no-more = Больше не подсказывать
web-how-to-play = Как играть
web-signs = Знаки
web-keys = Клавиши
web-key-option = выполнить вариант с этим номером
web-key-arrows = переходить по карте от места к месту, с Shift — по порядку; Enter говорит, что там можно сделать или почему нельзя ничего
web-key-undo = отменить
web-key-let-go = отпустить и вернуться к вопросу
web-key-help = эта страница
web-help-dual-powers = У жетона 3/2 сила 3, пока он свеж, и 2, когда измотан; полоски под ней — ранг, то есть цена вербовки. В таблице присутствия последний столбец говорит, какой была бы сила сторон, если бы Воля народа перешла к названной стороне; = значит, что ничего не изменится.
web-nobody-won = Никто не победил.
web-you-won = Вы победили!
web-you-lost = Вы проиграли. Победа: { $seats }
web-you-lost-alone = Вам не удалось победить.
web-won = Победа: { $seats }
web-gave-up = Партия сдана: { $seat }.
web-series = Серия на сегодня
web-campaign = Кампания
web-skip-story = Пропустить ({ $count })
web-replay = Посмотреть снова
web-replay-running = Партия ещё идёт: видно всё, что уже произошло, но только с вашего места.
web-download-record = Скачать запись
web-rematch = Ещё раз
web-to-rematch = К новому столу
web-wants-back = { $seat }: просьба вернуться к прежнему решению.
web-back-asked = Других спросили, можно ли вам вернуться.
web-agree = Согласиться
web-refuse = Отказать
web-here = Сейчас здесь
web-ask-back = Попросить вернуться к моему последнему решению
web-let-bot = Пусть за меня играет бот
web-resign = Сдаться
web-resign-sure = Вы действительно хотите сдать эту партию?
web-close-table = Закрыть этот стол
web-link = Ссылка на этот стол
web-set = Набор:
web-dp-played = Сыграно: { $side }
web-dp-hand = Ваша рука
web-dp-hands = Карты на руках
web-dp-other-hand = (у соперника { $count })
web-dp-objective = тайная цель
web-dp-is-objective = Это ваша тайная цель: она лежит лицом вниз до конца раунда.
web-dp-reserve = Резерв
web-dp-presence = Присутствие
web-dp-control = Контроль
web-dp-if-will = Воля: { $side }
web-nearer = Ближе
web-farther = Дальше
web-bo-district = { $name }: { $tiles ->
    [0] нет жетонов
    [one] { $tiles } жетон
    [few] { $tiles } жетона
   *[many] { $tiles } жетонов
}
web-bo-district-score = на кольце { $cubes }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если обезопасить сейчас
web-bo-owns = { $side }: { $count } × { $resource }
web-bo-board = Планшет: { $side }
web-bo-phases = Фазы раунда
web-bo-points = очки
web-bo-money = доллары
web-bo-transport = жетоны транспорта
web-bo-gps = жетоны GPS
web-bo-resources = Ваши ресурсы
web-bo-cubes-left = { $count ->
    [one] остался { $count } кубик
    [few] осталось { $count } кубика
   *[many] осталось { $count } кубиков
}
web-bo-slot = Ячейка { $slot }
web-bo-slot-locked = Ячейка { $slot } закрыта, пока вы не выполните вторую задачу по восстановлению энергии.
web-bo-face-down = карта лицом вниз
web-bo-objectives = Задачи
web-bo-checks = Зона отметок
web-bo-hospital = Госпиталь
web-bo-emergency = План ликвидации ЧС
web-bo-tiles = Жетоны разведки
web-bo-market = Рынок
web-bo-deck = колода { $count }, запас { $reserve }
web-bo-last-round = Это последний раунд.
web-bo-round = Раунд { $round }
web-bo-hand = Ваша рука
web-bo-summary = очки: { $points }, доллары: { $money }, карты: { $cards }, в госпитале: { $hospital }
web-proposed = (предлагается)
web-dp-forming = цель на сейчас
web-bo-way = Жетонов транспорта за путь: { $tokens }
web-bo-price = ({ $money } HK$)
web-bo-costs = (транспорт: { $tokens })
web-bo-way-points = Жетонов не хватает, вы купите их за очки: { $points }
web-bo-resource-costs = { $resource }, жетонов транспорта: { $tokens }
web-bo-search = Поиск
web-bo-icons = Символов поиска: { $total } из { $needed }
web-bo-icons-aside = Без карточек: { $aside }. Жетонов GPS: { $gps }, каждый даёт { $worth }.
web-bo-team = В команде
web-bo-odds = травма: 1 к { $count } ({ $percent } %)
web-bo-odds-more = Кто-то один пострадает, у всех риск одинаковый.
web-bo-odds-then = Если добавить ещё одного — по { $percent } %.
web-bo-may-join = Могут пойти
web-bo-brings = { $count ->
    [one] { $count } символ
    [few] { $count } символа
   *[many] { $count } символов
}
web-bo-goals = Задачи: чего не хватает
web-bo-power = восстановление энергоснабжения
web-bo-goal-done = выполнено
web-bo-goal-ready = можно выполнить
web-bo-goals-ready = { $count ->
    [0] пока ни одной
    [one] можно выполнить { $count }
    [few] можно выполнить { $count }
   *[many] можно выполнить { $count }
}
web-breakdown = Откуда взялись очки
web-bo-from-goals = задачи и планы
web-bo-from-districts = районы
web-bo-from-scouting = разведка
web-bo-from-cards = карточки и действия с отметкой
web-bo-from-transport = потрачено на транспорт
web-bo-from-money = деньги и ресурсы
web-bo-from-tiles = открытые жетоны разведки
web-bo-from-points = очки на карточках
web-bo-from-total = итого
web-search-rules = Искать в правилах по словам или номеру
web-contents = Содержание
web-of = { $what }: { $more }
web-rules-none = Ничего не найдено. Чем меньше слов, тем больше находится; содержание ниже.
web-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
web-options = Настройки игры
web-option = Настройка
web-editions = Чем отличаются издания
web-rulings = Решения
web-provenance = Откуда взяты компоненты
web-provenance-blackout = Правила — те же, что в печатной игре, нашими словами. Что напечатано на компонентах, известно лишь отчасти: остальное восстановлено по всему, что известно, и уравновешено моделированием. Можно играть и со своим набором.
web-provenance-dual-powers = Правила — те же, что в печатной игре, нашими словами. Что напечатано на компонентах, известно лишь отчасти: остальное восстановлено по всему, что известно, и уравновешено моделированием. Можно играть и со своим набором.
web-login = Имя для входа
web-password = Пароль
web-log-in = Войти
web-or-link = Или откройте одноразовую ссылку, созданную на другом устройстве.
web-saved = Сохранено.
web-save = Сохранить
web-email = Электронная почта (только если хотите узнавать о своём ходе)
web-mail-turns = Писать мне, когда мой ход
web-email-confirmed = Адрес { $email } подтверждён.
web-email-unconfirmed = Адрес { $email } ещё не подтверждён. Если этот сервер отправляет почту, письмо уже в пути: откройте ссылку в нём и подтвердите. До тех пор других писем не будет; «Сохранить» отправит письмо ещё раз.
web-other-device = На другом устройстве
web-other-device-more = Откройте там одноразовую ссылку или задайте пароль.
web-one-time-link = Создать одноразовую ссылку
web-link-once = Она действует один раз, четверть часа.
web-old-password = Старый пароль
web-new-password = Новый пароль (не меньше 8 знаков)
web-set-password = Задать пароль
web-leave = Уйти
web-log-out = Выйти здесь
web-log-out-everywhere = Выйти везде
web-export = Всё, что вы обо мне храните
web-delete = Удалить мою учётную запись
web-delete-sure = Ваши места займут боты, а имя исчезнет со всех столов. Это необратимо.
web-back = Назад
web-forward = Вперёд
web-run = Играть
web-pause = Пауза
web-moment = Момент
web-seen-by = Глазами
web-spectator = зритель
web-share = Скопировать ссылку на этот момент
web-shared = Отправьте эту ссылку, чтобы показать этот момент (она уже скопирована, если браузер разрешает):
web-go-on = Продолжить отсюда
web-hidden-action = { $seat }: тайное действие.
web-campaign-matches = Партии
web-campaign-match = Партия { $number }
web-to-table = К столу
web-go-on-playing = Играть дальше
web-no-campaign = За этим столом кампания не идёт.
web-options-list = Всё, что можно сделать
web-round-over = Раунд { $round } окончен
web-how-it-ended = Чем всё кончилось

# Hints for a first match: what a question is about, in a sentence or two.
web-hint-dual-powers = Очки приносят в конце раунда три района: «Беспорядки!» и обе тайные цели. Будьте там сильнее соперника. Коснитесь карты или места, чтобы увидеть, что с ними можно сделать.
web-hint-dual-powers-ask-objective = Выберите район, где вы уже сильны или успеете стать сильнее за четыре хода. Эту карту больше нельзя сыграть, так что оставьте на руке те, чьи действия вам нужны.
web-hint-dual-powers-ask-objective-ready = Теперь выбирает соперник. До этого вы ещё можете передумать.
web-hint-dual-powers-ask-turn = Наведите на карту или задержите на ней палец: кольцо на календаре покажет, куда ведут её дни. Остановка на 15 или 31 даёт бонусное действие, а тот, кто сменит месяц, получает Волю народа: с ней вы управляете нейтральными жетонами рядом со своими.
web-hint-dual-powers-ask-command = Вербовка ставит новые отряды в район карты. Значок действует где угодно: передвинуть жетон в соседний район или на два района либо дать отдых измотанному жетону. Баррикада закрывает один путь.
web-hint-dual-powers-ask-recruit = Можно продолжать, пока хватает значения. Остаток пропадает, зато слабые отряды сейчас берегут сильные для карты получше.
web-hint-dual-powers-ask-leader-both = Лидер может встать в любой район, но только сейчас: если не выставить его вместе с картой, он не появится никогда. Особое действие можно выполнить до или после.
web-hint-dual-powers-ask-leader-place = Поставьте лидера туда, где будут очки: подходит любой район, и другого случая не будет.
web-hint-dual-powers-ask-leader-special = Демонстрация двигает баррикаду, шпионаж открывает цель соперника, воодушевление народа забирает Волю. Если ничто не поможет, не делайте ничего.
web-hint-dual-powers-ask-bonus = Это подарок календаря. Мелочь, зато даром: вербовка, движение, отдых или добор.
web-hint-dual-powers-ask-unrest = Очки двигают маркер поддержки к вам; бонусное действие ещё может изменить, кто контролирует цели, которые считаются следующими.
web-hint-blackout = В раунде восемь фаз; подсвеченная вверху вашего планшета показывает, где вы сейчас. Карточки приносят ресурсы, ресурсы выполняют задачи, задачи выставляют кубики на карту, а районы в кольце ваших кубиков приносят очки.
web-hint-blackout-ask-settle = Локация со множеством соседей и несколькими районами вокруг даст больше всего возможностей.
web-hint-blackout-ask-plan = Посмотрите на кубики ресурсов: каждый волонтёр приносит то, что показывает кубик его цвета. Карточки одной ячейки возвращаются вместе, так что складывайте те, которые потом понадобятся вместе. Заполнять все ячейки не обязательно.
web-hint-blackout-ask-plan-slot = Некоторые задачи требуют определённых цветов в одной ячейке: там карточка и пригодится. Коснитесь ячейки или перетащите карточку на неё.
web-hint-blackout-ask-plan-ready = Никто не увидит ваш план, пока не готовы все. Его ещё можно изменить.
web-hint-blackout-ask-deploy = Порядок важен, когда одна карточка оплачивает другую: сначала откройте те, что приносят ресурсы.
web-hint-blackout-ask-yield = То, что показал кубик, бесплатно. Другой ресурс на кольце стоит транспорта за каждый шаг: берите его, только если он нужен для задачи.
web-hint-blackout-ask-parts = Выполните всё, что сейчас полезно: пропущенная часть в этом раунде пропадает.
web-hint-blackout-ask-goals = Выполненная задача даёт карточку на руку или в область с отметками, очки или кубик на карте. Не забудьте и две задачи восстановления энергии на своём планшете.
web-hint-blackout-ask-pay = Батарейки заменяют что угодно, но достаются трудно: по возможности берегите их.
web-hint-blackout-ask-heal = Вернувшаяся карточка усиливает руку, а раненая в госпитале вам ничем не помогает.
web-hint-blackout-ask-place = Подсвеченные локации доступны. Старайтесь окружить район: наведите на него, чтобы увидеть, сколько очков он дал бы каждому сейчас.
web-hint-blackout-ask-place-any = Подойдёт любая подсвеченная локация. Старайтесь окружить район: наведите на него, чтобы увидеть, сколько очков он дал бы каждому сейчас.
web-hint-blackout-ask-complete = Завершить сейчас значит освободить клетку и карточку; подождать значит сохранить остальные задачи и бонус.
web-hint-blackout-ask-scout = Посмотреть можно бесплатно. Если затем забрать жетон, одна случайная карточка команды получит ранение.
web-hint-blackout-ask-collect = Первый жетон каждого вида лежит лицом вверх и принесёт очки в конце; второй поможет в следующих поисках.
web-hint-blackout-ask-challenge = Предлагается только то, что вам по силам. Трудное испытание даёт больше, но и карточек требует больше.
web-hint-blackout-ask-team = Все карточки команды рискуют одинаково: добавьте простые, чтобы уберечь ценные. Жетон GPS стоит трёх символов.
web-hint-blackout-ask-market = Полный ряд дорог, последняя карточка ряда дёшева. Берите то, что скоро сможете выполнить: места только для трёх задач.
web-hint-blackout-ask-waste = Пища и вода портятся каждый раунд. Пища приносит деньги; две воды можно обменять на жетон GPS.
web-hint-blackout-ask-drop = Сбрасывайте задачу, только если никогда её не выполните и вам нужна её клетка.
web-hint-blackout-ask-house = Действие под взятым домиком теперь ваше каждый раз, когда вы забираете карточки. Возьмите то, что пригодится чаще всего.
web-hint-blackout-ask-refresh = С малой рукой много не спланируешь: забрать самую полную ячейку обычно верно, и это разрешает действия с отметкой.
web-hint-blackout-ask-checks = Всё это бесплатно. Выполните всё полезное в любом порядке.

# The board of a game that has none of its own.

web-plain-common = На столе
web-plain-hidden = скрыто: { $count }
