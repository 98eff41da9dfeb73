# Веб-клиент: слова оболочки. Слова игр — в их собственных файлах.
# Везде.
web-number = Номер
web-main = Главное
web-home = На главную
web-rules = Правила
web-settings = Настройки
web-language = Язык
web-menu = Меню
web-close = Закрыть
web-cancel = Отмена
web-go-on = Продолжить
web-save = Сохранить
web-saved = Сохранено.
web-copy = Скопировать
web-copied = Скопировано
web-yes = да
web-no = нет
web-you = вы
web-more = Ещё
web-to-content = Перейти к содержанию
web-unreachable = Сервер не отвечает.
web-unreachable-right = Ничего не изменилось. Проверьте связь и попробуйте ещё раз.
web-reconnecting = Связь пропала, подключаемся снова…
web-lost = Страница не найдена
web-lost-about = Адрес неверный, или этой страницы больше нет.

# Кто есть кто.
web-who = Кто играет?
web-name = Имя
web-your-name = Ваше имя
web-guest = Гость
web-account = Учётная запись
web-password = Пароль
web-password-about = Не меньше 8 символов.
web-password-old = Текущий пароль
web-password-new = Новый пароль
web-as-guest = Играть гостем
web-as-guest-about = Достаточно имени. Ваши места останутся за вами в этом браузере.
web-sign-in = Войти
web-sign-in-about = Если у вас уже есть учётная запись.
web-sign-up = Создать учётную запись
web-sign-up-about = С учётной записью можно играть на всех устройствах и участвовать в рейтинговых играх. Места и партии гостя остаются за вами.
web-sign-out = Выйти
web-sign-out-guest = Если выйти без учётной записи, вернуться за свои столы не получится.
web-no-account = Учётная запись не нужна.

# Главная.
web-hello = Экономические настольные игры онлайн
web-hello-about = Сразу против ботов или с друзьями по ссылке. Каждая игра — точно по правилам.
web-games = Игры
web-play-bots = Играть с ботами
web-game-players = { $fewest }–{ $most } { $most ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }
web-game-minutes = { $from }–{ $to } мин
web-play-title = { $game }: игра с ботами
web-begin = Начать
web-new-table = Новый стол
web-how-many = Игроки
web-alone = один
web-strength = Сила ботов
web-my-tables = Мои столы
web-my-turns =
    { $n ->
        [one] Ваш ход за { $n } столом
        [few] Ваш ход за { $n } столами
       *[many] Ваш ход за { $n } столами
    }
web-open-tables = Открытые столы
web-open-none = Сейчас никто не ждёт игроков. Откройте стол и отправьте друзьям ссылку.
web-running = Идут сейчас
web-your-turn = Ваш ход
web-others-turn = Ждём других
web-watch = Смотреть
web-waits-players =
    { $n ->
        [one] нужен ещё { $n } игрок
        [few] нужны ещё { $n } игрока
       *[many] нужно ещё { $n } игроков
    }
web-seats-free =
    { $n ->
        [one] свободно { $n } место
        [few] свободно { $n } места
       *[many] свободно { $n } мест
    }

# Новый стол.
web-game = Игра
web-which-game = Выберите игру
web-seats = Места
web-seat-number = Место { $n }
web-seat-me = Вы
web-seat-anybody = Кто угодно
web-seat-link = Тот, у кого есть ссылка
web-seat-free = свободно
web-seat-invited = для того, у кого есть ссылка
web-seat-kept = занято за другим игроком
web-bot-name = Бот ({ $bot })
web-bot-random = наугад
web-bot-greedy = жадный
web-bot-easy = лёгкий
web-bot-normal = средний
web-bot-hard = сильный
web-bot-expert = мастер
web-options = Настройки игры
web-module = модуль
web-options-fine = Другие настройки
web-choice-together = одновременно
web-choice-in_turn = по очереди
web-choice-rulebook = по книге правил
web-choice-printed = как напечатано
web-choice-random = случайно
web-choice-easy = лёгкий
web-choice-normal = средний
web-choice-hard = сильный
web-choice-insane = безумный
web-choice-off = нет
web-choice-on = да
web-choice-hidden = скрыты
web-choice-shown = на экране
web-choice-big = большое
web-choice-small = малое
web-choice-plain = обычная
web-choice-dark = тёмная
web-choice-new = с новыми бонусами
web-choice-any = любая
web-choice-first-game = Первая партия с дополнением
web-choice-overproduction = Избыточное производство
web-choice-open-spaces = Бескрайние просторы
web-choice-n1 = N1
web-choice-n2 = N2
web-choice-n3 = N3
web-choice-n4 = N4
web-choice-n5 = N5
web-choice-n6 = N6
web-choice-n7 = N7
web-choice-n8 = N8
web-choice-n9 = N9
web-choice-n10 = N10
web-choice-alone = только в одиночной игре
web-choice-standard = стандартный
web-choice-expert = экспертный
web-choice-tactical = вместо тактического
web-choice-logistic = вместо логистического
web-choice-mechanical = вместо механического
web-choice-ravagers = Разорители
web-choice-refuge-42 = Убежище 42
web-choice-auxilia = Ауксилия
web-choice-farm-z = Ферма Z
web-choice-hackers = Взломщики
web-choice-chrono-cult = Культ Хроно
web-time = Время
web-clock-which = Контроль времени
web-clock-none = Без ограничений
web-clock-short = В реальном времени
web-clock-long = На несколько дней
web-clock-minutes = Минут на игрока
web-clock-increment = Секунд за каждый ход
web-clock-days-each = Дней на каждый ход
web-clock-live = { $minutes } мин на игрока и { $seconds } с за каждый ход
web-clock-each =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
web-clock-days = { $days } д { $hours } ч
web-clock = Осталось: { $time }
web-lapse = Если время вышло
web-lapse-bot = За игрока доиграет бот ({ $bot })
web-lapse-end = Игра заканчивается, у игрока последнее место
web-who-sees = Кому виден стол
web-who-finds = Кто найдёт стол
web-visibility-public = Все
web-visibility-link = Те, у кого есть ссылка
web-visibility-private = Только его игроки
web-who-looks = Зрители
web-looks-welcome = Могут смотреть
web-looks-delayed = Могут смотреть с задержкой
web-looks-refused = Не допускаются
web-delay = Задержка в секундах
web-spectators-welcome = Зрители допускаются
web-spectators-delayed = Зрители видят всё на { $seconds } с позже
web-spectators-refused = Без зрителей
web-title = Название
web-hints-on = Подсказки разрешены
web-hints-off = Без подсказок
web-rated = Рейтинговая игра
web-rated-account = Для игроков с учётной записью.
web-open-table = Открыть стол

# До игры.
web-all-here = Все собрались
web-sit = Сесть
web-stand-up = Встать
web-start = Начать игру
web-wait-start = Все собрались. Ждём, когда хозяин стола начнёт игру.
web-fill = { $n ->
    [one] Отдать { $n } свободное место боту
    [few] Отдать { $n } свободных места ботам
   *[many] Отдать { $n } свободных мест ботам
}
web-close-table = Закрыть стол
web-closed = Этот стол закрыли до начала игры.
web-delayed = Зрители видят этот стол с задержкой. Игра скоро появится.
web-invite = Пригласить
web-invite-about = По этой ссылке можно сесть за стол.
web-agreed = Настройки игры
web-commitment = Тасовка закреплена до начала игры: { $hash }… Потом её сможет проверить каждый.

# За столом.
web-board = Поле
web-table-now = Стол
web-players = Игроки
web-log = Ход игры
web-log-earlier = Показать предыдущие
web-log-laid-out = Новое на столе: { $n }
web-chat = Чат
web-chat-empty = Сообщений пока нет.
web-chat-say = Написать сообщение
web-send = Отправить
web-beside = Игроки, ход игры и чат
web-areas = Части стола
web-zoom = Размер стола
web-zoom-out = Мельче
web-zoom-in = Крупнее
web-zoom-fit = По размеру окна
web-question = Что нужно решить
web-choices-none = Сейчас выбирать нечего
web-tab-choose = Решение
web-tab-board = { web-area-board }
web-tab-mine = { web-area-mine }
web-tab-players = { web-players }
web-tab-log = { web-log }
web-area-board = Стол
web-area-mine = Моё
web-area-others = Другие
web-action = Ваше решение
web-choices = Варианты
web-choices-back = Назад к списку
web-choices-ways =
    { $n ->
        [one] { $n } вариант
        [few] { $n } варианта
       *[many] { $n } вариантов
    }
web-steps = Уже выбрано
web-step-back = Вернуться к этому шагу
web-preview = Что произойдёт
web-preview-chance = Остальное решит случай.
web-confirm = Подтвердить
web-undo = Отменить
web-skip = Пропустить
web-hint = Подсказка
web-hint-title = Что советуют боты
web-hint-thinking = Играем две тысячи пробных партий…
web-hint-about = Доля побед каждого хода в пробных партиях. Боты видят только то, что видите вы.
web-hint-win = побед { $win } % (± { $sure })
web-hint-take = Сделать этот ход
web-waiting = Ждём: { $names }.
web-thinking = думает
web-stand-in = играет бот
web-resigned = партия сдана
web-onlooker = Зритель
web-away = Сейчас за вас играет бот.
web-return = Я снова здесь
web-resign = Сдаться
web-resign-sure = Ваше место займёт бот или игра закончится — смотря как настроен стол. Отменить это нельзя.
web-wish = Попросить вернуться к этому моменту
web-wish-of = { $seat } просит вернуться к моменту перед шагом { $entry }.
web-wish-waits = Ждём ответа остальных.
web-agree = Согласиться
web-decline = Отказаться
web-why = Почему
web-sum = Сумма
web-points = очки
web-points-of = Очки: { $name }
web-see-moment = Показать этот момент
web-recap = Пока вас не было
web-recap-more =
    { $n ->
        [one] Ещё { $n } более ранняя запись — в ходе игры.
        [few] Ещё { $n } более ранние записи — в ходе игры.
       *[many] Ещё { $n } более ранних записей — в ходе игры.
    }
web-cards-in-hand = карт на руке
web-die = кубик: { $value }

# Ход игры, кроме того, что рассказывает сама игра.
web-log-sit = За стол садится { $seat }.
web-log-leave = Из-за стола встаёт { $seat }.
web-log-begin = Игра начинается.
web-log-undo = { $seat } отменяет свой ход.
web-log-rewind = По просьбе игрока { $seat } все возвращаются назад.
web-log-wish = { $seat } просит вернуться назад.
web-log-agree = { $seat } соглашается.
web-log-decline = { $seat } отказывается.
web-log-resign = { $seat } сдаётся.
web-log-lapse = У игрока { $seat } вышло время.
web-log-return = { $seat } снова за столом.
web-log-upgrade = Правила обновлены; игра продолжается.
web-log-stop = Игра на этом останавливается.
web-log-close = Стол закрыт.
web-log-undo-plain = Ход отменён.
web-log-rewind-plain = Все вернулись назад.

# После игры.
web-over = Игра окончена.
web-stopped = Игра остановлена.
web-result = Итог
web-won =
    { $n ->
        [one] Победа: { $names }
        [few] Общая победа: { $names }
       *[many] Общая победа: { $names }
    }
web-gave-up = { $name }: сдача или время вышло.
web-score =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
web-rematch = Сыграть ещё
web-replay = Просмотр партии
web-record = Запись партии
web-verify = Проверить партию
web-verified =
    { $picks ->
        [one] Всё сходится: каждый ход по правилам, и { $picks } случайный выбор закреплён до начала игры.
        [few] Всё сходится: каждый ход по правилам, и все { $picks } случайных выбора закреплены до начала игры.
       *[many] Всё сходится: каждый ход по правилам, и все { $picks } случайных выборов закреплены до начала игры.
    }
web-not-verified = Проверить партию не удалось.
web-to-table = Вернуться к столу
web-share-moment = Ссылка на этот момент
web-first = В начало
web-previous = Назад
web-next = Вперёд
web-last = В конец
web-play = Воспроизвести
web-pause = Пауза
web-moment = Момент
web-step-of = { $step } из { $steps }
web-eyes = Чьими глазами
web-what-happened = Что произошло
web-deed = { $seat }: { $deed }
web-nothing-heard = Отсюда ничего не было видно.

# Разбор партии.
web-lab = Разбор партии
web-lab-about = Боты заново разбирают каждое решение, зная только то, что было известно игроку в тот момент. Шанс на победу — доля побед в пробных партиях, сыгранных с этого момента.
web-lab-start-title = Эта партия ещё не разобрана
web-lab-start = Разобрать партию
web-lab-start-about = Это займёт от нескольких секунд до нескольких минут. Страницу можно закрыть и вернуться позже.
web-lab-running-title = Идёт разбор
web-lab-running = Решений: { $done } из { $of }
web-lab-chances = Шансы на победу
web-lab-chart = Шансы на победу по ходу партии: стрелки переключают моменты, Enter показывает момент
web-lab-axis = Шаги партии
web-lab-at = { $name }: { $win } %, ± { $sure }
web-lab-moment = Шаг { $step }
web-lab-end = Партия окончена.
web-lab-table = Показать таблицей
web-lab-step = Шаг
web-lab-who = Игрок
web-lab-win = Шанс на победу
web-lab-choice = Решение
web-lab-accounts = Решения игроков
web-lab-count-choices = решений
web-lab-count-best = как у ботов
web-lab-count-unclear = без явной разницы
web-lab-count-costly = ошибки
web-lab-count-untried = ботами не проверены
web-lab-count-lost = потеряно, проц. пунктов
web-lab-costs = Самые дорогие ошибки
web-lab-costs-about = В процентных пунктах шанса на победу. Разница в пределах погрешности не учитывается.
web-lab-costs-none = Явно худших решений не было.
web-lab-whose = Чьи решения
web-lab-everybody = Все
web-lab-cost = { $cost } п. п.
web-lab-better = Боты выбрали бы: { $deed }
web-lab-difference = { $cost } п. п. (± { $sure })
web-lab-unclear = без явной разницы
web-lab-unclear-count =
    { $n ->
        [one] Ещё { $n } решение отличается от выбора ботов, но без явной разницы
        [few] Ещё { $n } решения отличаются от выбора ботов, но без явной разницы
       *[many] Ещё { $n } решений отличаются от выбора ботов, но без явной разницы
    }
web-lab-all =
    { $n ->
        [one] Показать { $n } решение
        [few] Показать все { $n } решения
       *[many] Показать все { $n } решений
    }
web-lab-judged-best = Боты выбрали бы то же самое.
web-lab-judged-unclear = Боты выбрали бы другое, но явной разницы нет.
web-lab-judged-costly = Боты выбрали бы другое.
web-lab-judged-untried = Это решение боты не проверяли.

# Играть дальше с момента; взгляд назад.
web-play-on = Играть дальше отсюда
web-play-on-about = Откроется новый стол с положением после шага { $step }: те же скрытые карты и та же удача впереди. Без часов и без рейтинга.
web-play-on-seat = Ваше место
web-past = Момент из прошлого
web-to-game = Вернуться в игру

# Лучшие игроки.
web-best = Лучшие игроки
web-best-about = Самые сильные по рейтинговым играм. Рейтинг показан с осторожностью: он растёт, когда новые игры его подтверждают.
web-best-none = Рейтинговых игр ещё не было. Открыть такой стол могут игроки с учётной записью.
web-rating = Рейтинг
web-games-played = Игры

# Игроки и настройки.
web-since = с { $date }
web-ratings = Рейтинг
web-ratings-none = Рейтинговых игр пока не было.
web-rated-games =
    { $n ->
        [one] { $n } игра
        [few] { $n } игры
       *[many] { $n } игр
    }
web-history = Игры
web-history-none = Сыгранных игр пока нет.
web-more-games = Более ранние игры
web-place = { $rank }-е место
web-screen = Экран
web-theme = Тема
web-theme-auto = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-motion = Анимация
web-motion-auto = Как в системе
web-motion-on = Включена
web-motion-off = Выключена
web-speed = Скорость анимации
web-sound = Звук
web-sound-off = Выключен
web-sound-quiet = Тихо
web-sound-normal = Средне
web-sound-loud = Громко
web-sound-ask = Включить звук?
web-sound-yes = Да
web-sound-no = Нет
web-confirm-all = Подтверждать каждое решение, даже если его можно отменить
web-summaries = Показывать очки за раунд, когда он окончен
web-plain = Показывать все игры текстом и списками
web-email = Электронная почта
web-email-about = Куда писать, когда наступит ваш ход в неспешной игре. Больше её никто не видит.
web-mail = Писать мне, когда мой ход
web-webhook = Вебхук
web-webhook-about = Адрес вашей программы: мы обратимся к ней, когда наступит ваш ход.
web-keys = Сеансы и токены
web-keys-about = Программам доступно всё то же, что и людям. Подробнее:
web-browser = Браузер
web-token = Токен
web-this-browser = этот
web-used = использован { $date }
web-revoke = Отозвать
web-token-label = Название токена
web-token-make = Создать токен
web-token-once = Скопируйте сейчас: больше он не будет показан.
web-book-table = Все столы
web-book-house = Правила сервера

# Объяснения настроек.
web-option-fantastic-factories-work = Работают все сразу или по очереди.
web-option-fantastic-factories-work-together = Все работают одновременно, и никто никого не ждёт.
web-option-fantastic-factories-work-in_turn = По очереди, в порядке хода: дольше, зато в первой игре легче уследить.
web-option-fantastic-factories-cards = Какому тексту следуют Завод вторсырья, Перерабатывающий завод, Свалка металлолома и Солнечные панели: книга правил и карты расходятся.
web-option-fantastic-factories-cards-rulebook = Эти четыре карты действуют так, как сказано в книге правил.
web-option-fantastic-factories-cards-printed = Эти четыре карты действуют так, как на них напечатано.
web-option-fantastic-factories-first = У кого жетон первого игрока в первом раунде.
web-option-fantastic-factories-first-random = Случайно.
web-option-fantastic-factories-first-seat = Это место ходит первым.
web-option-fantastic-factories-machine = Какая фора у Машины в одиночной игре. Если игроков больше, она не участвует.
web-option-fantastic-factories-machine-easy = Машина начинает с 2 чертежами.
web-option-fantastic-factories-machine-normal = Машина начинает с 3 чертежами.
web-option-fantastic-factories-machine-hard = Машина начинает с 4 чертежами.
web-option-fantastic-factories-machine-insane = Машина начинает с 5 чертежами.
web-option-cyber-merchant-cyber_deck = Закрытые жетоны, которые двигают цены.
web-option-cyber-merchant-cyber_deck-off = Без жетонов: лучше для первой игры.
web-option-cyber-merchant-cyber_deck-on = В каждом раунде у каждой цены есть закрытый жетон, который сдвигает её перед продажей акций.
web-option-cyber-merchant-notes = Кто следит за картами, которые взяли другие.
web-option-cyber-merchant-notes-hidden = Каждый запоминает сам, как за настоящим столом.
web-option-cyber-merchant-notes-shown = Экран показывает их всем.
web-option-cyber-merchant-first = У кого жетон первого игрока на первом аукционе.
web-option-cyber-merchant-first-seat = Это место ходит первым.
web-option-smartphone-board = Размер поля.
web-option-smartphone-board-big = 12 регионов, от 1 до 5 игроков.
web-option-smartphone-board-small = 8 регионов, от 1 до 3 игроков.
web-option-smartphone-technologies = Бонусы шести технологий.
web-option-smartphone-technologies-plain = Только обычные стороны: лучше всего для первой партии.
web-option-smartphone-technologies-random = Случайная сторона каждого базового жетона.
web-option-smartphone-technologies-new = Случайный выбор, включая новые бонусы.
web-option-smartphone-technologies-first-game = Рекомендуемый набор, в нём есть новые бонусы.
web-option-smartphone-technologies-overproduction = Рекомендуемый набор, в нём есть новые бонусы.
web-option-smartphone-technologies-open-spaces = Рекомендуемый набор, в нём есть новые бонусы.
web-option-smartphone-directives = Общие цели.
web-option-smartphone-directives-off = Без них.
web-option-smartphone-directives-on = Общие цели, каждая приносит одному игроку 12 очков.
web-option-smartphone-hard = Вариант, в котором очками ещё и платят.
web-option-smartphone-hard-off = Обычная партия.
web-option-smartphone-hard-on = За символы и товары платят очками, патенты и ретейлеры приносят очки сразу, на долг начисляют проценты.
web-option-smartphone-gps = Бонус этой технологии.
web-option-smartphone-gps-any = По настройке «Технологии».
web-option-smartphone-gps-plain = Сразу 5 товаров.
web-option-smartphone-gps-dark = Ещё 1 товар за каждый активный символ дешёвого товара.
web-option-smartphone-gps-n1 = Ещё 2 очка за каждый товар, проданный в избранном регионе.
web-option-smartphone-gps-n2 = 1 товар на следующий раунд за каждый регион под контролем.
web-option-smartphone-wi_fi = Бонус этой технологии.
web-option-smartphone-wi_fi-any = По настройке «Технологии».
web-option-smartphone-wi_fi-plain = Непроданные товары остаются на складе.
web-option-smartphone-wi_fi-dark = Раз в раунд второй офис в регионе.
web-option-smartphone-wi_fi-n3 = Ранняя продажа там, где стоят офис и директор.
web-option-smartphone-wi_fi-n4 = До 2 товаров на символы изучения и логистики, за каждый ещё 1 прогресс.
web-option-smartphone-gamepad = Бонус этой технологии.
web-option-smartphone-gamepad-any = По настройке «Технологии».
web-option-smartphone-gamepad-plain = Сразу офис в любом регионе.
web-option-smartphone-gamepad-dark = Каждая технология стоит на 1 прогресс меньше.
web-option-smartphone-gamepad-n5 = Второй товар покупателю, которому нужна технология с патентом игрока.
web-option-smartphone-gamepad-n6 = Там, где стоят офис и директор, купит любой покупатель.
web-option-smartphone-battery = Бонус этой технологии.
web-option-smartphone-battery-any = По настройке «Технологии».
web-option-smartphone-battery-plain = Ещё 1 прогресс логистики в каждом раунде.
web-option-smartphone-battery-dark = Ещё 1 прогресс логистики за каждый активный символ наценки.
web-option-smartphone-battery-n7 = Сразу мини-улучшение.
web-option-smartphone-battery-n8 = По 2 товара за каждый патент, сразу и в каждом раунде.
web-option-smartphone-nfc = Бонус этой технологии.
web-option-smartphone-nfc-any = По настройке «Технологии».
web-option-smartphone-nfc-plain = Цена на 1 выше сразу и в каждом следующем раунде.
web-option-smartphone-nfc-dark = До 3 товаров можно продать мимо регионов.
web-option-smartphone-nfc-n9 = Раз в раунд бронь крайнего покупателя региона; вместе с N10 не бывает.
web-option-smartphone-four_g = Бонус этой технологии.
web-option-smartphone-four_g-any = По настройке «Технологии».
web-option-smartphone-four_g-plain = По 1 товару в каждом регионе без своего офиса.
web-option-smartphone-four_g-dark = Одна ячейка улучшения может лежать за пределами планшетов.
web-option-smartphone-four_g-n10 = Сразу положить ретейлера в регион; вместе с N9 не бывает.
web-option-dei-automa = Участвует ли Автома — фракция, за которую никто не играет, — и насколько она сильна.
web-option-dei-automa-alone = Только в одиночной игре, стандартный уровень.
web-option-dei-automa-easy = 3 или 4 действия за фазу; от 1 до 5 игроков.
web-option-dei-automa-standard = Сначала 3 действия за фазу, в конце 6; от 1 до 5 игроков.
web-option-dei-automa-expert = 5 или 6 действий за фазу; от 1 до 5 игроков.
web-option-dei-gear = Заменяет ли снаряжение из дополнения один из трёх цветных рынков.
web-option-dei-gear-off = Рынки базовой игры: лучше для первой партии.
web-option-dei-gear-tactical = Снаряжение лидеров вместо тактических карт, аванпостов и преимуществ.
web-option-dei-gear-logistic = Снаряжение лидеров вместо логистических карт, аванпостов и преимуществ.
web-option-dei-gear-mechanical = Снаряжение лидеров вместо механических карт, аванпостов и преимуществ.
web-option-dei-gear-random = Случайный из трёх.
web-option-dei-new_missions = Четыре миссии дополнения.
web-option-dei-new_missions-off = Только миссии базовой игры.
web-option-dei-new_missions-on = Они замешаны к остальным.
web-option-dei-short_missions = Из скольких миссий выбирают.
web-option-dei-short_missions-off = По две на раунд.
web-option-dei-short_missions-on = По одной на раунд.
web-option-dei-draft = Откуда у игроков преимущества.
web-option-dei-draft-off = Их раздают случайно: лучше для первой партии.
web-option-dei-draft-on = Каждый по очереди берёт по одному каждого цвета, от 2 игроков.
web-option-dei-seat_1 = Фракция этого места.
web-option-dei-seat_1-any = Случайная.
web-option-dei-seat_1-ravagers = Мастера сбора; дрон Масамуне.
web-option-dei-seat_1-refuge-42 = Берут числом; дрон Саймон.
web-option-dei-seat_1-auxilia = Быстро перемещаются; дрон Муха.
web-option-dei-seat_1-farm-z = Лидер считается за двоих; дрон Драко.
web-option-dei-seat_1-hackers = Припасы за взломанные аванпосты и две миссии сразу; дрон Скорпион.
web-option-dei-seat_1-chrono-cult = Дары, которые требуют ответа; дрон Собор. Не вместе с Автомой.
web-option-dei-seat_2 = { web-option-dei-seat_1 }
web-option-dei-seat_2-any = { web-option-dei-seat_1-any }
web-option-dei-seat_2-ravagers = { web-option-dei-seat_1-ravagers }
web-option-dei-seat_2-refuge-42 = { web-option-dei-seat_1-refuge-42 }
web-option-dei-seat_2-auxilia = { web-option-dei-seat_1-auxilia }
web-option-dei-seat_2-farm-z = { web-option-dei-seat_1-farm-z }
web-option-dei-seat_2-hackers = { web-option-dei-seat_1-hackers }
web-option-dei-seat_2-chrono-cult = { web-option-dei-seat_1-chrono-cult }
web-option-dei-seat_3 = { web-option-dei-seat_1 }
web-option-dei-seat_3-any = { web-option-dei-seat_1-any }
web-option-dei-seat_3-ravagers = { web-option-dei-seat_1-ravagers }
web-option-dei-seat_3-refuge-42 = { web-option-dei-seat_1-refuge-42 }
web-option-dei-seat_3-auxilia = { web-option-dei-seat_1-auxilia }
web-option-dei-seat_3-farm-z = { web-option-dei-seat_1-farm-z }
web-option-dei-seat_3-hackers = { web-option-dei-seat_1-hackers }
web-option-dei-seat_3-chrono-cult = { web-option-dei-seat_1-chrono-cult }
web-option-dei-seat_4 = { web-option-dei-seat_1 }
web-option-dei-seat_4-any = { web-option-dei-seat_1-any }
web-option-dei-seat_4-ravagers = { web-option-dei-seat_1-ravagers }
web-option-dei-seat_4-refuge-42 = { web-option-dei-seat_1-refuge-42 }
web-option-dei-seat_4-auxilia = { web-option-dei-seat_1-auxilia }
web-option-dei-seat_4-farm-z = { web-option-dei-seat_1-farm-z }
web-option-dei-seat_4-hackers = { web-option-dei-seat_1-hackers }
web-option-dei-seat_4-chrono-cult = { web-option-dei-seat_1-chrono-cult }
web-option-dei-seat_5 = { web-option-dei-seat_1 }
web-option-dei-seat_5-any = { web-option-dei-seat_1-any }
web-option-dei-seat_5-ravagers = { web-option-dei-seat_1-ravagers }
web-option-dei-seat_5-refuge-42 = { web-option-dei-seat_1-refuge-42 }
web-option-dei-seat_5-auxilia = { web-option-dei-seat_1-auxilia }
web-option-dei-seat_5-farm-z = { web-option-dei-seat_1-farm-z }
web-option-dei-seat_5-hackers = { web-option-dei-seat_1-hackers }
web-option-dei-seat_5-chrono-cult = { web-option-dei-seat_1-chrono-cult }
web-option-dei-seat_6 = { web-option-dei-seat_1 }
web-option-dei-seat_6-any = { web-option-dei-seat_1-any }
web-option-dei-seat_6-ravagers = { web-option-dei-seat_1-ravagers }
web-option-dei-seat_6-refuge-42 = { web-option-dei-seat_1-refuge-42 }
web-option-dei-seat_6-auxilia = { web-option-dei-seat_1-auxilia }
web-option-dei-seat_6-farm-z = { web-option-dei-seat_1-farm-z }
web-option-dei-seat_6-hackers = { web-option-dei-seat_1-hackers }
web-option-dei-seat_6-chrono-cult = { web-option-dei-seat_1-chrono-cult }
web-bots-about = Бот «наугад» ходит не думая, жадный хватает всё, что может. Остальные просчитывают игру вперёд: чем сильнее, тем дальше.
web-about-clock-none = Спешить некуда: для друзей, которые играют вместе.
web-about-clock-live = Все в сети. У каждого есть время на всю игру и несколько секунд за каждый ход.
web-about-clock-days = Каждый ходит, когда есть время, но не дольше заданного числа дней.
web-about-lapse-bot = Остальные играют дальше, а игрок может вернуться в любой момент.
web-about-lapse-end = Никому не приходится играть против бота.
web-about-visibility-public = Стол есть в списке на главной странице.
web-about-visibility-link = Стола нет в списках. По ссылке можно смотреть и сесть за стол.
web-about-visibility-private = Ссылка работает только до начала игры.
web-about-looks-welcome = Зрители видят то, что лежит открыто, но не то, что у игроков на руках.
web-about-looks-delayed = То же самое, но позже, чтобы никто не мог подсказывать.
web-about-looks-refused = Игру видят только её участники, и после конца тоже.
web-about-hints = Игроки могут спросить, что сделали бы боты.
web-about-rated = Результат меняет рейтинги игроков.

# Игры: раунд и фаза, числа на карточке места.
web-syndicate-phase = Раунд { $round } из 3
web-syndicate-agents = агенты
web-syndicate-assistants = помощники
web-syndicate-short-information = Информ.
web-syndicate-short-service = Обслуж.
web-syndicate-short-transport = Транспорт
web-syndicate-short-defence = Оборона
web-syndicate-short-industry = Промышл.
web-syndicate-factory = Фабрика
web-syndicate-deck = Колода
web-syndicate-discard = Сброс
web-syndicate-order = Этот раунд
web-syndicate-next = Следующий раунд
web-syndicate-pass = Пас
web-syndicate-network = Моя сеть
web-syndicate-places = Места сети
web-syndicate-dice = Кубики
web-syndicate-die = Кубик { $die } показывает { $value }
web-syndicate-die-next = станет { $value }
web-syndicate-even = чётный
web-syndicate-odd = нечётный
web-syndicate-mark-up = на один больше
web-syndicate-mark-down = на один меньше
web-syndicate-mark-none = без изменений
web-syndicate-covered = { $what }, накрыт
web-syndicate-corner-left = Левый кубик: { $what }
web-syndicate-corner-right = Правый кубик: { $what }
web-syndicate-cover-none = Не накрывать углы
web-syndicate-cover-both = Накрыть оба угла помощниками
web-syndicate-cover-left = Накрыть левый угол помощником
web-syndicate-cover-right = Накрыть правый угол помощником
web-syndicate-covers-none = Без углов
web-syndicate-covers-left = Левый
web-syndicate-covers-right = Правый
web-syndicate-covers-both = Оба
web-syndicate-calibrate = Как настроить робота
web-syndicate-bench = Сюда попадёт новый робот
web-syndicate-slot = Ячейка { $slot }
web-syndicate-place = Место { $place }
web-syndicate-slot-empty = Ячейка { $slot } пуста
web-syndicate-send = Помощники в ячейку { $slot }
web-syndicate-pool =
    В запасе: { $agents ->
        [one] { $agents } агент
        [few] { $agents } агента
       *[many] { $agents } агентов
    }, { $assistants ->
        [one] { $assistants } помощник
        [few] { $assistants } помощника
       *[many] { $assistants } помощников
    }
web-syndicate-pawns-at = Фигуры у ячейки { $slot }
web-syndicate-pawns-of =
    { $name }: { $agents ->
        [one] { $agents } агент
        [few] { $agents } агента
       *[many] { $agents } агентов
    }, { $assistants ->
        [one] { $assistants } помощник
        [few] { $assistants } помощника
       *[many] { $assistants } помощников
    }
web-syndicate-investor-at = Инвестор { $position }: { $kind }
web-syndicate-investor-gone = инвестора здесь больше нет
web-syndicate-influence = { $name }: влияние { $total }, агентов { $agents }
web-syndicate-influence-first = { $name }: влияние { $total }, агентов { $agents }; получает инвестора
web-syndicate-influence-second = { $name }: влияние { $total }, агентов { $agents }; второе место
web-syndicate-influence-none = Здесь ни у кого нет влияния
web-syndicate-ties = При равном влиянии: сначала больше агентов, затем порядок хода этого раунда
web-syndicate-pays-now =
    { $n ->
        [one] Приносит { $n } очко при нынешних кубиках
        [few] Приносит { $n } очка при нынешних кубиках
       *[many] Приносит { $n } очков при нынешних кубиках
    }
web-syndicate-network-now = +{ $n } при нынешних кубиках
web-syndicate-robot-term = Место { $place }, { $kind }, кубики { $l } и { $r }. { $condition }
web-syndicate-type-term =
    { $kind }: { $investors ->
        [one] { $investors } инвестор
        [few] { $investors } инвестора
       *[many] { $investors } инвесторов
    } × { $robots ->
        [one] { $robots } робот
        [few] { $robots } робота
       *[many] { $robots } роботов
    }
web-syndicate-plugged-later =
    { $n ->
        [one] { $n } робот из сети попадёт в стопку в конце раунда
        [few] { $n } робота из сети попадут в стопку в конце раунда
       *[many] { $n } роботов из сети попадут в стопку в конце раунда
    }
web-syndicate-piles = Роботы и инвесторы
web-syndicate-investors = инвесторы
web-syndicate-robots = роботы
web-syndicate-investors-would = Инвесторы заплатят
web-syndicate-investors-paid = Инвесторы заплатили
web-syndicate-investors-pay =
    { $n ->
        [one] Инвесторы заплатят { $n } очко
        [few] Инвесторы заплатят { $n } очка
       *[many] Инвесторы заплатят { $n } очков
    }
web-syndicate-investors-of = Сколько заплатят инвесторы: { $name }
web-syndicate-scored = Уже получено
web-syndicate-outlook-of = { $name }: уже получено и ожидается
web-factories-phase =
    Раунд { $round } · { $stage ->
        [market] рынок
        [work] работа
        [clean_up] завершение раунда
       *[other] конец
    }
web-factories-goods = товары
web-factories-metal = металл
web-factories-energy = энергия
web-merchant-phase =
    Раунд { $round } из { $rounds } · { $stage ->
        [bidding] аукцион { $auction }, ставки
        [trick] хитрости
        [stolen] украденная хитрость
        [gifts] карты в подарок
        [returns] ответные карты
        [commit] заявки
        [market] торги
        [credits] обмен
       *[other] конец
    }
web-merchant-crypto = крипта
web-merchant-credits = мегакредиты
# Кибер Коммерсант: поле.
web-merchant-prices = Цены
web-merchant-track = { $corporation }, цена { $price }
web-merchant-would = Станет { $price }
web-merchant-token-down = Здесь лежит закрытый жетон изменения
web-merchant-black-market = Чёрный рынок
web-merchant-markers = Ваши фишки
web-merchant-free = Сколько мегакредитов ещё можно поставить
web-merchant-lot-number = Лот { $place }
web-merchant-lot = Лот { $place }: { $cards }
web-merchant-scale = Ставки на лот { $place }
web-merchant-bid = Поставить { $mark } на лот { $place }
web-merchant-no-bid = ставки нет
web-merchant-sold = Продано
web-merchant-deck = Колода
web-merchant-discard = Сброс
web-merchant-tricks = Хитрости
web-merchant-tricks-about = Сейчас нужно разыграть все хитрости с руки.
web-merchant-trick-spot = Здесь лежит хитрость, которую разыгрывают
web-merchant-played = Разыграно на этом аукционе
web-merchant-stolen-from = жертва:
web-merchant-gifts = Collective Change
web-merchant-gifts-about = Каждый отдаёт карту игроку, чья хитрость разыграна.
web-merchant-returns-about = Теперь каждый получает карту в ответ.
web-merchant-gets = хитрость сыграна
web-merchant-commitments = Заявки
web-merchant-commit-about = Каждый выкладывает рубашкой вверх акции одной мегакорпорации; к ним можно добавить джокеры.
web-merchant-inside = Что лежит в вашем конверте
web-merchant-take-back = Забрать свой выбор
web-merchant-face-down =
    { $n ->
        [one] { $n } закрытая карта
        [few] { $n } закрытые карты
       *[many] { $n } закрытых карт
    }
web-merchant-chosen = выбор сделан
web-merchant-choosing = выбирает
web-merchant-markets = Торги
web-merchant-market = торги идут
web-merchant-market-in = Торги: { $corporation }, цена { $price }
web-merchant-price = цена
web-merchant-caller = открывает торги
web-merchant-sum = сумма { $sum }
web-merchant-sum-word = сумма
web-merchant-sum-of = Карты на торгах: { $name }
web-merchant-rank = место { $rank }
web-merchant-closed = Торги этого раунда
web-merchant-closed-all = Все торги игры
web-merchant-round = раунд { $round }
web-merchant-paid = { $name }, { $corporation }: крипта { $crypto }
web-merchant-pay-of = { $corporation }: выплата, { $name }
web-merchant-why-rank =
    { $higher ->
        [0] Сумма { $sum }: больше ни у кого нет, поэтому место { $rank }
        [one] Сумма { $sum }: больше у { $higher } игрока, поэтому место { $rank }
        [few] Сумма { $sum }: больше у { $higher } игроков, поэтому место { $rank }
       *[many] Сумма { $sum }: больше у { $higher } игроков, поэтому место { $rank }
    }
web-merchant-why-price = Торги оплачивают по цене { $price }
web-merchant-why-earlier = Крипта с начала игры и отменённое
web-merchant-exchange = Обмен крипты
web-merchant-rate =
    { $rate ->
        [one] За 1 крипту дают { $rate } мегакредит. Побеждает крипта; мегакредитами только платят за лоты.
        [few] За 1 крипту дают { $rate } мегакредита. Побеждает крипта; мегакредитами только платят за лоты.
       *[many] За 1 крипту дают { $rate } мегакредитов. Побеждает крипта; мегакредитами только платят за лоты.
    }
web-merchant-how-much = Сколько крипты обменять
web-merchant-keep = ничего
web-merchant-exchange-so =
    { $credits ->
        [one] Обменять крипту ({ $crypto }) на { $credits } мегакредит
        [few] Обменять крипту ({ $crypto }) на { $credits } мегакредита
       *[many] Обменять крипту ({ $crypto }) на { $credits } мегакредитов
    }
web-merchant-final = Конец игры
web-merchant-final-about = Побеждает тот, у кого больше крипты; оставшиеся мегакредиты ничего не стоят.
web-merchant-left = акции на руке: { $value }
web-merchant-tie = При равенстве: { $name }
web-merchant-first = Первый игрок
web-merchant-rob =
    { $n ->
        [one] Украсть карту: { $name }, на руке { $n } карта
        [few] Украсть карту: { $name }, на руке { $n } карты
       *[many] Украсть карту: { $name }, на руке { $n } карт
    }
web-merchant-hand-of =
    { $n ->
        [one] { $n } карта на руке
        [few] { $n } карты на руке
       *[many] { $n } карт на руке
    }
web-merchant-markers-of =
    { $n ->
        [one] { $n } фишка не поставлена
        [few] { $n } фишки не поставлены
       *[many] { $n } фишек не поставлено
    }
web-merchant-crypto-of = Крипта { $n }: откуда она
web-merchant-unknown =
    { $n ->
        [one] { $n } неизвестная
        [few] { $n } неизвестные
       *[many] { $n } неизвестных
    }
web-merchant-hand = Ваша рука
web-merchant-jokers = Джокеры
web-merchant-all = все
web-merchant-all-of = Все акции { $corporation }
web-merchant-hand-empty = Карт пока нет: купите лот.
web-merchant-hand-none = Вы смотрите эту игру: карты игроков скрыты.

# Fantastic Factories: поле.
web-factories-phases = Фазы раунда
web-factories-phase-market = Рынок
web-factories-phase-work = Работа
web-factories-phase-clean_up = Завершение
web-factories-last = Последний раунд
web-factories-last-next = Раунд { $round } — последний
web-factories-progress = Как дела у игроков
web-factories-turn = ходит
web-factories-finished = закончено
web-factories-unplaced =
    { $n ->
        [0] свободных кубиков нет
        [one] { $n } свободный кубик
        [few] { $n } свободных кубика
       *[many] { $n } свободных кубиков
    }
web-factories-market = Рынок
web-factories-row-blueprints = Чертежи на рынке
web-factories-row-contractors = Контрактники на рынке
web-factories-slot-empty = пустое место
web-factories-token = Инструмент для найма: { $tool }
web-factories-deck = Карт в колоде: { $n }
web-factories-discarded = Карт в сбросе: { $n }
web-factories-wipe = Новые карты
web-factories-prestige = победные очки
web-factories-desk = Ваш стол
web-factories-wallet = Ваши товары
web-factories-of = из { $most }
web-factories-built = построено карт
web-factories-explain =
    { $n ->
        [one] { $n } очко. Показать, откуда
        [few] { $n } очка. Показать, откуда
       *[many] { $n } очков. Показать, откуда
    }
web-factories-points-of = Очки: { $name }
web-factories-goods-term = Товары: { $n }
web-factories-cards-term = Карты: { $n }
web-factories-monuments-term = Монументы: { $n }
web-factories-over-tokens = Жетонов: { $n }; после раунда останется { $most }
web-factories-over-hand = после раунда останется { $most }
web-factories-dice = Ваши кубики
web-factories-die-held = выбран кубик { $value }: укажите для него место
web-factories-dice-none = Кубиков не осталось
web-factories-dice-later = Кубики бросают в начале фазы работы
web-factories-headquarters = Штаб
web-factories-floor-research = Любой кубик даёт чертёж. Если он совпал с кубиком на этаже — ещё один
web-factories-floor-generate = 1, 2 или 3 даёт столько же энергии. Если кубик совпал с кубиком на этаже — на одну больше
web-factories-floor-mine = 4, 5 или 6 даёт 1 металл. Если кубик совпал с кубиком на этаже — ещё один
web-factories-compound = Личная зона
web-factories-compound-empty = Пока ничего не построено
web-factories-band-production = Производство
web-factories-band-utility = Вспомогательные
web-factories-band-training = Тренировочные
web-factories-band-monument = Монументы
web-factories-band-special = Особые
web-factories-active = используется
web-factories-used = использована
web-factories-fresh = новая
web-factories-hand = Рука
web-factories-hand-empty = На руке нет карт
web-factories-buildable = можно построить
web-factories-building = строится
web-factories-barred = уже построена
web-factories-goes = уйдёт в сброс
web-factories-going = в сброс
web-factories-suggested = советуем
web-factories-first = первый игрок
web-factories-known = Известные карты на руке: { $names }
web-factories-machine = Машина
web-factories-machine-dice = Кубики Машины и её карты
web-factories-machine-gains = приносит товар
web-factories-machine-empty = У Машины пока нет карт
web-factories-elsewhere-mine = Ваши кубики и личная зона — на вкладке «{ web-area-mine }»
web-factories-elsewhere-market = Рынок — на вкладке «{ web-area-board }»

web-row-none = –
web-row-and = { $first } · { $next }
web-row-just = { $what }

web-smartphone-phase =
    Раунд { $round } из 5 · { $phase ->
        [setup] подготовка
        [planning] 1 планирование
        [price] 2 цена
        [production] 3 производство
        [improvement] 4 улучшение производства
        [research] 5 изучение
        [logistics] 6 логистика
        [selling] 7 продажа
        [profit] 8 прибыль
       *[other] конец
    }
web-smartphone-price = цена
web-smartphone-goods = товары на складе
web-smartphone-progress = прогресс на руках
web-smartphone-region = { $region } · { $size } · стоимость { $cost }
web-smartphone-offices = Офисы: { $list }
web-smartphone-free =
    { $n ->
        [0] мест нет
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[many] { $n } свободных мест
    }
web-smartphone-customers = Покупатели: { $list }
web-smartphone-customers-yours = Покупатели (✓ купит у вас): { $list }
web-smartphone-wants = до { $n }
web-smartphone-either = { $what } или { $other }
web-smartphone-served =
    { $n ->
        [1] { $customer } → { $seat }
       *[other] { $customer } → { $seat } ×{ $n }
    }
web-smartphone-reserved = { $customer } (бронь: { $seat })
web-smartphone-buys = { $customer } ✓
web-smartphone-retailer = Ретейлер { $id }, ПО его мест: { $spaces }
web-smartphone-control = Контроль: { $list }
web-smartphone-directors = Директора: { $list }
web-smartphone-links = Связи: { $list }
web-smartphone-technology = { $technology } · стоимость { $cost }
web-smartphone-patent = Патент ({ $vp } ПО): { $seat }
web-smartphone-patent-free = Патент: { $vp } ПО тому, кто первый
web-smartphone-researched = Изучили: { $list }
web-smartphone-taken = Кто забрал: { $list }
web-smartphone-declined = Кто отказался: { $list }
web-smartphone-reached = Сейчас есть: { $list }
web-smartphone-result =
    Цена { $price } · товары { $goods } · изучение { $research } · логистика { $logistics } · { $factory ->
        [0] без завода
       *[other] завод
    }
web-smartphone-programme = Цена { $price } · товары { $goods } · изучение { $research } · логистика { $logistics }
web-smartphone-sale = { $vp } ПО по этой цене
web-smartphone-on-top = { $tile }: сверху
web-smartphone-between = { $tile }: между планшетами

web-dei-phase =
    Раунд { $round } из 4 · { $moment ->
        [draft] драфт преимуществ
        [first] фаза действий 1
        [second] фаза действий 2
        [third] фаза действий 3
        [clean_up] обновление
       *[other] окончена
    }
web-dei-cubes-tactical = тактические аванпосты
web-dei-cubes-logistic = логистические аванпосты
web-dei-cubes-mechanical = механические аванпосты
web-dei-cubes-gear = аванпосты снаряжения
web-dei-candies =
    { $n ->
        [one] { $n } стимледенец
        [few] { $n } стимледенца
       *[many] { $n } стимледенцев
    }
web-dei-count = { $what } { $n }
web-dei-whose = { $what } { $seat }
web-dei-neutral = { $what } (ничей)
web-dei-way = { $what } → { $to }
web-dei-outposts = Аванпост: { $list }
web-dei-hacked = { $what }, взломан
web-dei-there = Юниты: { $list }
web-dei-units = { $seat } { $value } ({ $units })
web-dei-scrappers =
    { $n ->
        [one] { $n } сборщик
        [few] { $n } сборщика
       *[many] { $n } сборщиков
    }
web-dei-leader = лидер
web-dei-bonus = бонус +{ $n }
web-dei-nobody = Никого
web-dei-majority = Большинство: { $seat }
web-dei-supremacy = Превосходство: { $seat }
web-dei-tie = Большинства нет
web-dei-structures = Постройки: { $list }
web-dei-also = Ещё здесь: { $list }
web-dei-deck =
    { $n ->
        [one] { $n } карта в колоде
        [few] { $n } карты в колоде
       *[many] { $n } карт в колоде
    }
web-dei-price = цена: { $price }
web-dei-needs =
    { $n ->
        [one] нужен { $n } аванпост
        [few] нужны { $n } аванпоста
       *[many] нужно { $n } аванпостов
    }
web-dei-worth =
    { $n ->
        [one] { $n } припас в конце игры
        [few] { $n } припаса в конце игры
       *[many] { $n } припасов в конце игры
    }
web-dei-column = Раунд { $n }
web-dei-column-late = Раунд { $n } · с запозданием
web-dei-now = → сейчас даст: { $list }
web-dei-pays = { $seat } { $n }
web-dei-marked = { $seat } { $n } ✓
web-dei-automa-needs = Потребности: { $list }
web-dei-need = +{ $n } { $colour }
web-dei-tries = { $id }: { $list }
web-dei-automa-deck = В колоде { $deck }, в сбросе { $discard }
web-dei-gift = { $gift }; сейчас { $n }
web-dei-unlocked = открыто ✓
web-dei-foreseen = Показатель большинства в { $label }: у вас { $own }, лучший у других { $best }
web-dei-supplies =
    { $n ->
        [one] { $n } припас
        [few] { $n } припаса
       *[many] { $n } припасов
    }
web-dei-courtyards = Дворы ряда { $n }
web-dei-roofs = Крыши ряда { $n }
web-dei-do-play = Разыграть карту в открытую
web-dei-do-down = Разыграть карту взакрытую и купить другую
web-dei-do-enlist = Призвать
web-dei-do-move = Переместить
web-dei-do-collect = Собрать
web-dei-do-build = Построить
web-dei-do-kill = Убить
web-dei-do-copy = Скопировать карту
web-dei-do-drone = Активировать дрон
web-dei-do-exchange = Обменять техноэлементы на энергоячейки

# Обучающие партии.
web-lesson = Урок
web-lesson-of = Учимся играть: { $game }
web-lesson-learn = Научиться за 5 минут
web-lesson-offer = Впервые здесь? Короткая партия с подсказками научит играть за 5 минут. Игра: { $game }.
web-lesson-no = Нет, спасибо
web-lesson-back = Назад
web-lesson-next = Дальше
web-lesson-leave = Выйти из урока
web-lesson-show = Показать
web-lesson-take-back = Вернуть
web-lesson-play = Сыграть настоящую партию
web-lesson-watch = Смотрите, что происходит…
web-lesson-strayed = Так тоже можно.
web-lesson-progress = Заметка { $n } из { $of }

# Как играть.
web-guide-of = Как играть: { $game }
web-guide-turn = Раунд
web-guide-scores = За что дают очки
web-guide-end = Конец игры
web-guide-mistakes = Три ошибки новичков
web-guide-all = Все правила по пунктам
web-guide-minutes = Как играть, за пять минут
