# Ігри: game-<id>, game-<id>-about, а для налаштувань — option-<id>-<назва>, option-<id>-<назва>-about.

game-syndicate = Синдикат
game-syndicate-about = Компанії під’єднують роботів між своїми кубиками, а їхні фішки здобувають інвесторів; три раунди, від 2 до 4 гравців.

game-fantastic-factories = Fantastic Factories
game-fantastic-factories-about = Креслення стають фабриками, а кубики працюють у них заради товарів і престижу; від 1 до 5 гравців, наодинці — проти Машини.
option-fantastic-factories-work = Фаза роботи
option-fantastic-factories-work-about = together: усі працюють одночасно; in_turn: по черзі в порядку ходу, так простіше в першій грі.
option-fantastic-factories-cards = Тексти карт
option-fantastic-factories-cards-about = rulebook: чотири карти такі, як у книзі правил; printed: Завод вторсировини, Переробний завод, Звалище металобрухту й Сонячні панелі такі, як надруковано на картах.
option-fantastic-factories-first = Перший гравець
option-fantastic-factories-first-about = random: вирішує випадок; від 1 до 5: місце, яке в першому раунді має жетон першого гравця.
option-fantastic-factories-machine = Рівень Машини
option-fantastic-factories-machine-about = Скільки креслень має Машина на початку гри наодинці. easy: 2; normal: 3; hard: 4; insane: 5.

game-cyber-merchant = Кібер Комерсант 2022
game-cyber-merchant-about = Торговці купують на чорному ринку акції та хитрощі, рухають ціни й продають акції за крипту; чотири раунди, від 2 до 4 гравців.
option-cyber-merchant-cyber_deck = Кібердека
option-cyber-merchant-cyber_deck-about = off: без неї; on: у кожному раунді кожна ціна має закритий жетон, який зрушує її перед продажем акцій.
option-cyber-merchant-notes = Нотатки
option-cyber-merchant-notes-about = hidden: гравці самі запам’ятовують, хто які карти взяв; shown: цей облік веде екран.
option-cyber-merchant-first = Перший гравець
option-cyber-merchant-first-about = від 1 до 4: місце, яке на першому аукціоні має жетон першого гравця.
