# Smartphone Inc.: kinds of points.

smartphone-points-start = At the start
smartphone-points-sales = Sales
smartphone-points-regions = Control of regions
smartphone-points-patents = Patents
smartphone-points-retailers = Spaces at retailers
smartphone-points-directives = Directives
smartphone-points-costs = Costs and interest
