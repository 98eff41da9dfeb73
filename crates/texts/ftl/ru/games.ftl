# Игры: game-<id>, game-<id>-about, а для настроек — option-<id>-<имя>, option-<id>-<имя>-about.

game-syndicate = Синдикат
game-syndicate-about = Компании подключают роботов между своими кубиками, а их фишки добывают инвесторов; три раунда, от 2 до 4 игроков.
