/** The tricks of the stage that is under way, with what they did, from the log. */

import type { Corporation, Effect } from '../../generated/cyber-merchant'
import type { Told } from './kinds'

const RULES = { shift: 'CM-59', change: 'CM-61', steal: 'CM-64', swap: 'CM-68' } as const

/** The rule that says what a trick does. */
export const ruleOf = (effect: Effect): string => (effect.kind === 'move' ? (effect.by < 0 ? 'CM-57' : effect.by > 1 ? 'CM-55' : 'CM-54') : RULES[effect.kind])

export interface Played {
  seat: number
  card: number
  moves: { corporation: Corporation; to: number; by: number }[]
  /** Who was robbed. */
  robbed: number | null
}

export function playedTricks(told: readonly Told[]): Played[] {
  let played: Played[] = []
  for (const { event } of told) {
    const last = played.at(-1)
    if (event.kind === 'auction_began') played = []
    else if (event.kind === 'trick_played') played.push({ ...event, moves: [], robbed: null })
    else if (event.kind === 'price_moved') last?.moves.push({ ...event, by: event.to - event.from })
    else if (event.kind === 'stolen' && last) last.robbed = event.from
    else if (event.kind === 'prices_swapped') {
      const by = event.price - event.other_price
      last?.moves.push({ corporation: event.one, to: event.price, by }, { corporation: event.other, to: event.other_price, by: -by })
    }
  }
  return played
}

/** What the change tokens showed that were turned up last. */
export function turnedTokens(told: readonly Told[]): ReadonlyMap<Corporation, number> {
  const turned = new Map<Corporation, number>()
  for (const { event } of told) {
    if (event.kind === 'auction_began' || event.kind === 'market_opened') turned.clear()
    else if (event.kind === 'token_turned') turned.set(event.corporation, event.change)
  }
  return turned
}
