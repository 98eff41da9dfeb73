# Notices: letters and the page under their link.

letter-mail-subject = Ваш хід: { $title }
letter-mail-body =
    Вітаємо, { $name }!

    Ваш хід за столом «{ $title }» ({ $game }):

    { $link }
letter-mail-stop =
    Цей лист надійшов, бо такі листи ввімкнено у ваших налаштуваннях. Відписатися:
    { $link }
letter-stop-ask = Більше не надсилати листів про ваші ходи?
letter-stop-button = Більше не надсилати
letter-stop-done = Готово: листів більше не буде. Увімкнути їх знову можна в налаштуваннях.
letter-stop-wrong = Посилання неповне або з іншого сервера.
letter-stop-late = Зараз це не вийде. Спробуйте ще раз за хвилину.
