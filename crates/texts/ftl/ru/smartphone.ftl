# Smartphone.

smartphone-ask = Выберите карту: разыгрывается приз раунда { $round }.
smartphone-play = Карта { $card }
smartphone-not-held = У вас нет этой карты.
    .right = Выберите карту с руки.

smartphone-chose = { $seat }: карта выбрана
smartphone-showed = { $seat } открывает { $card }
smartphone-won = { $seat } берёт приз: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

# Для лаборатории.
feature-smartphone-prize = Взятые призы
smartphone-prize = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

smartphone-data-prizes = Призов в файле: { $found }.
    .right = Укажите от одного до пяти.
