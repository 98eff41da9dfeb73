# Dei.

dei-ask = Выберите карту: разыгрывается приз раунда { $round }.
dei-play = Карта { $card }
dei-not-held = У вас нет этой карты.
    .right = Выберите карту с руки.

dei-chose = { $seat }: карта выбрана
dei-showed = { $seat } открывает { $card }
dei-won = { $seat } берёт приз: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

# Для лаборатории.
feature-dei-prize = Взятые призы
dei-prize = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

dei-data-prizes = Призов в файле: { $found }.
    .right = Укажите от одного до пяти.
