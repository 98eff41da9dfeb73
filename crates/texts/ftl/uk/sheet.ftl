# Аркуші карт і звідки взялися очки.

sheet-cost = Ціна:
sheet-rules =
    { $n ->
        [one] { $n } правило
        [few] { $n } правила
       *[many] { $n } правил
    }
sheet-more = Правила: клавіша I
sheet-waits = Зараз не ваш хід.

sheet-kind = Очки за
sheet-total = Усього
sheet-winner = перемога
sheet-nothing = Очок поки немає
sheet-grid = Очки за видами й гравцями
sheet-round = Раунд { $round } закінчено
sheet-round-points = Очки за раунд
sheet-round-skip = Далі — клацання, дотик або будь-яка клавіша

# Кінець.
sheet-you-win = Перемога!
sheet-you-share = Спільна перемога!
sheet-place = Місце { $n }
