# Smartphone Inc.: за что даются очки.

smartphone-points-start = В начале игры
smartphone-points-sales = Продажи
smartphone-points-regions = Контроль регионов
smartphone-points-patents = Патенты
smartphone-points-retailers = Места у ретейлеров
smartphone-points-directives = Директивы
smartphone-points-costs = Расходы и проценты
