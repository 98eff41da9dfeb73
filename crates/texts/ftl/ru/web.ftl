# Веб-клиент: слова оболочки. Слова игр — в их собственных файлах.
# Везде.
web-number = Номер
web-main = Главное
web-home = Все столы
web-rules = Правила
web-settings = Настройки
web-language = Язык
web-menu = Меню
web-close = Закрыть
web-cancel = Отмена
web-go-on = Дальше
web-save = Сохранить
web-saved = Сохранено.
web-copy = Скопировать
web-copied = Скопировано
web-yes = да
web-no = нет
web-you = вы
web-more = Ещё
web-to-content = К содержанию
web-unreachable = Сервер не отвечает.
web-unreachable-right = Ничего не изменилось. Проверьте связь и попробуйте ещё раз.
web-reconnecting = Связь пропала, подключаемся снова…
web-lost = Такой страницы нет
web-lost-about = Адрес неверен, или того, что здесь было, больше нет.

# Кто есть кто.
web-who = Кто вы?
web-name = Имя
web-your-name = Ваше имя
web-guest = Гость
web-account = Учётная запись
web-password = Пароль
web-password-about = Не меньше 8 символов.
web-password-old = Прежний пароль
web-password-new = Новый пароль
web-as-guest = Гостем
web-as-guest-about = Достаточно имени. Ваши места останутся за вами в этом браузере.
web-sign-in = Войти
web-sign-in-about = Для тех, у кого есть учётная запись.
web-sign-up = Новая учётная запись
web-sign-up-about = С учётной записью можно играть на всех устройствах и получать рейтинг. Места и история гостя сохраняются.
web-sign-out = Выйти
web-sign-out-guest = Гость, который вышел, не сможет вернуться за свои столы.
web-no-account = Учётная запись не нужна.

# Главная.
web-hello = Стол готов
web-hello-about = Экономические настольные игры точно по правилам: сразу против ботов или с друзьями по ссылке.
web-games = Во что сыграть
web-play-bots = Играть с ботами
web-play-title = { $game }: игра с ботами
web-begin = Начать
web-new-table = Новый стол
web-how-many = Сколько играет
web-alone = в одиночку
web-strength = Сила ботов
web-my-tables = Мои столы
web-my-turns =
    { $n ->
        [one] Вас ждёт { $n } стол
        [few] Вас ждут { $n } стола
       *[many] Вас ждут { $n } столов
    }
web-open-tables = Открытые столы
web-open-none = Сейчас никто не ждёт игроков. Откройте стол и отправьте друзьям ссылку.
web-running = Идут сейчас
web-your-turn = Ваш ход
web-others-turn = Думают другие
web-watch = Смотреть
web-waits-players =
    { $n ->
        [one] ждём { $n } игрока
        [few] ждём { $n } игроков
       *[many] ждём { $n } игроков
    }
web-seats-free =
    { $n ->
        [one] { $n } место свободно
        [few] { $n } места свободны
       *[many] { $n } мест свободны
    }

# Новый стол.
web-game = Игра
web-which-game = Какая игра
web-seats = Места
web-seat-number = Место { $n }
web-seat-me = Вы
web-seat-anybody = Кто угодно
web-seat-link = Кто-то со ссылкой
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
web-options-fine = Ещё настройки
web-choice-together = одновременно
web-choice-in_turn = по очереди
web-choice-rulebook = как в книге правил
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
web-choice-alone = только для одного
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
web-clock-which = Сколько можно думать
web-clock-none = Сколько угодно
web-clock-short = За один присест
web-clock-long = По дням
web-clock-minutes = Минут на игру
web-clock-increment = Секунд за каждый ответ
web-clock-days-each = Дней на каждый ответ
web-clock-live = { $minutes } мин на игру и ещё { $seconds } с за каждый ответ
web-clock-each =
    { $days ->
        [one] { $days } день на каждый ответ
        [few] { $days } дня на каждый ответ
       *[many] { $days } дней на каждый ответ
    }
web-clock-days = { $days } д { $hours } ч
web-clock = Осталось: { $time }
web-lapse = Когда время вышло
web-lapse-bot = За игрока играет бот ({ $bot })
web-lapse-end = Игра кончается, место — последнее
web-who-sees = Кому виден стол
web-who-finds = Кто его найдёт
web-visibility-public = Все
web-visibility-link = Те, у кого есть ссылка
web-visibility-private = Только те, кто за ним сидит
web-who-looks = Кто может смотреть
web-looks-welcome = Любой, кто найдёт
web-looks-delayed = С задержкой
web-looks-refused = Никто
web-delay = Задержка в секундах
web-spectators-welcome = Зрители могут смотреть
web-spectators-delayed = Зрители видят всё на { $seconds } с позже
web-spectators-refused = Без зрителей
web-title = Название
web-hints-on = Подсказки разрешены
web-hints-off = Без подсказок
web-rated = Игра идёт в рейтинг
web-rated-account = Для игроков с учётной записью.
web-open-table = Открыть стол

# До игры.
web-all-here = Все собрались
web-sit = Сесть
web-stand-up = Встать
web-start = Начать игру
web-wait-start = Все собрались. Игру начнёт тот, кто открыл стол.
web-fill = { $n ->
    [one] Отдать { $n } свободное место боту
    [few] Отдать { $n } свободных места ботам
   *[many] Отдать { $n } свободных мест ботам
}
web-close-table = Закрыть стол
web-closed = Этот стол закрыли до начала игры.
web-delayed = Зрители видят этот стол с задержкой. Картинка скоро появится.
web-invite = Пригласить
web-invite-about = По этой ссылке можно сесть за стол.
web-agreed = Договорённости
web-commitment = Стол заранее закрепил всю случайность: { $hash }… После игры это сможет проверить каждый.

# За столом.
web-board = Поле
web-table-now = Стол
web-players = Игроки
web-log = Ход игры
web-log-earlier = Показать более ранние
web-chat = Чат
web-chat-count = Чат ({ $n })
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Сказать что-нибудь
web-send = Отправить
web-beside = Рядом со столом
web-areas = Части стола
web-area-board = Стол
web-area-mine = Моё
web-area-others = Другие
web-action = Что от меня нужно
web-choices = Что можно выбрать
web-choices-back = Назад к списку
web-choices-ways =
    { $n ->
        [one] { $n } способ
        [few] { $n } способа
       *[many] { $n } способов
    }
web-steps = Пройденные шаги
web-step-back = Вернуться сюда
web-preview = Что произойдёт
web-preview-chance = Остальное решит случай.
web-confirm = Подтвердить
web-undo = Отменить
web-skip = Пропустить
web-hint = Подсказка
web-hint-title = Что думают боты
web-hint-thinking = Они воображают две тысячи миров…
web-hint-about = Как часто каждый выбор побеждал в воображённых мирах. Боты видят то же, что и вы.
web-hint-win = побед { $win } % (± { $sure })
web-hint-take = Так и сделать
web-waiting = Стол ждёт: { $names }.
web-thinking = думает
web-stand-in = играет бот
web-onlooker = Зритель
web-away = Сейчас за вас играет бот.
web-return = Я вернулся
web-resign = Сдаться
web-wish = Попросить вернуться к этому моменту
web-wish-of = { $seat } просит вернуться к моменту перед шагом { $entry }.
web-wish-waits = Ждём ответа остальных.
web-agree = Согласиться
web-decline = Отказаться
web-why = Почему
web-times =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }
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
web-cards-in-hand = карт в руке
web-die = кубик: { $value }

# Ход игры, кроме того, что рассказывает сама игра.
web-log-sit = За стол садится { $seat }.
web-log-leave = Из-за стола встаёт { $seat }.
web-log-begin = Игра начинается.
web-log-undo = { $seat } отменяет свой шаг.
web-log-rewind = Все возвращаются назад, как попросил игрок { $seat }.
web-log-wish = { $seat } просит вернуться назад.
web-log-agree = { $seat } соглашается.
web-log-decline = { $seat } отказывается.
web-log-resign = { $seat } сдаётся.
web-log-lapse = У игрока { $seat } вышло время.
web-log-return = { $seat } снова за столом.
web-log-upgrade = Правила уточнены; игра продолжается.
web-log-stop = Игра на этом останавливается.
web-log-close = Стол закрыт.
web-log-undo-plain = Шаг отменён.
web-log-rewind-plain = Все вернулись назад.

# Вместе за столом: кто здесь, приглашения, реванш, один экран на нескольких.
web-presence-here = здесь
web-presence-away = не смотрит
web-presence-lost = связь потеряна
web-presence-gone = не за столом
web-left-gave_up = сдача
web-left-ran_out = время вышло
web-ran-out = { $name }: время вышло.
web-resign-ends = Игра сразу закончится, и вы займёте последнее место.
web-resign-bot = Ваше место займёт бот ({ $bot }), остальные доиграют. Вернуться в эту партию будет нельзя.
web-resign-final = Это нельзя отменить.
web-rematch-asks = { $name } зовёт на реванш.
web-rematch-asked = Вы предложили реванш. Места оставлены для всех.
web-rematch-join = Сесть за стол
web-rematch-go = К новому столу
web-log-rematch = { $seat } зовёт на реванш.
web-invites = { $name } приглашает вас в игру «{ $game }»
web-invited = Вас приглашают в игру «{ $game }»
web-invite-scan = Наведите камеру телефона, чтобы войти
web-invite-qr = QR-код ссылки-приглашения
web-seat-own = Занять это место
web-shortcuts = Сочетания клавиш
web-shortcut-digits = Выбрать из списка
web-shortcut-arrows = Переходить между вариантами, вкладками и строками журнала
web-shortcut-tab = Перейти к следующему элементу
web-shortcut-enter = Выбрать элемент в фокусе; если его нет — подтвердить
web-shortcut-confirm = Подтвердить
web-shortcut-escape = Снять последний выбор
web-shortcut-undo = Отменить последний ход
web-shortcut-steps = В повторе: шаг назад или вперёд
web-shortcut-space = В повторе: запустить или остановить
web-shortcut-help = Показать этот список
web-offline = Нет связи
web-offline-about = Boardroom не может связаться с сервером. Ваши партии хранятся там и дождутся вас.
web-offline-again = Попробовать снова
web-push = Уведомления
web-push-about = Этот браузер может сообщать, что настал ваш ход за столом, где играют несколько дней, даже когда Boardroom закрыт.
web-push-on = Включить уведомления
web-push-off = Выключить
web-push-is-on = В этом браузере уведомления включены.
web-push-why-none = Этот браузер не может показывать уведомления Boardroom. На iPhone и iPad сначала добавьте Boardroom на экран «Домой».
web-push-why-host = Этот сервер не присылает уведомлений.
web-push-why-blocked = Уведомления этого сайта запрещены в настройках браузера.
web-push-failed = Браузер не включил уведомления. Попробуйте позже.
web-push-offer = Присылать уведомление, когда настанет ваш ход?
web-push-later = Не сейчас
web-screen-pass = Передайте экран: { $name }
web-screen-about = Карты скрыты, пока за экран не сядет { $name }.
web-screen-ready = Я — { $name }
web-screen-wait = За этим экраном пока никто не ходит.
web-opponents = Соперники
web-opponents-open = Кто угодно
web-opponents-invited = Друзья по ссылке
web-opponents-bot = Боты
web-opponents-local = За этим экраном
web-seat-local = Играет за этим экраном
web-seat-local-name = Имя игрока на месте { $n }
web-seat-local-here = за этим экраном

# После игры.
web-over = Игра окончена.
web-stopped = Игра остановлена.
web-result = Итог
web-won =
    { $n ->
        [one] Победа: { $names }
        [few] Победа на всех: { $names }
       *[many] Победа на всех: { $names }
    }
web-gave-up = Игра окончена: { $name } сдаётся.
web-score =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
web-rematch = Реванш
web-replay = Просмотр
web-record = Запись
web-verify = Проверить игру
web-verified =
    { $picks ->
        [one] Всё сходится: каждый шаг по правилам, и { $picks } случайное число закреплено до игры.
        [few] Всё сходится: каждый шаг по правилам, и все { $picks } случайных числа закреплены до игры.
       *[many] Всё сходится: каждый шаг по правилам, и все { $picks } случайных чисел закреплены до игры.
    }
web-not-verified = Что-то не сходится.
web-to-table = К столу
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
web-nothing-heard = Об этом ничего не было известно.

# Разбор партии.
web-lab = Разбор партии
web-lab-about = Боты ещё раз смотрят на каждый выбор глазами того, кто его сделал: они видят то, что видел он, и не знают ничего о том, что было потом. Шанс — доля воображаемых партий с этого момента, в которых место побеждает.
web-lab-start-title = Боты ещё не смотрели эту партию
web-lab-start = Пусть боты подумают
web-lab-start-about = Это займёт от нескольких секунд до нескольких минут. Страницу можно закрыть и вернуться позже.
web-lab-running-title = Боты думают
web-lab-running = Разобрано { $done } из { $of }
web-lab-chances = Шансы на победу
web-lab-chart = Шансы на победу по ходу партии: стрелки — от момента к моменту, Enter — показать момент
web-lab-axis = Шаги партии
web-lab-at = { $name }: { $win } %, плюс-минус { $sure }
web-lab-moment = Шаг { $step }
web-lab-end = Партия окончена.
web-lab-table = Таблицей
web-lab-step = Шаг
web-lab-who = Кто
web-lab-win = Шанс на победу
web-lab-choice = Выбор
web-lab-accounts = Кто как выбирал
web-lab-count-choices = всего выборов
web-lab-count-best = как у ботов
web-lab-count-unclear = без явной разницы
web-lab-count-costly = обошлись дорого
web-lab-count-untried = ботами не проверены
web-lab-count-lost = потеряно, проц. пунктов
web-lab-costs = Что обошлось дороже всего
web-lab-costs-about = В процентных пунктах шанса на победу. Считается только разница, которая больше неуверенности ботов.
web-lab-costs-none = Ни один выбор не был явно хуже лучшего.
web-lab-whose = Чьи решения
web-lab-everybody = Все
web-lab-cost = { $cost } п. п.
web-lab-better = Боты выбрали бы: { $deed }
web-lab-difference = { $cost } п. п. (± { $sure })
web-lab-unclear = без явной разницы
web-lab-unclear-count =
    { $n ->
        [one] Ещё { $n } выбор не такой, как у ботов, но явной разницы нет
        [few] Ещё { $n } выбора не такие, как у ботов, но явной разницы нет
       *[many] Ещё { $n } выборов не такие, как у ботов, но явной разницы нет
    }
web-lab-all =
    { $n ->
        [one] Показать { $n } выбор
        [few] Показать все { $n } выбора
       *[many] Показать все { $n } выборов
    }
web-lab-judged-best = Боты выбрали бы то же самое.
web-lab-judged-unclear = Боты выбрали бы другое, но явной разницы нет.
web-lab-judged-costly = Боты выбрали бы другое.
web-lab-judged-untried = Этот выбор боты не проверяли.

# Играть дальше с момента; взгляд назад.
web-play-on = Играть дальше отсюда
web-play-on-about = Новый стол начнётся с положения после шага { $step }, с теми же скрытыми картами и той же будущей случайностью. Часов нет, в рейтинг игра не идёт.
web-play-on-seat = Ваше место
web-past = Момент из прошлого
web-to-game = Вернуться в игру

# Лучшие игроки.
web-best = Лучшие игроки
web-best-about = Самые сильные по рейтинговым играм. Показано число, которое почти наверняка не завышено: оно растёт с каждой игрой, которая добавляет уверенности.
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
web-theme = Освещение
web-theme-auto = Как в системе
web-theme-light = Светло
web-theme-dark = Темно
web-motion = Движение
web-motion-auto = Как в системе
web-motion-on = Включено
web-motion-off = Выключено
web-speed = Скорость
web-sound = Звук, когда мой ход
web-immediate = Простые выборы — без подтверждения
web-plain = Показывать все игры текстом и списками
web-email = Электронная почта
web-email-about = Куда писать, когда ваш ход за неспешным столом. Больше никто её не видит.
web-mail = Писать мне, когда мой ход
web-webhook = Адрес для вызова
web-webhook-about = Сюда обратятся, когда ваш ход: адрес вашей программы.
web-keys = Сеансы и токены
web-keys-about = Программы могут всё, что и люди; как именно — описано на
web-browser = Браузер
web-token = Токен
web-this-browser = этот
web-used = использован { $date }
web-revoke = Отозвать
web-token-label = Для чего токен
web-token-make = Создать токен
web-token-once = Скопируйте сейчас: больше он не покажется.
web-book-table = Любой стол
web-book-house = Дом

# Объяснения настроек.
web-option-fantastic-factories-work = Работают все сразу или друг за другом.
web-option-fantastic-factories-work-together = Все работают одновременно, и никто никого не ждёт.
web-option-fantastic-factories-work-in_turn = Друг за другом в порядке хода: дольше, зато в первой игре легче уследить.
web-option-fantastic-factories-cards = Какой текст верен для Завода вторсырья, Перерабатывающего завода, Свалки металлолома и Солнечных панелей: книга и карты расходятся.
web-option-fantastic-factories-cards-rulebook = Эти четыре карты действуют так, как сказано в книге правил.
web-option-fantastic-factories-cards-printed = Эти четыре карты действуют так, как на них напечатано.
web-option-fantastic-factories-first = У кого жетон первого игрока в первом раунде.
web-option-fantastic-factories-first-random = Решает случай.
web-option-fantastic-factories-first-seat = Начинает это место.
web-option-fantastic-factories-machine = Какая фора у Машины в игре в одиночку. С другими игроками она не играет.
web-option-fantastic-factories-machine-easy = Машина начинает с 2 чертежами.
web-option-fantastic-factories-machine-normal = Машина начинает с 3 чертежами.
web-option-fantastic-factories-machine-hard = Машина начинает с 4 чертежами.
web-option-fantastic-factories-machine-insane = Машина начинает с 5 чертежами.
web-option-cyber-merchant-cyber_deck = Закрытые жетоны, которые двигают цены.
web-option-cyber-merchant-cyber_deck-off = Таких жетонов нет: так лучше для первой игры.
web-option-cyber-merchant-cyber_deck-on = В каждом раунде у каждой цены есть закрытый жетон, который сдвигает её перед продажей акций.
web-option-cyber-merchant-notes = Кто ведёт учёт карт, взятых другими.
web-option-cyber-merchant-notes-hidden = Каждый запоминает сам, как за настоящим столом.
web-option-cyber-merchant-notes-shown = Экран показывает его всем.
web-option-cyber-merchant-first = У кого жетон первого игрока на первом аукционе.
web-option-cyber-merchant-first-seat = Начинает это место.
web-option-smartphone-board = Какое поле на столе.
web-option-smartphone-board-big = 12 регионов, от 1 до 5 игроков.
web-option-smartphone-board-small = 8 регионов, от 1 до 3 игроков.
web-option-smartphone-technologies = Бонусы шести технологий.
web-option-smartphone-technologies-plain = Все обычные стороны, лучше всего для первой партии.
web-option-smartphone-technologies-random = Случайная сторона каждого базового жетона.
web-option-smartphone-technologies-new = Случайный выбор вместе с новыми бонусами.
web-option-smartphone-technologies-first-game = Рекомендуемый набор бонусов, среди них новые.
web-option-smartphone-technologies-overproduction = Рекомендуемый набор бонусов, среди них новые.
web-option-smartphone-technologies-open-spaces = Рекомендуемый набор бонусов, среди них новые.
web-option-smartphone-directives = Общие цели.
web-option-smartphone-directives-off = Без них.
web-option-smartphone-directives-on = Общие цели, каждая приносит одному игроку 12 очков.
web-option-smartphone-hard = Партия, в которой за многое платят очками.
web-option-smartphone-hard-off = Без него.
web-option-smartphone-hard-on = За символы и товары платят очками, патенты и ретейлеры приносят очки сразу, а с долга берут проценты.
web-option-smartphone-gps = Бонус этой технологии.
web-option-smartphone-gps-any = Как скажет настройка «Технологии».
web-option-smartphone-gps-plain = Сразу 5 товаров.
web-option-smartphone-gps-dark = Ещё 1 товар за каждый активный символ дешёвого товара.
web-option-smartphone-gps-n1 = Ещё 2 очка за каждый товар, проданный в избранном регионе.
web-option-smartphone-gps-n2 = 1 товар на следующий раунд за каждый регион под контролем.
web-option-smartphone-wi_fi = Бонус этой технологии.
web-option-smartphone-wi_fi-any = Как скажет настройка «Технологии».
web-option-smartphone-wi_fi-plain = Непроданные товары остаются на складе.
web-option-smartphone-wi_fi-dark = Раз в раунд второй офис в регионе.
web-option-smartphone-wi_fi-n3 = Ранняя продажа там, где стоят офис и директор.
web-option-smartphone-wi_fi-n4 = До 2 товаров на символы изучения и логистики, за каждый ещё 1 прогресс.
web-option-smartphone-gamepad = Бонус этой технологии.
web-option-smartphone-gamepad-any = Как скажет настройка «Технологии».
web-option-smartphone-gamepad-plain = Сразу офис в любом регионе.
web-option-smartphone-gamepad-dark = Каждая технология стоит на 1 прогресс меньше.
web-option-smartphone-gamepad-n5 = Второй товар покупателю, которому нужна технология с патентом игрока.
web-option-smartphone-gamepad-n6 = Там, где стоят офис и директор, купит любой покупатель.
web-option-smartphone-battery = Бонус этой технологии.
web-option-smartphone-battery-any = Как скажет настройка «Технологии».
web-option-smartphone-battery-plain = Ещё 1 прогресс логистики в каждом раунде.
web-option-smartphone-battery-dark = Ещё 1 прогресс логистики за каждый активный символ наценки.
web-option-smartphone-battery-n7 = Сразу мини-улучшение.
web-option-smartphone-battery-n8 = По 2 товара за каждый патент, сразу и в каждом раунде.
web-option-smartphone-nfc = Бонус этой технологии.
web-option-smartphone-nfc-any = Как скажет настройка «Технологии».
web-option-smartphone-nfc-plain = Цена на 1 выше сразу и в каждом следующем раунде.
web-option-smartphone-nfc-dark = До 3 товаров можно продать мимо регионов.
web-option-smartphone-nfc-n9 = Раз в раунд бронь крайнего покупателя региона; вместе с N10 не бывает.
web-option-smartphone-four_g = Бонус этой технологии.
web-option-smartphone-four_g-any = Как скажет настройка «Технологии».
web-option-smartphone-four_g-plain = По 1 товару в каждом регионе без своего офиса.
web-option-smartphone-four_g-dark = Одна ячейка улучшения может лежать за пределами планшетов.
web-option-smartphone-four_g-n10 = Сразу положить ретейлера в регион; вместе с N9 не бывает.
web-option-dei-automa = Участвует ли фракция, за которую никто не играет, и насколько она сильна.
web-option-dei-automa-alone = Только против одного игрока, стандартный уровень.
web-option-dei-automa-easy = Автома участвует, у неё 3 или 4 действия за фазу; от 1 до 5 игроков.
web-option-dei-automa-standard = Автома участвует, у неё сначала 3 действия за фазу, в конце 6; от 1 до 5 игроков.
web-option-dei-automa-expert = Автома участвует, у неё 5 или 6 действий за фазу; от 1 до 5 игроков.
web-option-dei-gear = Заменяет ли снаряжение из дополнения один из трёх цветных рынков.
web-option-dei-gear-off = Рынки базовой игры: лучше для первой партии.
web-option-dei-gear-tactical = Снаряжение лидеров вместо тактических карт, аванпостов и преимуществ.
web-option-dei-gear-logistic = Снаряжение лидеров вместо логистических карт, аванпостов и преимуществ.
web-option-dei-gear-mechanical = Снаряжение лидеров вместо механических карт, аванпостов и преимуществ.
web-option-dei-gear-random = Какой из трёх рынков заменить, решает случай.
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
web-bots-about = Бот «наугад» ходит не думая, жадный берёт что поближе. Остальные воображают, как пойдёт игра: чем сильнее, тем больше.
web-about-clock-none = Никто никого не торопит: для друзей, которые играют вместе.
web-about-clock-live = Все на месте. У каждого есть минуты на всю игру и ещё немного секунд за каждый ответ.
web-about-clock-days = Каждый отвечает, когда есть время, но не позже стольких-то дней.
web-about-lapse-bot = Остальные играют дальше, а игрок может вернуться на своё место.
web-about-lapse-end = Никому не приходится играть против бота.
web-about-visibility-public = Стол есть в списке на главной странице.
web-about-visibility-link = Его нет в списках. По ссылке можно смотреть и сесть за стол.
web-about-visibility-private = Ссылка ведёт сюда только до начала игры.
web-about-looks-welcome = Зрители видят то, что лежит открыто, но не то, что у игроков на руках.
web-about-looks-delayed = То же самое, но позже: подсказать увиденное не получится.
web-about-looks-refused = Игра — только для её участников, и после конца тоже.
web-about-hints = Игроки могут спросить, что выбрали бы боты.
web-about-rated = Результат меняет рейтинги тех, кто играет.

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
web-syndicate-next = Следующий
web-syndicate-pass = Пас
web-syndicate-others = Другие компании
web-syndicate-network = Моя сеть
web-syndicate-places = Места сети
web-syndicate-dice = Кубики
web-syndicate-die = На D{ $die } выпало { $value }
web-syndicate-die-next = станет { $value }
web-syndicate-even = чёт
web-syndicate-odd = нечёт
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
web-syndicate-calibrate = Как настроить робота
web-syndicate-bench = Сюда попадёт взятый робот
web-syndicate-slot-empty = Ячейка S{ $slot } пуста
web-syndicate-send = Помощники в S{ $slot }
web-syndicate-send-short = помощники
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
web-syndicate-pawns-at = Фигуры у S{ $slot }
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
web-syndicate-investor-at = Инвестор I{ $position }: { $kind }
web-syndicate-investor-gone = здесь больше никого нет
web-syndicate-influence = { $name }: влияние { $total }, агентов { $agents }
web-syndicate-influence-first = { $name }: влияние { $total }, агентов { $agents }; получает инвестора
web-syndicate-influence-second = { $name }: влияние { $total }, агентов { $agents }; второе место
web-syndicate-influence-none = Здесь ни у кого нет влияния
web-syndicate-ties = При равном влиянии: у кого больше агентов, затем порядок хода этого раунда
web-syndicate-pays-now =
    { $n ->
        [one] Приносит { $n } очко при этих кубиках
        [few] Приносит { $n } очка при этих кубиках
       *[many] Приносит { $n } очков при этих кубиках
    }
web-syndicate-network-now = +{ $n } при этих кубиках
web-syndicate-robot-term = N{ $place }, { $kind }, кубики { $l } и { $r }. { $condition }
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
        [work] все работают
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
        [gifts] подарки
        [returns] ответные подарки
        [commit] заявки
        [market] рынок открыт
        [credits] обмен
       *[other] конец
    }
web-merchant-crypto = крипта
web-merchant-credits = кредиты
# Кибер Коммерсант: поле.
web-merchant-prices = Цены
web-merchant-track = { $corporation }, цена { $price }
web-merchant-would = Станет { $price }
web-merchant-token-down = Здесь лежит закрытый жетон изменения
web-merchant-black-market = Чёрный рынок
web-merchant-markers = Ваши фишки
web-merchant-free = Сколько кредитов ещё можно поставить
web-merchant-lot = P{ $place }: { $cards }
web-merchant-scale = Ставки на P{ $place }
web-merchant-bid = Поставить { $mark } на P{ $place }
web-merchant-no-bid = ставки нет
web-merchant-sold = Продано
web-merchant-deck = Колода
web-merchant-discard = Сброс
web-merchant-tricks = Хитрости
web-merchant-tricks-about = Сейчас нужно сыграть все хитрости с руки.
web-merchant-trick-spot = Сюда кладут хитрость, которую играют
web-merchant-played = Сыграно на этом аукционе
web-merchant-stolen-from = жертва:
web-merchant-gifts = Collective Change
web-merchant-gifts-about = Каждый отдаёт карту тому, кто сыграл хитрость.
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
web-merchant-markets = Рынки
web-merchant-market = рынок открыт
web-merchant-market-in = Рынок { $corporation }, цена { $price }
web-merchant-price = цена
web-merchant-caller = открывает рынок
web-merchant-sum = сумма { $sum }
web-merchant-sum-word = сумма
web-merchant-sum-of = Карты на рынке: { $name }
web-merchant-rank = место { $rank }
web-merchant-closed = Рынки этого раунда
web-merchant-closed-all = Все рынки игры
web-merchant-round = раунд { $round }
web-merchant-paid = { $name }, { $corporation }: крипта { $crypto }
web-merchant-pay-of = { $corporation }: выплата, { $name }
web-merchant-why-rank =
    { $higher ->
        [0] Сумма { $sum }: больше ни у кого нет, поэтому место { $rank }
        [one] Сумма { $sum }: больше у { $higher } игрока, поэтому место { $rank }
       *[other] Сумма { $sum }: больше у { $higher } игроков, поэтому место { $rank }
    }
web-merchant-why-price = Рынок платит по цене { $price }
web-merchant-why-earlier = Крипта в начале игры и то, что взято обратно
web-merchant-exchange = Крипта на кредиты
web-merchant-rate =
    { $rate ->
        [one] 1 крипта — это { $rate } кредит. Побеждает крипта; кредитами только платят за лоты.
        [few] 1 крипта — это { $rate } кредита. Побеждает крипта; кредитами только платят за лоты.
       *[many] 1 крипта — это { $rate } кредитов. Побеждает крипта; кредитами только платят за лоты.
    }
web-merchant-how-much = Сколько крипты обменять
web-merchant-keep = ничего
web-merchant-exchange-so =
    { $credits ->
        [one] Обменять крипту ({ $crypto }) на { $credits } кредит
        [few] Обменять крипту ({ $crypto }) на { $credits } кредита
       *[many] Обменять крипту ({ $crypto }) на { $credits } кредитов
    }
web-merchant-final = Конец игры
web-merchant-final-about = Побеждает тот, у кого больше крипты; оставшиеся кредиты ничего не стоят.
web-merchant-left = на руке осталось { $value }
web-merchant-tie = Ничья по крипте: { $name }
web-merchant-traders = Все за столом
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
web-merchant-hand-none = Вы смотрите эту игру; руки закрыты.

# Fantastic Factories: поле.
web-factories-phases = Фазы раунда
web-factories-phase-market = Рынок
web-factories-phase-work = Работа
web-factories-phase-clean_up = Завершение
web-factories-last = Последний раунд
web-factories-last-next = Раунд { $round } — последний
web-factories-progress = Кто как продвинулся
web-factories-turn = ходит
web-factories-finished = закончено
web-factories-working = работает
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
web-factories-wipe = Новый ряд
web-factories-prestige = победные очки
web-factories-desk = Ваш стол
web-factories-wallet = Что у вас есть
web-factories-of = из { $most }
web-factories-built = построено карт
web-factories-explain =
    { $n ->
        [one] { $n } очко. Показать сумму
        [few] { $n } очка. Показать сумму
       *[many] { $n } очков. Показать сумму
    }
web-factories-points-of = Очки: { $name }
web-factories-goods-term = Товары: { $n }
web-factories-cards-term = Карты: { $n }
web-factories-monuments-term = Монументы: { $n }
web-factories-over-tokens = Жетонов: { $n }; после раунда останется { $most }
web-factories-over-hand = после раунда останется { $most }
web-factories-dice = Ваши кубики
web-factories-die-held = кубик со значением { $value } взят: выберите для него место
web-factories-dice-none = Кубиков не осталось
web-factories-dice-later = Кубики бросают, когда начинается работа
web-factories-headquarters = Штаб
web-factories-floor-research = Любой кубик даёт чертёж. Кубик, совпавший с лежащим на этаже, даёт ещё один
web-factories-floor-generate = 1, 2 или 3 даёт столько же энергии. Кубик, совпавший с лежащим на этаже, даёт ещё одну
web-factories-floor-mine = 4, 5 или 6 даёт один металл. Кубик, совпавший с лежащим на этаже, даёт ещё один
web-factories-compound = Комплекс
web-factories-compound-empty = Пока ничего не построено
web-factories-band-production = Производство
web-factories-band-utility = Вспомогательные
web-factories-band-training = Тренировочные
web-factories-band-monument = Монументы
web-factories-band-special = Особые
web-factories-active = в работе
web-factories-used = сработала
web-factories-fresh = новая
web-factories-hand = Рука
web-factories-hand-empty = В руке нет карт
web-factories-buildable = можно построить
web-factories-building = строится
web-factories-barred = уже стоит
web-factories-goes = пойдёт в сброс
web-factories-going = в сброс
web-factories-suggested = советуем
web-factories-first = первый игрок
web-factories-known = В руке видели: { $names }
web-factories-machine = Машина
web-factories-machine-dice = Бросок Машины и её карты
web-factories-machine-gains = приносит товар
web-factories-machine-empty = У Машины пока нет карт
web-factories-elsewhere-mine = Ваши кубики и комплекс — на вкладке «{ web-area-mine }»
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
web-smartphone-patent-free = Патент: { $vp } ПО первому
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
        [one] { $n } припас в итоге
        [few] { $n } припаса в итоге
       *[many] { $n } припасов в итоге
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
web-dei-foreseen = Показатель большинства в { $label }: у вас { $own }, высший у других { $best }
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
