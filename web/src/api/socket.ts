/**
 * One socket for all tables.
 *
 * - What is asked gets exactly one answer. When the connection is lost on the way, what can safely be asked again (it
 *   only reads, or has a submission's name) is sent again under the same name; the server does nothing twice.
 * - A watched table is told about from the version we have seen: after a lost connection, and when an update shows that
 *   something is missing, we watch again since that version.
 * - Nothing is shown before the server says so.
 */

import type { Ask, Failure, Presence } from '../generated/wire'
import { Refused } from './rest'
import type { Pushed, Update } from './types'

/** As much of a WebSocket as we use; tests have their own. */
export interface Wire {
  onopen: (() => void) | null
  onclose: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  readyState: number
  send(text: string): void
  close(): void
}

export type LinkState = 'idle' | 'connecting' | 'open' | 'waiting'

/** Who wants to hear of a table. */
export interface Watcher {
  update(update: Update): void
  chat?(line: Extract<Pushed, { push: 'chat' }>): void
  presence?(seats: (Presence | null)[]): void
  /** Watching was refused: no such table, or not for us. */
  refused?(failure: Failure): void
}

interface Watched {
  table: number
  invite?: string
  /** With the eyes of which of our seats, if we have several. */
  seat?: number
  /** Whether the page is looked at. */
  here: boolean
  watcher: Watcher
  /** How many things of it we have seen; nothing yet without. */
  seen: number | null
  /** Whether we have just asked for all we missed: then whatever comes is right. */
  fresh: boolean
}

interface Pending {
  id: number
  table: number
  seat?: number
  ask: Ask
  resolve(value: unknown): void
  reject(refused: Refused): void
  /** Whether it has gone out over the connection there is now. */
  sent: boolean
}

const OPEN = 1
/** What is said anew with every connection. */
const WATCHING: readonly string[] = ['watch', 'unwatch', 'attend']
/** How long we wait before the first, second … attempt to connect again, in milliseconds. */
const WAITS = [300, 1000, 2000, 4000, 8000, 15000]

export class Link {
  private wire: Wire | null = null
  private readonly watched = new Map<number, Watched>()
  private readonly pending = new Map<number, Pending>()
  private next = 1
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | null = null
  private heard: (state: LinkState) => void = () => {}
  state: LinkState = 'idle'

  constructor(private readonly open: () => Wire) {}

  /** Tells about the connection itself. */
  onstate(heard: (state: LinkState) => void): void {
    this.heard = heard
  }

  /** Begins to hear of a table; gives the way to end it. */
  watch(table: number, watcher: Watcher, invite?: string, seat?: number): () => void {
    const watched: Watched = { table, watcher, invite, seat, here: true, seen: null, fresh: false }
    this.watched.set(table, watched)
    if (this.state === 'open') this.sendWatch(watched)
    else this.connect()
    return () => {
      if (this.watched.get(table) !== watched) return
      this.watched.delete(table)
      if (this.state === 'open') this.ask(table, { do: 'unwatch' }).catch(() => {})
    }
  }

  /** Says whether a table that we watch is looked at. */
  attend(table: number, here: boolean): void {
    const watched = this.watched.get(table)
    if (!watched || watched.here === here) return
    watched.here = here
    if (this.state === 'open') this.ask(table, { do: 'attend', here }).catch(() => {})
  }

  /** Asks something of a table, for one of our seats if we have several. It waits for the connection if there is none. */
  ask<T>(table: number, ask: Ask, seat?: number): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const pending: Pending = { id: this.next++, table, seat, ask, resolve: resolve as (value: unknown) => void, reject, sent: false }
      this.pending.set(pending.id, pending)
      if (this.state === 'open') this.send(pending)
      else this.connect()
    })
  }

  /** Connects anew: we are somebody else now, or speak another language. */
  restart(): void {
    this.tries = 0
    if (this.watched.size === 0 && this.pending.size === 0) return this.drop()
    this.drop()
    this.connect()
  }

  /** Tries at once if we are waiting: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.state !== 'waiting') return
    this.tries = 0
    this.connect()
  }

  private connect(): void {
    if (this.wire !== null && this.wire.readyState <= OPEN) return
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    this.become('connecting')
    const wire = this.open()
    this.wire = wire
    wire.onopen = () => {
      if (this.wire !== wire) return
      this.tries = 0
      this.become('open')
      for (const watched of this.watched.values()) this.sendWatch(watched)
      for (const pending of [...this.pending.values()]) if (!pending.sent) this.send(pending)
    }
    wire.onclose = () => {
      if (this.wire === wire) this.lost()
    }
    wire.onmessage = (event) => {
      if (this.wire === wire) this.take(event.data)
    }
  }

  private drop(): void {
    const wire = this.wire
    this.wire = null
    if (wire) {
      wire.onclose = null
      wire.onmessage = null
      wire.close()
    }
    this.forget()
    this.become('idle')
  }

  private lost(): void {
    this.wire = null
    this.forget()
    if (this.watched.size === 0 && this.pending.size === 0) return this.become('idle')
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 15000
    this.tries += 1
    this.become('waiting')
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2))
  }

  /** What was under way: all that may be sent again stays, the rest has failed. */
  private forget(): void {
    for (const pending of [...this.pending.values()]) {
      if (pending.sent && !repeatable(pending.ask)) {
        this.pending.delete(pending.id)
        pending.reject(new Refused({ code: 'unavailable', sentence: '' }))
      }
      pending.sent = false
    }
    // A watch is sent for each table when we are connected again; one that was asked for alone would double it.
    for (const pending of [...this.pending.values()]) {
      if (WATCHING.includes(pending.ask.do)) this.pending.delete(pending.id)
    }
  }

  private send(pending: Pending): void {
    pending.sent = true
    this.wire?.send(JSON.stringify({ id: pending.id, table: pending.table, as_seat: pending.seat, ...pending.ask }))
  }

  private sendWatch(watched: Watched): void {
    watched.fresh = true
    const ask: Ask = { do: 'watch', story: true }
    if (watched.seen !== null) ask.since = watched.seen
    if (watched.invite !== undefined) ask.invite = watched.invite
    this.ask(watched.table, ask, watched.seat).catch((refused: Refused) => watched.watcher.refused?.(refused.failure))
    if (!watched.here) this.ask(watched.table, { do: 'attend', here: false }).catch(() => {})
  }

  private take(text: string): void {
    const message = JSON.parse(text) as Pushed | { re: number; ok?: unknown; failure?: Failure }
    if ('re' in message) {
      const pending = this.pending.get(message.re)
      if (!pending) return
      this.pending.delete(message.re)
      if (message.failure) pending.reject(new Refused(message.failure))
      else pending.resolve(message.ok)
    } else if (message.push === 'update') {
      this.update(message)
    } else if (message.push === 'chat') {
      this.watched.get(message.table)?.watcher.chat?.(message)
    } else if (message.push === 'presence') {
      this.watched.get(message.table)?.watcher.presence?.(message.seats)
    }
  }

  private update(update: Update): void {
    const watched = this.watched.get(update.table)
    if (!watched) return
    const { seen, fresh } = watched
    if (seen !== null && !fresh) {
      if (update.after > seen) return this.sendWatch(watched) // something is missing: all since then, once more
      if (update.version < seen) return // older than what we have
    }
    // What changed is good only for the view before it: we have it already, or the whole one is on its way.
    if (update.changes && update.after !== seen) return
    watched.fresh = false
    watched.seen = Math.max(seen ?? 0, update.version)
    watched.watcher.update(update)
  }

  private become(state: LinkState): void {
    if (this.state === state) return
    this.state = state
    this.heard(state)
  }
}

/** Whether something may be sent twice: it only reads, or its submission's name keeps it from being done twice. */
function repeatable(ask: Ask): boolean {
  return ask.do !== 'say'
}
