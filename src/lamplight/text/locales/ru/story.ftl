# How it is told what happens at a table.
web-pace = Темп показа ходов
web-pace-calm = спокойный
web-pace-brisk = быстрый
web-pace-instant = мгновенный
web-story-result = Что произошло после этого
web-story-go-on = Дальше
web-story-since = С вашего последнего решения
web-story-last-turns = Последний ход каждого
web-story-nothing = Пока ничего не произошло.
