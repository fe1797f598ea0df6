# What a tournament counts.

arena-counted-dual-powers-played = Разыгранные карты
arena-counted-dual-powers-objective-chosen = Карты, выбранные как цель
