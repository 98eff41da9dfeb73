/** What can be asked about a game that is over; a moment of one under way as well. */

import { call, query, submission } from './rest'
import type { ReplayStep, Wire } from './types'

/** A table, and the token of its link if we came by one. */
export interface Door {
  table: number
  invite?: string
}

/** One step of a game as a seat saw it; of a game under way only with our own eyes. */
export function replayStep({ table, invite }: Door, step: number | null, seat: number | null): Promise<ReplayStep> {
  return call<ReplayStep>('GET', `/tables/${table}/replay${query({ step, seat, invite, story: 'true' })}`)
}

/** How far the bots are with thinking about a game, and what they think. */
export function analysis({ table, invite }: Door): Promise<Wire.Analysis> {
  return call<Wire.Analysis>('GET', `/tables/${table}/analysis${query({ invite })}`)
}

/** Lets the bots think about a game; asked again it changes nothing. */
export function analyse({ table, invite }: Door): Promise<Wire.Analysis> {
  return call<Wire.Analysis>('POST', `/tables/${table}/analysis${query({ invite })}`)
}

/** Opens a table that goes on from a moment of a game, with bots on all other seats. */
export function playOn({ table, invite }: Door, from: Omit<Wire.PlayOn, 'submission'>): Promise<Wire.Opened> {
  const body: Wire.PlayOn = { ...from, submission: submission() }
  return call<Wire.Opened>('POST', `/tables/${table}/play-on${query({ invite })}`, body)
}

/** The strongest players of a game. */
export function ratings(game: string): Promise<Wire.RatedPlayers> {
  return call<Wire.RatedPlayers>('GET', `/games/${game}/ratings`)
}

/**
 * Reads an analysis until it is done, telling each time how far it is. Ends at once where nobody has asked for it, and
 * early when `stopped` says so.
 */
export async function follow(door: Door, told: (found: Wire.Analysis) => void, stopped: () => boolean, pause = 1500): Promise<void> {
  for (;;) {
    const found = await analysis(door)
    if (stopped()) return
    told(found)
    if (found.of === 0 || (found.done >= found.of && found.thoughts.length > 0)) return
    await new Promise((wait) => setTimeout(wait, pause))
    if (stopped()) return
  }
}
