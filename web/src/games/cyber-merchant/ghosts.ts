/** What a choice would do, as this board draws it: prices, a bid, gifts, cash and crypto. */

import type { Corporation } from '../../generated/cyber-merchant'
import { fact, type Foresight } from './kinds'

export interface Ghosts {
  prices: Partial<Record<Corporation, number>>
  bid: { seat: number; place: number; mark: number } | null
  /** The kind of the card that we give to a seat. */
  gifts: Record<number, number>
  exchange: { crypto: number; credits: number } | null
}

export function ghostsOf(ghost: Foresight | null, me: number | null): Ghosts {
  const found: Ghosts = { prices: {}, bid: null, gifts: {}, exchange: null }
  for (const { event } of ghost?.lines ?? []) {
    const moved = fact(event, 'price_moved') ?? fact(event, 'token_turned')
    if (moved) found.prices[moved.corporation] = moved.to
    const swapped = fact(event, 'prices_swapped')
    if (swapped) {
      found.prices[swapped.one] = swapped.price
      found.prices[swapped.other] = swapped.other_price
    }
    const bid = fact(event, 'bid_placed')
    if (bid && bid.seat === me && !found.bid) found.bid = bid
    const given = fact(event, 'given')
    if (given && given.from === me && given.card !== null) found.gifts[given.to] = given.card
    const exchanged = fact(event, 'exchanged')
    if (exchanged && exchanged.seat === me && !found.exchange) found.exchange = exchanged
  }
  return found
}

/** `▲2`, `▼1`; empty if nothing changes. */
export const delta = (by: number): string => (by === 0 ? '' : `${by > 0 ? '▲' : '▼'}${Math.abs(by)}`)
