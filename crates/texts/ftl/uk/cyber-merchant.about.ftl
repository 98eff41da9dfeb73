game-cyber-merchant = Кібер Комерсант 2022
game-cyber-merchant-about = Торговці купують на чорному ринку акції та хитрощі, рухають ціни й продають акції за крипту; чотири раунди, від 2 до 4 гравців.
option-cyber-merchant-cyber_deck = Кібердека
option-cyber-merchant-cyber_deck-about = off: без неї; on: у кожному раунді кожна ціна має закритий жетон, який зрушує її перед продажем акцій.
option-cyber-merchant-notes = Нотатки
option-cyber-merchant-notes-about = hidden: гравці самі запам’ятовують, хто які карти взяв; shown: цей облік веде екран.
option-cyber-merchant-first = Перший гравець
option-cyber-merchant-first-about = від 1 до 4: місце, яке на першому аукціоні має жетон першого гравця.
