# Notices: letters and the page under their link.

letter-mail-subject = It is your turn: { $title }
letter-mail-body =
    Hello { $name },

    the table “{ $title }” ({ $game }) waits for you:

    { $link }
letter-mail-stop =
    You get this letter because you asked for it in your settings. For no more letters:
    { $link }
letter-push-title = Your turn
letter-push-body = { $title } ({ $game }) is waiting for you.
letter-stop-ask = No more letters about your turns?
letter-stop-button = No more letters
letter-stop-done = Done: there will be no more letters. You can ask for them again in your settings.
letter-stop-wrong = This link is not complete or not from this server.
letter-stop-late = This is not possible at the moment. Please try again in a minute.
