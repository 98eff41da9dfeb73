/** Where a table that is watched and played comes from: the server, or a lesson that needs no table. */

import type { Told, Wire } from '../api/types'
import type { Watcher } from '../api/socket'
import { session } from '../shell/session.svelte'
import { DraftKeeper } from './draftKeeper'
import { readChat, readLog, readPass } from './log'

export interface Source {
  /** Begins to tell what happens; gives the way to end it. */
  watch(watcher: Watcher): () => void
  /** Asks something of the table. */
  ask<T>(ask: Wire.Ask): Promise<T>
  /** Reads what has happened so far, part by part. */
  log(take: (page: readonly Told[]) => void): Promise<void>
  chat(): Promise<readonly Wire.ChatLine[]>
  pass(): Promise<Wire.TablePass | null>
  /** Keeps what has been said of an answer; nothing where it need not be kept. */
  readonly keeper: DraftKeeper | null
}

/** A table of the server. */
export const served = (table: number, invite?: string): Source => ({
  watch: (watcher) => session.link.watch(table, watcher, invite),
  ask: (ask) => session.link.ask(table, ask),
  log: (take) => readLog(table, invite, take),
  chat: () => readChat(table, invite),
  pass: () => readPass(table, invite),
  keeper: new DraftKeeper(table),
})
