/**
 * The generated types, with the parts that the lower crates do not know of filled in: a log line holds `Line`s, a
 * question `AnyNext`.
 */

import type * as kernel from '../generated/kernel'
import type { AnyDeed, AnyNext, Change, Line } from '../generated/registry'
import type * as wire from '../generated/wire'

/** One entry of a table's log, as the viewer heard it. */
export type Told = Omit<wire.Happened, 'lines'> & { lines: Line[] }

/** A line with what it changed in the view. */
export type ShownLine = Line & { changes?: Change[] }

/** What the viewer's seat is asked. */
export type Question = Omit<wire.Question, 'ask' | 'list' | 'next' | 'actions'> & { ask: kernel.Phrase; list?: Listing; next?: AnyNext }

/** A question that was told before comes as its number alone. */
export type Asked = Question | { id: number; ask?: undefined }

/** All answers to a question. What each would do has the type of its game. */
export type Listing = kernel.Listing<unknown>

/** What happened at a table, as the viewer may know it: with the view, or with what is different in the one before. */
export type Update = Omit<wire.Update, 'happened' | 'question' | 'changes'> & { happened: (Omit<Told, 'lines'> & { lines: ShownLine[] })[]; question?: Asked; changes?: Change[] }

/** A message that nobody asked for. */
export type Pushed = ({ push: 'update' } & Update) | Exclude<wire.Pushed, { push: 'update' }>

/** A page of a table's log. */
export type LogPage = Omit<wire.LogPage, 'happened'> & { happened: Told[] }

/** One step of a finished game. */
export type ReplayStep = Omit<wire.ReplayStep, 'deed' | 'lines' | 'changes'> & { deed?: AnyDeed; lines: ShownLine[]; changes?: Change[] }

/** What a change of a table answers. */
export type Done = { version: number }

export type { AnyDeed, AnyNext, Foreseen, Hint, Line, Offer } from '../generated/registry'
export type { Choice, Phrase, Points } from '../generated/kernel'
export type * as Wire from '../generated/wire'
