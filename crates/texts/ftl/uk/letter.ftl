# Notices: letters and the page under their link.

letter-mail-subject = Ваш хід: { $title }
letter-mail-body =
    Вітаємо, { $name }!

    Стіл «{ $title }» ({ $game }) чекає на вас:

    { $link }
letter-mail-stop =
    Ви отримали цього листа, бо ввімкнули такі листи в налаштуваннях. Щоб більше їх не отримувати:
    { $link }
letter-push-title = Ваш хід
letter-push-body = { $title } ({ $game }): стіл чекає на вас.
letter-stop-ask = Більше не надсилати листів про ваші ходи?
letter-stop-button = Більше не надсилати
letter-stop-done = Готово: листів більше не буде. Увімкнути їх знову можна в налаштуваннях.
letter-stop-wrong = Це посилання неповне або не з цього сервера.
letter-stop-late = Зараз це неможливо. Спробуйте ще раз за хвилину.
