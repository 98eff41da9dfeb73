/** The table as this board sees it, and the order in which floors and rows are named. */

import type { Event, Floor, Foresight, Printed, View } from '../../generated/fantastic-factories'
import type { BoardTable } from '../../table/board'

export type Table = BoardTable<View, Event, Foresight, Printed>

/** The floors as facts number them, from 1. */
export const FLOORS: readonly Floor[] = ['research', 'generate', 'mine']

/** The rows as facts number them. */
export const ROWS = { blueprints: 1, contractors: 2 } as const

/** The seat an event is about; null if it is about the table. */
export const seatOf = (event: Event): number | null => ('seat' in event ? event.seat : null)
