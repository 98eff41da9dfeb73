# Синдикат: что делают карты и фишки, и за что даются очки.

syndicate-points-robots = Роботы
syndicate-points-second = Вторые места
syndicate-points-investors = Инвесторы

syndicate-about-robot = Робот { $name } ({ $type })
syndicate-about-robot-cost = Один агент из вашего запаса
syndicate-about-corners = При подключении кубик слева { $left }, а кубик справа { $right }. Помощник на углу отменяет это.
syndicate-about-turns-up = растёт на 1
syndicate-about-turns-down = уменьшается на 1
syndicate-about-turns-none = не меняется
syndicate-about-pile = После раунда робот уходит в вашу стопку, и в конце игры за него платят ваши инвесторы этого типа ({ $type }).

syndicate-about-pays-number = В конце раунда приносит { $one } ПО, если один из двух его кубиков показывает { $n }, и { $both } ПО, если оба.
syndicate-about-pays-under-sum = В конце раунда приносит { $n } ПО минус сумма двух его кубиков, но не меньше 0.
syndicate-about-pays-under-min = В конце раунда приносит { $n } ПО минус меньший из двух его кубиков, но не меньше 0.
syndicate-about-pays-under-max = В конце раунда приносит { $n } ПО минус больший из двух его кубиков, но не меньше 0.
syndicate-about-pays-over-sum = В конце раунда приносит столько ПО, какова сумма двух его кубиков, минус { $n }, но не меньше 0.
syndicate-about-pays-over-min = В конце раунда приносит столько ПО, сколько показывает меньший из двух его кубиков, минус { $n }, но не меньше 0.
syndicate-about-pays-over-max = В конце раунда приносит столько ПО, сколько показывает больший из двух его кубиков, минус { $n }, но не меньше 0.
syndicate-about-pays-less = В конце раунда приносит { $vp } ПО, если левый кубик меньше правого.
syndicate-about-pays-greater = В конце раунда приносит { $vp } ПО, если левый кубик больше правого.
syndicate-about-pays-at-most = В конце раунда приносит { $vp } ПО, если левый кубик не больше правого.
syndicate-about-pays-at-least = В конце раунда приносит { $vp } ПО, если левый кубик не меньше правого.
syndicate-about-pays-equal = В конце раунда приносит { $vp } ПО, если оба кубика равны.
syndicate-about-pays-sum-outside = В конце раунда приносит { $vp } ПО, если сумма двух его кубиков не больше { $n } или не меньше { $high }.
syndicate-about-pays-sum-is = В конце раунда приносит { $vp } ПО, если сумма двух его кубиков ровно { $n }.
syndicate-about-pays-difference-is = В конце раунда приносит { $vp } ПО, если разность двух его кубиков ровно { $n }.
syndicate-about-pays-sum-at-most = В конце раунда приносит { $vp } ПО, если сумма двух его кубиков не больше { $n }.
syndicate-about-pays-sum-at-least = В конце раунда приносит { $vp } ПО, если сумма двух его кубиков не меньше { $n }.
syndicate-about-pays-even-odd = В конце раунда приносит { $vp } ПО, если левый кубик чётный, а правый нечётный.
syndicate-about-pays-odd-even = В конце раунда приносит { $vp } ПО, если левый кубик нечётный, а правый чётный.
syndicate-about-pays-sum-odd = В конце раунда приносит { $vp } ПО, если один из его кубиков чётный, а другой нечётный.
syndicate-about-pays-sum-even = В конце раунда приносит { $vp } ПО, если оба его кубика чётные или оба нечётные.
syndicate-about-pays-both-odd = В конце раунда приносит { $vp } ПО, если оба его кубика нечётные.
syndicate-about-pays-both-even = В конце раунда приносит { $vp } ПО, если оба его кубика чётные.

syndicate-about-investor = Инвестор ({ $type })
syndicate-about-investor-kind = Инвестор
syndicate-about-investor-won = В конце раунда его получает игрок, у которого больше всего агентов и помощников в соседних ячейках; второе место даёт 1 ПО.
syndicate-about-investor-pays = В конце игры платит владельцу 1 ПО за каждого робота этого типа ({ $type }) в его стопке.

syndicate-about-die = Кубик
syndicate-about-die-does = Бросается раз за раунд; дальше его меняют только роботы, которых вы подключаете. Выше 6 идёт 1, ниже 1 идёт 6.
syndicate-about-agent = Агент
syndicate-about-agent-does = Поставьте его к роботу, чтобы купить этого робота. Он стоит там до конца раунда и даёт 1 влияние на соседних инвесторов.
syndicate-about-assistant = Помощник
syndicate-about-assistant-does = Отправьте его вместе с агентом, и влияние вырастет на 1, или накройте угол подключаемого робота: тогда угол не действует. В каждом раунде их пять.
syndicate-about-marker = Маркер очерёдности
syndicate-about-marker-does = Каждый игрок пасует один раз за раунд и кладёт маркер сверху: кто спасует последним, начнёт следующий раунд. Если агенты ещё есть, выкладываются четыре новых робота.
syndicate-about-deck = Колода
syndicate-about-deck-does = Отсюда берётся новый робот, как только одного из четырёх купят.
syndicate-about-discard = Сброс
syndicate-about-discard-does = Роботы, которых никто не купил, лежат здесь в открытую. Когда колода кончится, сброс станет новой колодой.
