# Наборы данных из записей и из партий ботов.

cli-command-selfplay = дать ботам сыграть и сохранить каждое решение в наборе данных
cli-command-dataset = сделать из записей набор данных с решениями
data-arg-files = записи одной игры с одинаковыми параметрами или папки с такими записями
data-arg-out = файл Parquet, который нужно записать
data-arg-folder = папка, которую нужно записать: decisions.parquet, run.json и, если нужно, записи
data-arg-records = сохранять и запись каждой партии
data-exists = { $path } уже есть; дайте другое имя или переместите его.
data-no-records = В { $path } нет записей.
data-series = { $path } — это серия; дайте записи её партий.
data-other-setup = В { $path } другая игра, другие параметры или другие компоненты, чем в предыдущих записях; в наборе данных всё это одно.
data-written = { $rows ->
    [one] { $rows } решение
    [few] { $rows } решения
   *[many] { $rows } решений
} из { $matches ->
    [one] { $matches } партии
    [few] { $matches } партий
   *[many] { $matches } партий
}: { $path }
