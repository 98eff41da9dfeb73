# Smartphone.

smartphone-ask = Виберіть карту: розігрується приз раунду { $round }.
smartphone-play = Карта { $card }
smartphone-not-held = У вас немає цієї карти.
    .right = Виберіть карту з руки.

smartphone-chose = { $seat }: карту вибрано
smartphone-showed = { $seat } відкриває { $card }
smartphone-won = { $seat } бере приз: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }

# Для лабораторії.
feature-smartphone-prize = Узяті призи
smartphone-prize = { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }

smartphone-data-prizes = Призів у файлі: { $found }.
    .right = Укажіть від одного до п’яти.
