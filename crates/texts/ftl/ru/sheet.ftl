# Листы карт и откуда взялись очки.

sheet-cost = Цена:
sheet-rules =
    { $n ->
        [one] { $n } правило
        [few] { $n } правила
       *[many] { $n } правил
    }
sheet-more = Правила: клавиша I
sheet-waits = Сейчас не ваш ход.

sheet-kind = Очки за
sheet-total = Всего
sheet-winner = победа
sheet-nothing = Очков пока нет
sheet-grid = Очки по видам и игрокам
sheet-round = Раунд { $round } окончен
sheet-round-points = Очки за раунд
sheet-round-skip = Дальше — щелчок, касание или любая клавиша

# Конец.
sheet-you-win = Победа!
sheet-you-share = Общая победа!
sheet-place = Место { $n }
