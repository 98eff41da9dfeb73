# Smartphone Inc.: за що даються очки.

smartphone-points-start = На початку гри
smartphone-points-sales = Продажі
smartphone-points-regions = Контроль регіонів
smartphone-points-patents = Патенти
smartphone-points-retailers = Місця в ритейлерів
smartphone-points-directives = Директиви
smartphone-points-costs = Витрати й відсотки
