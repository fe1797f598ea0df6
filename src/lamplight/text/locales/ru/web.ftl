# Что говорит веб-клиент.

web-skip = Перейти к столу
web-loading = Минутку…
web-offline = Сервер недоступен. Ничего не потеряно: мы продолжим, как только восстановится связь.
web-broken = Что-то пошло не так. Попробуйте ещё раз.
web-no-page = Такой страницы нет.
web-home = На главную
web-pages = Страницы
web-rules = Правила
web-you-are = Вы: { $name }
web-settings = Настройки
web-reconnecting = Переподключение…
web-waiting-to-be-sent = { $count ->
    [one] { $count } ход ждёт отправки.
    [few] { $count } хода ждут отправки.
   *[many] { $count } ходов ждут отправки.
}
web-sending = Отправка…
web-language = Язык
web-theme = Цвета
web-theme-dark = Ночь
web-theme-light = День
web-theme-contrast = Высокий контраст
web-text-size = Размер текста
web-motion = Анимация
web-sound = Звуки
web-notify = Сообщать, когда мой ход
web-confirm = Спрашивать перед каждым ходом
web-done = Закрыть
web-your-name = Ваше имя
web-have-account = У меня здесь уже есть имя
web-open-tables = Открытые столы
web-no-open-tables = Сейчас никто не ждёт. Создайте стол и отправьте другу ссылку.
web-finished-games = Сыгранные партии
web-more-tables = Показать ещё { $count }
web-open-record = Открыть запись
web-open-record-how = Запись — это файл, который вы получили после партии кнопкой «Скачать запись» или сохранили в терминале.
web-status-open = ждёт игроков
web-status-playing = идёт игра
web-status-between = между партиями
web-status-finished = окончена
web-status-held = приостановлена
web-status-closed = закрыт
web-waits-for = ждут: { $who }
web-your-turn = Ваш ход
web-nobody = (больше не здесь)
web-bot = бот: { $bot }
web-free-seat = свободно
web-how = Как хотите играть?
web-with-friends = С друзьями, каждый за своим экраном
web-how-strong = Насколько сильными будут боты?
web-bot-name-random = Случайный
web-bot-name-novice = Новичок
web-bot-name-casual = Любитель
web-bot-name-steady = Уверенный
web-bot-name-expert = Эксперт
web-level-random = делает любой разрешённый ход
web-level-novice = выбирает то, что хорошо на первый взгляд
web-level-casual = немного просчитывает вперёд
web-level-steady = просчитывает дальше
web-level-expert = думает до трёх секунд за ход
web-which-seat = За кого играете?
web-more-options = Ещё настройки
web-clock = Часы
web-clock-none = Без часов
web-clock-live = По 30 минут каждому и 30 секунд на решение
web-clock-blitz = По 10 минут каждому и 10 секунд на решение
web-clock-days = Три дня на решение
web-spectators = Другим можно наблюдать
web-listed = Показать стол всем
web-make-table = Создать стол
web-begin = Начать
web-yes = да
web-no = нет
web-log = Журнал
web-chat = Чат
web-unread = новых: { $count }
web-table = Стол
web-panels = Журнал, чат и стол
web-earlier = { $count ->
    [one] Ещё { $count } более ранняя строка — в записи партии.
    [few] Ещё { $count } более ранние строки — в записи партии.
   *[many] Ещё { $count } более ранних строк — в записи партии.
}
web-rule = правило { $rule }
web-muted-line = (скрыто)
web-chat-empty = Пока никто ничего не сказал.
web-mute = Скрыть сообщения
web-unmute = Показывать сообщения
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
web-for-people = для игрока
web-play-again = Вернуть себе место
web-call-bot = Пусть играет бот
web-next-match = Следующая партия
web-seats-missing = На каждом месте нужен человек или бот.
web-host-begins = { $name } начнёт партию, когда все места будут заняты.
web-only-here = Этот адрес открывается только на этом компьютере. Чтобы с вами могли играть друзья в других местах, запустите игру там, где она им доступна: см. «With friends» в README.
web-usual = по умолчанию
web-variants = Особые правила за этим столом
web-commitment = Печать, которой сервер закрепил свой ключ:
web-key = Ключ
web-nonce = Что добавлено: { $seat }
web-fairness = Был ли жребий честным?
web-watching = Вы наблюдаете.
web-undo = Отменить
web-never-chosen = Этого никто не выбирает: всё определяют правила.
web-not-your-turn = Сейчас не ваш ход.
web-which-of = Что вы хотите сделать?
web-show-all = Показать всё
web-sure = Вы уверены?
web-do-it = Да, сделать
web-not-yet = Пока нет
web-hand-over = Передайте экран.
web-i-am = Я — { $seat }
web-guide = Подсказка
web-hint-whole = Читать дальше
web-hint-got-it = Понятно
web-hint-no-more = Без подсказок
web-how-to-play = Как играть
web-signs = Обозначения
web-keys = Клавиши
web-key-option = выбрать вариант с этим номером
web-key-arrows = переходить по карте от места к месту (Shift — по порядку); Enter показывает, что там можно сделать или почему ничего нельзя
web-key-undo = отменить
web-key-let-go = снять выделение и вернуться к вопросу
web-key-help = эта страница
web-nobody-won = Никто не победил.
web-you-lost-alone = Вы проиграли.
web-gave-up = Партия сдана: { $seat }.
web-end-stood = Счёт в раунде { $round }: { $points }.
web-series = Серия: счёт на данный момент
web-campaign = Кампания
web-skip-story = Пропустить
web-skip-story-left = Ещё { $count ->
    [one] { $count } событие
    [few] { $count } события
    [many] { $count } событий
   *[other] { $count } события
}
web-replay = Посмотреть снова
web-replay-running = Партия ещё идёт: видно всё, что уже произошло, но только с вашего места.
web-download-record = Скачать запись
web-to-rematch = К новому столу
web-wants-back = { $seat }: просьба отменить прежнее решение.
web-back-asked = Мы спросили других, можно ли вам отменить это решение.
web-agree = Согласиться
web-refuse = Отказать
web-here = Сейчас здесь
web-ask-back = Попросить отменить моё последнее решение
web-undo-last = Отменить моё последнее решение
web-let-bot = Пусть за меня играет бот
web-resign = Сдаться
web-resign-sure = Вы действительно хотите сдать эту партию?
web-close-table = Закрыть этот стол
web-link = Ссылка на этот стол
web-set = Набор:
web-bo-points = очки
web-bo-transport = жетоны транспорта
web-bo-gps = жетоны GPS
web-proposed = (предлагается)
web-breakdown = Откуда взялись очки
web-bo-from-districts = районы
web-bo-from-money = деньги и ресурсы
web-bo-from-tiles = открытые жетоны разведки
web-bo-from-points = очки на карточках
web-search-rules = Искать в правилах по словам или номеру
web-contents = Содержание
web-of = { $what }: { $more }
web-rules-none = Ничего не найдено. Попробуйте меньше слов или посмотрите содержание ниже.
web-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
web-options = Настройки игры
web-option = Настройка
web-editions = Чем отличаются издания
web-rulings = Разъяснения
web-provenance = Откуда взяты компоненты
web-login = Ник
web-password = Пароль
web-log-in = Войти
web-or-link = Или откройте одноразовую ссылку, созданную на другом устройстве.
web-saved = Сохранено.
web-save = Сохранить
web-email = Электронная почта (только если хотите узнавать о своём ходе)
web-mail-turns = Писать мне, когда мой ход
web-email-confirmed = Адрес { $email } подтверждён.
web-email-unconfirmed = Адрес { $email } ещё не подтверждён. Если этот сервер отправляет почту, письмо уже отправлено: откройте ссылку в нём, чтобы подтвердить. До тех пор других писем не будет; «Сохранить» отправит письмо ещё раз.
web-other-device = На другом устройстве
web-other-device-more = Откройте там одноразовую ссылку или выберите ник и пароль.
web-one-time-link = Создать одноразовую ссылку
web-link-once = Она сработает один раз, в течение четверти часа.
web-old-password = Старый пароль
web-new-password = Новый пароль (не меньше 8 знаков)
web-set-password = Задать пароль
web-leave = Выход
web-log-out = Выйти на этом устройстве
web-log-out-everywhere = Выйти на всех устройствах
web-export = Скачать всё, что вы обо мне храните
web-delete = Удалить мою учётную запись
web-delete-sure = Ваши места займут боты, а имя будет убрано со всех столов. Это необратимо.
web-back = Назад
web-forward = Вперёд
web-run = Воспроизвести
web-pause = Пауза
web-moment = Момент
web-seen-by = Точка зрения
web-spectator = зритель
web-shared = Отправьте эту ссылку, чтобы показать этот момент (она уже скопирована, если браузер разрешает):
web-go-on = Продолжить отсюда
web-hidden-action = { $seat }: тайное действие.
web-campaign-matches = Партии
web-campaign-match = Партия { $number }
web-to-table = К столу
web-go-on-playing = Продолжить игру
web-no-campaign = За этим столом кампания не идёт.
web-options-list = Всё, что можно сделать
web-round-over = Раунд { $round } окончен
web-how-it-ended = Чем всё закончилось

# The board of a game that has none of its own.

web-plain-common = На столе
web-plain-hidden = скрыто: { $count }

# The players' plates, and the parts of the table where there is room for one at a time.

web-tab-people = Игроки
web-aims = К чему стремиться
web-tabs = Части стола
web-plate-your-turn = ваш ход
web-plate-turn = думает
web-plate-away = нет на месте
web-plate-you = вы, { $side }
web-plate-ready = готово
web-plate-points = { $count ->
    [one] очко
    [few] очка
   *[other] очков
}
web-close = Закрыть
web-percent = { $value } %

# The front door, tables in lists, and pages that are not there.

web-home-title = Лампа горит. Присаживайтесь.
web-home-lead = Настольные игры в браузере: в одиночку, против ботов или с друзьями. Без регистрации.
web-home-continue = Продолжить
web-home-friends = С друзьями
web-home-open = Открыть стол
web-home-code = Код стола или ссылка
web-home-join = К столу
web-home-bad-code = Это не код стола и не ссылка на стол.
web-home-one-link = Им нужна только ссылка.
web-home-watch = Смотреть партию
web-home-more = Ещё
web-home-learn = Обучение
web-home-minutes = { $count } { $count ->
    [one] минута
    [few] минуты
    [many] минут
   *[other] минуты
}
web-home-play = Играть
web-home-ways = Все способы игры
web-has-won = победа
web-back-to-start = На главную
web-watch-playing = Идут сейчас
web-watch-none = Сейчас нет партий, открытых для зрителей.
web-table-gone = Этот стол уже убран, или он для вас закрыт.
web-fair-lead = Никто, даже этот сервер, не может подобрать кубики и карты для партии. Вот как это устроено:
web-fair-lock = До партии сервер прячет тайный ключ и показывает его печать, которая не подходит ни к какому другому ключу.
web-fair-add = Затем каждое место добавляет своё случайное число, которого сервер знать не мог.
web-fair-draw = Каждый бросок и каждую карту определяют ключ и все эти числа вместе.
web-fair-show = После партии ключ показывают, и любой может повторить каждый жребий по записи (в терминале: lamplight record verify).
web-fair-numbers = Числа этого стола
web-fair-none = Они появятся, когда стол будет готов.
web-fair-locked = спрятан до конца партии
web-fair-link = Почему жребий честный

# Before the match.

web-lobby-yours = Ваш стол для игры «{ $game }»
web-lobby-invites = { $name } приглашает в игру «{ $game }»
web-lobby-send = Отправьте эту ссылку тем, с кем хотите играть
web-lobby-copy = Копировать
web-lobby-copied = Скопировано
web-lobby-name = Вы играете под именем { $name }.
web-lobby-rename = Сменить имя

# The end of a match.

web-end-won = Победа: { $name }
web-end-you-won = Вы победили
web-end-shared = Общая победа: { $name }
web-end-nobody = Никто не победил
web-end-you-lost = Не в этот раз
web-end-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
}
web-end-round = Раунд { $round }.
web-end-you-by = Вы победили с перевесом в { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}.
web-end-by = { $name }: победа с перевесом в { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}.
web-end-behind = Вы отстали на { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}; впереди { $name }.
web-end-tie = Очков поровну: решил дополнительный критерий.
web-end-decided = Что решило исход: { $source } (+{ $count }).
web-end-led = До раунда { $round } впереди были вы.
web-end-again = Сыграть ещё
web-end-go-on = Играть дальше
web-end-watch = Посмотреть партию
web-end-share = Поделиться
web-end-board = К полю
web-end-result = К итогам
web-end-curve = Раунд за раундом
web-end-balance = Маркер, раунд за раундом
web-end-curve-line = { $name }: { $points }
web-end-turned = Перелом: раунд { $round }
web-end-turning = Перелом
web-end-best-round = Решающий раунд
web-end-gained = { $name }: +{ $count }
web-end-sources = Откуда взялись очки

# The final scoring.

web-end-final = Итоговый подсчёт.
web-end-turned-final = Перелом: итоговый подсчёт

# A match again.

web-film-round-back = К началу раунда (Page Up)
web-film-round-on = К следующему раунду (Page Down)
web-film-turn-back = К предыдущему ходу (Shift и стрелка влево)
web-film-turn-on = К следующему ходу (Shift и стрелка вправо)
web-film-speed = Скорость
web-film-share = Поделиться моментом
web-end-own-best = Лучший раунд
web-bots-wait = Сейчас боты нужны за многими столами. Ждут очереди подумать: { $seats }.
web-login-about = Такого нет больше ни у кого. Его видят рядом с вашим именем, и с ним вы входите.
web-sessions = Где вы вошли
web-session-here = это устройство
web-session-unknown = Неизвестное устройство
web-session-end = Выйти там
web-session-end-which = Выйти там: { $device }
web-forgotten = Пароль забыт
web-forgotten-who = Ник или адрес электронной почты
web-forgotten-send = Прислать ссылку
web-forgotten-sent = Если такая учётная запись есть и её адрес подтверждён, ссылка уже отправлена. Она сработает один раз в течение часа.
web-reset = Новый пароль
web-reset-ends = На всех остальных устройствах вы выйдете.
web-rated = Рейтинговая партия
web-rated-about = Она идёт в зачёт всем. Без ботов, без подсказок, и просить об отмене решения нельзя.
web-rated-account = Рейтинговые партии — для тех, у кого есть учётная запись: выберите ник и пароль на своей странице.
web-rated-match = рейтинговая
web-my-matches = Мои партии
web-standings = Сыграно, выиграно и рейтинг по играм
web-standing-game = Игра
web-standing-played = Сыграно
web-standing-won = Побед
web-standing-first = Ходили первыми
web-standing-rating = Рейтинг
web-standing-name = { $seats ->
    [1] { $game }, в одиночку
   *[other] { $game }, игроков: { $seats }
}
web-standing-rated = (рейтинговых: { $count })
web-rating-about = Рейтинг начинается с 0 и говорит, не слабее чего человек играет почти наверняка: он растёт с победами над сильными соперниками и по мере того, как становится точнее. У ботов рейтинга нет.
web-last-matches = Последние партии
web-no-matches = Партий пока нет.
web-earlier-matches = Более ранние партии
web-report = Пожаловаться
web-report-why = Почему вы жалуетесь на { $name }?
web-report-text = Что случилось (необязательно)
web-report-send = Отправить жалобу
web-report-done = Жалоба отправлена. Спасибо.
web-privacy = Что о вас хранится
web-privacy-lead = Lamplight хранит то, что нужно для игры, и не больше. Здесь нет рекламы, ни за кем не следят и ничего не загружают с других сайтов.
web-privacy-account = Ваша учётная запись
web-privacy-account-more = Имя, ник и язык, а также когда вы были здесь впервые и в последний раз. Другие видят имя, ник и день вашего первого прихода. От пароля хранится только хеш, из которого его нельзя узнать. Адрес электронной почты хранится, если вы его указали: по нему сообщают, что ваш ход, и помогают, если вы забыли пароль; другие игроки его не видят.
web-privacy-sessions = Где вы вошли
web-privacy-sessions-more = Для каждого устройства — браузер, система и когда им пользовались впервые и в последний раз. Другие игроки этого не видят, а каждый сеанс можно завершить на своей странице.
web-privacy-play = Что вы играете и пишете
web-privacy-play-more = Всё, что происходит за столами, где вы сидите: ваши ходы, сообщения в чате и наборы компонентов, которые вы загрузили. Это видят те, кто за столом, и зрители, если они допущены; тайное в партии остаётся тайным до её конца.
web-privacy-results = Результаты и рейтинги
web-privacy-results-more = Ваше место и счёт в каждой законченной партии, а если вы играете рейтинговые — рейтинг. Итоги рейтинговых партий и столов из общего списка видят все, остальные — только те, кто там играл. О партии дня: ваша попытка, её очки и дни подряд; всем это видно, когда день закончится.
web-privacy-people = Кого вы заглушили, заблокировали, на кого пожаловались
web-privacy-people-more = Никто не узнаёт, что вы его заглушили или заблокировали. Жалобы читает тот, кто ведёт этот сервер, вместе с тем, что другой человек писал за столом; кто пожаловался, тот человек не узнаёт.
web-privacy-address = Ваш сетевой адрес
web-privacy-address-more = Он не хранится вместе с учётной записью. Чтобы помешать злоупотреблениям, сервер некоторое время считает, как часто обращаются с одного адреса. Прокси перед сервером может вести свои журналы: спросите того, кто его ведёт.
web-privacy-browser = В вашем браузере
web-privacy-browser-more = Один файл cookie, чтобы не входить заново, и настройки, которые вы там выбрали.
web-privacy-long = Как долго
web-privacy-long-more = Пока вы не удалите учётную запись. Тогда имя, ник и всё написанное вами исчезнут со всех столов; ходы и результаты останутся для других без вашего имени, а резервные копии — пока их не заменят. Тот, кто ведёт сервер, может и раньше удалить старые партии и гостей, которые больше не приходят.
web-privacy-yours = Скачать или удалить на своей странице

# Город этой ночи: одна раздача в день для всех.

web-tonight = Город этой ночи
web-tonight-short = Одна раздача на всех, до полуночи UTC. Кто сыграет её лучше?
web-tonight-lead = Одна раздача в день на всех, каждый играет сам: всем выпадают одни и те же кубики и почти всегда одни и те же карты. Первая попытка идёт в зачёт, если закончится до полуночи UTC; потом видны все результаты, и любую попытку можно посмотреть.
web-tonight-of = Раздачи за { $day }
web-tonight-guest = Гость играет для тренировки. Задайте для аккаунта имя и пароль — и первая попытка пойдёт в зачёт.
web-tonight-account = К моему аккаунту
web-tonight-ends = До полуночи UTC: { $time }
web-tonight-over = Эта ночь закончилась.
web-tonight-streak = { $count ->
    [one] { $count } ночь подряд
    [few] { $count } ночи подряд
    [many] { $count } ночей подряд
   *[other] { $count } ночи подряд
}
web-tonight-play = Играть
web-tonight-practise = Сыграть ещё раз для тренировки
web-tonight-go-on = Играть дальше
web-tonight-won = Победа, { $score }
web-tonight-lost = Поражение, { $score }
web-tonight-given-up = Партия сдана
web-tonight-unfinished = Не закончена вовремя
web-tonight-own = Ваша попытка: { $result }
web-tonight-finished = { $count ->
    [0] Ещё никто не закончил попытку.
    [one] Закончена { $count } попытка.
    [few] Закончены { $count } попытки.
    [many] Закончено { $count } попыток.
   *[other] Закончено { $count } попытки.
}
web-tonight-scores = Результаты: { $game }
web-tonight-nobody = Никто не закончил попытку.
web-tonight-place = Место
web-tonight-player = Игрок
web-tonight-result = Результат
web-tonight-watch = Смотреть
web-tonight-previous = Прошлая ночь
web-tonight-now = Эта ночь
web-tonight-fair = Почему никто не может подобрать случай
web-tonight-fair-more = До начала ночи сервер показывает печать своего секрета, которая не подходит ни к какому другому. Всё случайное следует из секрета, из того, что выпадает, и из того, сколько такого уже выпадало, — и ни из чего, что решают игроки. Через минуту после полуночи UTC секрет открывается, и каждый может повторить всё случайное по записям.
web-tonight-seal = Печать этой ночи
web-tonight-since = Показана { $when }
web-tonight-secret = Секрет этой ночи
web-tonight-locked = под замком, пока ночь не закончится
web-tonight-next-seal = Печать следующей ночи
