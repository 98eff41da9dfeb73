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
