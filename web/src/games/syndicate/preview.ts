/** What a choice would do to the viewer's own pieces, as far as the server has said. */

import type { Event, Foresight, View } from '../../generated/syndicate'
import type { Ghost } from '../../table/board'

export interface Preview {
  /** The dice D1 to D5 afterwards; null where it is not known. */
  dice: (number | null)[]
  /** What the robots at N1 to N4 would pay; null where it is not known. */
  pays: (number | null)[]
  /** All of the network together; null where it is not known. */
  network: number | null
}

export const NOTHING: Preview = { dice: [null, null, null, null, null], pays: [null, null, null, null], network: null }

/** `shown` is what the robot at a place would do, as the game foresees it; `ghost` the table right after the choice. */
export function preview(seat: number, shown: Foresight | null, place: number | null, ghost: Ghost<View, Event> | null): Preview {
  const future = ghost?.view?.players[seat] ?? null
  const preview: Preview = future
    ? { dice: [...future.dice], pays: future.network.map((plugged) => plugged?.pays ?? null), network: future.network_vp }
    : { dice: [...NOTHING.dice], pays: [...NOTHING.pays], network: null }
  if (!shown || place === null) return preview
  const [left, right] = shown.dice
  // The dice will turn one step later: what the other robots would pay then is not known yet.
  if (future !== null && (future.dice[place - 1] !== left || future.dice[place] !== right)) {
    preview.pays = [...NOTHING.pays]
    preview.network = null
  }
  preview.dice[place - 1] = left
  preview.dice[place] = right
  preview.pays[place - 1] = shown.pays
  return preview
}

/** `▲2`, `▼1`; empty without a change. */
export function delta(from: number, to: number | null): string {
  if (to === null || to === from) return ''
  return to > from ? `▲${to - from}` : `▼${from - to}`
}
