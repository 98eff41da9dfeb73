/** What this board's parts pass to each other. */

import type { Event, Foresight, Printed, View } from '../../generated/cyber-merchant'
import type { BoardTable, StoryLine } from '../../table/board'

export type Table = BoardTable<View, Event, Foresight, Printed>
export type Told = StoryLine<Event>

/** What an event of some kinds carries. */
export type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

/** The parts that name a card which somebody gets back: the others, clockwise. */
export const GIFTS = ['first', 'second', 'third'] as const
/** The parts that name a card of the hand. */
export const HAND = ['trick', 'card', ...GIFTS] as const
/** The parts that name a price. */
export const TRACKS = ['price', 'up', 'down', 'swap'] as const

/** All of some things, clockwise from one of them on. */
export const clockwise = <T>(all: readonly T[], from: number | null | undefined): T[] => [...all.slice(from ?? 0), ...all.slice(0, from ?? 0)]

/** The market that is open. */
export const marketOf = (view: View) => (view.stage.kind === 'market' ? view.stage : null)
