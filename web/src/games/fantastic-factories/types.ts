/** The table as this board sees it, and the order in which kinds and floors are shown. */

import type { Event, Floor, Kind, View } from '../../generated/fantastic-factories'
import type { Beat, BoardTable, Ghost } from '../../table/board'

export type Table = BoardTable<View, Event>
export type Story = Beat<View, Event>
export type Foreseen = Ghost<View, Event>

export const KINDS: readonly Kind[] = ['production', 'utility', 'training', 'monument', 'special']

/** The floors as facts number them, from 1. */
export const FLOORS: readonly Floor[] = ['research', 'generate', 'mine']

/** The rows as facts number them. */
export const ROWS = { blueprints: 1, contractors: 2 } as const

/** Whether the dice of an activation are laid on the card; training only changes them. */
export function laid(view: View, card: number, copied: number | null): boolean {
  const built = view.players.flatMap((one) => one.compound.flatMap((group) => group.cards.map((two) => two.card)))
  const used = [...built, ...view.blueprints].find((one) => one?.number === (copied ?? card))
  return used?.effect.dice !== undefined
}

/** An event as its name and what it says. Every event of this game has fields. */
export type Named = { [Name in EventName]: { name: Name; of: EventOf<Name> } }[EventName]
type EventName = Event extends infer One ? (One extends unknown ? keyof One : never) : never
type EventOf<Name extends EventName> = Extract<Event, Record<Name, unknown>> extends Record<Name, infer Of> ? Of : never

export function named(event: Event): Named {
  const [name, of] = Object.entries(event)[0] as [EventName, unknown]
  return { name, of } as Named
}

/** The seat an event is about; null if it is about the table. */
export function seatOf(event: Event): number | null {
  const { of } = named(event)
  return 'seat' in of ? of.seat : null
}
