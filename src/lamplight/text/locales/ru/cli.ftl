# Командная строка и терминальный клиент.

cli-about = Lamplight: современные настольные игры за вашим столом, с точными правилами.
cli-command-play = играть в этом терминале (если ничего не указано, откроется меню)
cli-command-simulate = сыграть много партий ботами и подсчитать результаты
cli-command-record = посмотреть, проверить или продолжить запись партии
cli-command-record-show = пересказать партию действие за действием
cli-command-record-verify = воспроизвести запись и доказать, что жребий был честным
cli-command-record-resume = продолжить сохранённую партию
cli-command-components = наборы компонентов: печатные компоненты в виде данных
cli-command-components-list = встроенные наборы компонентов игры
cli-command-components-show = что содержит набор компонентов
cli-command-components-export = скопировать набор компонентов в папку, чтобы его править
cli-command-components-upgrade = перевести набор компонентов старой схемы в новейшую, в новую папку
cli-command-components-validate = проверить собственный набор компонентов
cli-command-components-draw = записать картинки игры в файлы SVG
cli-command-options = настройки игры
cli-command-rules = справочник правил игры или одно правило по его id
cli-help = показать эту справку и выйти
cli-version = показать версию и выйти
cli-arg-lang = язык: en, fr, it или ru (по умолчанию — язык вашей системы)
cli-arg-game = игра: { $games }
cli-arg-games = игра (по умолчанию — все игры)
cli-arg-seats = кто играет, по порядку мест: human или бот (random, novice, casual, steady, expert), через запятую
cli-arg-simulate-seats = боты по порядку мест, через запятую (по умолчанию везде random)
cli-arg-solo = играть в одиночку против Оппозиции за red (Красные) или white (Белые)
cli-arg-difficulty = сложность Оппозиции, от 1 до 6
cli-arg-players = сколько игроков, если игра это позволяет
cli-arg-chapter = глава кампании, от 1 до 5
cli-arg-series = серия партий вместо одной, например campaign
cli-arg-seed = зерно, любой текст: то же зерно и те же действия дают ту же партию
cli-arg-set = набор компонентов: имя встроенного набора или папка
cli-arg-option = настройка игры в виде name=value; можно указать несколько раз
cli-arg-number = сколько партий сыграть
cli-arg-json = вывести результат в формате JSON
cli-arg-file = файл записи
cli-arg-folder = папка, в которую писать
cli-arg-set-folder = набор компонентов: имя или папка
cli-arg-rule = id правила, например D3.4.2

cli-usage = использование:{" "}
cli-positionals = аргументы
cli-options-heading = параметры
cli-commands-heading = команды
cli-parse-unrecognized = неизвестные аргументы: { $arguments }
cli-parse-required = не хватает: { $arguments }
cli-parse-expected-one = нужно значение
cli-parse-invalid-choice = «{ $value }» здесь не подходит; возможные значения: { $choices }
cli-parse-invalid-value = «{ $value }» — не целое число
cli-parse-argument = { $argument }: { $message }
cli-parse-explicit = значение { $value } здесь лишнее

cli-error = Ошибка: { $message }
cli-missing-extra = { $what }: нужны пакеты, которые не установлены; в папке с исходным кодом: pip install '.[{ $extra }]'
cli-warning = Предупреждение: { $message }
cli-yes = да
cli-no = нет
cli-label = { $label }:{" "}
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-command-word = КОМАНДА
cli-rule-mark = [{ $rule }]
cli-unknown-language = Нет языка «{ $language }». Известные: { $languages }.
cli-unknown-player = Нет игрока «{ $player }». Известные: { $players }.
cli-player-count = Указано игроков: { $given }, а мест: { $seats }.
cli-bad-option-form = «{ $text }» — не настройка: пишите name=value.
cli-option-needs = Настройка { $option } имеет смысл только вместе с { $needs }: укажите и её.
cli-bad-number = Число партий должно быть не меньше 1.
cli-not-human = В симуляции играют только боты: { $players }.
cli-unknown-rule = { $game }: нет правила «{ $rule }». Похожие правила: { $near }.
cli-file-exists = { $path } уже существует; укажите папку, которой ещё нет.
cli-cannot-write = Не удаётся записать { $path }: { $reason }.
cli-crash = Внутри программы произошла ошибка. Партия сохранена в файле { $path }: пожалуйста, приложите его к сообщению об ошибке.

cli-simulate-title = { $game }: { $count } { $count ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
}, зерно { $seed }
cli-simulate-progress = Идёт игра
cli-simulate-wins = Победы
cli-simulate-seat = Игрок
cli-simulate-share = Доля
cli-simulate-interval = Интервал 95 %
cli-simulate-nobody = никто
cli-simulate-ending = Концовка
cli-simulate-matches = Партии
cli-simulate-decisions = Решений за партию: в среднем { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, от { $low } до { $high }.
cli-simulate-rounds = Раундов за партию: в среднем { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, от { $low } до { $high }.

cli-record-title = { $game }, { $seats }; набор компонентов { $set }, версия правил { $version }
cli-record-running = Партия не окончена; в ней { $count } { $count ->
    [one] действие
    [few] действия
    [many] действий
   *[other] действия
}.
cli-record-won = Победа: { $winners }. { $ending } [{ $rule }]
cli-record-lost = Никто за столом не победил. { $ending } [{ $rule }]
cli-verify-good = Запись верна: точно воспроизведено { $actions } { $actions ->
    [one] действие
    [few] действия
    [many] действий
   *[other] действия
}.
cli-verify-proved = Все жребии (всего { $draws }) получены из ключа, закреплённого обязательством, и одноразовых чисел (nonce): жребий был честным.
cli-verify-imported = Ключом доказано жребиев: { $proved } из { $draws }; остальные взяты из другого источника.
cli-verify-given = Жребий в этой партии задан вручную: доказать его нельзя.
cli-verify-unfinished = Партия ещё не окончена.
cli-verify-series = { $count ->
    [one] Серия в порядке: { $count } сыгранная партия воспроизводится точно.
    [few] Серия в порядке: { $count } сыгранные партии воспроизводятся точно.
   *[other] Серия в порядке: { $count } сыгранных партий воспроизводятся точно.
}

cli-set-line = { $name }: хеш содержимого { $hash }
cli-set-default = { $name } (по умолчанию): хеш содержимого { $hash }
cli-set-provenance = Откуда взяты строки: { $counts }.
cli-set-exported = Записано в { $path }. Отредактируйте файлы, проверьте их командой «lamplight components validate» и играйте с --set.
cli-set-upgraded = Записано в { $path } по новейшей схеме. Старая папка остаётся как была, и всё сыгранное с ней продолжается.
cli-set-newest = Набор { $set } уже в новейшей схеме.
cli-no-pictures = Картинок для игры «{ $game }» пока нет.
cli-set-drawn = Записано картинок: { $count }, папка { $path }.
cli-set-good = Ни ошибок, ни замечаний.
cli-set-playable = { $count ->
    [one] С этим набором можно играть; { $count } замечание.
    [few] С этим набором можно играть; { $count } замечания.
    [many] С этим набором можно играть; { $count } замечаний.
   *[other] С этим набором можно играть; { $count } замечания.
}
cli-set-errors = { $count ->
    [one] С этим набором играть нельзя: { $count } ошибка.
    [few] С этим набором играть нельзя: { $count } ошибки.
    [many] С этим набором играть нельзя: { $count } ошибок.
   *[other] С этим набором играть нельзя: { $count } ошибки.
}
cli-finding-error = ошибка
cli-finding-remark = замечание

cli-options-line = { $name } = { $values } (правило { $rule })
cli-rulings = Разъяснения: где печатные тексты расходятся или молчат

## Меню

cli-menu-title = Lamplight
cli-menu-question = Что вы хотите сделать?
cli-menu-resume = Продолжить сохранённую партию
cli-menu-rules = Читать правила
cli-menu-language = Язык
cli-menu-quit = Выйти
cli-menu-game = Какая игра?
cli-menu-way = Как вы хотите играть?
cli-menu-side = За какую сторону вы играете?
cli-menu-section = Какой раздел? (Enter: назад)
cli-menu-which-save = Какая партия?
cli-menu-no-saves = Сохранённых партий пока нет.
cli-menu-choose = Ваш выбор
cli-menu-bad-choice = Введите один из номеров.

## За столом

cli-table-your-choice = Ваш выбор (номер; «?» — справка)
cli-table-pass-to = Теперь { $seat }. Передайте экран и нажмите Enter.
cli-table-since = С вашего последнего решения
cli-table-undone = Шаг отменён.
cli-table-saved = Сохранено в файле { $path }. Продолжить: { $program } record resume "{ $path }"{ $extra }
cli-table-save-question = Сохранить партию перед выходом? [Д/н]
cli-table-no = н
cli-table-left = Партия оставлена без сохранения.
cli-table-over = Партия окончена.
cli-series-go-on = Enter: следующая партия; q: выйти (всё сохранено)
cli-series-over = Серия окончена. Она хранится вместе со всеми партиями в { $path }
cli-table-record = Запись партии: { $path }
cli-table-more-hint = Наберите номер и «?» (например, «3?»), чтобы увидеть всё, что сделает действие.
cli-table-recap = Как набирались очки
cli-table-log = Что произошло до сих пор
cli-table-language = Теперь по-русски.
cli-table-unknown = «{ $text }» — не номер из списка и не команда. Введите «?», чтобы увидеть справку.
cli-table-one-of = Введите номер от { $low } до { $high }.
cli-table-possible = Сейчас можно, номер { $number }: { $action }
cli-table-not-possible = Сейчас нельзя: { $action }
cli-table-would = Что будет:
cli-table-not-now = Почему нельзя остальное?
cli-table-rule-hint = «? { $rule }» покажет правило целиком.
cli-table-no-action = Нет действия «{ $text }».
cli-table-names-hint = После «?» действия пишутся так: { $names }
cli-table-help = Введите номер действия, чтобы его выполнить.
    3?        что будет, если выполнить действие 3
    ? действие  почему действие невозможно, например ? { $example }
    ? { $rule }  правило целиком
    w         что сделал бы тренер и почему
    m         был ли ваш последний выбор ошибкой
    u         отменить свой последний шаг
    b         снова показать поле
    l         что произошло до сих пор
    s         сохранить
    lang fr   другой язык (en, fr, it, ru)
    q         выйти
