# Среды для исследователей.

envs-no-observations = У игры { $game } нет схемы наблюдений: нужна точка входа группы lamplight.observations.
envs-no-action = { $action } не является действием: действия — это числа от 0 до { $last }.
envs-illegal = Действие { $action } сейчас невозможно: { $reason } [{ $rule }] Разрешённые действия указаны в маске действий.
envs-not-legal = его нет среди разрешённых действий.
envs-position-over = В этой позиции никому нечего решать: партия окончена.
envs-reset-needed = Ни одна партия не идёт: сначала вызовите reset().
envs-render-mode = Режима отображения { $mode } нет; есть: { $modes }.
envs-no-oracle = Состояние всей партии доступно только с oracle=True и числовым наблюдением: оно говорит больше, чем может знать любой игрок.
envs-missing-extra = Для { $what } нужны пакеты, которые не установлены: pip install 'lamplight[{ $extra }]'
envs-unknown-version = { $name } не существует; есть: { $names }.
envs-not-alone = Эта среда предназначена для партий на одного, а с этими параметрами мест { $seats }.
envs-batch-size = В пакете не меньше одной партии, а не { $size }.
envs-batch-actions = Пакету из { $size } партий нужно столько же действий, а не { $given }.
envs-text-you = Вы играете за сторону «{ $seat }» в партии «{ $game }».
envs-text-happened = Что произошло с вашего последнего решения:
envs-text-known = Что вы знаете:
envs-text-legal = Что вы можете сделать (ответьте числом перед двоеточием):
