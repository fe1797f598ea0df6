# Арена: партии между ботами.

cli-command-arena = устроить партии между ботами и измерить их силу
arena-arg-bots = боты через запятую, при желании каждый со своим бюджетом: expert@800 (итераций на решение) или expert@1s (секунд на ход); бот, названный дважды, играет и сам с собой. Точно повторить можно только результаты с бюджетом в итерациях
arena-arg-games = сколько партий как минимум: играются только целые раздачи, каждая во всех рассадках
arena-arg-seed = любой текст: то же зерно даёт те же раздачи
arena-arg-jobs = сколько партий играть одновременно
arena-arg-budget = бюджет ботов, которые думают по часам и не имеют своего; лучше в итерациях (800): тогда всё можно точно повторить
arena-arg-out = хранить все партии и результаты в этой папке; та же команда продолжит прерванный прогон, а большее число партий продлит его
arena-arg-attempts = в кампании: сколько раз бот пытается пройти главу, прежде чем сдаться
arena-arg-ray = играть на кластере Ray, а не только на этой машине: его адрес, «auto» для того, к которому относится эта машина, или «local», чтобы запустить его здесь

arena-bad-games = Нужна хотя бы одна партия, а не { $games }.
arena-many-games = В одном запуске не больше { $most } партий, а не { $games }: разделите его, у каждой части — своё зерно и своя папка.
arena-bad-jobs = Одновременно должна играться хотя бы одна партия, а не { $jobs }.
arena-bad-attempts = На главу нужна хотя бы одна попытка, а не { $attempts }.
arena-human = На арене играют только боты.
arena-few-bots = Мест: { $seats }, поэтому нужны хотя бы два бота; бот, названный дважды, играет сам с собой.
arena-series-alone = На арене серия { $series } играется в одиночку: уберите --players или укажите 1.
arena-no-worker = С интерпретатором { $python } играть не получается: { $reason }
arena-cannot-write = Не удаётся записать { $path }: { $reason }.
arena-cannot-read = Не удаётся прочитать { $path }: { $reason }.
arena-foreign-folder = В { $path } лежат другие файлы, это не папка арены; укажите другую или ту, которой ещё нет.
arena-other-run = { $path } принадлежит другому прогону: там { $setting } — { $there }, а здесь — { $here }. Укажите другую папку или те же настройки.
arena-folder-busy = Папка { $path } занята: в неё сейчас пишет другой прогон. Подождите, пока он закончится, остановите его или укажите другую папку.
arena-bad-run = Файл { $path } непонятен: в нём не сказано, какой это прогон.
arena-bad-line = { $path }: партия { $line } в списке партий непонятна или не из этого прогона.
arena-ray-unreachable = По адресу { $address } нет кластера Ray: { $reason }
arena-ray-lost = Партия терялась вместе с процессом столько раз: { $times }; она отброшена. Причина: { $reason }

arena-progress = Идёт игра
arena-title = { $count } { $count ->
    [one] партия
    [few] партии
   *[many] партий
}, { $deals } { $deals ->
    [one] раздача
    [few] раздачи
   *[many] раздач
}, зерно { $seed }
arena-rounded = Партий будет { $games }, а не { $wanted }: на раздачу их приходится { $block }, чтобы каждый бот сидел на каждом месте одинаково часто.
arena-stopped = Прервано. Та же команда продолжит с этого места.
arena-not-kept = Прервано. Ничего не сохранено: не указан --out.
arena-written = Всё лежит в папке { $path }
arena-failed = { $count ->
    [one] { $count } партия дважды сорвалась и нигде не учтена.
    [few] { $count } партии дважды сорвались и нигде не учтены.
   *[many] { $count } партий дважды сорвались и нигде не учтены.
}
arena-mishaps = Сбои бота { $bot }: { $mishaps }.
arena-mishaps-worker = Сбои, когда ни один бот не думал: { $mishaps }.
arena-mishap-raised = завершился ошибкой ({ $count })
arena-mishap-illegal = ответил недопустимым действием ({ $count })
arena-mishap-overran = не ответил вовремя ({ $count })
arena-mishap-hung = завис вместе с процессом ({ $count })
arena-mishap-died = погиб вместе с процессом ({ $count })

arena-number = { NUMBER($value, maximumFractionDigits: 2) }
arena-rating = { NUMBER($value, maximumFractionDigits: 0) }
arena-rating-interval = от { NUMBER($low, maximumFractionDigits: 0) } до { NUMBER($high, maximumFractionDigits: 0) }
arena-times-even = { NUMBER($times, maximumFractionDigits: 2) } × равная доля
arena-head-bot = Бот
arena-head-rating = Рейтинг
arena-head-share = Победы
arena-head-interval = Интервал 95 %
arena-head-part = Доля
arena-head-seat = Место
arena-head-median = Медиана
arena-head-mean = Среднее
arena-head-low = Минимум
arena-head-high = Максимум
arena-head-finished = Пройдено
arena-head-stage = Глава { $number }
arena-head-rounds = Раунды
arena-head-decisions = Решения
arena-head-matches = Партии
arena-head-ending = Концовка
arena-head-item = Название
arena-head-times = Раз
arena-head-all = Все
arena-head-winners = Победители
arena-head-won = Побед с этим
arena-head-iterations = Итераций на решение
arena-head-milliseconds = Миллисекунд на решение

arena-page-title = Арена: { $game }
arena-page-set = Боты: { $bots }. Набор компонентов { $set } ({ $hash }), версия правил { $version }.
arena-page-options = Настройки: { $options }.
arena-page-ratings = Рейтинги
arena-note-ratings = Очки Эло относительно слабейшего бота: перевес в 200 очков означает около трёх побед из четырёх между двумя. Интервалы получены перевыборкой целых раздач.
arena-page-wins = Победы
arena-note-wins = { $seats ->
    [1] Какую долю своих партий выиграл каждый бот, с интервалом 95 %.
   *[other] Какую долю своих партий выиграл каждый бот, с интервалом 95 %. Пунктир отмечает равную долю.
}
arena-page-pairs = Один против остальных
arena-note-pairs = { $seats ->
    [2] Как часто бот строки побеждает бота столбца.
   *[other] Как часто один бот строки побеждает за столом, где мест { $seats } и все остальные занял бот столбца, и во сколько раз это больше равной доли.
}
arena-page-series = Кампании
arena-note-series = Сколько орхидей собрано за целую кампанию и какая доля кампаний пройдена до конца.
arena-page-attempts = Попыток на главу в среднем
arena-page-seats = Места
arena-note-seats = Как часто побеждает каждое место. Каждый бот сидит на каждом месте одинаково часто, так что разница — в самих местах. Интервал считает партии независимыми; у партий одной раздачи общая удача, поэтому настоящая неопределённость может быть больше.
arena-page-scores = Счёт
arena-note-scores = Как распределён итоговый счёт; в игре со шкалой — положение фишки на ней со своей стороны. Пунктир отмечает медиану.
arena-page-lengths = Длительность
arena-note-lengths = Сколько это заняло. Решение — выбор из двух и более вариантов.
arena-page-endings = Концовки
arena-note-endings = Чем всё закончилось.
arena-note-counted = У какой доли всех мест и мест-победителей это было хотя бы раз и как часто такие места побеждали. Интервал считает партии независимыми; у партий одной раздачи общая удача, поэтому настоящая неопределённость может быть больше.
arena-page-more = Ещё { $count }
arena-page-thinking = Раздумья
arena-note-thinking = Время зависит от машины, а итерации поиска — нет, если бюджет задан в итерациях.
arena-ending-finished = пройдена до конца
arena-ending-given-up = бот сдался

