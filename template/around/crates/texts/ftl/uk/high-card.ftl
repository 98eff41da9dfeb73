# High Card.

high-card-ask = Виберіть карту: розігрується приз раунду { $round }.
high-card-play = Карта { $card }
high-card-not-held = У вас немає цієї карти.
    .right = Виберіть карту з руки.

high-card-chose = { $seat }: карту вибрано
high-card-showed = { $seat } відкриває { $card }
high-card-won = { $seat } бере приз: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }

# Для лабораторії.
feature-high-card-prize = Узяті призи
high-card-prize = { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }

high-card-data-prizes = Призів у файлі: { $found }.
    .right = Укажіть від одного до п’яти.

high-card-points = Призи
