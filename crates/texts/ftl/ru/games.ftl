# Игры: game-<id>, game-<id>-about, а для настроек — option-<id>-<имя>, option-<id>-<имя>-about.

game-syndicate = Синдикат
game-syndicate-about = Компании подключают роботов между своими кубиками, а их фишки добывают инвесторов; три раунда, от 2 до 4 игроков.

game-fantastic-factories = Fantastic Factories
game-fantastic-factories-about = Чертежи становятся фабриками, а кубики работают в них ради товаров и престижа; от 1 до 5 игроков, в одиночку — против Машины.
option-fantastic-factories-work = Фаза работы
option-fantastic-factories-work-about = together: все работают одновременно; in_turn: по очереди в порядке хода, так проще в первой игре.
option-fantastic-factories-cards = Тексты карт
option-fantastic-factories-cards-about = rulebook: четыре карты такие, как в книге правил; printed: Завод вторсырья, Перерабатывающий завод, Свалка металлолома и Солнечные панели такие, как напечатано на картах.
option-fantastic-factories-first = Первый игрок
option-fantastic-factories-first-about = random: решает случай; от 1 до 5: место, у которого в первом раунде жетон первого игрока.
option-fantastic-factories-machine = Уровень Машины
option-fantastic-factories-machine-about = Сколько чертежей у Машины в начале игры в одиночку. easy: 2; normal: 3; hard: 4; insane: 5.

game-cyber-merchant = Кибер Коммерсант 2022
game-cyber-merchant-about = Торговцы покупают на чёрном рынке акции и хитрости, двигают цены и продают акции за крипту; четыре раунда, от 2 до 4 игроков.
option-cyber-merchant-cyber_deck = Кибердека
option-cyber-merchant-cyber_deck-about = off: без неё; on: в каждом раунде у каждой цены есть закрытый жетон, который сдвигает её перед продажей акций.
option-cyber-merchant-notes = Записи
option-cyber-merchant-notes-about = hidden: игроки сами запоминают, кто какие карты взял; shown: этот учёт ведёт экран.
option-cyber-merchant-first = Первый игрок
option-cyber-merchant-first-about = от 1 до 4: место, у которого на первом аукционе жетон первого игрока.
