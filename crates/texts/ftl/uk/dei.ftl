# Dei.

dei-ask = Виберіть карту: розігрується приз раунду { $round }.
dei-play = Карта { $card }
dei-not-held = У вас немає цієї карти.
    .right = Виберіть карту з руки.

dei-chose = { $seat }: карту вибрано
dei-showed = { $seat } відкриває { $card }
dei-won = { $seat } бере приз: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }

# Для лабораторії.
feature-dei-prize = Узяті призи
dei-prize = { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }

dei-data-prizes = Призів у файлі: { $found }.
    .right = Укажіть від одного до п’яти.
