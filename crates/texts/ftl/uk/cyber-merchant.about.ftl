game-cyber-merchant = Кібер Комерсант 2022
game-cyber-merchant-about = Торгуйтеся за акції та хитрощі на чорному ринку, рухайте ціни й продавайте акції за крипту. Чотири раунди, від 2 до 4 гравців.
option-cyber-merchant-cyber_deck = Кібер дека
option-cyber-merchant-cyber_deck-about = off: без неї; on: у кожному раунді кожна ціна має закритий жетон, який зрушує її перед продажем акцій.
option-cyber-merchant-notes = Нотатки
option-cyber-merchant-notes-about = hidden: гравці самі запам’ятовують, хто які карти бере; shown: за цим стежить екран.
option-cyber-merchant-first = Перший гравець
option-cyber-merchant-first-about = від 1 до 4: місце, яке на першому аукціоні має жетон першого гравця.
