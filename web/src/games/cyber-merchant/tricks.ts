/** The tricks of the stage that is under way, with what they did, from the log. */

import type { Corporation, Event } from '../../generated/cyber-merchant'
import { fact, type Told } from './kinds'

export interface Played {
  seat: number
  card: number
  line: Told
  moves: { corporation: Corporation; to: number; by: number }[]
  /** The theft it led to. */
  loot: Event | null
}

export function playedTricks(told: readonly Told[]): Played[] {
  let played: Played[] = []
  for (const line of told) {
    if (fact(line.event, 'auction_began')) played = []
    const trick = fact(line.event, 'trick_played')
    if (trick) played.push({ ...trick, line, moves: [], loot: null })
    const last = played.at(-1)
    if (!last) continue
    const moved = fact(line.event, 'price_moved')
    if (moved) last.moves.push({ corporation: moved.corporation, to: moved.to, by: moved.to - moved.from })
    const swapped = fact(line.event, 'prices_swapped')
    if (swapped) {
      last.moves.push({ corporation: swapped.one, to: swapped.price, by: swapped.price - swapped.other_price })
      last.moves.push({ corporation: swapped.other, to: swapped.other_price, by: swapped.other_price - swapped.price })
    }
    if (fact(line.event, 'stolen')) last.loot = line.event
  }
  return played
}
