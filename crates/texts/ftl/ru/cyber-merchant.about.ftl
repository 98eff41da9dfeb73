game-cyber-merchant = Кибер Коммерсант 2022
game-cyber-merchant-about = Торгуйтесь за акции и хитрости на чёрном рынке, двигайте цены и продавайте акции за крипту. Четыре раунда, от 2 до 4 игроков.
option-cyber-merchant-cyber_deck = Кибердека
option-cyber-merchant-cyber_deck-about = off: без неё; on: в каждом раунде у каждой цены есть закрытый жетон, который сдвигает её перед продажей акций.
option-cyber-merchant-notes = Записи
option-cyber-merchant-notes-about = hidden: игроки сами запоминают, кто какие карты берёт; shown: за этим следит экран.
option-cyber-merchant-first = Первый игрок
option-cyber-merchant-first-about = от 1 до 4: место, у которого на первом аукционе жетон первого игрока.
