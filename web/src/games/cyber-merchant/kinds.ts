/** What this board's parts pass to each other. */

import type { Event, View } from '../../generated/cyber-merchant'
import type { Beat, BoardTable, Ghost, StoryLine } from '../../table/board'

export type Table = BoardTable<View, Event>
export type Told = StoryLine<Event>
export type Story = Beat<View, Event>
export type Foresight = Ghost<View, Event>

/** The parts that name a card which somebody gets back: the others, clockwise. */
export const GIFTS = ['first', 'second', 'third'] as const
/** The parts that name a card of the hand. */
export const HAND = ['trick', 'card', ...GIFTS] as const
/** The parts that name a price. */
export const TRACKS = ['price', 'up', 'down', 'swap'] as const

/** The names of the events, and what each carries. */
type Both<U> = U extends string ? never : U
type Keys<U> = U extends object ? keyof U : never
export type EventName = Keys<Both<Event>>
export type Fact<Name extends EventName> = Extract<Event, Record<Name, unknown>>[Name]

/** The fact of an event, if it is of this name. */
export function fact<Name extends EventName>(event: Event, name: Name): Fact<Name> | null {
  return typeof event === 'object' && name in event ? ((event as unknown as Record<Name, Fact<Name>>)[name] ?? null) : null
}

/** The seats in turn order, from one of them on. */
export function clockwise(order: readonly number[], from: number | null | undefined): number[] {
  const at = Math.max(0, order.indexOf(from ?? -1))
  return [...order.slice(at), ...order.slice(0, at)]
}
