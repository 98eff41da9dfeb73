# Команды для того, кто держит сервер: serve, lobby, store, load.

## Справка

host-serve-about = Запускает сервер: столы для всех, кто может до него добраться. Так же — без команды
host-lobby-about = Задаёт несколько вопросов в терминале и начинает там игру
host-store-about = Копирует или сохраняет всё, что хранится
host-copy-about = Копирует всё из одного хранилища в другое, пустое; первым можно пользоваться
host-copy-arg-from = Файл SQLite или postgres://user@host/database
host-copy-arg-to = То же, пустое или ещё не созданное; пользоваться им в это время нельзя
host-backup-about = Записывает всё в новый файл SQLite, в том числе во время работы сервера
host-backup-arg-file = Новый файл
host-load-about = Измеряет сервер настоящими клиентами через настоящие сокеты
host-load-arg-tables = Сколько столов, по два клиента за каждым (если не указано — 200)
host-load-arg-seconds = Сколько секунд (если не указано — 10)
host-load-arg-rate = Сколько ходов в секунду за каждым столом; если не указано — сколько получится
host-load-arg-echo = Измеряет со столькими же клиентами и простое эхо сообщений той же длины, и все сообщения стола без игры и хранилища
host-load-arg-database = postgres://…, база должна быть пустой; если не указано — новый файл SQLite
host-load-arg-stored = Заполняет хранилище столькими идущими столами и открывает некоторые из них
host-load-arg-kills = Убивает сервер столько раз, пока клиенты играют, и проверяет, не потеряно ли что-нибудь
host-load-arg-fuzz = Шлёт столько сообщений, каких не шлёт ни один клиент, и смотрит на ответы и память
host-load-arg-server = Уже работающий сервер вместо нового

host-arg-config = Файл TOML с настройками: имя = "значение"
host-arg-listen = Где слушать: адрес с портом или порт (127.0.0.1:7117)
host-arg-data = Папка, в которой всё хранится (boardroom-data)
host-arg-database = postgres://user@host/database вместо файла в папке; её могут делить несколько серверов
host-arg-public = Адрес, который видят люди, например https://play.example.org
host-arg-proxy = Обратные прокси, которые сообщают, откуда и как пришёл запрос: адреса через запятую
host-arg-idle = Сколько секунд стол остаётся в памяти, когда на него никто не смотрит (300)
host-arg-bot-threads = На скольких потоках думают боты (половина ядер)
host-arg-sockets = Сколько может быть сокетов (20000)
host-arg-messages = Сколько сообщений или запросов в секунду может слать один клиент (50)
host-arg-requests = Сколько запросов в секунду может прийти с одного адреса (200)
host-arg-sign-ins = Сколько попыток угадать пароль в минуту (20)
host-arg-newcomers = Сколько новых гостей и учётных записей в минуту с одного адреса (30)
host-arg-tables = Сколько незаконченных столов может открыть один игрок (100)
host-arg-body = Сколько байт может быть в запросе (1048576)
host-arg-metrics = on или off: числа для Prometheus по адресу /metrics (on)
host-arg-log = text или json (text)
host-arg-log-level = error, warn, info, debug или trace (info)
host-arg-smtp = Почтовый сервер: smtps://user:password@host или smtp://host?tls=required; если не указано — без писем
host-arg-smtp-from = От кого письма: Boardroom <boardroom@example.org>
host-arg-webhooks = Куда можно вебхукам игроков: off, public или any (off)
host-arg-notify-after = Через сколько секунд ожидания человеку пишут (60)

## Что говорят команды

host-serving = Boardroom здесь: { $address } (остановить — Ctrl-C)
host-public = Люди найдут его здесь: { $address }
host-stopped = Остановлен; ничего не потеряно.
host-copied = Скопировано строк: { $rows }, из них строк журналов столов: { $entries }.
host-saved = Всё записано в { $file }.
host-load-title = { $game }, столов: { $tables }, { $store }, { $seconds } с
host-load-moves = подтверждённых ходов в секунду: { $a } (всего { $b })
host-load-acknowledged = от отправки до подтверждения, мс: половина { $a }, 99 % { $b }, все { $c }
host-load-seen = от отправки до соперника, мс: половина { $a }, 99 % { $b }, все { $c }
host-load-messages = сообщений в секунду в обе стороны: { $a }; в обновлении { $b } байт
host-load-memory = памяти на стол с двумя сокетами: { $a } КиБ
host-load-ready = готов через { $a } мс
host-load-echo = простое эхо: { $a } сообщений в секунду, 99 % вернулись за { $b } мс
host-load-ratio = подтверждённые ходы к сообщениям эха: { $a } %
host-load-relay = те же сообщения без игры и хранилища: { $a } ходов в секунду; сервер делает { $b } % от этого
host-load-stored = идущих столов в хранилище: { $a }; готов через { $b } мс
host-load-list = страница списка, мс: половина { $a }, 99 % { $b }, все { $c }
host-load-open = стол из хранилища до показа, мс: половина { $a }, 99 % { $b }, все { $c }
host-load-resume = ход за ним, мс: половина { $a }, 99 % { $b }, все { $c }
host-load-crowd = из них открыто одновременно: { $a }; память { $b } МиБ, на каждый { $c } КиБ
host-crash-title = { $game }, столов: { $tables }, { $store }, убит раз: { $kills }
host-crash-acknowledged = подтверждённых ходов: { $a } за столами: { $b }; каждая запись сыграна заново
host-crash-connects = соединений: { $a }
host-crash-lost = потеряно: { $a }; применено дважды: { $b }; повреждено: { $c }
host-fuzz-title = Сообщений, каких не шлёт ни один клиент: { $sent }
host-fuzz-answers = выполнено: { $a }; отклонено словами: { $b }; закрыто сокетов: { $c }
host-fuzz-faults = ошибок сервера: { $a }
host-fuzz-memory = память вначале и в конце: { $a } МиБ, { $b } МиБ

## Что может быть не так

host-wrong-setting = { $place } не может быть «{ $found }».
    .right = Может быть: { $known }.
host-wrong-address = «{ $found }» — не адрес с портом.
    .right = Напишите, например, 127.0.0.1:7117.
host-file-too-long = В файле { $bytes } байт, а можно { $most }.
    .right = Укажите файл с настройками.
host-cannot = Сервер не запускается: { $error }.
    .right = Исправьте это и запустите снова.
host-cannot-folder = Папкой данных нельзя пользоваться: { $error }.
    .right = Укажите другую через --data или разрешите запись.
host-cannot-in-use = Папкой данных { $error } пользуется другой сервер.
    .right = Остановите его или укажите другую папку через --data.
host-cannot-newer = Этим хранилищем пользовался более новый Boardroom: { $error }.
    .right = Возьмите ту версию или другое хранилище.
host-cannot-store = Хранилище не открывается: { $error }.
    .right = Проверьте --data или --database.
host-cannot-listen = Этим адресом нельзя пользоваться: { $error }.
    .right = Выберите другой через --listen, например --listen 7118.
host-cannot-mail = Так письма не отправить: { $error }.
    .right = Проверьте --smtp и --smtp-from.
host-store-failed = Хранилищем нельзя пользоваться: { $error }.
    .right = Проверьте оба имени; то, что там было, не изменилось.
host-load-failed = Измерение остановлено: { $error }.
    .right = Посмотрите журнал сервера и попробуйте ещё раз.
