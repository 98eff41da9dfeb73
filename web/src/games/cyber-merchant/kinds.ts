/** What this board's parts pass to each other. */

import type { Event, View } from '../../generated/cyber-merchant'
import type { Beat, BoardTable, Ghost, StoryLine } from '../../table/board'

export type Table = BoardTable<View, Event>
export type Told = StoryLine<Event>
export type Story = Beat<View, Event>
export type Foresight = Ghost<View, Event>

/** The names of the events, and what each carries. */
type Both<U> = U extends string ? never : U
type Keys<U> = U extends object ? keyof U : never
export type EventName = Keys<Both<Event>>
export type Fact<Name extends EventName> = Extract<Event, Record<Name, unknown>>[Name]

/** The fact of an event, if it is of this name. */
export function fact<Name extends EventName>(event: Event, name: Name): Fact<Name> | null {
  return typeof event === 'object' && name in event ? ((event as unknown as Record<Name, Fact<Name>>)[name] ?? null) : null
}
