# Smartphone Inc.

# What is wrong with a data file.
smartphone-data-order = This row is out of place.
    .right = Keep to the order of the standard file: each row has its place there.
smartphone-data-rows = Rows of { $section } in the file: { $found }.
    .right = There must be { $wanted }: add or remove rows.
smartphone-data-numbers = One of the numbers is out of range.
    .right = Write 1 to 15 progress, 6 to 40 offices and 1 to 30 goods markers; a price track from 1 to 15 whose start lies between its ends; 1 to 99 for the two steps, and at most 99 for the rest.
smartphone-data-pad = A side of a pad has six squares.
    .right = Write six symbols, line by line from the top left.
smartphone-data-factories = With this side a plan could show two factories.
    .right = Write at most one factory on a side, and factories on only one of the two pads.
smartphone-data-vp = A company cannot start with so many points.
    .right = Write a number from −99 to 99.
smartphone-data-home = A company cannot start in this region.
    .right = Choose an M region of the big board that is nobody else’s home.
smartphone-data-tile = There can be no tile with these squares.
    .right =
        { $squares ->
            [one] Write one symbol: not a factory, not a blank.
           *[other] Write two symbols: no factory, and not two blanks.
        }
smartphone-data-copies = This number of copies is not possible.
    .right = Write at least 1 copy; of tiles that look alike there can be 15, starting improvements included.
smartphone-data-pile = Improvements in the file, all copies counted: { $found }.
    .right = There must be at least { $wanted }, a full row for each of four rounds.
smartphone-data-technology = A cost of this technology or its patent is not possible.
    .right = Write costs of at least 1 and no more than a player’s progress markers, the second not above the first, and a patent of at most 99 points.
smartphone-data-power = A power is not possible here, or it already has a place.
    .right = Write powers of the base game for plain and dark, n1 to n10 for new, and each only once.
smartphone-data-no-power = { $power } does not belong to any technology.
    .right = Write it in new of one technology.
smartphone-data-board = The row of improvements or the control points of this board are not possible.
    .right = Write a row of 1 to 5, and for each number of offices the points of the first place, or of the first and the second, each at most 99.
smartphone-data-region = The cost or the spaces of this region are not possible.
    .right = Write a cost of at least 1 and no more than a player’s progress markers, and 1 to 5 spaces.
smartphone-data-customers = The customers of this region are not possible.
    .right = Write 1 to 8 customers, with prices of the price track.
smartphone-data-control = This region has more spaces than there are control points for.
    .right = Write fewer spaces, or add points for this size to the control of the board.
smartphone-data-link = The link to this region does not lead both ways: { $region }.
    .right = Links join two different regions of the board: write each in the rows of both.
smartphone-data-apart = No links lead from the first region of the board to this one.
    .right = Add links until every region can be reached.
smartphone-data-starts = Not everybody can start on this board.
    .right = Write at least three M regions and at least one S region.
smartphone-data-retailer = The spaces of this retailer are not possible.
    .right = Write { $least } to 5 spaces on each side, as many as any region of this size has, each worth at most 99 points.
smartphone-data-retailers = These retailers cannot be played with.
    .right = Write at least one S, at least one M and at most 20 in all.
smartphone-data-laid = So many { $size } retailers cannot be laid for this number of players.
    .right = Write at most { $most }: each needs a tile and a region, and an M retailer the home of a company that is not in play.
smartphone-data-drawn = So many directives cannot be drawn.
    .right = Write a number from 1 to { $most }.
smartphone-data-programme = Steve cannot do this.
    .right = Write a price of the price track, and at most 30 goods, research and logistics.
smartphone-data-number = This directive has the wrong number.
    .right = Number the directives from 1 without a gap, up to 60 at most.
smartphone-data-directive = This directive cannot be played with.
    .right = Write a threshold from 1 to 99 and at least one moment at which it is checked.
smartphone-data-set = This is not a set of powers.
    .right = Write six powers, one of each technology in board order; n9 and n10 do not go together.
smartphone-data-prices = The prices of the symbols are not complete, or one is too high.
    .right = Write a price from 0 to 20 for each symbol, and none for blank.
