# Среды для исследователей.

envs-no-observations = У игры { $game } нет схемы наблюдений: нужна точка входа группы lamplight.observations.
envs-no-action = { $action } не является действием: действия — это числа от 0 до { $last }.
envs-illegal = Действие { $action } сейчас невозможно: { $reason } [{ $rule }] Разрешённые действия указаны в маске действий.
envs-not-legal = его нет среди разрешённых действий.
envs-position-over = В этой позиции никому нечего решать: партия окончена.
envs-reset-needed = Ни одна партия не идёт: сначала вызовите reset().
envs-render-mode = Режима отображения { $mode } нет; есть: { $modes }.
envs-no-oracle = Состояние всей партии доступно только с oracle=True и числовым наблюдением: оно говорит больше, чем может знать любой игрок.
envs-unknown-version = { $name } не существует; есть: { $names }.
envs-not-alone = Эта среда предназначена для партий на одного, а с этими параметрами мест { $seats }.
envs-batch-size = В пакете не меньше одной партии, а не { $size }.
envs-batch-actions = Пакету из { $size } партий нужно столько же действий, а не { $given }.
envs-text-you = Вы играете за сторону «{ $seat }» в партии «{ $game }».
envs-text-happened = Что произошло с вашего последнего решения:
envs-text-known = Что вы знаете:
envs-text-legal = Что вы можете сделать (ответьте числом перед двоеточием):
envs-save-no-bytes = Сохранение — это байты, которые возвращает save(), а не { $type }.
envs-save-broken = Это не сохранение среды, или оно повреждено.
envs-save-other-format = У этого сохранения форма { $there }, а эта версия программы читает форму { $here }.
envs-save-other-game = Это сохранение партии в { $there }, а эта среда играет в { $here }.
envs-save-other-rules-version = Это сохранение сделано с версией правил { $there }, а здесь версия { $here }.
envs-save-other-components = Это сохранение сделано с другим набором компонентов ({ $there }; у этой среды { $here }).
envs-save-other-options = Это сохранение сделано с другими опциями ({ $there }; у этой среды { $here }).
envs-save-other-kind = Это сохранение среды другого вида ({ $there }; эта — { $here }).
envs-save-other-size = В этом сохранении партий: { $there }, а в этом пакете: { $here }.
