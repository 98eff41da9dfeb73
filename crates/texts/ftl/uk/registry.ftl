# Ігри, налаштування, боти й симуляції, які запитують за назвою.

registry-unknown-game = Гри «{ $name }» немає.
    .right = { $nearest ->
        [none] Є такі ігри: { $known }.
       *[other] Можливо, { $nearest }? Є такі ігри: { $known }.
    }
registry-unknown-bot = Бота «{ $name }» немає.
    .right = { $nearest ->
        [none] Є такі боти: { $known }.
       *[other] Можливо, { $nearest }? Є такі боти: { $known }.
    }
registry-unknown-option = Налаштування «{ $name }» немає.
    .right = { $nearest ->
        [none] Є такі налаштування: { $known }.
       *[other] Можливо, { $nearest }? Є такі налаштування: { $known }.
    }
registry-no-options = Налаштування «{ $name }» немає.
    .right = Гра { $game } не має налаштувань.
registry-option-value = Налаштування { $name } не має значення «{ $value }».
    .right = Можливі значення: { $known }.
registry-option-twice = Налаштування { $name } вказано двічі.
    .right = Укажіть його один раз.
registry-options = Налаштування не читаються: { $error }.
    .right = Є такі налаштування: { $known }.
registry-bots-count = { $given ->
        [one] Названо { $given } бота
       *[other] Названо { $given } ботів
    } на { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }.
    .right = Назвіть одного бота на всі місця або по одному на кожне.
registry-no-games = Не запитано жодної гри.
    .right = Запитайте хоча б 1 гру.
registry-threads = Не можна грати у { $threads ->
        [one] { $threads } потік
        [few] { $threads } потоки
       *[many] { $threads } потоків
    }.
    .right = Виберіть від 1 до { $most } потоків.
registry-duel-seats = Ботів не можна порівняти, коли місць за столом { $seats }.
    .right = Виберіть щонайменше 2 місця.
registry-duel-games = Стільки партій — це менше за одну роздачу.
    .right = Роздачу грають по разу з кожного місця: запитайте партій щонайменше { $each }.
registry-duel-bounds = Критерій не може відрізнити Ело { $low } від { $high }.
    .right = Нехай --elo0 буде менше за --elo1.
registry-ladder-bots = Із цих ботів драбини не вийде.
    .right = Назвіть щонайменше двох, кожного один раз.
registry-stuck = Гра № { $game } із зерном { $seed } не може тривати або не закінчується: це помилка програми.
    .right = Повідомте про неї, назвавши обидва числа.

registry-hint-work = Підказку не можна побудувати на такій кількості пробних партій: { $work }.
    .right = Виберіть від 1 до { $most }.
registry-hint-none = Жоден бот не вміє прораховувати цю гру.
    .right = Попросіть підказку в іншій грі.

registry-lab-arms = Із цих варіантів дослідження не вийде.
    .right = Нехай їх буде від 1 до { $most }, у кожного своє ім’я.
registry-lab-none = У папці { $folder } немає дослідження.
    .right = Назвіть папку, яку записала boardroom lab run.
registry-lab-other = У папці { $folder } інше дослідження або довше.
    .right = Виберіть іншу папку або запитайте те саме, що там, і не менше партій.
registry-lab-not-empty = У папці { $folder } лежать інші файли.
    .right = Виберіть порожню папку або таку, якої ще немає.
registry-lab-empty = У папці { $folder } ще нема чого порівнювати: в одному з варіантів немає жодної цілої партії.
    .right = Дайте boardroom lab run пограти ще трохи.
registry-lab-damaged = У { $file } стоїть не те, що записала лабораторія.
    .right = Проведіть дослідження наново в новій теці.
