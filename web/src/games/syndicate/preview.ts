/** What a choice would do to the viewer's own pieces, as far as the server has said. */

import type { Choice } from '../../api/types'
import type { Event, View } from '../../generated/syndicate'
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

/** The numbers of a phrase by name. */
export function numbersOf(choice: Choice): Record<string, number> {
  return Object.fromEntries((choice.say.args ?? []).flatMap(([name, arg]) => ('number' in arg ? [[name, arg.number]] : [])))
}

/** What the offered step says itself of the two dice and of its robot. */
export interface Said {
  before: [number, number]
  after: [number, number]
  vp: number
}

export function saidOf(choice: Choice | null): Said | null {
  if (!choice) return null
  const { l, r, newl, newr, vp } = numbersOf(choice)
  if (l === undefined || r === undefined || newl === undefined || newr === undefined || vp === undefined) return null
  return { before: [l, r], after: [newl, newr], vp }
}

/** `choice` is the step that is pointed at, or the one that completed the answer; `place` where its robot is or would be. */
export function preview(seat: number, choice: Choice | null, place: number | null, ghost: Ghost<View, Event> | null): Preview {
  const future = ghost?.view?.players[seat] ?? null
  const shown: Preview = future
    ? { dice: [...future.dice], pays: future.network.map((plugged) => plugged?.pays ?? null), network: future.network_vp }
    : { dice: [...NOTHING.dice], pays: [...NOTHING.pays], network: null }
  const said = saidOf(choice)
  if (!said || place === null) return shown
  // The dice will turn one step later: what the other robots would pay then is not known yet.
  const later = future !== null && (future.dice[place - 1] !== said.after[0] || future.dice[place] !== said.after[1])
  if (later) {
    shown.pays = [...NOTHING.pays]
    shown.network = null
  }
  shown.dice[place - 1] = said.after[0]
  shown.dice[place] = said.after[1]
  shown.pays[place - 1] = said.vp
  return shown
}

/** `▲2`, `▼1`; empty without a change. */
export function delta(from: number, to: number | null): string {
  if (to === null || to === from) return ''
  return to > from ? `▲${to - from}` : `▼${from - to}`
}
