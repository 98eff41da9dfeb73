/**
 * What is shown while things happen: one queue of moments. Everything on the screen shows the moment that is `now`. An
 * update comes as a story: one moment for each line, with the view right after it, and a last one with what follows from
 * all of it, such as the next question and the result. A click skips to the end.
 */

import type { Change } from '../generated/registry'
import { prefs } from '../shell/prefs.svelte'
import type { ShownLine } from '../api/types'
import { applied } from './changes'

/** A place in the log: all entries before this version, and so many lines of that one. */
export interface Place {
  version: number
  lines: number
}

/** What everything on the screen shows at the same time. */
export interface Moment<After = unknown> {
  /** The version of the table that the update leads to, and how many of its lines are told. */
  version: number
  line: number
  view: unknown
  /** The line that led here; null where the view came without one. */
  told: ShownLine | null
  /** How far the log is told. */
  place: Place
  /** Whether all of the update is shown. */
  settled: boolean
  /** What follows from the last update that was shown to its end. */
  after: After
}

/** What the parts of a page wear, so that it can be tested that they show the same moment. */
export const stamp = (moment: Moment<unknown> | null) => (moment ? { 'data-version': moment.version, 'data-line': moment.line } : {})

/** An update as it is handed over: a line has the place of the log at which it stands. */
export interface Arrived<After> {
  version: number
  lines: readonly { line: ShownLine; place: Place }[]
  /** The view afterwards; or, where the view before is known, what is different in it after the last line. */
  view?: unknown
  changes?: readonly Change[]
  after: After
}

/** Whoever shows moments with pieces that move. */
export interface Teller {
  /** How long a line is looked at, in milliseconds at full length. `next` follows it in the same update. */
  length(line: ShownLine, next: ShownLine | null): number
  /** Shows a moment by calling `show` once, and says when the next one may come. */
  tell(moment: Moment, next: ShownLine | null, show: () => void): Promise<void>
}

/** More than so many updates behind, the rest is not told but shown. */
const MOST_BEHIND = 4
/** What takes longer than so many milliseconds is told faster. */
const LONGEST = 6000

export class Stage<After = unknown> {
  now: Moment<After> | null = $state.raw(null)
  /** Whether a story is being told. */
  telling = $state(false)
  private teller: Teller | null = null
  private queue: Moment<After>[] = []
  /** The newest view, shown or not. */
  private newest: unknown = null
  /** What durations are multiplied with because there is so much to tell. */
  private haste = 1
  private skipped: () => void = () => {}
  private running = false

  /** `settle` hears what follows from an update once it is shown to its end; not of those that are jumped over. */
  constructor(private readonly settle: (after: After) => void = () => {}) {}

  /** Whether what comes after the story is held back: the next question, the result. */
  get holding(): boolean {
    return this.telling
  }

  /** The view on the screen. */
  get view(): unknown {
    return this.now?.view ?? null
  }

  /** What durations are multiplied with; 0 when nothing may move. */
  get pace(): number {
    return prefs.moves ? this.haste / prefs.speed : 0
  }

  onstory(teller: Teller): () => void {
    this.teller = teller
    return () => {
      if (this.teller === teller) this.teller = null
    }
  }

  /** Something happened. */
  take(arrived: Arrived<After>): void {
    const moments = this.momentsOf(arrived)
    const last = moments[moments.length - 1]!
    const still = this.newest === null || !this.teller || this.pace === 0 || document.hidden
    this.newest = last.view
    this.queue.push(...(still ? [last] : moments))
    if (!this.running && moments.length === 1 && (!arrived.changes || last.view === this.view)) return this.skip() // nothing to tell
    const behind = this.queue.filter((moment) => moment.settled).length
    if (behind > MOST_BEHIND || still) return this.skip()
    this.hurry()
    if (!this.running) void this.tell()
  }

  /** Shows the end at once. */
  skip(): void {
    const last = this.queue.at(-1)
    this.queue = []
    if (last) this.show(last)
    this.telling = false
    this.skipped()
  }

  end(): void {
    this.queue = []
    this.teller = null
    this.telling = false
    this.skipped()
  }

  private momentsOf({ version, lines, view, changes, after }: Arrived<After>): Moment<After>[] {
    const last: Moment<After> = { version, line: lines.length, view: null, told: null, place: { version, lines: 0 }, settled: true, after }
    if (!changes || this.newest === null || !this.now) return [{ ...last, view: view ?? null }]
    let now = this.newest
    const { after: before } = this.queue.at(-1) ?? this.now
    const moments = lines.map(({ line, place }, at): Moment<After> => {
      now = applied(now, line.changes ?? [])
      return { version, line: at + 1, view: now, told: line, place, settled: false, after: before }
    })
    return [...moments, { ...last, view: applied(now, changes) }]
  }

  /** Tells faster if there is more to tell than anybody likes to wait for. */
  private hurry(): void {
    const told = this.queue.map((moment) => moment.told)
    const length = told.reduce((sum, line, at) => sum + (line ? (this.teller?.length(line, told[at + 1] ?? null) ?? 0) : 0), 0)
    this.haste = Math.min(1, LONGEST / Math.max(1, length))
  }

  private show(moment: Moment<After>): void {
    this.now = moment
    if (moment.settled) this.settle(moment.after)
  }

  private async tell(): Promise<void> {
    this.running = true
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      const moment = next
      this.telling = true
      const waits = () => this.queue[0] === moment
      const show = () => {
        if (!waits()) return
        this.queue.shift()
        this.show(moment)
      }
      const skip = new Promise<void>((done) => (this.skipped = done))
      const story = this.teller?.tell(moment, this.queue[1]?.told ?? null, show).catch(show)
      await Promise.race([story, skip])
      show()
    }
    this.telling = this.running = false
  }
}
