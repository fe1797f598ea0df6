bots-unknown = Нет бота «{ $bot }». Известные: { $bots }; каждому можно задать и свой предел, например expert@800 или expert@1.5s.
bots-bad-budget = «{ $budget }» — не предел. Укажите, сколько итераций может занять решение (800) или сколько секунд ход (3s, 500ms): больше нуля, не больше 10000000 итераций или 3600s.
bots-mishap-raised = Бот { $bot } ({ $seat }) дал сбой ({ $detail }); вместо него сыграно допустимое действие.
bots-mishap-illegal = Бот { $bot } ({ $seat }) хотел недопустимое действие ({ $detail }); вместо него сыграно допустимое.
bots-mishap-overran = Бот { $bot } ({ $seat }) не ответил за { $detail } с; теперь вместо него играются допустимые действия.
bots-choose-level = Насколько сильны должны быть боты?
bots-level-random = random: делает любой разрешённый ход
bots-level-novice = novice: знает, что обычно хорошо, но вперёд не просчитывает
bots-level-casual = casual: немного просчитывает вперёд
bots-level-steady = steady: просчитывает дальше, хороший соперник для второй партии
bots-level-expert = expert: думает до трёх секунд за ход
bots-thinking = { $seat }: думает…
bots-weights-unreadable = В файле { $file } нет сетей, которые можно прочитать.
bots-weights-layout = В файле { $file } сети другого устройства ({ $layout }); эта версия играет с { $wanted }.
bots-weights-size = { $file }: размер { $part } не тот, какого требует это устройство.
bots-run-unreadable = { $file } — не план обучения: укажите новую папку.
bots-run-differs = Обучение в папке { $folder } начато с { $setting } = { $was }, а не { $now }: продолжайте с теми же настройками или укажите новую папку.
