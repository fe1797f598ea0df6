# What a tournament counts.

arena-counted-dual-powers-played = Сыгранные карты
arena-counted-dual-powers-objective-chosen = Карты, выбранные целью
