# High Card.

high-card-ask = Выберите карту: разыгрывается приз раунда { $round }.
high-card-play = Карта { $card }
high-card-not-held = У вас нет этой карты.
    .right = Выберите карту с руки.

high-card-chose = { $seat }: карта выбрана
high-card-showed = { $seat } открывает { $card }
high-card-won = { $seat } берёт приз: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

# Для лаборатории.
feature-high-card-prize = Взятые призы
high-card-prize = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

high-card-data-prizes = Призов в файле: { $found }.
    .right = Укажите от одного до пяти.

high-card-points = Призы
