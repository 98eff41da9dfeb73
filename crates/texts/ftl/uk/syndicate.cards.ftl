# Синдикат: що роблять карти й фішки, і за що даються очки.

syndicate-points-robots = Роботи
syndicate-points-second = Другі місця
syndicate-points-investors = Інвестори

syndicate-about-robot = Робот { $name } ({ $type })
syndicate-about-robot-cost = Один агент із вашого запасу
syndicate-about-corners = Під час підключення кубик ліворуч { $left }, а кубик праворуч { $right }. Помічник на куті скасовує це.
syndicate-about-turns-up = зростає на 1
syndicate-about-turns-down = зменшується на 1
syndicate-about-turns-none = не змінюється
syndicate-about-pile = Після раунду робот іде до вашого стосу, і наприкінці гри за нього платять ваші інвестори цього типу ({ $type }).

syndicate-about-pays-number = Наприкінці раунду дає { $one } ПО, якщо один із двох його кубиків показує { $n }, і { $both } ПО, якщо обидва.
syndicate-about-pays-under-sum = Наприкінці раунду дає { $n } ПО мінус сума двох його кубиків, але не менше 0.
syndicate-about-pays-under-min = Наприкінці раунду дає { $n } ПО мінус менший із двох його кубиків, але не менше 0.
syndicate-about-pays-under-max = Наприкінці раунду дає { $n } ПО мінус більший із двох його кубиків, але не менше 0.
syndicate-about-pays-over-sum = Наприкінці раунду дає стільки ПО, скільки становить сума двох його кубиків, мінус { $n }, але не менше 0.
syndicate-about-pays-over-min = Наприкінці раунду дає стільки ПО, скільки показує менший із двох його кубиків, мінус { $n }, але не менше 0.
syndicate-about-pays-over-max = Наприкінці раунду дає стільки ПО, скільки показує більший із двох його кубиків, мінус { $n }, але не менше 0.
syndicate-about-pays-less = Наприкінці раунду дає { $vp } ПО, якщо лівий кубик менший за правий.
syndicate-about-pays-greater = Наприкінці раунду дає { $vp } ПО, якщо лівий кубик більший за правий.
syndicate-about-pays-at-most = Наприкінці раунду дає { $vp } ПО, якщо лівий кубик не більший за правий.
syndicate-about-pays-at-least = Наприкінці раунду дає { $vp } ПО, якщо лівий кубик не менший за правий.
syndicate-about-pays-equal = Наприкінці раунду дає { $vp } ПО, якщо обидва кубики однакові.
syndicate-about-pays-sum-outside = Наприкінці раунду дає { $vp } ПО, якщо сума двох його кубиків не більша за { $n } або не менша за { $high }.
syndicate-about-pays-sum-is = Наприкінці раунду дає { $vp } ПО, якщо сума двох його кубиків рівно { $n }.
syndicate-about-pays-difference-is = Наприкінці раунду дає { $vp } ПО, якщо різниця двох його кубиків рівно { $n }.
syndicate-about-pays-sum-at-most = Наприкінці раунду дає { $vp } ПО, якщо сума двох його кубиків не більша за { $n }.
syndicate-about-pays-sum-at-least = Наприкінці раунду дає { $vp } ПО, якщо сума двох його кубиків не менша за { $n }.
syndicate-about-pays-even-odd = Наприкінці раунду дає { $vp } ПО, якщо лівий кубик парний, а правий непарний.
syndicate-about-pays-odd-even = Наприкінці раунду дає { $vp } ПО, якщо лівий кубик непарний, а правий парний.
syndicate-about-pays-sum-odd = Наприкінці раунду дає { $vp } ПО, якщо один з його кубиків парний, а інший непарний.
syndicate-about-pays-sum-even = Наприкінці раунду дає { $vp } ПО, якщо обидва його кубики парні або обидва непарні.
syndicate-about-pays-both-odd = Наприкінці раунду дає { $vp } ПО, якщо обидва його кубики непарні.
syndicate-about-pays-both-even = Наприкінці раунду дає { $vp } ПО, якщо обидва його кубики парні.

syndicate-about-investor = Інвестор ({ $type })
syndicate-about-investor-kind = Інвестор
syndicate-about-investor-won = Наприкінці раунду його отримує гравець, у якого найбільше агентів і помічників у сусідніх комірках; друге місце дає 1 ПО.
syndicate-about-investor-pays = Наприкінці гри платить власнику 1 ПО за кожного робота цього типу ({ $type }) в його стосі.

syndicate-about-die = Кубик
syndicate-about-die-does = Кидається раз на раунд; далі його змінюють лише роботи, яких ви підключаєте. Вище 6 іде 1, нижче 1 іде 6.
syndicate-about-agent = Агент
syndicate-about-agent-does = Поставте його біля робота, щоб купити цього робота. Він стоїть там до кінця раунду й дає 1 вплив на сусідніх інвесторів.
syndicate-about-assistant = Помічник
syndicate-about-assistant-does = Відправте його разом з агентом, і вплив зросте на 1, або накрийте кут робота, якого підключаєте: тоді кут не діє. У кожному раунді їх п’ять.
syndicate-about-marker = Маркер черговості
syndicate-about-marker-does = Кожен гравець пасує один раз за раунд і кладе маркер згори: хто спасує останнім, почне наступний раунд. Якщо агенти ще є, викладаються чотири нові роботи.
syndicate-about-deck = Колода
syndicate-about-deck-does = Звідси береться новий робот, щойно одного з чотирьох куплять.
syndicate-about-discard = Скид
syndicate-about-discard-does = Роботи, яких ніхто не купив, лежать тут у відкриту. Коли колода скінчиться, скид стане новою колодою.
