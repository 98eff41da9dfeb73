# D.E.I.: за что даются Припасы.

dei-points-missions = Миссии
dei-points-effects = Эффекты во время игры
dei-points-stores = Оставшиеся технологии и энергия
dei-points-cards = Карты
dei-points-outposts = Аванпосты
dei-points-advantages = Открытые преимущества
dei-points-gifts = Дары
dei-points-needs = Нужды Автомы
