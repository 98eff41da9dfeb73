# D.E.I.: за що даються Припаси.

dei-points-missions = Місії
dei-points-effects = Ефекти під час гри
dei-points-stores = Технології й енергія, що лишилися
dei-points-cards = Карти
dei-points-outposts = Аванпости
dei-points-advantages = Відкриті переваги
dei-points-gifts = Дари
dei-points-needs = Потреби Автоми
