# Notices: letters and the page under their link.

letter-mail-subject = Ваш ход: { $title }
letter-mail-body =
    Здравствуйте, { $name }!

    Стол «{ $title }» ({ $game }) ждёт вас:

    { $link }
letter-mail-stop =
    Вы получили это письмо, потому что включили такие письма в настройках. Чтобы больше их не получать:
    { $link }
letter-push-title = Ваш ход
letter-push-body = { $title } ({ $game }): стол ждёт вас.
letter-stop-ask = Больше не присылать писем о ваших ходах?
letter-stop-button = Больше не присылать
letter-stop-done = Готово: писем больше не будет. Включить их снова можно в настройках.
letter-stop-wrong = Эта ссылка неполная или не с этого сервера.
letter-stop-late = Сейчас это невозможно. Попробуйте ещё раз через минуту.
