/**
 * How to play, game by game: what is said in which chapter (`guide-<game>-<say>`), and the pictures between. A picture is a
 * piece of the board as it stood at a moment of the game's lesson: the box around these spots.
 */

export interface Said {
  say: string
  /** After how many entries of the lesson's record, around which pieces, and how much of what is beside them. */
  picture?: { at: number; spots: readonly string[]; air?: number }
}

export interface Guide {
  turn: readonly Said[]
  scores: readonly Said[]
  end: readonly Said[]
}

const dice = (seat: number) => [1, 2, 3, 4, 5].map((die) => `die-${seat}-${die}`)

export const GUIDES: Record<string, Guide> = {
  syndicate: {
    turn: [
      { say: 'table', picture: { at: 0, spots: ['investor-1', 'investor-5', 'slot-1', 'slot-4'], air: 30 } },
      { say: 'buy', picture: { at: 6, spots: ['slot-3', 'slot-4', 'pawns-3-1', 'pawns-4-0', 'investor-3', 'investor-5'], air: 30 } },
      { say: 'plug', picture: { at: 8, spots: [...dice(0), 'place-0-1', 'place-0-4'] } },
      { say: 'cover', picture: { at: 12, spots: ['die-0-1', 'die-0-2', 'place-0-1'] } },
      { say: 'pass', picture: { at: 13, spots: ['order-0', 'order-1', 'next-0'], air: 70 } },
    ],
    scores: [
      { say: 'robots', picture: { at: 20, spots: [...dice(0), 'place-0-1', 'place-0-4'] } },
      { say: 'influence', picture: { at: 20, spots: ['investor-1', 'investor-5', 'slot-1', 'slot-4', 'pawns-4-0'], air: 30 } },
    ],
    end: [{ say: 'finish', picture: { at: 58, spots: ['type-0-information', 'type-0-industry'], air: 26 } }],
  },
  'fantastic-factories': {
    turn: [
      { say: 'market', picture: { at: 0, spots: ['print-1', 'print-4', 'contractor-1', 'contractor-4'] } },
      { say: 'work', picture: { at: 9, spots: ['tray'] } },
      { say: 'headquarters', picture: { at: 13, spots: ['floor-research', 'floor-mine'] } },
      { say: 'build', picture: { at: 13, spots: ['hand-3', 'hand-9'] } },
      { say: 'use', picture: { at: 15, spots: ['built-3'] } },
      { say: 'clean-up' },
    ],
    scores: [{ say: 'points', picture: { at: 147, spots: ['compound'] } }],
    end: [{ say: 'finish' }],
  },
  'cyber-merchant': {
    turn: [
      { say: 'auction', picture: { at: 3, spots: ['place-1', 'place-2', 'place-3'] } },
      { say: 'tricks', picture: { at: 4, spots: ['track-RB', 'track-CD'] } },
      { say: 'commit', picture: { at: 21, spots: ['hand'] } },
      { say: 'market', picture: { at: 25, spots: ['floor-0', 'floor-1', 'floor-2'] } },
    ],
    scores: [{ say: 'pay' }, { say: 'exchange' }],
    end: [{ say: 'finish' }],
  },
}
