# Что отвечает сервер, когда не делает того, о чём его просят, и его уведомления.

server-back-asked-already = Кто-то уже попросил; сначала ответьте на эту просьбу.
server-back-not-asked = Никто не просил у вас разрешения отменить решение.
server-back-refused = { $seat }: отмена решения не одобрена.
server-bad-database = Это не адрес базы данных: { $database }. Напишите sqlite:///путь/к/файлу или postgresql://имя@узел/база.
server-bad-email = Это не адрес электронной почты.
server-bad-field = Сервер не понял «{ $field }» в этом запросе: { $reason }
server-bad-language = Такого языка здесь нет; доступны: { $languages }.
server-bad-link = Эта ссылка уже использована, устарела или недействительна.
server-bad-login = Нет учётной записи с таким ником и паролем.
server-bad-login-name = В нике от 3 до { $limit } знаков (латинские буквы, цифры, точки, дефисы и подчёркивания); он начинается с буквы или цифры. Некоторые ники заняты самим сервером.
server-bad-message = Сервер не понял это сообщение.
server-bad-name = В имени должно быть от 1 до { $limit } видимых знаков.
server-bad-request = Сервер не понял этот запрос.
server-bad-seats = В этой партии мест: { $seats }, а указано: { $given }.
server-bad-setting = Настройка { $setting } не может быть «{ $value }».
server-blocked = Вы и кто-то за этим столом заблокировали друг друга.
server-bot-plays-already = На этом месте уже играет бот.
server-bot-plays-for-you = Сейчас за вас играет бот. Сначала верните себе место.
server-bot-too-slow = На этом сервере бот думает над решением не дольше { $seconds } с или { $iterations } итераций.
server-broken = На сервере что-то пошло не так. Ошибка записана в журнал.
server-busy = Сервер очень занят. Попробуйте чуть позже.
server-confirm-ask = Можно ли Lamplight писать на { $email }, когда наступит ваш ход?
server-confirm-button = Да, это мой адрес
server-confirm-done = Спасибо. Теперь Lamplight будет писать на { $email }, если вы об этом просили.
server-confirm-letter =
    Здравствуйте!

    Кто-то, вероятно вы, хочет, чтобы Lamplight писал на этот адрес, когда наступает его ход. Подтвердите здесь:

    { $link }

    Если это были не вы, ничего не делайте: других писем не будет.
server-confirm-subject = Lamplight: это ваш адрес?
server-database-away = Сервер сейчас не может связаться с базой данных. Ничего не потеряно; попробуйте чуть позже.
server-database-failed = База данных не работает: { $reason }
server-database-newer = База данных создана более новым Lamplight (версия { $found }; этот знает { $known }). Ничего не изменено.
server-game-gone = Игра { $game } больше не установлена на этом сервере.
server-held-broken = Партия приостановлена: программа дала сбой ({ $error }). Всё сыгранное сохранено; нужен администратор.
server-held-hung = Партия приостановлена: программа не отвечала { $seconds } с. Всё сыгранное сохранено; нужен администратор.
server-held-rules = Партия приостановлена: она начата по правилам версии { $before }, а по правилам версии { $now } пошла бы иначе. Решать администратору.
server-logged-out = Вы вышли.
server-login-taken = Этот ник занят.
server-mail-subject = Ваш ход: { $game }
server-mail-turn =
    Здравствуйте, { $name }!

    Сейчас ваш ход в игре «{ $game }»:
    { $link }

    Отключить эти письма можно здесь: { $settings }
server-message-too-large = Это сообщение слишком велико.
server-needs-postgres = Для PostgreSQL установите Lamplight с дополнением «postgres»; в папке с исходным кодом: pip install '.[postgres]'
server-no-hello = Нет приветственного сообщения (hello).
server-no-mark = В этом запросе нужен заголовок x-lamplight.
server-no-next-match = Следующей партии пока нет.
server-no-rematch-yet = Реванш возможен, когда партия окончена.
server-no-site = Страницы не собраны: выполните make web.
server-no-spectators = За этим столом наблюдать нельзя.
server-no-such-page = Такой страницы нет.
server-no-such-person = Такого человека нет.
server-no-such-record = Такой записи нет.
server-no-such-seat = Такого места нет.
server-no-such-series = Такой серии нет.
server-no-such-set = Набора { $set } здесь нет.
server-no-such-table = Такого стола нет.
server-no-such-text = Таких текстов нет.
server-not-at-table = Вы не сидите за этим столом.
server-not-playing = Сейчас партия здесь не идёт.
server-not-the-host = Это может сделать только хозяин стола.
server-not-your-seat = Это не ваше место.
server-not-yourself = С самим собой этого сделать нельзя.
server-nothing-to-return-to = За вас здесь не играет бот.
server-other-origin = Этот запрос пришёл с другого сайта.
server-other-protocol = Эта программа использует версию { $found } протокола, сервер — версию { $expected }. Обновите страницу.
server-other-table = Команда относится к другому столу.
server-ran-out = Время вышло: { $seat }. Дальше играет бот ({ $bot }).
server-record-finished = Эта партия окончена: играть больше нечего. Выберите более ранний момент.
server-record-hangs = Воспроизведение этой записи заняло больше { $seconds } с, поэтому она отклонена.
server-record-other-game = Это запись другой игры.
server-record-too-long = Эта запись длиннее { $limit } действий, которые принимает сервер.
server-rematch-elsewhere = Реванш готовится в зале.
server-resigned-already = Вы уже сдались.
server-restarting = Сервер перезапускается. Всё продолжится через мгновение.
server-return-later = Вы сможете снова играть сами со следующего своего решения.
server-rules-newer = Эта партия начата в более новом Lamplight. Она продолжится, когда сервер обновят.
server-rules-unchecked = Правила обновлены, и эта партия проверяется. Она продолжится через мгновение.
server-seat-taken = Там уже кто-то сидит.
server-seats-open = Ещё есть свободные места.
server-series-from-record = Серию нельзя начать с записи.
server-set-bad = С этим набором играть нельзя: { $findings }
server-set-bad-file = В наборе не может быть такого файла: { $file }
server-set-bad-name = В названии набора не больше { $limit } знаков.
server-set-name-taken = Встроенный набор уже называется { $name }. Дайте своему другое имя.
server-set-too-large = В наборе не больше { $files } файлов и { $limit } знаков.
server-stale = Партия тем временем продвинулась. Посмотрите ещё раз и выберите.
server-started-already = За этим столом уже начали.
server-table-closed = Этот стол закрыт.
server-table-held = Эта партия приостановлена.
server-too-many = Слишком много сразу. Подождите немного.
server-too-many-connections = У вас открыто слишком много окон.
server-too-many-own-sets = Вы уже загрузили столько наборов, сколько можно: { $limit }.
server-too-many-own-tables = У вас уже столько незаконченных столов, сколько можно: { $limit }.
server-too-many-relations = Вы уже скрыли или заблокировали столько людей, сколько можно: { $limit }.
server-too-many-tables = Вы наблюдаете за слишком многими столами сразу.
server-unreachable = Сервер { $url } недоступен: { $reason }
server-upload-too-heavy = Чтение требует больше времени или памяти, чем даёт сервер, поэтому файл отклонён.
server-who-are-you = Сначала сядьте за стол: сервер вас не знает.
server-absence-by-clock = Если на решение даётся несколько дней, только по часам видно, когда место займёт бот.
server-not-absent = { $name } отсутствует недостаточно долго: бот может занять это место не раньше чем через { $span } отсутствия.
server-replaced-by-clock = Бот сыграет за { $name } только тогда, когда время на это решение истечёт.
server-span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
server-span-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
server-span-minutes = { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[other] { $count } минут
}
server-stand-in-too-weak = За другого могут играть только эти боты: { $bots }.
server-terms-absence = Если кого-то нет { $span }, любой из играющих может посадить на это место бота.
server-terms-clock = Никого не заменяют, пока не истечёт его время; потом за него играет бот.
server-terms-imported = Эта партия началась не здесь: она продолжается с записи.
server-terms-position = Эта партия началась не здесь: она продолжается с позиции, которую принёс хозяин стола, { $count ->
    [0] до первого действия
    [one] после { $count } действия
    [few] после { $count } действий
   *[other] после { $count } действий
}.
server-terms-record = Эта партия началась не здесь: она продолжается с записи, которую принёс хозяин стола, { $count ->
    [one] после { $count } действия
    [few] после { $count } действий
   *[other] после { $count } действий
}.
server-held-damaged = Данные этого стола не читаются. Партия цела в журнале; нужен администратор.
server-table-damaged = Этот стол повреждён; нужен администратор. Партия не потеряна.
server-table-full = За этим столом произошло уже так много, что теперь принимается только то, что ведёт партию к концу.
server-storage-full = Отведённое вам место заполнено (предел: { $megabytes } МБ). Закройте столы, которые вам не нужны.
server-password-needed = Чтобы удалить учётную запись, введите пароль.
server-too-many-guesses = Пароль пробовали слишком часто. Попробуйте снова через { $minutes } мин или откройте учётную запись по ссылке с устройства, на котором вы ещё не вышли.
server-too-many-letters = На этот адрес сегодня отправлено достаточно писем.
server-request-too-slow = Запрос не пришёл вовремя.
server-no-such-session = Такого сеанса нет.
server-no-mail-here = Этот сервер не отправляет писем. Откройте одноразовую ссылку с устройства, где вы ещё не вышли, или попросите её у того, кто ведёт сервер.
server-reset-subject = Lamplight: новый пароль
server-reset-letter =
    Здравствуйте!

    Кто-то — вероятно, вы — не помнит пароль учётной записи { $login }. Выберите новый в течение часа:

    { $link }

    Если это были не вы, ничего не делайте: пароль останется прежним.
server-terms-rated = Эта партия рейтинговая: она идёт в зачёт тем, кто её играет. Просить об отмене решения нельзя, а сдаться — значит проиграть.
server-not-when-rated = Эта партия рейтинговая: здесь каждый играет сам, а сделанного не вернуть.
server-rated-account = Рейтинговые партии играют только те, у кого есть учётная запись: сначала выберите ник и пароль.
server-rated-one-seat = В рейтинговой партии у каждого только одно место.
server-cannot-be-rated = Рейтинговая партия — только между людьми, с самого начала, не в серии и с набором компонентов, который входит в игру.
server-report-chat = оскорбления или навязчивые сообщения
server-report-name = оскорбительное имя
server-report-cheating = нечестная игра
server-report-leaving = постоянно бросает партии
server-report-other = другое
server-reported-already = Вы уже пожаловались на этого человека; тот, кто ведёт сервер, посмотрит.
server-too-many-reports = В день можно подать не больше жалоб, чем { $limit }.
server-silenced = Вы пока не можете писать в чате ({ $span }): так решил модератор после жалобы.
server-night-not-over = Случай в этой раздаче одинаков для всех: запись откроется после полуночи UTC.
server-night-alone = Вечернюю раздачу играют в одиночку: вернуться за черту случая нельзя, и боты не решают.
server-no-such-night = В тот день общей раздачи не было.
server-no-such-deal = У этой игры сегодня нет общей раздачи.
server-terms-night-counts = Вечерняя раздача: случай одинаков для всех, и эта попытка идёт в зачёт, если закончится до полуночи UTC.
server-terms-night-practice = Вечерняя раздача: случай одинаков для всех. Эта попытка — для тренировки и в зачёт не идёт.
