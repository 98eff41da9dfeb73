# Игры, настройки, боты и симуляции, которые запрашивают по имени.

registry-unknown-game = Игры «{ $name }» нет.
    .right = { $nearest ->
        [none] Есть такие игры: { $known }.
       *[other] Может быть, { $nearest }? Есть такие игры: { $known }.
    }
registry-unknown-bot = Бота «{ $name }» нет.
    .right = { $nearest ->
        [none] Есть такие боты: { $known }.
       *[other] Может быть, { $nearest }? Есть такие боты: { $known }.
    }
registry-unknown-option = Настройки «{ $name }» нет.
    .right = { $nearest ->
        [none] Есть такие настройки: { $known }.
       *[other] Может быть, { $nearest }? Есть такие настройки: { $known }.
    }
registry-no-options = Настройки «{ $name }» нет.
    .right = У игры { $game } нет настроек.
registry-option-value = У настройки { $name } нет значения «{ $value }».
    .right = Возможные значения: { $known }.
registry-option-twice = Настройка { $name } указана дважды.
    .right = Укажите её один раз.
registry-options = Настройки не читаются: { $error }.
    .right = Есть такие настройки: { $known }.
registry-bots-count = { $given ->
        [one] Назван { $given } бот
        [few] Названы { $given } бота
       *[many] Названо { $given } ботов
    } на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }.
    .right = Назовите одного бота на все места или по одному на каждое.
registry-no-games = Не запрошено ни одной игры.
    .right = Запросите хотя бы 1 игру.
registry-threads = Нельзя играть в { $threads ->
        [one] { $threads } поток
        [few] { $threads } потока
       *[many] { $threads } потоков
    }.
    .right = Выберите от 1 до { $most } потоков.
registry-duel-seats = Ботов нельзя сравнить, когда мест за столом { $seats }.
    .right = Выберите не меньше 2 мест.
registry-duel-games = Столько партий — это меньше одной раздачи.
    .right = Раздача играется по разу с каждого места: запросите партий не меньше { $each }.
registry-duel-bounds = Критерий не может отличить Эло { $low } от { $high }.
    .right = Пусть --elo0 будет меньше --elo1.
registry-ladder-bots = Сравнить этих ботов на одной шкале не получится.
    .right = Назовите хотя бы двух, каждого один раз.
registry-stuck = Игра № { $game } с зерном { $seed } не может продолжаться или не кончается: это ошибка программы.
    .right = Сообщите о ней, назвав оба числа.

registry-hint-work = Подсказку нельзя построить на таком числе пробных партий: { $work }.
    .right = Выберите от 1 до { $most }.
registry-hint-none = Ни один бот не умеет просчитывать эту игру.
    .right = Попросите подсказку в другой игре.

registry-lab-arms = Из этих вариантов исследования не выйдет.
    .right = Пусть их будет от 1 до { $most }, у каждого своё имя.
registry-lab-none = В папке { $folder } нет исследования.
    .right = Назовите папку, которую записала boardroom lab run.
registry-lab-other = В папке { $folder } другое исследование или более длинное.
    .right = Выберите другую папку или запросите то же, что там, и не меньше партий.
registry-lab-not-empty = В папке { $folder } лежат другие файлы.
    .right = Выберите пустую папку или такую, которой ещё нет.
registry-lab-empty = В папке { $folder } ещё нечего сравнивать: в одном из вариантов нет ни одной целой партии.
    .right = Дайте boardroom lab run поиграть ещё немного.
registry-lab-damaged = В { $file } стоит не то, что записала лаборатория.
    .right = Проведите исследование заново в новой папке.
